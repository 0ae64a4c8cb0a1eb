"""Open and join tables through the API, from the page, instead of by many clicks."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from mulligan.server.accounts import COOKIE
from support.browser.person import Person

CALL = """([method, path, body]) => fetch(`/api${path}`, {
    method, headers: body ? {'content-type': 'application/json'} : {}, ...(body ? {body: JSON.stringify(body)} : {}),
}).then((answer) => answer.json())"""


def call(person: Person, method: str, path: str, body: dict[str, Any] | None = None) -> Any:
    """Call the API from the page, once it has its session: a busy machine may still be loading it."""
    person.wait_until(lambda: COOKIE in {each["name"] for each in person.page.context.cookies()}, "a session")
    return person.page.evaluate(CALL, [method, path, body])


def open_table(person: Person, game: str, **settings: Any) -> str:
    """Open a table as the lobby does, and go there."""
    wanted = {"game": game, "take": ["random"]} | settings
    if settings.get("format") in ("sealed", "dark", "constructed"):
        del wanted["take"]
    table = str(call(person, "POST", "/tables", wanted)["id"])
    go_to(person, table)
    return table


def sit(person: Person, table: str, **deck: Any) -> None:
    """Take a seat at a public table, with the given deck or a random one, and go there."""
    need = call(person, "POST", f"/tables/{table}/seats", {})["need"]
    if need is not None:
        call(person, "PUT", f"/tables/{table}/deck", {"seat": need["seat"]} | (deck or {"take": ["random"]}))
    go_to(person, table)


def go_to(person: Person, table: str) -> None:
    person.page.goto(f"/table/{table}")
    expect(person.page.locator("main").first).to_be_visible()


def follow(person: Person, path: str) -> None:
    """Go to a page of the client as by a link, without loading it again."""
    person.page.evaluate(
        """(path) => {
          const link = document.body.appendChild(document.createElement('a'));
          link.href = path;
          link.click();
          link.remove();
        }""",
        path,
    )


def resign(person: Person, table: str) -> None:
    """Resign through the socket: the menu is tested elsewhere."""
    person.page.evaluate(
        """(table) => new Promise((done) => {
          const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/ws/tables/${table}`);
          socket.onopen = () => socket.send(JSON.stringify({ type: 'look', version: 3, language: 'en' }));
          socket.onmessage = ({ data }) => {
            const { type, table: info } = JSON.parse(data);
            if (info?.status === 'over') done();
            else if (type === 'table') socket.send(JSON.stringify({ type: 'resign' }));
          };
        })""",
        table,
    )
