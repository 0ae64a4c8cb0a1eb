"""A position as one reader sees it: who is who, and how cards, rows and sides are called there."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from mulligan.core.kernel.output import knows
from mulligan.core.text.table import Who
from mulligan.core.text.table import scene as core
from mulligan.core.text.table.labels import Label
from mulligan.core.text.table.speech import Person
from mulligan.core.text.words import Case, Number
from mulligan.gwent.book.layout import Book
from mulligan.gwent.cards import CARDS
from mulligan.gwent.parts import Row
from mulligan.gwent.rules.seating import first_of
from mulligan.gwent.rules.zones import is_virtual
from mulligan.gwent.state import NO_CARD, NOBODY, ROW_COUNT, State
from mulligan.gwent.text.table.speech import GwentSpeech

_ROW_CASES = {"": Case.NOMINATIVE, "_gen": Case.GENITIVE, "_acc": Case.ACCUSATIVE, "_loc": Case.LOCATIVE}


@dataclass(frozen=True, slots=True)
class Scene(core.Scene[GwentSpeech]):
    state: State
    book: Book

    def person(self, seat: int) -> Person | None:
        """G-244: the virtual opponent is called so by everybody."""
        virtual = seat != self.viewer and is_virtual(self.state, seat)
        return Person(self.speech.virtual_noun) if virtual else core.Scene.person(self, seat)

    def party_of(self, side: int) -> Who:
        """Whose a side is: a player's, or a team's (G-230); or nobody."""
        return self.party(first_of(self.state, side)) if 0 <= side < len(self.state.sides) else NOBODY

    def card(self, number: int) -> str:
        """A card by its number in the book."""
        if number == NO_CARD:
            return self.speech.label(Label.UNKNOWN_CARD)
        grammar = self.speech.grammar
        return grammar.quoted(grammar.name(CARDS[number]))

    def card_in_hand(self, seat: int, place: int) -> int:
        """The number of a card of the hand, or NO_CARD where the reader does not know it."""
        copy = self.state.cards[self.state.players[seat].hand.cards[place]]
        return int(copy.card) if seat == self.viewer or knows(int(copy.known), self.viewer) else NO_CARD

    def card_in_discard(self, side: int, place: int) -> int:
        return int(self.state.cards[self.state.sides[side].discard.cards[place]].card)

    def row(self, row: int) -> dict[str, object]:
        """The words for a row in its cases; none where there is no row."""
        return _row_words(self.speech, row) if 0 <= row < ROW_COUNT else {}


@cache
def _row_words(speech: GwentSpeech, row: int) -> dict[str, object]:
    noun = speech.grammar.rows[Row(row)]
    return {f"row{end}": noun.form(Number.ONE, case) for end, case in _ROW_CASES.items()}
