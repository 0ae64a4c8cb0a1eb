"""A running game survives a backup and a restore with the commands of docs/hosting.md."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from collections.abc import Callable, Mapping
from pathlib import Path

import httpx
import pytest
from sqlalchemy import make_url

from mulligan.server.app import Config
from mulligan.server.room.state.clock import Timing
from support.server import RunningServer
from tests.server.players import Player, open_table

GUIDE = Path(__file__).parents[2] / "docs" / "hosting.md"
PROGRAMS = {"sqlite3": "sqlite3", "pg_dump": "postgresql-client", "psql": "postgresql-client"}
FILES = "/var/lib/mulligan/mulligan.db"
SQLITE = ["sqlite3"], ["rm", "cp"]  # the programs of a backup, and of restoring it
POSTGRESQL = ["pg_dump"], ["dropdb", "createdb", "psql"]


def commands(programs: list[str], changes: Mapping[str, str]) -> list[str]:
    """The guide's command with each program, for this machine."""
    found = []
    for program in programs:
        pattern = rf"^sudo -u \w+ ({program} .*mulligan(?:\.db.*)?)$"
        (command,) = set(re.findall(pattern, GUIDE.read_text(encoding="utf-8"), re.MULTILINE))
        for old, new in changes.items():
            command = command.replace(old, new)
        found.append(command)
    return found


def run(commands: list[str], **environment: str) -> None:
    for command in commands:
        subprocess.run(command, shell=True, check=True, capture_output=True, env={**os.environ, **environment})


def known(player: Player) -> tuple[int, object, object]:
    return player.ply, player.view, player.log


def play(player: Player, moves: int) -> None:
    for _ in range(moves):
        before = player.ply
        while player.ply == before:
            if player.answer():
                player.next("moved", "preview")
            else:
                player.look()  # from the seat that is asked now


@pytest.mark.parametrize("game", ["epic", "gwent"])
def test_backup_and_restore(game: str, database: str, tmp_path: Path, serve: Callable[[Config], RunningServer]) -> None:
    is_file = "://" not in database
    backup, restore = SQLITE if is_file else POSTGRESQL
    for program in (*backup, *restore):
        if shutil.which(program) is None:
            pytest.skip(f"{PROGRAMS.get(program, program)} is not installed")
    kept = tmp_path / "kept"
    environment, changes = {}, {FILES: database, "/var/backups/mulligan/mulligan.db": str(kept)}
    if not is_file:
        url = make_url(database)
        environment = {"PGHOST": str(url.host), "PGPORT": str(url.port), "PGUSER": str(url.username)}
        changes = {"/var/backups/mulligan/mulligan.sql": str(kept)}

    def here(programs: list[str]) -> list[str]:
        found = commands(programs, changes)
        return found if is_file else [re.sub(r"mulligan$", str(make_url(database).database), each) for each in found]

    config = Config(database, timing=Timing.quick())
    server = serve(config)
    guest = server.guest()
    table = open_table(guest, game, hot_seat=True)
    player = Player(server, guest, table, 1)
    play(player, 5)
    run(here(backup), **environment)
    before = known(Player(server, guest, table, 2))
    play(player, 5)
    assert Player(server, guest, table, 3).ply > before[0]
    cookies = dict(guest.cookies)
    server.stop()

    run(here(restore), **environment)
    server = serve(config)
    with httpx.Client(base_url=server.url, cookies=cookies, timeout=60) as guest:
        player = Player(server, guest, table, 4)
        assert known(player) == before
        play(player, 5)
