"""A position as one viewer sees it, with the names of cards and champions."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from mulligan.core.kernel.output import UNKNOWN
from mulligan.core.text.table import TableLabel
from mulligan.core.text.table import scene as core
from mulligan.core.text.words import Case, Number
from mulligan.epic.book.layout import Book
from mulligan.epic.cards import BY_SLUG, CARDS
from mulligan.epic.hidden.view import View
from mulligan.epic.parts import Card, Token
from mulligan.epic.state import NO_CARD, Position, Role, Rules
from mulligan.epic.text.context import Word
from mulligan.epic.text.table.labels import POSITIONS, ROLES, Label
from mulligan.epic.text.table.speech import EpicSpeech


def is_token(number: int) -> bool:
    """Whether a card is a token, by its number in the book."""
    return isinstance(CARDS[number], Token)


@dataclass(frozen=True, slots=True)
class Scene(core.Scene[EpicSpeech]):
    """The viewer's view and language. It has no state, so no sentence can reveal hidden information."""

    view: View
    rules: Rules
    book: Book

    # --- cards ------------------------------------------------------------------------------------------

    def card(self, number: int) -> str:
        """A card by its number in the book."""
        if number == NO_CARD:
            return self.speech.label(TableLabel.UNKNOWN_CARD)
        return self.speech.card(self.speech.grammar.name(CARDS[number]))

    def card_of(self, slug: str) -> str:
        """A card by its slug; empty if it is hidden."""
        return self.speech.card(self.speech.grammar.name(BY_SLUG[slug])) if slug else ""

    def token(self, number: int, case: Case = Case.NOMINATIVE) -> str:
        """A token by its number in the book: "a Wolf token"."""
        return self.tokens(CARDS[number], 1, case)

    def tokens(self, token: Card, count: int, case: Case = Case.NOMINATIVE) -> str:
        """ "a Wolf token", "four Wolf tokens"."""
        grammar = self.speech.grammar
        assert isinstance(token, Token)
        return grammar.count(count, grammar.token(token), case)

    def token_name(self, number: int) -> str:
        """A token's name without an article, as after "your": "Wolf token"."""
        token = CARDS[number]
        assert isinstance(token, Token)
        return self.speech.grammar.token(token).form(Number.ONE)

    def card_in_hand(self, seat: int, place: int) -> int:
        """The number of a card in a hand, or NO_CARD if the viewer does not know it."""
        card = int(self.view.players[seat].hand[place].card)
        return NO_CARD if card == UNKNOWN else card

    def card_in_discard(self, seat: int, place: int) -> int:
        return int(self.view.players[seat].discard[place].card)

    # --- champions --------------------------------------------------------------------------------------

    def champion_name(self, slot: int) -> str:
        """The name, with what tells it apart from its controller's others of that name. Equal ones are called the same."""
        name = self.card(int(self.view.champions[slot].card))
        facts = {twin: self._facts(twin) for twin in self._twins(slot)}
        telling = [fact for i, fact in enumerate(facts[slot]) if fact and len({other[i] for other in facts.values()}) > 1]
        return f"{name} ({', '.join(telling)})" if telling else name

    def _twins(self, slot: int) -> Iterator[int]:
        champion = self.view.champions[slot]
        for other in range(self.view.slots):
            twin = self.view.champions[other]
            if twin.controller == champion.controller and twin.card == champion.card:
                yield other

    def _facts(self, slot: int) -> tuple[str, ...]:
        champion, speech = self.view.champions[slot], self.speech
        count, nouns = speech.grammar.count, speech.grammar.nouns
        position, role = Position(champion.position), Role(champion.role)
        return (
            f"{champion.attack}/{champion.defense}",
            count(int(champion.damage), nouns[Word.DAMAGE], Case.NOMINATIVE) if champion.damage else "",
            count(int(champion.counters), nouns[Word.COUNTER], Case.NOMINATIVE) if champion.counters else "",
            speech.label(POSITIONS[position]),
            speech.label(Label.DEPLOYING) if champion.deploying else "",
            speech.label(ROLES[role]) if role in ROLES else "",
        )

    def champion(self, slot: int, case: Case = Case.NOMINATIVE) -> str:
        """ "your Kong"."""
        controller = self.mention(int(self.view.champions[slot].controller))
        return self.speech.champion(self.champion_name(slot), controller, case)

    # --- amounts ----------------------------------------------------------------------------------------

    def amount(self, number: int, word: Word, case: Case = Case.ACCUSATIVE) -> str:
        return self.count(number, self.speech.grammar.nouns[word], case)
