"""Builds the card faces that a client draws."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from typing import Final

from mulligan.core.client.card_faces import Art, Face, Faces, Sign, aliases, described, read_art
from mulligan.core.decks.deck import slug
from mulligan.core.text import Language
from mulligan.core.text.words import capital
from mulligan.gwent import cards
from mulligan.gwent import parts as p
from mulligan.gwent.text import card_text, grammar, languages

# Every sign in drawing order: its glyph, its term, and the rule that explains it.
SIGNS: Final[Mapping[str, tuple[str, str, str]]] = {
    "close": ("broadsword", "row.close", "G-011"),
    "ranged": ("pocket-bow", "row.ranged", "G-011"),
    "siege": ("catapult", "row.siege", "G-011"),
    "leader": ("crown", "leader", "G-120"),
    "hero": ("laurel-crown", "hero", "G-090"),
    "agile": ("wingfoot", "ability.agile", "G-070"),
    "tight_bond": ("linked-rings", "ability.tight_bond", "G-071"),
    "morale_boost": ("flying-flag", "ability.morale_boost", "G-072"),
    "medic": ("caduceus", "ability.medic", "G-076"),
    "spy": ("spy", "ability.spy", "G-074"),
    "muster": ("rally-the-troops", "ability.muster", "G-078"),
    "commanders_horn": ("bugle-call", "ability.commanders_horn", "G-061"),
    "scorch": ("flame", "ability.scorch", "G-097"),
    "decoy": ("target-dummy", "ability.decoy", "G-096"),
    "mardroeme": ("spotted-mushroom", "ability.mardroeme", "G-083"),
    "berserker": ("bear-head", "ability.berserker", "G-082"),
    "summon": ("return-arrow", "ability.summon", "G-085"),
}
# Weather cards are their own signs, with the card's slug, name and text.
WEATHER: Final[Mapping[str, tuple[str, str]]] = {
    "biting_frost": ("snowflake-2", "G-098"),
    "impenetrable_fog": ("fog", "G-098"),
    "torrential_rain": ("raining", "G-098"),
    "skellige_storm": ("lightning-storm", "G-098"),
    "clear_weather": ("sun", "G-100"),
}


def _ability_sign(ability: p.Ability | p.LeaderAbility) -> str | None:
    """The sign of an ability, if it has one. Weather cards have signs of their own."""
    match ability:
        case p.Trait():
            return ability.slug
        case p.LeaderEffect.CLEAR_WEATHER:
            return p.Trait.CLEAR_WEATHER.slug
        case p.PlayFromDeck():
            return ability.card
        case p.Horn() | p.Spy() | p.Muster() | p.Scorch() | p.Berserker() | p.Summon():
            return ability.trait.slug
        case _:
            return None


def _signs(card: p.Card) -> Iterator[str | None]:
    match card:
        case p.Leader():
            yield "leader"
            yield _ability_sign(card.ability)
        case p.Special():
            yield slug(card.name) if card.weather else _ability_sign(card.ability)
        case p.Unit():
            if card.hero:
                yield "hero"
            if card.agile:
                yield "agile"
            yield from map(_ability_sign, card.abilities)


def signs(card: p.Card) -> tuple[str, ...]:
    """The signs on a card, without its rows, in drawing order.

    >>> signs(cards.BY_SLUG["kayran"]), signs(cards.BY_SLUG["foltest_king_of_temeria"])
    (('hero', 'agile', 'morale_boost'), ('leader', 'impenetrable_fog'))
    """
    return tuple(sign for sign in _signs(card) if sign is not None)


def rows(card: p.Card) -> tuple[p.Row, ...]:
    """The rows of a card: a unit's rows, a special card's possible rows, or those that weather or a leader affects.

    >>> rows(cards.BY_SLUG["skellige_storm"]), rows(cards.BY_SLUG["decoy"])
    ((<Row.RANGED: 1>, <Row.SIEGE: 2>), ())
    """
    match card:
        case p.Unit():
            return card.rows
        case p.Special(ability=p.WeatherOn(affected)):
            return affected
        case p.Special(ability=p.Horn() | p.Trait.MARDROEME):
            return p.ROWS
        case p.Leader(ability=p.Horn(row) | p.Scorch(row)) if row is not None:
            return (row,)
        case _:
            return ()


@cache
def art() -> Mapping[str, Art]:
    return read_art(cards.__name__)


def _kind(card: p.Card) -> str:
    match card:
        case p.Leader():
            return "leader"
        case p.Special():
            return "weather" if card.weather else "special"
        case p.Unit():
            return "hero" if card.hero else "unit"


def _kind_words(card: p.Card, language: Language) -> str:
    """The type and the row: "Unit · Siege"."""
    speaker = grammar(language)
    said = [speaker.kind(card)]
    if isinstance(card, p.Unit):
        said.append(speaker.term("rows.agile") if card.agile else speaker.row(card.rows[0]))
    return " · ".join(map(capital, said))


def _names(all_rows: Iterable[p.Row]) -> tuple[str, ...]:
    return tuple(row.name.lower() for row in all_rows)


def _face(card: p.Card, language: Language) -> Face:
    text = card_text(card, language)
    return Face(
        card=slug(card.name),
        name=text.name,
        original=text.original,
        aliases=aliases(text.name, (grammar(each).name(card) for each in languages())),
        kind=_kind(card),
        group=card.faction.name.lower(),
        kind_words=_kind_words(card, language),
        group_words=grammar(language).faction(card.faction),
        allegiance=capital(grammar(language).allegiance(card)),
        lines=text.lines,
        signs=signs(card),
        rows=_names(rows(card)),
        strength=card.strength if isinstance(card, p.Unit) else None,
        art=art()[slug(card.name)],
    )


def _weather_sign(name: str, language: Language) -> Sign:
    glyph, rule = WEATHER[name]
    text = card_text(cards.BY_SLUG[name], language)
    return Sign(name, glyph, text.name, " ".join(text.lines), rule)


@cache
def faces(language: Language) -> Faces:
    """The faces of all cards, including leaders and the side deck.

    >>> faces(Language.FR).cards[-1].kind_words
    'Unité · Combat rapproché'
    """
    return Faces(
        game="gwent",
        language=language,
        cards=tuple(_face(card, language) for card in cards.CARDS),
        signs=described("gwent", SIGNS, language) + tuple(_weather_sign(name, language) for name in WEATHER),
    )
