"""Limits on requests, tables, names and clocks, each with its reason."""

from __future__ import annotations

from dataclasses import dataclass, replace

from mulligan.server.wire import Clock

DAY = 24 * 60 * 60
CORRESPONDENCE = 3600  # seconds per move from which players are not expected to stay at the table


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
    account_hour: int = 60  # password attempts per account, from all addresses together
    address_connections: int = 512  # open connections per address, not counting sockets; each browser may have six
    person_sockets: int = 20  # open sockets per person; each open tab is one
    address_sockets: int = 300  # open sockets per address; a club's players may share one
    table_spectators: int = 2000  # open sockets per table, in addition to its players'
    messages: float = 40.0  # per second and person; programs play faster than people
    watching: float = 200.0  # messages per second of all spectators of a table
    changes_minute: int = 60  # offers, undos and settings per person; each is stored and sent to everyone
    signals_minute: int = 30  # per person
    idle_open_tables: float = 14 * DAY  # seconds until an untouched table that never began is removed
    lists: int = 100  # tables in a list
    think: tuple[int, int] = (5, 30 * DAY)  # seconds on a clock, per move or in all: from blitz to letters by post

    def scaled(self, address_sockets: int) -> Limits:
        """Limits for as many sockets per address, and for as many requests as these send."""
        factor = address_sockets / self.address_sockets
        requests, guests = (max(1, round(limit * factor)) for limit in (self.address_minute, self.guests_minute))
        return replace(self, address_sockets=address_sockets, address_minute=requests, guests_minute=guests)


@dataclass(frozen=True, slots=True)
class Patience:
    """How long the client of a connection may take, in seconds."""

    head: float = 10.0  # to send the first line and the headers of a request
    body: float = 30.0  # to send a body; even the largest takes a slow phone a few seconds
    reading: float = 60.0  # to read some of a response


def is_correspondence(clock: Clock | None) -> bool:
    """Whether players have so long for each move that they come and go."""
    return clock is not None and clock.bank is None and clock.move is not None and clock.move >= CORRESPONDENCE
