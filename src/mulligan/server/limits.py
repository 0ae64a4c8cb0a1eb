"""How much of anything one may have or do. Every number has a name and a reason."""

from __future__ import annotations

from dataclasses import dataclass

DAY = 24 * 60 * 60


@dataclass(frozen=True, slots=True)
class Limits:
    """What a host may change."""

    body: int = 64 * 1024  # bytes of a request: the longest deck in any language has less than 10 kB
    tables: int = 50  # of one person that are not over: correspondence players have many
    name: int = 24  # letters: as many as fit beside a board on a phone
    password: tuple[int, int] = (8, 256)  # letters: enough to be worth hashing, not so many that hashing is an attack
    person_minute: int = 240  # requests: a lobby that is looked at all the time needs a tenth
    address_minute: int = 1200  # requests: a class room behind one address
    guests_minute: int = 60  # new guests of one address
    passwords_minute: int = 10  # tries of one address: hashing takes a tenth of a second
    idle_open_tables: float = 14 * DAY  # a table that never began and that nobody has touched since is removed
    lists: int = 100  # tables in a list
    think: tuple[int, int] = (5, 30 * DAY)  # seconds of a clock for a move, or all of them: a blink, and a slow letter
