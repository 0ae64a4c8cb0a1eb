"""Limits on requests, tables, names and clocks, each with its reason."""

from __future__ import annotations

from dataclasses import dataclass

DAY = 24 * 60 * 60


@dataclass(frozen=True, slots=True)
class Limits:
    """Limits that a host may change."""

    body: int = 64 * 1024  # bytes of a request; the longest deck in any language has less than 10 kB
    tables: int = 50  # unfinished tables per person; correspondence players have many
    decks: int = 200  # saved decks per person; a list of them is still quick to load
    deck_name: int = 40  # characters; what fits on a tile
    name: int = 24  # characters; what fits beside a board on a phone
    password: tuple[int, int] = (8, 256)  # characters; long enough to be secure, too short to make hashing an attack
    person_minute: int = 240  # requests per person; an open lobby sends a tenth of that
    address_minute: int = 1200  # requests per address; a classroom may share one
    guests_minute: int = 60  # new guests per address
    passwords_minute: int = 10  # password attempts per address; hashing takes a tenth of a second
    idle_open_tables: float = 14 * DAY  # seconds until an untouched table that never began is removed
    lists: int = 100  # tables in a list
    think: tuple[int, int] = (5, 30 * DAY)  # seconds on a clock, per move or in all: from blitz to letters by post
