"""Mutated scenarios: `python tests/notation/fuzz.py 100000` runs that many and reports every crash.

Every mutation must pass or fail with one of the notation's own errors. Run it with MULLIGAN_INTERPRET=1: then nothing is
compiled for odd table sizes, and every index out of range is an error.
"""

from __future__ import annotations

import random
import sys
import traceback
from collections.abc import Callable, Iterator
from pathlib import Path

from mulligan.core.scenario.scenario import read_scenarios, run_scenario, scenario_files
from mulligan.registry import DEFAULT, GAMES, plugin_for

TESTS = Path(__file__).parents[1]
TABLES = {game: plugin_for(game).table for game in GAMES}
STRANGE = (
    *("", "-", "?", "?0", "?999", "x0", "x999", "0", "-1", "7", "256", "99999999999", "P0", "P3", "P9", "P10", "P1.", ".kong"),
    *("kong#0", "kong#9", "#2", "(", ")", "()", "((", "kong(", "kong)", "kong(damage)", "wolf(damage 2)", ",", ",,", ":", "::"),
    *("hand:", "play:", "close:", "leader:", "horns:", "weather:", "under:", "log:", "no", "not", "either", "or", "nothing"),
    *("yes", "...", "…", "\u00a0", "\u200b", "\ufeff", "’", "“", "²", "٣", "é", "\x00", "\x1b[0m", "💥", "a" * 300),
    *(
        "P1 leaves",
        "begin",
        "solo",
        "mode",
        "mode teams",
        "mode hydra 8",
        "out",
        "passed",
        "gems 1",
        "0hp",
        "1g",
        "turn P1 number",
    ),
    *("expect P1 close: nothing", "expect", "can", "cannot", "is asked", "may choose:", "scores 1/2/3", "known to P1 and P2"),
    *("batch 1 to P1", "back to P2", "later: P1 final_task on kong", "key " + "0" * 32 + " after 5", "switch", "ruleset video"),
)


def corpus() -> dict[str, list[list[str]]]:
    """The lines of all scenarios, by game."""
    found: dict[str, list[list[str]]] = {game: [] for game in GAMES}
    for file in scenario_files([TESTS]):
        for scenario in read_scenarios(file.read_text(encoding="utf-8"), str(file), DEFAULT):
            found[scenario.game].append([line.words for line in scenario.lines])
    return found


class Mutator:
    """Mutates scenarios as typos and pasting do, and in stranger ways."""

    def __init__(self, seed: int, scenarios: list[list[str]]) -> None:
        self.chance, self.scenarios = random.Random(seed), scenarios
        self.words = sorted({word for lines in scenarios for line in lines for word in line.split()})
        self.changes: tuple[Callable[[list[str]], None], ...] = (
            *(self._word, self._word, self._drop_word, self._sign, self._sign, self._swap_words),
            *(self._drop, self._double, self._swap, self._foreign, self._cut, self._strange),
        )

    def mutated(self) -> str:
        lines = list(self.chance.choice(self.scenarios))
        for _ in range(self.chance.choice((1, 1, 1, 2, 3, 6))):
            if lines:
                self.chance.choice(self.changes)(lines)
        return "\n".join(lines)

    def _place(self, lines: list[str]) -> int:
        return self.chance.randrange(len(lines))

    def _word(self, lines: list[str]) -> None:
        place = self._place(lines)
        words = lines[place].split(" ")
        pool = STRANGE if self.chance.random() < 0.4 else self.words
        words[self.chance.randrange(len(words))] = self.chance.choice(pool)
        lines[place] = " ".join(words)

    def _drop_word(self, lines: list[str]) -> None:
        place = self._place(lines)
        words = lines[place].split(" ")
        del words[self.chance.randrange(len(words))]
        lines[place] = " ".join(words)

    def _swap_words(self, lines: list[str]) -> None:
        place = self._place(lines)
        words = lines[place].split(" ")
        self.chance.shuffle(words)
        lines[place] = " ".join(words)

    def _sign(self, lines: list[str]) -> None:
        place = self._place(lines)
        at = self.chance.randrange(len(lines[place]) + 1)
        new = self.chance.choice(("", " ", ",", "(", ")", ":", "#", ".", "x", "P", "0", "9", "-", "/", "\t", "ż"))
        lines[place] = lines[place][:at] + new + lines[place][at + self.chance.randrange(3) :]

    def _drop(self, lines: list[str]) -> None:
        del lines[self._place(lines)]

    def _double(self, lines: list[str]) -> None:
        lines.insert(self._place(lines), self.chance.choice(lines))

    def _swap(self, lines: list[str]) -> None:
        one, other = self._place(lines), self._place(lines)
        lines[one], lines[other] = lines[other], lines[one]

    def _foreign(self, lines: list[str]) -> None:
        lines.insert(self._place(lines), self.chance.choice(self.chance.choice(self.scenarios) or [""]))

    def _cut(self, lines: list[str]) -> None:
        del lines[self._place(lines) :]

    def _strange(self, lines: list[str]) -> None:
        lines.insert(self._place(lines), self.chance.choice(STRANGE))


def crashes(count: int, seed: int = 0) -> Iterator[str]:
    """Run `count` mutations of the games' scenarios in turn, and yield those that raise any other error."""
    mutators = {game: Mutator(seed, scenarios) for game, scenarios in corpus().items()}
    for number in range(count):
        game = list(mutators)[number % len(mutators)]
        text = mutators[game].mutated()
        try:
            for scenario in read_scenarios(text, "", game):
                run_scenario(scenario, TABLES)
        except Exception:
            yield f"mutation {number} of seed {seed}, game {game}:\n{text}\n{traceback.format_exc()}"


def main() -> int:
    count, seed = int(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 0
    found = 0
    for crash in crashes(count, seed):
        found += 1
        print(crash, flush=True)
    print(f"{count} mutated scenarios, {found} without an answer")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
