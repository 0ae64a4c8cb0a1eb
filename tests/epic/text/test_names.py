"""Epic's card names: every card has one in every language, and names printed in rulebooks match them."""

from __future__ import annotations

from collections import Counter

import pytest

from mulligan.core.text.names import names_of
from mulligan.epic.cards import BY_SLUG, CARDS, TOKENS
from mulligan.epic.parts import CardClass, Token
from mulligan.epic.text import Language, card_text, grammar, languages

NAMES = names_of("mulligan.epic.text")
TRANSLATED = [language for language in languages() if language is not Language.EN]
in_every_translation = pytest.mark.parametrize("language", TRANSLATED)

# Card names that the four translated rulebooks print.
PRINTED = {
    Language.PL: {
        "drain_essence": "Wyssanie Esencji",
        "human": "Człowiek",
        "demon": "Demon",
        "wolf": "Wilk",
        "zombie": "Zombie",
    },
    Language.RU: {"apocalypse": "Апокалипсис"},
    Language.ES: {"apocalypse": "Apocalipsis"},
    Language.FR: {"apocalypse": "Apocalypse", "palace_guard": "Garde du Palais"},
}
ENGLISH_LETTERS = set("abcdefghijklmnopqrstuvwxyz")
LONGEST = 26  # characters that fit the title of an enlarged card, in two lines beside its coin and icon


def test_the_table_has_a_row_for_every_card_and_no_other() -> None:
    assert list(NAMES.rows) == list(BY_SLUG)


@in_every_translation
def test_every_card_has_a_name_in_every_language(language: Language) -> None:
    for card in CARDS:
        name = NAMES.name(card.name, language)
        assert name and name == name.strip() and "  " not in name, card.name
        assert name[name.startswith("¡")].isupper(), name


@in_every_translation
def test_names_are_unique_within_a_language(language: Language) -> None:
    used = Counter(grammar(language).name(card).casefold() for card in CARDS)
    assert [name for name, times in used.items() if times > 1] == []


@in_every_translation
def test_names_that_a_rulebook_prints_are_spelled_as_printed(language: Language) -> None:
    official = {
        slug: NAMES.name(card.name, language) for slug, card in BY_SLUG.items() if not NAMES.is_ours(card.name, language)
    }
    assert official == PRINTED[language]


def test_russian_names_are_in_cyrillic() -> None:
    for card in CARDS:
        assert not ENGLISH_LETTERS & set(grammar(Language.RU).name(card).lower()), card.name


@in_every_translation
def test_no_name_is_too_long_for_a_card(language: Language) -> None:
    assert [name for name in (grammar(language).name(card) for card in CARDS) if len(name) > LONGEST] == []


@in_every_translation
def test_tokens_have_the_name_of_their_class(language: Language) -> None:
    speaker = grammar(language)
    tokens = [card for card in CARDS if isinstance(card, Token)]
    assert tokens == list(TOKENS)
    for token in tokens:
        assert speaker.name(token) == speaker.term(f"class.{CardClass[token.name.upper()].name.lower()}")


@in_every_translation
@pytest.mark.parametrize(
    ("word", "stems"),
    [
        ("Angel", {"pl": "anio", "ru": "ангел", "es": "ángel", "fr": "ange"}),
        ("Demon", {"pl": "demon", "ru": "демон", "es": "demon", "fr": "démon"}),
        ("Dragon", {"pl": "smok", "ru": "дракон", "es": "dragón", "fr": "dragon"}),
        ("Giant", {"pl": "olbrzym", "ru": "великан", "es": "gigante", "fr": "géant"}),
        ("Golem", {"pl": "golem", "ru": "голем", "es": "gólem", "fr": "golem"}),
        ("Knight", {"pl": "rycerz", "ru": "рыцар", "es": "caballero", "fr": "chevalier"}),
        ("Necromancer", {"pl": "nekromant", "ru": "некромант", "es": "nigromante", "fr": "nécromancien"}),
        ("Lord", {"pl": "władca", "ru": "владыка", "es": "señor", "fr": "seigneur"}),
        ("Vampire", {"pl": "wampir", "ru": "вампир", "es": "vampiro", "fr": "vampire"}),
        ("Wolf", {"pl": "wil", "ru": "вол", "es": "lobo", "fr": "loup"}),
        ("Wurm", {"pl": "czerw", "ru": "вурм", "es": "sierpe", "fr": "guivre"}),
        ("Dark", {"pl": "mroczny", "ru": "тёмный", "es": "oscuro", "fr": "des ténèbres"}),
        ("Apocalypse", {"pl": "apokalips", "ru": "апокалипсис", "es": "apocalipsis", "fr": "apocalypse"}),
    ],
)
def test_a_word_has_one_translation_on_all_cards(language: Language, word: str, stems: dict[str, str]) -> None:
    cards = [card for card in CARDS if word in card.name.replace("'s", "").split()]
    assert cards
    for card in cards:
        assert stems[language] in grammar(language).name(card).lower(), card.name


@pytest.mark.parametrize("language", languages())
def test_the_english_name_is_beneath_a_name_that_differs(language: Language) -> None:
    for card in CARDS:
        text, english = card_text(card, language), card_text(card, Language.EN)
        assert text.original == ("" if text.name == english.name else english.name)
    assert card_text(BY_SLUG["kong"], Language.PL).original == ""
    assert card_text(BY_SLUG["palace_guard"], Language.PL).original == "Palace Guard"
