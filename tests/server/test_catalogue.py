"""The catalogue: everything that can be chosen, with words in every language."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import product
from pathlib import Path

import pytest

from mulligan.core.game import InvalidSettings
from mulligan.core.plugin import GamePlugin
from mulligan.core.settings import GameSettings
from mulligan.core.text import Language
from mulligan.registry import GAMES, plugin_for
from mulligan.server.http.catalogue import games
from mulligan.server.wire import GameInfo

RULES = Path(__file__).parents[2] / "docs" / "rules"
SLUG = re.compile(r"[a-z0-9]+(_[a-z0-9]+)*")
ASKS = {Language.EN: r"\?$", Language.PL: r"\?$", Language.RU: r"\?$", Language.ES: r"\?$", Language.FR: r"\u202f\?$"}


def catalogue(language: Language) -> dict[str, GameInfo]:
    with ThreadPoolExecutor(1) as thread:  # a browser test of the same process may have left its event loop running here
        found = thread.submit(lambda: asyncio.run(games(language))).result()
    return {game.name: game for game in found.games}


def texts(game: GameInfo) -> Iterator[tuple[str, str, str]]:
    """Yields the kind, name and words of everything; a dot after the kind marks a sentence, a question mark a question."""
    for mode in game.modes:
        yield "mode", mode.name, mode.words
        yield "mode.", mode.name, mode.about
        for ending in mode.endings:
            yield "ending", ending.name, ending.words
            yield "ending.", ending.name, ending.about
        for variant in mode.variants:
            yield "variant", variant.name, variant.words
            yield "variant.", variant.name, variant.about
    for format in game.formats:
        yield "format", format.name, format.words
        yield "format.", format.name, format.about
        for name, words in format.sets:
            yield "set", name, words
    for ruleset in game.rulesets:
        yield "ruleset", ruleset.name, ruleset.words
        yield "ruleset.", ruleset.name, ruleset.about
    for switch in game.switches:
        yield "switch?", switch.name, switch.words
        for value in switch.values:
            yield "value.", f"{switch.name}={value.name}", value.words


def test_the_variant_with_built_decks_says_so() -> None:
    variants = [each for game in catalogue(Language.EN).values() for mode in game.modes for each in mode.variants]
    assert [each.name for each in variants if each.builds] == ["deck_building"]


@pytest.mark.parametrize("language", Language)
def test_everything_to_choose_has_words_in_every_language(language: Language) -> None:
    for game in catalogue(language).values():
        for kind, name, words in texts(game):
            said = f"{game.name} {kind} {name}: {words!r}"
            assert words and not SLUG.fullmatch(words), said
            if kind.endswith("."):
                assert (
                    words.endswith(".")
                    and (words[0].isupper() or words[0].isdigit() or not words[0].isalnum())
                    and len(words) <= 110
                ), said
            if kind.endswith("?"):
                assert re.search(ASKS[language], words), said


def test_languages_differ() -> None:
    """Nothing was left in English, except names that are the same everywhere."""
    english = catalogue(Language.EN)
    for language in (each for each in Language if each is not Language.EN):
        for name, game in catalogue(language).items():
            pairs = zip(texts(game), texts(english[name]), strict=True)
            same = [mine for (kind, _, mine), (_, _, theirs) in pairs if mine == theirs and kind[-1] in ".?"]
            assert same == []


def test_everything_has_a_duration_and_a_rule_that_exists() -> None:
    for name, game in catalogue(Language.EN).items():
        page = (RULES / f"{name}.md").read_text()
        rules = [mode.rule for mode in game.modes] + [format.rule for format in game.formats]
        rules += [value.rule for switch in game.switches for value in switch.values]
        assert [rule for rule in rules if f"| {rule} |" not in page] == []
        assert [mode.name for mode in game.modes if not 0 < mode.minutes <= 30] == []
        assert [ending.name for mode in game.modes for ending in mode.endings if not 0 < ending.minutes <= 30] == []
        drafted = {format.name for format in game.formats if format.drafted}
        assert {format.name for format in game.formats if format.minutes > 0} == drafted


def test_every_value_names_the_editions_that_play_it() -> None:
    for game in catalogue(Language.EN).values():
        rulesets = {ruleset.name for ruleset in game.rulesets}
        for switch in game.switches:
            played = [ruleset for value in switch.values for ruleset in value.rulesets]
            assert sorted(played) == sorted(rulesets), f"each edition plays one value of {switch.name}"
            assert [value.name for value in switch.values if not value.rulesets] == []


def test_the_first_choices_are_the_first_game_of_the_rulebook() -> None:
    first = {name: (game.modes[0].name, game.modes[0].formats[0]) for name, game in catalogue(Language.EN).items()}
    assert first == {"epic": ("duel", "starter"), "gwent": ("duel", "classic")}
    for name in GAMES:
        chosen = plugin_for(name).choose()
        assert (chosen.mode.name, chosen.format.name) == first[name]


def test_hunter_is_one_mode_with_two_endings() -> None:
    epic = plugin_for("epic")
    assert [mode.name for mode in epic.modes] == ["duel", "free_for_all", "hunter", "hydra"]
    chosen = epic.choose(GameSettings(mode="hunter"))
    assert (chosen.ending, chosen.options.mode) == ("first_blood", "hunter_first_blood")
    chosen = epic.choose(GameSettings(mode="hunter", ending="last-one-standing"))
    assert chosen.options.mode == "hunter_last_one_standing"
    older = epic.choose(GameSettings(mode="hunter_last_one_standing"))
    assert (older.mode.name, older.ending, older.options) == ("hunter", "last_one_standing", chosen.options)
    with pytest.raises(InvalidSettings, match="first_blood"):
        epic.choose(GameSettings(mode="hunter_first_blood", ending="last_one_standing"))
    (hunter,) = (mode for mode in catalogue(Language.EN)["epic"].modes if mode.endings)
    assert [ending.alias for ending in hunter.endings] == ["hunter_first_blood", "hunter_last_one_standing"]


def test_formats_name_the_switches_they_require() -> None:
    game = catalogue(Language.EN)["gwent"]
    assert {format.name: format.requires for format in game.formats} == {
        "classic": {},
        "advanced": {"pool": ("boxed",)},
        "solo": {"pool": ("boxed",)},
        "tournament": {"pool": ("boxed",)},
    }
    assert all(format.requires == {} for format in catalogue(Language.EN)["epic"].formats)


def accepts(plugin: GamePlugin, format: str, mode: str, seats: int, sizes: dict[str, int | str | None]) -> bool:
    try:
        plugin.choose(GameSettings(mode=mode, format=format, seats=seats, **sizes))  # type: ignore[arg-type]
    except InvalidSettings:
        return False
    return True


@pytest.mark.parametrize("game", GAMES)
def test_sizes_are_the_limits_that_the_server_holds(game: str) -> None:
    plugin = plugin_for(game)
    for format in (each for each in plugin.formats(plugin.rulesets[0]).values() if each.boxes is not None):
        assert format.boxes is not None
        least, most = format.boxes.limits
        pools: list[int | None] = [None]
        if format.pools is not None:
            pools = [None, format.pools.least, format.pools.default + 4 * format.pools.step]
            outside = (format.pools.least - format.pools.step, format.pools.most + format.pools.step)
            assert not any(accepts(plugin, format.name, "duel", 2, {"pool": pool}) for pool in outside)
        for seats, pool, set in product(range(format.players[0], format.players[1] + 1), pools, format.sets or (None,)):
            mode = "duel" if seats == 2 else "free_for_all"
            size = pool or (format.pools.default if format.pools else 0)
            fewest = format.boxes.fewest(seats, size, set or "")
            for boxes in {least, fewest - 1, fewest, most, most + 1} - {0}:
                fits = (boxes == most if least == most else fewest <= boxes <= most) and fewest <= most
                sizes: dict[str, int | str | None] = {"boxes": boxes, "pool": pool, "set": set}
                assert accepts(plugin, format.name, mode, seats, sizes) == fits, (format.name, seats, sizes)


def test_team_numbers_are_those_that_fit() -> None:
    (hydra,) = (mode for mode in catalogue(Language.EN)["epic"].modes if mode.name == "hydra")
    assert {size.seats: size.teams for size in hydra.sizes} == {4: (2,), 6: (2, 3), 8: (2, 4)}
    assert all(size.teams == () for size in catalogue(Language.EN)["epic"].modes[0].sizes)
