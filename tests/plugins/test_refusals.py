"""Refused answers: explained in every language, citing a rule, and the same in all states a seat cannot tell apart."""

from __future__ import annotations

import inspect
import random as python_random
import re
from collections.abc import Iterator, Mapping, Sequence
from enum import IntEnum
from string import Formatter
from types import ModuleType
from typing import Any

import pytest

from mulligan import audit
from mulligan.core import refusals
from mulligan.core.decks.refusals import CommonDeckReason
from mulligan.core.game import IllegalAnswer
from mulligan.core.kernel.random import KEY_BYTES
from mulligan.core.plugin import GamePlugin, GameSetup, PlayableGame
from mulligan.core.refusals import AnyReason, CardSlugs, Names, PileSlugs, Reason, Refusal, SeatNumbers, SettingName, Value
from mulligan.core.settings import GameSettings, SettingsReason
from mulligan.core.text import Language
from mulligan.core.text.refusals import refusal_clause, refusal_text
from mulligan.core.text.terms import terms
from mulligan.epic import refusals as epic
from mulligan.epic.choices import Choice, encode
from mulligan.epic.decks.refusals import DeckReason as EpicDeckReason
from mulligan.epic.draft import refusals as draft
from mulligan.epic.draft.game import DraftGame
from mulligan.epic.draft.state import Option as DraftOption
from mulligan.epic.game import EpicGame
from mulligan.epic.scenario.position import ChampionSetup, PlayerSetup, PositionSetup, set_up
from mulligan.epic.state import Option
from mulligan.gwent import refusals as gwent
from mulligan.gwent import tournament
from mulligan.gwent.decks.refusals import DeckReason as GwentDeckReason
from mulligan.gwent.game import GwentGame
from mulligan.gwent.state import Option as GwentOption
from mulligan.gwent.tournament import DeckStage
from mulligan.players.bot import Determinizer
from mulligan.registry import GAMES, plugin_for
from mulligan.server.reasons import TableReason
from tests.plugins.countdown import Countdown
from tests.plugins.countdown import GameOptions as CountdownOptions
from tests.plugins.countdown import Reason as CountdownReason
from tests.wording import plural_form

ANSWERS: Sequence[AnyReason] = [*Reason, *epic.Reason, *draft.Reason, *gwent.Reason]
INPUT: Sequence[AnyReason] = [
    *SettingsReason,
    *CommonDeckReason,
    *EpicDeckReason,
    *GwentDeckReason,
    *CountdownReason,
    *TableReason,
]
REASONS = [*ANSWERS, *INPUT]
VALUES: Mapping[str, Value] = {
    "asked": SeatNumbers((0, 2)),
    "seat": SeatNumbers((1,)),
    "player": SeatNumbers((1,)),
    "players": SeatNumbers((0, 1)),
    "choice": "99",
    "card": CardSlugs(("kong",)),
    "clear": CardSlugs(("clear_weather",)),
    "cards": CardSlugs(("kong", "kong", "fireball")),
    "pile": PileSlugs(("wild",)),
    "group": PileSlugs(("wild",)),
    "groups": PileSlugs(("wild", "good")),
    "what": SettingName("format", "sealed"),
    "format": SettingName("format", "sealed"),
    "mode": SettingName("mode", "duel"),
    "ruleset": SettingName("ruleset", "revised"),
    "problem": Refusal(Reason.OVER),
    "there": Names(("one", "two")),
    "names": Names(("one", "two")),
    "switches": Names(("blitz=removes_deploying",)),
    "decks": Names(("1", "3")),
    "span": "2–36",
    "fewest": 30,
    "most": 36,
    "least": 10,
    "game": "Gwent",
    "name": "x",
    "near": "Kong",
    "switch": "blitz",
}
NO_CASES = (Language.EN, Language.ES, Language.FR)  # in the others counted nouns take cases
COUNTS = (1, 2, 5, 21, 22)  # every plural form
PLUGINS = {game: plugin_for(game) for game in GAMES}
LOOKED_AT = 4  # answers between two looks
TRIED = 12  # random choices per seat and look, and as many likely ones
NEAR = 16
OPTIONS: Mapping[type, type[IntEnum]] = {EpicGame: Option, GwentGame: GwentOption, DraftGame: DraftOption}
MOST_ANSWERS = 400


# --- words -----------------------------------------------------------------------------------------------


def fields(template: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(template) if name is not None}


@pytest.mark.parametrize("reason", REASONS, ids=lambda reason: reason.value)
def test_every_reason_is_said_in_every_language(reason: AnyReason) -> None:
    wanted = fields(reason.template(Language.EN))
    for language in Language:
        template = reason.template(language)
        assert fields(template) == wanted
        assert template == template.strip() and not template.endswith((".", "!", "?"))
        assert template[0] in "{„“«" or template.split()[0].rstrip(":,") in PROPER or template[0].islower(), template
    for count in COUNTS:
        refusal = Refusal(reason, values={name: VALUES.get(name, count) for name in wanted})
        texts = {language: refusal_text(refusal, language) for language in Language}
        assert all(map(is_sentence, texts.values())), texts
        assert not any(plural_form(texts[language], language) for language in NO_CASES), texts
        assert len(set(texts.values())) == len(Language)


QUOTES = "„“«"  # user input in quotes keeps its first letter
PROPER = {"Decoy", "Mardroeme", "Wskrzeszenie", "Медик", "Мардрём", "Чемпион", "Чемпиона"}


def is_sentence(text: str) -> bool:
    first = text.lstrip("„“«\u202f\u00a0 ")[0]
    return (
        not set(text) & set("{}[]<>|") and (not first.isalpha() or first.isupper() or text[0] in QUOTES) and text.endswith(".")
    )


def test_every_row_of_reasons_is_used() -> None:
    assert {name for name in terms() if ".why." in name} == {reason.value for reason in REASONS}


def test_players_are_named_at_the_edge() -> None:
    refusal = refusals.not_asked((0,), 1, "G-040")
    assert refusal_text(refusal, Language.PL, ["Ala", "Ola"]) == "Teraz odpowiada Ala, a nie Ola."
    assert refusal_text(refusal, Language.FR) == "C’est maintenant P1 qui répond, pas P2."
    both = refusals.not_asked((0, 2), 1, "")
    assert refusal_clause(both, Language.EN) == "P1 and P3 must answer now, not P2"
    assert refusal_text(both, Language.RU, ["", "Оля", "Юля"]) == "Сейчас отвечают P1 и Юля, а не Оля."


# --- rules -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("plugin", "modules"), [(PLUGINS["epic"], (epic, draft)), (PLUGINS["gwent"], (gwent, tournament))], ids=["epic", "gwent"]
)
def test_every_rule_that_a_refusal_names_is_on_the_page(plugin: GamePlugin, modules: tuple[ModuleType, ...]) -> None:
    page = dict(audit.rule_rows(audit.checkout(), plugin))
    named = {
        rule for module in modules for rule in re.findall(rf'"({audit.rule_id(plugin).pattern})"', inspect.getsource(module))
    }
    named |= {mode.game.asked_rule for mode in plugin.modes if hasattr(mode.game, "asked_rule")}
    assert len(named) > 10 and named <= set(page), named - set(page)


# --- random games ----------------------------------------------------------------------------------------


def ways(plugin: GamePlugin) -> Iterator[GameSetup]:
    """Every mode, with mixed decks where there are any, and every draft."""
    there = plugin.formats(plugin.rulesets[0])
    for mode in plugin.modes:
        yield plugin.choose(
            GameSettings(mode.name, format=plugin.benchmark if plugin.benchmark in mode.formats else mode.formats[0])
        )
    for name, format in there.items():
        if format.drafted:
            yield plugin.choose(GameSettings(format=name))


WAYS = [
    pytest.param(plugin, chosen, id=f"{plugin.name}-{chosen.mode.name}-{chosen.format.name}")
    for plugin in PLUGINS.values()
    for chosen in ways(plugin)
]


def new_game(chosen: GameSetup, number: int) -> PlayableGame:
    key = number.to_bytes(KEY_BYTES, "big")
    if chosen.drafting is not None:
        return chosen.new([chosen.format.cards], key)
    return chosen.new([deck.cards for deck in chosen.format.decks(key, chosen.decks)], key)


def resampled(plugin: GamePlugin, game: Any, seat: int, number: int) -> Any:
    """A resampled game that looks the same to the seat."""
    if isinstance(game.stage, DeckStage):
        return game.copy()  # a stage without hidden cards
    return Determinizer(plugin, number.to_bytes(KEY_BYTES, "big")).resampled(game, seat)


def check_refusal(game: Any, seat: int, choice: int, refusal: Refusal) -> None:
    """Check that the refusal has a sentence, and that `answer` gives the same one and changes nothing."""
    for language in Language:
        assert is_sentence(game.describe_refusal(refusal, language))
    before = game.digest()
    with pytest.raises(IllegalAnswer) as refused:
        game.answer(seat, choice)
    error = refused.value
    assert error.refusal == refusal and error.rule == refusal.rule and error.reason == refusal_clause(refusal, Language.EN)
    assert game.digest() == before


@pytest.mark.parametrize("number", range(2))
@pytest.mark.parametrize(("plugin", "chosen"), WAYS)
def test_anything_but_an_option_is_refused_with_a_reason(plugin: GamePlugin, chosen: GameSetup, number: int) -> None:
    chance, game = python_random.Random(number), new_game(chosen, number)
    met: set[AnyReason] = set()
    for ply in range(MOST_ANSWERS):
        if game.question is None:
            break
        if ply % LOOKED_AT == 0:
            met |= look(plugin, game, chance)
        question = chance.choice(game.questions)
        built = question.ask == "BUILD" and question.may_decline  # otherwise changes would never end
        game.answer(question.seat, 0 if built else chance.choice(question.options))
    assert len(met) > 3


def likely(stage: Any, chance: python_random.Random) -> list[int]:
    """Random numbers, and the first of every kind: existing cards, champions and units."""
    begins = next(list(option) for game, option in OPTIONS.items() if isinstance(stage, game))
    first = [min(chance.choice(begins) + chance.randrange(NEAR), stage.choices - 1) for _ in range(TRIED)]
    return [0, *first, *chance.sample(range(stage.choices), TRIED)]


def look(plugin: GamePlugin, game: Any, chance: python_random.Random) -> set[AnyReason]:
    """Let every seat try choices. Returns the reasons for refusing them."""
    options = {question.seat: question.options for question in game.questions}
    met = set()
    for seat in range(game.seats):
        twin = resampled(plugin, game, seat, chance.randrange(1 << 60))
        for choice in likely(game.stage, chance):
            refusal = game.why_not(seat, choice)
            assert (refusal is None) == (choice in options.get(seat, ()))
            assert twin.why_not(seat, choice) == refusal
            if refusal is not None:
                met.add(refusal.reason)
                check_refusal(game, seat, choice, refusal)
                asks_another = refusal.reason in (Reason.ANOTHER_IS_ASKED, Reason.OTHERS_ARE_ASKED)
                assert asks_another == (seat not in options)
    return met


# --- single reasons --------------------------------------------------------------------------------------


def test_answers_after_the_end_and_invalid_choices() -> None:
    game = Countdown.new(CountdownOptions(), [["three"] * 6, ["three"] * 6])
    seat = int(game.state.asked)
    for choice in (-1, Countdown.choices, True, "three", None):
        refusal = game.why_not(seat, choice)  # type: ignore[arg-type]
        assert refusal is not None and refusal.reason is Reason.NO_CHOICE
        assert game.describe_refusal(refusal, Language.ES).endswith("no es una de las opciones.")
    with pytest.raises(IllegalAnswer, match=r"P. cannot answer PLAY like this: it is not in the hand \(C-01\)"):
        game.answer(seat, 1)
    with pytest.raises(IllegalAnswer, match="the rules don’t say what happens"):
        game.leave(seat)
    while game.question is not None:
        game.answer(game.question.seat, 3)
    assert game.why_not(0, 3) == game.why_not(1, -1) == Refusal(Reason.OVER)


def refused(game: EpicGame, choice: Choice, seat: int = 0) -> tuple[AnyReason, str]:
    refusal = game.why_not(seat, encode(choice))
    assert refusal is not None
    return refusal.reason, refusal.rule


def test_a_card_of_epic_that_is_clicked_says_why_it_cannot_be_played() -> None:
    mine = PlayerSetup(hand=["kong", "flame_strike"], play=[ChampionSetup("wolf"), ChampionSetup("pyromancer", deploying=True)])
    other = PlayerSetup(hand=["kong"], play=[ChampionSetup("human")], discard=["lash", "kong"])
    game = set_up(PositionSetup(players=[mine, other]))
    assert game.why_not(0, encode(Choice(Option.HAND))) is None
    game.state.players[0].gold = 0
    assert refused(game, Choice(Option.HAND)) == (epic.Reason.NO_GOLD, "E-COST-03")
    assert refused(game, Choice(Option.HAND, place=2)) == (epic.Reason.NOT_IN_HAND, "E-TURN-09")
    assert refused(game, Choice(Option.CHAMPION, place=1)) == (epic.Reason.DEPLOYING, "E-BATTLE-05")
    assert refused(game, Choice(Option.CHAMPION, place=2)) == (epic.Reason.NOT_YOURS, "E-TURN-09")
    assert refused(game, Choice(Option.POWER)) == (epic.Reason.NO_POWER, "E-TURN-09")
    assert refused(game, Choice(Option.DISCARD, seat=1)) == (epic.Reason.NOT_YOUR_PILE, "E-TURN-09")
    assert refused(game, Choice(Option.HAND), seat=1) == (Reason.ANOTHER_IS_ASKED, "E-INIT-01")
    game.answer(0, Option.PASS)
    assert refused(game, Choice(Option.HAND), seat=1) == (epic.Reason.NO_AMBUSH, "E-PLAY-06")
    assert refused(game, Choice(Option.CHAMPION, place=2), seat=1) == (epic.Reason.ATTACK_IN_MAIN_PHASE, "E-TURN-09")
    assert refused(game, Choice(Option.DISCARD, seat=1, place=1), seat=1) == (epic.Reason.NO_POWER_IN_PILE, "E-INIT-01")
    assert refused(game, Choice(Option.HAND), seat=0) == (Reason.ANOTHER_IS_ASKED, "E-INIT-01")
