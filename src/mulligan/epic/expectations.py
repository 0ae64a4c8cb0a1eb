"""What a scenario may expect of players and champions."""

from __future__ import annotations

import itertools
import re
from collections import Counter
from collections.abc import Callable

from mulligan.core.piles import Pile
from mulligan.core.scenario import DoesNotHold, ScenarioError
from mulligan.epic.game import NUMBERS, SLUGS, EpicGame, book
from mulligan.epic.parts import Alignment, Keyword
from mulligan.epic.position import FILLER
from mulligan.epic.rules.reading import alignments, attack, defense, has
from mulligan.epic.state import NOBODY, Position, Role

_WORD = re.compile(r"(hand|deck top|deck bottom|deck|discard|play):\s*")


def check_player(game: EpicGame, seat: int, words: str) -> None:
    """`expect P1 28hp 0g hand: 3 deck: 9 discard: lash play: kong(damage 3), wolf x2`."""
    zones = list(_WORD.finditer(words))
    state = game.state
    for word in words[: zones[0].start() if zones else len(words)].split():
        if match := re.fullmatch(r"(-?\d+)hp", word):
            _number(f"P{seat + 1}'s health is", int(state.teams[state.players[seat].team].health), int(match[1]))
        elif match := re.fullmatch(r"(\d+)g", word):
            _number(f"P{seat + 1}'s gold is", int(state.players[seat].gold), int(match[1]))
        else:
            raise ScenarioError(f"not understood: {word!r}")
    for zone, following in itertools.zip_longest(zones, zones[1:]):
        _zone(game, seat, zone[1], words[zone.end() : following.start() if following else len(words)].strip())


def _zone(game: EpicGame, seat: int, zone: str, words: str) -> None:
    player = game.state.players[seat]
    if zone == "play":
        _in_play(game, seat, words)
        return
    pile: Pile = getattr(player, zone.split()[0])
    names = [SLUGS[game.state.cards[number].card] for number in pile.cards[: pile.count]]
    if words.isdigit():
        _number(f"P{seat + 1}'s {zone} has", len(names), int(words))
        return
    wanted = _names(words)
    if zone == "deck top":
        found, names = names[::-1][: len(wanted)], []
    elif zone in ("deck bottom", "deck"):
        found = names[: len(wanted)] if zone == "deck bottom" else names[::-1]
    else:
        found, wanted = sorted(names), sorted(wanted)
    if found != wanted:
        raise DoesNotHold(f"P{seat + 1}'s {zone} is {', '.join(found) or '-'}")


def _in_play(game: EpicGame, seat: int, words: str) -> None:
    """All champions of a player, each with what is said of it in brackets."""
    state = game.state
    if words.isdigit():
        count = sum(state.champions[slot].controller == seat for slot in range(state.slots))
        _number(f"P{seat + 1} has champions in play:", count, int(words))
        return
    wanted = [thing.strip() for thing in re.split(r",(?![^(]*\))", words) if thing.strip() not in ("", "-")]
    expanded: list[tuple[str, str]] = []
    for thing in wanted:
        match = re.fullmatch(r"(\w+)(?:\s*\((.*)\))?(?:\s+x(\d+))?", thing)
        if not match:
            raise ScenarioError(f"a champion is written kong(damage 3), not {thing!r}")
        expanded += [(match[1], match[2] or "")] * int(match[3] or 1)
    slots = [slot for slot in range(state.slots) if state.champions[slot].controller == seat]
    found = Counter(SLUGS[state.champions[slot].card] for slot in slots)
    if found != Counter(name for name, _ in expanded):
        raise DoesNotHold(f"P{seat + 1}'s champions are {list_champions(game, seat)}")
    for name, said in sorted(expanded, key=lambda thing: -len(thing[1])):
        for slot in slots:
            if state.champions[slot].card == NUMBERS[name] and _fits(game, slot, said):
                slots.remove(slot)
                break
        else:
            raise DoesNotHold(f"no {name} is {said}: P{seat + 1}'s champions are {list_champions(game, seat)}")


def _fits(game: EpicGame, slot: int, said: str) -> bool:
    try:
        for word in said.split(","):
            if word.strip():
                check_champion(game, slot, word.strip())
    except DoesNotHold:
        return False
    return True


def list_champions(game: EpicGame, seat: int | None) -> str:
    """The champions in play, as the notation writes them."""
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


def check_champion(game: EpicGame, slot: int, words: str) -> None:
    """`attack 8`, `damage 3`, `counters 2`, `expended`, `not deploying`, `has airborne`, `is evil`, `owner P2`, `8/9`."""
    state = game.state
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
    }
    no = words.startswith("not ")
    head, _, value = words.removeprefix("not ").partition(" ")
    if head in numbers:
        _number(f"{name}'s {head} is", int(numbers[head]()), int(value))
    elif match := re.fullmatch(r"(\d+)/(\d+)", head):
        _number(f"{name}'s attack is", int(numbers["attack"]()), int(match[1]))
        _number(f"{name}'s defense is", int(numbers["defense"]()), int(match[2]))
    elif head in truths:
        _truth(name, head, bool(truths[head]()), not no)
    elif head in ("has", "lacks") and value.upper() in Keyword.__members__:
        _truth(name, value, bool(has(book(), state, slot, int(Keyword[value.upper()]))), head == "has")
    elif head == "is" and value.upper() in Alignment.__members__:
        _truth(name, value, bool(alignments(book(), state, slot) >> Alignment[value.upper()] & 1), not no)
    elif head in ("owner", "controller"):
        _number(f"{name}'s {head} is P", int(getattr(champion, head)) + 1, int(value.removeprefix("P")))
    else:
        raise ScenarioError(f"nothing known of a champion: {words!r}")


def _names(words: str) -> list[str]:
    names: list[str] = []
    for thing in words.split(","):
        match = re.fullmatch(r"\s*(\?\d+|[\w-]+)(?:\s+x(\d+))?\s*", thing)
        if not match:
            raise ScenarioError(f"not understood: {thing!r}")
        if match[1] == "-":
            continue
        if match[1].startswith("?"):
            names += [FILLER] * int(match[1][1:])
        elif match[1] not in NUMBERS:
            raise ScenarioError(f"no card {match[1]!r}")
        else:
            names += [match[1]] * int(match[2] or 1)
    return names


def _number(what: str, found: int, wanted: int) -> None:
    if found != wanted:
        raise DoesNotHold(f"{what} {found}, not {wanted}")


def _truth(name: str, what: str, found: bool, wanted: bool) -> None:
    if found != wanted:
        raise DoesNotHold(f"{name} is {'' if found else 'not '}{what}")
