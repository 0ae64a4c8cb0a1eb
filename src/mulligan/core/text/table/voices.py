"""How each language speaks at a table.

Polish and Russian have nouns with cases beside names that have none. A name's gender is unknown, so a card is always "the card
Kong": the noun is declined, the verb agrees with it, the name stays as it is. Spanish and French have prepositions for cases.
"""

from __future__ import annotations

from abc import abstractmethod

from mulligan.core.text import english, french, polish, russian, spanish
from mulligan.core.text.table.speech import Person, Speech
from mulligan.core.text.terms import Language
from mulligan.core.text.words import Case, Noun, Number, spaced


class English(Speech):
    language = Language.EN
    you = ("you", "your", "you", "you")
    quotes = ("“", ".”")
    player_noun, opponent_noun = english.PLAYER, english.OPPONENT

    def other_player(self, person: Person, case: Case) -> str:
        article = "" if person.number else "the"
        name = person.name or spaced(article, person.noun.form(Number.ONE), person.number)
        return f"{name}'s" if case is Case.GENITIVE else name

    def count(self, number: int, noun: Noun, case: Case = Case.ACCUSATIVE) -> str:
        return english.count(number, noun, case)


class Slavic(Speech):
    def other_player(self, person: Person, case: Case) -> str:
        return spaced(person.noun.form(Number.ONE, case), person.number or person.name)


class Polish(Slavic):
    """The present tense has no gender, and "you" is said by the verb."""

    language = Language.PL
    you = ("", "ciebie", "tobie", "ciebie")
    quotes = ("„", "”.")
    player_noun, opponent_noun = polish.PLAYER, polish.OPPONENT

    def count(self, number: int, noun: Noun, case: Case = Case.ACCUSATIVE) -> str:
        return polish.count(number, noun, case)


class Russian(Slavic):
    """Names of cards stand in quotation marks."""

    language = Language.RU
    you = ("вы", "вас", "вам", "вас")
    quotes = ("«", "».")
    player_noun = russian.PLAYER

    def count(self, number: int, noun: Noun, case: Case = Case.ACCUSATIVE) -> str:
        return russian.count(number, noun, case)

    def card(self, name: str) -> str:
        return f"«{name}»"


class Romance(Speech):
    @abstractmethod
    def the(self, words: str) -> str:
        """A masculine noun with its article."""

    @abstractmethod
    def in_case(self, words: str, case: Case) -> str:
        """The words behind the preposition of a case, contracted with an article."""

    def other_player(self, person: Person, case: Case) -> str:
        return self.in_case(person.name or self.the(spaced(person.noun.form(Number.ONE), person.number)), case)


class Spanish(Romance):
    """ "You" is said by the verb."""

    language = Language.ES
    you = ("", "de ti", "a ti", "ti")
    quotes = ("«", "».")
    player_noun = spanish.PLAYER

    def the(self, words: str) -> str:
        return f"el {words}"

    def in_case(self, words: str, case: Case) -> str:
        return spanish.of(words) if case is Case.GENITIVE else spanish.to(words) if case is Case.DATIVE else words

    def count(self, number: int, noun: Noun, case: Case = Case.ACCUSATIVE) -> str:
        return spanish.count(number, noun, case)


class French(Romance):
    language = Language.FR
    you = ("vous", "de vous", "à vous", "vous")
    quotes = ("« ", ". »")
    player_noun, opponent_noun = french.PLAYER, french.OPPONENT

    def the(self, words: str) -> str:
        return french.elided("le", words)

    def in_case(self, words: str, case: Case) -> str:
        return french.in_case(words, case)

    def count(self, number: int, noun: Noun, case: Case = Case.ACCUSATIVE) -> str:
        return french.count(number, noun, case)

    def of(self, name: str) -> str:
        return french.after("de", name)

    def typeset(self, text: str) -> str:
        return french.typeset(text)
