"""A position as one reader sees it: who is who, and how cards and champions are called there."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from mulligan.epic.book import Book
from mulligan.epic.cards import CARDS
from mulligan.epic.rules.reading import attack, defense
from mulligan.epic.state import NO_CARD, NOBODY, Position, Role, State
from mulligan.epic.text.context import Word
from mulligan.epic.text.table.labels import POSITIONS, ROLES, Label
from mulligan.epic.text.table.lines import begun, fill
from mulligan.epic.text.table.speech import Person, Speech
from mulligan.epic.text.words import Case

_CASES = {"": Case.NOMINATIVE, "_gen": Case.GENITIVE, "_dat": Case.DATIVE, "_acc": Case.ACCUSATIVE}


@dataclass(frozen=True, slots=True)
class Scene:
    """`names` are what players call themselves, by seat; without them there is the opponent, or player 3."""

    state: State
    book: Book
    reader: int
    speech: Speech
    names: Sequence[str] = ()

    # --- players ----------------------------------------------------------------------------------------

    def person(self, seat: int) -> Person:
        if seat == self.reader:
            return Person(you=True)
        if seat < len(self.names) and self.names[seat]:
            return Person(word=Word.PLAYER, name=self.names[seat])
        if len(self.state.players) == 2 and self.reader in (0, 1):
            return Person()
        return Person(word=Word.PLAYER, number=str(seat + 1))

    def player_alone(self, seat: int) -> str:
        """A player outside a sentence: you, the opponent."""
        person = self.person(seat)
        return self.speech.label(Label.YOU) if person.you else self.speech.player(person, Case.NOMINATIVE)

    # --- cards ------------------------------------------------------------------------------------------

    def card(self, number: int) -> str:
        """A card by its number in the book."""
        if number == NO_CARD:
            return self.speech.label(Label.UNKNOWN_CARD)
        return self.speech.card(self.speech.grammar.name(CARDS[number]))

    def card_in_hand(self, seat: int, place: int) -> int:
        """The number of a card of the hand, or NO_CARD where the reader does not know it."""
        copy = self.state.cards[self.state.players[seat].hand.cards[place]]
        known = seat == self.reader or (self.reader >= 0 and (int(copy.known) >> self.reader) & 1 == 1)
        return int(copy.card) if known else NO_CARD

    def card_in_discard(self, seat: int, place: int) -> int:
        return int(self.state.cards[self.state.players[seat].discard.cards[place]].card)

    # --- champions --------------------------------------------------------------------------------------

    def champion_name(self, slot: int) -> str:
        """The name; where its controller has several of that name, also what tells this one from the others."""
        champion = self.state.champions[slot]
        name = self.card(int(champion.card))
        twins = list(self._twins(slot))
        if len(twins) == 1:
            return name
        facts = {twin: self._facts(twin) for twin in twins}
        told = [i for i in range(len(facts[slot])) if i == 0 or len({facts[twin][i] for twin in twins}) > 1]
        alike = [twin for twin in twins if facts[twin] == facts[slot]]
        said = ", ".join(facts[slot][i] for i in told if facts[slot][i])
        order = f" #{alike.index(slot) + 1}" if len(alike) > 1 else ""
        return f"{name}{order} ({said})"

    def _twins(self, slot: int) -> Iterator[int]:
        champion = self.state.champions[slot]
        for other in range(self.state.slots):
            twin = self.state.champions[other]
            if twin.controller == champion.controller and twin.card == champion.card:
                yield other

    def _facts(self, slot: int) -> tuple[str, ...]:
        champion, speech = self.state.champions[slot], self.speech
        count, nouns = speech.grammar.count, speech.grammar.nouns
        position, role = Position(champion.position), Role(champion.role)
        return (
            f"{attack(self.book, self.state, slot)}/{defense(self.book, self.state, slot)}",
            count(int(champion.damage), nouns[Word.DAMAGE], Case.NOMINATIVE) if champion.damage else "",
            count(int(champion.counters), nouns[Word.COUNTER], Case.NOMINATIVE) if champion.counters else "",
            speech.label(POSITIONS[position]),
            speech.label(Label.DEPLOYING) if champion.deploying else "",
            speech.label(ROLES[role]) if role in ROLES else "",
        )

    def champion(self, slot: int, case: Case = Case.NOMINATIVE) -> str:
        """ "your Kong"."""
        controller = self.person(int(self.state.champions[slot].controller))
        return self.speech.champion(self.champion_name(slot), controller, case)

    # --- saying -----------------------------------------------------------------------------------------

    def say(self, template: str, *, seat: int = NOBODY, other: int = NOBODY, **words: object) -> str:
        """The template filled in, about a player and perhaps another one."""
        for name, who in (("seat", seat), ("other", other)):
            if who != NOBODY:
                person = self.person(who)
                words |= {name + end: self.speech.player(person, case) for end, case in _CASES.items()}
        you = (seat != NOBODY and seat == self.reader, other != NOBODY and other == self.reader)
        return self.speech.typeset(fill(template, words, seat=you[0], other=you[1]))

    def said(self, text: str) -> str:
        """Words that need no template."""
        return self.speech.typeset(begun(text))

    def count(self, number: int, word: Word, case: Case = Case.ACCUSATIVE) -> str:
        grammar = self.speech.grammar
        return grammar.count(int(number), grammar.nouns[word], case)
