"""Loads the sentences of Gwent's cards from `sentences.toml`, and refuses a file that is incomplete."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from typing import Any

from mulligan.core.text.terms import Language
from mulligan.gwent.book.leaders import LeaderEffect

SLOT = re.compile(r"\{(\w+)(?::([\w ]+))?\}")  # {row}, {cards:extra instrumental}
BY_NUMBER = re.compile(r"<([^|<>]*)\|([^|<>]*)>")  # <it|them>
NAMED = "named"  # the only slot that is not a field of the part: {named:commanders_horn}

# All required sentences, with the fields of the part that each can name.
SCORCH_ROW = "scorch_row"
FIELDS: Mapping[str, tuple[str, ...]] = {
    SCORCH_ROW: LeaderEffect.SCORCH.facts.operands,
    **{f"units.{name}": () for name in ("tight_bond", "morale_boost", "medic", "mardroeme", "horn", "scorch")},
    "units.spy": ("draws",),
    "units.muster": ("calls",),
    "units.berserker": ("becomes",),
    "units.summon": ("replacement",),
    **{f"specials.{name}": () for name in ("mardroeme", "decoy", "clear_weather", "horn", "scorch")},
    "specials.weather": ("rows",),
    **{
        f"leaders.{effect.name.lower()}": effect.facts.operands
        for effect in LeaderEffect
        if effect not in (LeaderEffect.NONE, LeaderEffect.SCORCH)
    },
}


@cache
def sentences() -> Mapping[str, Mapping[Language, str]]:
    """Templates by key and language."""
    return read_sentences(files(__package__).joinpath("sentences.toml").read_text(encoding="utf-8"))


def read_sentences(text: str) -> Mapping[str, Mapping[Language, str]]:
    """Parse a file's text. `ValueError` names the row that is missing, unknown or incomplete."""
    rows = dict(_rows("", tomllib.loads(text)))
    for problem, keys in (("lacks", set(FIELDS) - set(rows)), ("has no use for", set(rows) - set(FIELDS))):
        if keys:
            raise ValueError(f"sentences.toml {problem} [{'], ['.join(sorted(keys))}]")
    return {key: _checked(key, row) for key, row in rows.items()}


def _rows(prefix: str, table: Mapping[str, Any]) -> Iterator[tuple[str, Mapping[str, str]]]:
    for name, value in table.items():
        key = f"{prefix}{name}"
        if all(isinstance(each, str) for each in value.values()):
            yield key, value
        else:
            yield from _rows(f"{key}.", value)


def _checked(key: str, row: Mapping[str, str]) -> Mapping[Language, str]:
    if missing := [language.value for language in Language if not row.get(language.value, "").strip()]:
        raise ValueError(f"sentences.toml: [{key}] lacks {', '.join(missing)}")
    if unknown := sorted(set(row) - {language.value for language in Language}):
        raise ValueError(f"sentences.toml: [{key}] has an unknown language, {', '.join(unknown)}")
    for language, template in row.items():
        for slot in SLOT.finditer(template):
            if slot[1] not in (*FIELDS[key], NAMED):
                raise ValueError(f"sentences.toml: [{key}] {language} names {slot[0]}; its part has no such field")
    return {Language(language): template for language, template in row.items()}
