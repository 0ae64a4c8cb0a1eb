"""Check that imports point one way, between the parts of the package and between the layers inside a part.

Between parts: core ← epic, gwent ← players ← server ← cli. A part may import itself and the parts left of it.
Inside a part with layers, a module may import its own layer and those before it. Imports inside functions count too. Run it
from anywhere:

    python tools/imports.py
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

PACKAGE = "mulligan"
SOURCE = Path(__file__).resolve().parent.parent / "src"

GAMES = {"epic", "gwent"}
MAY_IMPORT: dict[str, set[str]] = {
    PACKAGE: {"api"},  # lazily, because every module imports mulligan/__init__.py
    "core": set(),
    "epic": {"core"},
    "gwent": {"core"},
    "registry": {"core"},  # loads games by name
    "players": {"core", "registry"} | GAMES,
    "server": {"core", "players", "registry"} | GAMES,
    "api": {"core", "players", "registry"},
    "audit": {"core", "registry"},
    "cli": {"core", "players", "server", "registry", "audit"},  # no game: commands work for any
    "__main__": {"cli"},
}

# From the lowest layer to the highest. A name is a module, or a package without its modules that are listed separately.
LAYERS: dict[str, tuple[tuple[str, ...], ...]] = {
    "core": (
        ("choices", "compiler", "term_files"),
        ("kernel",),
        ("refusals", "text"),
        ("game",),
        ("base_game", "decks", "lookup", "player_counts", "settings", "text.names"),
        ("rulesets", "seeds", "staged_game"),
        ("scenario",),
        ("client", "decks.building", "decks.report", "plugin"),
        ("decks.builder", "decks.selection", "decks.suggestions"),
    ),
    "epic": (
        ("book.enums", "decks.refusals"),
        ("book.operations", "events"),
        ("parts", "state"),
        ("book", "cards", "choices", "modes", "output", "rulesets"),
        ("rules.seating",),
        ("rules.stats", "rules.zones"),
        ("rules.programs",),
        ("rules.in_play",),
        ("rules.damage", "rules.plays"),
        ("rules.battle", "rules.effects"),
        ("rules.options", "rules.turn"),
        ("rules.state_based",),
        ("rules.engine",),
        ("rules.setup",),
        ("rules.entry",),
        ("hidden", "refusals"),
        ("text",),
        ("game",),
        ("series", "ui"),
        ("draft",),
        ("decks",),
        ("scenario",),
        ("card_pages",),
        ("plugin",),
    ),
    "gwent": (
        ("book.leaders", "decks.refusals", "events", "parts", "rulesets", "state"),
        ("cards", "choices", "output"),
        ("book",),
        ("rules",),
        ("hidden", "refusals"),
        ("text",),
        ("game",),
        ("decks", "series"),
        ("scenario", "tournament"),
        ("ui",),
        ("card_pages",),
        ("plugin",),
    ),
    "players": (
        ("measured", "random", "stream", "teaching.calibration", "types"),
        ("search",),
        ("playouts",),
        ("epic", "gwent"),
        ("bot", "simulate"),
        ("compile", "ladder", "teaching.advice", "teaching.lookahead", "values"),
        ("teaching",),
    ),
    "server": (
        ("limits", "reasons", "wire"),
        ("errors",),
        ("store",),
        ("cluster.worker",),
        ("cluster.pubsub",),
        ("accounts", "bot_pool", "game_loader", "overload"),
        ("decks",),
        ("lobby",),
        ("room.commands", "room.state.clock", "room.state.preview"),
        ("room.state",),
        ("room.room",),
        ("exports", "room.autopass", "room.teaching.hints", "room.teaching.past"),
        ("room.autoplay", "room.clients"),
        ("room.timekeeping",),
        ("room.teaching",),
        ("room.session",),
        ("room.registry",),
        ("http",),
        ("health",),
        ("app",),
        ("cluster",),
    ),
    "cli": (
        ("errors", "hosting", "options", "screen"),
        ("commands",),
        ("terminal",),
        ("deck_selection",),
        ("commands.play",),
        ("app",),
    ),
}


def part_of(module: str) -> str:
    """The part a module belongs to.

    >>> part_of("mulligan.epic.rules.battle"), part_of("mulligan")
    ('epic', 'mulligan')
    """
    names = module.split(".")
    return names[1] if len(names) > 1 else PACKAGE


def layer_of(module: str) -> int | None:
    """The layer of a module inside its part; None for the part itself, or if the part has no layers.

    >>> low, high = layer_of("mulligan.server.cluster.pubsub"), layer_of("mulligan.server.cluster.server")
    >>> low < layer_of("mulligan.server.room.room") < high
    True
    """
    part, names = part_of(module), module.split(".")[2:]
    layers = LAYERS.get(part, ())
    for length in range(len(names), 0, -1):
        name = ".".join(names[:length])
        for number, layer in enumerate(layers):
            if name in layer:
                return number
    return None


def module_name(path: Path) -> str:
    names = list(path.relative_to(SOURCE).with_suffix("").parts)
    return ".".join(names[:-1] if names[-1] == "__init__" else names)


def is_module(name: str) -> bool:
    path = SOURCE.joinpath(*name.split("."))
    return path.with_suffix(".py").is_file() or path.is_dir()


def imported(tree: ast.Module, module: str, is_package: bool) -> Iterator[tuple[int, str]]:
    """Every imported module of this package, with its line."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            base = node.module or ""
            if node.level:
                names_above = module.split(".")
                kept = len(names_above) - node.level + is_package  # one dot means the module's own package
                base = ".".join([*names_above[:kept], *filter(None, [base])])
            # `from mulligan.server import lobby` imports a module, `from mulligan.epic.state import State` a name of one
            names = [f"{base}.{alias.name}" if is_module(f"{base}.{alias.name}") else base for alias in node.names]
        else:
            continue
        for name in dict.fromkeys(names):
            if name.split(".")[0] == PACKAGE:
                yield node.lineno, name


def violations(path: Path) -> Iterator[str]:
    module = module_name(path)
    part, layer = part_of(module), layer_of(module)
    where = path.relative_to(SOURCE.parent)
    if part not in MAY_IMPORT:
        yield f"{where}: {part} is not in MAY_IMPORT; add it in tools/imports.py"
        return
    if part in LAYERS and layer is None and path.name != "__init__.py":
        yield f"{where}: {module} is in no layer of {part}; add it to LAYERS in tools/imports.py"
    tree = ast.parse(path.read_text(encoding="utf-8"), str(path))
    for line, name in imported(tree, module, path.name == "__init__.py"):
        other = part_of(name)
        if other not in MAY_IMPORT:  # `from mulligan import __version__`
            other = PACKAGE
        if other not in {part, PACKAGE} | MAY_IMPORT[part]:
            yield f"{where}:{line}: {part} must not import {other} ({name})"
        above = layer_of(name)
        if other == part and layer is not None and above is not None and above > layer:
            yield f"{where}:{line}: {module} must not import {name}, which is in a higher layer"


def main() -> int:
    paths = sorted((SOURCE / PACKAGE).rglob("*.py"))
    found = [violation for path in paths for violation in violations(path)]
    for violation in found:
        print(violation)
    if found:
        return 1
    print(f"Imports point one way ({len(paths)} modules).")
    return 0


if __name__ == "__main__":
    sys.exit(main())
