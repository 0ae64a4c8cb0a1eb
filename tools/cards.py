"""Make `docs/cards.md`: how to write an Epic card, and every part with an example. `--check` fails when the page differs.

python tools/cards.py [--check]
"""

from __future__ import annotations

import ast
import dataclasses
import inspect
import re
import sys
from collections.abc import Iterator
from enum import IntEnum
from pathlib import Path

from mulligan.core.decks.deck import slug
from mulligan.epic import parts as p
from mulligan.epic.book.operations import Op
from mulligan.epic.cards import CARDS, base_evil, base_good, base_sage, base_wild, expansion_preview
from mulligan.epic.text import Language, card_text

OUT = Path(__file__).resolve().parent.parent / "docs" / "cards.md"
MODULES = (base_good, base_wild, base_evil, base_sage, expansion_preview)
MADE_OF_EFFECTS = (p.May, p.Pay, p.ChooseOne, p.Mode, p.If, p.PlayedThisTurn, p.AtEndOfTurn)
GROUPS = (
    p.Target,
    p.Chosen,
    p.AnyNumberOf,
    p.Each,
    p.ChampionsOf,
    p.WithChampions,
    p.PileOf,
    p.CardInPileOf,
    p.WithNamesakes,
    p.It,
    p.Player,
    p.TargetPlayer,
    p.Which,
    p.Count,
)
ABILITIES = (p.Triggered, p.Broken, p.Power, p.RemoveCounters, p.FromDiscard, p.Bonus, p.OnYourTurn, p.AmbushFor, p.Static)

HEAD = """<!-- Made by tools/cards.py from the vocabulary; change `parts.py`, `operations.py` or the tool instead. -->

# How to write an Epic card

A card is one declaration in `src/mulligan/epic/cards/`, made of the parts below. The assembler turns it into a program, and one
grammar per language turns it into the words on the card, so text and behaviour cannot disagree.

```python
{example}
```

> {words}

`mulligan card {slug}` prints its text, its program and its tests.

## A new card from existing parts

1. Declare it in the module of its set. A field takes one thing or a tuple of several.
2. Add its name in the other languages to `text/names.csv` and its picture to `cards/art.csv`.
3. Add scenarios to `tests/epic/cards/`, then run `make golden` and read the five new texts.

## A new effect

1. `parts.py`: a class that names its operation. Fields that the operation reads are its operands; one more field may say what
   the sentence is about.
2. `book/operations.py`: a row of `Op` with its operands and a line of documentation.
3. `rules/effects/`: a kernel with `@to_each_champion`, `@to_each_player` or `@carries_out`. It returns `DONE`, or `UNDONE` if
   nothing could be done: "if you do" depends on it.
4. `text/sentences.toml`: a template in five languages. An effect that no template can say gets a method in each grammar.
5. The card, a scenario, and a case in `tests/epic/rules/test_if_you_do.py` where the effect cannot be done.

A missing row or kernel fails at import, a missing language or case in the tests.

## "You may" and "if you do"

`May(do, then=…)` does one thing; what follows `then` happens only if it was done. Declining, having nothing to pick and being
unable all skip it. What is done may be a price: `May(Pay(health=1), then=Create(DEMON))`,
`May(Break(Chosen(yours())), then=Recall())`. A question that can only be answered with no is not asked.
"""


def main() -> int:
    text = generated()
    if "--check" in sys.argv[1:]:
        if not OUT.exists() or OUT.read_text(encoding="utf-8") != text:
            print(f"{OUT.name} differs from the vocabulary: run python tools/cards.py")
            return 1
        return 0
    OUT.write_text(text, encoding="utf-8")
    return 0


def generated() -> str:
    declared = declarations()
    example = "Palace Guard"
    head = HEAD.format(example=declared[example], words=" ".join(english(example)), slug=slug(example))
    sections = [
        head,
        section("Effects", p.PLAIN, declared),
        section("Sentences made of sentences", MADE_OF_EFFECTS, declared),
        section("Whom and what", GROUPS, declared),
        section("Abilities", ABILITIES, declared),
        conditions(),
        operations(),
    ]
    return "\n".join(sections)


def declarations() -> dict[str, str]:
    """The source of every card, by its name."""
    found = {}
    for module in MODULES:
        source = inspect.getsource(module)
        for node in ast.parse(source).body:
            if isinstance(node, ast.Assign) and isinstance(node.value, ast.Call) and node.value.args:
                name = node.value.args[0]
                if isinstance(name, ast.Constant) and isinstance(name.value, str):
                    found[name.value] = ast.get_source_segment(source, node) or ""
    return found


def english(name: str) -> tuple[str, ...]:
    return card_text(next(card for card in CARDS if card.name == name), Language.EN).lines


def parts_of(part: object) -> Iterator[object]:
    yield part
    if isinstance(part, tuple):
        inner: list[object] = list(part)
    elif dataclasses.is_dataclass(part) and not isinstance(part, p.Token):
        inner = [getattr(part, field.name) for field in dataclasses.fields(part)]
    else:
        inner = []
    for each in inner:
        yield from parts_of(each)


def example_of(kind: type, declared: dict[str, str]) -> str | None:
    """The card with the shortest declaration that uses the part by its name, or by a value of it."""
    using = [
        card.name
        for card in CARDS
        if card.name in declared
        and any(type(each) is kind for each in parts_of(card))
        and (re.search(rf"\b{kind.__name__}\b", declared[card.name]) or issubclass(kind, IntEnum) or kind in _BY_HELPER)
    ]
    return min(using, key=lambda name: (len(declared[name]), name), default=None)


_BY_HELPER = (p.Triggered, p.Power, p.FromDiscard, p.Count, p.Mode, p.ChooseOne, p.Which, p.Gain)


def fields_of(kind: type) -> str:
    if issubclass(kind, IntEnum):
        return ", ".join(f"`{member.name}`" for member in kind)
    names = [field.name for field in dataclasses.fields(kind)]  # type: ignore[arg-type]  # every other part is a dataclass
    return ", ".join(f"`{name}`" for name in names) or "none"


def doc_of(kind: type) -> str:
    lines = (kind.__doc__ or "").strip().splitlines()
    given = "" if not lines or lines[0].startswith(f"{kind.__name__}(") else " ".join(line.strip() for line in lines)
    if issubclass(kind, p.Plain):
        return f"{kind.op.facts.doc} {given}".strip()
    return given


def section(title: str, kinds: tuple[type, ...], declared: dict[str, str]) -> str:
    said = [f"## {title}", ""]
    for kind in kinds:
        said += [f"### {kind.__name__}", ""]
        if doc := doc_of(kind):
            said += [doc, ""]
        said += [f"{'Values' if issubclass(kind, IntEnum) else 'Fields'}: {fields_of(kind)}.", ""]
        if name := example_of(kind, declared):
            words = "\n".join(f"> {line}  " for line in english(name)).rstrip()
            said += ["```python", declared[name], "```", "", words, ""]
        else:
            raise ValueError(f"no card uses {kind.__name__}: the page needs an example")
    return "\n".join(said)


def conditions() -> str:
    said = ["## Conditions of triggered abilities", "", "`when(CONDITION, …)` takes one of these, `Broken(which)`, or a tuple."]
    said += ["`tribute(…)`, `loyalty(…)` and `ally(ALIGNMENT)` are short for the most frequent ones.", ""]
    said += [", ".join(f"`When.{each.name}`" for each in p.When if each is not p.When.SOME_BROKEN) + ".", ""]
    said += [
        "`If` asks for one of " + ", ".join(f"`Condition.{each.name}`" for each in p.Condition) + ", or `PlayedThisTurn`.",
        "",
    ]
    return "\n".join(said)


def operations() -> str:
    said = ["## Operations", "", "The instructions of programs, from the table in `book/operations.py`.", ""]
    said += ["| operation | reads | does |", "| --- | --- | --- |"]
    for op in Op:
        operands = ", ".join(f"`{name}`" for name in op.facts.operands if name != "counted")
        said.append(f"| `{op.name}` | {operands} | {op.facts.doc} |")
    return "\n".join(said) + "\n"


if __name__ == "__main__":
    sys.exit(main())
