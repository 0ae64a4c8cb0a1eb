"""English at the table."""

from __future__ import annotations

from mulligan.core.text.languages import english
from mulligan.core.text.table import voices
from mulligan.gwent.text.english import ENGLISH
from mulligan.gwent.text.table.lines import Log, OptionLine, QuestionLine, Story
from mulligan.gwent.text.table.speech import GwentSpeech

LOG = {
    Log.COIN_TOSSED: "{seat} [go|goes] first (coin toss).",
    Log.STARTER_DRAWN: "{seat} [go|goes] first (chosen at random).",
    Log.CHOOSER_DRAWN: "{seat} [are|is] picked at random to choose who goes first.",
    Log.STARTER_CHOSEN: "{seat} [decide|decides] that {other} <go|goes> first.",
    Log.STARTER_SELF: "{seat} [decide|decides] to go first.",
    Log.DREW: "{seat} [draw|draws] {card}.",
    Log.DREW_HIDDEN: "{seat} [draw|draws] a card.",
    Log.REDREW: "{seat} [put|puts] {card} back into the deck.",
    Log.REDREW_HIDDEN: "{seat} [put|puts] a card back into the deck.",
    Log.ROUND_BEGAN: "Round {amount}: {seat} [go|goes] first.",
    Log.PLAYED: "{seat} [play|plays] {card}.",
    Log.PLAYED_IN_ROW: "{seat} [play|plays] {card} in [your|their] {row}.",
    Log.PLACED: "{card} goes to {other_gen} {row}.",
    Log.REVIVED: "{seat} [bring|brings] {card} back to the battlefield from [your|their] discard pile.",
    Log.MUSTERED: "{seat} [muster|musters] {card}.",
    Log.FOUND: "{seat} [play|plays] {card} from [your|their] deck.",
    Log.SUMMONED: "{card} comes from the side deck to {seat_gen} {row}.",
    Log.TRANSFORMED: "A Berserker in {seat_gen} {row} turns into {card}.",
    Log.DESTROYED: "{card} in {seat_gen} {row} is destroyed.",
    Log.DECOYED: "{seat} [return|returns] {card} to [your|their] hand and [leave|leaves] a Decoy in its place.",
    Log.HORN_BLOWN: "A horn doubles the strength of {seat_gen} {row}.",
    Log.WEATHER_CLEARED: "{seat} [clear|clears] all weather.",
    Log.WEATHER_DISCARDED: "{card} is discarded.",
    Log.LEADER_USED: "{seat} [use your|uses their] leader, {card}.",
    Log.LEADER_CANCELLED: "{seat_gen} leader, {card}, is cancelled.",
    Log.PEEKED: "{seat} [see|sees] {card} in {other_gen} hand.",
    Log.PEEKED_HIDDEN: "{seat} [see|sees] a card in {other_gen} hand.",
    Log.TAKEN: "{seat} [take|takes] {card} from {other_gen} discard pile.",
    Log.TAKEN_OWN: "{seat} [take|takes] {card} from [your|their] discard pile.",
    Log.DISCARDED: "{seat} [discard|discards] {card}.",
    Log.PICKED: "{seat} [take|takes] {card} from [your|their] deck.",
    Log.PICKED_HIDDEN: "{seat} [take|takes] a card of [your|their] choice from [your|their] deck.",
    Log.RESHUFFLED: "{seat} [shuffle|shuffles] {cards} from [your|their] discard pile into [your|their] deck.",
    Log.MOVED: "{card} moves to {seat_gen} {row}.",
    Log.PASSED: "{seat} [pass|passes].",
    Log.RAN_OUT: "[You're out of cards, so you pass.|{seat} is out of cards and passes.]",
    Log.SCORED: "{seat_gen} total: {amount}.",
    Log.POINTS_SCORED: "{seat} [score|scores] {points}.",
    Log.ROUND_WON: "{seat} [win|wins] the round.",
    Log.ROUND_DRAWN: "The round is a tie.",
    Log.GEM_LOST: "{seat} [lose|loses] a gem.",
    Log.KEPT: "{card} stays in {seat_gen} {row}.",
    Log.RETURNED: "{card} returns to the battlefield from {seat_gen} discard pile.",
    Log.HIDDEN: "{seat} [lay|lays] a card face down under the Decoy.",
    Log.TURNED_UP: "{card} is turned up from under the Decoy.",
    Log.LEADER_TURNED_UP: "{seat} [turn|turns] up a leader, {card}.",
    Log.STRENGTHENED: "{seat_gen} total rises by {amount}.",
    Log.EXHAUSTED: "Nothing more can change, so the most points win.",
    Log.OVERFLOWED: "An effect is lost: this table has no room for it. Please report this.",
    Log.WON: "[You win.|{seat} wins.]",
    Log.DRAWN_GAME: "The game is a tie.",
    Log.DECK_CHOSEN: "{seat} [choose|chooses] the deck led by {card}.",
    Log.GAME_WON: "{seat} [win|wins] this game. Games won: {amount}.",
    Log.GAME_REPLAYED: "The game is a tie and will be played again.",
}
STORY = {
    Story.DREW: "{seat} [draw|draws] {cards_acc}",
    Story.ALL_DREW: "each player draws {cards_acc}",
    Story.REDREW: "{seat} [put|puts] {cards_acc} back into the deck",
    Story.PLACED: "it goes to {other_gen} {row}",
    Story.OTHER_PLACED: "{cards} (goes|go) to {other_gen} {row}",
    Story.REVIVED: "{seat} [bring|brings] {cards_acc} back from [your|their] discard pile",
    Story.MUSTERED: "{seat} [muster|musters] {cards_acc}",
    Story.FOUND: "{seat} [play|plays] {cards_acc} from [your|their] deck",
    Story.SUMMONED: "{cards} (comes|come) from the side deck to {seat_gen} {row}",
    Story.DESTROYED: "{seat_gen} {names} (burns|burn), −{amount}",
    Story.DECOYED: "{cards} (returns|return) to {seat_gen} hand",
    Story.HORN_BLOWN: "a horn doubles the strength of {seat_gen} {row}",
    Story.WEATHER_CLEARED: "all weather clears",
    Story.PEEKED: "{seat} [see|sees] {cards_acc} in {other_gen} hand",
    Story.TAKEN: "{seat} [take|takes] {cards_acc} from {other_gen} discard pile",
    Story.TAKEN_OWN: "{seat} [take|takes] {cards_acc} from [your|their] discard pile",
    Story.DISCARDED: "{seat} [discard|discards] {cards_acc}",
    Story.PICKED: "{seat} [take|takes] {cards_acc} from [your|their] deck",
    Story.ROUND_WON: "{seat} [win|wins] the round, {score} to {other_score}",
    Story.ROUND_DRAWN: "the round is a tie, {score} to {score}",
    Story.TIE_WON: "{seat} [win|wins] the round, {score} to {other_score}, because Nilfgaard wins ties",
    Story.POINTS_FOR_TIES: "{seat} [score|scores] {points}, because Nilfgaard also scores for ties",
    Story.WITHOUT_EFFECT: "{clause}, without effect",
}
QUESTIONS = {
    QuestionLine.NOTHING: "The game is over.",
    QuestionLine.STARTER: "[Who goes first?|{seat} is deciding who goes first.]",
    QuestionLine.STARTER_OF_TEAM: (
        "[Which of you goes first in the next round?|{seat} is deciding who on the team goes first in the next round.]"
    ),
    QuestionLine.REDRAW: "[Redraw cards? {amount} left.|{seat} is redrawing.]",
    QuestionLine.TURN: "[Your turn: play a card or pass.|It is {seat_gen} turn.]",
    QuestionLine.TURN_WITH_LEADER: "[Your turn: play a card, use your leader or pass.|It is {seat_gen} turn.]",
    QuestionLine.ROW: "{card} — [which row does it go to?|{seat} is choosing a row.]",
    QuestionLine.REVIVE: "Medic — [choose a unit in your|{seat} is choosing a unit in their] discard pile.",
    QuestionLine.DECOY: "{card} — [choose a unit to return to your hand.|{seat} is choosing a unit to return to their hand.]",
    QuestionLine.TAKE: "{card} — [choose|{seat} is choosing] a card from {other_gen} discard pile.",
    QuestionLine.TAKE_OWN: "{card} — [choose a card from your|{seat} is choosing a card from their] discard pile.",
    QuestionLine.DISCARD: "[Choose a card to discard ({amount} to go).|{seat} is choosing what to discard.]",
    QuestionLine.PICK: "{card} — [choose a card from your|{seat} is choosing a card from their] deck.",
    QuestionLine.PICK_WEATHER: "{card} — [choose a weather card from your|{seat} is choosing a weather card from their] deck.",
    QuestionLine.BOND: "{card} — [choose a unit to play another copy of.|{seat} is choosing a unit to play another copy of.]",
    QuestionLine.DECK: "[Which deck do you play?|{seat} is choosing a deck.]",
    QuestionLine.OPPONENT: "{card} — [choose an opponent.|{seat} is choosing an opponent.]",
    QuestionLine.OPPONENT_FOR_SPY: "{card} — [which opponent gets the spy?|{seat} is choosing an opponent for the spy.]",
}
OPTIONS = {
    OptionLine.PASS: "Pass",
    OptionLine.KEEP_HAND: "Keep hand",
    OptionLine.DONE: "Done",
    OptionLine.START: "{seat} [go|goes] first",
    OptionLine.LEADER: "Use your leader, {card} — {line}",
    OptionLine.ROW: "{row}",
    OptionLine.DECK: "Deck {amount}",
    OptionLine.PUT_BACK: "Put {card} back in the deck",
    OptionLine.DISCARD: "Discard {card}",
    OptionLine.PLAY: "Play {card}",
    OptionLine.PLAY_IN_ROW: "Play {card} in the {row}",
    OptionLine.UNIT: "{name} ({row}, strength {amount})",
    OptionLine.REVIVE: "Bring {card} back to the battlefield",
    OptionLine.TAKE: "Take {card}",
}


class English(voices.English, GwentSpeech):
    grammar = ENGLISH
    teammate_noun, point_noun = english.regular("teammate"), english.regular("point")
    team_noun, other_team_noun = english.regular("team"), english.regular("other team")
    virtual_noun = english.regular("virtual opponent")
    log, story, questions, options = LOG, STORY, QUESTIONS, OPTIONS
