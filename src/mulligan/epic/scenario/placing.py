"""Parsing of position lines: players, champions, cards in piles, delayed effects."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from mulligan.core.kernel.output import EVERYBODY
from mulligan.core.scenario.notation import add_cards, seats_named
from mulligan.core.scenario.scenario import ScenarioError
from mulligan.core.scenario.words import (
    NOTHING,
    Facts,
    Thing,
    number,
    one_of,
    read_list,
    read_thing,
    split_list,
    there_are,
)
from mulligan.epic.book.enums import Alignment, CardType, Keyword
from mulligan.epic.game import NUMBERS, book
from mulligan.epic.scenario.position import CardSetup, ChampionSetup, LaterSetup, PlayerSetup
from mulligan.epic.state import MAX_HEALTH, MAX_NUMBER, Position

if TYPE_CHECKING:
    from mulligan.epic.scenario.notation import EpicTable

ZONES = ("hand", "deck", "discard", "play")
MOST_GOLD = 1  # E-COST-04
KEYWORDS = tuple(str(keyword.name).lower() for keyword in Keyword)
ALIGNMENTS = tuple(alignment.name.lower() for alignment in Alignment)
FACTS = Facts({"30hp": r"-?[0-9]+hp", "1g": r"-?[0-9]+g", "played good/wild": r"played [a-z/]+", "out": r"out"})
_CHAMPION = (
    *("damage 3", "counters 2", "expended", "flipped", "prepared", "deploying", "not deploying", "attacked", "+2/+2"),
    *("owner P2", "back to P2", *KEYWORDS, *(f"{keyword} for good" for keyword in KEYWORDS)),
)
_CARD = ("known", "known to P2", "batch 1", "batch 1 to P2", "broken")


def read_player(table: EpicTable, seat: int, words: str) -> None:
    """`30hp 1g hand: … deck: … discard: … play: …`, in any order; zones set by earlier lines are kept."""
    player: PlayerSetup = table.setup.players[seat]
    parsed = table.split_player(player, words)
    for fact in parsed.facts:
        _read_fact(player, fact.lower())
    for zone, body in parsed.zones:
        if zone == "play":
            for thing in read_list(body):
                player.play += [read_champion(table, thing) for _ in range(thing.times)]
            continue
        add_cards(player, zone, [read_card(table, thing, zone) for thing in read_list(body) for _ in range(thing.times)])


def _read_fact(player: PlayerSetup, fact: str) -> None:
    if fact == "out":
        player.out = True
    elif fact.startswith("played "):
        for name in fact.removeprefix("played ").split("/"):
            player.paid |= 1 << Alignment[one_of("alignment", name, ALIGNMENTS).upper()]
    elif fact.endswith("hp"):
        player.health = number(fact.removesuffix("hp"), "health", -MAX_HEALTH, MAX_HEALTH)
    else:
        player.gold = number(fact.removesuffix("g"), "a player's gold (E-COST-04)", 0, MOST_GOLD)


# --- champions -----------------------------------------------------------------------------------


def read_champion(table: EpicTable, thing: Thing) -> ChampionSetup:
    champion = ChampionSetup(table.card_named(thing.name), line=table.line)
    if book().cards[NUMBERS[champion.card]].card_type != CardType.CHAMPION:
        raise ScenarioError(f"{champion.card!r} is not a champion")
    for word in thing.words:
        _describe(table, champion, word)
    return champion


def _describe(table: EpicTable, champion: ChampionSetup, word: str) -> None:
    name, _, value = word.lower().partition(" ")
    keyword = word.lower().removeprefix("has ").removesuffix(" for good")
    if name in ("damage", "counters"):
        setattr(champion, name, number(value, name, 0, MAX_NUMBER))
    elif word.lower() in ("expended", "flipped", "prepared"):
        champion.position = Position[word.upper()]
    elif word.lower() in ("deploying", "not deploying"):
        champion.deploying = word.lower() == "deploying"
    elif word.lower() == "attacked":
        champion.attacked = True
    elif owner := re.fullmatch(r"(?:owner )?(P[0-9]+)", word, re.I):
        champion.owner = table.seat(owner[1].upper())
    elif home := re.fullmatch(r"back to (P[0-9]+)", word, re.I):
        champion.home = table.seat(home[1].upper())
    elif keyword in KEYWORDS:
        gained = Keyword[keyword.upper()]
        if word.lower().endswith(" for good"):
            champion.lasting |= gained
        else:
            champion.keywords |= gained
    elif match := re.fullmatch(r"([+-][0-9]+)/([+-][0-9]+)", name):
        champion.attack = number(match[1], "a bonus", -MAX_NUMBER, MAX_NUMBER)
        champion.defense = number(match[2], "a bonus", -MAX_NUMBER, MAX_NUMBER)
    else:
        raise ScenarioError(f"a champion is not {word!r}{there_are(word, _CHAMPION)}")


# --- cards in piles ------------------------------------------------------------------------------


def read_card(table: EpicTable, thing: Thing, zone: str) -> CardSetup:
    """`kong(known)`: all seats know it; `kong(known to P2)`; `kong(batch 1)`: see docs/scenarios.md."""
    setup = CardSetup(table.card_named(thing.name))
    if book().cards[NUMBERS[setup.card]].token:
        raise ScenarioError(f"{setup.card} is a token: it can never be in a hand, deck or discard pile (E-TOKEN-03)")
    for word in thing.words:
        if (known := table.seats_that_know(word)) is not None:
            setup.known |= known
        elif match := re.fullmatch(r"batch ([0-9]+)(?: to (.+))?", word, re.I):
            setup.batch = number(match[1], "a batch", 1, 254)
            setup.batch_known = seats_named(match[2], table.seat) if match[2] else EVERYBODY
        elif word.lower() == "broken" and zone == "discard":
            setup.broken = True
        else:
            raise ScenarioError(f"a card of the {zone} is not {word!r}{there_are(word, _CARD)}")
    return setup


# --- effects at the end of the turn ----------------------------------------------------------------


def read_later(table: EpicTable, words: str) -> LaterSetup:
    """`later: P1 rise_again on P2.kong`: the card's effect on the champion waits for the end of the turn."""
    match = re.fullmatch(r"(P[0-9]+) (.+?)(?: ([0-9]+))? on (.+)", words, re.I)
    if not match:
        raise ScenarioError(f"say `later: P1 CARD on P2.kong` or `later: P1 CARD on P2`, not {words!r}")
    setup = LaterSetup(table.seat(match[1].upper()), table.known(match[2]), line=table.line)
    setup.which = number(match[3] or "1", "which of the card's effects", 1, 9)
    if re.fullmatch(r"P[0-9]+", match[4], re.I):
        setup.player = table.seat(match[4].upper())
    elif on := re.fullmatch(r"(?:(P[0-9]+)\.)?(.+?)(?:#([0-9]+))?", match[4], re.I):
        which = number(on[3] or "1", "which of these", 1, MAX_NUMBER)
        setup.champion = (table.seat(on[1].upper()) if on[1] else None, table.known(on[2]), which)
    return setup


def read_slots(table: EpicTable, words: str) -> list[int | None]:
    """`slots: P1 x2, P2, -, P1`: the controller of the champion in each slot; a hyphen is a free slot."""
    found: list[int | None] = []
    for part in split_list(words):
        thing = read_thing(part)
        found += [None if thing.name in NOTHING else table.seat(thing.name.upper())] * thing.times
    return found
