"""Draft rules: E-FMT-SEALED-02, -03, -PACK, -DARK, -OPEN, -CUBE, and decks from pools (E-DECK-01 to -03)."""

from __future__ import annotations

import random as python_random
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import pairwise

import pytest

from mulligan.core.decks.deck import Deck
from mulligan.core.decks.formats import Format
from mulligan.core.game import IllegalAnswer, IllegalDeck, InvalidInput, InvalidSettings, Question
from mulligan.core.kernel.output import SPECTATOR
from mulligan.epic.cards import BASE_SET
from mulligan.epic.decks.formats import check_deck, cube, dark, formats, open_draft, pack, sealed_choice
from mulligan.epic.draft.events import EventKind
from mulligan.epic.draft.game import DraftGame, DraftOptions
from mulligan.epic.draft.plan import Plan, dark_plan, open_plan
from mulligan.epic.draft.state import Option
from mulligan.epic.draft.transcript import WORDS

KEY = bytes(range(16))


def new(format: Format, seats: int = 2, key: bytes = KEY) -> DraftGame:
    assert isinstance(format.plan, Plan)
    return DraftGame.new(DraftOptions(format.plan, seats), (format.cards,), key)


def name(draft: DraftGame, question: Question, option: int) -> str:
    return WORDS.option(draft, question, option)


def packs(draft: DraftGame) -> dict[int, list[str]]:
    """The cards offered to each asked seat."""
    return {each.seat: [name(draft, each, option) for option in each.options] for each in draft.questions}


def answer_all(draft: DraftGame, place: int = 0) -> dict[int, str]:
    """Let every asked seat take the card at `place`. Returns the cards taken."""
    taken = {each.seat: name(draft, each, each.options[place]) for each in draft.questions}
    for each in draft.questions:
        draft.answer(each.seat, each.options[place])
    return taken


def pool(draft: DraftGame, seat: int) -> Counter[str]:
    seen = draft.view(seat).players[seat]
    return Counter(DraftGame.slugs[card.card] for card in seen.pool[: seen.pool_count])


def finish(draft: DraftGame, number: int = 0) -> DraftGame:
    """Finish at random; decks are built by leaving cards out, and finished as soon as they are legal."""
    chance = python_random.Random(number)
    while draft.questions:
        for each in draft.questions:
            draft.answer(each.seat, 0 if 0 in each.options else chance.choice(each.options))
    return draft


def kinds(draft: DraftGame, seat: int = SPECTATOR) -> list[EventKind]:
    return [EventKind(event.kind) for event in draft.events(seat)]


# --- pack drafts ------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", range(3, 9))
def test_E_FMT_PACK_01_each_player_is_dealt_three_packs_of_ten(seats: int) -> None:
    draft = new(pack(seats), seats)
    opened = []
    while draft.questions:
        if draft.state.pick == 0:
            opened.append(packs(draft))
        answer_all(draft)
    assert len(opened) == 3
    dealt: Counter[str] = Counter()
    for before in opened:
        assert list(before) == list(range(seats))
        for seat in range(seats):
            dealt.update(before[seat])
    assert not dealt - Counter(draft.decks[0])
    assert dealt.total() == 30 * seats if seats < 5 else 29 * seats < dealt.total()  # equal cards of a pack are one option


def test_E_FMT_PACK_02_one_card_is_taken_face_down_and_the_rest_goes_to_the_left() -> None:
    draft = new(pack(4), 4)
    before = packs(draft)
    taken = answer_all(draft, 3)
    after = packs(draft)
    for seat in range(4):
        assert pool(draft, seat) == Counter([taken[seat]])
        assert after[(seat + 1) % 4] == [card for card in before[seat] if card != taken[seat]]
        for other in {0, 1, 2, 3, SPECTATOR} - {seat}:
            found = [event.card for event in draft.events(other) if event.kind == EventKind.TOOK and event.seat == seat]
            assert found == [None]


def test_E_FMT_PACK_02_the_first_packs_are_used_up_before_the_second_are_opened() -> None:
    draft = new(pack(3), 3)
    sizes = []
    while draft.state.round_number == 0:
        sizes.append(len(draft.questions[0].options))
        answer_all(draft)
    assert sizes == [10, 9, 8, 7, 6, 5, 4, 3, 2]  # the last card is taken without a question
    assert [sum(pool(draft, seat).values()) for seat in range(3)] == [10] * 3
    assert kinds(draft).count(EventKind.ROUND_BEGAN) == 1


def passes(draft: DraftGame, round_number: int) -> Iterator[tuple[dict[int, list[str]], dict[int, str], dict[int, list[str]]]]:
    while draft.questions:
        before, number = packs(draft), int(draft.state.round_number)
        taken = answer_all(draft)
        if number == round_number and draft.state.round_number == number and draft.questions:
            yield before, taken, packs(draft)


def check_direction(round_number: int, step: int) -> None:
    draft = new(pack(4), 4)
    seen = 0
    for before, taken, after in passes(draft, round_number):
        for seat in range(4):
            assert after[(seat + step) % 4] == [card for card in before[seat] if card != taken[seat]]
        seen += 1
    assert seen == 8


def test_E_FMT_PACK_03_the_second_packs_go_to_the_right() -> None:
    check_direction(1, -1)


def test_E_FMT_PACK_04_the_third_packs_go_to_the_left_again() -> None:
    check_direction(2, 1)


@pytest.mark.parametrize("seats", range(3, 9))
def test_E_FMT_PACK_05_thirty_cards_each_are_the_deck_and_nothing_is_built(seats: int) -> None:
    draft = new(pack(seats), seats)
    asked = set()
    while draft.questions:
        asked |= {each.ask for each in draft.questions}
        answer_all(draft, -1)
    assert asked == {"PICK"}
    assert [len(deck) for deck in draft.drafted] == [30] * seats
    assert draft.result is not None and draft.result.is_draw
    for seat, deck in enumerate(draft.drafted):
        assert pool(draft, seat) == Counter(deck)
    assert not sum(map(Counter, draft.drafted), Counter[str]()) - Counter(draft.decks[0])


def test_E_FMT_PACK_06_drafts_need_thirty_cards_per_player() -> None:
    with pytest.raises(IllegalDeck, match=r"“pack” for 5 players needs 150 cards, not 120 .E-FMT-GEN-01"):
        new(pack(4), 5)


# --- dark drafts ------------------------------------------------------------------------------------


def test_E_FMT_DARK_01_five_cards_are_dealt_to_each_of_two_players() -> None:
    draft = new(dark())
    for _ in range(10):
        before = packs(draft)
        assert [len(before[seat]) for seat in (0, 1)] == [5, 5]
        for _ in range(3):
            answer_all(draft)
    assert not draft.questions
    assert sum(card.taken != 0 for card in draft.state.cards) == 100
    with pytest.raises(InvalidSettings, match="2 players, not 3"):
        dark().at_table(3)
    with pytest.raises(IllegalDeck, match="needs 100 cards, not 99"):
        DraftGame.new(DraftOptions(dark_plan(), 2), (dark().cards[:99],), KEY)


def test_E_FMT_DARK_02_one_of_five_is_taken_and_the_four_are_swapped() -> None:
    draft = new(dark())
    before = packs(draft)
    taken = answer_all(draft, 2)
    after = packs(draft)
    for seat in (0, 1):
        assert pool(draft, seat) == Counter([taken[seat]])
        assert after[1 - seat] == [card for card in before[seat] if card != taken[seat]]


def test_E_FMT_DARK_03_two_of_four_are_taken_and_two_discarded_face_down() -> None:
    draft = new(dark())
    answer_all(draft)
    before = packs(draft)
    first, second = answer_all(draft), answer_all(draft)
    assert [len(before[seat]) for seat in (0, 1)] == [4, 4]
    for seat in (0, 1):
        rest = Counter(before[seat]) - Counter([first[seat], second[seat]])
        assert not rest & pool(draft, 0) and not rest & pool(draft, 1)
    [discarded] = [event for event in draft.events(0) if event.kind == EventKind.DISCARDED]
    assert discarded.amount == 4 and discarded.card is None
    others = {DraftGame.slugs[each.card] for each in draft.view(0).remembered[: draft.view(0).remembered_count]}
    assert others >= set(before[0]) - {first[0], second[0]}  # a player knows the cards they discard
    assert not others & (set(before[1]) - set(before[0]) - others)


def test_E_FMT_DARK_04_ten_rounds_give_each_player_thirty_cards() -> None:
    draft = new(dark())
    rounds = 1
    while draft.questions:
        answer_all(draft)
        rounds += kinds(draft).count(EventKind.ROUND_BEGAN)
    assert rounds == 10 and [len(deck) for deck in draft.drafted] == [30, 30]


# --- open drafts ------------------------------------------------------------------------------------


def test_E_FMT_OPEN_01_the_first_picker_is_random() -> None:
    first = Counter(new(open_draft(), key=number.to_bytes(16, "little")).questions[0].seat for number in range(100))
    assert set(first) == {0, 1} and min(first.values()) > 25
    for stack in (56, 62):
        with pytest.raises(ValueError, match="Q-17"):
            open_plan(stack)


def test_E_FMT_OPEN_02_four_lie_open_and_are_taken_one_two_one() -> None:
    draft = new(open_draft())
    (question,) = draft.questions
    first, four = question.seat, packs(draft)[question.seat]
    assert len(four) == 4
    for seat in (0, 1, SPECTATOR):
        seen = draft.view(seat)
        assert [DraftGame.slugs[card.card] for card in seen.pack[:4]] == four
    order = []
    while draft.state.round_number == 0:
        (question,) = draft.questions
        order.append(question.seat)
        draft.answer(question.seat, question.options[0])
    assert order == [first, 1 - first, 1 - first]  # the first player gets the last card without a question
    assert pool(draft, first) == Counter([four[0], four[3]]) and pool(draft, 1 - first) == Counter(four[1:3])


def test_E_FMT_OPEN_03_the_first_pick_alternates() -> None:
    draft = new(open_draft())
    firsts = []
    while draft.questions:
        (question,) = draft.questions
        if draft.state.pick == 0:
            firsts.append(question.seat)
        draft.answer(question.seat, question.options[0])
    assert len(firsts) == 15 and all(one != other for one, other in pairwise(firsts))


def test_E_FMT_OPEN_04_sixty_cards_are_two_decks_of_thirty() -> None:
    draft = finish(new(open_draft()))
    assert [len(deck) for deck in draft.drafted] == [30, 30]
    assert "BUILT" not in {kind.name for kind in kinds(draft)}


def test_E_FMT_OPEN_04_of_more_cards_each_builds_a_deck_of_thirty() -> None:
    draft = new(open_draft(pool=80))
    while draft.questions[0].ask == "PICK":
        answer_all(draft)
    assert [sum(pool(draft, seat).values()) for seat in (0, 1)] == [40, 40]
    assert [each.seat for each in draft.questions] == [0, 1]
    assert [len(deck) for deck in finish(draft).drafted] == [30, 30]


# --- cubes ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", range(2, 9))
def test_E_FMT_CUBE_05_three_packs_of_twelve_give_thirty_six_cards(seats: int) -> None:
    draft = new(cube(seats), seats)
    directions = []
    while draft.questions[0].ask == "PICK":
        answer_all(draft)
        directions += [kind for kind in kinds(draft) if kind in (EventKind.PASSED_LEFT, EventKind.PASSED_RIGHT)]
    left, right = [EventKind.PASSED_LEFT] * 11, [EventKind.PASSED_RIGHT] * 11
    assert directions == left + right + left
    assert [sum(pool(draft, seat).values()) for seat in range(seats)] == [36] * seats


def test_E_DECK_03_a_cube_deck_is_built_from_thirty_six_cards() -> None:
    draft = new(cube(2), 2)
    while draft.questions[0].ask == "PICK":
        answer_all(draft)
    draft.answer(1, Option.DONE)  # all 36
    for place in range(6):
        assert Option.DONE in draft.questions[0].options
        draft.answer(0, Option.CARD + place)
    assert draft.questions[0].options == (Option.DONE, *range(Option.CARD, Option.CARD + 6))  # put one back, or finish
    with pytest.raises(IllegalAnswer, match=r"30 to 36 cards .E-DECK-03"):
        draft.answer(0, Option.CARD + 6)
    draft.answer(0, Option.DONE)
    assert [len(deck) for deck in draft.drafted] == [30, 36]
    assert all(check_deck(deck_of(draft, seat), cube()) == [] for seat in (0, 1))


def deck_of(draft: DraftGame, seat: int) -> Deck:
    return Deck(draft.drafted[seat])


# --- sealed -----------------------------------------------------------------------------------------


def test_E_FMT_SEALED_02_sixty_cards_are_dealt_and_thirty_chosen() -> None:
    draft = new(sealed_choice())
    assert [event.amount for event in draft.events(0) if event.kind == EventKind.DEALT] == [60, 60]
    assert pool(draft, 0) + pool(draft, 1) == Counter(draft.decks[0])
    assert [(each.ask, len(each.options)) for each in draft.questions] == [("BUILD", 60)] * 2
    for place in range(30):
        with pytest.raises(IllegalAnswer, match=r"30 cards .E-DECK-01"):
            draft.answer(0, Option.DONE)
        draft.answer(0, Option.CARD + place)
    draft.answer(0, Option.DONE)
    assert len(draft.drafted[0]) == 30 and not Counter(draft.drafted[0]) - pool(draft, 0)
    assert [each.seat for each in draft.questions] == [1]


def test_E_FMT_SEALED_03_any_number_over_thirty() -> None:
    for cards in (31, 45):
        draft = new(sealed_choice(pool=cards))
        assert [sum(pool(draft, seat).values()) for seat in (0, 1)] == [cards, cards]
        assert [len(deck) for deck in finish(draft).drafted] == [30, 30]


def test_E_DECK_01_players_pick_the_cards_to_play_from_a_large_pool() -> None:
    """Leaving out 90 of 120 cards one by one would be tedious."""
    draft = new(sealed_choice(pool=120))
    for place in range(90, 120):
        assert Option.DONE not in draft.questions[0].options
        draft.answer(0, Option.CARD + place)
    assert draft.questions[0].options == (Option.DONE, *range(Option.CARD + 90, Option.CARD + 120))
    draft.answer(0, Option.CARD + 119)  # takes it out again
    draft.answer(0, Option.CARD)
    draft.answer(0, Option.DONE)
    assert len(draft.drafted[0]) == 30


def test_E_DECK_01_a_card_left_out_can_be_put_back() -> None:
    draft = new(sealed_choice(pool=31))
    (first, *_), before = draft.drafted[0], draft.digest()
    draft.answer(0, Option.CARD)
    assert first not in draft.drafted[0][:1] and Option.DONE in draft.questions[0].options
    draft.answer(0, Option.CARD)
    assert draft.digest() == before and Option.DONE not in draft.questions[0].options


def test_E_DECK_02_a_drafted_deck_may_have_any_number_of_copies() -> None:
    plan = Plan("dark", 10, 5, (1, 2))
    draft = finish(DraftGame.new(DraftOptions(plan, 2), (["kong"] * 100,), KEY))
    assert draft.drafted == (("kong",) * 30,) * 2


# --- all drafts ---------------------------------------------------------------------------------------

DRAFTS = [pytest.param(format, id=name) for name, format in formats().items() if format.drafted]


@pytest.mark.parametrize("format", DRAFTS)
def test_a_draft_comes_from_its_key_alone_and_ends_with_legal_decks(format: Format) -> None:
    seats = format.players[0]
    one, again, other = (finish(new(format, seats, key)) for key in (KEY, KEY, bytes(16)))
    assert one.drafted == again.drafted != other.drafted
    for seat in range(seats):
        assert check_deck(deck_of(one, seat), format) == []


@pytest.mark.parametrize("format", DRAFTS)
def test_the_order_of_answers_changes_nothing(format: Format) -> None:
    """Asked seats may answer in any order, with the same result."""
    seats = format.players[0]
    one, other = new(format, seats), new(format, seats)
    chance = python_random.Random(1)
    while one.questions:
        choices = {each.seat: chance.choice(each.options) for each in one.questions}
        for draft, order in ((one, sorted(choices)), (other, sorted(choices, reverse=True))):
            for seat in order:
                draft.answer(seat, choices[seat])
        assert one.digest() == other.digest()
        if one.state.ask and one.questions[0].ask == "BUILD" and 0 in one.questions[0].options:
            break


def test_only_asked_players_can_answer() -> None:
    draft = new(dark())
    draft.answer(1, draft.questions[1].options[0])
    with pytest.raises(IllegalAnswer, match="P1 must answer now, not P2"):
        draft.answer(1, 1)
    with pytest.raises(IllegalAnswer, match="not P3"):
        draft.answer(2, 1)
    before = draft.digest()
    for choice in (0, 6, 240, 241, -1, True, 1.5):
        with pytest.raises(IllegalAnswer):
            draft.answer(0, choice)  # type: ignore[arg-type]
    assert draft.digest() == before and draft.question == draft.questions[0]


@pytest.mark.parametrize(
    ("make", "message"),
    [
        (lambda: DraftGame.new(DraftOptions(), (), KEY), "1 box"),
        (lambda: DraftGame.new(DraftOptions(), (["konk"] * 100,), KEY), "no card “konk”"),
        (lambda: DraftGame.new(DraftOptions(), (["wolf"] * 100,), KEY), "E-SETUP-08"),
        (lambda: DraftGame.new(DraftOptions(dark_plan(), 9), (["kong"] * 900,), KEY), "2–8 players"),
        (lambda: DraftGame.new(DraftOptions(open_plan(), 3), (["kong"] * 60,), KEY), "2 players"),
        (lambda: DraftGame.new(DraftOptions(dark_plan(), 2), (["kong"] * 1921,), KEY), "room for 1920"),
        (lambda: DraftGame.new(DraftOptions(Plan("big", 3, 13, (1,) * 12), 2), (["kong"] * 200,), KEY), "at most 12"),
        (lambda: DraftGame.new(DraftOptions(Plan("few", 1, 5, (1, 2)), 2), (["kong"] * 200,), KEY), "E-DECK-01"),
    ],
)
def test_impossible_drafts_are_refused(make: Callable[[], DraftGame], message: str) -> None:
    with pytest.raises(InvalidInput, match=message):
        make()


def test_limits_at_the_edge() -> None:
    """Sixteen boxes, and a pool of 240 cards for each of eight players."""
    cards = tuple(card.name for card in BASE_SET)
    draft = new(sealed_choice(8, pool=240), 8)
    assert draft.state.box == 16 * len(cards) == 1920
    assert len(draft.questions[7].options) == 240 and draft.questions[7].options[-1] == Option.END - 1
    with pytest.raises(InvalidSettings, match="the limit is 16"):
        sealed_choice(8, pool=241)


def test_looking_at_questions_writes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """All seats are asked together; reading a seat's options leaves the state unchanged, even if that fails."""
    draft = new(pack(3), 3)
    before, asked = draft._table.tobytes(), []

    def fails(self: DraftGame, seat: int) -> int:
        assert self._table.tobytes() == before
        asked.append(seat)
        raise RuntimeError

    monkeypatch.setattr(DraftGame, "_legal", fails)
    for look in (lambda: draft.questions, lambda: draft.why_not(2, 0), lambda: draft.legal(1)):
        with pytest.raises(RuntimeError):
            look()
    assert asked == [0, 2, 1] and draft._table.tobytes() == before
