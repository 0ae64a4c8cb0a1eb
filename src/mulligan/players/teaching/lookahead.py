"""Look ahead from a play: its story, and how the scores change, over many deals of the cards that its player doesn't know."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

import msgspec

from mulligan.core.client.view import EventView, Viewer, events, view_builder
from mulligan.core.decks.formats import PUBLIC, DeckOrigin
from mulligan.core.game import IllegalAnswer
from mulligan.core.kernel.random import Purpose, derived_key
from mulligan.core.plugin import GamePlugin, PlayableGame
from mulligan.players.bot import Determinizer
from mulligan.players.playouts import POLICY, Playouts
from mulligan.players.stream import new_stream

AHEAD = 60  # deals that an outlook is averaged over
TOLD = 5  # deals for a story; differences between them come from hidden cards
LONGEST = 600  # answers that a deal is played on


@dataclass(frozen=True, slots=True)
class Outlook:
    """The changes from a play until its player's next turn or round, on average."""

    unit: str  # of the changes, such as health; as in `Progress`
    own: float  # change of the score of the player's team
    others: float  # of the other teams together
    ahead: float  # share of the deals in which the team gains more, or loses less, than every other team
    won: float  # share of the deals in which the team wins the game
    ended: float  # share of the deals in which the play itself ends the game


class _Deal:
    """A game played on from one deal of its hidden cards. With a viewer it keeps the events."""

    def __init__(self, plugin: GamePlugin, playouts: Playouts, table: PlayableGame, viewer: Viewer | None = None) -> None:
        self._plugin, self._playouts, self._viewer = plugin, playouts, viewer
        self.table, self.events = table, list[EventView]()
        self._stream = new_stream()

    def play(self, seat: int, choices: Sequence[int]) -> bool:
        """Give these answers; False if one isn't legal in this deal."""
        try:
            for choice in choices:
                self._answer(seat, choice)
        except IllegalAnswer:
            return False
        return True

    def play_on(self, until: Callable[[_Deal, int], bool], passes: int | None = None) -> None:
        """Let the playout policy answer for all seats, until the seat that is asked fulfils a condition.

        The seat `passes`, if any, passes in windows.
        """
        kernels, table = self._plugin.kernels, self.table
        policy = self._playouts.number_of(POLICY)
        for _ in range(LONGEST):
            question = table.question
            if question is None or until(self, question.seat) or kernels.legal(kernels.book(), table.state, table.output) == 0:
                return
            choice = 0
            if question.seat != passes or not question.may_decline or not self._in_window(passes):
                choice = int(self._playouts.choose(policy, kernels.book(), table.state, table.output, self._stream))
            self._answer(question.seat, choice)

    def _answer(self, seat: int, choice: int) -> None:
        self.table.answer(seat, choice)
        if self._viewer is not None:
            self.events += events(self._plugin, self.table, self._viewer)

    def begins_play(self, seat: int) -> bool:
        """Whether a seat is asked to begin a play, rather than to continue one or to pass in a window."""
        views = view_builder(self._plugin, self.table)
        return self.table.asks_seat(seat) not in views.mid_move and not self._in_window(seat)

    def _in_window(self, seat: int) -> bool:
        return bool(view_builder(self._plugin, self.table).window(self.table, seat))


class Lookahead:
    """Looks ahead in one game, from what a seat knows. The same key and position give the same results."""

    def __init__(self, plugin: GamePlugin, playouts: Playouts, key: bytes, origin: DeckOrigin = PUBLIC) -> None:
        self._plugin, self._playouts, self._origin = plugin, playouts, origin
        self._key = derived_key(key, Purpose.PLAYER, 3)

    def outlook(self, game: PlayableGame, seat: int, play: Sequence[int]) -> Outlook:
        """The changes after a play if all players follow the playout policy."""
        views = view_builder(self._plugin, game.stage)
        before, team, seen = views.progress(game.stage), views.teams(game.stage)[seat], []

        def next_turn(deal: _Deal, asked: int) -> bool:
            return asked == seat and views.progress(deal.table).number > before.number and deal.begins_play(seat)

        for deal in self._deals(game, seat, AHEAD):
            if not deal.play(seat, play):
                continue
            table, ended = deal.table, deal.table.result is not None
            deal.play_on(next_turn)
            changes = [now - then for then, now in zip(before.scores, views.progress(table).scores, strict=True)]
            own, won = changes.pop(team), table.result is not None and seat in table.result.winners
            seen.append((own, sum(changes), own > max(changes, default=own), won, ended))
        means = [sum(each) / len(seen) for each in zip(*seen, strict=True)] or [0.0] * 5
        return Outlook(before.unit, *means)

    def wins(self, game: PlayableGame, seat: int, play: Sequence[int]) -> float:
        """The share of deals that a seat wins after a play if all players follow the playout policy; a draw counts half."""
        won = [0.5] * AHEAD
        for number, deal in enumerate(self._deals(game, seat, AHEAD)):
            if deal.play(seat, play):
                deal.play_on(lambda *_: False)
            result = deal.table.result
            if result is not None and result.winners:
                won[number] = float(seat in result.winners)
        return sum(won) / len(won)

    def story(self, game: PlayableGame, viewer: Viewer, play: Sequence[int]) -> str:
        """A play of the viewer and its direct effects in words, up to the first difference between deals."""
        views = view_builder(self._plugin, game.stage)
        journals = []
        for deal in self._deals(game, viewer.seat, TOLD, viewer):
            if deal.play(viewer.seat, play):
                deal.play_on(_Deal.begins_play, passes=viewer.seat)
            journals.append(deal.events)
        told = list(_shared(journals, views.revealing))
        lines = views.story(game.stage, told, viewer) if told else ()
        return " ".join(line.words for line in lines if line.words and not line.heading)

    def _deals(self, game: PlayableGame, seat: int, count: int, viewer: Viewer | None = None) -> Iterator[_Deal]:
        determinizer = Determinizer(self._plugin, self._key, self._origin)
        for _ in range(count):
            yield _Deal(self._plugin, self._playouts, determinizer.resampled(game.stage, seat), viewer)


def _shared(journals: Sequence[Sequence[EventView]], revealing: frozenset[str]) -> Iterator[EventView]:
    """The events up to the first that differs between the deals; if only the revealed card differs, the event without it."""
    for same in zip(*journals, strict=False):
        if len(set(same)) > 1 and same[0].kind in revealing:
            same = tuple(msgspec.structs.replace(each, card="", words="") for each in same)
        if len(set(same)) > 1:
            return
        yield same[0]
