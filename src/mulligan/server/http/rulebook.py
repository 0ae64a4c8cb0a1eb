"""The rules pages as data, so that a client can show them and link to a single rule.

A page consists of headings, paragraphs, lists and tables in Markdown; a rule is a table row that begins with its id. Inline
Markdown (`code`, *emphasis*, links) is left as it is.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import groupby
from pathlib import Path

from mulligan.core.text import Language
from mulligan.core.text.typesetting import typeset_markdown
from mulligan.server.wire import RuleBlock, Rulebook, RuleRow, RuleSection

PACKAGED = Path(__file__).parents[1] / "rules"  # in an installed wheel
CHECKOUT = Path(__file__).resolve().parents[4] / "docs" / "rules"
_HEADING = re.compile(r"(#+) (.+)")
_ITEM = re.compile(r"(?:[-*]|\d+\.) (.+)")
_ID = re.compile(r"[A-Z]+-(?:[A-Z0-9]+-)*\d+[a-z]?")
_CELLS = re.compile(r"(?<!\\)\|")


def rules(game: str, language: Language) -> Rulebook:
    """The rules of a game. English, the original, is in the folder itself, and translations are in subfolders."""
    folder = PACKAGED if PACKAGED.is_dir() else CHECKOUT
    text = (folder / ("" if language is Language.EN else language) / f"{game}.md").read_text(encoding="utf-8")
    sections = tuple(_typeset(section, language) for section in _sections(text.splitlines()))
    return Rulebook(game=game, title=sections[0].title, sections=sections)


def _typeset(section: RuleSection, language: Language) -> RuleSection:
    """Typeset all text except anchors, ids, code and link targets, which must keep their spelling."""

    def shown(texts: Sequence[str]) -> tuple[str, ...]:
        return tuple(typeset_markdown(text, language) for text in texts)

    def block(each: RuleBlock) -> RuleBlock:
        rows = tuple(RuleRow(id=row.id, cells=shown(row.cells)) for row in each.rows)
        (text,) = shown([each.text])
        return RuleBlock(text=text, items=shown(each.items), head=shown(each.head), rows=rows)

    (title,) = shown([section.title])
    return RuleSection(level=section.level, title=title, anchor=section.anchor, blocks=tuple(map(block, section.blocks)))


def _sections(lines: Sequence[str]) -> Iterator[RuleSection]:
    starts = [number for number, line in enumerate(lines) if _HEADING.match(line)]
    for start, end in zip(starts, [*starts[1:], len(lines)], strict=True):
        heading = _HEADING.match(lines[start])
        assert heading is not None
        title = heading[2]
        yield RuleSection(
            level=len(heading[1]), title=title, anchor=_anchor(title), blocks=tuple(_blocks(lines[start + 1 : end]))
        )


def _blocks(lines: Sequence[str]) -> Iterator[RuleBlock]:
    for empty, group in groupby(lines, key=lambda line: not line.strip()):
        if not empty:
            yield _block(list(group))


def _block(lines: Sequence[str]) -> RuleBlock:
    if lines[0].startswith("|"):
        head, _, *rows = [_cells(line) for line in lines]
        return RuleBlock(head=head, rows=tuple(_row(cells) for cells in rows))
    if _ITEM.match(lines[0]):
        return RuleBlock(items=tuple(_items(lines)))
    return RuleBlock(text=" ".join(line.strip() for line in lines))


def _cells(line: str) -> tuple[str, ...]:
    return tuple(cell.strip().replace("\\|", "|") for cell in _CELLS.split(line.strip().strip("|")))


def _row(cells: tuple[str, ...]) -> RuleRow:
    return RuleRow(id=cells[0] if _ID.fullmatch(cells[0]) else "", cells=cells)


def _items(lines: Sequence[str]) -> Iterator[str]:
    """The items of a list; a line without a bullet continues the previous item."""
    text = ""
    for line in lines:
        item = _ITEM.match(line)
        if item and text:
            yield text
            text = ""
        text = f"{text} {item[1] if item else line.strip()}".strip()
    yield text


def _anchor(title: str) -> str:
    """The anchor of a heading, as GitHub generates it.

    >>> _anchor("14.3 Three to five players, everyone for themselves")
    '143-three-to-five-players-everyone-for-themselves'
    """
    return re.sub(r"[^\w -]", "", title.lower()).replace(" ", "-")
