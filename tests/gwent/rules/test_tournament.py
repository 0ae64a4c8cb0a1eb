"""Tournaments (G-210 to G-214): which deck is played when, and when it is over."""

from __future__ import annotations

import random as python_random
from collections import Counter
from itertools import cycle

import pytest

from mulligan.core.game import CorruptGame, IllegalAnswer, IllegalDeck
from mulligan.core.kernel.output import SPECTATOR
from mulligan.core.text import Language
from mulligan.gwent.cards import BY_SLUG
from mulligan.gwent.decks.formats import formats
from mulligan.gwent.events import EventKind
from mulligan.gwent.parts import Leader
from mulligan.gwent.rulesets import Redraw
from mulligan.gwent.state import Ask, Option
from mulligan.gwent.tournament import TournamentGame, TournamentOptions
from mulligan.gwent.ui.terminal import GwentScreen

TRIOS = dict(formats()["tournament"].piles)
ONE, OTHER = TRIOS["northern_realms+nilfgaard+scoiatael"], TRIOS["nilfgaard+monsters+skellige"]
GAMES = 200


def new(number: int = 0) -> TournamentGame:
    return TournamentGame.new(TournamentOptions(), (ONE, OTHER), number.to_bytes(16, "little"))


def choose_decks(game: TournamentGame, *places: int) -> None:
    for place in places:
        question = game.question
        assert question is not None and question.ask == "DECK"
        game.answer(question.seat, Option.DECK + place)


def lose(game: TournamentGame, loser: int) -> None:
    """Let the loser always pass, and the other player play some cards and then pass."""
    before = game.games
    while (question := game.question) is not None and question.ask != "DECK" and game.games == before:
        options = question.options
        plays = [option for option in options if Option.PLAY <= option < Option.UNIT]
        ahead = game.state.sides[1 - loser].rows[0].cards.count + game.state.sides[1 - loser].rows[1].cards.count > 0
        if question.ask == "TURN" and (question.seat == loser or ahead or not plays):
            game.answer(question.seat, Option.PASS)
        else:
            strong = [option for option in plays if _is_strong(game, question.seat, option)]
            game.answer(question.seat, (strong or plays or list(options))[0])


def _is_strong(game: TournamentGame, seat: int, option: int) -> bool:
    """Whether the option plays a unit with some strength and no ability on the player's own side."""
    state = game.state
    card = BY_SLUG[game.slugs[state.cards[state.players[seat].hand.cards[(option - Option.PLAY) // 4]].card]]
    return getattr(card, "strength", 0) > 3 and not getattr(card, "abilities", ("",))


def play_on(game: TournamentGame, chance: python_random.Random) -> None:
    question = game.question
    assert question is not None
    game.answer(question.seat, chance.choice(question.options))


def finished(number: int) -> TournamentGame:
    game, chance = new(number), python_random.Random(number)
    while game.question is not None:
        play_on(game, chance)
    return game


def test_G_212_a_coin_decides_the_first_choice_of_a_deck() -> None:
    first = Counter(new(number).question.seat for number in range(GAMES))  # type: ignore[union-attr]
    assert set(first) == {0, 1} and min(first.values()) > GAMES // 4


def test_G_212_the_second_player_picks_knowing_the_first_deck() -> None:
    game = new()
    first = game.question.seat  # type: ignore[union-attr]
    choose_decks(game, 2)
    question = game.question
    assert question is not None and (question.ask, question.seat) == ("DECK", 1 - first)
    assert game.view(1 - first).playing[first] == 2
    assert [event.kind for event in game.events(1 - first)] == [EventKind.DECK_CHOSEN]


@pytest.mark.parametrize("place", range(3))
def test_G_212_any_of_the_three_decks_may_be_the_first(place: int) -> None:
    game = new()
    assert game.legal() == (Option.DECK, Option.DECK + 1, Option.DECK + 2)
    choose_decks(game, place, place)
    leaders = [game.slugs[game.state.players[seat].leader] for seat in (0, 1)]
    assert leaders == [_leaders(deck)[place] for deck in (ONE, OTHER)]


def _leaders(deck: tuple[str, ...]) -> list[str]:
    return [card for card in deck if isinstance(BY_SLUG[card], Leader)]


@pytest.mark.parametrize("winner", (0, 1))
def test_G_213_the_winner_must_change_first_and_the_loser_may_keep(winner: int) -> None:
    game = new()
    choose_decks(game, 0, 1)
    played = list(game.playing)
    lose(game, 1 - winner)
    assert game.wins == [int(winner == 0), int(winner == 1)]
    question = game.question
    assert question is not None and (question.ask, question.seat) == ("DECK", winner)
    assert Option.DECK + (played[winner] or 0) not in question.options and len(question.options) == 2
    with pytest.raises(IllegalAnswer, match="G-213"):
        game.answer(winner, Option.DECK + (played[winner] or 0))
    game.answer(winner, question.options[0])
    question = game.question
    assert question is not None and (question.ask, question.seat) == ("DECK", 1 - winner)
    assert question.options == (Option.DECK, Option.DECK + 1, Option.DECK + 2)
    game.answer(1 - winner, Option.DECK + (played[1 - winner] or 0))
    assert game.games == 2 and game.playing[1 - winner] == played[1 - winner]


@pytest.mark.native
def test_G_213_a_deck_that_has_won_is_never_used_again() -> None:
    for number in range(GAMES // 4):
        game, chance, won = new(number), python_random.Random(number), [set[int](), set[int]()]
        while (question := game.question) is not None:
            if question.ask == "DECK":
                assert not won[question.seat] & {option - Option.DECK for option in question.options}
            playing, wins = list(game.playing), list(game.wins)
            play_on(game, chance)
            for seat in (0, 1):
                if game.wins[seat] > wins[seat]:
                    won[seat].add(playing[seat] or 0)
        assert [sum(view.won for view in decks) for decks in game.view(SPECTATOR).decks] == game.wins


def test_G_211_two_games_won_win_the_tournament() -> None:
    game = new()
    choose_decks(game, 0, 0)
    lose(game, 1)
    assert game.result is None
    choose_decks(game, 1, 0)
    lose(game, 1)
    assert game.wins == [2, 0] and game.question is None
    assert game.result is not None and game.result.winners == (0,)
    with pytest.raises(IllegalAnswer):
        game.answer(0, 0)


def test_G_211_one_game_each_goes_to_a_third() -> None:
    game = new()
    choose_decks(game, 0, 0)
    lose(game, 1)
    choose_decks(game, 1, 0)
    lose(game, 0)
    assert game.wins == [1, 1] and game.result is None
    choose_decks(game, 2, 1)
    lose(game, 0)
    assert game.games == 3 and game.result is not None and game.result.winners == (1,)


def test_G_214_a_drawn_game_is_replayed_with_the_same_decks_and_another_deal() -> None:
    """OQ-12. Both pass immediately in every round: each round is a tie, and so is the game, unless a faction wins ties."""
    game = TournamentGame.new(TournamentOptions(), (TRIOS["northern_realms+monsters+skellige"],) * 2, bytes(16))
    choose_decks(game, 0, 0)
    decks, keys = [], []
    for _ in range(3):
        decks.append(list(game.playing))
        assert game.game is not None
        keys.append(game.game.key)
        before = game.games
        while game.games == before:
            question = game.question
            assert question is not None
            game.answer(question.seat, Option.PASS)
        assert [event.kind for event in game.events(0)].count(EventKind.GAME_REPLAYED) == 1
    assert decks == [[0, 0]] * 3 and len(set(keys)) == 3 and game.wins == [0, 0]


def test_G_214_games_follow_the_standard_rules_of_the_ruleset() -> None:
    game = TournamentGame.new(TournamentOptions(switches={"redraw": "bottom"}), (ONE, OTHER), bytes(16))
    choose_decks(game, 0, 1)
    assert game.state.rules.redraw == Redraw.BOTTOM
    assert game.question is not None and game.question.ask in ("REDRAW", "STARTER")


def test_G_210_decks_are_checked() -> None:
    with pytest.raises(IllegalDeck, match="G-210"):
        TournamentGame.new(TournamentOptions(), (ONE, OTHER, OTHER), bytes(16))
    with pytest.raises(IllegalDeck, match=r"P2 – .*G-210"):
        TournamentGame.new(TournamentOptions(), (ONE, OTHER[: len(OTHER) // 2]), bytes(16))


def test_every_number_is_accepted_or_refused_while_decks_are_chosen() -> None:
    game = new()
    seat, before = game.question.seat, game.digest()  # type: ignore[union-attr]
    for choice in (*range(-1, Option.DECK), *range(Option.DECK + 3, Option.END + 1), True, 1.5):
        with pytest.raises(IllegalAnswer):
            game.answer(seat, choice)  # type: ignore[arg-type]
    with pytest.raises(IllegalAnswer):
        game.answer(1 - seat, Option.DECK)
    assert game.digest() == before and game.answers == ()


@pytest.mark.parametrize("number", range(20))
def test_saving_copying_and_taking_back(number: int) -> None:
    game = finished(number)
    assert game.result is not None
    loaded = TournamentGame.load(game.save())
    assert loaded.digest() == game.digest() and loaded.answers == game.answers and loaded.result == game.result
    back = len(game.answers) // 2
    halfway, answers = game.copy(), game.answers
    halfway.undo(back)
    assert TournamentGame.load(halfway.save()).digest() == halfway.digest() == halfway.copy().digest()
    for seat, choice in answers[len(answers) - back :]:
        halfway.answer(seat, choice)
    assert halfway.digest() == game.digest()


def test_a_changed_save_is_refused() -> None:
    saved = finished(1).save()
    for changed in (saved.replace(b'"answers": [[', b'"answers": [[0, 999], ['), saved[:-9], b"", b"{}"):
        assert changed != saved
        with pytest.raises(CorruptGame):
            TournamentGame.load(changed)


@pytest.mark.native
def test_random_tournaments_end_and_meet_every_question() -> None:
    asked: Counter[str] = Counter()
    for number in range(GAMES):
        game, chance = new(number), python_random.Random(number)
        while (question := game.question) is not None:
            asked[question.ask] += 1
            assert question.options == tuple(sorted(set(question.options)))
            play_on(game, chance)
        assert game.result is not None and max(game.wins) == 2 and sum(game.wins) <= 3
    unheard = {ask.name for ask in Ask} - set(asked)
    assert unheard == {"NOTHING", "OPPONENT", "TAKE", "DISCARD"}  # the ready-made decks have no leaders that ask so


def test_everything_is_said_in_every_language() -> None:
    """Each question in one language, in turn; the choice of a deck in all of them."""
    game, chance, languages = new(3), python_random.Random(3), cycle(Language)
    while (question := game.question) is not None:
        for language in Language if question.ask == "DECK" else (next(languages),):
            screen = GwentScreen(language)
            for seat in (0, 1):
                assert all(screen.log(game, seat)) and screen.table(game, seat) and screen.piles(game, seat)
            assert game.describe_question(language)
            said = [game.describe(option, language) for option in question.options]
            assert all(said)
            if question.ask == "DECK":
                assert len(set(said)) == len(said)
        play_on(game, chance)
