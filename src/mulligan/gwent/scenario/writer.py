"""Writes Gwent's positions and moves in the scenario notation."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from mulligan.core.game import Answer
from mulligan.core.kernel.output import EVERYBODY, UNKNOWN
from mulligan.core.kernel.random import KEY_BYTES
from mulligan.core.kernel.record import read
from mulligan.core.scenario.writer import Move, counted, described, seats_in, switch_lines, zone_lines
from mulligan.gwent.cards import BY_SLUG
from mulligan.gwent.choices import decode
from mulligan.gwent.game import SLUGS, GameOptions, GwentGame
from mulligan.gwent.parts import Faction, Leader, Row
from mulligan.gwent.rules.seating import first_of, shown_to
from mulligan.gwent.rules.zones import VIRTUAL, is_virtual
from mulligan.gwent.rulesets import GWENT
from mulligan.gwent.scenario.notation import GwentTable
from mulligan.gwent.scenario.position import BLOWN, CardSetup, Laid, PlayerSetup, PositionSetup, as_card
from mulligan.gwent.state import (
    HELD,
    LEADER_HORN,
    MAX_ROUNDS,
    NO_CARD,
    NOBODY,
    SHUFFLED_IN,
    Ask,
    Away,
    LeaderState,
    ModeKind,
    Option,
    Phase,
    State,
)

HIDDEN = "?"
_VERBS = {
    Ask.REDRAW: "puts back",
    Ask.REVIVE: "revives",
    Ask.DECOY: "swaps",
    Ask.TAKE: "takes",
    Ask.DISCARD: "discards",
    Ask.PICK: "finds",
    Ask.BOND: "copies",
    Ask.TURN: "plays",
}


class GwentWriter:
    """See `core.scenario.writer`."""

    table = GwentTable
    finishing: Sequence[str] = ()
    listing: Sequence[str] = ()

    # --- positions -------------------------------------------------------------------------------

    def position(self, game: GwentGame) -> list[str] | None:
        return lines_of(setup_of(game, None)) if _is_quiet(game.state) else None

    def seen(self, game: GwentGame, seat: int) -> list[str]:
        state = game.state
        lines = lines_of(setup_of(game, seat))
        if state.mode == ModeKind.SOLO and state.leader_count:
            lines.append(f"# The virtual opponent has {int(state.leader_count)} leaders face down; `leaders:` would name them.")
        if not _is_quiet(state):
            table = GwentTable()
            table.game = game
            lines.append(f"# Now: {table.who_is_asked()}" if state.ask else "# The game is over.")
            lines.append(
                f"# It is the phase of {Phase(state.phase).name.lower().replace('_', ' ')}, which no position can say."
            )
        return lines

    def beginning(self, game: GwentGame) -> list[str] | None:
        if not game.decks:
            return None
        options: GameOptions = game.options
        lines = _table_lines(options.ruleset, options.switches, options.mode, options.variants, len(game.decks))
        lines.append(f"key {game.key.hex()}")
        for seat, deck in enumerate(game.decks):
            leaders = [card for card in deck if isinstance(BY_SLUG[card], Leader)]
            cards = counted(card for card in deck if card not in leaders)
            if options.mode == ModeKind.SOLO.name.lower() and seat == VIRTUAL:
                lines.append(f"leaders: {', '.join(leaders)}")
                lines += zone_lines(seat, "", [("deck", cards)])
            else:
                lines += zone_lines(seat, "", [("leader", leaders), ("deck", cards)])
        return [*lines, "begin" if options.starter is None else f"begin P{options.starter + 1}"]

    # --- moves -----------------------------------------------------------------------------------

    def move(self, table: GwentTable, answer: Answer) -> Move:
        state, choice = table.table().state, decode(answer.choice)
        ask, words = Ask(state.ask), table.say(answer.choice)
        if choice.kind == Option.PASS:
            return Move(answer.seat, "passes" if ask == Ask.TURN else "is done")
        if choice.kind == Option.LEADER:
            return Move(answer.seat, "uses the leader")
        return Move(answer.seat, _VERBS.get(ask, "chooses"), (words,))

    # --- a seat's view ---------------------------------------------------------------------------

    def shown(self, game: GwentGame, seat: int) -> object:
        """The seat's view as plain values. Side decks are sorted, because their order is meaningless."""
        view: Any = read(game.view(seat))
        plain = view._asdict()
        plain["players"] = [_shown_player(player) for player in view.players]
        plain["sides"] = [_shown_side(side) for side in view.sides]
        for name, count in (("weather", "weather_count"), ("frames", "depth"), ("options", "option_count")):
            plain[name] = [getattr(view, name)[i] for i in range(getattr(view, count))]
        return plain


def _shown_player(player: Any) -> object:
    plain = player._asdict()
    for name in ("hand", "deck"):
        plain[name] = [getattr(player, name)[i] for i in range(getattr(player, f"{name}_count"))]
    plain["side_deck"] = sorted(player.side_deck[: player.side_deck_count])
    return plain


def _shown_side(side: Any) -> object:
    plain = side._asdict()
    plain["discard"] = side.discard[: side.discard_count]
    plain["rows"] = [{**row._asdict(), "cards": [row.cards[i] for i in range(row.count)]} for row in side.rows]
    return plain


# --- reading a game -----------------------------------------------------------------------------------


def _is_quiet(state: State) -> bool:
    """Whether the position can be written: a player is asked for a turn, and no frame is waiting."""
    waits = state.depth or state.over or state.plays_left or state.last_turn
    return bool(state.phase == Phase.TURNS and state.ask == Ask.TURN and state.asked == state.turn and not waits)


def setup_of(game: GwentGame, seat: int | None) -> PositionSetup:
    """The position as a seat sees it; for None, the true one.

    Open cards are read from the state; hands, decks and side decks only from the seat's view.
    """
    state, options = game.state, game.options
    view: Any = None if seat is None else read(game.view(seat))
    setup = PositionSetup(
        [_player(state, view, other) for other in range(len(state.players))],
        [_card(state, int(number), 0) for number in state.weather.cards[: state.weather.count]],
        ModeKind(state.mode),
        tuple(options.variants),
        turn=int(state.turn),
        starter=int(state.starter),
        acted=None if state.acted == NOBODY else int(state.acted),
        round_number=max(1, int(state.round_number)),
        idle=int(state.idle) if state.mode == ModeKind.FREE_FOR_ALL else 1,
        ruleset=options.ruleset,
        switches=dict(options.switches),
    )
    if view is not None:
        setup.under = [HIDDEN] * int(state.under_count)
        return setup
    setup.leaders = [SLUGS[number] for number in reversed(state.leaders[: state.leader_count])]
    setup.under = [_card(state, int(number), VIRTUAL) for number in state.under[: state.under_count]]
    random = state.random
    setup.key = int(random.key0).to_bytes(KEY_BYTES // 2, "little") + int(random.key1).to_bytes(KEY_BYTES // 2, "little")
    setup.drawn = int(random.drawn)
    return setup


def _player(state: State, view: Any, seat: int) -> PlayerSetup:
    player = state.players[seat]
    side = state.sides[player.side]
    setup = PlayerSetup(Faction(player.faction), passed=bool(player.passed))
    if not is_virtual(state, seat):
        setup.leader, setup.leader_state = SLUGS[player.leader], LeaderState(player.leader_state)
    if view is None:
        setup.deck = [_card(state, int(number), seat, 0) for number in reversed(player.deck.cards[: player.deck.count])]
        setup.hand = [
            _card(state, int(number), seat, int(shown_to(state, seat)), seat)
            for number in player.hand.cards[: player.hand.count]
        ]
        aside = (number for number in range(len(state.cards)) if state.cards[number].away == Away.SIDE_DECK)
        setup.side_deck = [_card(state, number, seat) for number in aside if state.cards[number].owner == seat]
        setup.loose = int(player.deck.count) - int(player.settled)
    else:
        seen = view.players[seat]
        setup.deck = [_seen_card(place, 0) for place in reversed(seen.deck[: seen.deck_count])]
        setup.hand = [_seen_card(place, int(shown_to(state, seat))) for place in seen.hand[: seen.hand_count]]
        if view.seat == seat:
            setup.side_deck = [SLUGS[card] for card in sorted(seen.side_deck[: seen.side_deck_count])]
    if int(first_of(state, int(player.side))) == seat:  # the first teammate's line has the shared parts
        _side(state, seat, setup)
        if state.mode == ModeKind.FREE_FOR_ALL:
            setup.points = int(side.points)
        else:
            setup.gems = int(side.gems)
    return setup


def _side(state: State, seat: int, setup: PlayerSetup) -> None:
    side = state.sides[state.players[seat].side]
    setup.discard = [_card(state, int(number), seat) for number in side.discard.cards[: side.discard.count]]
    for row in Row:
        cards = side.rows[row].cards
        setup.rows[row] = [_card(state, int(number), seat) for number in cards.cards[: cards.count]]
        horn = int(side.rows[row].horn)
        if horn != NO_CARD:
            setup.horns[row] = BLOWN if horn == LEADER_HORN else _card(state, horn, seat)
    rounds = min(MAX_ROUNDS, max(0, int(state.round_number) - 1))
    setup.scores = tuple(int(side.scores[(int(state.round_number) - 1 - back) % MAX_ROUNDS]) for back in range(rounds, 0, -1))
    setup.bonus = int(side.bonus)


def _card(state: State, number: int, seat: int, always: int = EVERYBODY, holds: int | None = None) -> CardSetup:
    """A card in the seat's line. `always` and `holds` are the seats that know and have it by default, which are not written."""
    card = state.cards[number]
    owner = int(card.owner)
    default = owner if holds is None else holds
    return CardSetup(
        SLUGS[card.card],
        None if owner == seat else owner,
        None if int(card.holder) == default else int(card.holder),
        0 if always == EVERYBODY else int(card.known) if int(card.known) == EVERYBODY else int(card.known) & ~always,
        int(card.history),
    )


def _seen_card(place: Any, always: int) -> CardSetup:
    if place.card == UNKNOWN:
        return CardSetup(HIDDEN)
    return CardSetup(SLUGS[place.card], known=place.known if place.known == EVERYBODY else place.known & ~always)


# --- a position in words ----------------------------------------------------------------------------------


def lines_of(setup: PositionSetup) -> list[str]:
    seats = len(setup.players)
    lines = _table_lines(setup.ruleset, setup.switches, setup.mode.name.lower(), setup.variants, seats)
    if any(setup.key) or setup.drawn:
        lines.append(f"key {setup.key.hex()} after {setup.drawn}")
    for seat, player in enumerate(setup.players):
        lines += _player_lines(seat, player, setup)
    for name, cards in (("weather", setup.weather), ("under", setup.under)):
        if cards:
            lines.append(f"{name}: {', '.join(counted(_card_words(card, seats) for card in cards))}")
    if setup.leaders:
        lines.append(f"leaders: {', '.join(setup.leaders)}")
    lines += [f"round {setup.round_number}"] if setup.round_number > 1 else []
    lines += [f"idle {setup.idle}"] if setup.idle != 1 else []
    lines += [f"started P{setup.starter + 1}"] if setup.starter not in (None, setup.turn) else []
    lines += [f"last P{setup.acted + 1}"] if setup.acted is not None else []
    return [*lines, f"turn P{setup.turn + 1}"]


def _table_lines(ruleset: str, switches: Any, mode: str, variants: Sequence[str], seats: int) -> list[str]:
    lines = switch_lines(GWENT, ruleset, switches)
    if mode == ModeKind.SOLO.name.lower():
        lines.append(" ".join(("solo", *variants)))
    elif mode != ModeKind.DUEL.name.lower():
        lines.append(f"mode {mode} {seats}")
    return lines


def _player_lines(seat: int, player: PlayerSetup, setup: PositionSetup) -> list[str]:
    facts = [player.faction.name.lower()] if player.faction is not None and player.leader is None else []
    facts += [f"gems {player.gems}"] if player.gems is not None else []
    facts += [f"points {player.points}"] if player.points is not None else []
    facts += [f"scores {'/'.join(map(str, player.scores))}"] if player.scores else []
    facts += [f"bonus {player.bonus}"] if player.bonus else []
    facts += [f"loose {player.loose}"] if player.loose else []
    facts += ["passed"] if player.passed else []
    zones: list[tuple[str, Sequence[str]]] = []
    if player.leader is not None:
        ready = player.leader_state == LeaderState.READY
        zones.append(("leader", [described(player.leader, [] if ready else [player.leader_state.name.lower()])]))
    for name in ("hand", "deck", "discard", "side_deck"):
        cards: Sequence[Laid] | None = getattr(player, name)
        virtual_hand = name == "hand" and setup.mode == ModeKind.SOLO and seat == VIRTUAL
        if cards is not None and not virtual_hand and (cards or name != "discard"):
            zones.append((name.replace("_", " "), counted(_card_words(card, len(setup.players)) for card in cards)))
    for row, there in player.rows.items():
        if there:
            zones.append((row.name.lower(), counted(_card_words(card, len(setup.players)) for card in there)))
    if player.horns:
        horns = [_horn_words(row, horn, len(setup.players)) for row, horn in player.horns.items()]
        zones.append(("horns", horns))
    return zone_lines(seat, " ".join(facts), zones)


def _card_words(laid: Laid, seats: int) -> str:
    card = as_card(laid)
    return described(card.card, _card_details(card, seats))


def _card_details(card: CardSetup, seats: int) -> list[str]:
    words = [f"P{card.owner + 1}"] if card.owner is not None else []
    words += [f"played by P{card.holder + 1}"] if card.holder is not None else []
    if card.known:
        words.append("known" if card.known == EVERYBODY else f"known to {seats_in(card.known, seats)}")
    words += ["shuffled in"] if card.history & SHUFFLED_IN else []
    words += ["held"] if card.history & HELD else []
    return words


def _horn_words(row: Row, horn: Laid, seats: int) -> str:
    if horn == BLOWN:
        return described(row.name.lower(), [BLOWN])
    card = as_card(horn)
    named = [] if card.card == "commanders_horn" else [card.card]
    return described(row.name.lower(), [*named, *_card_details(card, seats)])
