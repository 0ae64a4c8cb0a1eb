"""The last step of every text: typographic apostrophes and, in French, spaces next to punctuation.

Declarations, templates and tables are written with straight apostrophes and ordinary spaces. The client does the same with its
messages (`web/src/lib/typeset.ts`); both are tested on the same examples.
"""

from __future__ import annotations

import re

from mulligan.core.text.language import Language
from mulligan.core.text.languages import french

_CODE_AND_TARGETS = re.compile(r"`[^`]*`|\]\([^)]*\)")
_PLACEHOLDER = "\N{OBJECT REPLACEMENT CHARACTER}"


def typeset(text: str, language: Language) -> str:
    """Typeset a text. Doing it twice changes nothing.

    >>> typeset("the opponent's turn", Language.EN), typeset("C'est fini !", Language.FR)
    ('the opponent’s turn', 'C’est fini\\u202f!')
    """
    text = text.replace("'", "’")
    return french.spaced_punctuation(text) if language is Language.FR else text


def typeset_markdown(text: str, language: Language) -> str:
    """Typeset a line of Markdown; code and link targets stay unchanged.

    >>> typeset_markdown("`kong's`: [Kong's](kong's.md)", Language.EN)
    "`kong's`: [Kong’s](kong's.md)"
    """
    kept = _CODE_AND_TARGETS.findall(text)
    shown = typeset(_CODE_AND_TARGETS.sub(_PLACEHOLDER, text), language)
    for each in kept:
        shown = shown.replace(_PLACEHOLDER, each, 1)
    return shown
