"""The interface of a language at the table: names of players, quoted cards and labels."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import ClassVar

from mulligan.core.text.table.labels import AnyLabel
from mulligan.core.text.table.templates import begun
from mulligan.core.text.terms import Language, term
from mulligan.core.text.typesetting import typeset
from mulligan.core.text.words import Case, Noun, Number, listed

MOST_SAID = 8192  # cached sentences and labels
CASES = {"": Case.NOMINATIVE, "_gen": Case.GENITIVE, "_dat": Case.DATIVE, "_acc": Case.ACCUSATIVE}


@dataclass(frozen=True, slots=True)
class Mention:
    """A player other than the viewer, or a team, as a noun: the opponent, player 3, your teammate, the other team, a name."""

    noun: Noun
    number: str = ""  # follows the noun
    name: str = ""
    yours: bool = False  # whether "your" precedes the noun


class Speech(ABC):
    """A language at the table; each game supplies the nouns for opponents, teammates and teams."""

    language: ClassVar[Language]
    you: ClassVar[tuple[str, str, str, str]]  # in the order of `Case`; the nominative is empty in languages that drop it
    conjunction: ClassVar[str]  # " and "
    quotes: ClassVar[tuple[str, str]]  # around a sentence, with its period if the language puts it inside
    card_noun: ClassVar[Noun]
    player_noun: ClassVar[Noun]
    opponent_noun: ClassVar[Noun]
    teammate_noun: ClassVar[Noun]  # the teammate in a team of two
    team_noun: ClassVar[Noun]
    other_team_noun: ClassVar[Noun]  # the opposing team, if there are two

    def player(self, mention: Mention | None, case: Case) -> str:
        """A player or a team; None for the viewer."""
        return self.you[case] if mention is None else self.other_player(mention, case)

    @abstractmethod
    def other_player(self, mention: Mention, case: Case) -> str: ...

    @abstractmethod
    def count(self, number: int, noun: Noun, case: Case = Case.ACCUSATIVE) -> str:
        """A number with its noun."""

    def apiece(self, number: int, noun: Noun) -> str:
        """A number with its noun, before "each": "one card", "po 5 kart", "по 21 карте"."""
        return self.count(number, noun)

    def verb_number(self, number: int) -> Number:
        """The number of the verb after a counted noun: "pięć żetonów wchodzi"."""
        return Number.ONE if number == 1 else Number.MANY

    def listed(self, words: Sequence[str]) -> str:
        """ "Kong, Wolf and Zombie"."""
        return listed(words, self.conjunction)

    def cards(self, names: str, number: Number, case: Case) -> str:
        """One or several cards by name in a clause: "Kong and Wolf ×2", "karty „Kong” i „Wilk” ×2"."""
        return names

    def card(self, name: str) -> str:
        """A card's name inside a sentence."""
        return name

    def of(self, name: str) -> str:
        """A name as an owner, in languages that inflect it."""
        return name

    def typeset(self, text: str) -> str:
        """Typeset a text, as the last step."""
        return typeset(text, self.language)

    def quoted(self, text: str) -> str:
        """Quote a sentence of a card."""
        return text.removesuffix(".").join(self.quotes)

    def label(self, label: AnyLabel, **values: object) -> str:
        """A word or a short message; one that begins with a player gets a capital letter."""
        return _filled(self, label, tuple(values.items()))


@lru_cache(MOST_SAID)  # most labels are the same at every table
def _filled(speech: Speech, label: AnyLabel, values: tuple[tuple[str, object], ...]) -> str:
    template = term(label.value, speech.language)
    opponent = Mention(speech.opponent_noun)
    players = {f"player{end}": speech.player(opponent, case) for end, case in CASES.items()} if "{player" in template else {}
    text = template.format_map({**players, **dict(values)})
    return speech.typeset(begun(text) if template.startswith("{player}") else text)
