"""What is kept: people, tables and what was done at them. SQLite or PostgreSQL, one code path."""

from mulligan.server.store.store import Store
from mulligan.server.store.values import Entry, EntryKind, KeptTable, NameTaken, Person, PlyTaken, Sitting, StoreError

__all__ = ["Entry", "EntryKind", "KeptTable", "NameTaken", "Person", "PlyTaken", "Sitting", "Store", "StoreError"]
