"""Decks in the database. Each belongs to a person; no one else can read or change it."""

from __future__ import annotations

import json
import re
import time
from collections import defaultdict
from collections.abc import Collection
from typing import Any

import msgspec
from sqlalchemy import Connection, Row, delete, func, insert, select, update

from mulligan.server.store.database import Database
from mulligan.server.store.models import SavedDeckRow, SeatRow, TableRow
from mulligan.server.store.values import Results, StoredDeck, TooManyDecks
from mulligan.server.wire import DeckList, TableStatus

_DECK = SavedDeckRow.__table__
_content = msgspec.json.Decoder(DeckList)
_NUMBERED = re.compile(r"(?P<name>.*) \((?P<number>[0-9]{1,4})\)")
MOST_DELETED = 20  # per person; older ones are gone for good


class DeckStore:
    """Each method is one transaction, durable on return."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def all(self, person: int, game: str | None = None) -> list[StoredDeck]:
        """A person's decks, the last saved first."""
        wanted = (
            select(_DECK)
            .where(SavedDeckRow.person == person, SavedDeckRow.deleted.is_(None))
            .order_by(SavedDeckRow.updated.desc())
        )
        if game is not None:
            wanted = wanted.where(SavedDeckRow.game == game)
        return await self._database.read(lambda connection: [_stored(row) for row in connection.execute(wanted)])

    async def results(self, person: int) -> dict[str, Results]:
        """Finished games with each deck that the person has played, by the deck's id.

        A game in which several players at one device have the same deck counts once.
        """
        wanted = (
            select(SeatRow.deck_id, SeatRow.table_id, SeatRow.seat, TableRow.winners)
            .join(TableRow, TableRow.id == SeatRow.table_id)
            .where(SeatRow.person == person, SeatRow.deck_id != "", TableRow.status == TableStatus.OVER)
        )
        games: defaultdict[str, dict[str, bool]] = defaultdict(dict)  # whether each game was won
        for deck, table, seat, winners in await self._database.read(lambda connection: connection.execute(wanted).all()):
            games[deck][table] = games[deck].get(table, False) or seat in json.loads(winners or "[]")
        return {deck: Results(len(won), sum(won.values())) for deck, won in games.items()}

    async def get(self, person: int, id: str) -> StoredDeck | None:
        return await self._database.read(lambda connection: _found(connection, person, id))

    async def add(self, person: int, id: str, deck: DeckList, most: int) -> StoredDeck:
        """Save a new deck; TooManyDecks if the person already has `most`."""

        def work(connection: Connection) -> StoredDeck:
            _check_number(connection, person, most)
            return _added(connection, person, id, deck)

        return await self._database.write(work)

    async def copy(self, person: int, id: str, new_id: str, most: int, longest: int) -> StoredDeck | None:
        """Duplicate a deck under a numbered name; None if there is no such deck."""

        def work(connection: Connection) -> StoredDeck | None:
            found = _found(connection, person, id)
            if found is None:
                return None
            _check_number(connection, person, most)
            return _added(connection, person, new_id, _numbered(connection, person, found.deck, longest))

        return await self._database.write(work)

    async def save(
        self,
        person: int,
        id: str,
        revision: int,
        deck: DeckList,
        new_id: str,
        most: int,
        longest: int,
        token: str = "",
        lost: Collection[str] = (),
    ) -> tuple[StoredDeck, StoredDeck | None] | None:
        """Save a new version of a deck that was based on `revision`; None if the person never had that deck.

        If the deck has been saved elsewhere since, this version becomes a new deck with `new_id` and a numbered name, and the
        other one is returned, too. Saving a deleted deck brings it back. A version that was saved with one of the `lost` tokens
        doesn't count: its device never got the answer.
        """

        def work(connection: Connection) -> tuple[StoredDeck, StoredDeck | None] | None:
            row = connection.execute(_own(person, id).with_for_update()).one_or_none()
            if row is None:
                return None
            now = _stored(row)
            if row.deleted is None and now.deck == deck:
                return now, None
            if row.deleted is None and row.revision != revision and not (row.token and row.token in lost):
                _check_number(connection, person, most)
                return _added(connection, person, new_id, _numbered(connection, person, deck, longest)), now
            if row.deleted is not None:
                _check_number(connection, person, most)
            values = {**_values(person, deck), "revision": row.revision + 1, "token": token, "deleted": None}
            connection.execute(update(SavedDeckRow).where(SavedDeckRow.id == id).values(**values))
            return StoredDeck(id, deck, values["revision"], values["updated"]), None

        return await self._database.write(work)

    async def delete(self, person: int, id: str) -> bool:
        """Delete a deck; False if there is no such deck."""
        theirs = SavedDeckRow.person == person
        gone = (
            update(SavedDeckRow)
            .where(theirs, SavedDeckRow.id == id, SavedDeckRow.deleted.is_(None))
            .values(deleted=time.time())
        )
        old = select(SavedDeckRow.id).where(theirs, SavedDeckRow.deleted.is_not(None)).order_by(SavedDeckRow.deleted.desc())

        def work(connection: Connection) -> bool:
            done = connection.execute(gone).rowcount == 1
            oldest = list(connection.execute(old.offset(MOST_DELETED)).scalars())
            connection.execute(delete(SavedDeckRow).where(SavedDeckRow.id.in_(oldest)))
            return done

        return await self._database.write(work)


def _own(person: int, id: str) -> Any:
    return select(_DECK).where(SavedDeckRow.person == person, SavedDeckRow.id == id)


def _found(connection: Connection, person: int, id: str) -> StoredDeck | None:
    row = connection.execute(_own(person, id).where(SavedDeckRow.deleted.is_(None))).one_or_none()
    return None if row is None else _stored(row)


def _added(connection: Connection, person: int, id: str, deck: DeckList) -> StoredDeck:
    values = {**_values(person, deck), "id": id, "revision": 1}
    connection.execute(insert(SavedDeckRow).values(**values))
    return StoredDeck(id, deck, 1, values["updated"])


def _check_number(connection: Connection, person: int, most: int) -> None:
    there = select(func.count()).where(SavedDeckRow.person == person, SavedDeckRow.deleted.is_(None))
    if connection.execute(there).scalar_one() >= most:
        raise TooManyDecks


def _numbered(connection: Connection, person: int, deck: DeckList, longest: int) -> DeckList:
    """The deck with the first free number behind its name, which is shortened if need be."""
    names = set(
        connection.execute(
            select(SavedDeckRow.name).where(SavedDeckRow.person == person, SavedDeckRow.deleted.is_(None))
        ).scalars()
    )
    match = _NUMBERED.fullmatch(deck.name)
    bare, number = (match["name"], int(match["number"])) if match else (deck.name, 1)
    while True:
        number += 1
        end = f" ({number})"
        name = bare[: longest - len(end)].rstrip() + end
        if name not in names:
            return msgspec.structs.replace(deck, name=name)


def _values(person: int, deck: DeckList) -> dict[str, Any]:
    content = msgspec.json.encode(deck).decode()
    return {"person": person, "game": deck.game, "name": deck.name, "content": content, "updated": time.time()}


def _stored(row: Row[Any]) -> StoredDeck:
    return StoredDeck(row.id, _content.decode(row.content), row.revision, row.updated)
