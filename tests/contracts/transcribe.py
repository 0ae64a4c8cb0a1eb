"""Run by test_backends in a process of its own: transcripts of random games, and digests of resampled states, to the output."""

from __future__ import annotations

import sys

from walk import new_game, new_random, pools

from mulligan.core.desk import SPECTATOR
from mulligan.core.game import Question
from mulligan.core.native import INTERPRETED
from mulligan.epic.game import EpicGame, book
from mulligan.epic.resample import resample
from mulligan.epic.transcript import at_random, digest, transcribe


def transcript(number: int) -> None:
    game = new_game(number)
    random, pool, choose = new_random(number), pools()[number % 3], at_random(game.key[::-1])

    def resample_and_choose(question: Question) -> int:
        ply = len(game.answers)
        print("state", game.digest(), "spectator", digest(game.view(SPECTATOR)))
        if ply % 5 == 0:
            seat = ply % 3 - 1
            twin: EpicGame = game.copy()
            resample(book(), twin.state, seat, pool, random)
            print("resampled for", seat, twin.digest(), digest(twin.view(SPECTATOR)))
        return choose(question)

    for line in transcribe(game, resample_and_choose):
        print(line)


if __name__ == "__main__":
    print("interpreted" if INTERPRETED else "native", file=sys.stderr)
    for number in range(int(sys.argv[1]), int(sys.argv[2])):
        transcript(number)
