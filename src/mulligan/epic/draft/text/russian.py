"""Russian templates for drafts. Card names are quoted."""

from __future__ import annotations

from mulligan.epic.draft.text.lines import Caption, DraftTexts, Log, OptionLine, QuestionLine

RUSSIAN = DraftTexts(
    log={
        Log.ROUND_BEGAN: "Раунд {amount} из {other_amount}.",
        Log.DEALT: "{seat} [получаете|получает] {cards}.",
        Log.REVEALED: "Открыта карта {card}.",
        Log.SAW: "{seat} [видите|видит] карту {card}.",
        Log.SAW_HIDDEN: "{seat} [видите|видит] карту.",
        Log.PICKS_FIRST: "Первым [выбираете вы|выбирает {seat}].",
        Log.TOOK: "{seat} [берёте|берёт] карту {card}.",
        Log.TOOK_HIDDEN: "{seat} [берёте|берёт] карту.",
        Log.PASSED_LEFT: "Пачки передаются налево, {apiece} в каждой.",
        Log.PASSED_RIGHT: "Пачки передаются направо, {apiece} в каждой.",
        Log.SWAPPED: "Игроки обмениваются пачками, {apiece} в каждой.",
        Log.DISCARDED: "Оставшиеся карты ({amount}) сброшены лицом вниз.",
        Log.BUILDING_BEGAN: "Все карты разобраны. Пора собирать колоды.",
        Log.BUILT: "[Ваша колода|Колода {seat_gen}] готова.",
        Log.ENDED: "Все колоды готовы.",
    },
    questions={
        QuestionLine.NOTHING: "Драфт окончен.",
        QuestionLine.PICK: "Выберите карту, которую возьмёте.",
        QuestionLine.PICK_SEVERAL: "Выберите карту, которую возьмёте (осталось: {amount}).",
        QuestionLine.LEAVE_OUT: "Выберите карту, от которой откажетесь (осталось: {amount}).",
        QuestionLine.TAKE_IN: "Выберите карту для колоды (осталось: {amount}).",
        QuestionLine.FINISH: "В вашей колоде {cards_nom}: закончите или измените её.",
        QuestionLine.WAITING: "Ожидается выбор: {players}.",
    },
    options={
        OptionLine.TAKE: "Взять карту {card}",
        OptionLine.LEAVE_OUT: "Отказаться от карты {card}",
        OptionLine.PUT_BACK: "Вернуть карту {card}",
        OptionLine.TAKE_IN: "Добавить в колоду карту {card}",
        OptionLine.DONE: "Колода готова",
    },
    captions={
        Caption.PACK_DRAFT: "Драфт из пачек",
        Caption.CUBE_DRAFT: "Тройной драфт",
        Caption.DARK_DRAFT: "Тёмный драфт",
        Caption.OPEN_DRAFT: "Открытый драфт",
        Caption.SEALED: "Герметичный вариант",
        Caption.ROUND: "раунд {round} из {rounds}",
        Caption.PACK: "пачка {round} из {rounds}",
        Caption.PICK: "выбор {pick} из {picks}",
        Caption.YOUR_POOL: "ваш запас",
        Caption.PLAYER_POOL: "запас {player_gen}",
        Caption.YOUR_DECK: "ваша колода: {size} (нужно {needed})",
        Caption.SEEN: "переданные карты",
        Caption.SEEN_NOTHING: "Вы ещё ничего не передавали.",
    },
)
