"""Guests and accounts. A person is recognised by the secret in their cookie."""

from __future__ import annotations

import asyncio
import re
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
MOST_MARKS = 2  # accents on one letter; real scripts need no more, and stacked accents would overflow the line

_WITHOUT_VARIANTS = dict.fromkeys(range(0xFE00, 0xFE10))  # deletes the selectors that turn signs into emoji and back
_INVISIBLE = frozenset(
    "\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800"
)  # letters, marks and signs without a shape
_CAPITAL_I = re.compile("(?<=[a-z])I")
_LOOKS_LIKE = str.maketrans(
    "абвгеёзикмнорстухіїјѕһԁԛԝ" + "αβεηικμνορτυχ" + "ı01",
    "a6breë3ukmhopctyxiïjshdqw" + "abenikuvoptux" + "iol",
)

# First names common to all five languages; a number tells guests apart.
NAMES = (
    *("Ada", "Adam", "Alba", "Anna", "Bruno", "Clara", "Daniel", "Diana", "Emma", "Eva", "Felix", "Flora", "Gabriel", "Hugo"),
    *("Ida", "Irena", "Iris", "Jan", "Julia", "Karol", "Klara", "Laura", "Leo", "Lena", "Luna", "Marco", "Maria", "Marta"),
    *("Max", "Mira", "Nadia", "Nina", "Nora", "Olga", "Oscar", "Otto", "Paula", "Roman", "Rosa", "Sonia", "Tamara", "Teo"),
    *("Vera", "Victor", "Zoe"),
)


@dataclass(frozen=True, slots=True)
class Accounts:
    """Names, passwords and sessions of people. A refused request raises RequestError and changes nothing."""

    store: Store
    limits: Limits

    async def known(self, cookies: Mapping[str, str]) -> Person | None:
        """The person these cookies belong to; None for a newcomer."""
        secret = cookies.get(COOKIE)
        return await self.store.person_by_secret(secret) if secret else None

    async def new_guest(self) -> tuple[Person, str]:
        """Create a guest with a friendly name. Returns the guest and their secret."""
        return await self.store.new_guest(f"{secrets.choice(NAMES)} {10 + secrets.randbelow(990)}")

    async def rename(self, person: Person, name: str) -> Person:
        checked = checked_name(name, self.limits)
        await self._check_free(checked, person)
        try:
            return await self.store.rename(person, checked, compared(checked))
        except NameTaken as error:
            raise _taken(checked) from error

    async def register(self, person: Person, credentials: Credentials) -> tuple[Person, str]:
        """Turn a guest into an account; they keep their tables and decks. Returns it and a new secret for this device.

        The old one ends: somebody else could have set it in this browser before.
        """
        if person.account:
            raise RequestError(Code.NOT_NOW, "you already have an account")
        name = checked_name(credentials.name, self.limits)
        self._check_password(credentials.password)
        await self._check_free(name, person)
        password = await asyncio.to_thread(_hasher().hash, credentials.password)
        try:
            registered = await self.store.register(person.id, name, compared(name), password)
        except NameTaken as error:
            raise _taken(name) from error
        return registered, await self.store.replace_sessions(person.id)

    async def log_in(self, guest: Person | None, credentials: Credentials) -> tuple[Person, str]:
        """Log in. Returns the account and a secret for this device, whose guest's tables and decks move to the account."""
        found = await self.store.account(compared(credentials.name)) or await self.store.account(casefolded(credentials.name))
        password = found[1] if found is not None else _placeholder_hash()
        if not await asyncio.to_thread(_is_password, password, credentials.password) or found is None:
            raise RequestError(Code.WRONG_PASSWORD, "wrong name or password")
        person = found[0]
        if guest is not None and not guest.account:
            await self.store.hand_over(guest.id, person.id)
        return person, await self.store.new_session(person.id)

    async def _check_free(self, name: str, person: Person) -> None:
        """Check that no account from before look-alikes were compared has this name."""
        found = await self.store.account(casefolded(name))
        if found is not None and found[0].id != person.id:
            raise _taken(name)

    def _check_password(self, password: str) -> None:
        fewest, most = self.limits.password
        if not fewest <= len(password) <= most:
            values = {"fewest": fewest, "most": most}
            raise RequestError(Code.BAD_PASSWORD, f"a password needs {fewest} to {most} characters", values=values)


def was_given(name: str) -> bool:
    """Whether a name looks like one that the server gives to guests.

    >>> was_given("Tamara 918"), was_given("Tamara"), was_given("Tamara 918 2")
    (True, False, False)
    """
    first, _, number = name.partition(" ")
    return first in NAMES and number.isdecimal()


def cookie(secret: str, scheme: str) -> Cookie:
    """The session cookie. Scripts cannot read it, and other sites cannot send it with requests that change anything."""
    return Cookie(
        COOKIE, value=secret, path="/", max_age=YEAR, httponly=True, samesite="lax", secure=scheme in ("https", "wss")
    )


NO_COOKIE = Cookie(COOKIE, value="", path="/", max_age=0, httponly=True, samesite="lax")  # deletes the cookie


def checked_name(name: str, limits: Limits) -> str:
    """Normalise a name for display; RequestError if it is not acceptable.

    >>> checked_name("  Zo\\u0065\\u0308  K. ", Limits())
    'Zoë K.'
    """
    checked = " ".join(unicodedata.normalize("NFKC", name.translate(_WITHOUT_VARIANTS)).split())
    if not 1 <= len(checked) <= limits.name:
        raise RequestError(Code.BAD_NAME, f"a name needs 1 to {limits.name} characters", values={"most": limits.name})
    kinds = [unicodedata.category(character) for character in checked]
    marks = max((len(list(group)) for mark, group in groupby(kind[0] == "M" for kind in kinds) if mark), default=0)
    hidden = any(kind[0] == "C" for kind in kinds) or not _INVISIBLE.isdisjoint(checked)
    if hidden or not any(kind[0] in "LN" for kind in kinds) or marks > MOST_MARKS:
        raise RequestError(Code.BAD_NAME, "a name needs a letter or digit, and no invisible characters or stacked accents")
    return checked


def compared(name: str) -> str:
    """The key by which names are compared: names that look alike at a glance share it.

    >>> compared("ANA") == compared(" ana ") == compared("\u0410n\u0430")  # Cyrillic
    True
    >>> compared("Paul") == compared("Pau1") == compared("PauI") != compared("Paula")
    True
    """
    normal = unicodedata.normalize("NFKC", " ".join(name.translate(_WITHOUT_VARIANTS).split()))
    return casefolded(_CAPITAL_I.sub("l", normal)).translate(_LOOKS_LIKE)


def casefolded(name: str) -> str:
    """The key of accounts from before look-alikes shared one."""
    return unicodedata.normalize("NFKC", " ".join(name.split()).casefold())


def _taken(name: str) -> RequestError:
    return RequestError(Code.NAME_TAKEN, f"the name {name} is taken")


@cache
def _hasher() -> PasswordHasher:
    return PasswordHasher()


@cache
def _placeholder_hash() -> str:
    """A hash to verify against when the name is unknown, so the timing does not reveal which names exist."""
    return _hasher().hash(secrets.token_hex())


def _is_password(stored: str, given: str) -> bool:
    try:
        return _hasher().verify(stored, given)
    except VerificationError:
        return False
