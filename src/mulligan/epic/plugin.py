"""Epic's plugin: everything that tools need."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from mulligan.core.decks.formats import DeckOrigin, Format
from mulligan.core.kernel.output import Output, new_output
from mulligan.core.plugin import Drafting, GameCards, GameMode, GamePlugin, Kernels
from mulligan.core.text import CardText, Language, term
from mulligan.epic.book.disassembler import disassemble
from mulligan.epic.card_pages import PREFIX, card_index, card_page, rulings
from mulligan.epic.cards import BY_SLUG, CARDS
from mulligan.epic.decks.building import EpicDeckBuilding
from mulligan.epic.decks.catalogue import catalogue
from mulligan.epic.decks.formats import check_deck, formats
from mulligan.epic.draft import rules as draft_rules
from mulligan.epic.draft.drafted import DraftedGame, options_for
from mulligan.epic.draft.game import DraftGame
from mulligan.epic.draft.hidden import resample as draft_resample
from mulligan.epic.draft.plan import Plan
from mulligan.epic.draft.series import draft_tables
from mulligan.epic.draft.ui.board import DraftViewBuilder
from mulligan.epic.draft.ui.terminal import EpicDraftScreen
from mulligan.epic.game import NUMBERS, EpicGame, GameOptions, book
from mulligan.epic.hidden.resample import Lists, Pool, new_pool, resample
from mulligan.epic.modes import DURATIONS, ENDINGS, MODES, RULES
from mulligan.epic.rules.engine import step
from mulligan.epic.rules.options import legal
from mulligan.epic.rulesets import EPIC
from mulligan.epic.scenario.notation import EpicTable
from mulligan.epic.scenario.writer import EpicWriter
from mulligan.epic.series import clear_tables, set_up
from mulligan.epic.state import State
from mulligan.epic.text import card_text
from mulligan.epic.ui.board import EpicViewBuilder
from mulligan.epic.ui.card_faces import faces
from mulligan.epic.ui.terminal import COLOURS, EpicScreen

KIND = "alignment"
# The rules of section 2 of docs/rules/epic.md, in the order of each switch's values.
SWITCH_RULES: Mapping[str, tuple[str, ...]] = {
    "mulligan_order": ("E-MULL-08", "E-MULL-09"),
    "end_turn_reopen": ("E-TURN-13", "E-TURN-14"),
    "window_close": ("E-BATTLE-07", "E-BATTLE-08", "E-BATTLE-09"),
    "pre_damage_first": ("E-BATTLE-21", "E-BATTLE-23"),
    "blitz": ("E-KW-BLITZ-01", "E-KW-BLITZ-02"),
    "trigger_order": ("E-TRIG-07", "E-TRIG-08"),
    "breakthrough_pool": ("E-KW-BREAKTHROUGH-01", "E-KW-BREAKTHROUGH-01"),
    "mp_battle_players": ("E-MP-05", "E-MP-05"),
}


def _text(card: str, language: Language) -> CardText:
    return card_text(BY_SLUG[card], language)


def _program(card: str) -> Sequence[str]:
    return disassemble(book(), CARDS, NUMBERS[card])


def _group_of(card: str) -> str:
    return BY_SLUG[card].alignment.name.lower()


def _word(name: str, language: Language) -> str:
    return term("epic.alignment" if name == KIND else f"epic.align.{name}", language)


def _formats(ruleset: str, switches: Mapping[str, str] | None = None) -> Mapping[str, Format]:
    """All rulesets have the same formats."""
    return formats()


def _options(ruleset: str, switches: Mapping[str, str], mode: str, variants: Sequence[str], teams: int) -> GameOptions:
    """Epic has no variants."""
    return GameOptions(ruleset, switches, mode=mode, teams=teams if MODES[mode].team_size != (1, 1) else None)


def _mode(name: str) -> GameMode:
    """With all formats that allow its number of players. Facts are those of the mode, or of its first ending."""
    endings = ENDINGS.get(name, ())
    facts = MODES[f"{name}_{endings[0]}" if endings else name]
    fitting = tuple(name for name, format in formats().items() if format.players[1] >= facts.players[0])
    return GameMode(
        name,
        EpicGame,
        players=facts.players,
        formats=fitting,
        team_size=facts.team_size,
        endings=endings,
        rule=RULES[name],
        leftward=facts.neighbours,
    )


def _new_pool(origin: DeckOrigin) -> Pool:
    """Decks of whole piles are public. Dealt and drafted cards leave the boxes, and anybody can bring any legal deck."""
    format = origin.format
    if format is not None and format.built and origin.brought:
        copies = EpicDeckBuilding().copies(format)
        return new_pool(Lists.EACH, {format.numbers[card]: count for card, count in copies.items()}, origin.brought)
    if format is None or format.taken or _is_drafted_openly(format):
        return new_pool()
    return new_pool(Lists.SHARED, Counter(format.numbers[card] for card in format.cards))


def _is_drafted_openly(format: Format) -> bool:
    """E-FMT-OPEN-02: everybody sees each pick; if all picks are played, the decks are public."""
    plan = format.plan
    return isinstance(plan, Plan) and plan.shared and plan.pool(format.players[0]) == plan.fewest


def _new_output(state: State, events: int) -> Output:
    return new_output(events)


PLUGIN = GamePlugin(
    name="epic",
    title="Epic",
    rules=EPIC,
    modes=tuple(_mode(name) for name in RULES),
    formats=_formats,
    benchmark="sealed",  # mixed random 30-card decks of the base set
    check_deck=check_deck,
    options=_options,
    cards=GameCards(
        catalogue=catalogue,
        text=_text,
        faces=faces,
        index=card_index,
        page=card_page,
        program=_program,
        kind=KIND,
        groups={alignment.name.lower(): colour for alignment, colour in COLOURS.items()},
        group_of=_group_of,
        word=_word,
    ),
    rule_prefix=PREFIX,
    table=EpicTable,
    kernels=Kernels(
        functions=420,
        book=book,
        clear_tables=clear_tables,
        new_output=_new_output,
        set_up=set_up,
        legal=legal,
        step=step,
        new_pool=_new_pool,
        resample=resample,
    ),
    screen=EpicScreen,
    views=EpicViewBuilder(),
    writer=EpicWriter(),
    rulings=rulings,
    building=EpicDeckBuilding(),
    durations=DURATIONS,
    switch_rules=SWITCH_RULES,
    drafting=Drafting(
        game=DraftGame,
        whole=DraftedGame,
        options=options_for,
        tables=draft_tables,
        legal=draft_rules.legal,
        new_pool=draft_resample.new_pool,
        resample=draft_resample.resample,
        screen=EpicDraftScreen,
        views=DraftViewBuilder(),
    ),
)
