"""Writes Epic's positions and moves in the scenario notation."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from mulligan.core.game import Answer
from mulligan.core.kernel.output import EVERYBODY, UNKNOWN, knows
from mulligan.core.kernel.random import KEY_BYTES
from mulligan.core.kernel.record import read
from mulligan.core.scenario.writer import Move, counted, described, seats_in, switch_lines, zone_lines
from mulligan.epic.book.enums import Alignment, Keyword
from mulligan.epic.choices import Choice, decode, encode
from mulligan.epic.game import SLUGS, EpicGame, GameOptions
from mulligan.epic.modes import DUEL, MODES
from mulligan.epic.rules.stats import is_champion
from mulligan.epic.rulesets import EPIC
from mulligan.epic.scenario.notation import EpicTable
from mulligan.epic.scenario.position import (
    CardSetup,
    ChampionSetup,
    LaterSetup,
    PlayerSetup,
    PositionSetup,
    as_card,
    later_programs,
)
from mulligan.epic.state import NOBODY, Ask, CardMark, ChampionMark, Option, Position, Role, State, Step

HIDDEN = "?"
ZONES = ("hand", "deck", "discard")
_LEFT_OVER = ("point", "played", "passes", "holds")  # left over in the Main Phase from an earlier window
_COUNTS = {"champions": "slots", "triggers": "trigger_count", "delayed": "delayed_count", "options": "option_count"}
_VERBS = {
    Ask.MULLIGAN: "puts back",
    Ask.ATTACKER: "attacks with",
    Ask.BLOCKER: "blocks with",
    Ask.ASSIGN: "assigns",
    Ask.AMOUNT: "assigns",
    Ask.BREAKTHROUGH: "sends",
    Ask.DISCARD: "discards",
    Ask.HAND_LIMIT: "discards",
    Ask.REVEAL: "reveals",
    Ask.RECYCLE: "recycles",
    Ask.ORDER: "orders",
    Ask.KEEP: "keeps",
    Ask.JOIN: "joins with",
}


class EpicWriter:
    """See `core.scenario.writer.Writer`."""

    table = EpicTable
    finishing = ("attacks with", "blocks with", "puts back")
    listing = ("ATTACKER", "BLOCKER", "MULLIGAN", "DEFENDER")

    # --- positions -------------------------------------------------------------------------------

    def position(self, game: EpicGame) -> list[str] | None:
        if not _is_quiet(game.state):
            return None
        setup = setup_of(game, None)
        return None if setup is None else lines_of(setup)

    def seen(self, game: EpicGame, seat: int) -> list[str]:
        state = game.state
        setup = setup_of(game, seat)
        assert setup is not None  # in a seat's view, delayed effects can be left out
        lines = lines_of(setup)
        if not _is_quiet(state):
            table = self._around(game)
            lines += [f"# {line}" for line in _inexpressible(table, state)]
        return lines

    def beginning(self, game: EpicGame) -> list[str] | None:
        if not game.decks:
            return None
        options: GameOptions = game.options
        lines = [*_table_lines(options.ruleset, options.switches, options.mode, len(game.decks), options.teams)]
        lines.append(f"key {game.key.hex()}")
        for seat, deck in enumerate(game.decks):
            lines += zone_lines(seat, "", [("deck", counted(deck))])
        return [*lines, "begin" if options.first_player is None else f"begin P{options.first_player + 1}"]

    def _around(self, game: EpicGame) -> EpicTable:
        table = EpicTable()
        table.game = game
        table.setup.players = [PlayerSetup() for _ in range(game.seats)]
        return table

    # --- moves -----------------------------------------------------------------------------------

    def move(self, table: EpicTable, answer: Answer) -> Move:
        state, choice = table.table().state, decode(answer.choice)
        ask, words = Ask(state.ask), table.say(answer.choice)
        seat = answer.seat
        if choice.kind == Option.PASS:
            plain = {Ask.MAIN: "passes", Ask.PLAYS: "passes", Ask.END_TURN: "returns to the main phase"}
            listing = ask in (Ask.ATTACKER, Ask.BLOCKER, Ask.MULLIGAN)
            return Move(seat, plain.get(ask, "is done" if listing else "declines"))
        if choice.kind == Option.YES:
            return Move(seat, "ends the turn" if ask == Ask.END_TURN else "accepts")
        if ask in (Ask.MAIN, Ask.PLAYS):
            return self._play(table, seat, choice)
        if ask == Ask.ORDER:
            which, name = table.trigger_words(choice.place).split(" ")
            return Move(seat, "orders", (f"{name} {which}",))
        if choice.kind == Option.NUMBER and (about := table.asked_about()):
            words = f"{words} to {about}"
        if choice.kind == Option.HAND and ask in _VERBS:
            words = words.removesuffix(" in hand")
        return Move(seat, _VERBS.get(ask, "chooses"), (words,), more=ask in (Ask.ATTACKER, Ask.BLOCKER, Ask.MULLIGAN))

    def _play(self, table: EpicTable, seat: int, choice: Choice) -> Move:
        words = table.say(encode(choice))
        match choice.kind:
            case Option.HAND:
                return Move(seat, "plays", (words.removesuffix(" in hand"),))
            case Option.CHAMPION:
                return Move(seat, "attacks with", (words,), more=True)
            case Option.POWER:
                which = f" {choice.power + 1}" if choice.power else ""
                return Move(seat, "uses", (f"{table.slot_words(choice.place)}{which}",))
            case _:
                return Move(seat, "uses", (words,))

    # --- a seat's view ---------------------------------------------------------------------------

    def shown(self, game: EpicGame, seat: int) -> object:
        """The view to compare, without leftovers from an earlier step of the turn."""
        view: Any = read(game.view(seat))
        plain = view._asdict()
        plain["players"] = [_shown_player(view.players[other]) for other in range(view.seats)]
        counts = (
            ("champions", "slots"),
            ("triggers", "trigger_count"),
            ("delayed", "delayed_count"),
            ("options", "option_count"),
        )
        for name, count in counts:
            plain[name] = [getattr(view, name)[i] for i in range(getattr(view, count))]
        if view.step != Step.ENDING:
            del plain["answered"]
        if view.step in (Step.MAIN, Step.ATTACKERS):
            for name in _LEFT_OVER:
                del plain[name]
        return plain


def _shown_player(player: Any) -> object:
    plain = player._asdict()
    for name in ("deck", "hand", "discard", "batched"):
        plain[name] = [getattr(player, name)[i] for i in range(getattr(player, f"{name}_count"))]
    return plain


# --- reading a game -----------------------------------------------------------------------------------


def _is_quiet(state: State) -> bool:
    """Whether the turn player is asked in the Main Phase and nothing is pending, so that the position can be written."""
    champions = (state.champions[slot] for slot in range(state.slots))
    return (
        state.ask == Ask.MAIN
        and state.step == Step.MAIN
        and state.depth == 0
        and state.trigger_count == 0
        and state.asked == state.holder == state.turn_player
        and state.agreed == 0
        and state.drew_out == 0
        and all(champion.role == Role.NONE and champion.mark & ~ChampionMark.ATTACKED == 0 for champion in champions)
    )


def setup_of(game: EpicGame, seat: int | None) -> PositionSetup | None:
    """The position as a seat sees it; for None, the true one. Returns None if a pending effect cannot be written.

    Public zones are read from the state; a seat's hands and decks come only from its view.
    """
    state, options = game.state, game.options
    seats = game.seats
    view: Any = None if seat is None else read(game.view(seat))
    players = [_player(state, view, other, seats) for other in range(seats)]
    setup = PositionSetup(
        players,
        options.mode,
        options.teams,
        int(state.first_player),
        int(state.turn_player),
        turn=max(1, int(state.turn)),  # 0 during the mulligan, before the first turn
        no_attacks=bool(state.no_attacks),
        ruleset=options.ruleset,
        switches=dict(options.switches),
    )
    for i in range(state.delayed_count):
        later = _later(state, state.delayed[i])
        if later is None and seat is None:
            return None
        setup.later += [] if later is None else [later]
    if seat is None:
        controllers = [int(state.champions[slot].controller) for slot in range(state.slots)]
        if controllers != sorted(controllers) or NOBODY in controllers:
            setup.slots = [None if controller == NOBODY else controller for controller in controllers]
        random = state.random
        setup.key = int(random.key0).to_bytes(KEY_BYTES // 2, "little") + int(random.key1).to_bytes(KEY_BYTES // 2, "little")
        setup.drawn = int(random.drawn)
    return setup


def _player(state: State, view: Any, seat: int, seats: int) -> PlayerSetup:
    player = state.players[seat]
    setup = PlayerSetup(int(state.teams[player.team].health), int(player.gold), int(player.paid), bool(player.eliminated))
    deck, hand = [_true_card(state, number) for number in player.deck.cards[: player.deck.count]], []
    if view is None:
        hand = [_true_card(state, number) for number in player.hand.cards[: player.hand.count]]
    else:
        seen = view.players[seat]
        batched = [(card.batch, card.card) for card in seen.batched[: seen.batched_count]]
        deck = [_seen_card(place, batched, view.seat) for place in seen.deck[: seen.deck_count]]
        hand = [_seen_card(place, batched, view.seat) for place in seen.hand[: seen.hand_count]]
    setup.deck = list(reversed(deck))
    setup.hand = [_without_owner(card, seat) for card in hand]
    for number in player.discard.cards[: player.discard.count]:
        card = state.cards[number]
        setup.discard.append(CardSetup(SLUGS[card.card], broken=bool(card.mark & CardMark.BROKEN)))
    for slot in range(state.slots):
        if state.champions[slot].controller == seat:
            setup.play.append(_champion(state, slot))
    return setup


def _true_card(state: State, number: int) -> CardSetup:
    card = state.cards[number]
    return CardSetup(SLUGS[card.card], int(card.known), int(card.batch), int(card.batch_known) if card.batch else 0)


def _seen_card(place: Any, batched: list[tuple[int, int]], seat: int) -> CardSetup:
    """Write cards whose order the seat does not know alphabetically, to reveal nothing."""
    if place.card != UNKNOWN:
        return CardSetup(SLUGS[place.card], place.known)
    if place.batch:
        found = next(each for each in batched if each[0] == place.batch)
        batched.remove(found)
        return CardSetup(SLUGS[found[1]], 0, place.batch, EVERYBODY if seat < 0 else 1 << seat)
    return CardSetup(HIDDEN)


def _without_owner(card: CardSetup, seat: int) -> CardSetup:
    """Drop the owner from the mask: owners always know their cards."""
    if card.known != EVERYBODY and knows(card.known, seat):
        return CardSetup(card.card, card.known & ~(1 << seat), card.batch, card.batch_known)
    return card


def _champion(state: State, slot: int) -> ChampionSetup:
    champion = state.champions[slot]
    return ChampionSetup(
        SLUGS[champion.card],
        int(champion.damage),
        int(champion.counters),
        int(champion.attack_this_turn),
        int(champion.defense_this_turn),
        int(champion.keywords_this_turn),
        int(champion.keywords),
        Position(champion.position),
        bool(champion.deploying),
        bool(champion.mark & ChampionMark.ATTACKED),
        int(champion.owner),
        None if champion.home == NOBODY else int(champion.home),
    )


def _later(state: State, waiting: Any) -> LaterSetup | None:
    card = SLUGS[waiting.card]
    programs = later_programs(card)
    if int(waiting.pc) not in programs:
        return None
    setup = LaterSetup(int(waiting.controller), card, programs.index(int(waiting.pc)) + 1)
    if waiting.damaged != NOBODY:
        setup.player = int(waiting.damaged)
        return setup
    if not is_champion(state, waiting.it_slot, waiting.it_serial):
        return None
    one = state.champions[waiting.it_slot]
    same = [
        slot
        for slot in range(state.slots)
        if state.champions[slot].controller == one.controller and state.champions[slot].card == one.card
    ]
    setup.champion = (int(one.controller), SLUGS[one.card], same.index(int(waiting.it_slot)) + 1)
    return setup


# --- a position in words ----------------------------------------------------------------------------------


def lines_of(setup: PositionSetup) -> list[str]:
    lines = _table_lines(setup.ruleset, setup.switches, setup.mode, len(setup.players), setup.teams)
    if any(setup.key) or setup.drawn:
        lines.append(f"key {setup.key.hex()} after {setup.drawn}")
    for seat, player in enumerate(setup.players):
        lines += _player_lines(seat, player, len(setup.players))
    if setup.slots is not None:
        lines.append(f"slots: {', '.join(counted('-' if seat is None else f'P{seat + 1}' for seat in setup.slots))}")
    lines += [_later_words(later) for later in setup.later]
    if setup.first_player:
        lines.append(f"first P{setup.first_player + 1}")
    return [*lines, f"turn P{setup.turn_player + 1} number {setup.turn}{' no attacks' if setup.no_attacks else ''}"]


def _table_lines(ruleset: str, switches: Any, mode: str, seats: int, teams: int | None) -> list[str]:
    lines = switch_lines(EPIC, ruleset, switches)
    if mode != DUEL:
        split = f" in {teams} teams" if teams is not None and MODES[mode].team_size != (1, 1) else ""
        lines.append(f"mode {mode} {seats}{split}")
    return lines


def _player_lines(seat: int, player: PlayerSetup, seats: int) -> list[str]:
    if player.out:
        return [f"P{seat + 1} {player.health}hp out"]
    played = "/".join(each.name.lower() for each in Alignment if player.paid >> each & 1)
    facts = f"{player.health}hp {player.gold}g{f' played {played}' if played else ''}"
    zones = {name: [_card_words(as_card(card), seats) for card in getattr(player, name) or []] for name in ZONES}
    zones["play"] = [_champion_words(champion, seat) for champion in player.play]
    return zone_lines(seat, facts, [(name, counted(cards)) for name, cards in zones.items() if cards or name == "deck"])


def _card_words(card: CardSetup, seats: int) -> str:
    words = []
    if card.known:
        words.append("known" if card.known == EVERYBODY else f"known to {seats_in(card.known, seats)}")
    if card.batch:
        who = "" if card.batch_known == EVERYBODY else f" to {seats_in(card.batch_known, seats)}"
        words.append(f"batch {card.batch}{who}")
    if card.broken:
        words.append("broken")
    return described(card.card, words)


def _champion_words(champion: ChampionSetup, seat: int) -> str:
    words = [f"damage {champion.damage}"] if champion.damage else []
    words += [f"counters {champion.counters}"] if champion.counters else []
    words += [champion.position.name.lower()] if champion.position != Position.PREPARED else []
    words += ["deploying"] if champion.deploying else []
    words += ["attacked"] if champion.attacked else []
    words += [f"{champion.attack:+}/{champion.defense:+}"] if champion.attack or champion.defense else []
    words += _keywords(champion.keywords, "") + _keywords(champion.lasting, " for good")
    words += [f"owner P{champion.owner + 1}"] if champion.owner not in (None, seat) else []
    words += [f"back to P{champion.home + 1}"] if champion.home is not None else []
    return described(champion.card, words)


def _keywords(mask: int, end: str) -> list[str]:
    return [f"{str(keyword.name).lower()}{end}" for keyword in Keyword if mask & keyword]


def _later_words(later: LaterSetup) -> str:
    which = f" {later.which}" if later.which > 1 else ""
    if later.champion is None:
        return f"later: P{later.seat + 1} {later.card}{which} on P{(later.player or 0) + 1}"
    controller, card, number = later.champion
    return f"later: P{later.seat + 1} {later.card}{which} on P{(controller or 0) + 1}.{card}#{number}"


def _inexpressible(table: EpicTable, state: State) -> Sequence[str]:
    """The parts of a state that a position cannot express, for a comment."""
    lines = [f"Now: {table.who_is_asked()}" if state.ask else "The game is over."]
    lines.append(f"The step is {Step(state.step).name.lower().replace('_', ' ')}.")
    if state.battle.attacker != NOBODY and state.battle.defender != NOBODY:
        roles = {
            role: ", ".join(table.slot_words(slot) for slot in range(state.slots) if state.champions[slot].role == role)
            for role in (Role.ATTACKER, Role.BLOCKER)
        }
        attacked = (
            f"P{int(state.battle.attacker) + 1} attacks P{int(state.battle.defender) + 1} with {roles[Role.ATTACKER] or '-'}"
        )
        lines.append(f"{attacked}; blocked by {roles[Role.BLOCKER] or '-'}.")
    waiting = ", ".join(SLUGS[state.triggers[i].card] for i in range(state.trigger_count))
    if state.trigger_count:
        lines.append(f"Abilities wait: {waiting}.")
    return [*lines, "Battles and effects that go on are not part of the position; moves lead to them."]
