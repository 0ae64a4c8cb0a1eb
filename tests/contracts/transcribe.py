"""Run by test_backends in its own process: print transcripts of random games and digests of resampled states.

    python -m tests.contracts.transcribe SUBJECT ANSWERS NUMBER...

plays the random games with these numbers to their ends, until ANSWERS answers were given.
"""

from __future__ import annotations

import sys

from mulligan.core.game import Question
from mulligan.core.kernel.native import INTERPRETED
from mulligan.core.kernel.output import SPECTATOR
from mulligan.core.scenario.transcript import at_random, digest, transcribe
from tests.contracts.games import SUBJECTS
from tests.contracts.subject import Subject
from tests.contracts.walk import new_random

BACKEND, BEGINS, ANSWERED = "backend ", "random game ", "state "


def transcript(subject: Subject, number: int) -> int:
    """Print the transcript of a random game. Returns its number of answers."""
    game, pools = subject.new_game(number), subject.pools()
    random, pool, choose = new_random(number), pools[number % len(pools)], at_random(game.key[::-1])

    def resample_and_choose(question: Question) -> int:
        ply = len(game.answers)
        print(f"{ANSWERED}{game.digest()} spectator {digest(subject.words, game.view(SPECTATOR))}")
        if ply % 5 == 0:
            seat = ply % (game.seats + 1) - 1
            twin = game.copy()
            subject.resample(subject.book(), twin.state, seat, pool, random)
            print("resampled for", seat, twin.digest(), digest(subject.words, twin.view(SPECTATOR)))
        return choose(question)

    print(f"{BEGINS}{number}")
    for line in transcribe(subject.words, game, resample_and_choose):
        print(line)
    return len(game.answers)


def main(name: str, answers: str, *numbers: str) -> None:
    given = 0
    for number in numbers:
        given += transcript(SUBJECTS[name], int(number))
        if given >= int(answers):
            return


if __name__ == "__main__":
    print(BACKEND + ("interpreted" if INTERPRETED else "native"))
    main(*sys.argv[1:])
