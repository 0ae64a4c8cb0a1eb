"""A table as one reader sees it: who is who."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from mulligan.core.text.table.labels import Label
from mulligan.core.text.table.speech import CASES, Person, Speech
from mulligan.core.text.table.templates import begun, fill
from mulligan.core.text.words import Case, Noun

NOBODY = -1
Spoken = TypeVar("Spoken", bound=Speech)


@dataclass(frozen=True, slots=True)
class Scene(Generic[Spoken]):
    """Who reads, and in which language.

    `reader` is the seat that reads, or -1 for somebody who only watches. `names` are what players call themselves, by seat;
    without them there is the opponent, or player 3.
    """

    speech: Spoken
    reader: int
    seats: int
    names: Sequence[str]

    def person(self, seat: int) -> Person | None:
        """A player as the reader calls them; None is the reader."""
        if seat == self.reader:
            return None
        if seat < len(self.names) and self.names[seat]:
            return Person(self.speech.player_noun, name=self.names[seat])
        if self.seats == 2 and self.reader in (0, 1):
            return Person(self.speech.opponent_noun)
        return Person(self.speech.player_noun, number=str(seat + 1))

    def player_alone(self, seat: int) -> str:
        """A player outside a sentence: you, the opponent."""
        person = self.person(seat)
        return self.speech.label(Label.YOU) if person is None else self.speech.player(person, Case.NOMINATIVE)

    def say(self, template: str, *, seat: int = NOBODY, other: int = NOBODY, **words: object) -> str:
        """The template filled in, about a player and perhaps another one."""
        for name, who in (("seat", seat), ("other", other)):
            if who != NOBODY:
                person = self.person(who)
                words |= {name + end: self.speech.player(person, case) for end, case in CASES.items()}
        you = (seat != NOBODY and seat == self.reader, other != NOBODY and other == self.reader)
        return self.speech.typeset(fill(template, words, seat=you[0], other=you[1]))

    def said(self, text: str) -> str:
        """Words that need no template."""
        return self.speech.typeset(begun(text))

    def count(self, number: int, noun: Noun, case: Case = Case.ACCUSATIVE) -> str:
        return self.speech.count(int(number), noun, case)
