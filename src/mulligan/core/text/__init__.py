"""The shared basis of all texts: terms, the grammar of each language (`languages`), and typesetting.

Each game has a grammar per language that turns declarations into sentences, built on this package. `table` has the same for the
texts of a running game.
"""

from mulligan.core.text.card import CardText
from mulligan.core.text.language import Language
from mulligan.core.text.terms import term
from mulligan.core.text.typesetting import typeset

__all__ = ["CardText", "Language", "term", "typeset"]
