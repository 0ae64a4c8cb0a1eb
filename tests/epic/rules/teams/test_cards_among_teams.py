"""E-TEAM-01: a team whose second player has nothing plays like one player. Compares every base card with the same duel."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from mulligan.core.decks.deck import slug
from mulligan.epic.cards import BASE_SET, TOKENS
from mulligan.epic.choices import decode, encode
from mulligan.epic.game import SLUGS, EpicGame
from mulligan.epic.parts import Champion, Token
from mulligan.epic.rulesets import EPIC
from mulligan.epic.scenario.position import ChampionSetup, PlayerSetup, PositionSetup, set_up
from mulligan.epic.state import NOBODY, Option, Position

ALL = [slug(card.name) for card in BASE_SET]
CHAMPIONS = [slug(card.name) for card in (*TOKENS, *BASE_SET) if isinstance(card, Champion | Token)]
TURNS = 4  # for each card
SITS = {0: 0, 1: 2}  # the duel's players are the first players of the teams
IDLE = (1, 3)


def _player(chance: Random, card: str) -> PlayerSetup:
    champions = [ChampionSetup(chance.choice(CHAMPIONS)) for _ in range(chance.randrange(4))]
    if card in CHAMPIONS and chance.random() < 0.5:
        champions.append(ChampionSetup(card))
    for champion in champions:
        champion.position = chance.choice([Position.PREPARED, Position.PREPARED, Position.EXPENDED])
    return PlayerSetup(
        health=chance.choice([4, 12, 30]),
        deck=chance.choices(ALL, k=10),
        hand=[card, *chance.choices(ALL, k=3)],
        discard=chance.choices(ALL, k=chance.randrange(4)),
        play=champions,
    )


def _tables(chance: Random, card: str) -> tuple[EpicGame, EpicGame]:
    """The same position as a duel, and as two teams whose second players have only a deck."""
    first, second = _player(chance, card), _player(chance, card)
    ruleset = chance.choice(list(EPIC.rulesets))
    duel = PositionSetup([first, second], ruleset=ruleset)
    teams = PositionSetup([first, PlayerSetup(), second, PlayerSetup()], mode="hydra", ruleset=ruleset)
    return set_up(duel), set_up(teams)


def _among_teams(option: int) -> int:
    """Translate an option of the duel to the team game."""
    choice = decode(option)
    return encode(replace(choice, seat=SITS[choice.seat])) if choice.kind in (Option.PLAYER, Option.DISCARD) else option


def _names_idle(option: int) -> bool:
    choice = decode(option)
    return choice.kind in (Option.PLAYER, Option.DISCARD) and choice.seat in IDLE


def _seen(game: EpicGame, seats: tuple[int, ...]) -> tuple[Any, ...]:
    """The zones and champions of these players."""
    state = game.state
    places = {seat: place for place, seat in enumerate(seats)} | {NOBODY: NOBODY}
    players = []
    for seat in seats:
        player = state.players[seat]
        piles = [
            [SLUGS[state.cards[number].card] for number in pile.cards[: pile.count]] for pile in (player.hand, player.discard)
        ]
        players.append((int(state.teams[player.team].health), int(player.gold), int(player.deck.count), *piles))
    champions = []
    for slot in range(state.slots):
        one = state.champions[slot]
        if one.controller != NOBODY:
            numbers = (one.card, one.damage, one.counters, one.attack_this_turn, one.defense_this_turn, one.keywords_this_turn)
            whose = (places[int(one.controller)], places[int(one.owner)], places[int(one.home)])
            champions.append((slot, whose, int(one.position), int(one.deploying), int(one.role), *map(int, numbers)))
    winners = tuple(places[seat] for seat in game.result.winners if seat in places) if game.result else None
    return int(state.step), winners, tuple(players), tuple(champions)


def _leave_out_idle(game: EpicGame) -> None:
    """Skip questions that the duel does not ask, because it has only one opponent or only one player to affect."""
    while (question := game.question) is not None:
        others = [option for option in question.options if not _names_idle(option)]
        if len(others) != 1 or len(question.options) == 1:
            return
        game.answer(question.seat, others[0])


@pytest.mark.parametrize("card", ALL)
def test_E_TEAM_01_a_team_with_an_idle_teammate_plays_like_a_player(card: str) -> None:
    chance = Random(card)
    for _ in range(TURNS):
        duel, teams = _tables(chance, card)
        while (question := duel.question) is not None and duel.state.turn == PositionSetup.turn:
            assert _seen(duel, (0, 1)) == _seen(teams, (0, 2))
            asked = teams.question
            assert asked is not None
            assert (asked.ask, asked.seat) == (question.ask, SITS[question.seat])
            assert {_among_teams(option) for option in question.options} == {o for o in asked.options if not _names_idle(o)}
            option = chance.choice(question.options)
            duel.answer(question.seat, option)
            teams.answer(asked.seat, _among_teams(option))
            _leave_out_idle(teams)
        if duel.question is None:
            assert _seen(duel, (0, 1)) == _seen(teams, (0, 2))
