"""The client view of a draft."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from typing import Any, ClassVar

from mulligan.core.client.view import ShownCard, ShownEvent, ShownOption, ShownQuestion, Viewer, ViewPart, event_views
from mulligan.core.game import Question, Result
from mulligan.core.kernel.output import UNKNOWN, EventRow
from mulligan.core.kernel.record import read
from mulligan.core.text.words import capital
from mulligan.epic.draft.choices import Choice, encode
from mulligan.epic.draft.events import EventKind
from mulligan.epic.draft.game import DraftGame
from mulligan.epic.draft.state import CHOSEN, LEFT_OUT, Ask, Option
from mulligan.epic.draft.terminal import NAMES, Draft
from mulligan.epic.draft.text import Caption, caption, event_text, option_text, player_text, pool_text, question_text
from mulligan.epic.draft.view import SeenPlayer, View
from mulligan.epic.game import SLUGS


class DraftPlayer(ViewPart, frozen=True):
    seat: int
    place: str
    name: str
    waiting: bool  # still has to choose
    cards: int
    pool: tuple[ShownCard, ...]  # the cards the viewer knows; chosen means in the deck
    pool_words: str


class DraftMemory(ViewPart, frozen=True):
    """Cards that the viewer saw in packs during a round."""

    words: str
    cards: tuple[str, ...]


class DraftBoard(ViewPart, frozen=True):
    name: str  # of the draft, in words
    building: bool  # the packs are used up; players build decks from their pools
    round_words: str
    pick_words: str
    deck_words: str  # only while decks are built
    pack: tuple[ShownCard, ...]
    players: tuple[DraftPlayer, ...]
    remembered: tuple[DraftMemory, ...]
    kind: str = "draft"


class DraftViewBuilder:
    boards: ClassVar[tuple[type, ...]] = (DraftBoard,)
    goes_on: ClassVar[frozenset[str]] = frozenset({Ask.BUILD.name})
    turns_up: ClassVar[frozenset[str]] = frozenset({EventKind.SAW.name, EventKind.REVEALED.name, EventKind.DEALT.name})
    windows: ClassVar[tuple[str, ...]] = ()

    def board(self, game: Draft, viewer: Viewer) -> DraftBoard:
        seen, language = read(game.view(viewer.seat)), viewer.language
        plan, picking = game.stage.options.plan, seen.ask == Ask.PICK
        needed = str(plan.fewest) if plan.fewest == plan.most else f"{plan.fewest}–{plan.most}"
        own = seen.players[viewer.seat] if viewer.seat >= 0 else None
        return DraftBoard(
            name=caption(NAMES[plan.name], language),
            building=not picking,
            round_words=caption(Caption.ROUND, language, round=int(seen.round_number) + 1, rounds=plan.rounds)
            if picking
            else "",
            pick_words=caption(Caption.PICK, language, pick=int(seen.pick) + 1, picks=len(plan.takes)) if picking else "",
            deck_words=caption(Caption.YOUR_DECK, language, size=_deck_size(own), needed=needed) if own and not picking else "",
            pack=tuple(_pack(seen)),
            players=tuple(self._player(game, seen, who, viewer) for who in range(seen.seats)),
            remembered=tuple(self._remembered(seen, viewer)),
        )

    def _player(self, game: Draft, seen: View, who: int, viewer: Viewer) -> DraftPlayer:
        player, state = seen.players[who], game.stage.state
        seat, language, names = viewer.seat, viewer.language, viewer.names
        return DraftPlayer(
            seat=who,
            place=f"seat/{who}",
            name=capital(player_text(state, who, seat, language, names=names)),
            waiting=bool(player.waiting),
            cards=int(player.pool_count),
            pool=tuple(_pool(player, who)),
            pool_words=capital(pool_text(state, who, seat, language, names=names)),
        )

    def _remembered(self, seen: View, viewer: Viewer) -> Iterator[DraftMemory]:
        packs = 1 if seen.plan.shared else int(seen.seats)
        rounds: defaultdict[int, list[str]] = defaultdict(list)
        for each in seen.remembered[: seen.remembered_count]:
            rounds[int(each.pack) // packs].append(SLUGS[each.card])
        for number, cards in sorted(rounds.items()):
            words = caption(Caption.ROUND, viewer.language, round=number + 1, rounds=int(seen.plan.rounds))
            yield DraftMemory(capital(words), tuple(cards))

    def teams(self, game: Draft) -> Sequence[int]:
        return range(game.seats)

    # --- questions -------------------------------------------------------------------------------

    def question(self, game: Draft, asked: Question, viewer: Viewer) -> ShownQuestion:
        state = game.stage.state
        mine = asked.options if asked.seat == viewer.seat else ()
        return ShownQuestion(
            ask=asked.ask,
            seat=asked.seat,
            words=question_text(state, viewer.seat, viewer.language, names=viewer.names),
            options=tuple(self._option(state, asked.ask, choice, viewer) for choice in mine),
        )

    def _option(self, state: Any, ask: str, choice: int, viewer: Viewer) -> ShownOption:
        words = option_text(state, choice, viewer.seat, viewer.language, names=viewer.names)
        if choice == Option.DONE:
            return ShownOption(choice, words)
        place = choice - Option.CARD
        return ShownOption(choice, words, on=f"pack/{place}" if ask == Ask.PICK.name else f"pool/{viewer.seat}/{place}")

    def window(self, game: Draft, seat: int) -> str:
        return ""

    def choices_at(self, game: Draft, seat: int, place: str) -> Sequence[int]:
        match place.split("/"):
            case ["pack", number]:
                return [encode(Choice(Option.CARD, place=int(number)))]
            case ["pool", who, number] if who == str(seat):
                return [encode(Choice(Option.CARD, place=int(number)))]
            case _:
                return []

    # --- what happened ---------------------------------------------------------------------------

    def events(self, game: DraftGame, viewer: Viewer) -> Sequence[ShownEvent]:
        def line(event: EventRow) -> str | None:
            return event_text(event, game.state, viewer.seat, viewer.language, names=viewer.names)

        return event_views(game, viewer, line, lambda event: "")

    def outcome(self, result: Result, game: Draft, viewer: Viewer) -> str:
        """Nobody wins a draft."""
        return ""


def _pack(seen: View) -> Iterator[ShownCard]:
    for place in range(len(seen.pack)):
        card = seen.pack[place]
        if card.card != UNKNOWN:
            yield ShownCard(f"pack/{place}", SLUGS[card.card], bool(card.mark & CHOSEN))


def _pool(player: SeenPlayer, who: int) -> Iterator[ShownCard]:
    for rank in range(player.pool_count):
        card = player.pool[rank]
        if card.card != UNKNOWN:
            yield ShownCard(f"pool/{who}/{rank}", SLUGS[card.card], bool(card.mark != LEFT_OUT))


def _deck_size(player: SeenPlayer) -> int:
    return sum(bool(player.pool[rank].mark != LEFT_OUT) for rank in range(player.pool_count))
