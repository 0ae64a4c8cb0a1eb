"""Several workers behind one port: connections go to the table's home worker, and a worker that dies is replaced."""

from __future__ import annotations

import os
import signal
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from mulligan.server.cluster.supervisor import _TABLE
from support.services import new_database
from tests.depth import first_few
from tests.server.nodes import PATIENCE, Node, Start
from tests.server.players import Player, open_table, sit, table_of_two

PROCESSES = 2


@pytest.fixture(scope="module", params=first_few(["postgresql and redis", "sqlite"]))
def node(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Node]:
    """One node for all tests; its workers exchange notes through the supervisor or through Redis."""
    if request.param == "sqlite":
        started = Node(str(tmp_path_factory.mktemp("node") / "mulligan.db"), None, PROCESSES)
    else:
        database, redis = new_database(request.getfixturevalue("postgres")), request.getfixturevalue("redis_url")
        started = Node(database, redis, PROCESSES)
    started.wait()
    yield started
    started.stop()


def children(process: int) -> list[int]:
    """The child processes of a process, without Python's own resource tracker."""
    found = Path(f"/proc/{process}/task/{process}/children").read_text().split()
    return [int(each) for each in found if b"spawn_main" in Path(f"/proc/{each}/cmdline").read_bytes()]


def connections(node: Node) -> Counter[int]:
    """Number of client connections of each worker."""
    table = [line.split() for line in Path("/proc/net/tcp").read_text().splitlines()[1:]]
    there = {f"socket:[{line[9]}]" for line in table if line[1].endswith(f":{node.port:04X}") and line[3] == "01"}
    found: Counter[int] = Counter()
    for process in children(node.process.pid):
        for handle in Path(f"/proc/{process}/fd").iterdir():
            with suppress(OSError):  # closed in the meantime
                found[process] += os.readlink(handle) in there
    return found


def wait_until(so: Callable[[], bool]) -> None:
    until = time.monotonic() + PATIENCE
    while not so():
        assert time.monotonic() < until
        time.sleep(0.05)


def is_alive(process: int) -> bool:
    with suppress(OSError):
        return "State:\tZ" not in Path(f"/proc/{process}/status").read_text()
    return False


def kept(node: Node, number: int) -> list[httpx.Client]:
    """Guests with open connections; those without a table are spread over the workers."""
    return [node.guest() for _ in range(number)]


@pytest.mark.parametrize(
    "line", [b"GET /ws/tables/%b HTTP/1.1", b"PUT /api/tables/%b/deck HTTP/1.1", b"GET /ws/tables/%b?x=1 "]
)
def test_a_request_line_names_its_table(line: bytes) -> None:
    found = _TABLE.match(line % b"abc123def456")
    assert found is not None and found[1] == b"abc123def456"
    assert _TABLE.match(b"GET /table/abc123def456 HTTP/1.1") is None


def test_both_players_play_a_game_in_the_process_of_their_table(node: Node) -> None:
    one, other = kept(node, 2)
    table = table_of_two(one, other, "gwent")
    before = connections(node)
    assert len(before) == PROCESSES
    ana, ben = Player(node, one, table, 1), Player(node, other, table, 2)
    assert sorted((connections(node) - before).values()) == [2]
    ana.play_on([ben], 4000)
    assert ana.is_over and ben.ply == ana.ply


def test_processes_see_each_others_changes(node: Node) -> None:
    """A guest takes a seat through the other worker, and the viewer sees it."""
    one, other = kept(node, 2)
    table = open_table(one, "gwent")
    invitation = one.get(f"/api/tables/{table}").json()["invitation"]
    ana = Player(node, one, table, 1)
    assert ana.table["status"] == "open"
    sit(other, table, invitation)
    ana.until(lambda message: ana.table["status"] == "running")


def test_a_crashed_process_is_replaced(node: Node) -> None:
    one, other = kept(node, 2)
    table = table_of_two(one, other, "gwent")
    before = connections(node)
    ana, ben = Player(node, one, table, 1), Player(node, other, table, 2)
    (broken,) = connections(node) - before
    ana.play_on([ben], 12)
    os.kill(broken, signal.SIGKILL)
    with suppress(ConnectionClosed):
        while True:
            ana.receive()
    acknowledged, log = ana.ply, list(ana.log)
    wait_until(lambda: len(set(children(node.process.pid)) - {broken}) == PROCESSES)
    again, ben_again = Player(node, one, table, 3), Player(node, other, table, 4)
    assert again.ply >= acknowledged and again.log[: len(log)] == log
    again.play_on([ben_again], 4000)
    assert again.is_over


@pytest.mark.parametrize("stop", first_few((signal.SIGKILL, signal.SIGTERM, signal.SIGINT)))
def test_stopping_leaves_no_process_behind(start: Start, tmp_path: Path, stop: signal.Signals) -> None:
    node = start(str(tmp_path / "mulligan.db"), None, PROCESSES)
    node.wait()
    serving = children(node.process.pid)
    node.process.send_signal(stop)
    node.process.wait(PATIENCE)
    wait_until(lambda: not any(map(is_alive, serving)))
