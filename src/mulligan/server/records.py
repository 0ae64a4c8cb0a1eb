"""A game that is over as a file: all that it takes to play it again, and the proof that nobody touched the cards."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import astuple, dataclass
from hashlib import sha256
from typing import Any

import msgspec

from mulligan.core.decks.deck import Deck
from mulligan.core.game import LEAVE, CorruptGame
from mulligan.core.plugin import GamePlugin, GameSetup, PlayableGame
from mulligan.registry import plugin_for
from mulligan.server import game_loader
from mulligan.server.room.room import Room
from mulligan.server.store import Entry, EntryKind, Store, StoredTable
from mulligan.server.wire import GameRecord

FORMAT = "mulligan-record-1"
VIRTUAL = "the virtual opponent"  # wins without a seat


class Untrue(ValueError):
    """A record that cannot be read, or that says something which is not so."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """What a record that is true says."""

    record: GameRecord
    plugin: GamePlugin
    game: PlayableGame
    ending: str  # how it ended beside the rules; empty: by the rules

    @property
    def winners(self) -> tuple[str, ...] | None:
        """Names of those who won by the rules; None: it ended beside them."""
        result = self.game.result
        names = dict(enumerate(self.record.names))
        return None if result is None else tuple(names.get(seat, VIRTUAL) for seat in result.winners)


async def record_of(store: Store, table: StoredTable) -> GameRecord:
    room = await Room.load(store, table.id)
    return GameRecord(
        format=FORMAT,
        table=table.id,
        key_hash=table.key_hash,
        settings=table.settings,
        names=room.names,
        entries=tuple(astuple(entry) for entry in await store.entries(table.id)),
        saved=json.loads(room.game.save()),
    )


def verified(text: bytes) -> Verdict:
    """Play a record again. `Untrue` says what is not so."""
    try:
        record = msgspec.json.decode(text, type=GameRecord)
        entries = [Entry(EntryKind(kind), *rest) for kind, *rest in record.entries]
        plugin = plugin_for(record.settings.game)
        chosen = game_loader.chosen(record.settings)
    except (msgspec.MsgspecError, TypeError, ValueError) as error:
        raise Untrue(f"this is no record of a game: {error}") from error
    if record.format != FORMAT:
        raise Untrue(f"a record of the format {record.format!r}; this version reads {FORMAT!r}")
    _check_key(record)
    game = _replayed(plugin, record)
    _check_beginning(chosen, record.saved)
    _check_decks(plugin, chosen, record.saved)
    _check_answers(entries, record.saved)
    ending = next((entry.words for entry in entries if entry.kind is EntryKind.END), "")
    if game.result is None and not ending:
        raise Untrue("the game is not over")
    return Verdict(record, plugin, game, ending)


def _check_key(record: GameRecord) -> None:
    """The key is the one whose hash was shown before the deal."""
    try:
        key = bytes.fromhex(record.saved["key"])
    except (KeyError, TypeError, ValueError) as error:
        raise Untrue("there is no key in it") from error
    if sha256(key).hexdigest() != record.key_hash:
        raise Untrue("the key is not the one whose hash was shown before the deal")


def _replayed(plugin: GamePlugin, record: GameRecord) -> PlayableGame:
    """Every answer was legal, and they lead to the position that the record says."""
    try:
        return plugin.load(json.dumps(record.saved).encode())
    except CorruptGame as error:
        raise Untrue(str(error)) from error


def _check_beginning(chosen: GameSetup, saved: Mapping[str, Any]) -> None:
    """It was played by the rules that the settings of the table say."""
    said = json.loads(chosen.new(saved["decks"], bytes.fromhex(saved["key"])).save())
    if any(said[part] != saved[part] for part in ("format", "options", "decks")):
        raise Untrue("the game was not played by the settings of the table")


def _check_decks(plugin: GamePlugin, chosen: GameSetup, saved: Mapping[str, Any]) -> None:
    """What was dealt follows from the key; what was taken or brought is legal."""
    decks, format = [tuple(deck) for deck in saved["decks"]], chosen.format
    if format.drafted:
        wrong = decks != [format.cards]
    elif format.brought or format.taken:
        wrong = any(plugin.check_deck(Deck(deck), format, None) for deck in decks)
    else:
        wrong = decks != [deck.cards for deck in format.decks(bytes.fromhex(saved["key"]), chosen.decks)]
    if wrong:
        raise Untrue(f"the decks are not those of {format.name}, or do not follow from the key")


def _check_answers(entries: Sequence[Entry], saved: Mapping[str, Any]) -> None:
    """What people did at the table is what was played."""
    if [list(answer) for answer in _answers(entries)] != saved["answers"]:
        raise Untrue("the answers of the game are not what was done at the table")


def _answers(entries: Sequence[Entry]) -> Sequence[tuple[int, int]]:
    """Those that stand: what was taken back is gone."""
    answers: list[tuple[int, int]] = []
    for entry in entries:
        match entry.kind:
            case EntryKind.ANSWER:
                answers.append((entry.seat, entry.value))
            case EntryKind.LEAVE:
                answers.append((entry.seat, LEAVE))
            case EntryKind.UNDO:
                del answers[len(answers) - entry.value :]
    return answers
