"""Registers Gwent with everything that server, commands, bots and tests need."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from numpy.typing import NDArray

from mulligan.core.decks.formats import DeckOrigin
from mulligan.core.game import InvalidSettings
from mulligan.core.plugin import Apart, Durations, GameCards, GameMode, GamePlugin, Kernels
from mulligan.core.refusals import Refusal
from mulligan.core.text import CardText, Language, term
from mulligan.gwent.book.disassembler import disassemble
from mulligan.gwent.card_pages import PREFIX, card_index, card_page, rulings
from mulligan.gwent.cards import BY_SLUG, CARDS
from mulligan.gwent.decks.building import GwentDeckBuilding
from mulligan.gwent.decks.catalogue import catalogue, faction_slug
from mulligan.gwent.decks.formats import Led, check_deck, formats
from mulligan.gwent.decks.refusals import DeckReason
from mulligan.gwent.game import NUMBERS, VARIANTS, GameOptions, GwentGame, book
from mulligan.gwent.hidden.resample import Pool, new_pool, resample
from mulligan.gwent.output import new_output
from mulligan.gwent.parts import FACTIONS, Card, Special, Spy, Unit
from mulligan.gwent.rules.engine import step
from mulligan.gwent.rules.options import legal
from mulligan.gwent.rulesets import GWENT
from mulligan.gwent.scenario.notation import GwentTable
from mulligan.gwent.scenario.writer import GwentWriter
from mulligan.gwent.series import clear_tables, set_up
from mulligan.gwent.state import MOST_SEATS
from mulligan.gwent.text import card_text
from mulligan.gwent.tournament import TournamentGame, TournamentOptions
from mulligan.gwent.ui.board import GwentViewBuilder
from mulligan.gwent.ui.card_faces import faces
from mulligan.gwent.ui.terminal import COLOURS, GwentScreen

KIND = "faction"
# Section 13 of docs/rules/gwent.md: one rule lists all values of a switch.
SWITCH_RULES = {
    "redraw": "G-033",
    "repeated_weather": "G-099",
    "king_bran": "G-063",
    "mardroeme": "G-053",
    "pirate": "G-081",
    "summon": "G-085",
    "replacement": "G-087",
    "relentless": "G-138",
    "bringer": "G-148",
    "crach": "G-150",
    "revived_row": "G-076",
    "drawn_round": "G-116",
    "pool": "G-021",
}


def _text(card: str, language: Language) -> CardText:
    return card_text(BY_SLUG[card], language)


def _program(card: str) -> Sequence[str]:
    return disassemble(book(), NUMBERS[card])


def _group_of(card: str) -> str:
    return BY_SLUG[card].faction.name.lower()


def _word(name: str, language: Language) -> str:
    """The word for the kind, a faction, or the factions of a trio of decks."""
    if name == KIND:
        return term("gwent.faction", language)
    return " + ".join(term(f"gwent.faction.{faction}", language) for faction in name.split("+"))


def _options(
    ruleset: str, switches: Mapping[str, str], mode: str, variants: Sequence[str], teams: int
) -> GameOptions | TournamentOptions:
    if mode == TOURNAMENT.name:
        return TournamentOptions(ruleset, switches)
    return GameOptions(ruleset, switches, mode=mode, variants=tuple(variants))


def _clear_tables(count: int, most_cards: int, options: GameOptions | TournamentOptions, decks: int) -> NDArray[Any]:
    if isinstance(options, TournamentOptions):
        raise InvalidSettings(Refusal(DeckReason.NO_SIMULATION, "G-210"))
    return clear_tables(count, most_cards, options, decks)


def _new_pool(origin: DeckOrigin) -> Pool:
    """Premade decks are public, and so are the whole sets of solo; decks that players build are not."""
    format = origin.format
    if not isinstance(format, Led) or not format.built:
        return new_pool()
    sets = {faction: [NUMBERS[card] for card in format.legal_cards(faction)] for faction in FACTIONS}
    limits = format.limits.specials, format.limits.spies, format.limits.medics
    return new_pool(origin.brought, sets, limits, {number: _worth(card) for number, card in enumerate(CARDS)})


def _worth(card: Card) -> int:
    """Roughly how gladly players put a card into a deck."""
    if isinstance(card, Unit):
        is_spy = any(isinstance(ability, Spy) for ability in card.abilities)
        return SPY_WORTH if is_spy else card.strength + (ABILITY_WORTH if card.abilities else 0)
    return WEATHER_WORTH if isinstance(card, Special) and card.weather else SPECIAL_WORTH


SPY_WORTH, SPECIAL_WORTH, WEATHER_WORTH, ABILITY_WORTH = 15, 10, 3, 3  # in points of strength
READY = ("classic", "advanced")
TEAMMATES = Apart("G-230", seats=((0, 2), (1, 3)), group=faction_slug)  # teammates sit opposite each other
DUEL = GameMode("duel", GwentGame, players=(2, 2), formats=READY, rule="G-031")
TOURNAMENT = GameMode("tournament", TournamentGame, players=(2, 2), formats=("tournament",), rule="G-211")
SOLO = GameMode("solo", GwentGame, players=(1, 1), formats=("solo",), variants=VARIANTS, virtual=1, rule="G-240")
FREE_FOR_ALL = GameMode("free_for_all", GwentGame, players=(3, MOST_SEATS), formats=READY, rule="G-221")
TEAMS = GameMode("teams", GwentGame, players=(4, 4), formats=READY, team_size=(2, 2), apart=TEAMMATES, rule="G-230")
# Decisions per game among greedy bots (`mulligan simulate`: 37 in a duel, 15 by the human in solo, 42 for three and 79 for five
# players, 79 in teams) at 20 seconds each, divided by the players. In solo the opponent's moves take as long; a tournament is
# two or three duels.
DURATIONS = Durations(modes={DUEL.name: 6, TOURNAMENT.name: 15, SOLO.name: 10, FREE_FOR_ALL.name: 5, TEAMS.name: 7})

PLUGIN = GamePlugin(
    name="gwent",
    title="Gwent",
    rules=GWENT,
    modes=(DUEL, TOURNAMENT, SOLO, FREE_FOR_ALL, TEAMS),
    formats=formats,
    benchmark="advanced",  # the premade decks, all factions against all
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
        groups={faction.name.lower(): colour for faction, colour in COLOURS.items()},
        group_of=_group_of,
        word=_word,
    ),
    rule_prefix=PREFIX,
    table=GwentTable,
    kernels=Kernels(
        functions=390,
        book=book,
        clear_tables=_clear_tables,
        new_output=new_output,
        set_up=set_up,
        legal=legal,
        step=step,
        new_pool=_new_pool,
        resample=resample,
    ),
    screen=GwentScreen,
    views=GwentViewBuilder(),
    writer=GwentWriter(),
    rulings=rulings,
    building=GwentDeckBuilding(),
    durations=DURATIONS,
    switch_rules={switch: (rule,) * len(GWENT.switches[switch]) for switch, rule in SWITCH_RULES.items()},
)
