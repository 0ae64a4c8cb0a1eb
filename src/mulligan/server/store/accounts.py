"""People in the database: guests, accounts and sessions."""

from __future__ import annotations

import secrets
import time
from hashlib import sha256

from sqlalchemy import Connection, bindparam, delete, exists, insert, select, update
from sqlalchemy.exc import IntegrityError

from mulligan.server.store.database import Database
from mulligan.server.store.models import PersonRow, SavedDeckRow, SeatRow, SessionRow, TableRow
from mulligan.server.store.values import NameTaken, Person

# Runs with every request, and building it would take longer than running it.
_BY_SECRET = (
    select(PersonRow.id, PersonRow.name, PersonRow.account)
    .join(SessionRow, SessionRow.person == PersonRow.id)
    .where(SessionRow.secret == bindparam("secret"), SessionRow.created > bindparam("since"))
)
SESSION_SECONDS = 365 * 24 * 60 * 60  # without a visit, until a device is forgotten
RENEWED_SECONDS = 7 * 24 * 60 * 60  # between two renewals
SECRET_BYTES = 32  # of a session secret; too long to guess, so an unsalted hash suffices


class PeopleStore:
    """Each device has its own secret; only hashes of secrets are stored."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def new_guest(self, name: str) -> tuple[Person, str]:
        """Create a guest. Returns the guest and the secret for their device."""
        row = insert(PersonRow).values(name=name, created=time.time()).returning(PersonRow.id)

        def work(connection: Connection) -> tuple[Person, str]:
            person = Person(int(connection.execute(row).scalar_one()), name)
            return person, _new_session(connection, person.id)

        return await self._database.write(work)

    async def new_session(self, person: int) -> str:
        """Create a session. Returns the secret for another device of the person."""
        return await self._database.write(lambda connection: _new_session(connection, person))

    async def end_session(self, secret: str) -> None:
        ended = delete(SessionRow).where(SessionRow.secret == _hash(secret))
        await self._database.write(lambda connection: connection.execute(ended))

    async def replace_sessions(self, person: int) -> str:
        """End all sessions of a person. Returns the secret of a new one."""
        ended = delete(SessionRow).where(SessionRow.person == person)

        def work(connection: Connection) -> str:
            connection.execute(ended)
            return _new_session(connection, person)

        return await self._database.write(work)

    async def renew_session(self, secret: str) -> bool:
        """Let a session last from now on; False if that was done not long ago."""
        own = SessionRow.secret == _hash(secret)
        began = await self._database.read(lambda connection: connection.execute(select(SessionRow.created).where(own)).scalar())
        if began is None or began > time.time() - RENEWED_SECONDS:
            return False
        renewed = update(SessionRow).where(own).values(created=time.time())
        await self._database.write(lambda connection: connection.execute(renewed))
        return True

    async def forget_sessions(self) -> None:
        """Delete sessions that have ended by time."""
        old = delete(SessionRow).where(SessionRow.created < time.time() - SESSION_SECONDS)
        await self._database.write(lambda connection: connection.execute(old))

    async def person_by_secret(self, secret: str) -> Person | None:
        hashed = {"secret": _hash(secret), "since": time.time() - SESSION_SECONDS}
        row = await self._database.read(lambda connection: connection.execute(_BY_SECRET, hashed).one_or_none())
        return None if row is None else Person(row.id, row.name, row.account is not None)

    async def account(self, account: str) -> tuple[Person, str] | None:
        """Find an account by its normalised name. Returns the person and their password hash."""
        wanted = select(PersonRow.id, PersonRow.name, PersonRow.password).where(PersonRow.account == account)
        row = await self._database.read(lambda connection: connection.execute(wanted).one_or_none())
        return None if row is None or row.password is None else (Person(row.id, row.name, True), row.password)

    async def register(self, person: int, name: str, account: str, password: str) -> Person:
        """Turn a guest into an account; NameTaken if the name is in use."""
        return await self._change(person, name=name, account=account, password=password)

    async def rename(self, person: Person, name: str, account: str) -> Person:
        """Rename a person; NameTaken if an account has this name. Guests may share a name."""
        if person.account:
            return await self._change(person.id, name=name, account=account)

        def work(connection: Connection) -> None:
            if connection.execute(select(exists().where(PersonRow.account == account))).scalar_one():
                raise NameTaken(name)
            connection.execute(update(PersonRow).where(PersonRow.id == person.id).values(name=name))

        await self._database.write(work)
        return Person(person.id, name, person.account)

    async def _change(self, person: int, **values: str) -> Person:
        changed = update(PersonRow).where(PersonRow.id == person).values(**values)
        try:
            await self._database.write(lambda connection: connection.execute(changed))
        except IntegrityError as error:
            raise NameTaken(values["name"]) from error
        return Person(person, values["name"], True)

    async def hand_over(self, guest: int, person: int) -> None:
        """Move a guest's seats, tables and decks to the account that the guest has logged in to."""

        def work(connection: Connection) -> None:
            connection.execute(update(SeatRow).where(SeatRow.person == guest).values(person=person))
            connection.execute(update(TableRow).where(TableRow.opened_by == guest).values(opened_by=person))
            connection.execute(update(SavedDeckRow).where(SavedDeckRow.person == guest).values(person=person))

        await self._database.write(work)


def _new_session(connection: Connection, person: int) -> str:
    secret = secrets.token_urlsafe(SECRET_BYTES)
    connection.execute(insert(SessionRow).values(secret=_hash(secret), person=person, created=time.time()))
    return secret


def _hash(secret: str) -> str:
    return sha256(secret.encode("utf-8", "surrogatepass")).hexdigest()
