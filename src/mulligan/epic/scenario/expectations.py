"""Expectations about players and champions."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from typing import TYPE_CHECKING

from mulligan.core.kernel.piles import Pile
from mulligan.core.scenario.expectations import same_number
from mulligan.core.scenario.scenario import DoesNotHold, ScenarioError
from mulligan.core.scenario.words import NOTHING, is_number, name_in, number, one_of, read_list, split_zones, there_are
from mulligan.epic.book.enums import Alignment, Keyword
from mulligan.epic.game import NUMBERS, SLUGS, EpicGame, book
from mulligan.epic.rules.stats import alignments, attack, defense, has
from mulligan.epic.scenario.placing import ALIGNMENTS, FACTS, KEYWORDS
from mulligan.epic.state import MAX_HEALTH, NOBODY, ChampionMark, Position, Role

if TYPE_CHECKING:
    from mulligan.epic.scenario.notation import EpicTable

ZONES = ("hand", "deck top", "deck bottom", "deck", "discard", "play")
_SAID = (
    *("attack 8", "defense 8", "8/9", "damage 3", "counters 2", "prepared", "expended", "flipped", "deploying", "attacking"),
    *("blocking", "attacked", "has airborne", "lacks airborne", "is evil", "owner P2", "controller P2", "back to P2", "+2/+2"),
    *KEYWORDS,
)
_MOST = 9999


def check_player(table: EpicTable, seat: int, words: str) -> None:
    """`expect P1 28hp 0g hand: 3 deck: 9 discard: lash play: kong(damage 3), wolf x2`, in any order."""
    parsed = split_zones(words, ZONES, FACTS, lambda thing: _is_known(table, thing))
    if not parsed.facts and not parsed.zones:
        raise ScenarioError(f"nothing is expected of P{seat + 1}; say {', '.join((*FACTS.examples, *ZONES, 'wins'))}")
    for fact in parsed.facts:
        _fact(table.table(), seat, fact.lower())
    for zone, body in parsed.zones:
        _zone(table, seat, zone, body)


def _is_known(table: EpicTable, words: str) -> bool:
    name = name_in(words)
    return name is not None and (is_number(name) or name.lower() in ("?", *NOTHING) or table.find(name) is not None)


def _fact(game: EpicGame, seat: int, fact: str) -> None:
    state = game.state
    player = state.players[seat]
    if fact == "out":
        _truth(f"P{seat + 1}", "out", found=bool(player.eliminated), wanted=True)
    elif fact.startswith("played "):
        names = [one_of("alignment", name, ALIGNMENTS) for name in fact.removeprefix("played ").split("/")]
        wanted = sum(1 << Alignment[name.upper()] for name in set(names))
        found = [name for name in ALIGNMENTS if int(player.paid) >> Alignment[name.upper()] & 1]
        if int(player.paid) != wanted:
            raise DoesNotHold(f"P{seat + 1} has played 1-cost cards of {', '.join(found) or 'no alignment'}")
    elif fact.endswith("hp"):
        health = number(fact.removesuffix("hp"), "health", -MAX_HEALTH, MAX_HEALTH)
        same_number(f"P{seat + 1}'s health is", int(state.teams[player.team].health), health)
    else:
        same_number(f"P{seat + 1}'s gold is", int(player.gold), number(fact.removesuffix("g"), "gold", 0, _MOST))


def _zone(table: EpicTable, seat: int, zone: str, words: str) -> None:
    game = table.table()
    if zone == "play":
        _in_play(table, seat, words)
        return
    pile: Pile = getattr(game.state.players[seat], zone.split()[0])
    names = [SLUGS[game.state.cards[number].card] for number in pile.cards[: pile.count]]
    if is_number(words):
        same_number(f"P{seat + 1}'s {zone} has", len(names), int(words))
        return
    wanted = table.cards(words)
    if zone == "deck top":
        found = names[::-1][: len(wanted)]
    elif zone in ("deck bottom", "deck"):
        found = names[: len(wanted)] if zone == "deck bottom" else names[::-1]
    else:
        found, wanted = sorted(names), sorted(wanted)
    if found != wanted:
        raise DoesNotHold(f"P{seat + 1}'s {zone} is {', '.join(found) or '-'}")


def _in_play(table: EpicTable, seat: int, words: str) -> None:
    """All champions of a player; each must match the facts in its brackets."""
    game = table.table()
    state = game.state
    slots = [slot for slot in range(state.slots) if state.champions[slot].controller == seat]
    if is_number(words):
        same_number(f"P{seat + 1} has champions in play:", len(slots), int(words))
        return
    wanted = [(table.card_named(thing.name), thing.words) for thing in read_list(words) for _ in range(thing.times)]
    found = Counter(SLUGS[state.champions[slot].card] for slot in slots)
    if found != Counter(name for name, _ in wanted):
        raise DoesNotHold(f"P{seat + 1}'s champions are {list_champions(game, seat)}")
    for name, said in sorted(wanted, key=lambda thing: -len(thing[1])):
        for slot in slots:
            if state.champions[slot].card == NUMBERS[name] and _fits(table, slot, said):
                slots.remove(slot)
                break
        else:
            raise DoesNotHold(f"no {name} is {', '.join(said)}: P{seat + 1}'s champions are {list_champions(game, seat)}")


def _fits(table: EpicTable, slot: int, said: tuple[str, ...]) -> bool:
    try:
        for word in said:
            check_champion(table, slot, word)
    except DoesNotHold:
        return False
    return True


def list_champions(game: EpicGame, seat: int | None) -> str:
    """The champions in play, in the notation."""
    state = game.state
    said = []
    for slot in range(state.slots):
        champion = state.champions[slot]
        if champion.controller == NOBODY or (seat is not None and champion.controller != seat):
            continue
        words = [f"{attack(book(), state, slot)}/{defense(book(), state, slot)}", Position(champion.position).name.lower()]
        words += [f"damage {champion.damage}"] if champion.damage else []
        words += [f"counters {champion.counters}"] if champion.counters else []
        words += ["deploying"] if champion.deploying else []
        said.append(f"{SLUGS[champion.card]}({', '.join(words)})")
    return ", ".join(said) or "-"


def check_champion(table: EpicTable, slot: int, words: str) -> None:
    """`attack 8`, `damage 3`, `expended`, `not deploying`, `airborne`, `lacks blitz`, `is evil`, `owner P2`, `8/9`, `+2/+2`."""
    state = table.table().state
    champion = state.champions[slot]
    name = SLUGS[champion.card]
    numbers: dict[str, Callable[[], int]] = {
        "attack": lambda: attack(book(), state, slot),
        "defense": lambda: defense(book(), state, slot),
        "damage": lambda: int(champion.damage),
        "counters": lambda: int(champion.counters),
    }
    truths: dict[str, Callable[[], bool]] = {
        "prepared": lambda: champion.position == Position.PREPARED,
        "expended": lambda: champion.position == Position.EXPENDED,
        "flipped": lambda: champion.position == Position.FLIPPED,
        "deploying": lambda: bool(champion.deploying),
        "attacking": lambda: champion.role == Role.ATTACKER,
        "blocking": lambda: champion.role == Role.BLOCKER,
        "attacked": lambda: champion.mark & ChampionMark.ATTACKED != 0,
    }
    no = words.lower().startswith(("not ", "lacks "))
    head, _, value = re.sub(r"^(not|has|lacks) ", "", words.lower()).partition(" ")
    if head in numbers and not no:
        same_number(f"{name}'s {head} is", int(numbers[head]()), number(value, f"{name}'s {head}", -_MOST, _MOST))
    elif (match := re.fullmatch(r"([+-][0-9]+)/([+-][0-9]+)", head)) and not no:
        found = (int(champion.attack_this_turn), int(champion.defense_this_turn))
        wanted = tuple(number(each, "a bonus", -_MOST, _MOST) for each in match.groups())
        if found != wanted:
            raise DoesNotHold(f"{name}'s bonus this turn is {found[0]:+}/{found[1]:+}")
    elif (match := re.fullmatch(r"([0-9]{1,4})/([0-9]{1,4})", head)) and not no:
        same_number(f"{name}'s attack is", int(numbers["attack"]()), int(match[1]))
        same_number(f"{name}'s defense is", int(numbers["defense"]()), int(match[2]))
    elif head in truths and not value:
        _truth(name, head, found=bool(truths[head]()), wanted=not no)
    elif head in KEYWORDS and value in ("", "for good"):
        gained = int(Keyword[head.upper()])
        held = bool(champion.keywords & gained) if value else bool(has(book(), state, slot, gained))
        _truth(name, f"{head} {value}".strip(), found=held, wanted=not no)
    elif head == "is" and value in ALIGNMENTS:
        held = bool(alignments(book(), state, slot) >> Alignment[value.upper()] & 1)
        _truth(name, value, found=held, wanted=not no)
    elif match := re.fullmatch(r"(?:(owner|controller|back to) )?(p[0-9]+)", f"{head} {value}".strip()):
        field = {"controller": "controller", "back to": "home"}.get(match[1] or "owner", "owner")
        seat = int(getattr(champion, field))
        if (seat == table.seat(match[2].upper())) == no:
            raise DoesNotHold(f"{name}'s {match[1] or 'owner'} is {'nobody' if seat == NOBODY else f'P{seat + 1}'}")
    else:
        raise ScenarioError(f"a champion cannot be {words!r}{there_are(words, _SAID)}")


def _truth(name: str, what: str, *, found: bool, wanted: bool) -> None:
    if found != wanted:
        raise DoesNotHold(f"{name} is {'' if found else 'not '}{what}")
