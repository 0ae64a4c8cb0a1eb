"""What is kept: people, tables and what was done at them. SQLite or PostgreSQL, one code path."""

from mulligan.server.store.store import Store
from mulligan.server.store.values import Entry, EntryKind, NameTaken, Person, PlyTaken, Sitting, StoredTable, StoreError

__all__ = ["Entry", "EntryKind", "NameTaken", "Person", "PlyTaken", "Sitting", "Store", "StoreError", "StoredTable"]
