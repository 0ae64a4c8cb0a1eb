"""Check the voice of docstrings, comments, messages, test names, docs and English interface texts.

It looks for the habits that CONTRIBUTING ("Voice") asks to avoid. It finds phrases, not bad style: a clean run is no proof.
Run it from anywhere, with paths to look at a part:

    python tools/voice.py [PATH ...]
"""

from __future__ import annotations

import ast
import csv
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
# Rules and cards have their own voice, and other languages their own habits; CONTRIBUTING quotes the phrases.
SPARED = (
    "docs/rules",
    "docs/cards.md",
    "sentences.toml",
    "CONTRIBUTING.md",
    "tools/voice.py",
    "wire.ts",
    "node_modules",
    "server/client/",
)
CLIENT = (".ts", ".svelte", ".css")
LINES = re.compile(r"^\s*(?://|/\*|\*|<!--)\s?(.*)|^.*?\s//\s(.*)")
MESSAGES = ("help", "metavar")  # keyword arguments that people read

SENTENCES = re.compile(r"(?<=[.:!?])\s+(?=[A-Z])")
# A clause as a subject, or a fragment. Questions may begin so.
OPENINGS = re.compile(r"(?:Who(?:ever)?|What(?:ever)?|Of) (?!if\b|course\b)[^?]*$")
PHRASES = {
    r"\bso many\b(?! as\b)": "say n, or name the number",
    r"\bthe usual\b|\b(?:is|are) usual\b": "say default",
    r"\banew\b": "say again",
    r"\b(?:is|are) told\b": "say who sends what",
    r"\bone's own\b|\boneself\b": "say you, or name the player",
    r"\bat once\b": "say immediately, or at the same time",
    r"\bbesides\b": "say in addition to, or other than",
    r"\b(?:lately|meanwhile)\b": "say recently, or in the meantime",
    r"\bas far as\b": "say if, or name the known part",
    r"\bgo(?:es)? on (?:with|from|when|after|as|where)\b|(?<!game )\bgo(?:es)? on[.,;:]": "say continue",
    r"(?<!there )\b(?:is|are) (?:no|none of)\b(?! (?:longer|more|less|one)\b)": "say isn't",
    r"\bcards? of (?:the|a|an|your|their|its) (?:hand|discard pile)\b": "say in the hand, in the pile",
    r"\b(?:the|its|their) worth\b": "say value",
    r"\b(?:who|what)ever\b": "say all, any, or regardless of",
    r"\bfull stops?\b": "say period",
    r"\bof (?:ours|theirs)\b": "say our, their, or one of their",
    r"\balso where\b": "say even if",
}
CODE_PHRASES = {
    r"(?<!screen )\breaders?\b": "say viewer",
}
CLIENT_PHRASES = {
    r"^\W*(?:Are|Can|Did|Does|Do|Has|Have|Is|Should|Was|Were) [^.]*\?\W*$": "say whether",
}
NAMES = re.compile(
    r"test_(?:[A-Z]+_(?:[A-Z]+_)?\d+_)*(?:who|what|where|of|whoever|whatever)_|_(?:somebody|nobody|everybody|anew)(?:_|$)"
)


def faults(text: str, suffix: str = ".md") -> Iterator[str]:
    """
    >>> list(faults("A seat. Who looks from a seat is told so many times."))
    ['opens with "Who" as its subject', 'say n, or name the number', 'say who sends what']
    >>> list(faults("* Is the reader asked? */", ".ts"))
    ['say viewer', 'say whether']
    >>> list(faults("Give a returning player their seat back."))
    []
    """
    for sentence in SENTENCES.split(text):
        if found := OPENINGS.match(sentence):
            yield f'opens with "{found.group().split()[0]}" as its subject'
    phrases = PHRASES | (CODE_PHRASES if suffix in (".py", *CLIENT) else {}) | (CLIENT_PHRASES if suffix in CLIENT else {})
    for phrase, advice in phrases.items():
        if re.search(phrase, text, re.IGNORECASE):
            yield advice


def texts(path: Path) -> Iterator[tuple[int, str]]:
    """The texts of a file that people read, with their line numbers."""
    content = path.read_text(encoding="utf-8")
    match path.suffix:
        case ".py":
            yield from _of_python(path, content)
        case ".csv":
            for number, row in enumerate(csv.reader(content.splitlines()), 1):
                yield number, row[1] if len(row) > 1 else ""
        case ".ftl":
            for number, line in enumerate(content.splitlines(), 1):
                yield number, re.sub(r"^(?:#.*|[\w-]+ =|\s*\*?\[\w+\])", "", line)
        case ".scn":
            yield from _of_scenarios(path, content)
        case suffix if suffix in CLIENT:
            for number, line in enumerate(content.splitlines(), 1):
                if found := LINES.match(line):
                    yield number, found.group(1) or found.group(2) or ""
        case _:
            for number, line in enumerate(content.splitlines(), 1):
                yield number, re.sub(r"^[#>|*\- ]+", "", line)


def _of_scenarios(path: Path, content: str) -> Iterator[tuple[int, str]]:
    """The titles, without the ids in front. A ruling's title is its id, which tables keep, so it must not change."""
    for number, line in enumerate(content.splitlines(), 1):
        if line.startswith("scenario ") and "rulings" not in path.parts:
            title = line.partition(": ")[2]
            yield number, title[:1].upper() + title[1:]


def _of_python(path: Path, content: str) -> Iterator[tuple[int, str]]:
    """Docstrings, messages of exceptions, help, and comments."""
    for node in ast.walk(ast.parse(content)):
        match node:
            case ast.Module() | ast.ClassDef() | ast.FunctionDef() | ast.AsyncFunctionDef():
                if said := ast.get_docstring(node, clean=True):
                    yield node.body[0].lineno, re.sub(r"^\s*(?:>>>|\.\.\. ).*$", "", said, flags=re.MULTILINE)
            case ast.Raise(exc=ast.Call(args=args)):
                yield from _strings(args)
            case ast.Call(keywords=keywords):
                yield from _strings([word.value for word in keywords if word.arg in MESSAGES])
    with path.open("rb") as file:
        for token in tokenize.tokenize(file.readline):
            if token.type == tokenize.COMMENT:
                yield token.start[0], token.string.lstrip("# ")


def _strings(nodes: list[ast.expr]) -> Iterator[tuple[int, str]]:
    for node in nodes:
        for part in ast.walk(node):
            if isinstance(part, ast.Constant) and isinstance(part.value, str):
                yield part.lineno, part.value


def names(path: Path) -> Iterator[tuple[int, str]]:
    """The test names of a file that are a clause instead of a statement."""
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        if (found := re.match(r"(?:async )?def (test_\w+)", line)) and NAMES.search(found[1]):
            yield number, found[1]


def files(places: list[str]) -> Iterator[Path]:
    for place in places:
        path = ROOT / place
        for each in sorted(path.rglob("*")) if path.is_dir() else [path]:
            name = each.relative_to(ROOT).as_posix()
            if any(part in name for part in SPARED):
                continue
            english = each.suffix == ".ftl" and "locales/en" in name
            if each.suffix in (".py", ".md", ".scn", *CLIENT) or english or each.name == "terms.csv":
                yield each


def main(places: list[str]) -> int:
    count = 0
    for path in files(places or list(PLACES)):
        name = path.relative_to(ROOT).as_posix()
        found = [(line, fault, text) for line, text in texts(path) for fault in faults(text, path.suffix)]
        if path.suffix == ".py":
            found += [(line, "name what the test shows", text) for line, text in names(path)]
        for line, fault, text in found:
            count += 1
            print(f"{name}:{line}: {fault}: {text.strip().splitlines()[0][:90]}")
    print(f"{count} phrases to put plainly" if count else "The voice is plain.")
    return bool(count)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
