"""Words and short messages that an Epic table needs besides its sentences."""

from __future__ import annotations

from collections.abc import Mapping

from mulligan.core.text.table.labels import AnyLabel
from mulligan.epic.state import Position, Role, Step


class Label(AnyLabel):
    """Those of Epic, and those of any table by the same rows."""

    # on the table
    HEALTH = "epic.life"
    GOLD = "epic.gold"
    DECK = "epic.deck"
    HAND = "epic.hand"
    DISCARD_PILE = "epic.discard_pile"
    IN_PLAY = "epic.in_play"
    ATTACK = "epic.attack"
    DEFENSE = "epic.defense"
    COST = "epic.cost"
    DAMAGE = "epic.damage"
    BATTLE = "epic.battle"
    TOKEN = "epic.token"
    CARDS = "table.cards"
    CHAMPIONS = "epic.champions"
    COUNTERS = "epic.counters"
    YOUR_HAND = "table.your_hand"
    OPPONENT_HAND = "table.player_hand"
    YOUR_SIDE = "table.your_side"
    OPPONENT_SIDE = "table.player_side"
    UNKNOWN_CARD = "table.unknown_card"
    EMPTY = "table.empty"
    # how a champion is
    PREPARED = "epic.prepared"
    EXPENDED = "epic.expended"
    FLIPPED = "epic.flipped"
    DEPLOYING = "epic.deploying"
    ATTACKING = "epic.attacking"
    BLOCKING = "epic.blocking"
    # the turn
    TURN = "table.turn"  # {number}
    YOUR_TURN = "table.your_turn"
    OPPONENT_TURN = "table.player_turn"
    MULLIGAN = "epic.mulligan"
    START_PHASE = "epic.phase.start"
    MAIN_PHASE = "epic.phase.main"
    BATTLE_PHASE = "epic.phase.battle"
    CHOOSING_ATTACKERS = "epic.step.attackers"
    BEFORE_BLOCKERS = "epic.step.pre_block"
    CHOOSING_BLOCKERS = "epic.step.blockers"
    BEFORE_DAMAGE = "epic.step.pre_damage"
    ASSIGNING_DAMAGE = "epic.step.damage"
    ENDING = "epic.ending"
    END_PHASE = "epic.phase.end"
    # players
    YOU = "table.you"
    OPPONENT = "epic.opponent"
    PLAYER = "table.player"  # {number}
    YOU_WIN = "table.you_win"
    OPPONENT_WINS = "table.player_wins"
    PLAYER_WINS = "table.player_wins"  # {player}
    DRAW = "table.draw"
    GAME_OVER = "table.game_over"
    # at the screen
    LOG = "table.log"
    YOUR_CHOICE = "table.your_choice"
    THINKING = "table.thinking"
    HAND_OVER = "table.hand_over"  # {player}
    NUMBER_WANTED = "table.number_wanted"  # {last}
    UNKNOWN_COMMAND = "table.unknown_command"
    NO_SUCH_CARD = "table.no_such_card"  # {name}
    NOTHING_TO_TAKE_BACK = "table.nothing_to_take_back"
    TAKEN_BACK = "table.taken_back"
    SAVED = "table.saved"  # {file}
    HELP = "table.help"
    HELP_HELP = "table.help_help"
    HELP_CARD = "table.help_card"
    HELP_LOG = "table.help_log"
    HELP_BACK = "table.help_back"
    HELP_SAVE = "table.help_save"
    HELP_LANGUAGE = "table.help_language"
    HELP_QUIT = "table.help_quit"


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
