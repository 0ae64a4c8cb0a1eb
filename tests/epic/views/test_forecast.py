"""The proposal for battle damage, and the forecast before it is dealt."""

from __future__ import annotations

import random as python_random
from collections.abc import Callable

import pytest

from mulligan.core.client.view import Viewer
from mulligan.core.decks.deck import slug
from mulligan.core.scenario.notation import Notation
from mulligan.core.text import Language
from mulligan.epic.cards import BASE_SET
from mulligan.epic.choices import Choice, encode
from mulligan.epic.events import EventKind
from mulligan.epic.game import EpicGame, GameOptions
from mulligan.epic.parts import Champion
from mulligan.epic.state import NO_SLOT, Ask, Option
from mulligan.epic.ui.board import EpicBattle, EpicViewBuilder
from mulligan.epic.ui.forecast import EpicDamage
from mulligan.registry import plugin_for

CHAMPIONS = tuple(slug(card.name) for card in BASE_SET if isinstance(card, Champion))
BREAKING = ("triceratops", "jungle_queen", "wurm_hatchling")
Shares = dict[int, dict[int, int]]  # by source: the damage to each victim; NO_SLOT is the player


def battle_of(game: EpicGame, seat: int) -> EpicBattle | None:
    return EpicViewBuilder().board(game, Viewer(seat, Language.EN)).battle


def slot_of(place: str) -> int:
    return int(place.removeprefix("champion/"))


def split(damage: EpicDamage) -> Shares:
    """The proposal as shares of each source: those that send damage through cover the blockers first."""
    wanted = {slot_of(each.place): each.proposed for each in damage.victims}
    cover = {slot_of(each.place): each.cover for each in damage.victims}
    needed, through = sum(cover.values()), damage.proposed_through
    left = {slot_of(each.place): each.damage for each in damage.sources}
    shares: Shares = {source: {} for source in left}
    breaking = [slot_of(each.place) for each in damage.sources if each.breakthrough]

    def give(source: int, victim: int, most: int) -> int:
        amount = min(left[source], most, left[source] if victim == NO_SLOT else wanted[victim])
        left[source] -= amount
        shares[source][victim] = shares[source].get(victim, 0) + amount
        if victim != NO_SLOT:
            wanted[victim] -= amount
        return amount

    if damage.together:
        for source in breaking:
            through -= give(source, NO_SLOT, through)
        if damage.proposed_through or damage.covering:
            for victim, defense in cover.items():
                for source in breaking:
                    defense -= give(source, victim, defense)
    else:
        first = breaking[0] if breaking and damage.covering else None
        for source in sorted(breaking, key=lambda each: -left[each]):
            sent = give(source, NO_SLOT, min(through, max(0, left[source] - needed)))
            through -= sent
            for victim, defense in cover.items() if sent or source == first else ():
                give(source, victim, defense)
    for source in left:
        for victim in list(wanted):
            give(source, victim, wanted[victim])
    assert through == 0
    if damage.victims:
        assert not any(left.values()) and not any(wanted.values())
    return shares


def carry_out(game: EpicGame, seat: int, damage: EpicDamage, shares: Shares) -> None:
    """Answer with the plan for as long as it knows the answer."""
    while (ask := game.state.ask) in (Ask.ASSIGN, Ask.BREAKTHROUGH) and game.state.asked == seat:
        battle = game.state.battle
        amount = damage.proposed_through
        if ask == Ask.ASSIGN:
            if int(battle.source) not in shares or damage.only_through:
                return
            amount = shares[int(battle.source)].get(int(battle.victim), 0)
        game.answer(seat, encode(Choice(Option.NUMBER, place=amount)))


def warlike(chance: python_random.Random) -> Callable[[EpicGame, tuple[int, ...]], int]:
    def choose(game: EpicGame, options: tuple[int, ...]) -> int:
        fighting = [each for each in options if each >= Option.CHAMPION]
        if game.state.ask in (Ask.MAIN, Ask.ATTACKER, Ask.BLOCKER) and fighting and chance.random() < 0.75:
            return chance.choice(fighting)
        return chance.choice(options)

    return choose


@pytest.mark.parametrize("ruleset", ["duels2022", "revised"])
def test_the_proposal_is_legal_and_deals_the_damage_that_it_shows(ruleset: str) -> None:
    found = through = 0
    for number in range(40):
        chance = python_random.Random(number)
        decks = [chance.choices(CHAMPIONS, k=30) + chance.choices(BREAKING, k=10) for _ in range(2)]
        game = EpicGame.new(GameOptions(ruleset=ruleset), decks, number.to_bytes(16, "big"))
        choose = warlike(chance)
        for _ in range(400):
            question = game.question
            if question is None:
                break
            battle = battle_of(game, question.seat)
            damage = battle.damage if battle else None
            if damage is None:
                game.answer(question.seat, choose(game, question.options))
                continue
            found += 1
            through += damage.proposed_through > 0
            assert sum(each.damage for each in damage.sources) == damage.proposed_through + sum(
                each.proposed for each in damage.victims
            )
            assert battle_of(game, 1 - question.seat).damage is None  # type: ignore[union-attr]  # the same battle
            carry_out(game, question.seat, damage, split(damage))
            after = battle_of(game, question.seat)
            if after and game.state.ask == Ask.ASSIGN:
                assigned = {slot: int(game.state.champions[slot].assigned) for slot in range(game.state.slots)}
            else:
                assigned = {
                    event.place: event.amount for event in game.events(question.seat) if event.kind == EventKind.DAMAGED
                }
            for victim in damage.victims:
                assert assigned.get(slot_of(victim.place), 0) == victim.proposed
    assert found > 20 and through > 3


@pytest.mark.slow
@pytest.mark.parametrize("ruleset", ["duels2022", "revised"])
def test_in_a_team_each_player_assigns_the_damage_of_their_own_champions(ruleset: str) -> None:
    shared = rows = through = 0
    for number in range(24):
        chance = python_random.Random(number)
        decks = [chance.choices(CHAMPIONS, k=25) + chance.choices(BREAKING, k=15) for _ in range(4)]
        game = EpicGame.new(GameOptions(ruleset=ruleset, mode="hydra"), decks, number.to_bytes(16, "big"))
        choose = warlike(chance)
        for _ in range(500):
            question = game.question
            if question is None:
                break
            asks = game.state.ask in (Ask.ASSIGN, Ask.BREAKTHROUGH)
            battle = battle_of(game, question.seat)
            damage = battle.damage if battle else None
            assert (damage is not None) == asks  # nothing is asked number by number
            if damage is None:
                game.answer(question.seat, choose(game, question.options))
                continue
            mine = [int(game.state.champions[slot_of(each.place)].controller) == question.seat for each in damage.sources]
            assert damage.only_through or all(mine)
            shared += damage.only_through
            rows += damage.due > 0
            through += damage.due > 0 and damage.proposed_through > 0
            carry_out(game, question.seat, damage, split(damage))
    assert shared > 3 and rows > 3 and through > 3


def position(lines: str) -> EpicGame:
    table = plugin_for("epic").table()
    assert isinstance(table, Notation)
    for line in lines.strip().splitlines():
        table.do(line.strip())
    game = table.table().stage
    assert isinstance(game, EpicGame)
    return game


def test_an_attack_that_is_not_blocked_sends_all_its_damage_through() -> None:
    game = position("""
        P1 30hp 1g hand: - play: triceratops, wolf, wolf
        P2 25hp 0g hand: ?4 play: kong
        turn P1
    """)
    for slot in range(3):
        game.answer(0, encode(Choice(Option.CHAMPION, place=slot)))
    for seat in (0, 1):
        battle = battle_of(game, seat)
        assert battle and battle.damage is None
        assert (battle.forecast.through, battle.forecast.outcomes) == (battle.attack, ())


def test_blockers_change_the_forecast() -> None:
    game = position("""
        P1 30hp 1g hand: - play: triceratops, wolf
        P2 25hp 0g hand: ?4 play: wolf, kong
        turn P1
    """)
    game.answer(0, encode(Choice(Option.CHAMPION, place=0)))
    game.answer(0, encode(Choice(Option.CHAMPION, place=1)))
    while game.state.ask != Ask.BLOCKER:
        game.answer(int(game.state.asked), 0)
    game.answer(1, encode(Choice(Option.CHAMPION, place=2)))
    battle = battle_of(game, 1)
    triceratops, wolf = (game.view(1).champions[slot] for slot in (0, 1))
    assert battle and battle.forecast.through == triceratops.attack - game.view(1).champions[2].defense
    outcomes = {each.place: (each.breaks, each.left) for each in battle.forecast.outcomes}
    assert outcomes["champion/2"] == (True, 0)
    assert outcomes["champion/0"] == (False, triceratops.defense)
    assert outcomes["champion/1"] == (True, 0) and wolf.defense <= 2


def test_breakthrough_damage_of_an_attack_whose_blocker_is_gone_is_one_number() -> None:
    game = position("""
        P1 0g hand: fireball, ?1 play: kong, triceratops
        P2 hand: - play: wolf
        turn P1
        P1 attacks with kong, triceratops
        P1 passes
        P2 blocks with wolf
        P1 plays fireball
        P1 targets wolf
        P1 passes
        P1 passes
    """)
    battle = battle_of(game, 0)
    assert battle and battle.damage
    damage = battle.damage
    assert ([each.place for each in damage.sources], damage.victims, damage.through) == (["champion/1"], (), (10,))
    assert (damage.proposed_through, damage.only_through) == (10, False)
    carry_out(game, 0, damage, split(damage))
    assert game.state.teams[1].health == 20


@pytest.mark.parametrize(
    ("mine", "theirs", "hopeless"),
    [
        ("wolf, wolf", "kong", True),
        ("wolf, wolf", "kong(expended)", False),
        ("wolf", "-", False),
        ("triceratops", "demon", False),  # it may break the blocker
        ("wurm_hatchling", "kong", True),
        ("jungle_queen", "zombie", False),
        ("wolf, kong", "kong", False),
    ],
)
def test_an_attack_is_hopeless_if_it_can_be_blocked_without_loss(mine: str, theirs: str, hopeless: bool) -> None:
    game = position(f"""
        P1 30hp 1g hand: - play: {mine}
        P2 25hp 0g hand: ?4 play: {theirs}
        turn P1
    """)
    *others, last = (encode(Choice(Option.CHAMPION, place=slot)) for slot in range(len(mine.split(","))))
    for choice in others:
        game.answer(0, choice)
    battle = EpicViewBuilder().preview_board(game, Viewer(0, Language.EN), last).battle
    assert battle and battle.forecast.hopeless == hopeless
