"""The client view of a draft."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterator, Sequence
from typing import ClassVar

from mulligan.core.client.report import NoReport
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
    event_views,
)
from mulligan.core.game import Question, Result
from mulligan.core.kernel.output import UNKNOWN
from mulligan.core.kernel.record import read
from mulligan.core.text import Language
from mulligan.core.text.words import capital
from mulligan.epic.draft.choices import Choice, encode
from mulligan.epic.draft.events import EventKind
from mulligan.epic.draft.game import DraftGame
from mulligan.epic.draft.hidden.view import SeenPlayer, View
from mulligan.epic.draft.plan import Plan
from mulligan.epic.draft.rules import direction
from mulligan.epic.draft.state import CHOSEN, LEFT_OUT, Ask, Option
from mulligan.epic.draft.text import Caption, Scene, caption, event_line, option_line, pool_name, question_line, scene_of
from mulligan.epic.draft.ui.terminal import NAMES, Draft
from mulligan.epic.game import SLUGS


class DraftPlayer(ViewPart, frozen=True):
    seat: int
    place: str
    name: str
    waiting: bool  # whether the player still has to choose
    cards: int
    pool: tuple[CardView, ...]  # the cards the viewer knows; chosen means in the deck
    pool_words: str


class DraftMemory(ViewPart, frozen=True):
    """Cards that the viewer saw in packs during a round."""

    words: str
    cards: tuple[str, ...]


class DraftBoard(ViewPart, frozen=True):
    name: str  # the draft's name, in words
    building: bool  # whether the packs are used up and players build decks
    shared: bool  # whether all players pick in turn from one face-up pack
    passing: int  # 1: packs go to the next seat, -1: to the previous one, 0: they are not passed
    takes: int  # number of cards to pick from this pack; 0 while decks are built
    then: int  # number of cards the next holder picks; 0: the rest is discarded
    fewest: int  # minimum deck size
    most: int
    round_words: str
    pick_words: str
    deck_words: str  # only while decks are built
    pack: tuple[CardView, ...]
    players: tuple[DraftPlayer, ...]
    remembered: tuple[DraftMemory, ...]
    kind: str = "draft"


class DraftViewBuilder:
    boards: ClassVar[tuple[type, ...]] = (DraftBoard,)
    mid_move: ClassVar[frozenset[str]] = frozenset({Ask.PICK.name, Ask.BUILD.name})
    # The pick that ends the last round reveals nothing, but it is also final.
    revealing: ClassVar[frozenset[str]] = frozenset(
        {EventKind.SAW.name, EventKind.REVEALED.name, EventKind.DEALT.name, EventKind.BUILDING_BEGAN.name}
    )
    windows: ClassVar[tuple[str, ...]] = ()

    def board(self, game: Draft, viewer: Viewer) -> DraftBoard:
        seen, language = read(game.view(viewer.seat)), viewer.language
        plan, picking = game.stage.options.plan, seen.ask == Ask.PICK
        needed = str(plan.fewest) if plan.fewest == plan.most else f"{plan.fewest}–{plan.most}"
        scene, builds = scene_of(seen, viewer.seat, language, viewer.names), viewer.seat >= 0 and not picking
        takes = (*plan.takes[int(seen.pick) :], 0) if picking else (0, 0)
        return DraftBoard(
            name=caption(NAMES[plan.name], language),
            building=not picking,
            shared=plan.shared,
            passing=direction(int(seen.round_number)) if picking and not plan.shared else 0,
            takes=takes[0],
            then=takes[1],
            fewest=plan.fewest,
            most=plan.most,
            round_words=_round_words(plan, int(seen.round_number) + 1, language) if picking else "",
            pick_words=caption(Caption.PICK, language, pick=int(seen.pick) + 1, picks=len(plan.takes)) if picking else "",
            deck_words=caption(Caption.YOUR_DECK, language, size=scene.deck_size, needed=needed) if builds else "",
            pack=tuple(_pack(seen)),
            players=tuple(_player(scene, who) for who in range(seen.seats)),
            remembered=tuple(self._remembered(plan, seen, viewer)),
        )

    def _remembered(self, plan: Plan, seen: View, viewer: Viewer) -> Iterator[DraftMemory]:
        packs = 1 if seen.plan.shared else int(seen.seats)
        rounds: defaultdict[int, list[str]] = defaultdict(list)
        for each in seen.remembered[: seen.remembered_count]:
            rounds[int(each.pack) // packs].append(SLUGS[each.card])
        for number, cards in sorted(rounds.items()):
            yield DraftMemory(capital(_round_words(plan, number + 1, viewer.language)), tuple(cards))

    def teams(self, game: Draft) -> Sequence[int]:
        return range(game.seats)

    def progress(self, game: Draft) -> Progress:
        return Progress("draft", int(game.stage.state.round_number) + 1)

    # --- questions -------------------------------------------------------------------------------

    def question(self, game: Draft, asked: Question, viewer: Viewer) -> QuestionView:
        scene = _scene(game, viewer)
        mine = asked.options if asked.seat == viewer.seat else ()
        return QuestionView(
            ask=asked.ask,
            seat=asked.seat,
            words=question_line(scene),
            options=tuple(_option(scene, asked.ask, choice) for choice in mine),
        )

    def window(self, game: Draft, seat: int) -> str:
        return ""

    def most(self, game: Draft, seat: int) -> int:
        return 0

    def preview_board(self, game: Draft, viewer: Viewer, choice: int) -> DraftBoard:
        return self.board(game, viewer)

    def choices_at(self, game: Draft, seat: int, place: str) -> Sequence[int]:
        match place.split("/"):
            case ["pack", number]:
                return [encode(Choice(Option.CARD, place=int(number)))]
            case ["pool", who, number] if who == str(seat):
                return [encode(Choice(Option.CARD, place=int(number)))]
            case _:
                return []

    # --- what happened ---------------------------------------------------------------------------

    def events(self, game: DraftGame, viewer: Viewer) -> Sequence[EventView]:
        scene = _scene(game, viewer)
        return event_views(game, viewer, lambda event: event_line(scene, event), lambda event: "")

    def story(self, game: DraftGame, events: Sequence[EventView], viewer: Viewer) -> Sequence[StoryLine]:
        """A heading for every round, and a line for every event that has words; passing packs has no line."""
        return story_lines(events, _begins, _heading, lambda covered: covered[0].words)

    def moments(self, game: DraftGame, viewer: Viewer) -> Sequence[MomentView]:
        return ()

    def reporter(self) -> NoReport:
        return NoReport()

    def eliminated(self, game: DraftGame) -> Collection[int]:
        return ()

    def outcome(self, result: Result, game: Draft, viewer: Viewer) -> str:
        """A draft has no winner."""
        return ""


def _round_words(plan: Plan, number: int, language: Language) -> str:
    """A round by its number: "pack 2 of 3" if each player opens a pack and drafts all of it."""
    said = Caption.PACK if len(plan.takes) == plan.pack else Caption.ROUND
    return caption(said, language, round=number, rounds=plan.rounds)


def _begins(first: EventView, event: EventView) -> bool:
    return event.words != "" and event.kind not in (EventKind.PASSED_LEFT.name, EventKind.PASSED_RIGHT.name)


def _heading(event: EventView) -> str:
    return event.words.removesuffix(".") if event.kind == EventKind.ROUND_BEGAN.name else ""


def _scene(game: Draft, viewer: Viewer) -> Scene:
    return scene_of(read(game.view(viewer.seat)), viewer.seat, viewer.language, viewer.names)


def _player(scene: Scene, who: int) -> DraftPlayer:
    player = scene.view.players[who]
    return DraftPlayer(
        seat=who,
        place=f"seat/{who}",
        name=capital(scene.player_in_heading(who)),
        waiting=bool(player.waiting),
        cards=int(player.pool_count),
        pool=tuple(_pool(player, who)),
        pool_words=capital(pool_name(scene, who)),
    )


def _option(scene: Scene, ask: str, choice: int) -> OptionView:
    words, place = option_line(scene, choice), choice - Option.CARD
    if choice == Option.DONE:
        return OptionView(choice, words)
    if ask == Ask.PICK.name:
        return OptionView(choice, words, on=f"pack/{place}")
    return OptionView(choice, words, on=f"pool/{scene.viewer}/{place}")


def _pack(seen: View) -> Iterator[CardView]:
    for place in range(len(seen.pack)):
        card = seen.pack[place]
        if card.card != UNKNOWN:
            yield CardView(f"pack/{place}", SLUGS[card.card], bool(card.mark & CHOSEN))


def _pool(player: SeenPlayer, who: int) -> Iterator[CardView]:
    for rank in range(player.pool_count):
        card = player.pool[rank]
        if card.card != UNKNOWN:
            yield CardView(f"pool/{who}/{rank}", SLUGS[card.card], bool(card.mark != LEFT_OUT))
