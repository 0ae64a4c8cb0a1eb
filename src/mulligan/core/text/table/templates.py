"""Templates of what is said at a table.

In a template `[a|b]` says a where the player it is about is the reader, else b; `<a|b>` does the same for the other player.
`{seat}` and `{other}` name the two, with `_gen`, `_dat` and `_acc` for their cases.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

from mulligan.core.text.words import capital

_SEAT = re.compile(r"\[([^\[\]|]*)\|([^\[\]|]*)\]")
_OTHER = re.compile(r"<([^<>|]*)\|([^<>|]*)>")
_OPENING = "¡¿«„“("


def fill(template: str, words: Mapping[str, object], *, seat: bool, other: bool) -> str:
    """The template with its words; `seat` and `other` tell whether the reader is meant.

    >>> [fill("{seat} [draw|draws] {cards}.", {"seat": who, "cards": "a card"}, seat=who == "you", other=False)
    ...  for who in ("you", "the opponent")]
    ['You draw a card.', 'The opponent draws a card.']
    """
    text = _OTHER.sub(lambda found: found[1 if other else 2], template)
    text = _SEAT.sub(lambda found: found[1 if seat else 2], text)
    return begun(re.sub(r"(?<=[!?])\.|(?<=[¡¿]) | +(?= )", "", text.format_map(words)).strip())


def begun(text: str) -> str:
    """The first letter made a capital, also behind "¿"."""
    rest = text.lstrip(_OPENING)
    return text[: len(text) - len(rest)] + capital(rest)
