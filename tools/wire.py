"""Generate the client's types (`web/src/wire/wire.ts`) from the wire types. `--check` fails if they differ.

    python tools/wire.py [--check]

Each game has its own board type, found through its plugin, so a new game needs no change here.
"""

from __future__ import annotations

import dataclasses
import sys
import types
from collections.abc import Iterator
from enum import StrEnum
from pathlib import Path
from typing import Any, Union, get_args, get_origin, get_type_hints

import msgspec

from mulligan.core.client.card_faces import Faces
from mulligan.core.client.card_index import CardIndex, CardPage
from mulligan.core.client.report import Report
from mulligan.core.client.view import ClientView, ViewPart
from mulligan.registry import GAMES, plugin_for
from mulligan.server import wire

OUT = Path(__file__).resolve().parent.parent / "web" / "src" / "wire" / "wire.ts"
PLAIN = {str: "string", int: "number", float: "number", bool: "boolean", type(None): "null", Any: "unknown"}
HEAD = "// Made by tools/wire.py from the Python types; change those instead.\n"


def main() -> int:
    text = generated()
    if "--check" in sys.argv[1:]:
        if not OUT.exists() or OUT.read_text(encoding="utf-8") != text:
            print(f"{OUT.name} differs from the Python types: run make wire")
            return 1
        return 0
    OUT.parent.mkdir(parents=True, exist_ok=True)
    OUT.write_text(text, encoding="utf-8")
    return 0


def generated() -> str:
    """All types, each once, in the order of first use."""
    boards = list(_boards())
    seen: dict[str, str] = {}
    messages = {"ServerMessage": get_args(wire.ServerMessage), "ClientMessage": get_args(wire.ClientMessage)}
    bodies = [each for each in vars(wire).values() if isinstance(each, type) and issubclass(each, wire.Data)]
    for each in (
        ClientView,
        *boards,
        Faces,
        CardIndex,
        CardPage,
        Report,
        *messages["ServerMessage"],
        *messages["ClientMessage"],
        *bodies,
    ):
        if each is not wire.Data:
            _declare(each, seen)
    unions = [f"export type {name} = {' | '.join(each.__name__ for each in parts)};\n" for name, parts in messages.items()]
    unions.append(f"export type Board = {' | '.join(board.__name__ for board in boards)};\n")
    return "\n".join([HEAD, f"export const VERSION = {wire.VERSION};\n", *unions, *seen.values()])


def _boards() -> Iterator[type]:
    for game in GAMES:
        plugin = plugin_for(game)
        yield from plugin.views.boards
        if plugin.drafting is not None:
            yield from plugin.drafting.views.boards


def _declare(each: Any, seen: dict[str, str]) -> str:
    """Declare a type and the types of its fields, unless already done. Returns its name."""
    name: str = each.__name__
    if name in seen:
        return name
    seen[name] = ""  # reserves its place before the types of its fields
    if issubclass(each, StrEnum):
        seen[name] = f"export type {name} = {' | '.join(repr(str(member)) for member in each)};\n".replace("'", '"')
        return name
    hints = get_type_hints(each)
    lines = [f'  type: "{each.__struct_config__.tag}";'] if _tag(each) else []
    for field in _fields(each):
        kind = f'"{_kind(each)}"' if field == "kind" and issubclass(each, ViewPart) and _kind(each) else ""
        is_board = field == "board" and hints[field] is Any
        lines.append(f"  {field}: {kind or ('Board' if is_board else _type(hints[field], seen))};")
    seen[name] = f"export interface {name} {{\n" + "\n".join(lines) + "\n}\n"
    return name


def _tag(each: Any) -> object:
    return each.__struct_config__.tag if issubclass(each, msgspec.Struct) else None


def _fields(each: Any) -> tuple[str, ...]:
    if dataclasses.is_dataclass(each):
        return tuple(field.name for field in dataclasses.fields(each))
    return tuple(each.__struct_fields__)


def _kind(each: type[ViewPart]) -> str:
    """The `kind` of a board, by which clients tell boards apart."""
    found = next(field for field in msgspec.structs.fields(each) if field.name == "kind")
    return str(found.default) if found.default is not msgspec.NODEFAULT else ""


def _type(hint: Any, seen: dict[str, str]) -> str:
    origin, parts = get_origin(hint), get_args(hint)
    if hint in PLAIN:
        return PLAIN[hint]
    if origin in (Union, types.UnionType):
        return " | ".join(_type(part, seen) for part in parts)
    if origin is tuple and parts[-1] is not Ellipsis:
        return f"[{', '.join(_type(part, seen) for part in parts)}]"
    if origin in (tuple, list):
        inner = _type(parts[0], seen)
        return f"({inner})[]" if " " in inner and not inner.startswith("[") else f"{inner}[]"
    if origin is dict:
        return f"Record<string, {_type(parts[1], seen)}>"
    return _declare(hint, seen)


if __name__ == "__main__":
    raise SystemExit(main())
