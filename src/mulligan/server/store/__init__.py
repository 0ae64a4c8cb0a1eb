"""Persistent storage of people, decks, tables and entries, in SQLite or PostgreSQL."""

from mulligan.server.store.store import Store
from mulligan.server.store.uptime import Uptime
from mulligan.server.store.values import (
    Entry,
    EntryKind,
    NameTaken,
    Person,
    PlyTaken,
    Results,
    Review,
    ReviewedAnswer,
    Sitting,
    StoredDeck,
    StoredTable,
    StoreError,
    Summary,
    TooManyDecks,
)

__all__ = [
    "Entry",
    "EntryKind",
    "NameTaken",
    "Person",
    "PlyTaken",
    "Results",
    "Review",
    "ReviewedAnswer",
    "Sitting",
    "Store",
    "StoreError",
    "StoredDeck",
    "StoredTable",
    "Summary",
    "TooManyDecks",
    "Uptime",
]
