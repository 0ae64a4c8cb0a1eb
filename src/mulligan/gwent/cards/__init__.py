"""All declared cards. `CARDS` is in the order of the book: leaders first, so that number 0 is never in a pile."""

from types import ModuleType

from mulligan.core.decks.deck import slug
from mulligan.gwent.cards import monsters, neutral, nilfgaard, northern_realms, scoiatael, skellige
from mulligan.gwent.parts import NEUTRAL, Card, Faction, Leader, Special, Trait, Unit


def _declared(module: ModuleType) -> tuple[Card, ...]:
    return tuple(value for value in vars(module).values() if isinstance(value, Leader | Unit | Special))


_ALL = tuple(
    card for module in (northern_realms, nilfgaard, scoiatael, monsters, skellige, neutral) for card in _declared(module)
)
LEADERS: tuple[Leader, ...] = tuple(card for card in _ALL if isinstance(card, Leader))
CARDS: tuple[Card, ...] = LEADERS + tuple(card for card in _ALL if not isinstance(card, Leader))
BY_SLUG: dict[str, Card] = {slug(card.name): card for card in CARDS}
SIDE_DECK: tuple[Unit, ...] = tuple(card for card in _ALL if isinstance(card, Unit) and card.side_deck)


def faction_set(faction: Faction) -> tuple[Card, ...]:
    """G-013, G-014: the cards printed for a faction, once each.

    >>> from mulligan.gwent.parts import FACTIONS
    >>> [sum(getattr(card, "copies", 1) for card in faction_set(faction)) for faction in FACTIONS]
    [85, 85, 86, 89, 91]
    """
    return tuple(card for card in CARDS if card.faction in (faction, NEUTRAL))


def is_barred_weather(card: Card) -> bool:
    """G-241: whether the card is left out of the human's deck in solo."""
    return isinstance(card, Special) and card.weather and card.ability is not Trait.CLEAR_WEATHER
