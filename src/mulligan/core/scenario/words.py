"""Parsing of the scenario notation: lists, brackets, zones, numbers, and suggestions for unknown words."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import NamedTuple

from mulligan.core.lookup import nearest
from mulligan.core.scenario.scenario import ScenarioError

MAX_THINGS = 120  # the capacity of the largest pile
NOTHING = ("", "-", "nothing", "none", "nobody")
PLAYER = re.compile(r"P([0-9]+)\b\s*(.*)", re.I)  # a line about a player


class Thing(NamedTuple):
    """An entry of a list: `wolf(damage 1, expended) x2` has the name `wolf`, two words in brackets, and a count of two."""

    name: str
    words: tuple[str, ...] = ()
    times: int = 1


class PlayerLine(NamedTuple):
    """The parts of a line about a player."""

    facts: list[str]
    zones: list[tuple[str, str]]


def split_list(words: str) -> list[str]:
    """Split at commas outside brackets.

    >>> split_list("kong(damage 3, expended), wolf x2")
    ['kong(damage 3, expended)', 'wolf x2']
    """
    parts, depth = [""], 0
    for character in words:
        depth += {"(": 1, ")": -1}.get(character, 0)
        if character == "," and depth <= 0:
            parts.append("")
        else:
            parts[-1] += character
    return [part.strip() for part in parts]


def read_list(words: str) -> list[Thing]:
    """Read all entries of a list; a hyphen means none.

    >>> read_list("kong(damage 3, expended), wolf x2, -")
    [Thing(name='kong', words=('damage 3', 'expended'), times=1), Thing(name='wolf', words=(), times=2)]
    """
    return [read_thing(part) for part in split_list(words) if part.lower() not in NOTHING]


def read_thing(words: str) -> Thing:
    """Read a name, its brackets and a count; `?3` is three of `?`."""
    name, times, inside = words.strip(), 1, ""
    if match := re.fullmatch(r"(.*?)\s*\bx\s?(\d+)", name, re.I):
        name, times = match[1], number(match[2], f"the number of {match[1]}", 1, MAX_THINGS)
    if match := re.fullmatch(r"\?(\d*)", name):
        return Thing("?", (), number(match[1] or "1", "the number of cards that don't matter", 0, MAX_THINGS) * times)
    if match := re.fullmatch(r"(.*?)\s*\((.*)\)", name):
        name, inside = match[1], match[2]
    if "(" in name or ")" in name:
        raise ScenarioError(f"the brackets of {words!r} are not closed")
    return Thing(name, tuple(word for word in split_list(inside) if word), times)


def name_in(words: str) -> str | None:
    """The name of an entry; None if it is malformed, for example if a bracket is not closed."""
    try:
        return read_thing(words).name
    except ScenarioError:
        return None


def number(words: str, what: str, lowest: int, highest: int) -> int:
    """Read a whole number within limits."""
    if not re.fullmatch(r"[+-]?[0-9]{1,9}", words.strip()) or not lowest <= int(words) <= highest:
        raise ScenarioError(f"{what} is a number from {lowest} to {highest}, not {words.strip()!r}")
    return int(words)


def hint(word: str, there: Iterable[str]) -> str:
    """`; did you mean …?` if there is a similar name, otherwise nothing."""
    near = nearest(word, there)
    return f"; did you mean `{near}`?" if near is not None else ""


def there_are(word: str, there: Sequence[str]) -> str:
    """The end of an error message: a suggestion, if there is one, and the valid words."""
    near = hint(word, there)
    return f"{near} There are {', '.join(there)}" if near else f"; there are {', '.join(there)}"


def unknown(what: str, word: str, there: Sequence[str]) -> ScenarioError:
    return ScenarioError(f"no {what} {word!r}{there_are(word, there)}")


def one_of(what: str, word: str, there: Sequence[str]) -> str:
    """The matching word of a closed list, ignoring case; hyphens and spaces count as underscores."""
    plain = re.sub(r"[\s-]+", "_", word.strip())
    for each in there:
        if plain.casefold() == each.casefold():
            return each
    raise unknown(what, word, there)


class Facts:
    """The facts of a player, other than zones: an example of each, for messages, and its pattern."""

    def __init__(self, patterns: Mapping[str, str]) -> None:
        self.examples = tuple(patterns)
        self.pattern = "|".join(patterns.values())

    def takes(self, words: str) -> bool:
        """Whether a line about a player starts with a fact."""
        return re.match(rf"(?:{self.pattern})(?=\s|$)", words, re.I) is not None


def split_zones(words: str, zones: Sequence[str], facts: Facts, is_known: Callable[[str], bool]) -> PlayerLine:
    """Split a line about a player into facts and zones, in any order.

    A fact may follow the cards of a zone. To keep the last word of a card's name from being taken for a fact, this only applies
    if the last entry is not a known card.
    """
    found = list(re.finditer(zone_pattern(zones), words, re.I))
    said = PlayerLine([], [])
    _read_facts(words[: found[0].start()] if found else words, facts, said.facts, zones)
    for place, zone in enumerate(found):
        body = words[zone.end() : found[place + 1].start() if place + 1 < len(found) else len(words)].strip()
        behind: list[str] = []
        while body and not is_known(split_list(body)[-1]):
            match = re.fullmatch(rf"(.*?)(?:^|\s)({facts.pattern})", body, re.I)
            if not match:
                break
            body = match[1].strip()
            behind.insert(0, match[2])
        said.facts.extend(behind)
        said.zones.append((" ".join(zone[1].split()).lower(), body))
    return said


def zone_pattern(zones: Sequence[str]) -> str:
    """Longer names first, so that `side deck` is not read as `deck`."""
    names = "|".join(sorted(zones, key=len, reverse=True))
    return rf"(?:^|(?<=\s))({names})\s?:"


def _read_facts(words: str, facts: Facts, found: list[str], zones: Sequence[str]) -> None:
    left = words.strip()
    while left:
        match = re.match(rf"({facts.pattern})(?=\s|$)", left, re.I)
        if not match:
            there = [*facts.examples, *(f"{zone.replace('[0-9]+', '2')}:" for zone in zones)]
            raise ScenarioError(f"not understood: {left!r}{there_are(left.split()[0], there)}")
        found.append(match[1])
        left = left[match.end() :].strip()


def is_number(words: str) -> bool:
    return re.fullmatch(r"[0-9]{1,9}", words.strip()) is not None


def begins_with(words: str, form: str) -> bool:
    """Compare whole words, ignoring case."""
    return words.lower().startswith(form.lower()) and (form.endswith(":") or len(words) == len(form) or words[len(form)] == " ")
