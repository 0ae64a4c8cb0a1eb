"""Why an answer is not legal, and which rule says so: for error messages and scenario tests, never for the rules themselves."""

from __future__ import annotations

from mulligan.gwent.book import DECOY, HERO, HORN, MARDROEME, UNIT, Book, Effect
from mulligan.gwent.choices import Choice, decode
from mulligan.gwent.rules.leaders import is_active
from mulligan.gwent.state import NO_CARD, ROW_COUNT, Ask, FrameKind, LeaderState, Option, State

_PASS = {
    Ask.STARTER: ("one of the players starts", "G-104"),
    Ask.REVIVE: ("a Medic with a unit to revive must revive it", "G-003"),
    Ask.DECOY: ("the Decoy must be swapped with a unit", "G-096"),
    Ask.ROW: ("the card must go to one of its rows", "G-050"),
    Ask.TAKE: ("a card must be chosen", "G-003"),
    Ask.DISCARD: ("a card of the hand must be discarded", "G-003"),
    Ask.PICK: ("a card of the deck must be chosen", "G-003"),
    Ask.BOND: ("a unit must be chosen", "G-152"),
}
_WRONG_KIND = {
    Ask.STARTER: ("choose the player who starts", "G-104"),
    Ask.REDRAW: ("only cards of the hand may be put back", "G-033"),
    Ask.TURN: ("a turn is to play a card, to use the leader or to pass", "G-040"),
    Ask.ROW: ("that is none of the card's rows", "G-050"),
    Ask.REVIVE: ("only units of your own discard pile can be revived", "G-076"),
    Ask.DECOY: ("a Decoy is swapped with a unit of your own side that is no hero", "G-054"),
    Ask.TAKE: ("that card cannot be taken", "G-138"),
    Ask.DISCARD: ("only cards of the hand can be discarded", "G-147"),
    Ask.PICK: ("your deck has no such card to find", "G-121"),
    Ask.BOND: ("it must be a unit with Tight Bond of which your deck holds another", "G-152"),
}
_SPY = "a spy goes to an opponent", "G-224"
_LEAD_AGAINST = "choose an opponent to whom your leader does something", "G-120"
_NEXT_STARTER = "one of your team starts the next round", "G-116"
# The leaders' rows in section 12, where the effect alone tells the rule.
_USABLE_WHEN = {
    Effect.PLAY_FROM_DECK: "your deck does not hold the card, or no row takes it",
    Effect.CLEAR_WEATHER: "there is no weather",
    Effect.HORN: "the horn slot of that row is taken",
    Effect.SCORCH: "no opponent has 10 or more in that row, and not only heroes",
    Effect.PEEK: "no opponent has a card in hand",
    Effect.TAKE_FROM_DISCARD: "no opponent's discard pile has a card to take",
    Effect.RETURN_FROM_DISCARD: "your discard pile has no card to return",
    Effect.MOVE_AGILE: "no agile unit would be stronger in its other row",
    Effect.RESHUFFLE_DISCARDS: "no discard pile has a card to shuffle",
    Effect.DISCARD_AND_PICK: "you need two cards in hand and one in the deck",
    Effect.PLAY_BOND_COPY: "your deck holds no copy of a unit with Tight Bond on your side",
}


def why_not(book: Book, state: State, number: int) -> tuple[str, str]:
    """The reason and the rule's id."""
    choice, ask = decode(number), Ask(state.ask)
    seat = int(state.asked)
    if ask == Ask.OPPONENT:
        return _SPY if state.frames[state.depth - 1].kind == FrameKind.SPY else _LEAD_AGAINST
    if ask == Ask.STARTER and state.round_number > 0:
        return _NEXT_STARTER
    if choice.kind == Option.PASS and ask in _PASS:
        return _PASS[ask]
    if ask == Ask.TURN:
        return _turn(book, state, seat, choice) or _WRONG_KIND[ask]
    if ask in (Ask.REDRAW, Ask.DISCARD) and choice.kind == Option.HAND:
        return f"the hand has {int(state.players[seat].hand.count)} cards", "G-016"
    if ask == Ask.REVIVE and choice.kind == Option.DISCARD:
        return _revive(book, state, seat, choice)
    if ask == Ask.DECOY and choice.kind == Option.UNIT:
        return _decoy(book, state, seat, choice)
    if ask == Ask.TAKE and state.frames[state.depth - 1].other == state.players[seat].side:
        return "that card cannot be returned", "G-148"
    return _WRONG_KIND.get(ask, ("that is not asked", ""))


def _turn(book: Book, state: State, seat: int, choice: Choice) -> tuple[str, str] | None:
    player = state.players[seat]
    if choice.kind == Option.LEADER:
        return _leader(book, state, seat)
    if choice.kind != Option.PLAY:
        return None
    if choice.place >= player.hand.count:
        return f"the hand has {int(player.hand.count)} cards", "G-016"
    facts = book.cards[state.cards[player.hand.cards[choice.place]].card]
    if facts.abilities & UNIT:
        return "that is none of the unit's rows", "G-070" if facts.rows == 3 else "G-050"
    if facts.abilities & HORN:
        if choice.row < ROW_COUNT:
            if state.sides[player.side].rows[choice.row].horn == NO_CARD:
                return "a Mardroeme lies in the horn slot of that row", "G-053"
            return "there is a horn in that row already", "G-052"
        return "a horn is laid on a row", "G-052"
    if facts.abilities & MARDROEME:
        return "a Mardroeme is laid on a row of yours that takes it", "G-053"
    if facts.abilities & DECOY:
        return "a Decoy needs a unit on your side that is no hero", "G-054"
    return "the card goes on no row", "G-055"


def _leader(book: Book, state: State, seat: int) -> tuple[str, str]:
    player = state.players[seat]
    row = book.leaders[player.leader]
    if player.leader_state == LeaderState.USED:
        return "a leader is used once per game", "G-120"
    if player.leader_state == LeaderState.CANCELLED:
        return "your leader is cancelled", "G-137"
    if not is_active(row.effect):
        return "this leader acts by itself", "G-120"
    return _USABLE_WHEN[Effect(row.effect)], "G-120"


def _revive(book: Book, state: State, seat: int, choice: Choice) -> tuple[str, str]:
    side = int(state.players[seat].side)
    pile = state.sides[side].discard
    if choice.side != side or choice.place >= pile.count:
        return _WRONG_KIND[Ask.REVIVE]
    if book.cards[state.cards[pile.cards[choice.place]].card].abilities & HERO:
        return "heroes are not revived", "G-090"
    return _WRONG_KIND[Ask.REVIVE]


def _decoy(book: Book, state: State, seat: int, choice: Choice) -> tuple[str, str]:
    cards = state.sides[state.players[seat].side].rows[choice.row].cards
    if choice.place < cards.count:
        if book.cards[state.cards[cards.cards[choice.place]].card].abilities & HERO:
            return "a Decoy does not touch heroes", "G-090"
    return _WRONG_KIND[Ask.DECOY]
