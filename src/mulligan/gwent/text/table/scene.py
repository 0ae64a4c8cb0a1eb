"""A position as one viewer sees it, with the words for its players, cards, rows and sides."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from mulligan.core.text.table import Who
from mulligan.core.text.table import scene as core
from mulligan.core.text.table.labels import TableLabel
from mulligan.core.text.table.speech import Mention
from mulligan.core.text.words import Case, Number
from mulligan.gwent.cards import BY_SLUG, CARDS
from mulligan.gwent.hidden.view import SeenFrame, View
from mulligan.gwent.parts import Row
from mulligan.gwent.rules.zones import VIRTUAL
from mulligan.gwent.state import NO_CARD, NOBODY, ROW_COUNT, ModeKind, Rules
from mulligan.gwent.text.table.speech import GwentSpeech

_ROW_CASES = {"": Case.NOMINATIVE, "_gen": Case.GENITIVE, "_acc": Case.ACCUSATIVE, "_loc": Case.LOCATIVE}


@dataclass(frozen=True, slots=True)
class Scene(core.Scene[GwentSpeech]):
    """The viewer's view and language. It has no state, so no sentence can reveal hidden information."""

    view: View
    rules: Rules

    def mention(self, seat: int) -> Mention | None:
        """A player's name. G-244: the virtual opponent's is the same for every viewer."""
        virtual = seat != self.viewer and seat == VIRTUAL and self.view.mode == ModeKind.SOLO
        return Mention(self.speech.virtual_noun) if virtual else core.Scene.mention(self, seat)

    def owner_of(self, side: int) -> Who:
        """The player or team (G-230) that a side belongs to, or NOBODY."""
        return self.team_of(self.teams.index(side)) if side in self.teams else NOBODY

    @property
    def waiting(self) -> SeenFrame:
        """The frame of the open question; `rules/frames.py` explains its fields."""
        return self.view.frames[self.view.depth - 1]

    def card(self, number: int) -> str:
        """A card by its number in the book."""
        if number == NO_CARD:
            return self.speech.label(TableLabel.UNKNOWN_CARD)
        grammar = self.speech.grammar
        return grammar.quoted(grammar.name(CARDS[number]))

    def card_of(self, slug: str) -> str:
        """A card by its slug; empty if it is hidden."""
        grammar = self.speech.grammar
        return grammar.quoted(grammar.name(BY_SLUG[slug])) if slug else ""

    def card_in_hand(self, seat: int, place: int) -> int:
        """The number of a card in a hand, or NO_CARD if the viewer does not know it."""
        return int(self.view.players[seat].hand[place].card)

    def card_in_discard(self, side: int, place: int) -> int:
        return int(self.view.sides[side].discard[place])

    def row(self, row: int) -> dict[str, object]:
        """The words for a row in its cases; none if there is no row."""
        return _row_words(self.speech, row) if 0 <= row < ROW_COUNT else {}


@cache
def _row_words(speech: GwentSpeech, row: int) -> dict[str, object]:
    noun = speech.grammar.rows[Row(row)]
    return {f"row{end}": noun.form(Number.ONE, case) for end, case in _ROW_CASES.items()}
