"""Gwent's reasons for refusing a deck."""

from __future__ import annotations

from mulligan.core.refusals import AnyReason


class DeckReason(AnyReason):
    """Comments name the values of each."""

    OF_DECK = "gwent.deck.why.of_deck"  # {deck}, {problem}
    DECK_COUNT = "gwent.deck.why.deck_count"  # {mode}, {span}, {most}, {count}
    SIDE_DECK = "gwent.deck.why.side_deck"  # {cards}
    LEADERS = "gwent.deck.why.leaders"  # {count}
    OTHER_FACTIONS = "gwent.deck.why.other_factions"  # {group}, {cards}
    FACTIONS = "gwent.deck.why.factions"  # {groups}
    COPIES = "gwent.deck.why.copies"  # {card}, {count}, {most}
    NOT_IN_SET = "gwent.deck.why.not_in_set"  # {card}
    UNITS = "gwent.deck.why.units"  # {least}, {count}
    SPECIALS = "gwent.deck.why.specials"  # {most}, {count}, {cards}
    SPIES = "gwent.deck.why.spies"  # {most}, {count}, {cards}
    MEDICS = "gwent.deck.why.medics"  # {most}, {count}, {cards}
    STRENGTH = "gwent.deck.why.strength"  # {count}, {over}, {most}

    # solo games
    SET_MISSING = "gwent.deck.why.set_missing"  # {group}, {cards}
    SET_SURPLUS = "gwent.deck.why.set_surplus"  # {group}, {cards}
    OPPONENT_MISSING = "gwent.deck.why.opponent_missing"  # {group}, {cards}
    OPPONENT_SURPLUS = "gwent.deck.why.opponent_surplus"  # {group}, {cards}
    OPPONENT_LEADER = "gwent.deck.why.opponent_leader"  # {card}
    WEATHER = "gwent.deck.why.weather"  # {clear}, {cards}
    SAME_FACTION = "gwent.deck.why.same_faction"

    # tournaments
    TRIO = "gwent.deck.why.trio"  # {trio}, {count}
    TRIO_FACTION = "gwent.deck.why.trio_faction"  # {group}, {decks}
    TRIO_HERO = "gwent.deck.why.trio_hero"  # {card}, {decks}
    NO_SIMULATION = "gwent.deck.why.no_simulation"

    PILE_ROOM = "gwent.deck.why.pile_room"  # {most}
