"""Epic's reasons for refusing a deck or a format's settings."""

from __future__ import annotations

from mulligan.core.refusals import AnyReason


class DeckReason(AnyReason):
    """Comments name the values of each."""

    # decks
    TOKENS = "epic.deck.why.tokens"  # {cards}
    NO_ALIGNMENT = "epic.deck.why.no_alignment"  # {takes}
    ALIGNMENTS = "epic.deck.why.alignments"  # {takes}, {groups}
    INCOMPLETE = "epic.deck.why.incomplete"  # {group}, {cards}
    NOT_IN_FORMAT = "epic.deck.why.not_in_format"  # {cards}
    NOT_DEALT = "epic.deck.why.not_dealt"  # {cards}
    SIZE = "epic.deck.why.size"  # {size}, {count}
    TOO_SMALL = "epic.deck.why.too_small"  # {least}, {count}
    NOT_DRAFTED = "epic.deck.why.not_drafted"  # {most}, {count}
    COPIES = "epic.deck.why.copies"  # {card}, {count}, {most}
    FREE_CARDS = "epic.deck.why.free_cards"  # {group}, {free}, {needed}, {paid}

    # boxes and pools
    BOXES = "epic.deck.why.boxes"  # {format}, {seats}, {needed}, {boxes}
    TOO_MANY_BOXES = "epic.deck.why.too_many_boxes"  # {most}, {boxes}
    CUBE_BOXES = "epic.deck.why.cube_boxes"  # {needed}, {boxes}
    CUBE_PLAYERS = "epic.deck.why.cube_players"  # {size}, {most}, {seats}
    OPEN_STACK = "epic.deck.why.open_stack"  # {least}, {step}, {pool}
    SEALED_POOL = "epic.deck.why.sealed_pool"  # {size}, {pool}

    # custom drafts
    DRAFT_BOX = "epic.deck.why.draft_box"  # {count}
    DRAFT_CARDS = "epic.deck.why.draft_cards"  # {format}, {seats}, {needed}, {count}
    DRAFT_ROOM = "epic.deck.why.draft_room"  # {box}, {pool}
    PACK_SIZE = "epic.deck.why.pack_size"  # {most}
    DRAFT_DECK = "epic.deck.why.draft_deck"  # {size}, {pool}
