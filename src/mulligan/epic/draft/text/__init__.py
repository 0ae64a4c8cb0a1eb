"""Draft texts in every language, for the viewer: questions, options, the log, captions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from mulligan.core.kernel.output import EVERYBODY, EventRow
from mulligan.core.text.table.labels import Label
from mulligan.core.text.table.scene import NOBODY, Scene
from mulligan.core.text.terms import Language
from mulligan.core.text.words import Case
from mulligan.epic.cards import CARDS
from mulligan.epic.draft.events import EventKind
from mulligan.epic.draft.rules import (
    builds_by_taking,
    chosen_of,
    deck_size,
    first_card,
    is_asked,
    is_deck,
    pack_of,
)
from mulligan.epic.draft.state import LEFT_OUT, Ask, Option, State
from mulligan.epic.draft.text.english import ENGLISH
from mulligan.epic.draft.text.french import FRENCH
from mulligan.epic.draft.text.lines import Caption, Log, Offer, Query, Tables
from mulligan.epic.draft.text.polish import POLISH
from mulligan.epic.draft.text.russian import RUSSIAN
from mulligan.epic.draft.text.spanish import SPANISH
from mulligan.epic.text.context import Word
from mulligan.epic.text.table import speech
from mulligan.epic.text.table.speech import EpicSpeech

__all__ = ["TABLES", "Caption", "Tables", "caption", "event_text", "option_text", "player_text", "pool_text", "question_text"]

TABLES: Final[Mapping[Language, Tables]] = {
    Language.EN: ENGLISH,
    Language.PL: POLISH,
    Language.RU: RUSSIAN,
    Language.ES: SPANISH,
    Language.FR: FRENCH,
}
_HIDDEN = -1
_SILENT = (Log.SAW, Log.SAW_HIDDEN, Log.TOOK_HIDDEN)


def _scene(state: State, viewer: int, language: Language, names: Sequence[str]) -> Scene[EpicSpeech]:
    return Scene(speech(language), viewer, int(state.seats), names)


def _card(scene: Scene[EpicSpeech], number: int) -> str:
    if number == _HIDDEN:
        return scene.speech.label(Label.UNKNOWN_CARD)
    return scene.speech.card(scene.speech.grammar.name(CARDS[number]))


def _counted(scene: Scene[EpicSpeech], number: int) -> dict[str, str]:
    """The forms in which a line may state a number of cards."""
    noun = scene.speech.grammar.nouns[Word.CARD]
    return {
        "cards": scene.count(number, noun),
        "cards_nom": scene.count(number, noun, Case.NOMINATIVE),
        "apiece": scene.speech.apiece(number, noun),
    }


def caption(caption: Caption, language: Language, **values: object) -> str:
    return speech(language).typeset(TABLES[language].captions[caption].format_map(values))


def player_text(state: State, seat: int, viewer: int, language: Language, *, names: Sequence[str] = ()) -> str:
    """How the viewer refers to a player: you, your opponent, player 3, or a name."""
    return _scene(state, viewer, language, names).player_alone(seat)


def pool_text(state: State, seat: int, viewer: int, language: Language, *, names: Sequence[str] = ()) -> str:
    """The name of a pool."""
    scene = _scene(state, viewer, language, names)
    if seat == viewer:
        return caption(Caption.YOUR_POOL, language)
    return caption(Caption.PLAYER_POOL, language, player_gen=scene.speech.player(scene.person(seat), Case.GENITIVE))


# --- questions and options ----------------------------------------------------------------------------


def question_text(state: State, viewer: int, language: Language, *, names: Sequence[str] = ()) -> str:
    """The viewer's open question as a sentence; a viewer who is not asked reads who is.

    >>> from mulligan.epic.cards import BASE_SET
    >>> from mulligan.epic.draft.game import DraftGame, DraftOptions
    >>> draft = DraftGame.new(DraftOptions(), ([card for card in DraftGame.slugs[4:]],), bytes(16))
    >>> question_text(draft.state, 0, Language.EN), question_text(draft.state, -1, Language.PL)
    ('Choose a card to take.', 'Trwa oczekiwanie na wybór: gracz 1, gracz 2.')
    """
    scene = _scene(state, viewer, language, names)
    query, number = _query(state, viewer)
    players = ", ".join(scene.player_alone(seat) for seat in range(state.seats) if is_asked(state, seat))
    words: dict[str, object] = {"amount": number, "players": players, **_counted(scene, number)}
    return scene.say(TABLES[language].queries[query], seat=NOBODY, other=NOBODY, **words)


def _query(state: State, viewer: int) -> tuple[Query, int]:
    """The viewer's question, and the number in it."""
    if state.ask == Ask.NOTHING:
        return Query.NOTHING, 0
    if viewer < 0 or not is_asked(state, viewer):
        return Query.WAITING, 0
    if state.ask == Ask.PICK:
        takes = int(state.plan.takes[state.pick])
        chosen = chosen_of(state, first_card(state, state.round_number, pack_of(state, viewer)))
        return (Query.PICK, 1) if takes == 1 else (Query.PICK_SEVERAL, takes - int(chosen))
    size = int(deck_size(state, viewer))
    if is_deck(state, viewer):
        return Query.FINISH, size
    return (
        (Query.TAKE_IN, int(state.plan.fewest) - size)
        if size < state.plan.fewest
        else (Query.LEAVE_OUT, size - int(state.plan.most))
    )


def option_text(state: State, option: int, viewer: int, language: Language, *, names: Sequence[str] = ()) -> str:
    """Describe an option of the viewer's question, or of the first open one."""
    scene = _scene(state, viewer, language, names)
    seat = viewer if viewer >= 0 and is_asked(state, viewer) else int(state.asked)
    offer, place = _offer(state, seat, option)
    number = int(state.cards[place].card) if seat == viewer or state.plan.shared else _HIDDEN
    return scene.say(TABLES[language].offers[offer], card=_card(scene, number))


def _offer(state: State, seat: int, option: int) -> tuple[Offer, int]:
    """The action of an option, and the place of its card in the box."""
    if option == Option.DONE:
        return Offer.DONE, 0
    if state.ask == Ask.PICK:
        return Offer.TAKE, first_card(state, state.round_number, pack_of(state, seat)) + option - Option.CARD
    place = int(state.players[seat].pool.cards[option - Option.CARD])
    if state.cards[place].mark != LEFT_OUT:
        return Offer.LEAVE_OUT, place
    return (Offer.TAKE_IN if builds_by_taking(state, seat) else Offer.PUT_BACK), place


# --- the log --------------------------------------------------------------------------------------------


def event_text(event: EventRow, state: State, viewer: int, language: Language, *, names: Sequence[str] = ()) -> str | None:
    """A line of the log; None for events that need no line: looking at a pack, and others taking a card."""
    log = kind_of_line(event, state, viewer)
    return None if log in _SILENT else line(log, event, state, viewer, language, names)


def line(log: Log, event: EventRow, state: State, viewer: int, language: Language, names: Sequence[str] = ()) -> str:
    """The line for any event."""
    scene = _scene(state, viewer, language, names)
    amount, seat = int(event.amount), int(event.seat)
    words: dict[str, object] = {
        "card": _card(scene, int(event.card) if _sees(event, viewer) else _HIDDEN),
        "amount": amount,
        "other_amount": int(event.other),
        **_counted(scene, amount),
    }
    return scene.say(TABLES[language].log[log], seat=seat if seat >= 0 else NOBODY, other=NOBODY, **words)


def _sees(event: EventRow, viewer: int) -> bool:
    known = int(event.known)
    return known == EVERYBODY or (viewer >= 0 and (known >> viewer) & 1 == 1)


def kind_of_line(event: EventRow, state: State, viewer: int) -> Log:
    """The kind of line that the viewer reads for an event."""
    kind = EventKind(event.kind)
    match kind:
        case EventKind.TOOK if not _sees(event, viewer):
            return Log.TOOK_HIDDEN
        case EventKind.SAW if not _sees(event, viewer):
            return Log.SAW_HIDDEN
        case EventKind.PASSED_LEFT | EventKind.PASSED_RIGHT if state.seats == 2:
            return Log.SWAPPED
        case _:
            return Log[kind.name]
