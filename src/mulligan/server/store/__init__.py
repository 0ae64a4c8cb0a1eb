"""What is kept: people, tables and what was done at them. SQLite or PostgreSQL, one code path."""

from mulligan.server.store.kept import Entry, EntryKind, KeptTable, NameTaken, Person, PlyTaken, Sitting, StoreError
from mulligan.server.store.store import Store

__all__ = ["Entry", "EntryKind", "KeptTable", "NameTaken", "Person", "PlyTaken", "Sitting", "Store", "StoreError"]
