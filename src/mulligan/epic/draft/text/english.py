"""English templates for drafts."""

from __future__ import annotations

from mulligan.epic.draft.text.lines import Caption, DraftTexts, Log, OptionLine, QuestionLine

ENGLISH = DraftTexts(
    log={
        Log.ROUND_BEGAN: "Round {amount} of {other_amount}.",
        Log.DEALT: "{seat} [are|is] dealt {cards}.",
        Log.REVEALED: "{card} is turned face up.",
        Log.SAW: "{seat} [see|sees] {card}.",
        Log.SAW_HIDDEN: "{seat} [see|sees] a card.",
        Log.PICKS_FIRST: "{seat} [pick|picks] first.",
        Log.TOOK: "{seat} [take|takes] {card}.",
        Log.TOOK_HIDDEN: "{seat} [take|takes] a card.",
        Log.PASSED_LEFT: "The packs go to the left, {apiece} each.",
        Log.PASSED_RIGHT: "The packs go to the right, {apiece} each.",
        Log.SWAPPED: "The packs are swapped, {apiece} each.",
        Log.DISCARDED: "The remaining cards ({amount}) are discarded face down.",
        Log.BUILDING_BEGAN: "All cards are drafted. Time to build your decks.",
        Log.BUILT: "{seat_gen} deck is ready.",
        Log.ENDED: "All decks are ready.",
    },
    questions={
        QuestionLine.NOTHING: "The draft is over.",
        QuestionLine.PICK: "Choose a card to take.",
        QuestionLine.PICK_SEVERAL: "Choose a card to take ({amount} to go).",
        QuestionLine.LEAVE_OUT: "Choose a card to leave out ({amount} to go).",
        QuestionLine.TAKE_IN: "Choose a card for your deck ({amount} to go).",
        QuestionLine.FINISH: "Your deck has {cards}: finish, or change it.",
        QuestionLine.WAITING: "Waiting for a choice: {players}.",
    },
    options={
        OptionLine.TAKE: "Take {card}",
        OptionLine.LEAVE_OUT: "Leave out {card}",
        OptionLine.PUT_BACK: "Put back {card}",
        OptionLine.TAKE_IN: "Play with {card}",
        OptionLine.DONE: "The deck is ready",
    },
    captions={
        Caption.PACK_DRAFT: "Pack draft",
        Caption.CUBE_DRAFT: "Cube draft",
        Caption.DARK_DRAFT: "Dark draft",
        Caption.OPEN_DRAFT: "Open draft",
        Caption.SEALED: "Sealed",
        Caption.ROUND: "round {round} of {rounds}",
        Caption.PACK: "pack {round} of {rounds}",
        Caption.PICK: "pick {pick} of {picks}",
        Caption.YOUR_POOL: "your pool",
        Caption.PLAYER_POOL: "{player_gen} pool",
        Caption.YOUR_DECK: "your deck: {size} ({needed} needed)",
        Caption.SEEN: "cards you passed on",
        Caption.SEEN_NOTHING: "You have passed on nothing yet.",
    },
)
