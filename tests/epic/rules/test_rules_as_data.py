"""Rules visible in declarations, views and refusals rather than in the moves of a scenario."""

from __future__ import annotations

from collections import Counter

import pytest

from mulligan.core.decks.deck import slug
from mulligan.core.game import IllegalAnswer, IllegalDeck
from mulligan.core.kernel.output import SPECTATOR, UNKNOWN
from mulligan.epic.cards import BASE_SET, CARDS, TOKENS
from mulligan.epic.events import EventKind
from mulligan.epic.game import NUMBERS, SLUGS, EpicGame, GameOptions, book
from mulligan.epic.parts import Alignment, CardClass, CardType, Champion, Event
from mulligan.epic.scenario.position import ChampionSetup, ImpossiblePosition, PlayerSetup, PositionSetup, set_up
from mulligan.epic.state import Option
from mulligan.epic.text import Language, card_text, languages

SEATS = (0, 1, SPECTATOR)
TEN = ["kong", "lash", "muse", "rage", "wither", "fireball", "demon_breach", "high_king", "medusa", "turn"]


def key(number: int) -> bytes:
    return number.to_bytes(16, "little")


def pile(game: EpicGame, seat: int, name: str) -> list[str]:
    """Slugs of a zone, bottom first."""
    cards = getattr(game.state.players[seat], name)
    return [SLUGS[game.state.cards[number].card] for number in cards.cards[: cards.count]]


def seen_discard(game: EpicGame, seat: int, of: int) -> list[str]:
    player = game.view(seat).players[of]
    return [SLUGS[player.discard[place].card] for place in range(player.discard_count)]


# --- cards -------------------------------------------------------------------------------------


def test_E_CARD_01_every_playable_card_is_an_event_or_a_champion() -> None:
    assert [kind.name for kind in CardType] == ["EVENT", "CHAMPION"]
    kinds = {Event: CardType.EVENT, Champion: CardType.CHAMPION}
    assert {type(card) for card in BASE_SET} == set(kinds)
    for card in BASE_SET:
        assert book().cards[NUMBERS[slug(card.name)]].card_type == kinds[type(card)], card.name


def test_E_CARD_02_there_are_exactly_four_alignments() -> None:
    assert [alignment.name for alignment in Alignment] == ["GOOD", "WILD", "EVIL", "SAGE"]
    assert Counter(card.alignment for card in BASE_SET) == dict.fromkeys(Alignment, 30)
    for number, card in enumerate(CARDS):
        assert book().cards[number].alignment == card.alignment, card.name


@pytest.mark.parametrize("language", languages())
def test_E_CARD_03_every_card_shows_its_cost(language: Language) -> None:
    """The type line shows the printed cost, and it is the book's."""
    for card in BASE_SET:
        facts = card_text(card, language).type_line.split(" · ")
        assert facts[1].split()[0] == str(card.cost), card.name
        assert book().cards[NUMBERS[slug(card.name)]].cost == card.cost, card.name


def test_E_CARD_04_every_champion_has_a_class_and_some_have_two() -> None:
    classes = {card.name: card.classes for card in CARDS if not isinstance(card, Event)}
    assert all(classes.values())
    assert classes["Standard Bearer"] == (CardClass.HUMAN,)  # a species
    assert set(classes["Time Bender"]) == {CardClass.HUMAN, CardClass.MAGE}  # a species and a profession
    for name, declared in classes.items():
        assert book().cards[NUMBERS[slug(name)]].classes == sum(1 << each for each in set(declared)), name


def test_E_CARD_07_every_champion_has_attack_and_defense() -> None:
    for number, card in enumerate(CARDS):
        facts = book().cards[number]
        if isinstance(card, Event):
            assert (facts.attack, facts.defense) == (0, 0), card.name
        else:
            assert (facts.attack, facts.defense) == (card.attack, card.defense), card.name
            assert facts.attack >= 0, card.name
            assert facts.defense > 0, card.name  # with 0 it would break on entering


def test_E_CARD_09_every_card_has_a_keyword_or_rules_text() -> None:
    for card in BASE_SET:
        assert card_text(card, Language.EN).lines, card.name


def test_E_COST_01_every_card_costs_0_or_1() -> None:
    assert {card.cost for card in BASE_SET} == {0, 1}
    assert {int(book().cards[number].cost) for number in range(len(CARDS))} == {0, 1}
    assert {int(book().cards[NUMBERS[slug(token.name)]].cost) for token in TOKENS} == {0}


# --- setting up ----------------------------------------------------------------------------------


def test_E_SETUP_07_discard_piles_are_public() -> None:
    """Every seat and every spectator sees every card of both discard piles, in order."""
    players = (
        PlayerSetup(discard=["kong", "lash", "muse"], hand=["rage"]),
        PlayerSetup(discard=["wither", "kong"], hand=["turn"]),
    )
    game = set_up(PositionSetup(players))
    for seat in SEATS:
        assert seen_discard(game, seat, 0) == ["kong", "lash", "muse"]
        assert seen_discard(game, seat, 1) == ["wither", "kong"]


def test_E_SETUP_06_a_card_discarded_from_a_hidden_hand_is_face_up() -> None:
    hand = ["kong", "lash", *["muse"] * 6]
    game = set_up(PositionSetup([PlayerSetup(hand=hand), PlayerSetup(hand=["rage"])]))
    game.answer(0, Option.PASS)
    game.answer(1, Option.PASS)
    assert game.question is not None and game.question.ask == "HAND_LIMIT"
    assert [game.view(1).players[0].hand[place].card for place in range(8)] == [UNKNOWN] * 8
    game.answer(0, Option.HAND + hand.index("lash"))
    for seat in SEATS:
        assert seen_discard(game, seat, 0) == ["lash"]
        assert [each.card for each in game.events(seat) if each.kind == EventKind.DISCARDED] == ["lash"]


@pytest.mark.parametrize("token", [slug(token.name) for token in TOKENS])
def test_E_SETUP_08_a_token_is_never_part_of_a_deck(token: str) -> None:
    with pytest.raises(IllegalDeck, match="E-SETUP-08"):
        EpicGame.new(GameOptions(), (["kong"] * 30, [*["kong"] * 29, token]), key(0))
    for zone in ("deck", "hand", "discard"):
        with pytest.raises(ImpossiblePosition, match="E-TOKEN-03"):
            set_up(PositionSetup([PlayerSetup(**{zone: [token]}), PlayerSetup()]))


def test_E_SETUP_12_each_player_begins_about_as_often() -> None:
    begins = Counter(int(EpicGame.new(GameOptions(), (TEN, TEN), key(number)).state.first_player) for number in range(400))
    assert set(begins) == {0, 1}
    assert 150 < begins[0] < 250  # five standard deviations


def test_E_SETUP_13_a_deck_without_a_starting_hand_is_refused() -> None:
    with pytest.raises(IllegalDeck, match="E-SETUP-13"):
        EpicGame.new(GameOptions(), (TEN[:4], TEN), key(0))
    assert len(pile(EpicGame.new(GameOptions(), (TEN[:5], TEN), key(0)), 0, "hand")) == 5


def test_E_SETUP_13_the_starting_hand_is_hidden_from_other_players() -> None:
    game = EpicGame.new(GameOptions(first_player=0), (TEN, TEN), key(0))
    for seat in SEATS:
        hand = game.view(seat).players[0].hand
        assert [hand[place].card != UNKNOWN for place in range(5)] == [seat == 0] * 5


# --- mulligan ------------------------------------------------------------------------------------


def mulligan(number: int, places: tuple[int, ...]) -> tuple[EpicGame, list[str]]:
    """Let P1, who is second, put back the hand cards at these places. Returns the game and those cards."""
    game = EpicGame.new(GameOptions(first_player=1), (TEN, TEN), key(number))
    hand = pile(game, 0, "hand")
    for place in places:
        game.answer(0, Option.HAND + place)
    game.answer(0, Option.PASS)
    return game, [hand[place] for place in places]


@pytest.mark.parametrize("places", [(0, 1), (1, 0), (3, 1)])
def test_E_MULL_04_each_order_at_the_bottom_is_as_likely(places: tuple[int, ...]) -> None:
    as_chosen = 0
    for number in range(400):
        game, returned = mulligan(number, places)
        bottom = pile(game, 0, "deck")[:2]
        assert sorted(bottom) == sorted(returned)
        as_chosen += bottom == returned
    assert 150 < as_chosen < 250  # five standard deviations


def test_E_MULL_04_the_order_is_unknown_and_only_the_owner_knows_the_cards() -> None:
    game, returned = mulligan(0, (0, 2, 4))
    for seat in SEATS:
        player = game.view(seat).players[0]
        assert [player.deck[place].card for place in range(player.deck_count)] == [UNKNOWN] * 5
        cards = [SLUGS[player.batched[i].card] for i in range(player.batched_count)]
        assert sorted(cards) == (sorted(returned) if seat == 0 else [])


def test_E_MULL_06_the_number_of_exchanged_cards_is_public_and_the_cards_are_not() -> None:
    """Q-26."""
    game, _ = mulligan(0, (0, 2, 4))
    for seat in SEATS:
        events = game.events(seat)
        assert [each.amount for each in events if each.kind == EventKind.MULLIGANED] == [3]
        assert [each.amount for each in events if each.kind == EventKind.LOST_HEALTH] == [3]
        drawn = [each.card for each in events if each.kind == EventKind.DREW]
        assert [card is not None for card in drawn] == [seat == 0] * 3


def test_E_MULL_02_choices_in_progress_are_hidden() -> None:
    game = EpicGame.new(GameOptions(first_player=1), (TEN, TEN), key(0))
    before = [game.view(seat).tobytes() for seat in (1, SPECTATOR)]
    game.answer(0, Option.HAND + 3)
    assert [game.view(seat).tobytes() for seat in (1, SPECTATOR)] == before


# --- playing and initiative --------------------------------------------------------------------------


def position(hand: list[str], other: list[str]) -> EpicGame:
    wolf = [ChampionSetup("wolf")]
    return set_up(PositionSetup([PlayerSetup(hand=hand, play=wolf), PlayerSetup(hand=other, play=list(wolf))]))


def test_E_PLAY_01_a_played_card_is_face_up() -> None:
    """The opponent and spectators see which card is being played while it still asks for its target."""
    game = position(["flame_strike", "muse"], ["rage"])
    assert [game.view(1).players[0].hand[place].card for place in range(2)] == [UNKNOWN] * 2
    game.answer(0, Option.HAND)
    assert game.question is not None and game.question.ask == "TARGET"
    for seat in SEATS:
        assert SLUGS[game.view(seat).program.card] == "flame_strike"
        assert [each.card for each in game.events(seat) if each.kind == EventKind.PLAYED] == ["flame_strike"]
    assert game.view(1).players[0].hand[0].card == UNKNOWN


@pytest.mark.parametrize("choice", [Option.PASS, Option.HAND, Option.CHAMPION + 1])
def test_E_INIT_01_an_answer_of_a_player_without_initiative_is_refused(choice: int) -> None:
    """In the Main Phase, in a battle window and before the end of the turn; nothing changes."""
    game = position(["fireball", "muse"], ["fireball", "muse"])
    steps = [Option.PASS] if choice == Option.PASS else [Option.CHAMPION, Option.PASS, Option.PASS]
    for answer in [*steps, None]:
        asked = int(game.state.asked)
        before = game.digest()
        with pytest.raises(IllegalAnswer) as refused:
            game.answer(1 - asked, choice)
        assert refused.value.rule == "E-INIT-01"
        assert game.digest() == before
        if answer is not None:
            game.answer(asked, answer)


def test_E_INIT_01_only_the_player_who_is_asked_sees_options() -> None:
    game = position(["fireball", "muse"], ["fireball", "muse"])
    for holder in (0, 1):
        assert [game.view(seat).option_count > 0 for seat in SEATS] == [holder == 0, holder == 1, False]
        game.answer(holder, Option.PASS)
