"""English at the table."""

from __future__ import annotations

from mulligan.core.text.languages import english
from mulligan.core.text.table import voices
from mulligan.core.text.table.speech import Mention
from mulligan.core.text.words import Case, Number
from mulligan.epic.text.english import ENGLISH
from mulligan.epic.text.table.lines import Log, OptionLine, QuestionLine, Story
from mulligan.epic.text.table.speech import EpicSpeech

LOG = {
    Log.TURN_BEGAN: "Turn {amount}: {seat_gen} turn.",
    Log.DREW: "{seat} [draw|draws] {card}.",
    Log.DREW_HIDDEN: "{seat} [draw|draws] a card.",
    Log.MULLIGANED: "{seat} [put|puts] {cards} on the bottom of [your|their] deck.",
    Log.KEPT_HAND: "{seat} [keep your|keeps their] starting hand.",
    Log.GOLD_SPENT: "{seat} [pay|pays] {gold}.",
    Log.PLAYED: "{seat} [play|plays] {card}.",
    Log.ENTERED: "{card} enters play under {seat_gen} control.",
    Log.TOKEN_ENTERED: "{token} enters play under {seat_gen} control.",
    Log.TRIGGERED: "{of_card} ability triggers.",
    Log.POWER_USED: "{seat} [use|uses] {of_card} power.",
    Log.DISCARD_POWER_USED: "{seat} [use|uses] {of_card} power from [your|their] discard pile.",
    Log.MODE_CHOSEN: "{card} — {seat} [choose|chooses] {line}",
    Log.TARGETED: "{seat} [choose|chooses] {target}.",
    Log.OWN_TARGETED: "{seat} [choose your|chooses their] {card}.",
    Log.PLAYER_TARGETED: "{seat} [target|targets] {other_acc}.",
    Log.SELF_TARGETED: "{seat} [target yourself|targets themselves].",
    Log.CARD_TARGETED: "{seat} [choose|chooses] {card} in {other_gen} discard pile.",
    Log.OWN_CARD_TARGETED: "{seat} [choose|chooses] {card} in [your|their] discard pile.",
    Log.DAMAGED: "{champion} takes {damage}.",
    Log.PLAYER_DAMAGED: "{seat} [take|takes] {damage}.",
    Log.GAINED_HEALTH: "{seat} [gain|gains] {health}.",
    Log.LOST_HEALTH: "{seat} [lose|loses] {health}.",
    Log.BROKEN: "{champion} is broken.",
    Log.BANISHED: "{champion} is banished.",
    Log.CARD_BANISHED: "{card} is banished from {seat_gen} discard pile.",
    Log.RETURNED: "{card} returns to {seat_gen} hand.",
    Log.TOKEN_RETURNED: "{seat_gen} {token_name} leaves play.",
    Log.TRANSFORMED: "{champion} becomes {token}.",
    Log.DISCARDED: "{seat} [discard|discards] {card}.",
    Log.EXPENDED: "{champion} is expended.",
    Log.PREPARED: "{champion} is prepared.",
    Log.FLIPPED: "{champion} is flipped.",
    Log.CONTROL_CHANGED: "{seat} [take|takes] control of {thing}.",
    Log.BONUS: "{champion} gets {strength} until the end of the turn.",
    Log.KEYWORDS_GAINED: "{champion} {gains}.",
    Log.COUNTERS: "{champion} gets {counters}.",
    Log.COUNTERS_LOST: "{champion} loses {counters}.",
    Log.ATTACKED: "{champion} attacks.",
    Log.ATTACKED_WHOM: "{champion} attacks {other_acc}.",
    Log.BLOCKED: "{champion} blocks.",
    Log.NOT_BLOCKED: "{seat} [don't|doesn't] block.",
    Log.LEFT_BATTLE: "{champion} leaves the battle.",
    Log.ASSIGNED: "{champion} assigns {damage}.",
    Log.ASSIGNED_TO_PLAYER: "{champion} assigns {damage} to the defending player.",
    Log.ASSIGNED_TO_TEAM: "{champion} assigns {damage} to the defending team.",
    Log.ASSIGNED_TO_CHAMPION: "{champion} assigns {damage} to {victim_dat}.",
    Log.REVEALED: "{seat} [reveal|reveals] {card}.",
    Log.RECALLED: "{seat} [recall|recalls] {card}.",
    Log.PASSED: "{seat} [pass|passes].",
    Log.ATTACKS_ENDED: "No more attacks can be declared this turn.",
    Log.OVERFLOWED: "An effect is lost: this table has no room for it. Please report this.",
    Log.TURN_ENDED: "{seat_gen} turn ends.",
    Log.CHOSE_AMOUNT: "Breakthrough: {damage}.",
    Log.ELIMINATED: "{seat} [are|is] eliminated.",
    Log.WON: "{seat} [win.|wins.]",
    Log.DRAWN_GAME: "The game is a tie.",
    Log.STEP_BEGAN: "{step}.",
    Log.BATTLE_BEGAN: "{seat} [attack|attacks] {other_acc}.",
}
STORY = {
    Story.DAMAGED: "{damage} (|each )to {champions}",
    Story.DAMAGED_AND_BROKEN: "{damage} (|each )to {champions}, which (breaks|break)",
    Story.BROKEN: "{champions} (breaks|break)",
    Story.BANISHED: "{champions} (is|are) banished",
    Story.EXPENDED: "{champions} (is|are) expended",
    Story.PREPARED: "{champions} (is|are) prepared",
    Story.FLIPPED: "{champions} (is|are) flipped",
    Story.BONUS: "{champions} (gets|get) {strength} this turn",
    Story.KEYWORDS_GAINED: "{champions} {gains}",
    Story.COUNTERS: "{champions} (gets|get) {counters}(| each)",
    Story.COUNTERS_LOST: "{champions} (loses|lose) {counters}(| each)",
    Story.TRANSFORMED: "{champions} (becomes|become) {tokens}",
    Story.JOINED_ATTACK: "{champions} (joins|join) the attack",
    Story.JOINED_BLOCK: "{champions} (joins|join) the defense",
    Story.LEFT_BATTLE: "{champions} (leaves|leave) the battle",
    Story.ENTERED: "{cards} (enters|enter) play",
    Story.ENTERED_UNDER: "{cards} (enters|enter) play under {seat_gen} control",
    Story.TOKENS_ENTERED: "{tokens} (enters|enter) play",
    Story.TOKENS_ENTERED_UNDER: "{tokens} (enters|enter) play under {seat_gen} control",
    Story.TOKENS_LEFT: "{tokens} (leaves|leave) play",
    Story.CONTROL_CHANGED: "{seat} [take|takes] control of {names}",
    Story.ATTACK: "{seat} [attack|attacks] {other_acc} with {names}",
    Story.BLOCK: "{seat} [block|blocks] with {names}",
    Story.PLAYER_DAMAGED: "{damage} to {seat_acc}",
    Story.GAINED_HEALTH: "{seat} [gain|gains] {health}",
    Story.LOST_HEALTH: "{seat} [lose|loses] {health}",
    Story.DREW: "{seat} [draw|draws] {cards_acc}",
    Story.ALL_DREW: "each player draws {cards_acc}",
    Story.DISCARDED: "{seat} [discard|discards] {cards_acc}",
    Story.REVEALED: "{seat} [reveal|reveals] {cards_acc}",
    Story.RECALLED: "{seat} [recall|recalls] {cards_acc}",
    Story.RETURNED: "{cards} (returns|return) to {seat_gen} hand",
    Story.CARD_BANISHED: "{cards} (is|are) banished from {seat_gen} discard pile",
    Story.AND_GAINED: "{clause} and {gains}",
    Story.WITHOUT_EFFECT: "{clause}, without effect",
}
QUESTIONS = {
    QuestionLine.NOTHING: "The game is over.",
    QuestionLine.MULLIGAN: (
        "[Replace cards? They go on the bottom of your deck and cost 1 health each.|{seat} is choosing a mulligan.]"
    ),
    QuestionLine.MAIN: "[Play a card, use a power, or attack.|{seat} is in the Main Phase.]",
    QuestionLine.MAIN_WITHOUT_PLAYS: "[You can only end your turn.|{seat} is in the Main Phase.]",
    QuestionLine.MAIN_OF_TEAM: (
        "[Play a card, use a power, attack, or pass. Your turn ends when the whole team has passed."
        "|Main Phase: it is {seat_gen} move.]"
    ),
    QuestionLine.PLAYS_BEFORE_BLOCKERS: "Before blockers: [make a play or pass.|{seat} may make a play.]",
    QuestionLine.PLAYS_BEFORE_DAMAGE: "Before damage: [make a play or pass.|{seat} may make a play.]",
    QuestionLine.PLAYS_ENDING: (
        "[{other} wants to end the turn: make a play or pass.|{other} <want|wants> to end the turn: {seat} may make a play.]"
    ),
    QuestionLine.PLAYS_ENDING_WITHOUT: (
        "The turn is ending without {other_acc}: [make a play or pass.|{seat} may make a play.]"
    ),
    QuestionLine.DEFENDER: "[Whom do you attack with {source}?|{seat} is choosing whom to attack.]",
    QuestionLine.ATTACKER: "[Who attacks {other_acc}?|{seat} is choosing attackers.]",
    QuestionLine.BLOCKER: "[Who blocks?|{seat} is choosing blockers.]",
    QuestionLine.ASSIGN: (
        "[How much of the {damage} from {source} goes to {victim}?|{seat} is assigning the damage of {source}.]"
    ),
    QuestionLine.ASSIGN_TO_PLAYER: (
        "[How much of the {damage} from {source} goes through to {other_acc}?|{seat} is assigning the damage of {source}.]"
    ),
    QuestionLine.BREAKTHROUGH: (
        "[How much of the {damage} from breakthrough goes to {other_acc}?|{seat} is assigning breakthrough damage.]"
    ),
    QuestionLine.END_TURN: "[End the turn, or go back to the Main Phase?|{seat} is deciding whether to end the turn.]",
    QuestionLine.MODE: "{card}: [choose one.|{seat} is choosing one of its effects.]",
    QuestionLine.TARGET: "[Choose a target.|{seat} is choosing a target.]",
    QuestionLine.CHOOSE: "[Choose {thing}.|{seat} is choosing {thing}.]",
    QuestionLine.MAY: "[Use this ability?|{seat} is deciding whether to use an ability.]",
    QuestionLine.DISCARD: "[Choose a card to discard ({amount} to go).|{seat} is choosing what to discard.]",
    QuestionLine.REVEAL: "[Choose a card to reveal ({amount} to go).|{seat} is deciding whether to reveal cards.]",
    QuestionLine.RECYCLE: (
        "[Choose a card in your discard pile to banish ({amount} to go).|{seat} is deciding whether to recycle.]"
    ),
    QuestionLine.ORDER: "[Which of your abilities resolves next?|{seat} is choosing which ability resolves next.]",
    QuestionLine.AMOUNT: "[How much of the {damage} goes to {victim_acc}?|{seat} is dividing {damage}.]",
    QuestionLine.JOIN: "[Which champion joins the battle?|{seat} is choosing a champion to join the battle.]",
    QuestionLine.KEEP: "[Choose the champion you keep.|{seat} is choosing a champion to keep.]",
    QuestionLine.HAND_LIMIT: (
        "[You have more than seven cards. Choose a card to discard ({amount} to go).|{seat} is discarding down to seven cards.]"
    ),
    QuestionLine.MEMBER: "[Which of you does this affect?|{seat} is choosing which player of the team this affects.]",
}
OPTIONS = {
    OptionLine.PASS: "Pass",
    OptionLine.END_TURN: "End turn",
    OptionLine.PASS_IN_TEAM: "Pass for now",
    OptionLine.DONE: "Done",
    OptionLine.NO: "No",
    OptionLine.NONE: "Choose none",
    OptionLine.KEEP_HAND: "Keep hand",
    OptionLine.NO_BLOCKERS: "No block",
    OptionLine.BACK_TO_MAIN: "Back to the Main Phase",
    OptionLine.REVEAL_NOTHING: "Reveal nothing",
    OptionLine.NO_RECYCLING: "Don't recycle",
    OptionLine.YES: "Yes",
    OptionLine.YES_AND_PAY: "Yes, pay {cost}",
    OptionLine.PLAY: "Play {card} ({gold})",
    OptionLine.PUT_BACK: "Put {card} on the bottom",
    OptionLine.DISCARD: "Discard {card}",
    OptionLine.REVEAL: "Reveal {card}",
    OptionLine.ATTACK: "Attack with {champion}",
    OptionLine.BLOCK: "Block with {champion}",
    OptionLine.KEEP: "Keep {champion}",
    OptionLine.JOIN: "{champion} joins the battle",
    OptionLine.USE: "Use {champion} — {line}",
    OptionLine.RECALL: "Recall {card} ({gold})",
    OptionLine.USE_FROM_DISCARD: "Use {card} from your discard pile — {line}",
    OptionLine.BANISH: "Banish {card}",
    OptionLine.IN_PILE: "{card} ({other_gen} discard pile)",
    OptionLine.TRIGGER: "{card} — {line}",
    OptionLine.TRIGGER_AGAIN: "{card} (×{times}) — {line}",
}


class English(voices.English, EpicSpeech):
    grammar = ENGLISH
    teammate_noun = english.regular("teammate")
    team_noun, other_team_noun = english.regular("team"), english.regular("other team")
    log, story, questions, options = LOG, STORY, QUESTIONS, OPTIONS

    def champions(self, names: str, number: Number, controller: Mention | None, case: Case) -> str:
        return f"{self.player(controller, Case.GENITIVE)} {names}"
