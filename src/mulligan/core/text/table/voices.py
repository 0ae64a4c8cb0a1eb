"""The shared part of each language at a table.

Polish and Russian have nouns with cases beside names that have none. Names have no known gender, so texts say "the card
Kong": the noun is inflected, the verb agrees with it, the name is not inflected. Spanish and French have prepositions for
cases.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import ClassVar

from mulligan.core.text.languages import english, french, polish, russian, spanish
from mulligan.core.text.table.speech import Mention, Speech
from mulligan.core.text.terms import Language
from mulligan.core.text.words import Case, Noun, Number, spaced


class English(Speech):
    language = Language.EN
    you = ("you", "your", "you", "you")
    quotes, conjunction = ("“", ".”"), " and "
    card_noun, player_noun, opponent_noun = english.CARD, english.PLAYER, english.OPPONENT

    def other_player(self, mention: Mention, case: Case) -> str:
        yours = mention.yours or (mention.noun == self.opponent_noun and not mention.number)
        article = "your" if yours else "" if mention.number else "the"
        name = mention.name or spaced(article, mention.noun.form(Number.ONE), mention.number)
        return english.possessive(name) if case is Case.GENITIVE else name

    def count(self, number: int, noun: Noun, case: Case = Case.ACCUSATIVE) -> str:
        return english.count(number, noun, case)

    def apiece(self, number: int, noun: Noun) -> str:
        return f"one {noun.form(Number.ONE)}" if number == 1 else english.count(number, noun)

    def of(self, name: str) -> str:
        return english.possessive(name)


class Slavic(Speech):
    @abstractmethod
    def your(self, noun: Noun, case: Case, number: Number = Number.ONE) -> str:
        """ "your", agreeing with a noun."""

    def other_player(self, mention: Mention, case: Case) -> str:
        your = self.your(mention.noun, case) if mention.yours else ""
        return spaced(your, mention.noun.form(Number.ONE, case), mention.number or mention.name)

    def cards(self, names: str, number: Number, case: Case) -> str:
        return f"{self.card_noun.form(number, case)} {names}"


class Polish(Slavic):
    """The present tense has no gender, and the verb implies "you"."""

    language = Language.PL
    you = ("", "ciebie", "tobie", "ciebie")
    quotes, conjunction = ("„", "”."), " i "
    card_noun, player_noun, opponent_noun = polish.CARD, polish.PLAYER, polish.OPPONENT

    def your(self, noun: Noun, case: Case, number: Number = Number.ONE) -> str:
        return polish.YOUR.form(noun.gender, number, case)

    def verb_number(self, number: int) -> Number:
        return Number.MANY if polish.few(number) else Number.ONE

    def count(self, number: int, noun: Noun, case: Case = Case.ACCUSATIVE) -> str:
        return polish.count(number, noun, case)

    def apiece(self, number: int, noun: Noun) -> str:
        return f"po {polish.count(number, noun, Case.LOCATIVE if number == 1 else Case.ACCUSATIVE)}"


class Russian(Slavic):
    """Card names are quoted."""

    language = Language.RU
    you = ("вы", "вас", "вам", "вас")
    quotes, conjunction = ("«", "»."), " и "
    card_noun, player_noun = russian.CARD, russian.PLAYER

    def your(self, noun: Noun, case: Case, number: Number = Number.ONE) -> str:
        return russian.YOUR.beside(noun, number, case)

    def verb_number(self, number: int) -> Number:
        return Number.MANY if russian.ends_in(number, 2, 3, 4) else Number.ONE

    def count(self, number: int, noun: Noun, case: Case = Case.ACCUSATIVE) -> str:
        return russian.count(number, noun, case)

    def apiece(self, number: int, noun: Noun) -> str:
        return f"по {russian.count(number, noun, Case.DATIVE if russian.ends_in(number, 1) else Case.ACCUSATIVE)}"

    def card(self, name: str) -> str:
        return f"«{name}»"


class Romance(Speech):
    your: ClassVar[str]
    your_many: ClassVar[str]
    the_feminine: ClassVar[tuple[str, str]]  # the article before a consonant, of one and of many

    @abstractmethod
    def the(self, words: str, number: Number = Number.ONE) -> str:
        """A masculine noun with its article, elided before a vowel."""

    @abstractmethod
    def in_case(self, words: str, case: Case) -> str:
        """The words after the preposition of a case, contracted with an article."""

    def other_player(self, mention: Mention, case: Case) -> str:
        noun = spaced(mention.noun.form(Number.ONE), mention.number)
        return self.in_case(mention.name or (f"{self.your} {noun}" if mention.yours else self.the(noun)), case)

    def cards(self, names: str, number: Number, case: Case) -> str:
        if case is not Case.NOMINATIVE:
            return self.in_case(names, case)
        article = self.the_feminine[0 if number is Number.ONE else 1]
        return f"{article} {self.card_noun.form(number)} {names}"


class Spanish(Romance):
    """The verb implies "you"."""

    language = Language.ES
    you, your, your_many = ("", "de ti", "a ti", "ti"), "tu", "tus"
    the_feminine = ("la", "las")
    quotes, conjunction = ("«", "»."), " y "
    card_noun, player_noun = spanish.CARD, spanish.PLAYER

    def the(self, words: str, number: Number = Number.ONE) -> str:
        return f"{'el' if number is Number.ONE else 'los'} {words}"

    def listed(self, words: Sequence[str]) -> str:
        return spanish.joined(words)

    def in_case(self, words: str, case: Case) -> str:
        return spanish.of(words) if case is Case.GENITIVE else spanish.to(words) if case is Case.DATIVE else words

    def count(self, number: int, noun: Noun, case: Case = Case.ACCUSATIVE) -> str:
        return self.in_case(spanish.count(number, noun), case)


class French(Romance):
    language = Language.FR
    you, your, your_many = ("vous", "de vous", "à vous", "vous"), "votre", "vos"
    the_feminine = ("la", "les")
    quotes, conjunction = ("« ", ". »"), " et "
    card_noun, player_noun, opponent_noun = french.CARD, french.PLAYER, french.OPPONENT

    def the(self, words: str, number: Number = Number.ONE) -> str:
        return french.elided("le", words) if number is Number.ONE else f"les {words}"

    def in_case(self, words: str, case: Case) -> str:
        return french.in_case(words, case)

    def count(self, number: int, noun: Noun, case: Case = Case.ACCUSATIVE) -> str:
        return french.count(number, noun, case)

    def of(self, name: str) -> str:
        return french.after("de", name)
