"""Decks in both kinds of database: conflicts keep both versions, also when two devices save at the same moment."""

from __future__ import annotations

import asyncio

import pytest

from mulligan.server.store import Store, TooManyDecks
from mulligan.server.store.decks import MOST_DELETED
from mulligan.server.wire import DeckCard, DeckList, DeckPart

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
