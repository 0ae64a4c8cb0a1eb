"""Words and short messages that a table needs besides its sentences."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum

from mulligan.epic.state import Position, Role, Step


class Label(Enum):
    """The value is the row of `terms.csv`, where it has one; each language's own table has the others."""

    # on the table
    HEALTH = "life"
    GOLD = "gold"
    DECK = "deck"
    HAND = "hand"
    DISCARD_PILE = "discard_pile"
    IN_PLAY = "in_play"
    ATTACK = "attack"
    DEFENSE = "defense"
    COST = "cost"
    DAMAGE = "damage"
    BATTLE = "battle"
    TOKEN = "token"
    CARDS = "cards"
    CHAMPIONS = "champions"
    COUNTERS = "counters"
    YOUR_HAND = "your_hand"
    OPPONENT_HAND = "opponent_hand"
    YOUR_SIDE = "your_side"
    OPPONENT_SIDE = "opponent_side"
    UNKNOWN_CARD = "unknown_card"
    EMPTY = "empty"
    # how a champion is
    PREPARED = "prepared"
    EXPENDED = "expended"
    FLIPPED = "flipped"
    DEPLOYING = "deploying"
    ATTACKING = "attacking"
    BLOCKING = "blocking"
    # the turn
    TURN = "turn_number"  # {number}
    YOUR_TURN = "your_turn"
    OPPONENT_TURN = "opponent_turn"
    MULLIGAN = "mulligan"
    START_PHASE = "phase.start"
    MAIN_PHASE = "phase.main"
    BATTLE_PHASE = "phase.battle"
    CHOOSING_ATTACKERS = "step.attackers"
    BEFORE_BLOCKERS = "step.pre_block"
    CHOOSING_BLOCKERS = "step.blockers"
    BEFORE_DAMAGE = "step.pre_damage"
    ASSIGNING_DAMAGE = "step.damage"
    ENDING = "ending"
    END_PHASE = "phase.end"
    # players
    YOU = "you"
    OPPONENT = "opponent"
    PLAYER = "player_number"  # {number}
    YOU_WIN = "you_win"
    OPPONENT_WINS = "opponent_wins"
    PLAYER_WINS = "player_wins"  # {player}
    DRAW = "drawn_game"
    GAME_OVER = "game_over"
    # at the screen
    LOG = "log"
    YOUR_CHOICE = "your_choice"
    THINKING = "thinking"
    HAND_OVER = "hand_over"  # {player}
    NUMBER_WANTED = "number_wanted"  # {last}
    UNKNOWN_COMMAND = "unknown_command"
    NO_SUCH_CARD = "no_such_card"  # {name}
    NOTHING_TO_TAKE_BACK = "nothing_to_take_back"
    TAKEN_BACK = "taken_back"
    SAVED = "saved"  # {file}
    HELP = "help"
    HELP_HELP = "help_help"
    HELP_CARD = "help_card"
    HELP_LOG = "help_log"
    HELP_BACK = "help_back"
    HELP_SAVE = "help_save"
    HELP_LANGUAGE = "help_language"
    HELP_QUIT = "help_quit"


STEPS: Mapping[Step, Label] = {
    Step.MULLIGAN: Label.MULLIGAN,
    Step.START: Label.START_PHASE,
    Step.MAIN: Label.MAIN_PHASE,
    Step.ATTACKERS: Label.CHOOSING_ATTACKERS,
    Step.BEFORE_BLOCKERS: Label.BEFORE_BLOCKERS,
    Step.BLOCKERS: Label.CHOOSING_BLOCKERS,
    Step.BEFORE_DAMAGE: Label.BEFORE_DAMAGE,
    Step.DAMAGE: Label.ASSIGNING_DAMAGE,
    Step.ENDING: Label.ENDING,
    Step.END: Label.END_PHASE,
}
POSITIONS: Mapping[Position, Label] = {
    Position.PREPARED: Label.PREPARED,
    Position.EXPENDED: Label.EXPENDED,
    Position.FLIPPED: Label.FLIPPED,
}
ROLES: Mapping[Role, Label] = {Role.ATTACKER: Label.ATTACKING, Role.BLOCKER: Label.BLOCKING}
