"""The example bot plays whole games."""

from __future__ import annotations

import runpy
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from support.server import RunningServer
from tests.server.players import open_table

BOT = Path(__file__).parents[2] / "examples" / "bot.py"
LONGEST = 40  # lines, including imports


@pytest.mark.parametrize("game", ["epic", "gwent"])
def test_two_example_bots_play_a_game_by_its_link(server: RunningServer, game: str) -> None:
    play = runpy.run_path(str(BOT))["play"]
    host = server.guest()
    table = open_table(host, game, listed=True)
    invitation = host.get(f"/api/tables/{table}").json()["invitation"]
    host.delete(f"/api/tables/{table}/seats/0").raise_for_status()
    link = f"{server.url}/table/{table}#{invitation}"
    with ThreadPoolExecutor(2) as bots:
        winners = set(bots.map(play, [link, link]))
    assert len(winners) == 1 and winners < {"[0]", "[1]", "[]"}


def test_the_example_is_short() -> None:
    code = [line for line in BOT.read_text().split('"""')[2].splitlines() if line.strip()]
    assert len(code) <= LONGEST
