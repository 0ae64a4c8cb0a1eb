"""Records of finished games: files with everything needed to replay a game and to prove that the deal was fair."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import astuple, dataclass
from hashlib import sha256
from typing import Any

import msgspec

from mulligan.core.decks.deck import Deck
from mulligan.core.game import Answer, CorruptGame, IllegalAnswer
from mulligan.core.plugin import GamePlugin, GameSetup, PlayableGame
from mulligan.core.scenario.rulings import game_at
from mulligan.registry import plugin_for
from mulligan.server import game_loader
from mulligan.server.room.room import Room
from mulligan.server.room.state.projection import answer_of
from mulligan.server.store import Entry, EntryKind, Store, StoredTable
from mulligan.server.wire import GameRecord

FORMAT = "mulligan-record-1"
VIRTUAL = "the virtual opponent"  # a winner without a seat


class InvalidRecord(ValueError):
    """A record that cannot be read, or that contradicts itself."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """The result of verifying a valid record."""

    record: GameRecord
    plugin: GamePlugin
    game: PlayableGame
    ending: str  # how it ended outside the rules, such as a resignation; empty: by the rules

    @property
    def winners(self) -> tuple[str, ...] | None:
        """Names of the winners; None if the game ended outside the rules."""
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
    """Replay and check a record; InvalidRecord says what is wrong."""
    try:
        record = msgspec.json.decode(text, type=GameRecord)
        entries = [Entry(EntryKind(kind), *rest) for kind, *rest in record.entries]
        plugin = plugin_for(record.settings.game)
        chosen = game_loader.chosen(record.settings)
    except (msgspec.MsgspecError, TypeError, ValueError) as error:
        raise InvalidRecord(f"not a record of a game: {error}") from error
    if record.format != FORMAT:
        raise InvalidRecord(f"the record has format {record.format!r}; this version reads {FORMAT!r}")
    _check_key(record)
    if record.settings.ruling:
        game = _replayed_from_ruling(plugin, record)
    else:
        game = _replayed(plugin, record)
        _check_beginning(chosen, record.saved)
        _check_decks(plugin, chosen, record.saved)
    _check_answers(entries, record.saved)
    ending = next((entry.words for entry in entries if entry.kind is EntryKind.END), "")
    if game.result is None and not ending:
        raise InvalidRecord("the game is not over")
    return Verdict(record, plugin, game, ending)


def _check_key(record: GameRecord) -> None:
    """Check that the key matches the hash shown before the deal."""
    try:
        key = bytes.fromhex(record.saved["key"])
    except (KeyError, TypeError, ValueError) as error:
        raise InvalidRecord("the record has no valid key") from error
    if sha256(key).hexdigest() != record.key_hash:
        raise InvalidRecord("the key does not match the hash shown before the deal")


def _replayed(plugin: GamePlugin, record: GameRecord) -> PlayableGame:
    """Replay all answers, checking that each is legal and that they lead to the recorded position."""
    try:
        return plugin.load(json.dumps(record.saved).encode())
    except CorruptGame as error:
        raise InvalidRecord(str(error)) from error


def _replayed_from_ruling(plugin: GamePlugin, record: GameRecord) -> PlayableGame:
    """Replay all answers of a game that began at the position of a ruling."""
    ruling = plugin.rulings().get(record.settings.ruling)
    if ruling is None:
        raise InvalidRecord(f"the game began at the ruling {record.settings.ruling!r}, which this version does not have")
    game: PlayableGame = game_at(plugin.table, ruling.position(plugin.table), bytes.fromhex(record.saved["key"]))
    try:
        for seat, choice in record.saved["answers"]:
            game.replay(Answer(seat, choice))
    except (IllegalAnswer, KeyError, TypeError, ValueError) as error:
        raise InvalidRecord(f"an answer of the game is not legal: {error}") from error
    if game.digest() != record.saved.get("digest"):
        raise InvalidRecord("the game leads to a different position than the record says")
    return game


def _check_beginning(chosen: GameSetup, saved: Mapping[str, Any]) -> None:
    """Check that the game was played by the table's settings."""
    expected = json.loads(chosen.new(saved["decks"], bytes.fromhex(saved["key"])).save())
    if any(expected[part] != saved[part] for part in ("format", "options", "decks")):
        raise InvalidRecord("the game was not played with the table's settings")


def _check_decks(plugin: GamePlugin, chosen: GameSetup, saved: Mapping[str, Any]) -> None:
    """Check that dealt decks follow from the key, and that picked or brought decks are legal."""
    decks, format = [tuple(deck) for deck in saved["decks"]], chosen.format
    if format.drafted:
        wrong = decks != [format.cards]
    elif format.taken:
        wrong = any(plugin.check_deck(Deck(deck), format, None) for deck in decks)
    else:
        wrong = decks != [deck.cards for deck in format.decks(bytes.fromhex(saved["key"]), chosen.decks)]
    if wrong:
        raise InvalidRecord(f"the decks are not those of {format.name}, or do not follow from the key")


def _check_answers(entries: Sequence[Entry], saved: Mapping[str, Any]) -> None:
    """Check that the saved answers are those of the table's entries."""
    if [list(answer) for answer in _answers(entries)] != saved["answers"]:
        raise InvalidRecord("the game's answers differ from the table's entries")


def _answers(entries: Sequence[Entry]) -> Sequence[Answer]:
    """The answers that were not taken back."""
    answers: list[Answer] = []
    for entry in entries:
        match entry.kind:
            case EntryKind.ANSWER | EntryKind.LEAVE | EntryKind.REDEAL:
                answers.append(answer_of(entry))
            case EntryKind.UNDO:
                del answers[len(answers) - entry.value :]
    return answers
