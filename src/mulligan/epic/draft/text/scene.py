"""A draft as one viewer sees it, with its question and card names."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from mulligan.core.kernel.output import EVERYBODY, UNKNOWN, EventRow
from mulligan.core.text.table import scene as core
from mulligan.core.text.table.labels import TableLabel
from mulligan.core.text.terms import Language
from mulligan.core.text.words import Case
from mulligan.epic.cards import CARDS
from mulligan.epic.draft.hidden.view import View
from mulligan.epic.draft.state import CHOSEN, LEFT_OUT
from mulligan.epic.text.context import Word
from mulligan.epic.text.table import speech
from mulligan.epic.text.table.speech import EpicSpeech


@dataclass(frozen=True, slots=True)
class Scene(core.Scene[EpicSpeech]):
    """The viewer's view and language. It has no state, so no sentence can reveal hidden information."""

    view: View

    # --- asked players ----------------------------------------------------------------------------------

    @property
    def asked(self) -> Sequence[int]:
        """The seats that still have to choose."""
        return [seat for seat in range(self.seats) if self.view.players[seat].waiting]

    @property
    def is_asked(self) -> bool:
        return self.viewer in self.asked

    # --- cards ------------------------------------------------------------------------------------------

    @property
    def chosen(self) -> int:
        """The number of cards that the viewer has chosen in the pack."""
        return sum(card.mark == CHOSEN for card in self.view.pack)

    @property
    def deck_size(self) -> int:
        """The number of cards in the viewer's pool that are in the deck."""
        player = self.view.players[self.viewer]
        return sum(player.pool[rank].mark != LEFT_OUT for rank in range(player.pool_count))

    def builds_by_taking(self, seat: int) -> bool:
        """Whether a player picks the cards to play instead of those to leave out."""
        return bool(self.view.players[seat].pool_count > 2 * self.view.plan.most)

    def sees(self, event: EventRow) -> bool:
        """Whether the viewer knows the card of an event."""
        known = int(event.known)
        return known == EVERYBODY or (self.viewer >= 0 and (known >> self.viewer) & 1 == 1)

    def card(self, number: int) -> str:
        """A card by its number in the book, or UNKNOWN."""
        if number == UNKNOWN:
            return self.speech.label(TableLabel.UNKNOWN_CARD)
        return self.speech.card(self.speech.grammar.name(CARDS[number]))

    def counted(self, number: int) -> dict[str, str]:
        """The forms in which a line may state a number of cards."""
        noun = self.speech.grammar.nouns[Word.CARD]
        return {
            "cards": self.count(number, noun),
            "cards_nom": self.count(number, noun, Case.NOMINATIVE),
            "apiece": self.speech.apiece(number, noun),
        }


def scene_of(view: View, viewer: int, language: Language, names: Sequence[str] = ()) -> Scene:
    """The scene for all sentences of `viewer`, whose view this is; `names` are the player names by seat."""
    return Scene(speech(language), viewer, int(view.seats), names, view)
