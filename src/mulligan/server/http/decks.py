"""The routes for decks. `docs/protocol.md` explains them.

No dependency is called `decks`: Litestar takes an error at the key `decks` of a body for an error of the dependency.
"""

from __future__ import annotations

from litestar import delete, get, post, put
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody
from litestar.status_codes import HTTP_200_OK, HTTP_201_CREATED, HTTP_204_NO_CONTENT

from mulligan.core.decks.report import DeckReport
from mulligan.core.text import Language
from mulligan.server.decks.library import Decks
from mulligan.server.errors import RequestError
from mulligan.server.exports.played import played_deck
from mulligan.server.http.responses import REFUSALS
from mulligan.server.lobby.infos import may_look
from mulligan.server.lobby.lobby import Lobby
from mulligan.server.store import Person, StoredTable
from mulligan.server.wire import (
    Code,
    DeckChanged,
    DeckEdit,
    DeckExport,
    DeckFormats,
    DeckLine,
    DeckList,
    DeckPool,
    DeckRead,
    DeckSaved,
    DeckSuggestions,
    DeckText,
    PremadeDeck,
    SavedDeck,
)

# --- saved decks -------------------------------------------------------------------------------------


@get("/decks", summary="Your decks", responses=REFUSALS)
async def deck_list(
    person: NamedDependency[Person],
    library: NamedDependency[Decks],
    tables: NamedDependency[Lobby],
    game: FromQuery[str | None] = None,
    table: FromQuery[str | None] = None,
    language: FromQuery[Language] = Language.EN,
) -> tuple[DeckLine, ...]:
    """Your decks, the last saved first. With a table, only decks for its game, and the problems that they have there."""
    if table is None:
        return await library.lines(person, game, language)
    return await library.lines(person, game, language, await _visible(tables, table, person))


async def _visible(tables: Lobby, id: str, person: Person) -> StoredTable:
    found = await tables.table(id)
    if not may_look(found, person.id):
        raise RequestError(Code.NOT_FOUND, "no such table, or it is private")
    return found


@post("/decks", summary="Save a new deck", status_code=HTTP_201_CREATED, responses=REFUSALS)
async def new_deck(
    data: JSONBody[DeckList],
    person: NamedDependency[Person],
    library: NamedDependency[Decks],
    language: FromQuery[Language] = Language.EN,
) -> SavedDeck:
    """A deck need not be legal or complete. Without a name it is named after its alignments or factions."""
    return await library.add(person, data, language)


@post("/decks/played", summary="Save the deck that you play at a table", responses=REFUSALS)
async def keep_deck(
    person: NamedDependency[Person],
    library: NamedDependency[Decks],
    tables: NamedDependency[Lobby],
    table: FromQuery[str],
    seat: FromQuery[int | None] = None,
    language: FromQuery[Language] = Language.EN,
) -> SavedDeck:
    """For a drafted, dealt or premade deck, once the draft is over. A deck that you have already saved isn't saved again."""
    found = await _visible(tables, table, person)
    played = await played_deck(library.store, found, person.id, seat)
    return await library.keep(person, found.settings, played, language)


@get("/decks/{deck_id:str}", summary="Get a deck", responses=REFUSALS)
async def deck(deck_id: FromPath[str], person: NamedDependency[Person], library: NamedDependency[Decks]) -> SavedDeck:
    return await library.deck(person, deck_id)


@put("/decks/{deck_id:str}", summary="Save a deck", responses=REFUSALS)
async def save_deck(
    data: JSONBody[DeckEdit],
    deck_id: FromPath[str],
    person: NamedDependency[Person],
    library: NamedDependency[Decks],
    language: FromQuery[Language] = Language.EN,
) -> DeckSaved:
    """Save a new version. If the deck was edited elsewhere in the meantime, both are kept. A deleted deck comes back."""
    return await library.save(person, deck_id, data, language)


@delete("/decks/{deck_id:str}", summary="Delete a deck", status_code=HTTP_204_NO_CONTENT, responses=REFUSALS)
async def delete_deck(deck_id: FromPath[str], person: NamedDependency[Person], library: NamedDependency[Decks]) -> None:
    """Saving it again brings it back."""
    await library.delete(person, deck_id)


@post("/decks/{deck_id:str}/copy", summary="Duplicate a deck", status_code=HTTP_201_CREATED, responses=REFUSALS)
async def copy_deck(deck_id: FromPath[str], person: NamedDependency[Person], library: NamedDependency[Decks]) -> SavedDeck:
    return await library.copy(person, deck_id)


# --- building ----------------------------------------------------------------------------------------


@get("/decks/formats/{game:str}/{language:str}", summary="Formats that decks are built for", responses=REFUSALS)
async def deck_formats(
    game: FromPath[str], language: FromPath[Language], person: NamedDependency[Person], library: NamedDependency[Decks]
) -> DeckFormats:
    return await library.formats(game, language)


@get("/decks/premade/{game:str}/{language:str}", summary="Decks that come with a game", responses=REFUSALS)
async def premade_decks(
    game: FromPath[str], language: FromPath[Language], person: NamedDependency[Person], library: NamedDependency[Decks]
) -> tuple[PremadeDeck, ...]:
    return await library.premade(game, language)


@post("/decks/check", summary="Check a deck", status_code=HTTP_200_OK, responses=REFUSALS)
async def check_deck(
    data: JSONBody[DeckList],
    person: NamedDependency[Person],
    library: NamedDependency[Decks],
    language: FromQuery[Language] = Language.EN,
) -> DeckReport:
    """Problems with their rules and fixes, the numbers of the deck, and what can be added to it."""
    return await library.report(data, language)


@post("/decks/fix", summary="Fix all problems of a deck", status_code=HTTP_200_OK, responses=REFUSALS)
async def fix_deck(
    data: JSONBody[DeckList],
    person: NamedDependency[Person],
    library: NamedDependency[Decks],
    language: FromQuery[Language] = Language.EN,
) -> DeckChanged:
    """Applies the best fix of each problem, then fills the deck."""
    return await library.fixed(data, language)


@post("/decks/fill", summary="Fill a deck", status_code=HTTP_200_OK, responses=REFUSALS)
async def fill_deck(
    data: JSONBody[DeckList],
    person: NamedDependency[Person],
    library: NamedDependency[Decks],
    language: FromQuery[Language] = Language.EN,
) -> DeckChanged:
    """Adds the cards that the bots value most, until the deck is complete. An empty one becomes a whole deck."""
    return await library.filled(data, language)


@post("/decks/suggest", summary="Suggest decks from a pool", status_code=HTTP_200_OK, responses=REFUSALS)
async def suggest_decks(
    data: JSONBody[DeckPool], person: NamedDependency[Person], library: NamedDependency[Decks]
) -> DeckSuggestions:
    """For the pool of a draft: decks to start from by the bots' evaluation, and your deck filled or cut to its size."""
    return await library.suggestions(data)


@post("/decks/read", summary="Read a deck from text", status_code=HTTP_200_OK, responses=REFUSALS)
async def read_deck(
    data: JSONBody[DeckText],
    person: NamedDependency[Person],
    library: NamedDependency[Decks],
    language: FromQuery[Language] = Language.EN,
) -> DeckRead:
    """A deck file, a plain list with card names in any language, or a share link."""
    return await library.read(data, language)


@post("/decks/export", summary="A deck as text", status_code=HTTP_200_OK, responses=REFUSALS)
async def export_deck(
    data: JSONBody[DeckList],
    person: NamedDependency[Person],
    library: NamedDependency[Decks],
    language: FromQuery[Language] = Language.EN,
) -> DeckExport:
    """The deck file, a list in the viewer's language, and the code of a share link."""
    return await library.export(data, language)


DECKS = (
    *(deck_list, new_deck, keep_deck, deck, save_deck, delete_deck, copy_deck),
    *(deck_formats, premade_decks, check_deck, fix_deck, fill_deck, suggest_decks, read_deck, export_deck),
)
