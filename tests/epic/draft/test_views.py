"""A seat's view and memory of a draft. The contracts check on many drafts that nothing hidden shows."""

from __future__ import annotations

import random as python_random
from collections import Counter, defaultdict

import pytest

from mulligan.core.decks.formats import Format
from mulligan.core.kernel.output import SPECTATOR, UNKNOWN
from mulligan.core.kernel.random import Random, seed
from mulligan.core.kernel.record import dtype_of, new_record
from mulligan.epic.decks.formats import cube, dark, open_draft, pack, sealed_choice
from mulligan.epic.draft.game import DraftGame, DraftOptions
from mulligan.epic.draft.hidden.resample import new_pool, resample
from mulligan.epic.draft.hidden.view import View
from mulligan.epic.draft.plan import Plan
from mulligan.epic.draft.rules import owner
from mulligan.epic.draft.state import NOT_TAKEN, Option
from mulligan.epic.game import book

KEY = bytes(range(16))


def new(format: Format, seats: int = 2) -> DraftGame:
    assert isinstance(format.plan, Plan)
    return DraftGame.new(DraftOptions(format.plan, seats), (format.cards,), KEY)


def answer_all(draft: DraftGame, chance: python_random.Random) -> None:
    for each in draft.questions:
        draft.answer(each.seat, chance.choice(each.options))


def in_front(seen: View) -> list[int]:
    return [int(card.card) for card in seen.pack if card.card != UNKNOWN]


def own(seen: View, seat: int) -> Counter[int]:
    player = seen.players[seat]
    return Counter(int(card.card) for card in player.pool[: player.pool_count])


def remembered(seen: View) -> list[tuple[int, int, int]]:
    return [(int(each.card), int(each.pack), int(each.pick)) for each in seen.remembered[: seen.remembered_count]]


def random_of(number: int) -> Random:
    stream: Random = new_record(dtype_of(Random))[0]
    seed(stream, number.to_bytes(16, "little"))
    return stream


@pytest.mark.parametrize(("format", "seats"), [(pack(3), 3), (pack(8), 8), (cube(2), 2), (dark(), 2)])
def test_a_seat_remembers_exactly_the_packs_it_saw(format: Format, seats: int) -> None:
    """Compares with notes of which cards each seat saw in each pack, and when last."""
    draft, chance = new(format, seats), python_random.Random(seats)
    notes: defaultdict[int, dict[int, tuple[int, int]]] = defaultdict(dict)  # by seat: place in the box to pack and pick
    size = int(draft.state.plan.pack)
    while draft.questions and draft.questions[0].ask == "PICK":
        now = int(draft.state.round_number), int(draft.state.pick)
        for seat in range(seats):
            seen = draft.view(seat)
            step = 1 if now[0] % 2 == 0 else -1
            number = now[0] * seats + (seat - step * now[1]) % seats
            for offset in range(size):
                if seen.pack[offset].card != UNKNOWN:
                    place = number * size + offset
                    assert draft.state.cards[place].card == seen.pack[offset].card
                    notes[seat][place] = number, now[1] + 1
        for seat in range(seats):
            seen, state = draft.view(seat), draft.state
            before = [place for place, (_, pick) in notes[seat].items() if place in notes[seat] and owner(state, place) != seat]
            lying = {place for place in before if state.cards[place].taken == NOT_TAKEN and notes[seat][place][1] == now[1] + 1}
            lying = {place for place in lying if place // size // seats == now[0]}
            expected = sorted((int(state.cards[place].card), *notes[seat][place]) for place in set(before) - lying)
            assert sorted(remembered(seen)) == expected
        answer_all(draft, chance)


def test_nothing_that_one_seat_chooses_shows_before_the_packs_are_passed() -> None:
    draft = new(pack(3), 3)
    before = {seat: draft.view(seat).tobytes() for seat in (0, 1, SPECTATOR)}
    other = draft.copy()
    draft.answer(2, draft.questions[2].options[0])
    other.answer(2, other.questions[2].options[5])
    for seat in (0, 1, SPECTATOR):
        assert draft.view(seat).tobytes() == other.view(seat).tobytes() != before[seat]  # shows only who is still asked
        assert draft.view(seat).players[2].waiting == 0
        assert draft.events(seat) == ()
    assert draft.view(2).tobytes() != other.view(2).tobytes()


def test_half_a_choice_is_hidden_from_others() -> None:
    draft = new(dark())
    for each in draft.questions:
        draft.answer(each.seat, each.options[0])
    before = {seat: draft.view(seat).tobytes() for seat in (0, SPECTATOR)}
    draft.answer(1, draft.questions[1].options[0])
    assert {seat: draft.view(seat).tobytes() for seat in (0, SPECTATOR)} == before
    assert sum(card.mark for card in draft.view(1).pack) == 1


def test_a_spectator_sees_public_information() -> None:
    draft, chance = new(pack(3), 3), python_random.Random(0)
    for _ in range(12):
        answer_all(draft, chance)
    seen = draft.view(SPECTATOR)
    assert in_front(seen) == [] and remembered(seen) == [] and seen.option_count == 0
    assert [int(player.pool_count) for player in seen.players[:3]] == [12, 12, 12] or draft.state.pick
    assert all(card.card == UNKNOWN for player in seen.players[:3] for card in player.pool[: player.pool_count])
    assert sum(int(each.copies) for each in seen.box[: seen.box_count]) == 120


def test_in_an_open_draft_both_pools_are_public() -> None:
    draft, chance = new(open_draft()), python_random.Random(0)
    for _ in range(20):
        answer_all(draft, chance)
    for seat in (0, 1, SPECTATOR):
        for player in (0, 1):
            assert own(draft.view(seat), player) == own(draft.view(player), player) != Counter()


def test_cards_left_out_of_a_deck_are_hidden() -> None:
    draft = new(sealed_choice())
    before = draft.view(0).tobytes()
    draft.answer(1, Option.CARD + 7)
    assert draft.view(0).tobytes() == before
    assert draft.view(1).players[1].pool[7].mark != 0


@pytest.mark.parametrize(("format", "seats"), [(pack(4), 4), (cube(3), 3), (dark(), 2), (open_draft(pool=64), 2)])
def test_resampled_drafts_differ_in_unknown_places(format: Format, seats: int) -> None:
    """Passed cards are with players who had the pack since; cards never seen can be anywhere else."""
    draft, chance, pool = new(format, seats), python_random.Random(5), new_pool()
    for _ in range(13):
        answer_all(draft, chance)
    pools: defaultdict[int, set[tuple[int, ...]]] = defaultdict(set)
    for number in range(40):
        twin = draft.copy()
        resample(book(), twin.state, 0, pool, random_of(number))
        assert twin.view(0).tobytes() == draft.view(0).tobytes()
        assert own(twin.view(0), 0) == own(draft.view(0), 0)
        for seat in range(1, seats):
            pools[seat].add(tuple(sorted(own(twin.view(seat), seat).elements())))
        taken = [owner(twin.state, place) for place in range(twin.state.box)]
        assert Counter(taken) == Counter(owner(draft.state, place) for place in range(draft.state.box))
    assert all((len(found) == 1) == (format.name == "open") for found in pools.values())


def test_a_passed_card_is_in_its_pack_or_with_a_later_holder() -> None:
    """A dark draft's four cards: the other player has two, and two are discarded, in six equally likely ways."""
    draft = new(dark())
    for each in draft.questions:
        draft.answer(each.seat, each.options[0])
    passed = [card for card, _, _ in remembered(draft.view(0))]
    assert len(passed) == 4
    for _ in range(2):
        for each in draft.questions:
            draft.answer(each.seat, each.options[0])
    pool, ways = new_pool(), Counter[tuple[int, ...]]()
    for number in range(600):
        twin = draft.copy()
        resample(book(), twin.state, 0, pool, random_of(number))
        have = own(twin.view(1), 1)
        ways[tuple(card for card in passed if card in have)] += 1
    assert len(ways) == 6 and all(len(way) == 2 for way in ways)
    assert 60 < min(ways.values()) <= max(ways.values()) < 145
