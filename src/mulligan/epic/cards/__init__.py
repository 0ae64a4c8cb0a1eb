"""All declared cards. `CARDS` is in the order of the book: tokens first, then set by set, alphabetically in each module."""

from types import ModuleType

from mulligan.core.decks.deck import slug
from mulligan.epic.cards import base_evil, base_good, base_sage, base_wild, expansion_preview, tokens
from mulligan.epic.parts import Card, Champion, Event, Token


def _declared(module: ModuleType) -> tuple[Card, ...]:
    return tuple(value for value in vars(module).values() if isinstance(value, Event | Champion | Token))


TOKENS: tuple[Token, ...] = tuple(card for card in _declared(tokens) if isinstance(card, Token))
BASE_SET: tuple[Event | Champion, ...] = tuple(
    card
    for module in (base_good, base_wild, base_evil, base_sage)
    for card in _declared(module)
    if isinstance(card, Event | Champion)
)
EXPANSION_PREVIEW: tuple[Event | Champion, ...] = tuple(  # no format deals these yet, and no deck may hold them
    card for card in _declared(expansion_preview) if isinstance(card, Event | Champion)
)
CARDS: tuple[Card, ...] = TOKENS + BASE_SET + EXPANSION_PREVIEW
BY_SLUG: dict[str, Card] = {slug(card.name): card for card in CARDS}
