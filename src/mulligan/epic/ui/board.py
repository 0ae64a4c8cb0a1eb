"""Epic's client view: the board comes from a seat's view, its words from the grammars."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from functools import cache, partial
from typing import Any, ClassVar, Final, NamedTuple

from mulligan.core.client.story import story_lines
from mulligan.core.client.view import (
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
from mulligan.core.kernel.output import SPECTATOR, UNKNOWN, SeenEvent, new_output
from mulligan.core.text import Language
from mulligan.core.text.terms import has_term, term
from mulligan.core.text.words import capital
from mulligan.epic.book.enums import Alignment, Keyword
from mulligan.epic.choices import Choice, decode, encode
from mulligan.epic.events import EventKind
from mulligan.epic.game import SLUGS, EpicGame, book
from mulligan.epic.hidden.view import SeenChampion, SeenPlayer, SeenTrigger, View
from mulligan.epic.rules.battle.choosing import add_attacker, add_blocker, begin_battle
from mulligan.epic.state import CHOSEN, NO_SLOT, NOBODY, POWERS_PER_CHAMPION, THEM, Ask, Option, Position, Role, Step
from mulligan.epic.text import grammar
from mulligan.epic.text.table import STEPS, battle_line, label_text, scene_of, speech, story, turn_line
from mulligan.epic.text.table.events import event as event_line
from mulligan.epic.text.table.options import option as option_line
from mulligan.epic.text.table.programs import trigger_line
from mulligan.epic.text.table.questions import question as question_line
from mulligan.epic.text.table.scene import Scene
from mulligan.epic.ui.forecast import EpicDamage, EpicForecast, damage_to_assign, forecast, is_dealt
from mulligan.epic.ui.idle import BETWEEN_PLAYS, idle_plays
from mulligan.epic.ui.neighbours import neighbour
from mulligan.epic.ui.report import EpicReporter


class EpicChampion(ViewPart, frozen=True):
    place: str
    card: str
    controller: int
    owner: int
    attack: int  # current value, with all bonuses
    defense: int
    damage: int
    counters: int
    keywords: tuple[str, ...]  # icons
    alignments: tuple[str, ...]  # current ones, printed or gained
    position: str  # prepared, expended, flipped
    deploying: bool
    role: str  # attacker, blocker, or empty
    assigned: int  # damage assigned to it
    chosen: bool  # by the effect being resolved


class EpicPlayer(ViewPart, frozen=True):
    seat: int
    place: str
    name: str  # the viewer's name for the player
    team: int
    team_name: str  # empty without teams
    health: int
    gold: int
    assigned: int  # damage assigned to the player
    deck: int
    hand: tuple[CardView, ...]
    discard: tuple[CardView, ...]  # top card last
    out: bool
    holds: bool  # whether the player has the initiative
    neighbour: str  # in Hunter: left, right, both, or empty
    in_reach: bool


class EpicStep(ViewPart, frozen=True):
    step: str
    words: str


class EpicBattle(ViewPart, frozen=True):
    attacker: int
    defender: int
    words: str
    attack: int  # total of all attackers
    blocked: bool
    dealt: bool  # whether its damage has been dealt
    forecast: EpicForecast
    damage: EpicDamage | None  # damage to be assigned by the viewer


class EpicWaiting(ViewPart, frozen=True):
    """A triggered ability waiting to resolve."""

    place: str
    card: str
    controller: int
    words: str
    times: int


class EpicBoard(ViewPart, frozen=True):
    turn: int
    turn_player: int
    turn_words: str  # the player whose turn it is, in words
    step: str
    step_words: str
    battle: EpicBattle | None
    battle_steps: tuple[EpicStep, ...]
    players: tuple[EpicPlayer, ...]
    champions: tuple[EpicChampion, ...]
    waiting: tuple[EpicWaiting, ...]
    kind: str = "epic"


_BATTLE_STEPS: Final = (Step.ATTACKERS, Step.BEFORE_BLOCKERS, Step.BLOCKERS, Step.BEFORE_DAMAGE, Step.DAMAGE)
ATTACKER: Final = Role.ATTACKER.name.lower()
_KEYWORDS: Final = tuple((int(keyword), str(keyword.name).lower()) for keyword in Keyword)
_ALIGNMENTS: Final = tuple((int(alignment), alignment.name.lower()) for alignment in Alignment)
_SELECTIONS: Final = {
    Ask.MULLIGAN: "mulligan",
    Ask.ATTACKER: "attackers",
    Ask.BLOCKER: "blockers",
    Ask.REVEAL: "reveal",
    Ask.RECYCLE: "recycle",
}
_ENDINGS: Final = ((Ask.MAIN, Option.PASS), (Ask.PLAYS, Option.PASS), (Ask.END_TURN, Option.YES))
_WINDOWS: Final = (Step.BEFORE_BLOCKERS, Step.BEFORE_DAMAGE, Step.ENDING)


class EpicViewBuilder:
    """Builds the client view of Epic. A champion's place is its slot; a card in a pile is identified by its index."""

    boards: ClassVar[tuple[type, ...]] = (EpicBoard,)
    # Plays and battles consist of many questions; a turn or a window starts a new move.
    mid_move: ClassVar[frozenset[str]] = frozenset(
        ask.name for ask in Ask if ask not in (Ask.NOTHING, Ask.MAIN, Ask.PLAYS, Ask.END_TURN)
    )
    revealing: ClassVar[frozenset[str]] = frozenset({EventKind.DREW.name})
    windows: ClassVar[tuple[str, ...]] = tuple(
        f"{whose}_{step.name.lower()}"
        for whose in ("own", "other")
        for step in _WINDOWS
        if (whose, step) != ("own", Step.ENDING)
    )

    # --- the board -------------------------------------------------------------------------------

    def board(self, game: EpicGame, viewer: Viewer) -> EpicBoard:
        seen, language = game.view(viewer.seat), viewer.language
        scene = _scene(game, viewer, seen)
        step, seats = Step(seen.step), range(seen.seats)
        slots = [slot for slot, holder in enumerate(_controllers(seen)) if holder != NOBODY]
        champions = tuple(_champion(seen.champions[slot], slot) for slot in slots)
        return EpicBoard(
            turn=int(seen.turn),
            turn_player=int(seen.turn_player),
            turn_words=capital(turn_line(scene)) if seen.turn > 0 else "",
            step=step.name.lower(),
            step_words=capital(label_text(STEPS[step], language)),
            battle=_battle(scene, seen, champions),
            battle_steps=_battle_steps(language),
            players=tuple(_player(seen.players[who], _at_table(scene, seen, who)) for who in seats),
            champions=champions,
            waiting=tuple(_waiting(seen.triggers[place], place, language) for place in range(seen.trigger_count)),
        )

    def preview_board(self, game: EpicGame, viewer: Viewer, choice: int) -> EpicBoard:
        """Show the last champion that can attack or block in the battle, although choosing it ends the step."""
        picked, ask = decode(choice), Ask(game.state.ask)
        if picked.kind is not Option.CHAMPION or ask not in (Ask.MAIN, Ask.ATTACKER, Ask.BLOCKER):
            return self.board(game, viewer)
        twin, output = game.copy(), new_output()
        if ask is Ask.MAIN:
            begin_battle(twin.state, output, viewer.seat, picked.place)
        elif ask is Ask.ATTACKER:
            add_attacker(twin.state, output, picked.place)
        else:
            add_blocker(twin.state, output, picked.place)
        return self.board(twin, viewer)

    def teams(self, game: EpicGame) -> Sequence[int]:
        return _teams(game)

    def progress(self, game: EpicGame) -> Progress:
        teams = _teams(game)
        by_team: Any = game.state.teams  # a numpy array, typed as a list
        healths: list[int] = by_team["health"][: max(teams) + 1].tolist()
        return Progress("turn", int(game.state.turn), "health", tuple(healths), tuple(teams))

    # --- questions -------------------------------------------------------------------------------

    def question(self, game: EpicGame, asked: Question, viewer: Viewer) -> QuestionView:
        ask, scene = Ask[asked.ask], _scene(game, viewer)
        mine = asked.options if asked.seat == viewer.seat else ()
        idle = idle_plays(game, viewer.seat, mine, viewer.language) if mine else {}
        return QuestionView(
            ask=asked.ask,
            seat=asked.seat,
            words=question_line(scene, ask),
            help=_help(ask, viewer) if mine else "",
            source=asked.source or "",
            about=tuple(_about(scene.view)),
            window=_window(scene.view, asked.seat),
            most=_most(scene.view) if mine else 0,
            options=tuple(_option(scene, choice, idle.get(choice, "")) for choice in mine),
        )

    def window(self, game: EpicGame, seat: int) -> str:
        return _window(game.view(seat), seat)

    def most(self, game: EpicGame, seat: int) -> int:
        return _most(game.view(seat))

    def choices_at(self, game: EpicGame, seat: int, place: str) -> Sequence[int]:
        match place.split("/"):
            case ["hand", who, number] if who == str(seat):
                return [encode(Choice(Option.HAND, place=int(number)))]
            case ["champion", slot]:
                powers = [encode(Choice(Option.POWER, place=int(slot), power=power)) for power in range(POWERS_PER_CHAMPION)]
                return [encode(Choice(Option.CHAMPION, place=int(slot))), *powers]
            case ["seat", who]:
                return [encode(Choice(Option.PLAYER, seat=int(who)))]
            case ["discard", who, number]:
                return [encode(Choice(Option.DISCARD, seat=int(who), place=int(number)))]
            case _:
                return []

    # --- what happened ---------------------------------------------------------------------------

    def events(self, game: EpicGame, viewer: Viewer) -> Sequence[EventView]:
        scene = _scene(game, viewer)
        return event_views(game, viewer, lambda event: event_line(scene, event), _event_place)

    def story(self, game: EpicGame, events: Sequence[EventView], viewer: Viewer) -> Sequence[StoryLine]:
        scene, asked = _scene(game, viewer), game.question
        unfinished = events[-1] if asked is not None and Ask[asked.ask] not in BETWEEN_PLAYS else None
        line = partial(story.line, scene, unfinished=unfinished)
        return story_lines(events, story.begins, partial(story.heading, scene), line)

    def moments(self, game: EpicGame, viewer: Viewer) -> Sequence[MomentView]:
        return ()

    def reporter(self) -> EpicReporter:
        return EpicReporter()

    def eliminated(self, game: EpicGame) -> Collection[int]:
        players: Any = game.state.players  # a numpy array, typed as a list
        out: list[int] = players["eliminated"][: game.seats].nonzero()[0].tolist()
        return out if game.result is None else ()

    def outcome(self, result: Result, game: EpicGame, viewer: Viewer) -> str:
        return outcome(speech(viewer.language), result, viewer, game.seats)


def _teams(game: EpicGame) -> Sequence[int]:
    players: Any = game.state.players  # a numpy array, typed as a list
    teams: list[int] = players["team"][: game.seats].tolist()
    return teams


def _scene(game: EpicGame, viewer: Viewer, seen: View | None = None) -> Scene:
    """The scene for all sentences of a position; creating one costs more than most sentences."""
    view = game.view(viewer.seat) if seen is None else seen
    return scene_of(view, game.state.rules, book(), viewer.language, viewer.names)


@cache
def _battle_steps(language: Language) -> tuple[EpicStep, ...]:
    return tuple(EpicStep(step.name.lower(), capital(label_text(STEPS[step], language))) for step in _BATTLE_STEPS)


# --- parts of the board ----------------------------------------------------------------------------


class AtTable(NamedTuple):
    """A player's name and team, and the relation to the viewer."""

    seat: int
    own: bool
    name: str
    team_name: str
    out: bool
    holds: bool
    neighbour: str
    in_reach: bool


def _at_table(scene: Scene, seen: View, who: int) -> AtTable:
    seat = scene.viewer
    return AtTable(
        seat=who,
        own=who == seat,
        name=capital(scene.player_alone(who)),
        team_name=capital(scene.team_alone(who)) if scene.in_teams else "",
        out=bool(seen.players[who].eliminated and seen.seats > 2),
        holds=bool(seen.holder == who),
        neighbour=neighbour(seen, who, seat),
        in_reach=seat == SPECTATOR or who == seat or _reaches(seen.players[seat], who),
    )


def _reaches(player: SeenPlayer, who: int) -> bool:
    """Whether a player can attack or target another one; an eliminated player only watches, so no one is marked."""
    return bool(player.eliminated or int(player.reach) >> who & 1)


@cached_by_record
def _player(player: SeenPlayer, at: AtTable) -> EpicPlayer:
    return EpicPlayer(
        seat=at.seat,
        place=f"seat/{at.seat}",
        name=at.name,
        team=player.team,
        team_name=at.team_name,
        health=player.health,
        gold=player.gold,
        assigned=player.assigned,
        deck=player.deck_count,
        hand=tuple(_hand(player, at.seat, at.own)),
        discard=tuple(_discard(player, at.seat)),
        out=at.out,
        holds=at.holds,
        neighbour=at.neighbour,
        in_reach=at.in_reach,
    )


def _controllers(seen: View) -> Sequence[int]:
    """The controller of each slot; NOBODY for free slots."""
    champions: Any = seen.champions  # a numpy array, typed as a list
    controllers: list[int] = champions["controller"][: seen.slots].tolist()
    return controllers


@cached_by_record
def _champion(champion: SeenChampion, slot: int) -> EpicChampion:
    return EpicChampion(
        place=f"champion/{slot}",
        card=SLUGS[champion.card],
        controller=champion.controller,
        owner=champion.owner,
        attack=champion.attack,
        defense=champion.defense,
        damage=champion.damage,
        counters=champion.counters,
        keywords=tuple(name for bit, name in _KEYWORDS if champion.keywords & bit),
        alignments=tuple(name for bit, name in _ALIGNMENTS if champion.alignments >> bit & 1),
        position=Position(champion.position).name.lower(),
        deploying=bool(champion.deploying),
        role="" if champion.role == Role.NONE else Role(champion.role).name.lower(),
        assigned=champion.assigned,
        chosen=bool(champion.mark & (CHOSEN | THEM)),
    )


def _battle(scene: Scene, seen: View, champions: Sequence[EpicChampion]) -> EpicBattle | None:
    if seen.battle.defender == NOBODY:
        return None
    return EpicBattle(
        attacker=int(seen.battle.attacker),
        defender=int(seen.battle.defender),
        words=battle_line(scene),
        attack=sum(each.attack for each in champions if each.role == ATTACKER),
        blocked=bool(seen.battle.blocked),
        dealt=is_dealt(seen),
        forecast=forecast(seen, book(), scene.rules),
        damage=damage_to_assign(seen, book(), scene.rules),
    )


@cached_by_record
def _waiting(trigger: SeenTrigger, place: int, language: Language) -> EpicWaiting:
    words = trigger_line(book(), grammar(language), trigger.card, trigger.pc)
    return EpicWaiting(
        f"trigger/{place}", SLUGS[trigger.card], trigger.controller, speech(language).typeset(words), trigger.times
    )


def _hand(player: SeenPlayer, who: int, own: bool) -> Iterator[CardView]:
    """The hand. Another player's is sorted: the places of known cards would tell when others were drawn."""
    cards = list(player.hand[: player.hand_count])
    if not own:
        cards.sort(key=lambda each: (each.card == UNKNOWN, each.card))
    for place, held in enumerate(cards):
        yield CardView(f"hand/{who}/{place}", SLUGS[held.card] if held.card != UNKNOWN else "", bool(held.mark & CHOSEN))


def _discard(player: SeenPlayer, who: int) -> Iterator[CardView]:
    for place, card in enumerate(player.discard[: player.discard_count]):
        yield CardView(f"discard/{who}/{place}", SLUGS[card.card], bool(card.mark & (CHOSEN | THEM)))


# --- parts of questions ------------------------------------------------------------------------------


def _option(scene: Scene, number: int, idle: str) -> OptionView:
    choice, ask = decode(number), Ask(scene.view.ask)
    return OptionView(
        number,
        option_line(scene, number),
        on=_place(choice, scene.viewer),
        amount=choice.place if choice.kind is Option.NUMBER else None,
        selects=_selects(ask, choice.kind),
        ends=(ask, choice.kind) in _ENDINGS,
        idle=idle,
    )


def _selects(ask: Ask, kind: Option) -> str:
    """In the Main Phase an attack selects its first attacker; other questions select every option that names a thing."""
    if ask is Ask.MAIN:
        return _SELECTIONS[Ask.ATTACKER] if kind is Option.CHAMPION else ""
    return "" if kind is Option.PASS else _SELECTIONS.get(ask, "")


def _place(choice: Choice, seat: int) -> str:
    """The place that a choice of the seat refers to."""
    match choice.kind:
        case Option.PLAYER:
            return f"seat/{choice.seat}"
        case Option.TRIGGER:
            return f"trigger/{choice.place}"
        case Option.HAND:
            return f"hand/{seat}/{choice.place}"
        case Option.CHAMPION | Option.POWER:
            return f"champion/{choice.place}"
        case Option.DISCARD:
            return f"discard/{choice.seat}/{choice.place}"
        case _:
            return ""


def _help(ask: Ask, viewer: Viewer) -> str:
    name = f"epic.help.{ask.name.lower()}"
    return term(name, viewer.language) if has_term(name) else ""


def _window(seen: View, seat: int) -> str:
    if seen.ask != Ask.PLAYS:
        return ""
    mine = seen.players[seat].team == seen.players[seen.turn_player].team
    return f"{'own' if mine else 'other'}_{Step(seen.step).name.lower()}"


def _most(seen: View) -> int:
    """Loyalty and recycling take two cards."""
    return int(seen.program.left) if seen.ask in (Ask.REVEAL, Ask.RECYCLE) else 0


def _about(seen: View) -> Iterator[str]:
    """The champions that deal and receive the damage."""
    if seen.ask in (Ask.ASSIGN, Ask.BREAKTHROUGH):
        yield from (f"champion/{slot}" for slot in (seen.battle.source, seen.battle.victim) if slot != NO_SLOT)
    if seen.ask == Ask.AMOUNT:
        target = int(seen.program.x)
        yield f"champion/{target - Option.CHAMPION}" if target >= Option.CHAMPION else f"seat/{target - Option.PLAYER}"


def _event_place(event: SeenEvent) -> str:
    return f"champion/{event.place}" if event.place != NO_SLOT else ""
