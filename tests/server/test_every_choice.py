"""No combination that the lobby and the API offer ends in an error, or at a table that cannot begin.

`GamePlugin.choose` accepts every combination of settings or refuses it with a sentence. Each combination that the lobby offers
opens a table over REST, and decks and piles are brought to it until it asks the first question of the game.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from itertools import chain, combinations, product
from pathlib import Path
from typing import Any

import httpx
import pytest

from mulligan.core.decks.deck import Deck
from mulligan.core.plugin import GameMode, GamePlugin
from mulligan.registry import GAMES, plugin_for
from mulligan.server import game_loader
from mulligan.server.app import Config
from mulligan.server.limits import Limits
from mulligan.server.room.state.clock import Timing
from mulligan.server.wire import Settings
from support.server import RunningServer

pytestmark = pytest.mark.xdist_group("gwent")  # most of its tables have layouts of Gwent

PLUGINS = [plugin_for(game) for game in GAMES]
MODES = [(plugin, mode) for plugin in PLUGINS for mode in plugin.modes]
MANY = 10**6
PATIENCE = 4  # attempts per seat, if choices are refused
Settled = dict[str, Any]  # settings as sent to the API


def subsets(names: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    return chain.from_iterable(combinations(names, count) for count in range(len(names) + 1))


def fits(plugin: GamePlugin, mode: GameMode, ruleset: str, format: str, seats: int, teams: int | None) -> bool:
    """Whether the lobby offers it, by the same rules as the page (`web/src/lobby/setup/choices.ts`)."""
    there = plugin.formats(ruleset)
    if format not in there or not mode.players[0] <= seats <= mode.players[1]:
        return False
    smallest, largest = mode.team_size
    sizes = [size for size in range(smallest, largest + 1) if seats % size == 0 and seats > size]
    if largest > 1 and not any(teams in (None, seats // size) for size in sizes):
        return False
    if largest == 1 and teams is not None:
        return False
    fewest, most = there[format].players
    return fewest <= seats + mode.virtual <= most


# --- settings ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("plugin", "mode"), [pytest.param(*each, id=f"{each[0].name}-{each[1].name}") for each in MODES])
def test_every_setting_is_accepted_or_refused_with_a_sentence(plugin: GamePlugin, mode: GameMode) -> None:
    names = sorted({name for ruleset in plugin.rulesets for name in plugin.formats(ruleset)})
    accepted = 0
    for ruleset, format, seats, teams in product(plugin.rulesets, names, range(10), (None, 1, 2, 3, 4)):
        offered = format in mode.formats and fits(plugin, mode, ruleset, format, seats, teams)
        for variants in subsets(mode.variants):
            chosen = tried(plugin, mode=mode.name, ruleset=ruleset, format=format, seats=seats, teams=teams, variants=variants)
            assert isinstance(chosen, str) != offered, (ruleset, format, seats, teams, chosen)
            accepted += offered
    assert accepted >= len(mode.formats)


@pytest.mark.parametrize("plugin", PLUGINS, ids=lambda plugin: plugin.name)
def test_every_size_set_and_switch_is_accepted_or_refused_with_a_sentence(plugin: GamePlugin) -> None:
    sizes = product(
        (None, -1, 0, 1, 2, 3, 16, 17, MANY), (None, -1, 0, 30, 31, 60, 61, 64, 960, MANY), (None, "base", "starter")
    )
    for boxes, pool, set in sizes:
        for way in plugin.modes:
            for format in way.formats:
                tried(plugin, mode=way.name, format=format, boxes=boxes, pool=pool, set=set)
    for mode, ruleset, (switch, values) in product(plugin.modes, plugin.rulesets, plugin.rules.switches.items()):
        for value in (*values, "chess"):
            chosen = tried(plugin, mode=mode.name, ruleset=ruleset, switches={switch: value})
            assert isinstance(chosen, str) or chosen.switches == chosen.options.switches == {switch: value}
            assert (value == "chess") <= isinstance(chosen, str)


def tried(plugin: GamePlugin, **settings: Any) -> Any:
    """The setup, or the reason it is refused."""
    try:
        return game_loader.chosen(Settings(game=plugin.name, **settings))
    except ValueError as error:
        assert len(str(error).split()) >= 4, f"{settings}: {error}"
        return str(error)


# --- tables ------------------------------------------------------------------------------------------


def tables() -> Iterator[Settled]:
    """Every combination that the lobby offers, then sizes, sets and switches, which only a few formats have."""
    for plugin, mode in MODES:
        for ruleset, format, seats, teams in product(plugin.rulesets, mode.formats, range(1, 10), (None, 1, 2, 3, 4)):
            if fits(plugin, mode, ruleset, format, seats, teams):
                for variants, ending in product(subsets(mode.variants), mode.endings or (None,)):
                    yield {
                        "game": plugin.name,
                        "mode": mode.name,
                        "ruleset": ruleset,
                        "format": format,
                        "seats": seats,
                        "teams": teams,
                        "variants": variants,
                        "ending": ending,
                    }
    yield {"game": "epic", "mode": "hunter_last_one_standing", "format": "starter"}  # as older tables name it
    yield {"game": "epic", "format": "sealed_choice", "pool": 45, "boxes": 2}
    yield {"game": "epic", "mode": "free_for_all", "format": "pack", "seats": 3, "set": "starter"}
    yield {"game": "epic", "format": "open", "pool": 64, "set": "starter"}
    yield {"game": "gwent", "format": "classic", "switches": {"pool": "video"}}


Way = Callable[[dict[str, Any], int], dict[str, Any]]  # (need, number of refusals) → what to bring


def first(need: dict[str, Any], refused: int) -> dict[str, Any]:
    """The first offered piles, so that all seats want the same."""
    names = [pile["name"] for pile in need["piles"]]
    return {"take": names[refused : need["takes"] + refused]}


def last(need: dict[str, Any], refused: int) -> dict[str, Any]:
    """The last leader of the last piles, and the first opponent, if they can be named."""
    piles = need["piles"][-1 - refused :][: need["takes"]] if need["takes"] == 1 else need["piles"][-need["takes"] - refused :]
    take = ["+".join(leaders[-1][0] for leaders in pile["leaders"]) or pile["name"] for pile in piles[: need["takes"]]]
    return {"take": [*take, *[pile["name"] for pile in need["opponents"][:1]]]}


def anything(need: dict[str, Any], refused: int) -> dict[str, Any]:
    return {"take": ["random"]}


WAYS: dict[str, Way] = {"first": first, "last": last, "random": anything}


def bringing(text: str) -> Way:
    """The given deck, or piles if it is refused."""
    return lambda need, refused: {"text": text} if refused == 0 else first(need, refused - 1)


@cache
def built(game: str, ruleset: str, format: str, variants: tuple[str, ...]) -> str:
    """A legal deck for a format, as text."""
    plugin = plugin_for(game)
    there = plugin.formats(ruleset)
    cards = there[format].with_variants(variants).deck_of(0, (there[format].piles[0][0],), there[format].supplies()).cards
    assert plugin.check_deck(Deck(cards), there[format].with_variants(variants), None) == []
    return "\n".join(cards)


def begins(guest: httpx.Client, settings: Settled, way: Way) -> None:
    """Open a table for one person and bring the decks it needs, until the game asks its first question."""
    answer = guest.post("/api/tables", json={**settings, "hot_seat": True})
    assert answer.status_code == 201, (settings, answer.text)
    table, refused, seat = answer.json()["id"], 0, -1
    for _ in range(PATIENCE * (settings.get("seats", 2) + 1)):
        found = guest.get(f"/api/tables/{table}").json()
        if found["status"] == "running":
            assert any(each["asked"] for each in found["seats"]), settings
            return
        need = found["need"]
        assert need is not None, f"the table is stuck: {settings}"
        refused = refused if need["seat"] == seat else 0
        seat = need["seat"]
        brought = way(need, refused) if refused < PATIENCE - 1 else anything(need, refused)
        answer = guest.put(f"/api/tables/{table}/deck", json={"seat": seat, **brought})
        assert answer.status_code in (200, 422), (settings, brought, answer.text)
        if answer.status_code == 422:
            assert answer.json()["code"] == "deck" and len(answer.json()["words"].split()) >= 4
            refused += 1
    raise AssertionError(f"it never begins: {settings}")


@pytest.fixture(scope="module")
def guest(tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    """A guest without limits on opening tables."""
    folder: Path = tmp_path_factory.mktemp("choices")
    limits = Limits(tables=MANY, person_minute=MANY, address_minute=MANY)
    server = RunningServer(Config(str(folder / "mulligan.db"), timing=Timing.quick(), limits=limits))
    server.start()
    yield server.guest()
    server.stop()


def smallest_tables() -> list[Settled]:
    """The smallest table of each mode, format and set of variants."""
    found: dict[tuple[str, ...], Settled] = {}
    for settings in tables():
        kind = (settings["game"], settings.get("mode", ""), settings["format"], *settings.get("variants", ()))
        found.setdefault(kind, settings)
    return list(found.values())


def ways_to_decks(settings: Settled) -> list[Way]:
    plugin, variants = plugin_for(settings["game"]), tuple(settings.get("variants", ()))
    format = game_loader.chosen(Settings(**settings)).format
    ways = list(WAYS.values()) if format.taken else [anything]
    if format.built:
        ways.append(bringing(built(plugin.name, settings.get("ruleset", plugin.rulesets[0]), format.name, variants)))
    return ways


@pytest.mark.slow
def test_every_table_reaches_its_first_question(guest: httpx.Client) -> None:
    """The smallest table of each kind with all ways to get decks; the other tables alternate between them."""
    smallest = smallest_tables()
    for number, settings in enumerate(tables()):
        ways = ways_to_decks(settings)
        for way in ways if settings in smallest else [ways[number % len(ways)]]:
            begins(guest, settings, way)


def test_every_pile_and_opponent_can_be_taken_against_bots(guest: httpx.Client) -> None:
    for plugin, mode in MODES:
        for format in {game_loader.chosen(Settings(game=plugin.name, mode=mode.name)).format.name, mode.formats[-1]}:
            chosen = game_loader.chosen(Settings(game=plugin.name, mode=mode.name, format=format))
            if not chosen.format.taken:
                continue
            for names in combinations(dict(chosen.format.piles), chosen.format.takes):
                for opponent in (None, "random", *dict(chosen.format.piles)) if mode.virtual else (None,):
                    take = [*names, *([opponent] if opponent else [])]
                    wanted = {"game": plugin.name, "mode": mode.name, "format": format, "take": take}
                    answer = guest.post("/api/tables", json={**wanted, "bots": ["random"] * (chosen.seats - 1)})
                    assert answer.status_code == (422 if opponent in names else 201), answer.text
                    if answer.status_code == 201:
                        assert guest.get(f"/api/tables/{answer.json()['id']}").json()["status"] == "running"
