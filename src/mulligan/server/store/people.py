"""People in the database: guests, accounts, and the devices that know their secrets."""

from __future__ import annotations

import secrets
import time
from hashlib import sha256

from sqlalchemy import delete, exists, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from mulligan.server.store.database import Database
from mulligan.server.store.kept import NameTaken, Person
from mulligan.server.store.models import PersonRow, SeatRow, SessionRow, TableRow

SECRET_BYTES = 32  # of a cookie: nobody guesses it, so a plain hash of it is enough


class PeopleStore(Database):
    """A person is known by secrets; each device has its own, and only their hashes are kept."""

    async def new_guest(self, name: str) -> tuple[Person, str]:
        """Somebody new, and the secret of their device."""
        row = insert(PersonRow).values(name=name, created=time.time()).returning(PersonRow.id)
        async with self._writing() as connection:
            person = Person(int((await connection.execute(row)).scalar_one()), name)
            return person, await _new_session(connection, person.id)

    async def new_session(self, person: int) -> str:
        """The secret of another device of a person."""
        async with self._writing() as connection:
            return await _new_session(connection, person)

    async def end_session(self, secret: str) -> None:
        async with self._writing() as connection:
            await connection.execute(delete(SessionRow).where(SessionRow.secret == _hash(secret)))

    async def person_by_secret(self, secret: str) -> Person | None:
        wanted = (
            select(PersonRow.id, PersonRow.name, PersonRow.account)
            .join(SessionRow, SessionRow.person == PersonRow.id)
            .where(SessionRow.secret == _hash(secret))
        )
        async with self._reading() as connection:
            row = (await connection.execute(wanted)).one_or_none()
        return None if row is None else Person(row.id, row.name, row.account is not None)

    async def account(self, account: str) -> tuple[Person, str] | None:
        """Somebody with a password, by the name as it is compared; and the hash of the password."""
        wanted = select(PersonRow.id, PersonRow.name, PersonRow.password).where(PersonRow.account == account)
        async with self._reading() as connection:
            row = (await connection.execute(wanted)).one_or_none()
        return None if row is None or row.password is None else (Person(row.id, row.name, True), row.password)

    async def register(self, person: int, name: str, account: str, password: str) -> Person:
        """A guest becomes an account; `NameTaken` when there is one of this name."""
        return await self._change(person, name=name, account=account, password=password)

    async def rename(self, person: Person, name: str, account: str) -> Person:
        """`NameTaken` when there is an account of this name. Guests may be called alike."""
        if person.account:
            return await self._change(person.id, name=name, account=account)
        async with self._writing() as connection:
            if (await connection.execute(select(exists().where(PersonRow.account == account)))).scalar_one():
                raise NameTaken(name)
            await connection.execute(update(PersonRow).where(PersonRow.id == person.id).values(name=name))
        return Person(person.id, name, person.account)

    async def _change(self, person: int, **values: str) -> Person:
        try:
            async with self._writing() as connection:
                await connection.execute(update(PersonRow).where(PersonRow.id == person).values(**values))
        except IntegrityError as error:
            raise NameTaken(values["name"]) from error
        return Person(person, values["name"], True)

    async def hand_over(self, guest: int, person: int) -> None:
        """All that a guest has becomes somebody's who turned out to be the same."""
        async with self._writing() as connection:
            await connection.execute(update(SeatRow).where(SeatRow.person == guest).values(person=person))
            await connection.execute(update(TableRow).where(TableRow.opened_by == guest).values(opened_by=person))


async def _new_session(connection: AsyncConnection, person: int) -> str:
    secret = secrets.token_urlsafe(SECRET_BYTES)
    await connection.execute(insert(SessionRow).values(secret=_hash(secret), person=person, created=time.time()))
    return secret


def _hash(secret: str) -> str:
    return sha256(secret.encode()).hexdigest()
