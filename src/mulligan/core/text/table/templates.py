"""Templates for texts at the table.

In a template, `[a|b]` becomes a if its player is the viewer and b otherwise; `<a|b>` does the same for the other player.
`{seat}` and `{other}` name the two, with `_gen`, `_dat` and `_acc` for their cases. `(a|b)` becomes a for one thing and b for
several.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache

from mulligan.core.text.words import capital

_SEAT = re.compile(r"\[([^\[\]|]*)\|([^\[\]|]*)\]")
_OTHER = re.compile(r"<([^<>|]*)\|([^<>|]*)>")
_NUMBER = re.compile(r"\(([^()<>\[\]|]*)\|([^()<>\[\]|]*)\)")
_TOO_MUCH = re.compile(r"(?<=[!?])\.|(?<=[¡¿]) | +(?= )")  # spaces left by empty words
_OPENING = "¡¿«„“("


def fill(template: str, words: Mapping[str, object], *, seat: bool, other: bool, many: bool = False) -> str:
    """Fill in a template; `seat` and `other` are true if that player is the viewer, `many` if it is about several things.

    >>> [fill("{seat} [draw|draws] {cards}.", {"seat": who, "cards": "a card"}, seat=who == "you", other=False)
    ...  for who in ("you", "Radomir")]
    ['you draw a card.', 'Radomir draws a card.']
    >>> fill("{cards} (enters|enter) play", {"cards": "four Wolf tokens"}, seat=False, other=False, many=True)
    'four Wolf tokens enter play'
    """
    return _TOO_MUCH.sub("", _for_viewer(template, seat, other, many).format_map(words)).strip()


@cache  # bounded: templates are declared in code
def _for_viewer(template: str, seat: bool, other: bool, many: bool) -> str:
    text = _NUMBER.sub(lambda found: found[2 if many else 1], template)  # replaced last, because the others can contain it
    text = _OTHER.sub(lambda found: found[1 if other else 2], text)
    return _SEAT.sub(lambda found: found[1 if seat else 2], text)


def begun(text: str) -> str:
    """Capitalise the first letter, also after "¿"."""
    rest = text.lstrip(_OPENING)
    return text[: len(text) - len(rest)] + capital(rest)
