"""The REST API: accounts, games, decks, tables and seats. Play at a table goes over its WebSocket."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

import msgspec
from litestar import Response, Router, delete, get, patch, post, put
from litestar.di import NamedDependency, Provide
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, FromQuery, HeaderParameter, JSONBody
from litestar.status_codes import HTTP_200_OK, HTTP_201_CREATED, HTTP_204_NO_CONTENT

from mulligan.core.client.card_faces import Faces
from mulligan.core.client.card_index import CardIndex, CardPage
from mulligan.core.client.report import Report
from mulligan.core.compiler.progress import compiled_share
from mulligan.core.text import Language
from mulligan.registry import GAMES
from mulligan.server import game_loader
from mulligan.server.accounts import COOKIE, NO_COOKIE, Accounts, cookie, was_given
from mulligan.server.errors import RequestError
from mulligan.server.exports.position import position_of
from mulligan.server.exports.record import record_of
from mulligan.server.exports.report import report_of
from mulligan.server.http import catalogue
from mulligan.server.http.decks import DECKS
from mulligan.server.http.rate_limits import RateLimits
from mulligan.server.http.responses import REFUSALS
from mulligan.server.http.security import AnyRequest, check_request
from mulligan.server.http.sockets import OpenSockets
from mulligan.server.http.static import ASK_FIRST
from mulligan.server.lobby.infos import may_look, table_info, table_lines
from mulligan.server.lobby.lobby import Lobby
from mulligan.server.overload import Overload
from mulligan.server.room.registry import RoomRegistry
from mulligan.server.room.teaching.past import opened_again
from mulligan.server.store import Person, StoredTable
from mulligan.server.wire import (
    Again,
    Code,
    Credentials,
    GameRecord,
    Games,
    Invitation,
    Me,
    Opened,
    PositionText,
    Preparing,
    Rename,
    Rulebook,
    SeatDeck,
    SeatKind,
    SeatName,
    Settings,
    SetupChange,
    Swap,
    TableInfo,
    TableLine,
    TableLists,
    TableStatus,
)

# --- people ------------------------------------------------------------------------------------------


async def provide_person(request: AnyRequest, accounts: NamedDependency[Accounts]) -> Person:
    """The person who sent the request. Clients first call `GET /api/me` and keep the cookie."""
    person = await accounts.known(request.cookies)
    if person is None:
        raise RequestError(Code.NOT_YOURS, "no valid session; call GET /api/me first and keep the cookie")
    return person


@get("/me", summary="Who am I?", responses=REFUSALS)
async def me(
    request: AnyRequest, accounts: NamedDependency[Accounts], rate_limits: NamedDependency[RateLimits]
) -> Response[Me]:
    """Your name and account. A newcomer becomes a guest, with a name and a session cookie."""
    person = await accounts.known(request.cookies)
    if person is not None:
        secret = request.cookies[COOKIE]
        renewed = [cookie(secret, request.url.scheme)] if await accounts.store.renew_session(secret) else None
        return Response(_me(person), cookies=renewed)
    await rate_limits.check_guest(request)
    person, secret = await accounts.new_guest()
    return Response(_me(person), cookies=[cookie(secret, request.url.scheme)])


@patch("/me", summary="Change your name", responses=REFUSALS)
async def rename(
    data: JSONBody[Rename],
    person: NamedDependency[Person],
    accounts: NamedDependency[Accounts],
    registry: NamedDependency[RoomRegistry],
) -> Me:
    renamed = await accounts.rename(person, data.name)
    for table in await registry.store.tables_of(person.id):
        if table.status is not TableStatus.OVER:
            await registry.changed(table)
    return _me(renamed)


@post("/account", summary="Create an account", status_code=HTTP_200_OK, responses=REFUSALS)
async def register(
    data: JSONBody[Credentials],
    request: AnyRequest,
    person: NamedDependency[Person],
    accounts: NamedDependency[Accounts],
    rate_limits: NamedDependency[RateLimits],
    open_sockets: NamedDependency[OpenSockets],
) -> Response[Me]:
    """Turn a guest into an account with a password, to log in on other devices. The guest's tables and decks are kept."""
    await rate_limits.check_password(request, data.name)
    registered, secret = await accounts.register(person, data)
    await open_sockets.close(request.cookies[COOKIE])  # they connect again with the new cookie
    return Response(_me(registered), cookies=[cookie(secret, request.url.scheme)])


@post("/session", summary="Log in", status_code=HTTP_200_OK, responses=REFUSALS)
async def log_in(
    data: JSONBody[Credentials],
    request: AnyRequest,
    accounts: NamedDependency[Accounts],
    rate_limits: NamedDependency[RateLimits],
) -> Response[Me]:
    """Log in on this device. Tables and decks of the device's guest move to the account."""
    await rate_limits.check_password(request, data.name)
    person, secret = await accounts.log_in(await accounts.known(request.cookies), data)
    return Response(_me(person), cookies=[cookie(secret, request.url.scheme)])


@delete("/session", summary="Log out", status_code=HTTP_204_NO_CONTENT, responses=REFUSALS, response_cookies=[NO_COOKIE])
async def log_out(request: AnyRequest, accounts: NamedDependency[Accounts], open_sockets: NamedDependency[OpenSockets]) -> None:
    """Forget this device. A guest who logs out cannot come back."""
    if secret := request.cookies.get(COOKIE):
        await accounts.store.end_session(secret)
        await open_sockets.close(secret)


def _me(person: Person) -> Me:
    return Me(name=person.name, account=person.account, named=person.account or not was_given(person.name))


# --- games -------------------------------------------------------------------------------------------


@get("/preparing", summary="Progress of compiling the rules", responses=REFUSALS, sync_to_thread=False)
def preparing() -> Preparing:
    """For display while a new table is opened. Rules are compiled once per machine, until they change."""
    return Preparing(share=compiled_share())


@get("/games/{language:str}", summary="Games, modes and formats", responses=REFUSALS)
async def games(language: FromPath[Language]) -> Games:
    return await catalogue.games(language)


@get("/cards/{game:str}/{language:str}", summary="Cards of a game", responses={**REFUSALS, HTTP_200_OK: ResponseSpec(Faces)})
async def cards(request: AnyRequest, game: FromPath[str], language: FromPath[Language]) -> Response[bytes]:
    return (await catalogue.faces(_known(game), language)).answer(request, ASK_FIRST)


@get(
    "/card-index/{game:str}/{language:str}",
    summary="Index to search and filter cards",
    responses={**REFUSALS, HTTP_200_OK: ResponseSpec(CardIndex)},
)
async def card_index(request: AnyRequest, game: FromPath[str], language: FromPath[Language]) -> Response[bytes]:
    return (await catalogue.card_index(_known(game), language)).answer(request, ASK_FIRST)


@get("/cards/{game:str}/{language:str}/{card:str}", summary="A card with its rulings and decks", responses=REFUSALS)
async def card_page(game: FromPath[str], language: FromPath[Language], card: FromPath[str]) -> CardPage:
    found = await catalogue.card_page(_known(game), card, language)
    if found is None:
        raise RequestError(Code.NOT_FOUND, f"no card {card!r}")
    return found


@get("/rules/{game:str}/{language:str}", summary="Rules of a game", responses={**REFUSALS, HTTP_200_OK: ResponseSpec(Rulebook)})
async def rules(request: AnyRequest, game: FromPath[str], language: FromPath[Language]) -> Response[bytes]:
    return catalogue.rules(_known(game), language).answer(request, ASK_FIRST)


def _known(game: str) -> str:
    if game not in GAMES:
        raise RequestError(Code.NOT_FOUND, f"no game {game!r}; available: {', '.join(GAMES)}")
    return game


# --- tables ------------------------------------------------------------------------------------------


@get("/tables", summary="Your tables, and public ones to join or watch", responses=REFUSALS)
async def table_lists(
    person: NamedDependency[Person], tables: NamedDependency[Lobby], registry: NamedDependency[RoomRegistry]
) -> TableLists:
    store, limit = tables.store, tables.limits.lists
    mine = await store.tables_of(person.id, limit)
    listed = [each for each in await store.listed_tables(limit) if not each.seats_of(person.id)]
    return TableLists(
        mine=await _lines(registry, person, mine),
        open=await _lines(registry, person, listed),
        archived=await store.archived_by(person.id),
    )


@get("/tables/archive", summary="Games that you have archived", responses=REFUSALS)
async def archive_list(
    person: NamedDependency[Person], tables: NamedDependency[Lobby], registry: NamedDependency[RoomRegistry]
) -> tuple[TableLine, ...]:
    return await _lines(registry, person, await tables.store.tables_of(person.id, tables.limits.lists, archived=True))


@put("/tables/{table_id:str}/archive", summary="Archive a finished game", status_code=HTTP_204_NO_CONTENT, responses=REFUSALS)
async def archive(table_id: FromPath[str], person: NamedDependency[Person], tables: NamedDependency[Lobby]) -> None:
    """Hide a finished game from your list. The other players still see it."""
    await tables.set_archived(table_id, person, archived=True)


@delete("/tables/{table_id:str}/archive", summary="Bring back an archived game", responses=REFUSALS)
async def unarchive(table_id: FromPath[str], person: NamedDependency[Person], tables: NamedDependency[Lobby]) -> None:
    await tables.set_archived(table_id, person, archived=False)


async def _lines(registry: RoomRegistry, person: Person, found: Sequence[StoredTable]) -> tuple[TableLine, ...]:
    return tuple(_with_presence(registry, each) for each in await table_lines(found, person.id, registry.store.uptime))


def _with_presence(registry: RoomRegistry, line: TableLine) -> TableLine:
    """Add the absences and spectators known to this node."""
    seats = tuple(
        msgspec.structs.replace(seat, away=seat.kind is SeatKind.PERSON and registry.is_away(line.id, seat.seat))
        for seat in line.seats
    )
    return msgspec.structs.replace(line, seats=seats, spectators=registry.spectators(line.id))


@post("/tables", summary="Open a table", status_code=HTTP_201_CREATED, responses=REFUSALS)
async def open_table(
    data: JSONBody[Settings],
    person: NamedDependency[Person],
    registry: NamedDependency[RoomRegistry],
    overload: NamedDependency[Overload],
) -> Opened:
    """Open a table. The game begins immediately if no seat or deck is missing. A busy server refuses."""
    overload.check()
    table = await registry.tables.open(person, data)
    await registry.changed(table)
    if data.instead and (before := await registry.tables.store.table(data.instead)) is not None:
        await registry.changed(before)
    return Opened(id=table.id)


@get("/tables/{table_id:str}", summary="Get a table", responses=REFUSALS)
async def table(
    table_id: FromPath[str],
    person: NamedDependency[Person],
    tables: NamedDependency[Lobby],
    language: FromQuery[Language] = Language.EN,
    invitation: Annotated[str, HeaderParameter(name="X-Invitation", description="Required for a private table")] = "",
) -> TableInfo:
    found = await tables.table(table_id)
    if not may_look(found, person.id, invitation):
        raise RequestError(Code.NOT_FOUND, "no such table, or it is private")
    return await _info(found, person, language)


@post("/tables/{table_id:str}/seats", summary="Take a seat", status_code=HTTP_200_OK, responses=REFUSALS)
async def sit(
    data: JSONBody[Invitation],
    table_id: FromPath[str],
    person: NamedDependency[Person],
    registry: NamedDependency[RoomRegistry],
    language: FromQuery[Language] = Language.EN,
) -> TableInfo:
    table = await registry.tables.sit(table_id, person, data)
    return await _announced(registry, table, person, language)


@delete(
    "/tables/{table_id:str}/seats/{seat:int}",
    summary="Leave a seat before the game begins",
    status_code=HTTP_200_OK,
    responses=REFUSALS,
)
async def stand_up(
    table_id: FromPath[str],
    seat: FromPath[int],
    person: NamedDependency[Person],
    registry: NamedDependency[RoomRegistry],
    language: FromQuery[Language] = Language.EN,
) -> TableInfo:
    table = await registry.tables.stand_up(table_id, person, seat)
    return await _announced(registry, table, person, language)


@put("/tables/{table_id:str}/seats/{seat:int}", summary="Seat a player at the host's device", responses=REFUSALS)
async def seat_player(
    data: JSONBody[SeatName],
    table_id: FromPath[str],
    seat: FromPath[int],
    person: NamedDependency[Person],
    registry: NamedDependency[RoomRegistry],
    language: FromQuery[Language] = Language.EN,
) -> TableInfo:
    """Pass and play: the player takes a free seat or a bot's. At a seat of yours, this changes the player's name."""
    table = await registry.tables.seat_player(table_id, person, seat, data.name)
    return await _announced(registry, table, person, language)


@post("/tables/{table_id:str}/swap", summary="Let two players change places", status_code=HTTP_200_OK, responses=REFUSALS)
async def swap(
    data: JSONBody[Swap],
    table_id: FromPath[str],
    person: NamedDependency[Person],
    registry: NamedDependency[RoomRegistry],
    language: FromQuery[Language] = Language.EN,
) -> TableInfo:
    """For the host, before the game begins. A deck that is no longer allowed moves to the next free one."""
    table = await registry.tables.swap(table_id, person, data.seats)
    return await _announced(registry, table, person, language)


@patch("/tables/{table_id:str}", summary="Change teams or variants before the game begins", responses=REFUSALS)
async def change_setup(
    data: JSONBody[SetupChange],
    table_id: FromPath[str],
    person: NamedDependency[Person],
    registry: NamedDependency[RoomRegistry],
    language: FromQuery[Language] = Language.EN,
) -> TableInfo:
    """For the host. Decks that are no longer allowed are given back or move to the next free ones."""
    table = await registry.tables.change_setup(table_id, person, data)
    return await _announced(registry, table, person, language)


@put("/tables/{table_id:str}/deck", summary="Bring a deck, or pick a ready-made one", responses=REFUSALS)
async def bring(
    data: JSONBody[SeatDeck],
    table_id: FromPath[str],
    person: NamedDependency[Person],
    registry: NamedDependency[RoomRegistry],
    language: FromQuery[Language] = Language.EN,
) -> TableInfo:
    table = await registry.tables.bring(table_id, person, data)
    return await _announced(registry, table, person, language)


@get("/tables/{table_id:str}/record", summary="The record of a finished game", responses=REFUSALS)
async def record(
    table_id: FromPath[str], person: NamedDependency[Person], tables: NamedDependency[Lobby]
) -> Response[GameRecord]:
    """A file to keep; `mulligan verify` replays it and checks that nothing was altered."""
    found = await tables.table(table_id)
    if not may_look(found, person.id):
        raise RequestError(Code.NOT_FOUND, "no such table, or it is private")
    if found.status is not TableStatus.OVER:
        raise RequestError(Code.NOT_NOW, "the game is not over")
    headers = {"content-disposition": f'attachment; filename="mulligan-{found.settings.game}-{found.id}.json"'}
    return Response(await record_of(tables.store, found), headers=headers)


@get("/tables/{table_id:str}/report", summary="A finished game in numbers", responses=REFUSALS)
async def report(
    table_id: FromPath[str],
    person: NamedDependency[Person],
    tables: NamedDependency[Lobby],
    invitation: Annotated[str, HeaderParameter(name="X-Invitation", description="Required for a private table")] = "",
) -> Report:
    """Statistics, the ending and all hands. While the game runs, an eliminated player learns only how they were eliminated."""
    found = await tables.table(table_id)
    if not may_look(found, person.id, invitation):
        raise RequestError(Code.NOT_FOUND, "no such table, or it is private")
    return await report_of(tables.store, found, person.id)


@post("/tables/{table_id:str}/again", summary="Try a past position again", status_code=HTTP_201_CREATED, responses=REFUSALS)
async def again(
    data: JSONBody[Again],
    table_id: FromPath[str],
    person: NamedDependency[Person],
    registry: NamedDependency[RoomRegistry],
) -> Opened:
    """Open a table at a past position of your finished game, against bots. Cards that you could not know are dealt again."""
    found = await registry.tables.table(table_id)
    table = await opened_again(registry.tables, found, person, data)
    await registry.changed(table)
    return Opened(id=table.id)


@get("/tables/{table_id:str}/position", summary="The position as a scenario, as seen by one seat", responses=REFUSALS)
async def position(
    table_id: FromPath[str],
    person: NamedDependency[Person],
    tables: NamedDependency[Lobby],
    seat: FromQuery[int | None] = None,
    invitation: Annotated[str, HeaderParameter(name="X-Invitation", description="Required for a private table")] = "",
) -> PositionText:
    """For bug reports and questions; docs/scenarios.md describes the text. Without a seat you get the public view."""
    found = await tables.table(table_id)
    if not may_look(found, person.id, invitation):
        raise RequestError(Code.NOT_FOUND, "no such table, or it is private")
    return await position_of(tables.store, found, person.id, seat)


async def _announced(registry: RoomRegistry, table: StoredTable, person: Person, language: Language) -> TableInfo:
    """Broadcast a changed table, then describe it to the person who changed it."""
    await registry.changed(table)
    return await _info(table, person, language)


async def _info(table: StoredTable, person: Person, language: Language) -> TableInfo:
    return table_info(await game_loader.prepared(table.settings), table, person.id, language)


# --- the router --------------------------------------------------------------------------------------


async def _before(request: AnyRequest) -> None:
    """Apply rate limits and origin checks before the body is read."""
    await request.app.state.rate_limits.check_request(request)
    await check_request(request)


API = Router(
    "/api",
    route_handlers=[
        *(me, rename, register, log_in, log_out),
        *(preparing, games, cards, card_index, card_page, rules),
        *DECKS,
        *(table_lists, archive_list, archive, unarchive, open_table, table, change_setup, record, report, again, position),
        *(sit, stand_up, seat_player, swap, bring),
    ],
    dependencies={"person": Provide(provide_person)},
    before_request=_before,
)
