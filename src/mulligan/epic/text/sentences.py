"""The sentences of effects that need no grammar of their own, in five languages (`sentences.toml`).

`<DRAW>` is a verb in the language's table; `<expend>` (English) and `<wyczerp|wyczerpać|wyczerpuje|wyczerpują>` are one-off
verbs, with their forms in the order of `Form`. A verb with two forms, `<cannot|cannot>`, is a statement about one or several,
not an imperative. `{who}` is the acting player: it precedes the verb and is omitted for "you". `{what}` is the object, in the
accusative or another case: `{what:dative}`. `{amount:card}` is an amount of a noun, `{amount:token}` of the part's
tokens, `{token}` its token in the number of the object, `{token:a}` with an article, `{term:this_turn}` a term of the table.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from itertools import pairwise

from mulligan.core.text.languages import english
from mulligan.core.text.terms import Language
from mulligan.core.text.words import Gender, Verb

_PIECE = re.compile(r"<(?P<verb>[^>]+)>|\{(?P<slot>\w+)(?::(?P<how>[\w.]+))?\}")


@dataclass(frozen=True, slots=True)
class Said:
    """Literal text."""

    text: str


@dataclass(frozen=True, slots=True)
class VerbSlot:
    """A verb in the language's table, by its name, or a one-off verb."""

    name: str
    own: Verb | None = None
    states: bool = False  # third person, not an imperative


@dataclass(frozen=True, slots=True)
class Slot:
    """A field of the part."""

    name: str
    how: str


Piece = Said | VerbSlot | Slot


def _verb(text: str, language: Language) -> VerbSlot:
    if text.isupper():
        return VerbSlot(text)
    forms = text.split("|")
    if len(forms) == 1 and language is Language.EN:
        return VerbSlot("", english.verb(text))
    if len(forms) == 2:
        return VerbSlot("", Verb(forms[0], forms[0], *forms), states=True)
    return VerbSlot("", Verb(*forms))


def parse(text: str, language: Language) -> tuple[Piece, ...]:
    """
    >>> parse("{who} <DRAW> {amount:card}", Language.EN)
    (Slot(name='who', how=''), VerbSlot(name='DRAW', own=None, states=False), Slot(name='amount', how='card'))
    >>> parse("{who} soon <DRAW>", Language.EN)
    Traceback (most recent call last):
    ValueError: '{who} soon <DRAW>': a verb must follow {who}, which is said with it
    """
    pieces: list[Piece] = []
    at = 0
    for found in _PIECE.finditer(text):
        if said := text[at : found.start()].strip():
            pieces.append(Said(said))
        verb = found["verb"]
        pieces.append(_verb(verb, language) if verb else Slot(found["slot"], found["how"] or ""))
        at = found.end()
    if said := text[at:].strip():
        pieces.append(Said(said))
    for piece, after in pairwise(pieces):
        if isinstance(piece, Slot) and piece.name == "who" and not isinstance(after, VerbSlot):
            raise ValueError(f"{text!r}: a verb must follow {{who}}, which is said with it")
    return tuple(pieces)


@cache
def sentences() -> Mapping[str, Mapping[Language, tuple[Piece, ...]]]:
    """The templates of sentences, by the name of the part, then by language."""
    return read_table(files(__package__).joinpath("sentences.toml").read_text(encoding="utf-8"))


@cache
def conditions() -> Mapping[str, Mapping[Language, str]]:
    """Templates of conditions, by the name of the part, then by language."""
    table = tomllib.loads(files(__package__).joinpath("sentences.toml").read_text(encoding="utf-8"))
    return {part: {each: row[each] for each in Language} for part, row in table["when"].items()}


def agreeing(template: str, which: str, gender: Gender) -> str:
    """
    >>> agreeing("cuando {which} sea destruido|destruida", "un demonio", Gender.MASCULINE)
    'cuando un demonio sea destruido'
    """
    place = {Gender.FEMININE: 1, Gender.NEUTER: 2}.get(gender, 0)
    forms = [word.split("|") for word in template.split(" ")]
    return " ".join(form[min(place, len(form) - 1)] for form in forms).replace("{which}", which)


def read_table(text: str) -> Mapping[str, Mapping[Language, tuple[Piece, ...]]]:
    """
    >>> read_table('[Draw]\\nen = "<DRAW>"\\npl = "<DRAW>"')
    Traceback (most recent call last):
    ValueError: sentences.toml: Draw has no words in ru, es, fr
    """
    table = {part: row for part, row in tomllib.loads(text).items() if part != "when"}
    for part, row in table.items():
        if missing := [str(each) for each in Language if each not in row]:
            raise ValueError(f"sentences.toml: {part} has no words in {', '.join(missing)}")
    return {part: {each: parse(row[each], each) for each in Language} for part, row in table.items()}
