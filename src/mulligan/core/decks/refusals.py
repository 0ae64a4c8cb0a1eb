"""Reasons, shared by all games, for refusing a deck."""

from __future__ import annotations

from mulligan.core.refusals import AnyReason


class CommonDeckReason(AnyReason):
    """Comments name the values of each."""

    # where the problem is
    LINE = "deck.why.line"  # {line}, {problem}
    OF_PLAYER = "deck.why.of_player"  # {player}, {problem}
    OF_DECK = "deck.why.of_deck"  # {deck}, {problem}

    # deck files and cards
    NO_COPIES = "deck.why.no_copies"
    TOO_MANY_LINES = "deck.why.too_many_lines"  # {most}, {count}
    FILE_TOO_LARGE = "deck.why.file_too_large"  # {most}
    UNKNOWN_CARD = "deck.why.unknown_card"  # {name}
    UNKNOWN_CARD_NEAR = "deck.why.unknown_card_near"  # {name}, {near}
    UNKNOWN_CARDS = "deck.why.unknown_cards"  # {names}
    TOO_LARGE = "deck.why.too_large"  # {most}, {count}
    TOO_SMALL_TO_DEAL = "deck.why.too_small_to_deal"  # {least}, {count}

    NOT_A_LEADER = "deck.why.not_a_leader"  # {card}
    TOO_MANY_DECKS = "deck.why.too_many_decks"  # {most}, {count}
    BAD_CODE = "deck.why.bad_code"
    NEWER_CODE = "deck.why.newer_code"
    CODE_OF_GAME = "deck.why.code_of_game"  # {game}

    # how players get their decks
    DRAFTED = "deck.why.drafted"  # {format}
    NO_PILE = "deck.why.no_pile"  # {format}, {name}, {there}
    NO_PILE_OR_LEADER = "deck.why.no_pile_or_leader"  # {format}, {name}, {there}
    NO_LEADER = "deck.why.no_leader"  # {format}, {name}, {there}
    TAKES = "deck.why.takes"  # {player}, {format}, {takes}, {count}
    TAKES_DIFFERENT = "deck.why.takes_different"  # {player}, {format}, {takes}
    PILE_TAKEN = "deck.why.pile_taken"  # {format}, {pile}, {count}
    TAKEN_BY_TEAMMATE = "deck.why.taken_by_teammate"  # {player}
    TAKEN = "deck.why.taken"  # {players}, {count}
    TAKEN_BY_YOU = "deck.why.taken_by_you"
    TAKEN_BY_OPPONENT = "deck.why.taken_by_opponent"
    TOO_FEW_CARDS = "deck.why.too_few_cards"  # {format}, {seats}
    SAME_GROUP = "deck.why.same_group"  # {players}, {group}
    NONE_LEFT_FOR_OTHERS = "deck.why.none_left_for_others"  # {takes}
    NONE_LEFT = "deck.why.none_left"  # {player}, {takes}
    DECK_COUNT = "deck.why.deck_count"  # {mode}, {span}, {most}, {count}
