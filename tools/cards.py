"""Make `docs/cards.md`: how to write an Epic card, and every part with an example. `--check` fails when the page differs.

python tools/cards.py [--check]
"""

from __future__ import annotations

import ast
import dataclasses
import inspect
import re
import sys
from collections.abc import Callable, Iterator, Mapping
from enum import IntEnum
from pathlib import Path
from typing import Any

from mulligan.core.decks.deck import slug
from mulligan.epic import parts as p
from mulligan.epic.book.operations import Op
from mulligan.epic.cards import CARDS, base_evil, base_good, base_sage, base_wild, expansion_preview, tokens
from mulligan.epic.text import Language, card_text, grammar
from mulligan.epic.text.context import Context

OUT = Path(__file__).resolve().parent.parent / "docs" / "cards.md"
MODULES = (base_good, base_wild, base_evil, base_sage, expansion_preview, tokens)
ENGLISH = grammar(Language.EN)

CARD_KINDS = (p.Event, p.Champion, p.Token)
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
    p.Which,
    p.Count,
)
ABILITIES = (p.Triggered, p.Broken, p.Power, p.RemoveCounters, p.FromDiscard, p.Bonus, p.OnYourTurn, p.AmbushFor)
SHORT_FORMS = (
    "tribute",
    "loyalty",
    "ally",
    "when",
    "expend_to",
    "draw_or",
    "or_pay_to_draw",
    "yours",
    "X",
    "LOYALTY_BLITZ",
    "RECALL_FOR_GOLD",
    "CHAMPION",
    "EVENT_CARD",
    "ANY_CARD",
)
UNIONS = ("Amount", "Champions", "Cards", "Players", "Damaged", "Effect", "Ability", "Cost")


def said(effect: p.Effect) -> str:
    return ENGLISH.clause(effect, Context())


def in_order(deed: Callable[[Any], p.Effect]) -> Callable[[Any], str]:
    return lambda value: said(deed(value))


# The words for each value, in an example sentence.
VALUES: Mapping[type[IntEnum], Callable[[Any], str]] = {
    p.When: lambda value: ENGLISH.when((value,)) + " → …",
    p.Condition: lambda value: ENGLISH.condition(value, Context()) + "…",
    p.Static: lambda value: ENGLISH.statics[value],
    p.Player: in_order(lambda value: p.Draw(1, value)),
    p.TargetPlayer: in_order(lambda value: p.Damage(2, p.Target(value))),
    p.It: lambda value: "break " + ("this champion" if value is p.THIS else "it, or them"),
    p.Zone: in_order(lambda value: p.Banish(p.Target(zone=value))),
    p.InBattle: in_order(lambda value: p.Break(p.Each(p.Which(battle=value)))),
    p.Side: in_order(lambda value: p.Break(p.Each(p.Which(side=value)))),
    p.Counted: in_order(lambda value: p.GainHealth(p.Count(value))),
    p.CardType: in_order(lambda value: p.Banish(p.Target(p.Which(type=value), p.Zone.YOUR_DISCARD))),
}


HEAD = """<!-- Made by tools/cards.py from the vocabulary; change `parts.py`, `operations.py` or the tool instead. -->

# How to write an Epic card

A card is one declaration in `src/mulligan/epic/cards/`, made of the parts below. The assembler turns it into a program, and one
grammar per language turns it into the words on the card, so text and behavior cannot disagree.

```python
{example}
```

> {words}

`mulligan card {slug}` prints its text, its program and its tests.

The vocabulary: [cards](#cards), [short forms](#short-forms), [effects](#effects),
[sentences made of sentences](#sentences-made-of-sentences), [whom and what](#whom-and-what), [abilities](#abilities),
[values](#values), [what fits a field](#what-fits-a-field).

## A new card from existing parts

1. Declare it in the module of its set; `expansion_preview.py` has cards that no format deals yet. A field takes one thing or a
   tuple of several. To write a sentence, find a card below that says something similar.
2. Add its name in the other languages to `text/names.csv` and its picture to `cards/art.csv`.
3. `mulligan card NAME` shows the text and the program. Wrong words mean a wrong declaration.
4. Add scenarios to `tests/epic/cards/`, then run `make golden` and read the five new texts.

## A new effect

1. `parts.py`: a class that names its operation. Fields that the operation reads are its operands; one more field may say what
   the sentence is about.
2. `book/operations.py`: a row of `Op` with its operands and a line of documentation.
3. `rules/effects/`: a kernel with `@to_each_champion`, `@to_each_player` or `@carries_out`. It returns `DONE`, or `UNDONE` if
   nothing could be done: "if you do" depends on it.
4. `text/sentences.toml`: a template in five languages. An effect that no template can say gets a method in each grammar.
5. The card, a scenario, and a case in `tests/epic/rules/test_if_you_do.py` where the effect cannot be done.

A missing row or kernel fails at import, a missing language or case in the tests. `python tools/cards.py` adds the part to this
page.

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
    page = Page()
    example = "Palace Guard"
    sections = [
        HEAD.format(example=page.cards[example], words=" ".join(english(example)), slug=slug(example)),
        page.parts("Cards", CARD_KINDS),
        page.short_forms(),
        page.parts("Effects", p.PLAIN),
        page.parts("Sentences made of sentences", MADE_OF_EFFECTS),
        page.parts("Whom and what", GROUPS),
        page.parts("Abilities", ABILITIES),
        page.values(),
        page.unions(),
        operations(),
    ]
    return "\n".join(sections)


def english(name: str) -> tuple[str, ...]:
    return card_text(next(card for card in CARDS if card.name == name), Language.EN).lines


def assigned(module: object) -> Iterator[tuple[str, ast.expr, str]]:
    """The constants of a module: name, value and source."""
    source = inspect.getsource(module)  # type: ignore[arg-type]
    for node in ast.parse(source).body:
        if isinstance(node, ast.Assign | ast.AnnAssign) and node.value is not None:
            target = node.targets[0] if isinstance(node, ast.Assign) else node.target
            if isinstance(target, ast.Name):
                yield target.id, node.value, ast.get_source_segment(source, node) or ""


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


class Page:
    """The page's sources: the cards, and the module of the vocabulary."""

    def __init__(self) -> None:
        self.source = inspect.getsource(p)
        body = ast.parse(self.source).body
        self.classes = {node.name: node for node in body if isinstance(node, ast.ClassDef)}
        self.functions = {node.name: node for node in body if isinstance(node, ast.FunctionDef)}
        self.constants = {name: value for name, value, _ in assigned(p)}
        self.cards: dict[str, str] = {}  # the source of every card, by its name
        for module in MODULES:
            for _, value, source in assigned(module):
                if isinstance(value, ast.Call) and value.args and isinstance(value.args[0], ast.Constant):
                    self.cards[str(value.args[0].value)] = source

    # --- parts ------------------------------------------------------------------------------------

    def parts(self, title: str, kinds: tuple[type, ...]) -> str:
        lines = [f"## {title}", ""]
        for kind in kinds:
            words = WRITTEN_AS.get(kind, kind.__name__)
            lines += [f"### {kind.__name__}", "", f"`{self.signature(kind)}`", "", doc_of(kind), ""]
            lines += [f"- `{name}`: {comment}" for name, comment in self.comments(kind)] + [""]
            lines += self.example(words, kind)
        return tidy(lines)

    def signature(self, kind: type) -> str:
        """The part's signature, with types and defaults."""
        node = self.classes[kind.__name__]
        for inner in node.body:
            if isinstance(inner, ast.FunctionDef) and inner.name == "__init__":
                return f"{kind.__name__}({parameters(inner)})"
        fields = [ast.unparse(inner) for inner in node.body if isinstance(inner, ast.AnnAssign)]
        return f"{kind.__name__}({', '.join(fields)})"

    def comments(self, kind: type) -> Iterator[tuple[str, str]]:
        """The fields that have a comment in the source."""
        lines = self.source.splitlines()
        for inner in self.classes[kind.__name__].body:
            if isinstance(inner, ast.AnnAssign) and isinstance(inner.target, ast.Name):
                _, _, comment = lines[inner.lineno - 1].partition("  # ")
                if comment:
                    yield inner.target.id, comment

    def example(self, words: str, kind: type | None = None) -> list[str]:
        """The card with the shortest declaration that contains a part, written literally in one of these words."""
        using = [
            card.name
            for card in CARDS
            if re.search(rf"\b(?:{words})\b", self.cards[card.name])
            and (kind is None or any(type(each) is kind for each in parts_of(card)))
        ]
        if not using:
            raise ValueError(f"no card says {words}: the page needs an example")
        name = min(using, key=lambda name: (len(self.cards[name]), name))
        return ["```python", self.cards[name], "```", "", "  \n".join(f"> {line}" for line in english(name)), ""]

    # --- short forms and values ---------------------------------------------------------------------

    def short_forms(self) -> str:
        lines = ["## Short forms", "", "Most abilities and cards are written with these.", ""]
        for name in SHORT_FORMS:
            if (function := self.functions.get(name)) is None:
                lines += [f"### {name}", "", f"`{name} = {ast.unparse(self.constants[name])}`", ""]
            else:
                given = function.body[-1]
                assert isinstance(given, ast.Return) and given.value is not None
                lines += [f"### {name}", "", f"`{name}({parameters(function)})` is `{ast.unparse(given.value)}`", ""]
                lines += [ast.get_docstring(function) or "", ""]
            lines += self.example(name)
        return tidy(lines)

    def values(self) -> str:
        lines = ["## Values", "", "Written as they are here, some with the name of their class.", ""]
        for kind, words in VALUES.items():
            comments = dict(re.findall(r"^    (\w+) = [^#\n]*  # (.*)$", inspect.getsource(kind), re.M))
            shown = [each for each in kind if each is not p.When.SOME_BROKEN]
            lines += [f"### {kind.__name__}", "", doc_of(kind), "", "| value | on a card | |", "| --- | --- | --- |"]
            lines += [f"| `{spelled(each)}` | {words(each)} | {comments.get(each.name, '')} |" for each in shown] + [""]
        lines += ["### Keyword", "", "Joined with `|`, as in `AIRBORNE | BLITZ`.", "", named(p.Keyword) + ".", ""]
        for listed in (p.Alignment, p.CardClass, p.Gem):
            lines += [f"### {listed.__name__}", "", doc_of(listed), "", named(listed) + ".", ""]
        return tidy(lines)

    def unions(self) -> str:
        lines = ["## What fits a field", "", "| a field of this type | takes |", "| --- | --- |"]
        for name in UNIONS:
            takes = ast.unparse(self.constants[name]).strip("()").replace(" | ", "`, `")
            lines.append(f"| `{name}` | `{takes}` |")
        lines += ["", "`Plain` is any of the effects above."]
        return tidy(lines)


WRITTEN_AS = {p.Triggered: "when", p.Gain: "LOYALTY_BLITZ"}  # parts that cards write by their short forms only


def spelled(value: IntEnum) -> str:
    """A value in the notation of cards."""
    return value.name if vars(p).get(value.name) is value else f"{type(value).__name__}.{value.name}"


def named(kind: type[IntEnum] | type[p.Keyword]) -> str:
    return ", ".join(f"`{spelled(each)}`" for each in kind)  # type: ignore[arg-type]


def parameters(function: ast.FunctionDef) -> str:
    """The parameters with types and defaults; `(Effect, …)` is a tuple."""
    text = re.sub(r"=(?=\S)", " = ", ast.unparse(function.args).removeprefix("self, "))
    return re.sub(r"(\w+) \| tuple\[\1, \.\.\.\]", r"\1 | (\1, …)", text)


def doc_of(kind: type) -> str:
    lines = (kind.__doc__ or "").strip().splitlines()
    given = "" if not lines or lines[0].startswith(f"{kind.__name__}(") else " ".join(line.strip() for line in lines)
    if issubclass(kind, p.Plain):
        done = re.sub(r"\b(?:them|They)\b", f"`{kind.subject()}`", kind.op.facts.doc, count=1)
        return f"{done} {given}".strip()
    return given


def tidy(lines: list[str]) -> str:
    """The lines without repeated empty ones."""
    return re.sub(r"\n{3,}", "\n\n", "\n".join(lines)).rstrip() + "\n"


def operations() -> str:
    lines = ["## Operations", "", "The instructions of programs, from the table in `book/operations.py`.", ""]
    lines += ["| operation | reads | does |", "| --- | --- | --- |"]
    for op in Op:
        operands = ", ".join(f"`{name}`" for name in op.facts.operands if name != "counted")
        lines.append(f"| `{op.name}` | {operands} | {op.facts.doc} |")
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    sys.exit(main())
