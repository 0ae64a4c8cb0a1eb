"""Templates of what is said at a table.

In a template `[a|b]` says a where the player it is about is the reader, else b; `<a|b>` does the same for the other player.
`{seat}` and `{other}` name the two, with `_gen`, `_dat` and `_acc` for their cases.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache

from mulligan.core.text.words import capital

_SEAT = re.compile(r"\[([^\[\]|]*)\|([^\[\]|]*)\]")
_OTHER = re.compile(r"<([^<>|]*)\|([^<>|]*)>")
_TOO_MUCH = re.compile(r"(?<=[!?])\.|(?<=[¡¿]) | +(?= )")  # where words were empty, or ended a sentence themselves
_OPENING = "¡¿«„“("


def fill(template: str, words: Mapping[str, object], *, seat: bool, other: bool) -> str:
    """The template with its words; `seat` and `other` tell whether the reader is meant.

    >>> [fill("{seat} [draw|draws] {cards}.", {"seat": who, "cards": "a card"}, seat=who == "you", other=False)
    ...  for who in ("you", "your opponent")]
    ['You draw a card.', 'Your opponent draws a card.']
    """
    return begun(_TOO_MUCH.sub("", _for_reader(template, seat, other).format_map(words)).strip())


@cache  # templates are declared, so there are only so many
def _for_reader(template: str, seat: bool, other: bool) -> str:
    text = _OTHER.sub(lambda found: found[1 if other else 2], template)
    return _SEAT.sub(lambda found: found[1 if seat else 2], text)


def begun(text: str) -> str:
    """The first letter made a capital, also behind "¿"."""
    rest = text.lstrip(_OPENING)
    return text[: len(text) - len(rest)] + capital(rest)
