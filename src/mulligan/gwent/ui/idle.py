"""Special cards that would do nothing now. Playing one is legal, and can be a way not to play anything better yet.

A card that only prepares for later, such as weather on empty rows or a Commander's Horn, does something. Clients don't
highlight an idle card, and say why.
"""

from __future__ import annotations

from mulligan.core.kernel.record import read
from mulligan.core.text import Language
from mulligan.core.text.terms import term
from mulligan.gwent.choices import Choice
from mulligan.gwent.game import book
from mulligan.gwent.hidden.view import View
from mulligan.gwent.parts import Trait
from mulligan.gwent.state import Ask, Option


def why_idle(seen: View, choice: Choice, language: Language) -> str:
    """Why playing a card of the viewer's hand would do nothing; empty if it would do something."""
    if seen.ask != Ask.TURN or choice.kind is not Option.PLAY:
        return ""
    facts = book().cards[seen.players[seen.seat].hand[choice.place].card]
    traits = int(facts.abilities)
    if traits & Trait.UNIT:
        return ""
    if traits & Trait.CLEAR_WEATHER and seen.weather_count == 0:
        return term("gwent.idle.clear_weather", language)
    if traits & Trait.WEATHER and not traits & Trait.CLEAR_WEATHER and int(facts.rows) & ~_covered(seen) == 0:
        return term("gwent.idle.weather", language)
    if traits & Trait.SCORCH and not _may_burn(seen):
        return term("gwent.idle.scorch", language)
    return ""


def _covered(seen: View) -> int:
    """Mask of the rows under weather."""
    covered = 0
    for each in read(seen.weather[: seen.weather_count]):
        covered |= int(book().cards[each.card].rows)
    return covered


def _may_burn(seen: View) -> bool:
    """Whether a unit that is not a hero is in play (G-080)."""
    units = [book().cards[unit.card] for side in seen.sides for row in side.rows for unit in read(row.cards[: row.count])]
    return any(int(facts.abilities) & (Trait.UNIT | Trait.HERO) == Trait.UNIT for facts in units)
