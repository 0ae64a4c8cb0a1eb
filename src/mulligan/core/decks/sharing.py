"""Share codes: a whole deck in a short text that fits into a link, and opens on any server.

A code is `m1.` and, in URL-safe base64, the game, the rules, the name, the cards and a checksum. A card is three bytes of the
hash of its slug, so that codes stay valid when cards are added; a test checks that no two cards of a game share them.
"""

from __future__ import annotations

import re
from base64 import urlsafe_b64decode, urlsafe_b64encode
from binascii import Error
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import lru_cache
from hashlib import sha256
from zlib import crc32

from mulligan.core.decks.deck import Deck
from mulligan.core.decks.refusals import CommonDeckReason
from mulligan.core.game import IllegalDeck
from mulligan.core.refusals import Refusal

VERSION = 1
MOST_DECKS = 8  # in a code
LONGEST_CODE = 8000  # characters; a set of three decks has fewer than 800
_CODE = re.compile(r"(?:\S*#)?m(?P<version>[0-9]{1,3})\.(?P<data>[A-Za-z0-9_=-]*)")
_KEY = 3  # bytes of a card
_CHECK = 4  # bytes of the checksum
_BYTE = 255


@dataclass(frozen=True, slots=True)
class SharedDeck:
    game: str
    format: str
    ruleset: str
    variants: tuple[str, ...]
    name: str
    decks: tuple[Deck, ...]
    cover: str = ""
    unknown: int = 0  # cards that this version does not have


def is_code(text: str) -> bool:
    """Whether a text is a share code, or a link with one.

    >>> is_code("https://cards.example/d#m1.BGVwaWM"), is_code("3 Kong")
    (True, False)
    """
    return len(text) <= 2 * LONGEST_CODE and _CODE.fullmatch(text.strip()) is not None


def write_code(shared: SharedDeck) -> str:
    data = bytearray()
    for text in (shared.game, shared.format, shared.ruleset, ",".join(shared.variants), shared.name):
        encoded = text.encode()[:_BYTE].decode(errors="ignore").encode()
        data += bytes([len(encoded)]) + encoded
    data += _key(shared.cover) if shared.cover else bytes(_KEY)
    data.append(len(shared.decks))
    for deck in shared.decks:
        counts = deck.counts
        data.append(len(counts))
        for card, count in counts.items():
            data += _key(card) + bytes([min(count, _BYTE)])
    data += crc32(data).to_bytes(_CHECK, "big")
    return f"m{VERSION}.{urlsafe_b64encode(data).decode().rstrip('=')}"


def read_code(text: str, cards_of: Callable[[str], Iterable[str]]) -> SharedDeck:
    """Read a share code or a link. `cards_of` returns the cards of a game, and refuses unknown ones.

    `IllegalDeck` if the code is damaged, or was made by a later version.
    """
    match = _CODE.fullmatch(text.strip())
    if match is None or len(match["data"]) > LONGEST_CODE:
        raise IllegalDeck(Refusal(CommonDeckReason.BAD_CODE))
    if int(match["version"]) != VERSION:
        raise IllegalDeck(Refusal(CommonDeckReason.NEWER_CODE))
    try:
        bare = match["data"].rstrip("=")
        data = urlsafe_b64decode(bare + "=" * (-len(bare) % 4))
        return _Reader(data[:-_CHECK], data[-_CHECK:]).deck(cards_of)
    except (Error, UnicodeDecodeError, IndexError) as error:
        raise IllegalDeck(Refusal(CommonDeckReason.BAD_CODE)) from error


class _Reader:
    """Reads a code from its beginning; IndexError if it ends too early."""

    def __init__(self, data: bytes, check: bytes) -> None:
        if crc32(data).to_bytes(_CHECK, "big") != check:
            raise IndexError
        self._data, self._at = data, 0

    def deck(self, cards_of: Callable[[str], Iterable[str]]) -> SharedDeck:
        game, format, ruleset, variants, name = (self._text() for _ in range(5))
        slugs = {_key(card): card for card in cards_of(game)}
        cover = slugs.get(self._bytes(_KEY), "")
        unknown, decks = 0, []
        for _ in range(min(self._byte(), MOST_DECKS)):
            cards: list[str] = []
            for _ in range(self._byte()):
                card, count = slugs.get(self._bytes(_KEY)), self._byte()
                unknown += card is None
                cards += [] if card is None else [card] * count
            decks.append(Deck(tuple(cards)))
        chosen = tuple(filter(None, variants.split(",")))
        return SharedDeck(game, format, ruleset, chosen, name, tuple(decks), cover, unknown)

    def _byte(self) -> int:
        return self._bytes(1)[0]

    def _bytes(self, count: int) -> bytes:
        found = self._data[self._at : self._at + count]
        if len(found) < count:
            raise IndexError
        self._at += count
        return found

    def _text(self) -> str:
        return self._bytes(self._byte()).decode()


@lru_cache(1024)
def _key(card: str) -> bytes:
    return sha256(card.encode()).digest()[:_KEY]
