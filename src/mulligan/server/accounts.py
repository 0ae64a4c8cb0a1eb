"""Guests and accounts: who somebody is, by the secret in their cookie."""

from __future__ import annotations

import asyncio
import secrets
import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from itertools import groupby

from argon2 import PasswordHasher
from argon2.exceptions import VerificationError
from litestar.datastructures import Cookie

from mulligan.server.errors import RequestError
from mulligan.server.limits import Limits
from mulligan.server.store import NameTaken, Person, Store
from mulligan.server.wire import Code, Credentials

COOKIE = "mulligan"
YEAR = 365 * 24 * 60 * 60
MOST_MARKS = 2  # accents on one letter: no script needs more, and more of them climb over the table

# First names that all five languages know; with a number they are unique enough to tell guests apart.
NAMES = (
    *("Ada", "Adam", "Alba", "Anna", "Bruno", "Clara", "Daniel", "Diana", "Emma", "Eva", "Felix", "Flora", "Gabriel", "Hugo"),
    *("Ida", "Irena", "Iris", "Jan", "Julia", "Karol", "Klara", "Laura", "Leo", "Lena", "Luna", "Marco", "Maria", "Marta"),
    *("Max", "Mira", "Nadia", "Nina", "Nora", "Olga", "Oscar", "Otto", "Paula", "Roman", "Rosa", "Sonia", "Tamara", "Teo"),
    *("Vera", "Victor", "Zoe"),
)


@dataclass(frozen=True, slots=True)
class Accounts:
    """All that people do with their names and passwords. What cannot be is a `RequestError`, and nothing has changed."""

    store: Store
    limits: Limits

    async def known(self, cookies: Mapping[str, str]) -> Person | None:
        """Who sent these cookies; None: somebody new."""
        secret = cookies.get(COOKIE)
        return await self.store.person_by_secret(secret) if secret else None

    async def new_guest(self) -> tuple[Person, str]:
        """Somebody new with a friendly name, and their secret."""
        return await self.store.new_guest(f"{secrets.choice(NAMES)} {10 + secrets.randbelow(990)}")

    async def rename(self, person: Person, name: str) -> Person:
        said = checked_name(name, self.limits)
        try:
            return await self.store.rename(person, said, compared(said))
        except NameTaken as error:
            raise _taken(said) from error

    async def register(self, person: Person, credentials: Credentials) -> Person:
        """A guest gets a password; their tables stay theirs."""
        if person.account:
            raise RequestError(Code.NOT_NOW, "you have an account already")
        name = checked_name(credentials.name, self.limits)
        self._check_password(credentials.password)
        password = await asyncio.to_thread(_hasher().hash, credentials.password)
        try:
            return await self.store.register(person.id, name, compared(name), password)
        except NameTaken as error:
            raise _taken(name) from error

    async def log_in(self, guest: Person | None, credentials: Credentials) -> tuple[Person, str]:
        """The account, and a secret for this device. What a guest did on this device before goes along."""
        found = await self.store.account(compared(credentials.name))
        password = found[1] if found is not None else _nobodys_password()
        if not await asyncio.to_thread(_is_password, password, credentials.password) or found is None:
            raise RequestError(Code.WRONG_PASSWORD, "there is no such name with this password")
        person = found[0]
        if guest is not None and not guest.account:
            await self.store.hand_over(guest.id, person.id)
        return person, await self.store.new_session(person.id)

    def _check_password(self, password: str) -> None:
        fewest, most = self.limits.password
        if not fewest <= len(password) <= most:
            values = {"fewest": fewest, "most": most}
            raise RequestError(Code.BAD_PASSWORD, f"a password has {fewest} to {most} letters", values=values)


def cookie(secret: str, scheme: str) -> Cookie:
    """Scripts cannot read it, and other sites cannot send it with anything that changes something."""
    return Cookie(
        COOKIE, value=secret, path="/", max_age=YEAR, httponly=True, samesite="lax", secure=scheme in ("https", "wss")
    )


NO_COOKIE = Cookie(COOKIE, value="", path="/", max_age=0, httponly=True, samesite="lax")  # takes it away


def checked_name(name: str, limits: Limits) -> str:
    """A name as it is shown, or a `RequestError`.

    >>> checked_name("  Zo\\u0065\\u0308  K. ", Limits())
    'Zoë K.'
    """
    said = " ".join(unicodedata.normalize("NFKC", name).split())
    if not 1 <= len(said) <= limits.name:
        raise RequestError(Code.BAD_NAME, f"a name has 1 to {limits.name} letters", values={"most": limits.name})
    kinds = [unicodedata.category(sign) for sign in said]
    marks = max((len(list(group)) for mark, group in groupby(kind[0] == "M" for kind in kinds) if mark), default=0)
    if any(kind[0] == "C" for kind in kinds) or not any(kind[0] in "LN" for kind in kinds) or marks > MOST_MARKS:
        raise RequestError(Code.BAD_NAME, "a name is made of letters, digits and signs that can be seen")
    return said


def compared(name: str) -> str:
    """Names that look the same to a quick eye are the same.

    >>> compared("ANA") == compared(" ana ")
    True
    """
    return unicodedata.normalize("NFKC", " ".join(name.split()).casefold())


def _taken(name: str) -> RequestError:
    return RequestError(Code.NAME_TAKEN, f"{name} is somebody else's name")


@cache
def _hasher() -> PasswordHasher:
    return PasswordHasher()


@cache
def _nobodys_password() -> str:
    """So that a name which is not there takes as long as one that is."""
    return _hasher().hash(secrets.token_hex())


def _is_password(kept: str, said: str) -> bool:
    try:
        return _hasher().verify(kept, said)
    except VerificationError:
        return False
