"""Persistent storage of people, tables and entries, in SQLite or PostgreSQL."""

from mulligan.server.store.store import Store
from mulligan.server.store.values import (
    Entry,
    EntryKind,
    NameTaken,
    Person,
    PlyTaken,
    Sitting,
    StoredTable,
    StoreError,
    Summary,
)

__all__ = ["Entry", "EntryKind", "NameTaken", "Person", "PlyTaken", "Sitting", "Store", "StoreError", "StoredTable", "Summary"]
