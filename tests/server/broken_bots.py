"""Bots that fail or take their time. A worker imports their module, so it stays apart from everything that tests need."""

from __future__ import annotations

import os
import signal
import time
from pathlib import Path

from mulligan.server.bot_pool import SIMPLE, BotTask, think


def crashing(asked: BotTask) -> int:
    """A bot that kills its process, unless it is the simplest."""
    if asked.bot != SIMPLE:
        os.kill(os.getpid(), signal.SIGKILL)
    return think(asked)


def failing(asked: BotTask) -> int:
    if asked.bot != SIMPLE:
        raise ValueError("this bot has a bug")
    return think(asked)


def crashing_once(asked: BotTask) -> int:
    """A bot that crashes once; its name is a file that tells the second process about the first."""
    mark = Path(asked.bot)
    if not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return 4711


def noting(asked: BotTask) -> int:
    """A bot that notes in a file when it has finished; its name is the file and a letter, and it thinks as long as it may."""
    time.sleep(asked.seconds)
    note(asked.bot)
    return 0


def note(words: str) -> None:
    """A background job."""
    path, _, letter = words.rpartition(":")
    with Path(path).open("a") as file:
        file.write(letter)
