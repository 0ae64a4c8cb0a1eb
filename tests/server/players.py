"""Players for tests: a socket and the messages it has received."""

from __future__ import annotations

import json
import random
import time
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol

import httpx
from websockets.sync.client import ClientConnection, connect

from mulligan.server.wire import VERSION

Message = dict[str, Any]
PATIENCE = 60.0  # seconds; a busy machine starts bot workers slowly


class Address(Protocol):
    """The addresses of a server."""

    url: str
    sockets: str


def cookie_of(guest: httpx.Client) -> dict[str, str]:
    return {"Cookie": "; ".join(f"{name}={value}" for name, value in guest.cookies.items())}


def open_table(guest: httpx.Client, game: str, **settings: Any) -> str:
    """Open a table with random decks."""
    wanted = {"game": game, "take": ["random"]} | settings
    if settings.get("format") in ("sealed", "sealed_choice", "dark"):
        del wanted["take"]
    table = str(guest.post("/api/tables", json=wanted).raise_for_status().json()["id"])
    bring_decks(guest, table)
    return table


def bring_decks(guest: httpx.Client, table: str) -> None:
    """Pick random ready-made decks for all seats of the guest that need one."""
    while need := guest.get(f"/api/tables/{table}").raise_for_status().json()["need"]:
        guest.put(f"/api/tables/{table}/deck", json={"seat": need["seat"], "take": ["random"]}).raise_for_status()


def sit(guest: httpx.Client, table: str, invitation: str) -> None:
    guest.post(f"/api/tables/{table}/seats", json={"invitation": invitation}).raise_for_status()
    bring_decks(guest, table)


def table_of_two(one: httpx.Client, other: httpx.Client, game: str, **settings: Any) -> str:
    """Open a table and seat two guests there."""
    table = open_table(one, game, **settings)
    sit(other, table, one.get(f"/api/tables/{table}").json()["invitation"])
    return table


def open_socket(server: Address, table: str, headers: Mapping[str, str], **settings: Any) -> ClientConnection:
    """Open a socket that stays open until the test or the server closes it."""
    address = f"{server.sockets}/ws/tables/{table}"
    patient = {"open_timeout": 60} | settings  # a process that was just started has rules to load
    return connect(address, additional_headers=headers, max_size=None, **patient).__enter__()


class Player:
    """A player's socket."""

    def __init__(self, server: Address, guest: httpx.Client | None, table: str, number: int = 0, **look: Any) -> None:
        headers = cookie_of(guest) if guest is not None else {}
        self.socket = open_socket(server, table, headers)
        self.table: Message = {}
        self.view: Message | None = None
        self.seat, self.ply = -1, -1
        self.log: list[Message] = []
        self.previewed: list[int] = []
        self.refused: list[Message] = []
        self.whole: Message = {}  # the last `table` message
        self.chance = random.Random(number)
        self.look(**look)

    # --- sending ---------------------------------------------------------------------------------

    def send(self, type: str, **values: Any) -> None:
        self.socket.send(json.dumps({"type": type, **values}))

    def look(self, **look: Any) -> Message:
        self.send("look", **({"version": VERSION} | look))
        return self.next("table")

    def choose(self, *choices: int, ply: int | None = None) -> None:
        self.send("choose", ply=self.ply if ply is None else ply, choices=choices)

    def cut(self) -> None:
        """Drop the connection without a closing handshake."""
        self.socket.socket.close()

    # --- receiving -------------------------------------------------------------------------------

    def receive(self, timeout: float = PATIENCE) -> Message:
        message: Message = json.loads(self.socket.recv(timeout))
        self._take(message)
        return message

    def _take(self, message: Message) -> None:
        match message["type"]:
            case "table":
                self.whole, self.table, self.view = message, message["table"], message["view"]
                self.seat, self.ply, self.log, self.previewed = message["seat"], message["ply"], list(message["log"]), []
            case "moved":
                self.table, self.view, self.ply, self.previewed = message["table"], message["view"], message["ply"], []
                self.log += message["events"]
            case "preview":
                self.view, self.ply, self.previewed = message["view"], message["ply"], list(message["choices"])
            case "seats":
                self.table = message["table"]
            case "refused":
                self.refused.append(message)

    def next(self, *types: str) -> Message:
        """The next message of one of these types."""
        return self.until(lambda message: message["type"] in types)

    def until(self, so: Callable[[Message], bool]) -> Message:
        until = time.monotonic() + PATIENCE
        while True:
            message = self.receive(max(0.01, until - time.monotonic()))
            if so(message):
                return message

    def catch_up(self) -> None:
        """Read all messages sent so far."""
        self.send("ping", at=time.time())
        self.next("pong")

    # --- playing ---------------------------------------------------------------------------------

    @property
    def question(self) -> Message | None:
        """The open question of this player."""
        questions: Sequence[Message] = self.view["questions"] if self.view is not None and not self.is_over else ()
        return next((each for each in questions if each["seat"] == self.seat), None)

    @property
    def options(self) -> list[int]:
        question = self.question
        return [each["choice"] for each in question["options"]] if question is not None else []

    @property
    def is_over(self) -> bool:
        return bool(self.table["status"] == "over")

    def answer(self) -> bool:
        """Send a random choice if asked, and end long previews if possible. Returns whether there was a question."""
        options = self.options
        if not options:
            return False
        choice = 0 if self.previewed and 0 in options and len(self.previewed) > 8 else self.chance.choice(options)
        self.choose(*self.previewed, choice)
        return True

    def play_on(self, others: Sequence[Player] = (), most: int = 5000) -> None:
        """Play until all have seen the end of the game, or for `most` messages; the others answer too."""
        for player in (self, *others):
            player.answer()
        for _ in range(most):
            if all(player.is_over for player in (self, *others)):
                return
            for player in (self, *others):
                player.take_turn(0.02 if others else PATIENCE)

    def take_turn(self, timeout: float) -> None:
        """Read one message and answer its question."""
        try:
            message = self.receive(timeout)
        except TimeoutError:
            return
        if message["type"] in ("table", "moved", "preview"):
            self.answer()


def without(message: Mapping[str, Any], *fields: str) -> Message:
    return {name: value for name, value in message.items() if name not in fields}
