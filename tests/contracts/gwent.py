"""Gwent in all its modes as a subject of the contracts; `Subject` describes the names."""

from __future__ import annotations

import random as python_random
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial

import numpy as np

from mulligan.core.decks.deck import slug
from mulligan.core.decks.formats import DeckOrigin
from mulligan.core.kernel.masks import includes
from mulligan.core.kernel.native import native
from mulligan.core.kernel.output import knows
from mulligan.core.kernel.random import Random, below
from mulligan.gwent.book.layout import MAX_CARDS
from mulligan.gwent.cards import CARDS, LEADERS, faction_set
from mulligan.gwent.choices import CHOICES
from mulligan.gwent.decks.formats import format_named, human_set, whole_set, without_weather
from mulligan.gwent.events import EventKind
from mulligan.gwent.game import FEWEST_CARDS, VARIANTS, GameOptions, GwentGame, book
from mulligan.gwent.hidden.resample import Pool, new_pool, resample
from mulligan.gwent.hidden.view import new_view, view
from mulligan.gwent.output import new_output
from mulligan.gwent.parts import (
    FACTIONS,
    Berserker,
    Card,
    Faction,
    Leader,
    LeaderEffect,
    Muster,
    Special,
    Spy,
    Summon,
    Trait,
    Unit,
)
from mulligan.gwent.plugin import PLUGIN, READY
from mulligan.gwent.rules.engine import step
from mulligan.gwent.rules.options import legal
from mulligan.gwent.rulesets import RULESETS, SWITCHES
from mulligan.gwent.scenario.transcript import WORDS
from mulligan.gwent.state import DUEL, HELD, LARGE, MOST_SEATS, SHUFFLED_IN, Ask, Away, State
from tests.contracts.gwent_invariants import Fault, fault
from tests.contracts.subject import Subject

UNITS, SPECIALS = 22, 10  # G-020
ASKING = (LeaderEffect.TAKE_FROM_DISCARD, LeaderEffect.RETURN_FROM_DISCARD, LeaderEffect.PLAY_BOND_COPY)
LIVELY = (Berserker, Muster, Spy, Summon, Trait.MEDIC, Trait.MARDROEME, Trait.DECOY)  # abilities that ask most of the questions


# --- decks ----------------------------------------------------------------------------------------------


def copies(cards: Sequence[Card]) -> list[str]:
    """All copies of these cards in a set (G-021), without leaders and the side deck."""
    return [
        slug(card.name)
        for card in cards
        if not (isinstance(card, Leader) or (isinstance(card, Unit) and card.side_deck))
        for _ in range(card.copies)
    ]


def lively(card: Card) -> bool:
    abilities = card.abilities if isinstance(card, Unit) else (card.ability,)
    return any(ability in LIVELY or type(ability) in LIVELY for ability in abilities)


def classic_deck(chance: python_random.Random, faction: Faction) -> list[str]:
    """Units and special cards in a typical mix."""
    cards = faction_set(faction)
    units = copies([card for card in cards if isinstance(card, Unit)])
    specials = copies([card for card in cards if isinstance(card, Special)])
    deck = chance.sample(units, chance.randint(UNITS, UNITS + 4))
    return deck + chance.sample(specials, chance.randint(0, min(SPECIALS, DUEL["deck"] - len(deck))))


def tiny_deck(chance: python_random.Random, faction: Faction) -> list[str]:
    """A deck small enough to run out."""
    return chance.sample(copies(faction_set(faction)), FEWEST_CARDS)


def lively_deck(chance: python_random.Random, faction: Faction) -> list[str]:
    """All of a faction's cards with effects, and a few others."""
    cards = [card for card in faction_set(faction) if not isinstance(card, Leader)]
    busy, calm = copies([card for card in cards if lively(card)]), copies([card for card in cards if not lively(card)])
    return (chance.sample(busy, len(busy)) + chance.sample(calm, DUEL["deck"]))[: DUEL["deck"]]


def special_deck(chance: python_random.Random, faction: Faction) -> list[str]:
    """A deck with many special cards."""
    cards = faction_set(faction)
    units = copies([card for card in cards if isinstance(card, Unit)])
    specials = copies([card for card in cards if isinstance(card, Special)])
    return chance.sample(units, 12) + chance.sample(specials, DUEL["deck"] - 12)


def mixed_deck(chance: python_random.Random, faction: Faction) -> list[str]:
    """Cards of all factions, which the kernels accept."""
    return chance.sample(copies([card for card in CARDS if not isinstance(card, Leader) and lively(card)]), DUEL["deck"])


def large_deck(chance: python_random.Random, faction: Faction) -> list[str]:
    """A deck beyond the lean layout, up to the whole set."""
    cards = copies(faction_set(faction))
    return chance.sample(cards, chance.randint(DUEL["deck"] + 1, min(LARGE["deck"], len(cards))))


DECKS = (classic_deck, classic_deck, classic_deck, tiny_deck, lively_deck, lively_deck, special_deck, mixed_deck)


def leader_of(chance: python_random.Random, faction: Faction) -> str:
    """A leader of the faction, preferably one that asks."""
    leaders = [leader for leader in LEADERS if leader.faction == faction]
    return slug(chance.choice(leaders + 3 * [leader for leader in leaders if leader.ability in ASKING]).name)


# --- games ----------------------------------------------------------------------------------------------


def new_game(number: int) -> GwentGame:
    """A duel; every 25 games cover all pairs of factions."""
    chance = python_random.Random(number)
    return _new_duel(chance, number, [chance.choice(DECKS) for _ in range(2)])


def new_large_game(number: int) -> GwentGame:
    """A duel with decks too large for the lean layout."""
    return _new_duel(python_random.Random(number), number, [large_deck, large_deck])


def new_solo_game(number: int) -> GwentGame:
    """Both variants, with whole sets and built decks; every 20 games cover all pairs of factions."""
    chance = python_random.Random(number)
    mine, step_to_theirs = FACTIONS[number // 4 % 5], 1 + number % 4  # OQ-36
    human, virtual = mine, FACTIONS[(mine + step_to_theirs) % 5]
    leader = leader_of(chance, human)
    deck = human_set(human, leader)
    if chance.random() < 0.5:
        deck = (leader, *without_weather(chance.choice((*DECKS[:3], lively_deck))(chance, human)))
    options = replace(_options(chance), mode="solo", variants=[variant for variant in VARIANTS if chance.random() < 0.7])
    return GwentGame.new(options, (deck, whole_set(virtual)), chance.randbytes(16))


def new_free_for_all(seats: int, number: int) -> GwentGame:
    """Three to five players, each of any faction."""
    chance = python_random.Random(number)
    factions = [chance.choice(FACTIONS) for _ in range(seats)]
    return _new_table(chance, "free_for_all", factions)


def new_team_game(number: int) -> GwentGame:
    """G-230: teammates have different factions; every 20 games cover all pairs."""
    chance = python_random.Random(number)
    first = FACTIONS[number % 5]
    teammate = FACTIONS[(first + 1 + number // 5 % 4) % 5]
    others = chance.sample(FACTIONS, 2)
    return _new_table(chance, "teams", [first, others[0], teammate, others[1]])


def _new_table(chance: python_random.Random, mode: str, factions: Sequence[Faction]) -> GwentGame:
    decks = [[leader_of(chance, faction), *chance.choice(DECKS)(chance, faction)] for faction in factions]
    starter = chance.choice((None, None, chance.randrange(len(factions))))
    return GwentGame.new(replace(_options(chance), mode=mode, starter=starter), decks, chance.randbytes(16))


def _new_duel(
    chance: python_random.Random, number: int, kinds: Sequence[Callable[[python_random.Random, Faction], list[str]]]
) -> GwentGame:
    factions = FACTIONS[number // 5 % 5], FACTIONS[number % 5]
    decks = [[leader_of(chance, faction), *kind(chance, faction)] for kind, faction in zip(kinds, factions, strict=True)]
    return GwentGame.new(replace(_options(chance), starter=chance.choice((None, 0, 1))), decks, chance.randbytes(16))


def _options(chance: python_random.Random) -> GameOptions:
    switches = {switch: chance.choice(values) for switch, values in SWITCHES.items() if chance.random() < 0.3}
    return GameOptions(chance.choice(tuple(RULESETS)), switches)


# --- kernels --------------------------------------------------------------------------------------------


def pools() -> tuple[Pool, ...]:
    """Public decks, and private ones built by two formats."""
    classic, advanced = (
        PLUGIN.kernels.new_pool(DeckOrigin(format_named(name), frozenset(range(MOST_SEATS)))) for name in READY
    )
    return new_pool(), classic, new_pool(), advanced


@native
def seats(state: State) -> int:
    return len(state.players)


@native
def half_decided(state: State, seat: int) -> bool:
    """Never: every answer is carried out immediately."""
    return False


@native
def exchange_hidden_cards(state: State, seat: int, random: Random) -> None:
    """Exchange cards between one player's hand, deck and the cards under Decoys."""
    for _ in range(10):
        one, other = below(random, len(state.cards)), below(random, len(state.cards))
        a, b = state.cards[one], state.cards[other]
        if a.card == 0 or b.card == 0 or a.away != Away.NOWHERE or b.away != Away.NOWHERE or a.holder != b.holder:
            continue
        if not (knows(a.known, seat) or knows(b.known, seat)):
            card, owner = a.card, a.owner
            a.card, a.owner = b.card, b.owner
            b.card, b.owner = card, owner


@native
def by_chance(kind: int) -> bool:
    """The unit that Monsters keep or Skellige returns, a random Medic's pick, hand cards seen at random, and who starts.

    Also, whether mustered cards were in the hand or in the deck shows only when they come.
    """
    match kind:
        case (
            EventKind.KEPT
            | EventKind.RETURNED
            | EventKind.REVIVED
            | EventKind.PEEKED
            | EventKind.MUSTERED
            | EventKind.COIN_TOSSED
        ):
            return True
        case _:
            return False


@native
def shows_number(kind: int) -> bool:
    """A muster brings as many cards as the deck has."""
    return kind == EventKind.MUSTERED


@native
def _is_private(pool: Pool, seat: int, owner: int) -> bool:
    """Whether the seat does not know the owner's deck."""
    return owner != seat and includes(pool.private, owner)


@native
def lists_differ(state: State, other: State, pool: Pool, seat: int) -> bool:
    """A card that the seat knows stays what it is, and the cards of each player with a public deck stay the same ones.

    Cards that were in a hand while others were shuffled into the deck aren't among those (G-150), nor are private side decks.
    """
    for holder in range(len(state.players)):
        counts = np.zeros((MAX_CARDS, len(state.players)), np.int64)
        for number in range(len(state.cards)):
            a, b = state.cards[number], other.cards[number]
            if a.away == Away.SIDE_DECK and _is_private(pool, seat, a.owner):
                continue
            if b.away == Away.SIDE_DECK and _is_private(pool, seat, b.owner):
                continue
            if a.holder != b.holder or a.known != b.known or a.away != b.away:
                return True
            if a.holder == holder:
                counts[a.card, a.owner] += not _is_private(pool, seat, a.owner)
                counts[b.card, b.owner] -= not _is_private(pool, seat, b.owner)
            if (knows(a.known, seat) or a.away != Away.NOWHERE) and (a.card != b.card or a.owner != b.owner):
                return True
            if b.history == HELD | SHUFFLED_IN and a.history != HELD | SHUFFLED_IN:
                return True
        for card in range(MAX_CARDS):
            for owner in range(len(state.players)):
                if counts[card, owner] != 0:
                    return True
    return False


GWENT = Subject(
    game=GwentGame,
    ask=Ask,
    never_asked={Ask.NOTHING, Ask.DECK, Ask.OPPONENT},
    choices=CHOICES,
    words=WORDS,
    book=book,
    new_output=new_output,
    new_view=new_view,
    new_game=new_game,
    pools=pools,
    faults=Fault,
    legal=legal,
    step=step,
    view=view,
    resample=resample,
    fault=fault,
    seats=seats,
    half_decided=half_decided,
    exchange_hidden_cards=exchange_hidden_cards,
    by_chance=by_chance,
    shows_number=shows_number,
    lists_differ=lists_differ,
)
GWENT_LARGE = replace(GWENT, new_game=new_large_game)
GWENT_SOLO = replace(GWENT, new_game=new_solo_game, never_asked={Ask.NOTHING, Ask.STARTER, Ask.DECK, Ask.OPPONENT})
_TABLE = replace(GWENT, never_asked={Ask.NOTHING, Ask.DECK})
GWENT_THREE = replace(_TABLE, new_game=partial(new_free_for_all, 3))
GWENT_FOUR = replace(_TABLE, new_game=partial(new_free_for_all, 4))
GWENT_FIVE = replace(_TABLE, new_game=partial(new_free_for_all, 5))
GWENT_TEAMS = replace(_TABLE, new_game=new_team_game)
