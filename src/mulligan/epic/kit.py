"""Epic as tools use it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from mulligan.core.desk import Desk, new_desk
from mulligan.core.formats import Format
from mulligan.core.kit import Cards, Kernels, Kit, Mode, RulesPage
from mulligan.core.text import CardText, Language, term
from mulligan.epic.cards import BY_SLUG, CARDS
from mulligan.epic.dealing import clear_tables, set_up
from mulligan.epic.decks import catalogue
from mulligan.epic.disassemble import disassemble
from mulligan.epic.formats import check_deck, formats
from mulligan.epic.game import NUMBERS, EpicGame, Options, book
from mulligan.epic.notation import EpicTable
from mulligan.epic.resample import new_pool, resample
from mulligan.epic.rules.engine import step
from mulligan.epic.rules.options import legal
from mulligan.epic.rulesets import RULESETS
from mulligan.epic.screen import COLOURS, EpicScreen
from mulligan.epic.state import State
from mulligan.epic.text import card_text

KIND = "alignment"

# The parts of the rules that this version plays; the others are for drafts and more players.
SECTIONS = (
    "SETUP", "MULL", "WIN", "CARD", "COST", "PLAY", "INIT", "STATIC", "TRIG", "POWER", "POS", "TARGET", "TURN", "BATTLE", "DMG",
    "END", "KW", "TOKEN", "OWN", "DECK",
)  # fmt: skip
FORMATS = ("E-FMT-SEALED", "E-FMT-PRECON", "E-FMT-CON")


def _text(card: str, language: Language) -> CardText:
    return card_text(BY_SLUG[card], language)


def _program(card: str) -> Sequence[str]:
    return disassemble(book(), CARDS, NUMBERS[card])


def _group_of(card: str) -> str:
    return BY_SLUG[card].alignment.name.lower()


def _word(name: str, language: Language) -> str:
    return term("epic.alignment" if name == KIND else f"epic.align.{name}", language)


def _in_scope(rule: str) -> bool:
    return rule.split("-")[1] in SECTIONS or rule.startswith(FORMATS)


def _formats(ruleset: str) -> Mapping[str, Format]:
    """The same in every ruleset."""
    return formats()


def _options(ruleset: str, mode: str, variants: Sequence[str], teams: int) -> Options:
    """There is one mode so far, and no variant of it."""
    return Options(ruleset)


def _new_desk(state: State, events: int) -> Desk:
    return new_desk(events)


def _clear_tables(count: int, most_cards: int, options: Options, decks: int) -> np.recarray[Any, Any]:
    return clear_tables(count, most_cards, options.ruleset)


KIT = Kit(
    name="epic",
    title="Epic",
    rulesets=tuple(RULESETS),
    modes=(Mode("duel", EpicGame, players=(2, 2), formats=tuple(formats())),),
    formats=_formats,
    benchmark="sealed",  # mixed random 30-card decks of the base set
    check_deck=check_deck,
    options=_options,
    cards=Cards(
        catalogue=catalogue,
        text=_text,
        program=_program,
        kind=KIND,
        groups={alignment.name.lower(): colour for alignment, colour in COLOURS.items()},
        group_of=_group_of,
        word=_word,
    ),
    rules=RulesPage("E-", _in_scope),
    table=EpicTable,
    kernels=Kernels(
        functions=260,
        book=book,
        clear_tables=_clear_tables,
        new_desk=_new_desk,
        set_up=set_up,
        legal=legal,
        step=step,
        new_pool=new_pool,
        resample=resample,
    ),
    screen=EpicScreen,
)
