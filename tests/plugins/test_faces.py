"""Every card of every game has a face: facts, words in every language, and its own picture."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Mapping
from pathlib import Path

import pytest

from mulligan.core.client.card_faces import Face
from mulligan.core.decks.deck import slug
from mulligan.core.plugin import GamePlugin
from mulligan.core.text import Language
from mulligan.epic.cards import BASE_SET, TOKENS
from mulligan.gwent.cards import BY_SLUG as GWENT_CARDS
from mulligan.gwent.ui.card_faces import WEATHER
from mulligan.registry import GAMES, plugin_for

ROOT = Path(__file__).parents[2]
ICONS = ROOT / "web/node_modules/@iconify-json/game-icons/icons.json"
CARDS: Mapping[str, frozenset[str]] = {
    "epic": frozenset(slug(card.name) for card in TOKENS + BASE_SET),
    "gwent": frozenset(GWENT_CARDS),
}
KINDS = {"champion", "event", "token", "unit", "hero", "special", "weather", "leader"}
LANDS = {"", "hills", "dunes", "crags", "forest", "walls", "graves", "waves", "clouds", "cogs"}
PLUGINS = [pytest.param(plugin_for(game), id=game) for game in GAMES]
every_plugin = pytest.mark.parametrize("plugin", PLUGINS)
every_language = pytest.mark.parametrize("language", Language)


def faces_of(plugin: GamePlugin) -> tuple[Face, ...]:
    return plugin.cards.faces(Language.EN).cards


@every_plugin
@every_language
def test_every_card_has_a_face(plugin: GamePlugin, language: Language) -> None:
    said = plugin.cards.faces(language)
    assert (said.game, said.language) == (plugin.name, language)
    assert [face.card for face in said.cards] == list(dict.fromkeys(face.card for face in said.cards))
    assert {face.card for face in said.cards} == CARDS[plugin.name]


@every_plugin
@every_language
def test_faces_have_the_text_of_the_cards(plugin: GamePlugin, language: Language) -> None:
    for face in plugin.cards.faces(language).cards:
        text = plugin.cards.text(face.card, language)
        assert (face.name, face.original, face.lines) == (text.name, text.original, text.lines)
        assert face.group == plugin.cards.group_of(face.card)
        assert face.group_words.casefold() == plugin.cards.word(face.group, language).casefold()
        assert face.kind in KINDS
        assert face.kind_words[0].isupper()
        assert {face.name, *face.aliases} == {plugin.cards.text(face.card, each).name for each in Language}


def test_the_allegiance_of_a_neutral_card_agrees_with_its_kind() -> None:
    said = {face.card: face for face in plugin_for("gwent").cards.faces(Language.PL).cards}
    words = [(said[card].kind_words.split(" · ")[0], said[card].allegiance) for card in ("geralt_of_rivia", "roach")]
    assert words == [("Bohater", "Neutralny"), ("Jednostka", "Neutralna")]


@every_plugin
@every_language
def test_signs_on_faces_are_explained(plugin: GamePlugin, language: Language) -> None:
    said = plugin.cards.faces(language)
    signs = {sign.sign: sign for sign in said.signs}
    assert len(signs) == len(said.signs)
    assert {sign for face in said.cards for sign in (*face.signs, *face.rows)} <= set(signs)
    for sign in said.signs:
        assert sign.name[0].isupper()
        assert re.fullmatch(r"\w.*\.", sign.words), sign


@every_plugin
def test_rules_of_signs_are_on_the_page(plugin: GamePlugin) -> None:
    page = (ROOT / f"docs/rules/{plugin.name}.md").read_text(encoding="utf-8")
    for sign in plugin.cards.faces(Language.EN).signs:
        assert f"| {sign.rule} |" in page, sign


@every_plugin
def test_signs_explain_themselves_in_each_language(plugin: GamePlugin) -> None:
    """No explanation is left in English."""
    english = {sign.sign: sign.words for sign in plugin.cards.faces(Language.EN).signs}
    for language in set(Language) - {Language.EN}:
        for sign in plugin.cards.faces(language).signs:
            assert sign.words != english[sign.sign], (sign, language)


@every_plugin
def test_a_picture_has_a_subject_and_something_else_behind_it(plugin: GamePlugin) -> None:
    for face in faces_of(plugin):
        assert face.art.subject and face.art.backdrop, face.card
        assert face.art.subject != face.art.backdrop, face.card
        assert face.art.land in LANDS, face.card


@every_plugin
def test_no_two_cards_of_a_group_have_the_same_subject(plugin: GamePlugin) -> None:
    used = Counter((face.group, face.art.subject) for face in faces_of(plugin))
    assert [shared for shared, times in used.items() if times > 1] == []


@every_plugin
def test_glyphs_are_in_the_set(plugin: GamePlugin) -> None:
    if not ICONS.exists():
        pytest.skip("the glyphs are not installed: npm --prefix web ci")
    there = json.loads(ICONS.read_text(encoding="utf-8"))["icons"]
    said = plugin.cards.faces(Language.EN)
    used = {glyph for face in said.cards for glyph in (face.art.subject, face.art.backdrop)}
    assert used | {sign.glyph for sign in said.signs} <= set(there)


def by_name(plugin: GamePlugin) -> Mapping[str, Face]:
    return {face.card: face for face in faces_of(plugin)}


def test_faces_have_the_games_numbers() -> None:
    epic, gwent = by_name(plugin_for("epic")), by_name(plugin_for("gwent"))
    for face in epic.values():
        assert (face.cost is None) is (face.kind == "token")
        assert (face.attack is None) is (face.defense is None) is (face.kind == "event")
        assert face.strength is None and face.rows == ()
    for face in gwent.values():
        assert face.cost is face.attack is face.defense is None
        assert (face.strength is not None) is (face.kind in ("unit", "hero"))
        assert bool(face.rows) >= (face.kind in ("unit", "hero"))
    assert (epic["kong"].cost, epic["kong"].attack, epic["kong"].defense) == (1, 13, 14)
    assert gwent["ballista"].strength == 6


@pytest.mark.parametrize(
    ("card", "signs"),
    [
        ("angel_of_light", ("airborne", "ambush", "tribute", "loyalty")),
        ("dark_knight", ("ambush", "blitz", "unbreakable")),  # only on your turn, as its text says
        ("gold_dragon", ("airborne", "blitz", "righteous")),  # it gives righteous to itself too
        ("pack_alpha", ("blitz", "expend")),
        ("pyromancer", ("ambush", "tribute", "gold")),
        ("steel_golem", ("untargetable", "loyalty")),  # blitz only comes with loyalty
        ("palace_guard", ("tribute", "banish")),
        ("cave_troll", ("ally", "recall")),
        ("lightning_storm", ("recall",)),  # the gold pays for the recall
        ("fireball", ()),
        ("wolf", ()),
    ],
)
def test_signs_of_epic(card: str, signs: tuple[str, ...]) -> None:
    assert by_name(plugin_for("epic"))[card].signs == signs


@pytest.mark.parametrize(
    ("card", "signs", "rows"),
    [
        ("ballista", (), ("siege",)),
        ("kayran", ("hero", "agile", "morale_boost"), ("close", "ranged")),
        ("cow", ("summon",), ("ranged",)),
        ("commanders_horn", ("commanders_horn",), ("close", "ranged", "siege")),
        ("mardroeme", ("mardroeme",), ("close", "ranged", "siege")),
        ("decoy", ("decoy",), ()),
        ("skellige_storm", ("skellige_storm",), ("ranged", "siege")),
        ("clear_weather", ("clear_weather",), ()),
        ("foltest_lord_commander_of_the_north", ("leader", "clear_weather"), ()),
        ("foltest_the_siegemaster", ("leader", "commanders_horn"), ("siege",)),
        ("francesca_findabair_queen_of_dol_blathanna", ("leader", "scorch"), ("close",)),
        ("harald_an_craite_the_cripple", ("leader", "mardroeme"), ()),
        ("eredin_king_of_the_wild_hunt", ("leader",), ()),
    ],
)
def test_signs_and_rows_of_gwent(card: str, signs: tuple[str, ...], rows: tuple[str, ...]) -> None:
    face = by_name(plugin_for("gwent"))[card]
    assert (face.signs, face.rows) == (signs, rows)


def test_every_weather_card_is_a_sign() -> None:
    assert {face.card for face in faces_of(plugin_for("gwent")) if face.kind == "weather"} == set(WEATHER)
