"""Check the voice of docstrings, comments and docs for the habits that CONTRIBUTING ("Voice") asks to avoid.

It finds phrases, not bad style: a clean run is no proof. Run it from anywhere, with paths to look at a part:

    python tools/voice.py [PATH ...]
"""

from __future__ import annotations

import ast
import re
import sys
import tokenize
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PLACES = (
    "src",
    "tests",
    "tools",
    "bench",
    "support",
    "docs",
    "hatch_build.py",
    "README.md",
    "CONTRIBUTING.md",
    "CHANGELOG.md",
    "web/src",
)
# Rules and cards have a voice of their own; CONTRIBUTING quotes the phrases.
SPARED = ("docs/rules", "docs/cards.md", "CONTRIBUTING.md", "tools/voice.py", "locales", "wire.ts")

# A clause as a subject, a fragment, or a word that has a plainer one.
OPENINGS = re.compile(r"^(?:Who(?:ever)?|What(?:ever)?|Of) (?!if\b)(?![^.]*\?)")
PHRASES = {
    re.compile(r"\bso many\b"): "say n, or name the number",
    re.compile(r"\bthe usual\b|\b(?:is|are) usual\b"): "say default",
    re.compile(r"\banew\b"): "say again",
    re.compile(r"\b(?:is|are) told\b"): "say who sends what",
    re.compile(r"\bone's own\b|\boneself\b"): "say you, or name the player",
}


def faults(text: str) -> Iterator[str]:
    """
    >>> list(faults("Who looks from a seat is told so many times."))
    ['opens with "Who" as its subject', 'say n, or name the number', 'say who sends what']
    >>> list(faults("Give a returning player their seat back."))
    []
    """
    if found := OPENINGS.match(text):
        yield f'opens with "{found.group().split()[0]}" as its subject'
    for phrase, advice in PHRASES.items():
        if phrase.search(text):
            yield advice


def sentences(path: Path) -> Iterator[tuple[int, str]]:
    """The docstrings and comments of a module, or the lines of any other text, with their line numbers."""
    text = path.read_text(encoding="utf-8")
    if path.suffix != ".py":
        marks = (
            re.compile(r"^\s*(?://|/\*|\*|<!--)\s?(.*)|^.*?\s//\s(.*)") if path.suffix in (".ts", ".svelte", ".css") else None
        )
        for number, line in enumerate(text.splitlines(), 1):
            if marks is None:
                yield number, re.sub(r"^[#>|*\- ]+", "", line)
            elif found := marks.match(line):
                yield number, found.group(1) or found.group(2) or ""
        return
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            if said := ast.get_docstring(node, clean=True):
                yield node.body[0].lineno, said
    with path.open("rb") as file:
        for token in tokenize.tokenize(file.readline):
            if token.type == tokenize.COMMENT:
                yield token.start[0], token.string.lstrip("# ")


def files(places: list[str]) -> Iterator[Path]:
    for place in places:
        path = ROOT / place
        for each in sorted(path.rglob("*")) if path.is_dir() else [path]:
            name = each.relative_to(ROOT).as_posix()
            if each.suffix in (".py", ".md", ".ts", ".svelte", ".css") and not any(part in name for part in SPARED):
                if "node_modules" not in name and "server/client/" not in name:
                    yield each


def main(places: list[str]) -> int:
    count = 0
    for path in files(places or list(PLACES)):
        for line, text in sentences(path):
            for fault in faults(text):
                count += 1
                print(f"{path.relative_to(ROOT)}:{line}: {fault}: {text.splitlines()[0][:90]}")
    print(f"{count} phrases to put plainly" if count else "The voice is plain.")
    return bool(count)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
