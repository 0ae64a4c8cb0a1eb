"""The index and the pages of the card browser, in every game and language."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from mulligan.core.client.card_index import Facet, FacetMatch, fold
from mulligan.core.plugin import GamePlugin
from mulligan.core.text import Language
from mulligan.epic.decks.formats import BASE, formats
from mulligan.registry import GAMES, plugin_for

EXAMPLES = Path(__file__).parents[2] / "web/src/cards/fold.examples.json"
FACETS = {
    "epic": ["group", "cost", "kind", "attack", "defense", "keyword", "class", "gem", "format"],
    "gwent": ["group", "kind", "row", "strength", "ability", "edition", "format"],
}
every_plugin = pytest.mark.parametrize("plugin", [pytest.param(plugin_for(game), id=game) for game in GAMES])
every_language = pytest.mark.parametrize("language", Language)


@pytest.mark.parametrize(("text", "folded"), json.loads(EXAMPLES.read_text(encoding="utf-8")))
def test_server_and_client_fold_the_same(text: str, folded: str) -> None:
    assert fold(text) == folded


@every_plugin
@every_language
def test_the_index_describes_the_faces(plugin: GamePlugin, language: Language) -> None:
    index, faces = plugin.cards.index(language), plugin.cards.faces(language)
    assert (index.game, index.language) == (plugin.name, language)
    assert [facet.facet for facet in index.facets] == FACETS[plugin.name]
    assert len(index.words) == len(faces.cards)
    for facet in index.facets:
        assert facet.words[0].isupper() and facet.options
        assert len({option.words for option in facet.options}) == len(facet.options), facet.facet
        for option in facet.options:
            assert option.cards and list(option.cards) == sorted(set(option.cards))
        if facet.match is FacetMatch.RANGE:
            values = [int(option.option) for option in facet.options]
            assert values == sorted(values)
    for sort in index.sorts:
        assert any(getattr(face, sort.sort) is not None for face in faces.cards)


@every_plugin
def test_facets_are_the_same_in_every_language(plugin: GamePlugin) -> None:
    def shape(facet: Facet) -> tuple[str, dict[str, tuple[int, ...]]]:
        return facet.facet, {option.option: option.cards for option in facet.options}

    first, *others = ([shape(facet) for facet in plugin.cards.index(language).facets] for language in Language)
    assert all(other == first for other in others)


@every_plugin
def test_every_sign_on_a_face_filters_its_cards(plugin: GamePlugin) -> None:
    faces = plugin.cards.faces(Language.EN).cards
    offered = {option.option: set(option.cards) for facet in plugin.cards.index(Language.EN).facets for option in facet.options}
    for sign in {sign for face in faces for sign in face.signs}:
        assert {place for place, face in enumerate(faces) if sign in face.signs} == offered.get(sign), sign


@every_plugin
@every_language
def test_a_card_is_found_by_its_words_in_every_language(plugin: GamePlugin, language: Language) -> None:
    faces = plugin.cards.faces(language)
    signs = {sign.sign: sign.name for sign in faces.signs}
    for face, words in zip(faces.cards, plugin.cards.index(Language.EN).words, strict=True):
        said = f" {words}"
        texts = (face.name, face.kind_words, face.group_words, *face.lines, *(signs[sign] for sign in face.signs))
        for word in fold(" ".join(texts)).split():
            if word.strip(" .,:;!?()[]«»“”„\"'…→›·—–"):
                assert f" {word.strip(' .,:;!?()[]«»“”„…→›·—–' + chr(34) + chr(39))}" in said, (face.card, word)


def test_only_the_starter_decks_leave_cards_out() -> None:
    """The facet for formats says so."""
    for name, format in formats().items():
        dealt = set(format.cards)
        assert name == "starter" or not dealt or dealt == set(BASE), name


@every_plugin
@every_language
def test_every_card_has_a_page(plugin: GamePlugin, language: Language) -> None:
    known = {face.card: face for face in plugin.cards.faces(language).cards}
    for card in known:
        page = plugin.cards.page(card, language)
        assert page is not None and page.card == card
        assert page.texts[0].language == language and {text.language for text in page.texts} == set(Language)
        assert page.texts[0].name == known[card].name
        assert {*page.makes, *page.made_by, *page.similar, *(deck.cover for deck in page.decks)} <= set(known)
        assert card not in page.similar and all(known[other].kind == known[card].kind for other in page.similar)
    assert plugin.cards.page("nonsense", language) is None


def test_pages_show_the_parts_of_cards() -> None:
    epic, gwent = plugin_for("epic").cards, plugin_for("gwent").cards
    alpha, wolf, kong = (epic.page(card, Language.EN) for card in ("pack_alpha", "wolf", "kong"))
    assert alpha and wolf and kong
    assert alpha.makes == ("wolf",) and "pack_alpha" in wolf.made_by
    assert (alpha.copies, alpha.gem, wolf.copies, wolf.gem) == (3, "white", 0, "")
    assert [(deck.name, deck.format, deck.copies) for deck in kong.decks] == [
        ("Wild", "Starter decks", 1),
        ("Wild", "Preconstructed: one alignment", 1),
    ]
    assert epic.page("den_mother", Language.EN) is None, "the preview of later sets has no pages"
    cow, commando = gwent.page("cow", Language.EN), gwent.page("blue_stripes_commando", Language.EN)
    assert cow and commando
    assert cow.makes == ("bovine_defence_force",) and commando.copies == 3
    assert [deck.copies for deck in commando.decks] == [3, 3]


def test_rulings_are_in_the_viewers_language() -> None:
    page = plugin_for("epic").cards.page("kong", Language.PL)
    assert page is not None
    ruling = page.rulings[0]
    assert (ruling.language, ruling.question) == ("pl", "Czy muszę w coś trafić, gdy Kong jest sam?")
    assert set(ruling.rules) == {"E-TARGET-06", "E-TARGET-08"}
