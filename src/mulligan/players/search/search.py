"""Information-set Monte Carlo tree search, compiled from top to bottom. It is written once and built for each game.

Each iteration deals the hidden cards again (`resample`), walks down the tree with the answers that are legal in that deal,
adds one node, and plays on by the game's policy. Nodes depend only on what the searching seat can see, so nothing hidden
enters the tree.

Three techniques handle long sequences of choices (attackers, targets, damage). Answers are tried in the policy's order, and a
node tries more of them only as its visits grow. Questions with little at stake are left to the policy. And an answer that won
before any other player answered is followed until it fails.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import log, sqrt
from typing import Any, TypeAlias

import numpy as np

from mulligan.core.kernel.native import native, native_without_gil
from mulligan.core.kernel.random import Random, siphash
from mulligan.core.kernel.series import Seeds
from mulligan.core.kernel.types import Book, Output, Pool, State, Tables
from mulligan.players.random import choose_random
from mulligan.players.search.tree import MAX_DEPTH, MAX_SEATS, NONE, Scratch, SearchSettings, Tree
from mulligan.players.stream import Stream, start_stream
from mulligan.players.types import MAX_DECISIONS, Counts, Policy

_U: Any = np.uint64  # generator numbers; mypy takes them for int
Nodes: TypeAlias = Any  # an array of Node
Contenders: TypeAlias = Any  # an array of Contender, by seat in the first game

# Words that seed the streams of a series, far from those of the games' keys.
_STREAMS, _SEARCHES = _U(1 << 63), _U(5 << 61)
_UNTRIED = -(1 << 62)


@dataclass(frozen=True, slots=True)
class SearchRules:
    """A game as a search sees it. All are kernels."""

    legal: Callable[[Book, State, Output], int]
    step: Callable[[Book, State, int, Output], None]
    resample: Callable[[Book, State, int, Pool, Random], None]
    policy: Callable[[Book, State, Output], int]  # the answer of a good, fast player, used in playouts
    heuristic: Callable[[Book, State, Output, int], int]  # the value of an answer, to order those to one question
    identity: Callable[[Book, State, int], int]  # the same for equivalent answers, wherever the cards are in this deal
    minor: Callable[[Book, State], bool]  # whether the open question is left to the policy
    turn: Callable[[State], int]  # a number that grows from turn to turn
    evaluate: Callable[[Book, State, Scratch], None]  # writes each seat's chance to win to the results


@dataclass(frozen=True, slots=True)
class Search:
    """The search of a game, compiled."""

    think: Callable[..., None]  # searches one question
    play_games: Callable[..., None]  # plays a series of games


def make_search(rules: SearchRules, choose: Policy) -> Search:
    """Build the search of a game. `choose` answers for players that do not search."""
    legal, step, resample, policy, heuristic = rules.legal, rules.step, rules.resample, rules.policy, rules.heuristic
    identity, minor, turn, evaluate = rules.identity, rules.minor, rules.turn, rules.evaluate

    @native
    def distinct(book: Book, state: State, output: Output, scratch: Scratch) -> int:
        """List the answers to the open question without duplicates."""
        count = 0
        for i in range(output.option_count):
            option = int(output.options[i])
            key = identity(book, state, option)
            fresh = True
            for j in range(count):
                if scratch.keys[j] == key:
                    fresh = False
                    break
            if fresh:
                scratch.keys[count] = key
                scratch.options[count] = option
                count += 1
        return count

    @native
    def find_children(nodes: Nodes, node: int, scratch: Scratch, count: int) -> int:
        """Find the nodes of the listed answers and return their number."""
        known = 0
        for j in range(count):
            child = int(nodes[node].child)
            while child != NONE and nodes[child].key != scratch.keys[j]:
                child = int(nodes[child].sibling)
            scratch.children[j] = child
            if child != NONE:
                nodes[child].available += 1
                known += 1
        return known

    @native
    def sure_win(nodes: Nodes, scratch: Scratch, count: int) -> int:
        """An answer that won immediately when it was last tried, or NONE."""
        for j in range(count):
            child = int(scratch.children[j])
            if child != NONE and nodes[child].streak > 0:
                return j
        return NONE

    @native
    def best_known(nodes: Nodes, scratch: Scratch, count: int, explore: float) -> int:
        """The answer to try again: the best by UCB1 with availability."""
        best, top = 0, -1.0
        for j in range(count):
            child = int(scratch.children[j])
            if child == NONE:
                continue
            it = nodes[child]
            score = it.value / it.visits + explore * sqrt(log(it.available) / it.visits)
            if score > top:
                best, top = j, score
        return best

    @native
    def best_new(book: Book, state: State, output: Output, scratch: Scratch, count: int) -> int:
        """The untried answer with the highest heuristic value."""
        best, top = 0, _UNTRIED
        for j in range(count):
            if scratch.children[j] == NONE:
                value = heuristic(book, state, output, int(scratch.options[j]))
                if value > top:
                    best, top = j, value
        return best

    @native
    def add_child(nodes: Nodes, tree: Tree, node: int, key: int, mover: int) -> int:
        child = int(tree.used)
        tree.used += 1
        it = nodes[child]
        it.key, it.value, it.visits, it.available = key, 0.0, 0, 1
        it.child, it.sibling, it.mover, it.streak = NONE, nodes[node].child, mover, 0
        nodes[node].child = child
        return child

    @native
    def play_on(book: Book, state: State, output: Output, stream: Stream, settings: SearchSettings) -> None:
        """Play out, up to the horizon or to the end of the game."""
        last = turn(state) + settings.horizon
        for _ in range(MAX_DECISIONS):
            if state.over != 0 or (settings.horizon > 0 and turn(state) >= last):
                break
            if output.option_count == 0 and legal(book, state, output) == 0:
                break
            if output.option_count == 1:
                choice = int(output.options[0])
            elif settings.random != 0:
                choice = int(choose_random(output, stream))
            else:
                choice = int(policy(book, state, output))
            step(book, state, choice, output)

    @native
    def judge(book: Book, state: State, scratch: Scratch) -> None:
        """Write each seat's result, or its chance to win if the game is not over."""
        if state.over == 0:
            evaluate(book, state, scratch)
            return
        for seat in range(min(len(state.players), MAX_SEATS)):
            scratch.results[seat] = 0.5 if state.winners == 0 else float((int(state.winners) >> seat) & 1)

    @native
    def learn(nodes: Nodes, state: State, scratch: Scratch, depth: int, sure: bool) -> None:
        """Add the results to the nodes of the path."""
        winner = NONE
        if sure and depth > 0 and state.winners != 0:
            mover = int(nodes[scratch.path[depth - 1]].mover)
            if scratch.results[mover] == 1.0:
                winner = mover
        for d in range(depth - 1, -1, -1):
            it = nodes[scratch.path[d]]
            if it.mover != winner:
                winner = NONE
            it.streak = it.streak + 1 if winner != NONE else 0
            it.visits += 1
            it.value += scratch.results[it.mover]

    @native
    def iterate(
        book: Book,
        state: State,
        nodes: Nodes,
        tree: Tree,
        scratch: Scratch,
        output: Output,
        stream: Stream,
        settings: SearchSettings,
    ) -> None:
        """Run one iteration in a resampled state: descend, expand, play out, update."""
        node, depth = int(tree.root), 0
        output.option_count = 0
        while state.over == 0 and depth < MAX_DEPTH:
            if depth > 0 and nodes[node].visits == 0:
                break
            if output.option_count == 0 and legal(book, state, output) == 0:
                break
            if output.option_count == 1 and depth > 0:
                step(book, state, int(output.options[0]), output)
                continue
            if depth > 0 and minor(book, state):
                step(book, state, int(policy(book, state, output)), output)
                continue
            count = distinct(book, state, output, scratch)
            known = find_children(nodes, node, scratch, count)
            wanted = 1 + int(settings.widening * sqrt(float(nodes[node].visits)))
            best = sure_win(nodes, scratch, count)
            if best != NONE:
                node = int(scratch.children[best])
            elif known < min(count, wanted) and tree.used < len(nodes):
                best = best_new(book, state, output, scratch, count)
                node = add_child(nodes, tree, node, int(scratch.keys[best]), int(state.asked))
            elif known == 0:
                break  # the tree is full
            else:
                best = best_known(nodes, scratch, count, settings.explore)
                node = int(scratch.children[best])
            scratch.path[depth] = node
            depth += 1
            step(book, state, int(scratch.options[best]), output)
        sure = state.over != 0
        play_on(book, state, output, stream, settings)
        judge(book, state, scratch)
        nodes[tree.root].visits += 1
        learn(nodes, state, scratch, depth, sure)

    @native
    def summarise(book: Book, state: State, nodes: Nodes, tree: Tree, scratch: Scratch, output: Output) -> None:
        """List the answers to the root's question with their visits and mean values."""
        legal(book, state, output)
        scratch.count = distinct(book, state, output, scratch)
        for j in range(scratch.count):
            child = int(nodes[tree.root].child)
            while child != NONE and nodes[child].key != scratch.keys[j]:
                child = int(nodes[child].sibling)
            scratch.children[j] = child
            scratch.visits[j] = nodes[child].visits if child != NONE else 0
            scratch.values[j] = nodes[child].value / max(1, nodes[child].visits) if child != NONE else 0.0

    @native
    def search(
        book: Book,
        root: Tables,
        seat: int,
        iterations: int,
        table: Tables,
        nodes: Nodes,
        tree: Tree,
        scratch: Scratch,
        output: Output,
        pool: Pool,
        random: Random,
        stream: Stream,
        settings: SearchSettings,
    ) -> None:
        if tree.used == 0:
            nodes[0].child, nodes[0].visits, nodes[0].value = NONE, 0, 0.0
            tree.root, tree.used = 0, 1
        for _ in range(iterations):
            table[0] = root[0]
            resample(book, table[0], seat, pool, random)
            iterate(book, table[0], nodes, tree, scratch, output, stream, settings)
        table[0] = root[0]
        summarise(book, table[0], nodes, tree, scratch, output)

    @native
    def most_tried(scratch: Scratch) -> int:
        """The index of the answer with the most visits; of equals, the one with the best value."""
        best = 0
        for j in range(1, scratch.count):
            more = scratch.visits[j] - scratch.visits[best]
            if more > 0 or (more == 0 and scratch.values[j] > scratch.values[best]):
                best = j
        return best

    @native_without_gil
    def think(
        book: Book,
        root: Tables,
        seat: int,
        iterations: int,
        table: Tables,
        nodes: Nodes,
        tree: Tree,
        scratch: Scratch,
        output: Output,
        pool: Pool,
        random: Random,
        stream: Stream,
        settings: SearchSettings,
    ) -> None:
        """Run `iterations` more iterations for `seat`'s question in `root[0]`. `scratch` receives all answers.

        `table` holds one working state. A tree without nodes is started.
        """
        search(book, root, seat, iterations, table, nodes, tree, scratch, output, pool, random, stream, settings)

    @native_without_gil
    def play_games(
        book: Book,
        states: Tables,
        tables: Tables,
        seeds: Seeds,
        contenders: Contenders,
        nodes: Nodes,
        tree: Tree,
        scratch: Scratch,
        output: Output,
        pool: Pool,
        random: Random,
        stream: Stream,
        decisions: Counts,
    ) -> None:
        """Play all games; the players change seats from game to game. `tables` holds two working states."""
        for i in range(len(states)):
            number = seeds.first + i
            start_stream(stream, siphash(seeds.key0, seeds.key1, _STREAMS + _U(number)))
            random.key0 = siphash(seeds.key0, seeds.key1, _SEARCHES + _U(number))
            random.key1, random.drawn = random.key0 ^ _U(number), _U(0)
            states_here, state = tables[0:1], tables[0]
            tables[0] = states[i]
            output.option_count = 0
            thinker, count = -1, 0
            while state.over == 0 and count < MAX_DECISIONS:
                if output.option_count == 0 and legal(book, state, output) == 0:
                    break
                place = (int(state.asked) + number) % len(contenders)
                player = contenders[place]
                if output.option_count == 1:
                    choice = int(output.options[0])
                elif player.iterations == 0:
                    choice = int(choose(player.policy, book, state, output, stream))
                    thinker = -1
                else:
                    if thinker != state.asked or 2 * tree.used > len(nodes):
                        tree.used = 0
                    thinker = int(state.asked)
                    search(
                        book,
                        states_here,
                        thinker,
                        int(player.iterations),
                        tables[1:2],
                        nodes,
                        tree,
                        scratch,
                        output,
                        pool,
                        random,
                        stream,
                        player.settings,
                    )
                    best = most_tried(scratch)
                    choice = int(scratch.options[best])
                    if scratch.children[best] == NONE:
                        thinker = -1
                    else:
                        tree.root = scratch.children[best]
                step(book, state, choice, output)
                count += 1
            decisions[i] = count
            states[i] = tables[0]

    return Search(think, play_games)
