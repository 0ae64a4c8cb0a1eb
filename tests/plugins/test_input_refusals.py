"""Reaches every reason for refusing a deck or settings; `refused/` has its sentence in every language."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import pytest

from mulligan.cli.commands.cards import language as language_named
from mulligan.cli.commands.play import check_draft
from mulligan.core.decks.deck import Deck
from mulligan.core.decks.formats import Format
from mulligan.core.decks.refusals import CommonDeckReason
from mulligan.core.decks.selection import DeckChoice, all_decks, check_choice, check_rest, taken_for
from mulligan.core.decks.sharing import read_code
from mulligan.core.game import InvalidInput
from mulligan.core.lookup import look_up
from mulligan.core.plugin import GamePlugin, GameSetup
from mulligan.core.refusals import AnyReason, Refusal
from mulligan.core.seeds import key_from_seed
from mulligan.core.settings import GameSettings, SettingsReason
from mulligan.core.text import Language
from mulligan.core.text.refusals import problem_text
from mulligan.epic.decks.formats import constructed, cube, cube_cards, open_draft, precon, sealed, sealed_choice, starter
from mulligan.epic.decks.refusals import DeckReason as EpicReason
from mulligan.epic.draft.game import DraftGame, DraftOptions
from mulligan.epic.draft.plan import Plan, dark_plan
from mulligan.epic.game import EpicGame
from mulligan.epic.game import GameOptions as EpicOptions
from mulligan.gwent.decks.decklists import ADVANCED, CLASSIC
from mulligan.gwent.decks.formats import formats as gwent_formats
from mulligan.gwent.decks.formats import human_set, solo, whole_set
from mulligan.gwent.decks.refusals import DeckReason as GwentReason
from mulligan.gwent.game import GameOptions as GwentOptions
from mulligan.gwent.game import GwentGame
from mulligan.gwent.parts import Faction
from mulligan.gwent.state import LARGE_DECK
from mulligan.players.playouts import playouts_of
from mulligan.players.simulate import simulate
from mulligan.registry import plugin_for
from mulligan.server import wire
from mulligan.server.decks import lists, text
from mulligan.server.errors import RefusedInput
from mulligan.server.game_loader import PreparedGame
from mulligan.server.limits import Limits
from mulligan.server.lobby import opening, seats
from mulligan.server.reasons import TableReason
from mulligan.server.store import Person, StoredTable
from mulligan.server.wire import Clock, DeckList, DeckPart, Settings
from tests.wording import assert_golden, faults

EPIC, GWENT = plugin_for("epic"), plugin_for("gwent")
REASONS: Sequence[AnyReason] = [*SettingsReason, *CommonDeckReason, *EpicReason, *GwentReason, *TableReason]
GOLDEN = Path(__file__).parent / "refused"
PEOPLE = ["Ana", "Blas", "Inés"]


@dataclass(frozen=True)
class Case:
    """Refused input, and the game whose words describe it."""

    plugin: GamePlugin
    asked: Callable[[], Any]  # raises or returns the problems

    def refusals(self) -> Sequence[Refusal]:
        try:
            found: Sequence[Refusal] = self.asked()
        except (InvalidInput, RefusedInput) as error:
            return error.refusals
        return found


def epic(asked: Callable[[], Any]) -> Case:
    return Case(EPIC, asked)


def gwent(asked: Callable[[], Any]) -> Case:
    return Case(GWENT, asked)


def chosen(plugin: GamePlugin, **settings: Any) -> GameSetup:
    return plugin.choose(GameSettings(**settings))


# --- settings ------------------------------------------------------------------------------------------


def with_drafts_of(game: str, format: str) -> None:
    """The check of `mulligan draft`."""
    try:
        check_draft(game, format, None, "en")
    except Exception as error:
        assert isinstance(error.__cause__, InvalidInput)
        raise error.__cause__ from None


def of_language(code: str) -> None:
    try:
        language_named(code)
    except Exception as error:
        assert isinstance(error.__cause__, InvalidInput)
        raise error.__cause__ from None


SETTINGS: Mapping[AnyReason, Case] = {
    SettingsReason.UNKNOWN_GAME: epic(lambda: plugin_for("chess")),
    SettingsReason.UNKNOWN_MODE: epic(lambda: chosen(EPIC, mode="brawl")),
    SettingsReason.UNKNOWN_FORMAT: epic(lambda: chosen(EPIC, format="poker")),
    SettingsReason.UNKNOWN_DRAFT: epic(lambda: with_drafts_of("epic", "sealed")),
    SettingsReason.UNKNOWN_RULESET: epic(lambda: chosen(EPIC, ruleset="house")),
    SettingsReason.UNKNOWN_VARIANT: gwent(lambda: chosen(GWENT, mode="solo", variants=("blind",))),
    SettingsReason.UNKNOWN_ENDING: epic(lambda: chosen(EPIC, mode="hunter", ending="sudden_death")),
    SettingsReason.UNKNOWN_SET: epic(lambda: chosen(EPIC, format="sealed", set="uprising")),
    SettingsReason.UNKNOWN_SWITCH: epic(lambda: chosen(EPIC, switches={"speed": "fast"})),
    SettingsReason.UNKNOWN_VALUE: epic(lambda: chosen(EPIC, switches={"blitz": "never"})),
    SettingsReason.UNKNOWN_BOT: epic(lambda: playouts_of("epic").check("alphazero")),
    SettingsReason.UNKNOWN_LANGUAGE: epic(lambda: of_language("de")),
    SettingsReason.UNKNOWN_GROUP: epic(lambda: look_up(SettingsReason.UNKNOWN_GROUP, "blue", EPIC.cards.groups)),
    SettingsReason.SEED: epic(lambda: key_from_seed(2**128)),
    SettingsReason.PLAYERS: epic(lambda: chosen(EPIC, mode="free_for_all", seats=9)),
    SettingsReason.BOT_COUNT: epic(lambda: simulate("epic", 1, ["random"])),
    SettingsReason.NO_TEAMS: epic(lambda: chosen(EPIC, mode="duel", teams=2)),
    SettingsReason.NO_ENDINGS: epic(lambda: chosen(EPIC, mode="duel", ending="first_blood")),
    SettingsReason.TEAM_SIZE: epic(lambda: chosen(EPIC, mode="hydra", seats=5)),
    SettingsReason.TEAM_COUNT: epic(lambda: chosen(EPIC, mode="hydra", seats=6, teams=4)),
    SettingsReason.NO_MODE_IN_RULESET: gwent(lambda: chosen(GWENT, mode="tournament", ruleset="video")),
    SettingsReason.NO_MODE_WITH_SWITCHES: gwent(lambda: chosen(GWENT, mode="tournament", switches={"pool": "video"})),
    SettingsReason.NO_DRAFTS: gwent(lambda: with_drafts_of("gwent", "dark")),
    SettingsReason.POOL_IS_FIXED: epic(lambda: chosen(EPIC, format="sealed", pool=60)),
    SettingsReason.SET_IS_FIXED: epic(lambda: chosen(EPIC, format="precon", set="base")),
    SettingsReason.BOXES_ARE_FIXED: epic(lambda: chosen(EPIC, format="constructed", boxes=2)),
}

# --- decks of any game ---------------------------------------------------------------------------------

KONG = ("kong",)


def read(text: str) -> Deck:
    return EPIC.cards.catalogue().read(text)


def listed(game: str, *parts: DeckPart) -> Any:
    return lists.decks_of(plugin_for(game), DeckList(game=game, decks=parts))


def in_starter(*names: str) -> None:
    starter().take(names, ("evil", "sage"))


def few_piles() -> Format:
    """One alignment for two players."""
    return replace(precon(), piles=precon().piles[:1])


def taken(boxes: Format, *choices: DeckChoice) -> Any:
    return replace(chosen(EPIC, format="starter"), format=boxes), dict(enumerate(choices))


DECKS: Mapping[AnyReason, Case] = {
    CommonDeckReason.LINE: epic(lambda: read("3 Kong\n0 Fireball")),
    CommonDeckReason.OF_PLAYER: epic(lambda: EpicGame.new(EpicOptions(), [KONG * 30, KONG * 3])),
    CommonDeckReason.OF_DECK: epic(
        lambda: simulate(
            "epic",
            1,
            decks=[Deck(KONG * 60, "apes"), Deck(KONG * 60, "more apes")],
            settings=GameSettings(format="constructed"),
        )
    ),
    CommonDeckReason.NO_COPIES: epic(lambda: inner(read, "0 Kong")),
    CommonDeckReason.FILE_TOO_LARGE: epic(lambda: inner(read, "121 Kong")),
    CommonDeckReason.UNKNOWN_CARD: epic(lambda: inner(read, "3 xyzzy")),
    CommonDeckReason.UNKNOWN_CARD_NEAR: epic(lambda: inner(read, "3 Palce Guard")),
    CommonDeckReason.UNKNOWN_CARDS: epic(lambda: EPIC.check_deck(Deck((*KONG * 30, "pikachu", "raichu")), sealed(), None)),
    CommonDeckReason.TOO_LARGE: epic(lambda: EpicGame.new(EpicOptions(), [KONG * 121, KONG * 30])),
    CommonDeckReason.TOO_SMALL_TO_DEAL: epic(lambda: inner(EpicGame.new, EpicOptions(), [KONG * 3, KONG * 30])),
    CommonDeckReason.TOO_MANY_LINES: epic(lambda: read("\n" * 1001)),
    CommonDeckReason.NOT_A_LEADER: gwent(lambda: listed("gwent", DeckPart(leader="roach"))),
    CommonDeckReason.TOO_MANY_DECKS: epic(lambda: listed("epic", DeckPart(), DeckPart())),
    CommonDeckReason.BAD_CODE: epic(lambda: read_code("m1.BGVwaWM", lambda game: ())),
    CommonDeckReason.NEWER_CODE: epic(lambda: read_code("m2.BGVwaWM", lambda game: ())),
    CommonDeckReason.CODE_OF_GAME: epic(lambda: text.card_names("chess")),
    CommonDeckReason.DRAFTED: epic(lambda: open_draft().box()),
    CommonDeckReason.NO_PILE: epic(lambda: in_starter("blue", "good")),
    CommonDeckReason.NO_PILE_OR_LEADER: gwent(lambda: gwent_formats()["classic"].take(["elves"], ["monsters"])),
    CommonDeckReason.TAKES: epic(lambda: in_starter("good")),
    CommonDeckReason.TAKES_DIFFERENT: epic(lambda: in_starter("good", "good")),
    CommonDeckReason.PILE_TAKEN: epic(lambda: in_starter("evil", "sage")),
    CommonDeckReason.TOO_FEW_CARDS: epic(lambda: few_piles().box(2)),
    CommonDeckReason.SAME_GROUP: gwent(
        lambda: check_choice(chosen(GWENT, mode="teams"), {0: DeckChoice(("skellige",)), 2: DeckChoice(("skellige",))}, 0)
    ),
    CommonDeckReason.NONE_LEFT_FOR_OTHERS: epic(
        lambda: check_rest(*taken(replace(starter(), piles=starter().piles[:3]), DeckChoice(("good", "wild"))))
    ),
    CommonDeckReason.NONE_LEFT: epic(
        lambda: all_decks(*taken(replace(starter(), piles=starter().piles[:3]), DeckChoice(("good", "wild"))), bytes(16))
    ),
    CommonDeckReason.DECK_COUNT: epic(
        lambda: simulate("epic", 1, decks=[Deck(KONG * 60)], settings=GameSettings(format="constructed"))
    ),
}


def inner(asked: Callable[..., Any], *values: Any) -> Sequence[Refusal]:
    """The innermost problem, without its line or player."""
    with pytest.raises(InvalidInput) as error:
        asked(*values)
    problem = error.value.refusals[0].values["problem"]
    assert isinstance(problem, Refusal)
    return [problem]


# --- Epic ----------------------------------------------------------------------------------------------

GOOD = dict(precon().piles)["good"]
FREE = ("brave_squire", "brave_squire", "courageous_soul")


def checked(cards: Sequence[str], format: Format, pool: Sequence[str] | None = None) -> Sequence[Refusal]:
    return EPIC.check_deck(Deck(tuple(cards)), format, None if pool is None else Deck(tuple(pool)))


def drafted(plan: Plan, cards: int, seats: int = 2) -> Any:
    return DraftGame.new(DraftOptions(plan, seats), [KONG * cards])


EPIC_DECKS: Mapping[AnyReason, Case] = {
    EpicReason.TOKENS: epic(lambda: checked((*GOOD, "wolf", "wolf"), precon())),
    EpicReason.NO_ALIGNMENT: epic(lambda: checked((), precon())),
    EpicReason.ALIGNMENTS: epic(lambda: checked((*GOOD, "kong"), precon())),
    EpicReason.INCOMPLETE: epic(lambda: checked(GOOD[2:], precon())),
    EpicReason.NOT_IN_FORMAT: epic(lambda: checked(KONG * 30, sealed())),
    EpicReason.NOT_DEALT: epic(lambda: checked(GOOD, sealed(), [*GOOD[1:], "kong"])),
    EpicReason.SIZE: epic(lambda: checked(GOOD[1:], sealed())),
    EpicReason.TOO_SMALL: epic(lambda: checked(GOOD[1:], cube())),
    EpicReason.NOT_DRAFTED: epic(lambda: checked(cube_cards()[:37], cube())),
    EpicReason.COPIES: epic(lambda: checked(KONG * 4, constructed())),
    EpicReason.FREE_CARDS: epic(lambda: checked(FREE, constructed())),
    EpicReason.BOXES: epic(lambda: chosen(EPIC, mode="free_for_all", format="sealed", seats=8, boxes=1)),
    EpicReason.TOO_MANY_BOXES: epic(lambda: sealed(2, boxes=17)),
    EpicReason.CUBE_BOXES: epic(lambda: cube(2, boxes=2)),
    EpicReason.CUBE_PLAYERS: epic(lambda: cube(8, set="starter")),
    EpicReason.OPEN_STACK: epic(lambda: open_draft(pool=62)),
    EpicReason.SEALED_POOL: epic(lambda: sealed_choice(pool=30)),
    EpicReason.DRAFT_BOX: epic(lambda: DraftGame.new(DraftOptions(), [KONG] * 2)),
    EpicReason.DRAFT_CARDS: epic(lambda: drafted(dark_plan(), 99)),
    EpicReason.DRAFT_ROOM: epic(lambda: drafted(dark_plan(), 1921)),
    EpicReason.PACK_SIZE: epic(lambda: drafted(Plan("big", 3, 13, (1,) * 12), 200)),
    EpicReason.DRAFT_DECK: epic(lambda: drafted(Plan("few", 1, 5, (1, 2)), 200)),
}

# --- Gwent ---------------------------------------------------------------------------------------------

MONSTERS, SKELLIGE = Faction.MONSTERS, Faction.SKELLIGE
LED = "eredin_king_of_the_wild_hunt"
SPIES = ("shilard_fitz_oesterlen", "stefan_skellen", "vattier_de_rideaux")
SPECIALS = (*("biting_frost",) * 3, *("commanders_horn",) * 3)
MEDICS = ("menno_coehoorn", "siege_technician", "etolian_auxiliary_archers")
SPY_DECK = ("foltest_the_siegemaster", *("thaler",) * LARGE_DECK)


def ready(lists: Mapping[Faction, Any], faction: Faction) -> tuple[str, ...]:
    return tuple(card for card, count in lists[faction].items() for _ in range(count))


CLASSIC_MONSTERS, CLASSIC_SKELLIGE = ready(CLASSIC, MONSTERS), ready(CLASSIC, SKELLIGE)
TRIO = tuple(card for faction in (MONSTERS, SKELLIGE, Faction.NILFGAARD) for card in ready(ADVANCED, faction))


def built(cards: Sequence[str], format: str = "classic", ruleset: str = "physical") -> Sequence[Refusal]:
    return GWENT.check_deck(Deck(tuple(cards)), gwent_formats(ruleset)[format], None)


def alone(cards: Sequence[str]) -> Sequence[Refusal]:
    return GWENT.check_deck(Deck(tuple(cards)), solo(), None)


GWENT_DECKS: Mapping[AnyReason, Case] = {
    GwentReason.OF_DECK: gwent(lambda: built((*TRIO, *("biting_frost",) * 3, *("commanders_horn",) * 3), "tournament")),
    GwentReason.DECK_COUNT: gwent(lambda: GwentGame.new(GwentOptions(mode="free_for_all"), [CLASSIC_MONSTERS] * 2)),
    GwentReason.SIDE_DECK: gwent(lambda: built((*CLASSIC_SKELLIGE, "transformed_vildkaarl"))),
    GwentReason.LEADERS: gwent(lambda: built(CLASSIC_MONSTERS[1:])),
    GwentReason.OTHER_FACTIONS: gwent(lambda: built((*CLASSIC_MONSTERS, "ves", "ves"))),
    GwentReason.FACTIONS: gwent(lambda: built((*CLASSIC_MONSTERS[1:], "ves"))),
    GwentReason.COPIES: gwent(lambda: built((*CLASSIC_MONSTERS, *("roach",) * 4))),
    GwentReason.NOT_IN_SET: gwent(lambda: built((*CLASSIC_MONSTERS, "roach"), ruleset="video")),
    GwentReason.UNITS: gwent(lambda: built(CLASSIC_MONSTERS[:5])),
    GwentReason.SPECIALS: gwent(
        lambda: built((*CLASSIC_MONSTERS, *("biting_frost",) * 3, *("scorch",) * 3, *("decoy",) * 3, *("commanders_horn",) * 3))
    ),
    GwentReason.SPIES: gwent(lambda: built((*ready(ADVANCED, Faction.NILFGAARD), *SPIES), "advanced")),
    GwentReason.MEDICS: gwent(lambda: built((*ready(ADVANCED, Faction.NILFGAARD), *MEDICS), "advanced")),
    GwentReason.STRENGTH: gwent(lambda: built(human_set(MONSTERS), "advanced")),
    GwentReason.SET_MISSING: gwent(lambda: alone(human_set(MONSTERS)[:-2])),
    GwentReason.SET_SURPLUS: gwent(lambda: alone((*human_set(MONSTERS), "ves"))),
    GwentReason.OPPONENT_MISSING: gwent(lambda: alone(whole_set(MONSTERS)[:-2])),
    GwentReason.OPPONENT_SURPLUS: gwent(lambda: alone((*whole_set(MONSTERS), "ves"))),
    GwentReason.OPPONENT_LEADER: gwent(lambda: solo().take(["skellige"], [LED])),
    GwentReason.WEATHER: gwent(lambda: alone((*human_set(MONSTERS), "biting_frost", "biting_frost"))),
    GwentReason.SAME_FACTION: gwent(
        lambda: GwentGame.new(GwentOptions(mode="solo"), [human_set(MONSTERS), whole_set(MONSTERS)])
    ),
    GwentReason.TRIO: gwent(lambda: built(CLASSIC_MONSTERS, "tournament")),
    GwentReason.TRIO_FACTION: gwent(lambda: built(ready(ADVANCED, MONSTERS) * 2, "tournament")),
    GwentReason.TRIO_HERO: gwent(
        lambda: built((*TRIO, "geralt_of_rivia", *ready(ADVANCED, MONSTERS), "geralt_of_rivia"), "tournament")
    ),
    GwentReason.NO_SIMULATION: gwent(lambda: simulate("gwent", 1, settings=GameSettings(mode="tournament"))),
    GwentReason.PILE_ROOM: gwent(lambda: GwentGame.new(GwentOptions(mode="free_for_all"), [SPY_DECK] * 5)),
}

# --- the server ----------------------------------------------------------------------------------------


def prepared(plugin: GamePlugin, **settings: Any) -> PreparedGame:
    return PreparedGame(plugin, chosen(plugin, **settings), (0, 1), playouts_of(plugin.name).names, "normal", {})


def table_of(made: PreparedGame) -> StoredTable:
    return opening.new_table(made, Person(1, "Ana", False), Settings(game=made.plugin.name))


STARTER, SEALED = prepared(EPIC, format="starter"), prepared(EPIC, format="sealed")

TABLES: Mapping[AnyReason, Case] = {
    TableReason.TOO_MANY_BOTS: epic(lambda: opening.check_people(STARTER, Settings(game="epic", bots=("random",) * 2))),
    TableReason.CLOCK_KIND: epic(lambda: opening.check_clock(Clock(move=30, bank=300), Limits())),
    TableReason.CLOCK_RANGE: epic(lambda: opening.check_clock(Clock(move=1), Limits())),
    TableReason.NOTHING_TO_TAKE: epic(
        lambda: seats.checked_sitting(SEALED, table_of(SEALED), wire.SeatDeck(seat=0, take=("good",)), None)
    ),
    TableReason.NO_OWN_DECKS: epic(
        lambda: seats.checked_sitting(SEALED, table_of(SEALED), wire.SeatDeck(seat=0), Deck(KONG * 30))
    ),
    TableReason.ONE_DECK: epic(
        lambda: seats.checked_sitting(STARTER, table_of(STARTER), wire.SeatDeck(seat=0, take=("good",)), Deck(KONG))
    ),
    TableReason.OTHER_GAME: epic(lambda: lists.players_deck(EPIC, constructed(), DeckList(game="gwent"))),
    TableReason.NO_DECK: epic(
        lambda: seats.check_brought(STARTER, seats.checked_sitting(STARTER, table_of(STARTER), wire.SeatDeck(seat=0), None))
    ),
}

OF_MONSTERS = DeckChoice(("monsters",))
TEAMS, SOLO = prepared(GWENT, mode="teams", format="classic"), prepared(GWENT, mode="solo")
NOT_OFFERED: Mapping[AnyReason, Case] = {
    CommonDeckReason.NO_LEADER: gwent(
        lambda: gwent_formats()["classic"].lead(Deck(CLASSIC_MONSTERS), "foltest_the_siegemaster")
    ),
    CommonDeckReason.TAKEN: epic(
        lambda: [*taken_for(STARTER.chosen, {0: DeckChoice(("good", "wild")), 1: DeckChoice()}, 1).values()]
    ),
    CommonDeckReason.TAKEN_BY_TEAMMATE: gwent(
        lambda: [*taken_for(TEAMS.chosen, {0: OF_MONSTERS, 2: DeckChoice()}, 2).values()]
    ),
    CommonDeckReason.TAKEN_BY_YOU: gwent(lambda: [*taken_for(SOLO.chosen, {0: OF_MONSTERS, 1: DeckChoice()}, 1).values()]),
    CommonDeckReason.TAKEN_BY_OPPONENT: gwent(lambda: [*taken_for(SOLO.chosen, {0: DeckChoice(), 1: OF_MONSTERS}, 0).values()]),
}

CASES = {**SETTINGS, **DECKS, **NOT_OFFERED, **EPIC_DECKS, **GWENT_DECKS, **TABLES}


def found(reason: AnyReason) -> Refusal:
    """The refusal with this reason, from the reason's case."""
    refusals = CASES[reason].refusals()
    assert reason in [refusal.reason for refusal in refusals], refusals
    return next(refusal for refusal in refusals if refusal.reason is reason)


def test_every_reason_has_a_case() -> None:
    assert set(CASES) == set(REASONS)


@pytest.mark.parametrize("reason", REASONS, ids=lambda reason: reason.value)
def test_every_reason_is_reached(reason: AnyReason) -> None:
    assert found(reason).reason is reason


@pytest.mark.parametrize("language", Language)
def test_golden_sentences_of_refused_decks_and_settings(language: Language) -> None:
    sections = {
        reason.value: {"you": problem_text(found(reason), language, PEOPLE, CASES[reason].plugin)} for reason in REASONS
    }
    assert faults([line for section in sections.values() for line in section.values()], language) == []
    assert_golden(GOLDEN / f"{language}.txt", sections)
