"""Reasons why an answer is not legal, with the rule, for people and scenario tests. The rules don't use them."""

from __future__ import annotations

from mulligan.core.refusals import AnyReason, Refusal
from mulligan.gwent.book.layout import Book
from mulligan.gwent.book.leaders import LeaderEffect
from mulligan.gwent.choices import Choice, decode
from mulligan.gwent.parts import Trait
from mulligan.gwent.rules.leaders.use import is_active
from mulligan.gwent.rules.plays import rows_open_to
from mulligan.gwent.state import NO_CARD, ROW_COUNT, Ask, FrameKind, LeaderState, Option, State


class Reason(AnyReason):
    """Its value is its row in `terms.csv`."""

    # the choice does not fit the question
    STARTER = "gwent.why.starter"
    NEXT_STARTER = "gwent.why.next_starter"
    REDRAW = "gwent.why.redraw"
    TURN = "gwent.why.turn"
    ROW = "gwent.why.row"
    REVIVE = "gwent.why.revive"
    DECOY = "gwent.why.decoy"
    TAKE = "gwent.why.take"
    RETURN = "gwent.why.return"
    DISCARD = "gwent.why.discard"
    PICK = "gwent.why.pick"
    BOND = "gwent.why.bond"
    SPY = "gwent.why.spy"
    LEAD_AGAINST = "gwent.why.lead_against"
    # the question cannot be declined
    SOMEBODY_STARTS = "gwent.why.somebody_starts"
    MUST_REVIVE = "gwent.why.must_revive"
    MUST_SWAP = "gwent.why.must_swap"
    MUST_GO_TO_ROW = "gwent.why.must_go_to_row"
    MUST_CHOOSE_CARD = "gwent.why.must_choose_card"
    MUST_DISCARD = "gwent.why.must_discard"
    MUST_PICK = "gwent.why.must_pick"
    MUST_CHOOSE_UNIT = "gwent.why.must_choose_unit"
    # cards
    NOT_IN_HAND = "gwent.why.not_in_hand"
    UNIT_ROW = "gwent.why.unit_row"
    UNIT_STAYS = "gwent.why.unit_stays"
    HORN_ROW = "gwent.why.horn_row"
    HORN_TAKEN = "gwent.why.horn_taken"
    HORN_SLOTS_TAKEN = "gwent.why.horn_slots_taken"
    MARDROEME_IN_SLOT = "gwent.why.mardroeme_in_slot"
    MARDROEME_ROW = "gwent.why.mardroeme_row"
    DECOY_NEEDS_UNIT = "gwent.why.decoy_needs_unit"
    NO_ROW = "gwent.why.no_row"
    HERO_NOT_REVIVED = "gwent.why.hero_not_revived"
    HERO_NOT_DECOYED = "gwent.why.hero_not_decoyed"
    HERO_NOT_TAKEN = "gwent.why.hero_not_taken"
    # leaders
    LEADER_USED = "gwent.why.leader_used"
    LEADER_CANCELLED = "gwent.why.leader_cancelled"
    LEADER_PASSIVE = "gwent.why.leader_passive"
    DECK_HAS_NONE = "gwent.why.deck_has_none"
    NO_WEATHER = "gwent.why.no_weather"
    LEADER_SLOT_TAKEN = "gwent.why.leader_slot_taken"
    NOTHING_BURNS = "gwent.why.nothing_burns"  # {least}
    NO_HAND_TO_SEE = "gwent.why.no_hand_to_see"
    NOTHING_TO_TAKE = "gwent.why.nothing_to_take"
    NOTHING_TO_RETURN = "gwent.why.nothing_to_return"
    NOBODY_MOVES = "gwent.why.nobody_moves"
    NOTHING_TO_SHUFFLE = "gwent.why.nothing_to_shuffle"
    TOO_FEW_CARDS = "gwent.why.too_few_cards"
    NO_BOND_COPY = "gwent.why.no_bond_copy"
    # tournament
    DECK = "gwent.why.deck"
    DECK_HAS_WON = "gwent.why.deck_has_won"


_ASKED = {
    Ask.STARTER: Refusal(Reason.STARTER, "G-104"),
    Ask.REDRAW: Refusal(Reason.REDRAW, "G-033"),
    Ask.TURN: Refusal(Reason.TURN, "G-040"),
    Ask.ROW: Refusal(Reason.ROW, "G-050"),
    Ask.REVIVE: Refusal(Reason.REVIVE, "G-076"),
    Ask.DECOY: Refusal(Reason.DECOY, "G-054"),
    Ask.TAKE: Refusal(Reason.TAKE, "G-138"),
    Ask.DISCARD: Refusal(Reason.DISCARD, "G-147"),
    Ask.PICK: Refusal(Reason.PICK, "G-121"),
    Ask.BOND: Refusal(Reason.BOND, "G-152"),
}
_PASS = {
    Ask.STARTER: Refusal(Reason.SOMEBODY_STARTS, "G-104"),
    Ask.REVIVE: Refusal(Reason.MUST_REVIVE, "G-003"),
    Ask.DECOY: Refusal(Reason.MUST_SWAP, "G-096"),
    Ask.ROW: Refusal(Reason.MUST_GO_TO_ROW, "G-050"),
    Ask.TAKE: Refusal(Reason.MUST_CHOOSE_CARD, "G-003"),
    Ask.DISCARD: Refusal(Reason.MUST_DISCARD, "G-003"),
    Ask.PICK: Refusal(Reason.MUST_PICK, "G-003"),
    Ask.BOND: Refusal(Reason.MUST_CHOOSE_UNIT, "G-152"),
}
_USELESS = {
    LeaderEffect.PLAY_FROM_DECK: Reason.DECK_HAS_NONE,
    LeaderEffect.PLAY_WEATHER: Reason.DECK_HAS_NONE,
    LeaderEffect.CLEAR_WEATHER: Reason.NO_WEATHER,
    LeaderEffect.HORN: Reason.LEADER_SLOT_TAKEN,
    LeaderEffect.SCORCH: Reason.NOTHING_BURNS,
    LeaderEffect.PEEK: Reason.NO_HAND_TO_SEE,
    LeaderEffect.TAKE_FROM_DISCARD: Reason.NOTHING_TO_TAKE,
    LeaderEffect.RETURN_FROM_DISCARD: Reason.NOTHING_TO_RETURN,
    LeaderEffect.MOVE_AGILE: Reason.NOBODY_MOVES,
    LeaderEffect.RESHUFFLE_DISCARDS: Reason.NOTHING_TO_SHUFFLE,
    LeaderEffect.DISCARD_AND_PICK: Reason.TOO_FEW_CARDS,
    LeaderEffect.PLAY_BOND_COPY: Reason.NO_BOND_COPY,
}
_NOT_IN_HAND = Refusal(Reason.NOT_IN_HAND, "G-016")


def why_not(book: Book, state: State, number: int) -> Refusal:
    """Why this is not one of the options, using only public information and the asked seat's hand and deck list."""
    choice, ask, seat = decode(number), Ask(state.ask), int(state.asked)
    match ask:
        case Ask.OPPONENT if state.frames[state.depth - 1].kind == FrameKind.SPY:
            return Refusal(Reason.SPY, "G-224")
        case Ask.OPPONENT:
            return Refusal(Reason.LEAD_AGAINST, "G-120")
        case Ask.STARTER if state.round_number > 0:
            return Refusal(Reason.NEXT_STARTER, "G-116")
        case _ if choice.kind == Option.PASS and ask in _PASS:
            return _PASS[ask]
        case _:
            return _special(book, state, ask, seat, choice) or _ASKED[ask]


def _special(book: Book, state: State, ask: Ask, seat: int, choice: Choice) -> Refusal | None:
    """A reason specific to the choice, if there is one."""
    match ask, choice.kind:
        case Ask.TURN, Option.LEADER:
            return _leader(book, state, seat)
        case Ask.TURN, Option.PLAY:
            return _play(book, state, seat, choice)
        case Ask.TURN, Option.UNIT:
            return Refusal(Reason.UNIT_STAYS, "G-050")
        case (Ask.REDRAW, Option.HAND) | (Ask.DISCARD, Option.HAND):
            return _NOT_IN_HAND
        case Ask.REVIVE, Option.DISCARD:
            return _revive(book, state, seat, choice)
        case Ask.DECOY, Option.UNIT:
            return _decoy(book, state, seat, choice)
        case Ask.TAKE, _:
            return _take(book, state, seat, choice)
        case _:
            return None


def _play(book: Book, state: State, seat: int, choice: Choice) -> Refusal:
    player = state.players[seat]
    if choice.place >= player.hand.count:
        return _NOT_IN_HAND
    number = player.hand.cards[choice.place]
    facts = book.cards[state.cards[number].card]
    if facts.abilities & Trait.UNIT:
        return Refusal(Reason.UNIT_ROW, "G-070" if facts.rows == 3 else "G-050")
    if facts.abilities & Trait.HORN:
        return _horn(book, state, seat, int(number), choice.row)
    if facts.abilities & Trait.MARDROEME:
        return Refusal(Reason.MARDROEME_ROW, "G-053")
    if facts.abilities & Trait.DECOY:
        return Refusal(Reason.DECOY_NEEDS_UNIT, "G-054")
    return Refusal(Reason.NO_ROW, "G-055")


def _horn(book: Book, state: State, seat: int, number: int, row: int) -> Refusal:
    if rows_open_to(book, state, number, seat) == 0:
        return Refusal(Reason.HORN_SLOTS_TAKEN, "G-052")
    if row >= ROW_COUNT:
        return Refusal(Reason.HORN_ROW, "G-052")
    if state.sides[state.players[seat].side].rows[row].horn == NO_CARD:
        return Refusal(Reason.MARDROEME_IN_SLOT, "G-053")
    return Refusal(Reason.HORN_TAKEN, "G-052")


def _leader(book: Book, state: State, seat: int) -> Refusal:
    player = state.players[seat]
    row = book.leaders[player.leader]
    if player.leader_state == LeaderState.USED:
        return Refusal(Reason.LEADER_USED, "G-120")
    if player.leader_state == LeaderState.CANCELLED:
        return Refusal(Reason.LEADER_CANCELLED, "G-137")
    if not is_active(row):
        return Refusal(Reason.LEADER_PASSIVE, "G-120")
    reason = _USELESS[LeaderEffect(row.effect)]
    return Refusal(reason, "G-120", {"least": int(row.least)} if reason is Reason.NOTHING_BURNS else {})


def _revive(book: Book, state: State, seat: int, choice: Choice) -> Refusal | None:
    hero = choice.side == state.players[seat].side and _is_hero_in_pile(book, state, choice)
    return Refusal(Reason.HERO_NOT_REVIVED, "G-090") if hero else None


def _decoy(book: Book, state: State, seat: int, choice: Choice) -> Refusal | None:
    cards = state.sides[state.players[seat].side].rows[choice.row].cards
    if choice.place < cards.count and book.cards[state.cards[cards.cards[choice.place]].card].abilities & Trait.HERO:
        return Refusal(Reason.HERO_NOT_DECOYED, "G-090")
    return None


def _take(book: Book, state: State, seat: int, choice: Choice) -> Refusal | None:
    """The Relentless takes from an opponent's pile, Bringer of Death from the player's own."""
    pile = state.frames[state.depth - 1].other
    rule = "G-148" if pile == state.players[seat].side else "G-138"
    if choice.kind == Option.DISCARD and choice.side == pile and _is_hero_in_pile(book, state, choice):
        return Refusal(Reason.HERO_NOT_TAKEN, rule)
    return Refusal(Reason.RETURN if rule == "G-148" else Reason.TAKE, rule)


def _is_hero_in_pile(book: Book, state: State, choice: Choice) -> bool:
    pile = state.sides[choice.side].discard
    if choice.place >= pile.count:
        return False
    return bool(book.cards[state.cards[pile.cards[choice.place]].card].abilities & Trait.HERO)
