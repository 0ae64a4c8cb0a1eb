"""Decks in both kinds of database: conflicts keep both versions, even if two devices save at the same moment."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest

from mulligan.server.store import Entry, EntryKind, Person, Results, Sitting, Store, TooManyDecks
from mulligan.server.store.decks import MOST_DELETED
from mulligan.server.wire import DeckCard, DeckList, DeckPart, SeatKind, TableStatus
from tests.server.test_store import a_table

pytestmark = pytest.mark.anyio


def apes(count: int, name: str = "Apes") -> DeckList:
    parts = (DeckPart(cards=(DeckCard(card="kong", count=count),)),)
    return DeckList(game="epic", format="constructed", ruleset="duels2022", name=name, decks=parts)


async def test_two_devices_save_at_the_same_moment(database: str) -> None:
    store = await Store.open(database)
    person, _ = await store.new_guest("Ana")
    await store.decks.add(person.id, "first", apes(1), 10)
    saves = [store.decks.save(person.id, "first", 1, apes(count), f"copy{count}", 20, 40) for count in range(2, 8)]
    done = [each for each in await asyncio.gather(*saves) if each is not None]
    assert sum(other is None for _, other in done) == 1, "one of them was first"
    assert all(other.revision == 2 for _, other in done if other is not None)
    kept = await store.decks.all(person.id)
    assert sorted(each.deck.decks[0].cards[0].count for each in kept) == list(range(2, 8)), "nothing is lost"
    assert sorted(each.deck.name for each in kept) == ["Apes", *(f"Apes ({number})" for number in range(2, 7))]
    await store.close()


async def test_a_save_whose_answer_was_lost_is_the_base_of_the_next(database: str) -> None:
    store = await Store.open(database)
    person, _ = await store.new_guest("Ana")
    await store.decks.add(person.id, "first", apes(1), 10)
    assert await store.decks.save(person.id, "first", 1, apes(2), "copy", 20, 40, "a") is not None  # nobody hears of it
    retry = await store.decks.save(person.id, "first", 1, apes(3), "copy", 20, 40, "b", ("a",))
    assert retry is not None and (retry[0].id, retry[0].revision, retry[1]) == ("first", 3, None)
    late = await store.decks.save(person.id, "first", 1, apes(2), "late", 20, 40, "a")
    assert late is not None and late[0].id == "late" and late[1] == retry[0], (
        "an older save that arrives late overwrites nothing"
    )
    other = await store.decks.save(person.id, "first", 2, apes(4), "other", 20, 40, "d", ("c", ""))
    assert other is not None and other[0].id == "other", "another device"
    await store.close()


async def test_decks_belong_to_their_person_and_follow_them(database: str) -> None:
    store = await Store.open(database)
    guest, _ = await store.new_guest("Ana")
    account, _ = await store.new_guest("Blas")
    await store.decks.add(guest.id, "mine", apes(1), 1)
    with pytest.raises(TooManyDecks):
        await store.decks.add(guest.id, "more", apes(1), 1)
    assert await store.decks.get(account.id, "mine") is None
    assert await store.decks.save(account.id, "mine", 1, apes(2), "new", 9, 40) is None
    assert not await store.decks.delete(account.id, "mine")
    await store.hand_over(guest.id, account.id)
    assert [each.id for each in await store.decks.all(account.id, "epic")] == ["mine"]
    assert await store.decks.all(account.id, "gwent") == [] and await store.decks.all(guest.id) == []
    await store.close()


async def test_only_the_last_deleted_decks_can_be_brought_back(database: str) -> None:
    store = await Store.open(database)
    person, _ = await store.new_guest("Ana")
    for number in range(MOST_DELETED + 2):
        await store.decks.add(person.id, f"deck{number}", apes(1), 99)
        assert await store.decks.delete(person.id, f"deck{number}")
    assert await store.decks.save(person.id, "deck0", 1, apes(1), "new", 99, 40) is None
    back = await store.decks.save(person.id, "deck5", 1, apes(1), "new", 99, 40)
    assert back is not None and back[0].id == "deck5" and back[0].revision == 2
    await store.close()


async def played(store: Store, person: Person, id: str, decks: tuple[str, ...], winners: tuple[int, ...] | None) -> None:
    """Begin a game of a person's decks, in the order of seats, with a bot in the last seat; finish it if there are winners."""
    own = tuple(Sitting(seat, SeatKind.PERSON, person.id, deck_id=deck) for seat, deck in enumerate(decks))
    await store.open_table(replace(a_table(person, id), sittings=(*own, Sitting(len(decks), SeatKind.BOT, deck_id="bots"))))
    await store.begin(id, [["a"]])
    if winners is not None:
        end = Entry(EntryKind.END, -1, words="resigned")
        await store.append(id, 1, [end], status=TableStatus.OVER, winners=winners)


async def test_finished_games_count_for_the_deck_they_were_played_with(database: str) -> None:
    store = await Store.open(database)
    person, _ = await store.new_guest("Ana")
    other, _ = await store.new_guest("Blas")
    await played(store, person, "won", ("apes",), (0,))
    await played(store, person, "lost", ("apes",), (1,))
    await played(store, person, "tied", ("apes",), ())
    await played(store, person, "running", ("apes",), None)
    await played(store, person, "premade", ("",), (0,))
    await played(store, person, "one device", ("elves", "elves"), (1,))
    await played(store, other, "theirs", ("apes",), (0,))
    assert await store.decks.results(person.id) == {"apes": Results(3, 1), "elves": Results(1, 1)}
    await store.hand_over(other.id, person.id)
    assert (await store.decks.results(person.id))["apes"] == Results(4, 2), "games follow to the account"
    await store.close()
