"""Composes a line of the story: a player's action and its consequences, with equal effects merged.

"Radomir plays Fireball: 3 damage to your Kong, which breaks. You draw two cards."
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Generic, TypeVar

from mulligan.core.text.table.speech import Speech
from mulligan.core.text.table.templates import begun
from mulligan.core.text.words import Case, Number

MOST_NAMED = 4  # more cards than these are counted

_CARD_CASES = {"cards": Case.NOMINATIVE, "cards_gen": Case.GENITIVE, "cards_acc": Case.ACCUSATIVE}

Kind = TypeVar("Kind", bound=Hashable)


@dataclass(frozen=True, slots=True)
class StoryEffect(Generic[Kind]):
    """One or more equal events. `cards`, `places` and `amounts` have an item for each; a hidden card is empty."""

    kind: Kind
    seat: int
    cards: tuple[str, ...] = ("",)
    places: tuple[str, ...] = ("",)
    amounts: tuple[int, ...] = (0,)
    other: int = -1
    source: str = ""  # the card with the ability, if it is not the one that was played
    words: str = ""  # the event's own sentence

    @property
    def times(self) -> int:
        return len(self.cards)

    @property
    def amount(self) -> int:
        return self.amounts[0]

    def with_more(self, more: StoryEffect[Kind]) -> StoryEffect[Kind]:
        cards, places, amounts = (*self.cards, *more.cards), (*self.places, *more.places), (*self.amounts, *more.amounts)
        return replace(self, cards=cards, places=places, amounts=amounts)


def merged(effects: Iterable[StoryEffect[Kind]], key: Callable[[StoryEffect[Kind]], Hashable]) -> Sequence[StoryEffect[Kind]]:
    """Merge effects with the same key into the place of the first."""
    found: dict[Hashable, StoryEffect[Kind]] = {}
    for effect in effects:
        same = key(effect)
        found[same] = found[same].with_more(effect) if same in found else effect
    return tuple(found.values())


def with_all(effects: Sequence[StoryEffect[Kind]], kind: Kind, all_of_kind: Kind, seats: int) -> Sequence[StoryEffect[Kind]]:
    """The effects, with those of `kind` as one if it is the same for each of three or more seats."""
    same = [effect for effect in effects if effect.kind == kind]
    if seats < 3 or len(same) < seats or len({effect.times for effect in same}) > 1:
        return effects
    first = same[0]
    everybody = replace(first, kind=all_of_kind, seat=-1, cards=("",) * first.times)
    return [everybody if effect is first else effect for effect in effects if effect is first or effect.kind != kind]


def counted(names: Iterable[str]) -> Sequence[str]:
    """Each name once, with its count.

    >>> counted(["Wolf", "Kong", "Wolf"])
    ['Wolf ×2', 'Kong']
    """
    return [name if times == 1 else f"{name} ×{times}" for name, times in Counter(names).items()]


def card_phrases(speech: Speech, names: Sequence[str], always_named: bool) -> dict[str, object]:
    """Cards in every case that a clause may need; they are counted if there are too many of them or one is hidden."""
    number = Number.ONE if len(names) == 1 else Number.MANY
    if not all(names) or (len(set(names)) > MOST_NAMED and not always_named):
        return {place: speech.count(len(names), speech.card_noun, case) for place, case in _CARD_CASES.items()}
    listed = speech.listed(counted(names))
    return {place: speech.cards(listed, number, case) for place, case in _CARD_CASES.items()}


@dataclass(frozen=True, slots=True)
class Clause:
    """A part of a line, without a period."""

    text: str
    predicate: str = ""  # the same without its subject, which is the player `subject`
    subject: Hashable = None
    source: str = ""  # the card with the ability
    is_sentence: bool = False  # whether it is capitalised, so it can't follow a colon


def composed(speech: Speech, head: Clause | None, clauses: Sequence[Clause]) -> str:
    """A line: the head with its first clause behind a colon, then sentences.

    Two things that the same player does become one sentence: "Radomir plays Sea Hydra and draws a card." No sentence gets a
    second colon, since some names have one.
    """
    sentences = [head.text] if head is not None else []
    before = head
    for clause in clauses:
        named = clause.source and (before is None or clause.source != before.source)
        joinable = before is not None and not named and ":" not in f"{sentences[-1]}{clause.text}"
        if joinable and before is not None and clause.predicate and clause.subject == before.subject:
            sentences[-1] += f"{speech.conjunction}{clause.predicate}"
            before = replace(clause, subject=None)  # one "and" is enough
            continue
        if joinable and before is head and not clause.is_sentence:
            sentences[-1] += f": {clause.text}"
        else:
            sentences.append(f"{clause.source}: {clause.text}" if named else clause.text)
        before = clause
    return speech.typeset(" ".join(_ended(begun(sentence)) for sentence in sentences))


def _ended(sentence: str) -> str:
    return sentence if sentence.endswith(("!", "?", ".", ".”", ". »", ".»")) else f"{sentence}."
