"""Builds the client view: the board from a seat's view, and the words for questions and events."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from functools import cache, lru_cache, partial
from typing import Any, ClassVar, TypeAlias

import msgspec

from mulligan.core.client.story import story_lines
from mulligan.core.client.view import (
    CACHED_PARTS,
    CardView,
    EventView,
    MomentView,
    OptionView,
    Progress,
    QuestionView,
    StoryLine,
    Viewer,
    ViewPart,
    cached_by_record,
    event_views,
    outcome,
)
from mulligan.core.game import Question, Result
from mulligan.core.kernel.output import SPECTATOR, UNKNOWN, EventRow, SeenEvent
from mulligan.core.kernel.record import read
from mulligan.core.text import Language
from mulligan.core.text.terms import has_term, term
from mulligan.core.text.words import capital
from mulligan.gwent.cards import BY_SLUG, CARDS
from mulligan.gwent.choices import Choice, decode, encode
from mulligan.gwent.events import EventKind
from mulligan.gwent.game import SLUGS, GwentGame, book
from mulligan.gwent.hidden.view import SeenPlayer, SeenRow, View, is_for_points, winning_points
from mulligan.gwent.parts import Faction, Row, Trait, Unit
from mulligan.gwent.rules.leaders.use import is_active
from mulligan.gwent.rules.rounds import GEMS
from mulligan.gwent.rules.turns import has_something_left
from mulligan.gwent.state import (
    LEADER_HORN,
    NO_CARD,
    NO_ROW,
    NOBODY,
    PLACES,
    ROW_COUNT,
    Ask,
    LeaderState,
    ModeKind,
    Option,
    Phase,
)
from mulligan.gwent.text.table import FACTIONS, LEADER_STATES, PHASES, ROWS, Label, label_text, scene_of, speech, story
from mulligan.gwent.text.table.events import event as event_line
from mulligan.gwent.text.table.options import option as option_line
from mulligan.gwent.text.table.questions import question as question_line
from mulligan.gwent.text.table.scene import Scene
from mulligan.gwent.tournament import DeckStage, TournamentGame, TournamentView
from mulligan.gwent.ui.idle import why_idle
from mulligan.gwent.ui.report import GwentReporter

_OF_SIDES = (EventKind.ROUND_WON, EventKind.GEM_LOST)
_EFFECTS = (EventKind.GEM_LOST, EventKind.KEPT, EventKind.SUMMONED, EventKind.TRANSFORMED, EventKind.DREW, EventKind.EXHAUSTED)

Played: TypeAlias = GwentGame | TournamentGame


class GwentUnit(ViewPart, frozen=True):
    place: str
    card: str
    strength: int  # current; 0 for a Decoy
    owner: int


class GwentRow(ViewPart, frozen=True):
    place: str
    row: str  # close, ranged, siege
    words: str
    total: int
    units: tuple[GwentUnit, ...]
    horn: str  # the card in the horn slot, or empty
    leader_horn: bool  # G-155: a leader's horn, which is not a card
    weather: bool


class GwentSide(ViewPart, frozen=True):
    side: int
    name: str  # of the player or team
    seats: tuple[int, ...]
    rows: tuple[GwentRow, ...]  # close, ranged, siege
    total: int
    bonus: int
    gems: int
    points: int
    scores: tuple[int, ...]  # of the last three rounds
    discard: tuple[CardView, ...]  # top card last


class GwentPlayer(ViewPart, frozen=True):
    seat: int
    place: str
    name: str
    side: int
    faction: str
    faction_words: str
    leader: str  # empty if it is face down
    leader_place: str
    leader_state: str  # ready, used, cancelled, passive
    leader_words: str
    hand: tuple[CardView, ...]
    deck: int
    side_deck: tuple[str, ...]
    passed: bool  # also true if nothing is left to play (G-042)
    turn: bool
    redraws: int
    virtual: bool


class GwentWeather(ViewPart, frozen=True):
    card: str
    holder: int


class GwentDeck(ViewPart, frozen=True):
    """A deck of a tournament."""

    place: str
    leader: str
    faction: str
    faction_words: str
    won: bool  # and so is out
    playing: bool


class GwentMatch(ViewPart, frozen=True):
    wins: tuple[int, ...]
    decks: tuple[tuple[GwentDeck, ...], ...]  # by seat


class GwentEffect(ViewPart, frozen=True):
    """A consequence of the end of a round."""

    kind: str  # of the event
    words: str


class GwentRoundEnd(ViewPart, frozen=True):
    """The result of the round that is on the board, before the board is cleared."""

    winner: int  # the side that won it; -1: none
    rule: str  # the deciding rule: strength, tie or nilfgaard; points if each side scores for itself
    scored: tuple[int, ...]  # points by side; empty in a game for gems
    lost: tuple[int, ...]  # the sides that lose a gem
    effects: tuple[GwentEffect, ...]


class GwentBoard(ViewPart, frozen=True):
    mode: str
    phase: str
    phase_words: str
    round: int
    round_words: str
    gems: int  # number at the start; 0: the game is for points
    points: int  # needed to win; 0: the game is for gems
    players: tuple[GwentPlayer, ...]
    sides: tuple[GwentSide, ...]
    weather: tuple[GwentWeather, ...]
    under_decoys: int
    leader_pile: int  # solo: the virtual opponent's face-down leaders
    found: tuple[CardView, ...]  # cards in the viewer's deck that can be taken now
    match: GwentMatch | None  # in a tournament
    round_end: GwentRoundEnd | None = None  # while a round is being scored
    kind: str = "gwent"


class GwentViewBuilder:
    """Builds the view of a game of Gwent, alone or in a tournament."""

    boards: ClassVar[tuple[type, ...]] = (GwentBoard,)
    # Questions within a play, except those that show a deck, which cannot be undone.
    mid_move: ClassVar[frozenset[str]] = frozenset(
        ask.name for ask in (Ask.ROW, Ask.REVIVE, Ask.DECOY, Ask.TAKE, Ask.DISCARD, Ask.BOND, Ask.OPPONENT)
    )
    revealing: ClassVar[frozenset[str]] = frozenset(
        kind.name
        for kind in (
            EventKind.COIN_TOSSED,
            EventKind.CHOOSER_DRAWN,
            EventKind.DREW,
            EventKind.REDREW,
            EventKind.MUSTERED,
            EventKind.FOUND,
            EventKind.PEEKED,
            EventKind.PICKED,
            EventKind.RESHUFFLED,
            EventKind.TURNED_UP,
            EventKind.LEADER_TURNED_UP,
        )
    )
    windows: ClassVar[tuple[str, ...]] = ()

    # --- the board -------------------------------------------------------------------------------

    def board(self, game: Played, viewer: Viewer) -> GwentBoard:
        whole = game.view(viewer.seat)
        seen = whole.game if isinstance(whole, TournamentView) else whole
        match = self._match(whole, viewer) if isinstance(whole, TournamentView) else None
        if seen is None:
            return self._before_the_first_game(game, match, viewer)
        scene, language = scene_of(seen, game.state.rules, viewer.language, viewer.names), viewer.language
        points = is_for_points(seen)
        phase, number, seats = Phase(seen.phase), int(seen.round_number), range(len(seen.players))
        # While a card asks its player, the client still shows their turn, although the state has advanced.
        asked = game.question if phase is Phase.TURNS else None
        turn = asked.seat if asked is not None else int(seen.turn) if phase is Phase.TURNS else NOBODY
        return GwentBoard(
            mode=ModeKind(seen.mode).name.lower(),
            phase=phase.name.lower(),
            phase_words=capital(label_text(PHASES[phase], language)),
            round=number,
            round_words=label_text(Label.ROUND, language, number=number) if number else "",
            gems=0 if points else GEMS,
            points=winning_points(seen) if points else 0,
            players=tuple(
                _player(
                    seen.players[who], who, capital(scene.player_alone(who)), who == turn, _is_out(game, seen, who), language
                )
                for who in seats
            ),
            sides=tuple(_side(scene, seen, side, language) for side in range(len(seen.sides))),
            weather=tuple(
                GwentWeather(SLUGS[each.card], int(each.holder)) for each in read(seen.weather[: seen.weather_count])
            ),
            under_decoys=int(seen.under_count),
            leader_pile=int(seen.leader_count),
            found=tuple(_found(seen)),
            match=match,
        )

    def _before_the_first_game(self, game: Played, match: GwentMatch | None, viewer: Viewer) -> GwentBoard:
        return GwentBoard(
            mode=ModeKind.DUEL.name.lower(),
            phase="decks",
            phase_words="",
            round=0,
            round_words="",
            gems=GEMS,
            points=0,
            players=(),
            sides=(),
            weather=(),
            under_decoys=0,
            leader_pile=0,
            found=(),
            match=match,
        )

    def _match(self, seen: TournamentView, viewer: Viewer) -> GwentMatch:
        decks = [
            tuple(
                GwentDeck(
                    place=f"deck/{seat}/{number}",
                    leader=deck.leader,
                    faction=BY_SLUG[deck.leader].faction.name.lower(),
                    faction_words=label_text(FACTIONS[BY_SLUG[deck.leader].faction], viewer.language),
                    won=deck.won,
                    playing=seen.playing[seat] == number,
                )
                for number, deck in enumerate(trio)
            )
            for seat, trio in enumerate(seen.decks)
        ]
        return GwentMatch(tuple(seen.wins), tuple(decks))

    def teams(self, game: Played) -> Sequence[int]:
        players: Any = game.state.players  # an array
        sides: list[int] = players["side"].tolist()
        return sides

    def progress(self, game: Played) -> Progress:
        teams = tuple(self.teams(game))
        if isinstance(game, TournamentGame):
            return Progress("game", sum(game.wins) + (game.result is None), "wins", tuple(game.wins), teams)
        sides: Any = game.state.sides  # an array
        unit = "points" if len(sides) > 2 else "gems"
        return Progress("round", int(game.state.round_number), unit, tuple(sides[unit].tolist()), teams)

    # --- questions -------------------------------------------------------------------------------

    def question(self, game: Played, asked: Question, viewer: Viewer) -> QuestionView:
        ask, scene = Ask[asked.ask], _scene(game, viewer)
        mine = asked.options if asked.seat == viewer.seat else ()
        return QuestionView(
            ask=asked.ask,
            seat=asked.seat,
            words=question_line(scene),
            help=_help(scene, ask) if mine else "",
            source=asked.source or "",
            most=_most(scene.view, asked.seat) if mine else 0,
            options=tuple(self._option(game, asked.ask, scene, choice, viewer) for choice in mine),
        )

    def _option(self, game: Played, asked: str, scene: Scene, number: int, viewer: Viewer) -> OptionView:
        choice, seat = decode(number), viewer.seat
        if isinstance(game.stage, DeckStage):
            words = game.stage.describe(number, viewer.language, seat)
        else:
            words = option_line(scene, number)
        on, to = _place(scene.view, choice, seat, scene.teams[seat])
        redraws = asked == Ask.REDRAW.name and choice.kind is Option.HAND
        passes = asked == Ask.TURN.name and choice.kind is Option.PASS
        idle = why_idle(scene.view, choice, viewer.language)
        return OptionView(number, words, on=on, to=to, selects="redraw" if redraws else "", ends=passes, idle=idle)

    def window(self, game: Played, seat: int) -> str:
        return ""

    def most(self, game: Played, seat: int) -> int:
        return _most(game.stage.view(seat), seat)

    def preview_board(self, game: Played, viewer: Viewer, choice: int) -> GwentBoard:
        return self.board(game, viewer)

    def choices_at(self, game: Played, seat: int, place: str) -> Sequence[int]:
        match place.split("/"):
            case ["hand", who, number] if who == str(seat):
                plays = [encode(Choice(Option.PLAY, place=int(number), row=row)) for row in range(PLACES)]
                return [*plays, encode(Choice(Option.HAND, place=int(number)))]
            case ["leader", who] if who == str(seat):
                return [int(Option.LEADER)]
            case ["unit", side, row, number] if int(side) == game.state.players[seat].side:
                return [encode(Choice(Option.UNIT, row=int(row), place=int(number)))]
            case ["discard", side, number]:
                return [encode(Choice(Option.DISCARD, side=int(side), place=int(number)))]
            case ["row", side, row] if int(side) == game.state.players[seat].side:
                return [encode(Choice(Option.ROW, row=int(row)))]
            case ["seat", who]:
                return [encode(Choice(Option.PLAYER, place=int(who)))]
            case ["deck", who, number] if who == str(seat):
                return [encode(Choice(Option.DECK, place=int(number)))]
            case _:
                return []

    # --- what happened ---------------------------------------------------------------------------

    def events(self, game: GwentGame, viewer: Viewer) -> Sequence[EventView]:
        scene = _scene(game, viewer)
        return event_views(game, viewer, lambda event: event_line(scene, event), lambda event: _event_place(scene, event))

    def story(self, game: GwentGame, events: Sequence[EventView], viewer: Viewer) -> Sequence[StoryLine]:
        scene = _scene(game, viewer)
        return story_lines(events, story.begins, partial(story.heading, scene), partial(story.line, scene))

    def moments(self, game: Played, viewer: Viewer) -> Sequence[MomentView]:
        """The ends of rounds: the board as it was scored, and the consequences."""
        stage = game.recent_stages[0]
        if not isinstance(stage, GwentGame) or not stage.moments:
            return ()
        scene, match = _scene(stage, viewer), None
        if isinstance(game, TournamentGame):
            match = self._match(game.view(viewer.seat), viewer)
        rows: list[EventRow] = read(stage.output.events[: stage.output.event_count])
        ends = [*(moment.events for moment in stage.moments[1:]), len(rows)]
        found = []
        for moment, end in zip(stage.moments, ends, strict=True):
            board = self.board(GwentGame(moment.table), viewer)
            result = _round_end(scene, board, rows[moment.events : end])
            found.append(MomentView(moment.events, msgspec.structs.replace(board, match=match, round_end=result)))
        return found

    def reporter(self) -> GwentReporter:
        return GwentReporter()

    def eliminated(self, game: Played) -> Collection[int]:
        return ()

    def outcome(self, result: Result, game: Played, viewer: Viewer) -> str:
        return outcome(speech(viewer.language), result, viewer, game.seats)


def _scene(game: Played, viewer: Viewer) -> Scene:
    """The open game or choice of decks, as the viewer sees it."""
    stage = game.stage
    return scene_of(stage.view(viewer.seat), stage.state.rules, viewer.language, viewer.names)


def _round_end(scene: Scene, board: GwentBoard, events: Sequence[EventRow]) -> GwentRoundEnd:
    """The result of a round, from the events since it was scored."""
    sides = {kind: [int(event.other) for event in events if event.kind == kind] for kind in _OF_SIDES}
    winner = next(iter(sides[EventKind.ROUND_WON]), NOBODY)
    points = [int(event.amount) for event in events if event.kind == EventKind.POINTS_SCORED]
    tied = len({side.total for side in board.sides}) == 1
    began = next((place for place, event in enumerate(events) if event.kind == EventKind.ROUND_BEGAN), len(events))
    effects = [
        GwentEffect(EventKind(event.kind).name, words)
        for place, event in enumerate(events)
        if (event.kind in _EFFECTS and place < began) or event.kind == EventKind.RETURNED
        if (words := event_line(scene, event))
    ]
    return GwentRoundEnd(
        winner=winner,
        rule="points" if points else "strength" if not tied else "nilfgaard" if winner != NOBODY else "tie",
        scored=tuple(points),
        lost=tuple(sides[EventKind.GEM_LOST]),
        effects=tuple(effects),
    )


# --- parts of the board ----------------------------------------------------------------------------


def _is_out(game: Played, seen: View, who: int) -> bool:
    """G-042: in a round, a player without cards and leader counts as passed.

    That is public: the rule decides by the table and the sizes of piles, also for a leader that needs the deck.
    """
    if seen.phase not in (Phase.TURNS, Phase.ROUND_ENDS) or seen.players[who].leader == UNKNOWN:
        return False
    return not has_something_left(book(), game.state, who)


@cached_by_record
def _player(player: SeenPlayer, who: int, name: str, turn: bool, out: bool, language: Language) -> GwentPlayer:
    leader_state, leader_words = _leader(player, language)
    return GwentPlayer(
        seat=who,
        place=f"seat/{who}",
        name=name,
        side=player.side,
        faction=Faction(player.faction).name.lower(),
        faction_words=label_text(FACTIONS[Faction(player.faction)], language),
        leader=SLUGS[player.leader] if player.leader != UNKNOWN else "",
        leader_place=f"leader/{who}",
        leader_state=leader_state,
        leader_words=leader_words,
        hand=tuple(_hand(player, who)),
        deck=player.deck_count,
        side_deck=tuple(SLUGS[card] for card in player.side_deck[: player.side_deck_count]),
        passed=bool(player.passed) or out,
        turn=turn,
        redraws=player.redraws,
        virtual=player.leader == UNKNOWN,
    )


def _side(scene: Scene, seen: View, number: int, language: Language) -> GwentSide:
    side = seen.sides[number]
    seats = tuple(who for who, team in enumerate(scene.teams) if team == number)
    played = min(int(seen.round_number), len(side.scores)) - (0 if seen.over else 1)
    return GwentSide(
        side=number,
        name=capital(scene.team_alone(seats[0])),
        seats=seats,
        rows=tuple(_row(side.rows[row], number, row, language) for row in range(ROW_COUNT)),
        total=int(side.total),
        bonus=int(side.bonus),
        gems=int(side.gems),
        points=int(side.points),
        scores=tuple(read(side.scores[: max(played, 0)])),
        discard=_discard(number, tuple(read(side.discard[: side.discard_count]))),
    )


@cached_by_record
def _row(row: SeenRow, side: int, number: int, language: Language) -> GwentRow:
    return GwentRow(
        place=f"row/{side}/{number}",
        row=Row(number).name.lower(),
        words=capital(label_text(ROWS[Row(number)], language)),
        total=row.total,
        units=tuple(
            GwentUnit(f"unit/{side}/{number}/{place}", SLUGS[unit.card], unit.strength, unit.owner)
            for place, unit in enumerate(row.cards[: row.count])
        ),
        horn=SLUGS[row.horn] if row.horn not in (NO_CARD, LEADER_HORN) else "",
        leader_horn=row.horn == LEADER_HORN,
        weather=bool(row.weather),
    )


@lru_cache(CACHED_PARTS)
def _discard(side: int, cards: tuple[int, ...]) -> tuple[CardView, ...]:
    return tuple(CardView(f"discard/{side}/{place}", SLUGS[card]) for place, card in enumerate(cards))


def _leader(player: SeenPlayer, language: Language) -> tuple[str, str]:
    """The state of a leader and its words. A passive leader is passive unless it is cancelled."""
    if player.leader == UNKNOWN:
        return "", ""
    state = LeaderState(player.leader_state)
    if state == LeaderState.READY and not is_active(book().leaders[player.leader]):
        return "passive", ""
    return state.name.lower(), label_text(LEADER_STATES[state], language)


def _hand(player: SeenPlayer, who: int) -> Iterator[CardView]:
    """The hand, sorted for display: units by row, strongest first. Beside unknown cards a place tells how old those are."""
    held = [(card.card, place) for place, card in enumerate(player.hand[: player.hand_count])]
    known = sorted((each for each in held if each[0] != UNKNOWN), key=lambda each: _as_people_sort(each[0]))
    for index, (card, place) in enumerate(known):
        yield CardView(f"hand/{who}/{place if len(known) == len(held) else index}", SLUGS[card])
    yield from (CardView(f"hand/{who}/{index}", "") for index in range(len(known), len(held)))


@cache
def _as_people_sort(number: int) -> tuple[int, int, int, str]:
    card = CARDS[number]
    if isinstance(card, Unit):
        return 0, int(card.rows[0]), -card.strength, card.name
    return 1, 0, 0, card.name


def _found(seen: View) -> Iterator[CardView]:
    """The cards in the deck that the asked seat can choose, by number, because the order of the deck stays hidden."""
    for choice in (decode(number) for number in read(seen.options[: seen.option_count]) if number >= Option.CARD):
        yield CardView(f"found/{choice.place}", SLUGS[choice.place])


# --- parts of questions and events -------------------------------------------------------------------


def _most(seen: View, seat: int) -> int:
    return int(seen.players[seat].redraws) if (seen.ask, seen.asked) == (Ask.REDRAW, seat) else 0


def _place(seen: View, choice: Choice, seat: int, side: int) -> tuple[str, str]:
    """The thing that a choice is about, and the place it goes to."""
    match choice.kind:
        case Option.LEADER:
            return f"leader/{seat}", ""
        case Option.ROW:
            return f"row/{side}/{choice.row}", ""
        case Option.PLAYER:
            return f"seat/{choice.place}", ""
        case Option.DECK:
            return f"deck/{seat}/{choice.place}", ""
        case Option.HAND:
            return f"hand/{seat}/{choice.place}", ""
        case Option.PLAY:
            return f"hand/{seat}/{choice.place}", _destination(seen, choice, seat, side)
        case Option.UNIT:
            return f"unit/{side}/{choice.row}/{choice.place}", ""
        case Option.DISCARD:
            return f"discard/{choice.side}/{choice.place}", ""
        case Option.CARD:
            return f"found/{choice.place}", ""
        case _:
            return "", ""


def _destination(seen: View, choice: Choice, seat: int, side: int) -> str:
    """The row that a card goes to. G-224: of several opponents, the player of a spy chooses one afterwards."""
    is_spy = int(book().cards[seen.players[seat].hand[choice.place].card].abilities) & Trait.SPY
    if choice.row == NO_ROW or (is_spy and len(seen.sides) > 2):
        return ""
    return f"row/{1 - side if is_spy else side}/{choice.row}"


def _help(scene: Scene, ask: Ask) -> str:
    """On a turn, the score of the round against the strongest opponent."""
    language = scene.speech.language
    if ask is not Ask.TURN:
        name = f"gwent.help.{ask.name.lower()}"
        return term(name, language) if has_term(name) else ""
    totals = [int(side.total) for side in scene.view.sides]
    own, other = totals.pop(scene.teams[scene.viewer]), max(totals)
    stands = "leading" if own > other else "trailing" if own < other else "tied"
    return term(f"gwent.help.{stands}", language).format(own=own, other=other)


def _event_place(scene: Scene, event: SeenEvent) -> str:
    """The row of an event, on the side that it names or on the player's."""
    seat, side, row = event.seat, event.other, event.place
    if not 0 <= row < ROW_COUNT:
        return ""
    if not 0 <= side < len(scene.view.sides):
        side = scene.teams[seat] if 0 <= seat < len(scene.teams) else SPECTATOR
    return f"row/{side}/{row}" if side >= 0 else ""
