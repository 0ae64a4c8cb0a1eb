"""Words and short messages of every table."""

from __future__ import annotations

from enum import Enum


class AnyLabel(Enum):
    """A label of the table, or of one game. Its value is its row in `terms.csv`."""


class TableLabel(AnyLabel):
    """Labels of every table. Comments name the values in braces; without a player's name, they are about the opponent."""

    # on the table
    CARDS = "table.cards"
    YOUR_HAND = "table.your_hand"
    PLAYER_HAND = "table.player_hand"  # {player_gen}
    YOUR_SIDE = "table.your_side"
    PLAYER_SIDE = "table.player_side"  # {player_gen}
    UNKNOWN_CARD = "table.unknown_card"
    EMPTY = "table.empty"
    # the turn
    TURN = "table.turn"  # {number}
    YOUR_TURN = "table.your_turn"
    PLAYER_TURN = "table.player_turn"  # {player_gen}
    # players
    YOU = "table.you"
    PLAYER = "table.player"  # {number}
    YOU_WIN = "table.you_win"
    WIN_TOGETHER = "table.win_together"  # {players}
    PLAYER_WINS = "table.player_wins"  # {player}
    PLAYERS_WIN = "table.players_win"  # {players}
    DRAW = "table.draw"
    GAME_OVER = "table.game_over"
    VIRTUAL = "table.virtual"
    # decks
    LEADER = "table.leader"
    AT_RANDOM = "table.at_random"
    # at the screen
    LOG = "table.log"
    YOUR_CHOICE = "table.your_choice"
    THINKING = "table.thinking"  # {player}
    HAND_OVER = "table.hand_over"  # {player}
    NUMBER_WANTED = "table.number_wanted"  # {last}
    UNKNOWN_COMMAND = "table.unknown_command"
    NO_SUCH_CARD = "table.no_such_card"  # {name}
    NOTHING_TO_UNDO = "table.nothing_to_undo"
    UNDONE = "table.undone"
    SAVED = "table.saved"  # {file}
    HELP = "table.help"
    HELP_HELP = "table.help_help"
    HELP_CARD = "table.help_card"
    HELP_LOG = "table.help_log"
    HELP_BACK = "table.help_back"
    HELP_SAVE = "table.help_save"
    HELP_LANGUAGE = "table.help_language"
    HELP_QUIT = "table.help_quit"
