"""Opening tables, taking seats, bringing decks: a game begins once nothing is missing, and the key decides the rest."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace
from hashlib import sha256
from pathlib import Path

import pytest

from mulligan.core.kernel.random import KEY_BYTES
from mulligan.core.text import Language
from mulligan.registry import plugin_for
from mulligan.server import game_loader
from mulligan.server.accounts import NAMES
from mulligan.server.errors import RequestError
from mulligan.server.limits import Limits
from mulligan.server.lobby import deck_selection
from mulligan.server.lobby.deck_selection import need, open_choices
from mulligan.server.lobby.infos import may_look, table_info
from mulligan.server.lobby.lobby import Lobby
from mulligan.server.lobby.opening import new_game
from mulligan.server.store import Entry, EntryKind, Person, Store, StoredTable
from mulligan.server.wire import Clock, Code, DeckNeed, Invitation, SeatDeck, SeatKind, Settings, TableStatus

pytestmark = pytest.mark.anyio


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    opened = await Store.open(str(tmp_path / "mulligan.db"))
    yield opened
    await opened.close()


@pytest.fixture
async def at(store: Store) -> Lobby:
    return Lobby(store, Limits(tables=8))


@pytest.fixture
async def ana(store: Store) -> Person:
    return (await store.new_guest("Ana"))[0]


@pytest.fixture
async def ben(store: Store) -> Person:
    return (await store.new_guest("Ben"))[0]


async def needs(table: StoredTable, person: Person, language: Language = Language.EN) -> tuple[int, list[str]] | None:
    found = need(await game_loader.prepared(table.settings), table, person.id, language)
    return None if found is None else (found.takes, [pile.name for pile in found.piles])


async def choices(table: StoredTable, person: Person) -> tuple[DeckNeed, ...]:
    return open_choices(await game_loader.prepared(table.settings), table, person.id, Language.EN)


def refused(code: Code, words: str = "") -> pytest.RaisesExc[RequestError]:
    return pytest.RaisesExc(RequestError, match=words or None, check=lambda error: error.code is code)


# --- opening -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("settings", "decks"),
    [
        (Settings(game="epic", bots=("random",), take=("good", "wild")), [30, 30]),
        (Settings(game="epic", bots=("greedy",), take=("random",)), [30, 30]),
        (Settings(game="epic", format="sealed", bots=("greedy",)), [30, 30]),
        (Settings(game="epic", format="dark", bots=("greedy",)), [120]),
        (Settings(game="epic", format="precon_two", bots=("random",), take=("evil", "sage")), [60, 60]),
        (Settings(game="gwent", format="advanced", bots=("greedy",), take=("monsters",)), [28, 28]),
        (Settings(game="gwent", mode="solo", take=("random",)), None),
        (Settings(game="gwent", mode="tournament", bots=("random",), take=("random",)), [84, 84]),
    ],
)
async def test_a_game_against_bots_begins_immediately(
    at: Lobby, ana: Person, settings: Settings, decks: list[int] | None
) -> None:
    table = await at.open(ana, settings)
    assert table.status is TableStatus.RUNNING
    assert table.decks is not None and (decks is None or [len(deck) for deck in table.decks] == decks)
    assert table.key_hash == sha256(table.key).hexdigest() and len(table.key) == KEY_BYTES
    assert (table.settings.take, table.settings.deck_text) == ((), ""), "a player's deck is not public"
    assert [entry.kind for entry in await at.store.entries(table.id)] == [EntryKind.START]
    game = new_game(await game_loader.prepared(table.settings), table)
    assert tuple(question.seat for question in game.questions) == table.asked


async def test_stored_settings_spell_out_all_names(at: Lobby, ana: Person) -> None:
    """A later version may have other defaults; this table is played as it was opened."""
    table = await at.open(ana, Settings(game="epic", bots=("random",), take=("random",)))
    said = table.settings
    assert (said.mode, said.format, said.ruleset, said.seats, said.teams) == ("duel", "starter", "duels2022", 2, None)
    hydra = await at.open(ana, Settings(game="epic", mode="hydra", format="sealed", bots=("random",) * 3))
    assert (hydra.settings.seats, hydra.settings.teams) == (4, 2)
    assert (await game_loader.prepared(hydra.settings)).teams == (0, 0, 1, 1)


@pytest.mark.parametrize(
    ("settings", "words"),
    [
        (Settings(game="go"), "no game “go”; available: epic, gwent"),
        (Settings(game="epic", mode="solo"), "no mode “solo”"),
        (Settings(game="epic", format="classic"), "no format “classic”"),
        (Settings(game="epic", ruleset="old"), "no ruleset “old”"),
        (Settings(game="gwent", mode="solo", variants=("x",)), "no variant “x”"),
        (Settings(game="epic", seats=9), "“Duel” is for 2 players, not 9"),
        (Settings(game="epic", seats=-1), "“Duel” is for 2 players, not -1"),
        (Settings(game="epic", mode="hydra", seats=5), "equal teams"),
        (Settings(game="epic", format="sealed", boxes=10**12), "the limit is 16"),
        (Settings(game="epic", format="open", pool=10**12), "the limit is 16"),
        (Settings(game="epic", bots=("stockfish",)), "no bot “stockfish”; available: random, novice, easy, greedy"),
        (Settings(game="epic", bots=("random",) * 2), "2 bots are too many"),
        (Settings(game="gwent", mode="solo", bots=("random",)), "too many"),
        (Settings(game="epic", clock=Clock()), "a time per move or a time bank"),
        (Settings(game="epic", clock=Clock(move=60, bank=60)), "a time per move or a time bank"),
        (Settings(game="epic", clock=Clock(move=0)), "between 5 and"),
        (Settings(game="epic", clock=Clock(bank=60, increment=-5)), "between 5 and"),
        (Settings(game="epic", clock=Clock(move=10**9)), "between 5 and"),
    ],
)
async def test_impossible_settings_are_refused_with_the_reason(at: Lobby, ana: Person, settings: Settings, words: str) -> None:
    with refused(Code.SETTINGS, words):
        await at.open(ana, settings)
    assert await at.store.tables_of(ana.id) == []


async def test_the_number_of_tables_per_person_is_limited(at: Lobby, ana: Person) -> None:
    for _ in range(at.limits.tables):
        await at.open(ana, Settings(game="epic"))
    with refused(Code.TOO_MANY):
        await at.open(ana, Settings(game="epic"))
    assert len(await at.store.tables_of(ana.id)) == at.limits.tables


async def test_people_at_one_screen_have_all_seats_without_bots(at: Lobby, ana: Person) -> None:
    names = (" Ana ", "Bo\u0301ris", "")
    settings = Settings(game="epic", mode="free_for_all", seats=4, hot_seat=True, bots=("random",), names=names)
    table = await at.open(ana, settings)
    first, second, third, bot = (each.name for each in table.sittings)
    assert (first, second, bot) == ("Ana", "B\u00f3ris", "Radomir")
    assert third in NAMES, "a seat without a name gets a first name"
    assert table.settings.names == ()
    assert table.seats_of(ana.id) == (0, 1, 2)
    for seat in range(3):
        assert table.status is TableStatus.OPEN
        assert (await needs(table, ana) or (0, []))[0] == 2
        table = await at.bring(table.id, ana, SeatDeck(seat=seat, take=("random",)))
    assert table.status is TableStatus.RUNNING


async def test_names_at_one_screen_are_checked(at: Lobby, ana: Person) -> None:
    def wanted(*names: str) -> Settings:
        return Settings(game="epic", format="sealed", hot_seat=True, names=names)

    with refused(Code.NAME_TAKEN, "two players have the name"):
        await at.open(ana, wanted("Ben", "BEN"))
    for wrong in ("x" * 25, "\u200b"):
        with refused(Code.BAD_NAME):
            await at.open(ana, wanted("Ana", wrong))
    assert await at.store.tables_of(ana.id) == []
    table = await at.open(ana, wanted("Zoe", "Ben"))
    assert [each.name for each in table.sittings] == ["Zoe", "Ben"]
    following = await at.open(ana, wanted("", "Ben"))
    await at.store.rename(ana, "Anna", "anna")
    names = [each.name for each in (await at.table(following.id)).sittings]
    assert names == ["Anna", "Ben"], "the first seat keeps the person's own name, which can change"


# --- sitting down ------------------------------------------------------------------------------------


async def test_a_friend_sits_down_with_the_invitation(at: Lobby, ana: Person, ben: Person) -> None:
    table = await at.open(ana, Settings(game="epic", format="sealed"))
    for wrong in ("", "guess", table.invitation[:-1], table.id):
        with refused(Code.NOT_FOUND):
            await at.sit(table.id, ben, Invitation(invitation=wrong))
    assert not may_look(table, ben.id) and may_look(table, ben.id, table.invitation) and may_look(table, ana.id)
    sat = await at.sit(table.id, ben, Invitation(invitation=table.invitation))
    assert (sat.status, sat.seats_of(ben.id)) == (TableStatus.RUNNING, (1,))
    assert (await at.sit(table.id, ben, Invitation(invitation=table.invitation))).seats_of(ben.id) == (1,), "once is enough"


async def test_any_person_can_sit_at_a_public_table(at: Lobby, store: Store, ana: Person, ben: Person) -> None:
    table = await at.open(ana, Settings(game="epic", mode="free_for_all", format="sealed", seats=3, listed=True))
    await at.sit(table.id, ben, Invitation(seat=2))
    cleo, dan = [(await store.new_guest(name))[0] for name in ("Cleo", "Dan")]
    with refused(Code.SEAT_TAKEN):
        await at.sit(table.id, cleo, Invitation(seat=2))
    with refused(Code.NOT_FOUND):
        await at.sit(table.id, cleo, Invitation(seat=3))
    assert (await at.sit(table.id, cleo, Invitation())).status is TableStatus.RUNNING
    with refused(Code.TABLE_FULL):
        await at.sit(table.id, dan, Invitation())


async def test_only_one_of_many_gets_the_last_seat(at: Lobby, store: Store, ana: Person) -> None:
    table = await at.open(ana, Settings(game="epic", format="sealed", listed=True))
    accounts = [(await store.new_guest(f"P{number}"))[0] for number in range(12)]
    sat = await asyncio.gather(*(at.sit(table.id, each, Invitation()) for each in accounts), return_exceptions=True)
    assert sum(isinstance(each, StoredTable) for each in sat) == 1
    assert all(each.code is Code.TABLE_FULL for each in sat if isinstance(each, RequestError))


async def test_a_seat_is_left_by_its_player_or_freed_by_the_host(at: Lobby, ana: Person, ben: Person) -> None:
    table = await at.open(ana, Settings(game="epic", listed=True))
    await at.sit(table.id, ben, Invitation())
    for seat, code in ((0, Code.NOT_YOURS), (2, Code.NOT_FOUND), (-1, Code.NOT_FOUND)):
        with refused(code):
            await at.stand_up(table.id, ben, seat)
    assert (await at.stand_up(table.id, ben, 1)).sittings[1].kind is SeatKind.OPEN
    with refused(Code.NOT_YOURS):
        await at.stand_up(table.id, ana, 1)
    await at.sit(table.id, ben, Invitation())
    assert (await at.stand_up(table.id, ana, 1)).seats_of(ben.id) == ()


async def test_standing_up_does_not_leave_a_game(at: Lobby, ana: Person) -> None:
    table = await at.open(ana, Settings(game="epic", format="sealed", bots=("random",)))
    with refused(Code.NOT_NOW):
        await at.stand_up(table.id, ana, 0)
    with refused(Code.DECK, "no premade decks"):
        await at.bring(table.id, ana, SeatDeck(seat=0, take=("good", "wild")))


# --- decks -------------------------------------------------------------------------------------------


async def test_piles_are_taken_from_the_remaining_ones(at: Lobby, ana: Person, ben: Person) -> None:
    """One player takes two of four alignments; the other has nothing to decide, and the game begins."""
    table = await at.open(ana, Settings(game="epic", listed=True))
    assert await needs(table, ana) == (2, ["good", "wild", "evil", "sage"])
    table = await at.sit(table.id, ben, Invitation())
    for take, words in (
        (("good",), "exactly 2, not 1"),
        (("good", "good"), "different"),
        (("good", "nobility"), "no “nobility”"),
        (("random", "good"), "no “random”"),
    ):
        with refused(Code.DECK, words):
            await at.bring(table.id, ben, SeatDeck(seat=1, take=take))
    for seat, person in ((0, ben), (1, ana)):
        with refused(Code.NOT_YOURS):
            await at.bring(table.id, person, SeatDeck(seat=seat, take=("good", "wild")))
    with refused(Code.DECK, "Choose a premade deck or bring your own"):
        await at.bring(table.id, ana, SeatDeck(seat=0))
    begun = await at.bring(table.id, ana, SeatDeck(seat=0, take=("good", "wild")))
    assert begun.status is TableStatus.RUNNING and begun.decks is not None
    groups = [{plugin_for("epic").cards.group_of(card) for card in deck} for deck in begun.decks]
    assert groups == [{"good", "wild"}, {"evil", "sage"}]


async def test_piles_taken_by_others_are_gone(at: Lobby, ana: Person, ben: Person) -> None:
    table = await at.open(ana, Settings(game="epic", mode="free_for_all", seats=3, boxes=2, listed=True, take=("good", "wild")))
    table = await at.sit(table.id, ben, Invitation())
    assert await needs(table, ana) is None
    assert await needs(table, ben, Language.PL) == (2, ["good", "wild", "evil", "sage"])
    table = await at.bring(table.id, ben, SeatDeck(seat=1, take=("good", "wild")))
    cleo = (await at.store.new_guest("Cleo"))[0]
    table = await at.sit(table.id, cleo, Invitation())
    assert await needs(table, cleo) == (2, ["evil", "sage"])
    with refused(Code.DECK, "only 2 “good” in “Starter decks”"):
        await at.bring(table.id, cleo, SeatDeck(seat=2, take=("good", "evil")))
    assert (await at.bring(table.id, cleo, SeatDeck(seat=2, take=("evil", "sage")))).status is TableStatus.RUNNING


async def test_a_pick_must_leave_enough_piles_for_others(at: Lobby, ana: Person) -> None:
    """The picks would leave only two piles of one kind, out of eight piles with two of each kind."""
    table = await at.open(ana, Settings(game="epic", mode="free_for_all", seats=4, hot_seat=True, bots=("random",)))
    await at.bring(table.id, ana, SeatDeck(seat=0, take=("good", "wild")))
    await at.bring(table.id, ana, SeatDeck(seat=1, take=("good", "evil")))
    with refused(Code.DECK, "Too few would be left for another player, who needs 2"):
        await at.bring(table.id, ana, SeatDeck(seat=2, take=("wild", "evil")))
    assert (await at.table(table.id)).sittings[2].take == ()
    assert (await at.bring(table.id, ana, SeatDeck(seat=2, take=("wild", "sage")))).status is TableStatus.RUNNING


async def test_a_solo_player_can_name_a_leader_and_the_opponents_faction(at: Lobby, ana: Person) -> None:
    catalogue = plugin_for("gwent").cards
    for take, factions in (
        (("foltest_lord_commander_of_the_north",), ("northern_realms", None)),
        (("monsters", "skellige"), ("monsters", "skellige")),
    ):
        table = await at.open(ana, Settings(game="gwent", mode="solo", take=take))
        assert table.decks is not None
        leaders = [catalogue.group_of(deck[0]) for deck in table.decks]
        assert leaders[0] == factions[0] and leaders[1] != leaders[0]
        assert factions[1] in (None, leaders[1])
    with refused(Code.DECK, "only 1 “Monsters” in “Whole sets”"):
        await at.open(ana, Settings(game="gwent", mode="solo", take=("monsters", "monsters")))


def premade() -> dict[str, tuple[str, ...]]:
    return dict(plugin_for("epic").formats("duels2022")["constructed"].piles)


def constructed(*alignments: str) -> str:
    """A legal deck of sixty cards, as text."""
    plugin = plugin_for("epic")
    groups: dict[str, list[str]] = {}
    for card in plugin.formats("duels2022")["sealed"].cards:
        groups.setdefault(plugin.cards.group_of(card), []).append(card)
    return "\n".join(f"1 {card}" for name in alignments for card in groups[name])


async def test_an_own_deck_is_checked_by_the_rules(at: Lobby, ana: Person) -> None:
    table = await at.open(ana, Settings(game="epic", format="constructed", bots=("random",)))
    for text, words in (
        ("3 Palace Guard", r"3 cards. The deck needs at least 60 \(E-DECK-04\)"),
        ("61 Palace Guard", r"61 copies of Palace Guard. The limit is 3 per card \(E-DECK-05\)"),
        ("1 Palace Gard", "Line 1 – there’s no card “Palace Gard”; the closest name is “Palace Guard”"),
        ("999999999 Palace Guard", "no table has room"),
    ):
        with refused(Code.DECK, words):
            await at.bring(table.id, ana, SeatDeck(seat=0, text=text))
    with refused(Code.DECK, "not both"):
        await at.bring(table.id, ana, SeatDeck(seat=0, text="1 Kong", take=("good",)))
    begun = await at.bring(table.id, ana, SeatDeck(seat=0, text=constructed("good", "wild")))
    assert begun.status is TableStatus.RUNNING and begun.decks is not None
    assert begun.decks[1] in premade().values(), "a bot without a deck takes a premade one"


async def test_the_host_can_bring_decks_for_bots(at: Lobby, ana: Person, ben: Person) -> None:
    table = await at.open(ana, Settings(game="epic", format="constructed", bots=("random",)))
    with refused(Code.NOT_YOURS):
        await at.bring(table.id, ben, SeatDeck(seat=1, text=constructed("evil", "sage")))
    await at.bring(table.id, ana, SeatDeck(seat=1, text=constructed("evil", "sage")))
    begun = await at.bring(table.id, ana, SeatDeck(seat=0, text=constructed("good", "wild")))
    assert begun.decks is not None and not set(begun.decks[0]) & set(begun.decks[1])


async def test_premade_decks_can_be_chosen_in_constructed(at: Lobby, ana: Person) -> None:
    """For bots and people; any number of them can play the same one."""
    table = await at.open(ana, Settings(game="epic", mode="free_for_all", format="constructed", seats=3, bots=("random",) * 2))
    own, *bots = await choices(table, ana)
    assert {each.seat: each.picked for each in bots} == {1: (), 2: ()} and own.takes == 1 and own.built
    assert [pile.name for pile in bots[0].piles] == ["good", "wild", "evil", "sage"]
    await at.bring(table.id, ana, SeatDeck(seat=1, take=("evil",)))
    with refused(Code.DECK, "blue"):
        await at.bring(table.id, ana, SeatDeck(seat=2, take=("blue",)))
    table = await at.bring(table.id, ana, SeatDeck(seat=2, take=("random",)))
    assert not (await choices(table, ana))[1].taken
    begun = await at.bring(table.id, ana, SeatDeck(seat=0, take=("evil",)))
    assert begun.status is TableStatus.RUNNING and begun.decks is not None
    assert begun.decks[0] == begun.decks[1] == premade()["evil"] and begun.decks[2] in premade().values()


async def test_a_deck_can_be_brought_in_a_format_with_premade_decks(at: Lobby, ana: Person) -> None:
    plugin = plugin_for("gwent")
    ready = dict(plugin.formats("physical")["classic"].piles)["skellige"]
    text = plugin.cards.catalogue().write(replace(plugin.cards.catalogue().read(""), cards=ready))
    table = await at.open(ana, Settings(game="gwent", format="classic", deck_text=text, bots=("greedy",)))
    assert table.decks is not None and sorted(table.decks[0]) == sorted(ready)
    with refused(Code.DECK, "you can’t bring your own deck"):
        await at.open(ana, Settings(game="epic", format="sealed", deck_text="1 Kong", bots=("greedy",)))


async def test_decks_that_do_not_go_together_take_the_last_choice_back(
    at: Lobby, ana: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another node may have checked at the same time: then the game itself refuses, and the table is not stuck."""
    table = await at.open(ana, Settings(game="gwent", mode="teams", hot_seat=True, names=("Ana", "Ben", "Cleo", "Dan")))
    for seat, faction in enumerate(("nilfgaard", "monsters", "skellige")):
        await at.bring(table.id, ana, SeatDeck(seat=seat, take=(faction,)))
    monkeypatch.setattr(deck_selection, "check", lambda made, table, seat: None)
    with refused(Code.DECK, "Ben and Dan are teammates"):
        await at.bring(table.id, ana, SeatDeck(seat=3, take=("monsters",)))
    assert await needs(await at.table(table.id), ana) is not None
    assert (await at.bring(table.id, ana, SeatDeck(seat=3, take=("nilfgaard",)))).status is TableStatus.RUNNING


# --- afterwards --------------------------------------------------------------------------------------


async def test_a_rematch_has_the_same_people_and_another_key(at: Lobby, ana: Person, ben: Person) -> None:
    table = await at.open(ana, Settings(game="epic", listed=True, take=("evil", "sage")))
    table = await at.sit(table.id, ben, Invitation())
    assert table.status is TableStatus.RUNNING
    with refused(Code.NOT_NOW):
        await at.rematch(table)
    await at.store.append(table.id, 1, [Entry(EntryKind.END, 0, words="resigned")], status=TableStatus.OVER, asked=[])
    over = await at.table(table.id)
    again, once_more = await asyncio.gather(at.rematch(over), at.rematch(over))
    assert again.id == once_more.id != table.id
    assert (again.status, again.settings, again.decks) == (TableStatus.RUNNING, table.settings, table.decks)
    assert again.key != table.key and again.invitation != table.invitation
    assert (again.seats_of(ana.id), again.seats_of(ben.id)) == ((0,), (1,))
    assert (await at.table(table.id)).rematch == again.id
    assert len(await at.store.tables_of(ana.id)) == 2


async def test_others_see_neither_key_nor_invitation_nor_decks(at: Lobby, ana: Person, ben: Person) -> None:
    table = await at.open(ana, Settings(game="epic", listed=True, take=("evil", "sage")))
    made = await game_loader.prepared(table.settings)
    mine, theirs = (table_info(made, table, person.id, Language.EN) for person in (ana, ben))
    assert (mine.invitation, theirs.invitation) == (table.invitation, "")
    assert mine.key == theirs.key == "" and theirs.key_hash == table.key_hash
    assert "evil" not in str(theirs) and [each.yours for each in theirs.seats] == [False, False]
    assert [each.ready for each in theirs.seats] == [True, False]


async def test_a_game_follows_from_its_settings_decks_and_key(at: Lobby, ana: Person) -> None:
    table = await at.open(ana, Settings(game="epic", format="sealed", bots=("random",)))
    made = await game_loader.prepared(table.settings)
    assert new_game(made, table).digest() == new_game(made, table).digest()
    assert new_game(made, replace(table, key=bytes(KEY_BYTES))).digest() != new_game(made, table).digest()
    assert table.decks == tuple(deck.cards for deck in made.chosen.format.decks(table.key, 2))
