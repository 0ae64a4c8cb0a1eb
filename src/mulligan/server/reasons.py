"""The server's own reasons for refusing the settings of a table, or a seat's deck."""

from __future__ import annotations

from mulligan.core.refusals import AnyReason


class TableReason(AnyReason):
    """Placeholders of the sentence follow each reason."""

    TOO_MANY_BOTS = "table.why.too_many_bots"  # {seats}, {count}
    CLOCK_KIND = "table.why.clock_kind"
    CLOCK_RANGE = "table.why.clock_range"  # {least}, {most}
    NOTHING_TO_TAKE = "table.why.nothing_to_take"  # {format}
    NO_OWN_DECKS = "table.why.no_own_decks"  # {format}
    ONE_DECK = "table.why.one_deck"
    OTHER_GAME = "table.why.other_game"
    NO_DECK = "table.why.no_deck"
