"""Before the game: choices that others see, players who are ready, swapped seats, bots' decks, players at one device."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from mulligan.core.decks.deck import Deck
from mulligan.core.text import Language
from mulligan.gwent.cards import BY_SLUG
from mulligan.gwent.decks.catalogue import catalogue, leaders_of
from mulligan.gwent.decks.formats import format_named, solo
from mulligan.gwent.parts import Leader
from mulligan.server import game_loader
from mulligan.server.errors import RequestError
from mulligan.server.limits import Limits
from mulligan.server.lobby.infos import table_info
from mulligan.server.lobby.lobby import Lobby
from mulligan.server.store import Person, Store, StoredTable
from mulligan.server.wire import Code, DeckNeed, Invitation, SeatDeck, SeatKind, Settings, SetupChange, TableInfo, TableStatus

pytestmark = pytest.mark.anyio
SIEGEMASTER, MEDELL = "foltest_the_siegemaster", "foltest_son_of_medell"
TEAMS = Settings(game="gwent", mode="teams", listed=True)
HYDRA = Settings(game="epic", mode="hydra", seats=6, bots=("random",) * 5)


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    opened = await Store.open(str(tmp_path / "mulligan.db"))
    yield opened
    await opened.close()


@pytest.fixture
async def at(store: Store) -> Lobby:
    return Lobby(store, Limits())


@pytest.fixture
async def people(store: Store) -> list[Person]:
    return [(await store.new_guest(name))[0] for name in ("Ana", "Ben", "Cleo", "Dan")]


async def info(table: StoredTable, person: Person, language: Language = Language.EN) -> TableInfo:
    return table_info(await game_loader.prepared(table.settings), table, person.id, language)


async def choice(table: StoredTable, person: Person, seat: int) -> DeckNeed:
    return next(each for each in (await info(table, person)).choices if each.seat == seat)


def refused(code: Code, words: str = "") -> pytest.RaisesExc[RequestError]:
    return pytest.RaisesExc(RequestError, match=words or None, check=lambda error: error.code is code)


def text_of(format: str, pile: str) -> str:
    return catalogue().write(Deck(dict(format_named(format).piles)[pile]))


async def full_table(at: Lobby, people: list[Person]) -> StoredTable:
    table = await at.open(people[0], TEAMS)
    for person in people[1:]:
        table = await at.sit(table.id, person, Invitation())
    return table


# --- ready ---------------------------------------------------------------------------------------------


async def test_a_choice_that_is_not_final_waits_until_its_player_is_ready(at: Lobby, people: list[Person]) -> None:
    table = await at.open(people[0], Settings(game="gwent", bots=("random",)))
    table = await at.bring(table.id, people[0], SeatDeck(seat=0, take=("skellige",), ready=False))
    seen = await info(table, people[0])
    assert table.status is TableStatus.OPEN and seen.need is not None and seen.need.picked == ("skellige",)
    assert not seen.seats[0].ready and seen.seats[0].groups == ("skellige",) and seen.seats[0].host
    changed = await at.bring(table.id, people[0], SeatDeck(seat=0, take=(SIEGEMASTER,), ready=False))
    assert (await choice(changed, people[0], 0)).picked == (SIEGEMASTER,)
    begun = await at.bring(table.id, people[0], SeatDeck(seat=0))
    assert begun.status is TableStatus.RUNNING and begun.decks is not None and begun.decks[0][0] == SIEGEMASTER


async def test_no_player_is_ready_without_a_deck(at: Lobby, people: list[Person]) -> None:
    table = await at.open(people[0], Settings(game="gwent", bots=("random",)))
    with refused(Code.DECK):
        await at.bring(table.id, people[0], SeatDeck(seat=0))


async def test_ready_can_be_withdrawn_until_all_players_are_ready(at: Lobby, people: list[Person]) -> None:
    table = await at.open(people[0], Settings(game="gwent", listed=True))
    await at.sit(table.id, people[1], Invitation())
    await at.bring(table.id, people[0], SeatDeck(seat=0, take=("monsters",)))
    table = await at.bring(table.id, people[0], SeatDeck(seat=0, ready=False))
    assert not (await info(table, people[1])).seats[0].ready
    assert (await at.bring(table.id, people[1], SeatDeck(seat=1, take=("monsters",)))).status is TableStatus.OPEN
    assert (await at.bring(table.id, people[0], SeatDeck(seat=0))).status is TableStatus.RUNNING


async def test_a_table_can_wait_for_its_host_where_there_is_nothing_to_choose(at: Lobby, people: list[Person]) -> None:
    table = await at.open(people[0], Settings(game="epic", format="sealed", bots=("random",), wait=True))
    seen = await info(table, people[0])
    assert table.status is TableStatus.OPEN and seen.need is not None and (seen.need.takes, seen.need.built) == (0, False)
    assert (await at.bring(table.id, people[0], SeatDeck(seat=0))).status is TableStatus.RUNNING


async def test_a_duelist_does_not_see_the_choice_of_an_opponent(at: Lobby, people: list[Person]) -> None:
    table = await at.open(people[0], Settings(game="gwent", listed=True))
    await at.sit(table.id, people[1], Invitation())
    table = await at.bring(table.id, people[0], SeatDeck(seat=0, take=("monsters",)))
    seen = await info(table, people[1])
    assert seen.seats[0].groups == () and seen.choices[0].taken == () and [each.seat for each in seen.choices] == [1]


# --- another setup ----------------------------------------------------------------------------------------


async def test_a_table_that_replaces_another_one_takes_its_players_along(at: Lobby, people: list[Person], store: Store) -> None:
    host, guest, late, _ = people
    before = await at.open(host, Settings(game="gwent", listed=True))
    await at.sit(before.id, guest, Invitation())
    after = await at.open(host, Settings(game="gwent", mode="free_for_all", seats=3, listed=True, instead=before.id))
    assert after.invitation == before.invitation and after.settings.instead == ""
    left = await at.table(before.id)
    assert left.rematch == after.id and left.seats_of(host.id) == () and left.seats_of(guest.id) == (1,)
    assert (await info(left, guest)).rematch == after.id, "the guest learns of the rematch"
    assert [each.id for each in await store.listed_tables()] == [after.id] and await store.unfinished_by(host.id) == 1
    with refused(Code.NOT_NOW, "replaced"):
        await at.sit(before.id, late, Invitation(invitation=before.invitation))
    assert (await at.sit(after.id, late, Invitation(invitation=before.invitation))).seats_of(late.id) == (1,)


async def test_only_an_own_table_that_has_not_begun_is_replaced(at: Lobby, people: list[Person]) -> None:
    before = await at.open(people[0], Settings(game="gwent", listed=True))
    with refused(Code.NOT_YOURS):
        await at.open(people[1], Settings(game="gwent", instead=before.id))
    assert (await at.table(before.id)).rematch == ""
    await at.sit(before.id, people[1], Invitation())
    for person, seat in ((people[0], 0), (people[1], 1)):
        await at.bring(before.id, person, SeatDeck(seat=seat, take=("monsters",)))
    await at.open(people[0], Settings(game="gwent", instead=before.id))
    running = await at.table(before.id)
    assert running.status is TableStatus.RUNNING and running.rematch == "" and running.seats_of(people[0].id) == (0,)


# --- what others have taken ----------------------------------------------------------------------------


async def test_G_230_a_teammates_faction_is_shown_as_taken(at: Lobby, people: list[Person]) -> None:
    table = await full_table(at, people)
    table = await at.bring(table.id, people[2], SeatDeck(seat=2, take=("nilfgaard",), ready=False))
    mine = await choice(table, people[0], 0)
    (taken,) = mine.taken
    assert (taken.pile.name, taken.index, taken.players, taken.rule) == ("nilfgaard", 1, (2,), "G-230")
    assert taken.words == "Your teammate Cleo is playing it. Teammates need different ones (G-230)."
    assert "nilfgaard" not in [pile.name for pile in mine.piles]
    assert (await choice(table, people[1], 1)).taken == ()
    assert (await info(table, people[0])).seats[2].groups == ("nilfgaard",)
    assert (await info(table, people[1])).seats[2].groups == ()


async def test_the_slower_of_two_players_is_refused_a_pile(at: Lobby, people: list[Person]) -> None:
    table = await full_table(at, people)
    wishes = [at.bring(table.id, people[seat], SeatDeck(seat=seat, take=("monsters",), ready=False)) for seat in (0, 2)]
    outcomes = await asyncio.gather(*wishes, return_exceptions=True)
    (error,) = [each for each in outcomes if isinstance(each, BaseException)]
    assert isinstance(error, RequestError) and (error.code, error.rule) == (Code.DECK, "G-230")
    table = await at.table(table.id)
    loser = next(seat for seat in (0, 2) if not table.sittings[seat].take)
    assert [each.pile.name for each in (await choice(table, people[loser], loser)).taken] == ["monsters"]


async def test_a_pile_that_is_used_up_names_its_players(at: Lobby, people: list[Person]) -> None:
    table = await at.open(people[0], HYDRA)
    for seat in (1, 2, 3):
        table = await at.bring(table.id, people[0], SeatDeck(seat=seat, take=("good", ("wild", "evil", "sage")[seat - 1])))
    (taken,) = (await choice(table, people[0], 0)).taken
    assert (taken.pile.name, taken.players, taken.rule) == ("good", (1, 2, 3), "E-FMT-GEN-01")
    assert taken.words == "No more are left. Taken by Radomir, Zofia and Marek (E-FMT-GEN-01)."


async def test_G_240_a_solo_player_and_the_opponent_need_different_factions(at: Lobby, people: list[Person]) -> None:
    table = await at.open(people[0], Settings(game="gwent", mode="solo"))
    table = await at.bring(table.id, people[0], SeatDeck(seat=0, take=("monsters", "skellige"), ready=False))
    mine = await choice(table, people[0], 0)
    assert (mine.picked, mine.opponent) == (("monsters",), "skellige")
    assert [(each.pile.name, each.words) for each in mine.opponents_taken] == [
        ("monsters", "You’re playing it. Your opponent needs a different one (OQ-36).")
    ]
    assert [each.words for each in mine.taken] == ["Your opponent is playing it. You need a different one (OQ-36)."]


async def test_the_opponent_of_a_solo_game_is_changed_alone(at: Lobby, people: list[Person]) -> None:
    table = await at.open(people[0], Settings(game="gwent", mode="solo", variants=("deck_building",)))
    built = catalogue().write(Deck(solo(built=True).deck_of(0, ("monsters",), solo().supplies()).cards))
    await at.bring(table.id, people[0], SeatDeck(seat=0, text=built, ready=False))
    table = await at.bring(table.id, people[0], SeatDeck(seat=0, opponent="skellige", ready=False))
    mine = await choice(table, people[0], 0)
    assert mine.own is not None and mine.opponent == "skellige"
    with refused(Code.DECK):
        await at.bring(table.id, people[0], SeatDeck(seat=0, opponent="monsters"))
    begun = await at.bring(table.id, people[0], SeatDeck(seat=0, opponent="random"))
    assert begun.status is TableStatus.RUNNING
    duel = await at.open(people[0], Settings(game="gwent", bots=("random",)))
    with refused(Code.DECK):
        await at.bring(duel.id, people[0], SeatDeck(seat=0, opponent="skellige"))


# --- leaders and bots ----------------------------------------------------------------------------------


async def test_the_host_chooses_deck_and_leader_of_a_bot(at: Lobby, people: list[Person]) -> None:
    table = await at.open(people[0], Settings(game="gwent", bots=("random",)))
    assert [each.seat for each in (await info(table, people[0])).choices] == [0, 1]
    await at.bring(table.id, people[0], SeatDeck(seat=1, take=("king_bran_the_unifier",)))
    begun = await at.bring(table.id, people[0], SeatDeck(seat=0, take=("random",)))
    assert begun.decks is not None and begun.decks[1][0] == "king_bran_the_unifier"


async def test_a_leader_can_be_left_to_the_key(at: Lobby, people: list[Person]) -> None:
    found = set()
    for _ in range(30):
        table = await at.open(people[0], Settings(game="gwent", bots=("random",)))
        await at.bring(table.id, people[0], SeatDeck(seat=1, take=("skellige/random",)))
        begun = await at.bring(table.id, people[0], SeatDeck(seat=0, take=("monsters",)))
        assert begun.decks is not None
        found.add(begun.decks[1][0])
        await at.store.append(begun.id, 1, [], status=TableStatus.OVER)
    assert len(found) > 1 and {BY_SLUG[leader].faction.name for leader in found} == {"SKELLIGE"}


async def test_an_own_deck_can_have_another_leader(at: Lobby, people: list[Person]) -> None:
    table = await at.open(people[0], Settings(game="gwent", format="advanced", bots=("random",)))
    text = text_of("advanced", "northern_realms")
    table = await at.bring(table.id, people[0], SeatDeck(seat=0, text=text, ready=False))
    own = (await choice(table, people[0], 0)).own
    assert own is not None and own.groups == ("northern_realms",) and len(own.leaders[0]) == 5 and own.led == (SIEGEMASTER,)
    table = await at.bring(table.id, people[0], SeatDeck(seat=0, leader=MEDELL, ready=False))
    own = (await choice(table, people[0], 0)).own
    assert own is not None and own.led == (MEDELL,)
    with refused(Code.DECK, "can’t lead this deck"):
        await at.bring(table.id, people[0], SeatDeck(seat=0, leader="king_bran_the_unifier"))
    begun = await at.bring(table.id, people[0], SeatDeck(seat=0))
    assert begun.decks is not None and list(leaders_of(Deck(begun.decks[0]))) == [MEDELL]


async def test_three_own_decks_have_three_leaders(at: Lobby, people: list[Person]) -> None:
    table = await at.open(people[0], Settings(game="gwent", mode="tournament", bots=("random",)))
    names = ("northern_realms", "nilfgaard", "monsters")
    text = "\n".join(text_of("advanced", name) for name in names)
    table = await at.bring(
        table.id, people[0], SeatDeck(seat=0, text=text, leader=f"{SIEGEMASTER}+eredin_bringer_of_death", ready=False)
    )
    own = (await choice(table, people[0], 0)).own
    assert own is not None and own.groups == names and own.led[0] == SIEGEMASTER and own.led[2] == "eredin_bringer_of_death"


@pytest.mark.slow
@pytest.mark.parametrize("leader", [card for card, declared in BY_SLUG.items() if isinstance(declared, Leader)])
async def test_every_leader_can_lead_a_bots_deck(at: Lobby, people: list[Person], leader: str) -> None:
    table = await at.open(people[0], Settings(game="gwent", bots=("random",)))
    await at.bring(table.id, people[0], SeatDeck(seat=1, take=(leader,)))
    begun = await at.bring(table.id, people[0], SeatDeck(seat=0, take=(leader,)))
    assert begun.decks is not None and [deck[0] for deck in begun.decks] == [leader, leader]


# --- who sits where ------------------------------------------------------------------------------------


async def test_G_230_swapped_seats_are_checked_again(at: Lobby, people: list[Person]) -> None:
    """Ana and Ben both play Monsters, as opponents. As teammates one of them moves to the next free faction."""
    table = await full_table(at, people)
    for seat, faction in enumerate(("monsters", "monsters", "skellige")):
        await at.bring(table.id, people[seat], SeatDeck(seat=seat, take=(faction,)))
    table = await at.swap(table.id, people[0], (1, 2))
    assert [each.name for each in table.sittings] == ["Ana", "Cleo", "Ben", "Dan"]
    assert [each.take for each in table.sittings] == [("monsters",), ("skellige",), ("skellige",), ()]
    assert [each.ready for each in table.sittings[:3]] == [True, True, False], "whoever had to move looks again"
    back = await at.swap(table.id, people[0], (1, 2))
    assert [each.take for each in back.sittings] == [("monsters",), ("skellige",), ("skellige",), ()]


async def test_a_brought_deck_that_no_longer_fits_is_chosen_again(at: Lobby, people: list[Person]) -> None:
    table = await full_table(at, people)
    await at.bring(table.id, people[0], SeatDeck(seat=0, take=("monsters",)))
    await at.bring(table.id, people[1], SeatDeck(seat=1, text=text_of("classic", "monsters")))
    table = await at.swap(table.id, people[0], (1, 2))
    assert table.sittings[2].deck is None and not table.sittings[2].ready


async def test_only_the_host_swaps_seats_and_only_before_the_game(at: Lobby, people: list[Person]) -> None:
    table = await full_table(at, people)
    with refused(Code.NOT_YOURS):
        await at.swap(table.id, people[1], (0, 1))
    with refused(Code.NOT_FOUND):
        await at.swap(table.id, people[0], (0, 4))
    running = await at.open(people[0], Settings(game="gwent", bots=("random",), take=("random",)))
    with refused(Code.NOT_NOW):
        await at.swap(running.id, people[0], (0, 1))


async def test_a_name_that_is_changed_later_is_kept_up_to_date_after_a_swap(at: Lobby, people: list[Person]) -> None:
    table = await full_table(at, people)
    await at.swap(table.id, people[0], (0, 1))
    await at.store.rename(people[0], "Anna", "anna")
    assert (await at.table(table.id)).sittings[1].name == "Anna"


@pytest.mark.parametrize(("seats", "teams"), [(6, 3), (8, 4), (8, 2)])
async def test_E_HYDRA_01_the_host_changes_the_number_of_teams(at: Lobby, people: list[Person], seats: int, teams: int) -> None:
    table = await at.open(people[0], Settings(game="epic", mode="hydra", seats=seats, bots=("random",) * (seats - 1)))
    changed = await at.change_setup(table.id, people[0], SetupChange(teams=teams))
    assert (await info(changed, people[0])).teams == tuple(seat // (seats // teams) for seat in range(seats))
    with refused(Code.SETTINGS, "can’t form 5 teams"):
        await at.change_setup(table.id, people[0], SetupChange(teams=5))
    begun = await at.bring(table.id, people[0], SeatDeck(seat=0, take=("random",)))
    assert begun.status is TableStatus.RUNNING and begun.settings.teams == teams


async def test_G_260_the_deck_building_variant_is_switched_on_and_off(at: Lobby, people: list[Person]) -> None:
    table = await at.open(people[0], Settings(game="gwent", mode="solo"))
    assert not (await choice(table, people[0], 0)).built
    table = await at.change_setup(table.id, people[0], SetupChange(variants=("deck_building",)))
    assert (await choice(table, people[0], 0)).built
    built = solo(built=True).deck_of(0, ("monsters",), solo().supplies()).cards
    table = await at.bring(table.id, people[0], SeatDeck(seat=0, text=catalogue().write(Deck(built)), ready=False))
    assert table.sittings[0].deck is not None
    table = await at.change_setup(table.id, people[0], SetupChange(variants=("leaders",)))
    assert table.sittings[0].deck is None and table.settings.variants == ("leaders",)


async def test_an_invited_friend_takes_over_from_a_bot_and_gives_the_seat_back(at: Lobby, people: list[Person]) -> None:
    table = await at.open(people[0], Settings(game="gwent", bots=("random",), listed=True))
    with refused(Code.TABLE_FULL):
        await at.sit(table.id, people[1], Invitation())
    joined = await at.sit(table.id, people[1], Invitation(invitation=table.invitation))
    assert [each.name for each in joined.sittings] == ["Ana", "Ben"]
    left = await at.stand_up(table.id, people[1], 1)
    assert (left.sittings[1].kind, left.sittings[1].bot) == (SeatKind.BOT, "random")


async def test_the_host_seats_players_at_the_same_device(at: Lobby, people: list[Person]) -> None:
    table = await at.open(people[0], Settings(game="gwent", mode="free_for_all", seats=3, bots=("random", "random")))
    table = await at.seat_player(table.id, people[0], 1, " Marek ")
    assert table.settings.hot_seat and table.seats_of(people[0].id) == (0, 1) and table.sittings[1].name == "Marek"
    table = await at.seat_player(table.id, people[0], 1, "Zosia")
    assert [each.name for each in table.sittings[:2]] == ["Ana", "Zosia"]
    with refused(Code.NAME_TAKEN):
        await at.seat_player(table.id, people[0], 2, "zosia")
    with refused(Code.NOT_YOURS):
        await at.seat_player(table.id, people[1], 2, "Ben")
    await at.bring(table.id, people[0], SeatDeck(seat=0, take=("random",)))
    assert (await at.bring(table.id, people[0], SeatDeck(seat=1, take=("random",)))).status is TableStatus.RUNNING
