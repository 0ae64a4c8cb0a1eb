"""Russian at the table. Names of cards are quoted."""

from __future__ import annotations

from mulligan.core.text.languages import russian
from mulligan.core.text.table import voices
from mulligan.core.text.words import Gender, noun
from mulligan.epic.text.context import Word
from mulligan.epic.text.russian import RUSSIAN
from mulligan.epic.text.table.lines import Log, OptionLine, QuestionLine, Story
from mulligan.epic.text.table.voices.slavic import SlavicChampions

LOG = {
    Log.TURN_BEGAN: "Ход {amount}: [ходите вы|ходит {seat}].",
    Log.DREW: "{seat} [берёте|берёт] карту {card}.",
    Log.DREW_HIDDEN: "{seat} [берёте|берёт] карту.",
    Log.MULLIGANED: "{seat} [кладёте|кладёт] {cards} в низ колоды.",
    Log.KEPT_HAND: "{seat} [оставляете|оставляет] стартовые карты.",
    Log.GOLD_SPENT: "{seat} [платите|платит] {gold}.",
    Log.PLAYED: "{seat} [разыгрываете|разыгрывает] карту {card}.",
    Log.ENTERED: "Чемпион {card} входит в игру под [вашим контролем|контролем {seat_gen}].",
    Log.TOKEN_ENTERED: "{token} входит в игру под [вашим контролем|контролем {seat_gen}].",
    Log.TRIGGERED: "Срабатывает способность карты {card}.",
    Log.POWER_USED: "{seat} [используете|использует] силу карты {card}.",
    Log.DISCARD_POWER_USED: "{seat} [используете|использует] силу карты {card} из сброса.",
    Log.MODE_CHOSEN: "{card} — {seat} [выбираете|выбирает] {line}",
    Log.TARGETED: "{seat} [выбираете|выбирает] {target}.",
    Log.OWN_TARGETED: "{seat} [выбираете|выбирает] своего Чемпиона {card}.",
    Log.PLAYER_TARGETED: "{seat} [выбираете|выбирает] {other_acc}.",
    Log.SELF_TARGETED: "{seat} [выбираете|выбирает] себя.",
    Log.CARD_TARGETED: "{seat} [выбираете|выбирает] карту {card} из <вашего сброса|сброса {other_gen}>.",
    Log.OWN_CARD_TARGETED: "{seat} [выбираете|выбирает] карту {card} из своего сброса.",
    Log.DAMAGED: "{champion} получает {damage}.",
    Log.PLAYER_DAMAGED: "{seat} [получаете|получает] {damage}.",
    Log.GAINED_HEALTH: "{seat} [получаете|получает] {health}.",
    Log.LOST_HEALTH: "{seat} [теряете|теряет] {health}.",
    Log.BROKEN: "{champion} разбит.",
    Log.BANISHED: "{champion} изгнан.",
    Log.CARD_BANISHED: "Карта {card} изгнана из [вашего сброса|сброса {seat_gen}].",
    Log.RETURNED: "Карта {card} возвращается в [вашу руку|руку {seat_gen}].",
    Log.TOKEN_RETURNED: "[Ваш {token_name}|{token_name} {seat_gen}] покидает игру.",
    Log.TRANSFORMED: "{champion} превращается в {token}.",
    Log.DISCARDED: "{seat} [сбрасываете|сбрасывает] карту {card}.",
    Log.EXPENDED: "{champion} израсходован.",
    Log.PREPARED: "{champion} подготовлен.",
    Log.FLIPPED: "{champion} перевёрнут.",
    Log.CONTROL_CHANGED: "{seat} [получаете|получает] контроль над Чемпионом {card}.",
    Log.BONUS: "{champion} получает {strength} до конца хода.",
    Log.KEYWORDS_GAINED: "{champion} {gains}.",
    Log.COUNTERS: "{champion} получает {counters}.",
    Log.COUNTERS_LOST: "{champion} теряет {counters}.",
    Log.ATTACKED: "{champion} атакует.",
    Log.ATTACKED_WHOM: "{champion} атакует {other_acc}.",
    Log.BLOCKED: "{champion} блокирует.",
    Log.NOT_BLOCKED: "{seat} не [блокируете|блокирует].",
    Log.LEFT_BATTLE: "{champion} выходит из боя.",
    Log.ASSIGNED: "{champion} назначает {damage}.",
    Log.ASSIGNED_TO_PLAYER: "{champion} назначает {damage} защищающемуся игроку.",
    Log.ASSIGNED_TO_TEAM: "{champion} назначает {damage} защищающейся команде.",
    Log.ASSIGNED_TO_CHAMPION: "{champion} назначает {damage}. Цель — {victim}.",
    Log.REVEALED: "{seat} [показываете|показывает] карту {card}.",
    Log.RECALLED: "{seat} [призываете|призывает] карту {card}.",
    Log.PASSED: "{seat} [пасуете|пасует].",
    Log.ATTACKS_ENDED: "В этом ходу больше нельзя атаковать.",
    Log.OVERFLOWED: "Один из эффектов пропадает: для него не хватает места. Пожалуйста, сообщите об этой ошибке.",
    Log.TURN_ENDED: "[Ваш ход|Ход {seat_gen}] завершён.",
    Log.CHOSE_AMOUNT: "Пробивание: {damage}.",
    Log.ELIMINATED: "{seat} [выбываете|выбывает] из игры.",
    Log.WON: "{seat} [побеждаете.|побеждает.]",
    Log.DRAWN_GAME: "Игра заканчивается вничью.",
    Log.STEP_BEGAN: "{step}.",
    Log.BATTLE_BEGAN: "{seat} [атакуете|атакует] {other_acc}.",
}
STORY = {
    Story.DAMAGED: "{champions} (получает|получают) {damage}",
    Story.DAMAGED_AND_BROKEN: "{champions} (получает|получают) {damage} и (разбит|разбиты)",
    Story.BROKEN: "{champions} (разбит|разбиты)",
    Story.BANISHED: "{champions} (изгнан|изгнаны)",
    Story.EXPENDED: "{champions} (израсходован|израсходованы)",
    Story.PREPARED: "{champions} (подготовлен|подготовлены)",
    Story.FLIPPED: "{champions} (перевёрнут|перевёрнуты)",
    Story.BONUS: "{champions} (получает|получают) {strength} до конца хода",
    Story.KEYWORDS_GAINED: "{champions} {gains}",
    Story.COUNTERS: "{champions} (получает|получают) {counters}",
    Story.COUNTERS_LOST: "{champions} (теряет|теряют) {counters}",
    Story.TRANSFORMED: "{champions} (превращается|превращаются) в {tokens}",
    Story.JOINED_ATTACK: "{champions} (присоединяется|присоединяются) к атаке",
    Story.JOINED_BLOCK: "{champions} (присоединяется|присоединяются) к защите",
    Story.LEFT_BATTLE: "{champions} (выходит|выходят) из боя",
    Story.ENTERED: "{cards} (входит|входят) в игру",
    Story.ENTERED_UNDER: "{cards} (входит|входят) в игру под [вашим контролем|контролем {seat_gen}]",
    Story.TOKENS_ENTERED: "{tokens} (входит|входят) в игру",
    Story.TOKENS_ENTERED_UNDER: "{tokens} (входит|входят) в игру под [вашим контролем|контролем {seat_gen}]",
    Story.TOKENS_LEFT: "{tokens} (покидает|покидают) игру",
    Story.CONTROL_CHANGED: "{seat} [получаете|получает] контроль над (Чемпионом|Чемпионами) {names}",
    Story.ATTACK: "{seat} [атакуете|атакует] {other_acc} (Чемпионом|Чемпионами) {names}",
    Story.BLOCK: "{seat} [блокируете|блокирует] (Чемпионом|Чемпионами) {names}",
    Story.PLAYER_DAMAGED: "{seat} [получаете|получает] {damage}",
    Story.GAINED_HEALTH: "{seat} [получаете|получает] {health}",
    Story.LOST_HEALTH: "{seat} [теряете|теряет] {health}",
    Story.DREW: "{seat} [берёте|берёт] {cards_acc}",
    Story.ALL_DREW: "каждый игрок берёт {cards_acc}",
    Story.DISCARDED: "{seat} [сбрасываете|сбрасывает] {cards_acc}",
    Story.REVEALED: "{seat} [показываете|показывает] {cards_acc}",
    Story.RECALLED: "{seat} [призываете|призывает] {cards_acc}",
    Story.RETURNED: "{cards} (возвращается|возвращаются) в [вашу руку|руку {seat_gen}]",
    Story.CARD_BANISHED: "{cards} (изгнана|изгнаны) из [вашего сброса|сброса {seat_gen}]",
    Story.AND_GAINED: "{clause} и {gains}",
    Story.WITHOUT_EFFECT: "{clause}, но без эффекта",
}
QUESTIONS = {
    QuestionLine.NOTHING: "Игра окончена.",
    QuestionLine.MULLIGAN: (
        "[Заменить карты? Они уйдут в низ колоды, каждая стоит 1 пункт здоровья.|{seat} решает, делать ли пересдачу.]"
    ),
    QuestionLine.MAIN: "[Разыграйте карту, используйте силу или атакуйте.|Идёт Главная фаза {seat_gen}.]",
    QuestionLine.MAIN_WITHOUT_PLAYS: "[Вы можете только завершить ход.|Идёт Главная фаза {seat_gen}.]",
    QuestionLine.MAIN_OF_TEAM: (
        "[Разыграйте карту, используйте силу, атакуйте или спасуйте. Ход завершится, когда спасует вся команда."
        "|Главная фаза: действует {seat}.]"
    ),
    QuestionLine.PLAYS_BEFORE_BLOCKERS: (
        "Перед выбором защитников: [совершите действие или спасуйте.|{seat} может совершить действие.]"
    ),
    QuestionLine.PLAYS_BEFORE_DAMAGE: (
        "Перед распределением урона: [совершите действие или спасуйте.|{seat} может совершить действие.]"
    ),
    QuestionLine.PLAYS_ENDING: (
        "[{other} хочет завершить ход: совершите действие или спасуйте."
        "|{other} <хотите|хочет> завершить ход: {seat} может совершить действие.]"
    ),
    QuestionLine.PLAYS_ENDING_WITHOUT: (
        "Ход завершается без {other_gen}: [совершите действие или спасуйте.|{seat} может совершить действие.]"
    ),
    QuestionLine.DEFENDER: "[Кого вы атакуете Чемпионом {source}?|{seat} выбирает, кого атаковать.]",
    QuestionLine.ATTACKER: "[Кто атакует {other_acc}?|{seat} выбирает атакующих.]",
    QuestionLine.BLOCKER: "[Кто блокирует?|{seat} выбирает защитников.]",
    QuestionLine.ASSIGN: (
        "[{source} распределяет {damage}. Сколько получит {victim}?|{seat} распределяет урон, который наносит {source}.]"
    ),
    QuestionLine.ASSIGN_TO_PLAYER: (
        "[{source} распределяет {damage}. Сколько получит {other}?|{seat} распределяет урон, который наносит {source}.]"
    ),
    QuestionLine.BREAKTHROUGH: "[Пробивание: {damage}. Сколько получит {other}?|{seat} распределяет урон от Пробивания.]",
    QuestionLine.END_TURN: "[Завершить ход или вернуться в Главную фазу?|{seat} решает, завершить ли ход.]",
    QuestionLine.MODE: "{card}: [выберите один из эффектов.|{seat} выбирает один из эффектов.]",
    QuestionLine.TARGET: "[Выберите цель.|{seat} выбирает цель.]",
    QuestionLine.CHOOSE: "[Выберите {thing}.|{seat} выбирает {thing}.]",
    QuestionLine.MAY: "[Сделать это?|{seat} принимает решение.]",
    QuestionLine.DISCARD: "[Выберите карту, которую сбросите (осталось: {amount}).|{seat} выбирает карты для сброса.]",
    QuestionLine.REVEAL: "[Выберите карту, которую покажете (осталось: {amount}).|{seat} решает, показать ли карты.]",
    QuestionLine.RECYCLE: (
        "[Выберите карту из своего сброса, которую изгоните (осталось: {amount}).|{seat} решает, выполнить ли Очистку.]"
    ),
    QuestionLine.ORDER: (
        "[Какая из ваших способностей сработает следующей?|{seat} выбирает, какая способность сработает следующей.]"
    ),
    QuestionLine.AMOUNT: "[Осталось распределить: {damage}. Сколько получит цель — {victim}?|{seat} распределяет {damage}.]",
    QuestionLine.JOIN: "[Какой Чемпион вступит в бой?|{seat} выбирает Чемпиона, который вступит в бой.]",
    QuestionLine.KEEP: "[Выберите Чемпиона, которого сохраните.|{seat} выбирает Чемпиона, которого сохранит.]",
    QuestionLine.HAND_LIMIT: (
        "[У вас больше семи карт. Выберите карту, которую сбросите (осталось: {amount})."
        "|{seat} сбрасывает карты, пока не останется семь.]"
    ),
    QuestionLine.MEMBER: "[Кого из вас это касается?|{seat} выбирает, кого из команды это касается.]",
}
OPTIONS = {
    OptionLine.PASS: "Пас",
    OptionLine.END_TURN: "Завершить ход",
    OptionLine.PASS_IN_TEAM: "Пока пас",
    OptionLine.DONE: "Готово",
    OptionLine.NO: "Нет",
    OptionLine.NONE: "Ничего не выбирать",
    OptionLine.KEEP_HAND: "Оставить эти карты",
    OptionLine.NO_BLOCKERS: "Не блокировать",
    OptionLine.BACK_TO_MAIN: "Вернуться в Главную фазу",
    OptionLine.REVEAL_NOTHING: "Не показывать карты",
    OptionLine.NO_RECYCLING: "Без Очистки",
    OptionLine.YES: "Да",
    OptionLine.YES_AND_PAY: "Да, заплатить {cost}",
    OptionLine.PLAY: "Разыграть карту {card} ({gold})",
    OptionLine.PUT_BACK: "Положить под колоду карту {card}",
    OptionLine.DISCARD: "Сбросить карту {card}",
    OptionLine.REVEAL: "Показать карту {card}",
    OptionLine.ATTACK: "Атаковать Чемпионом {champion}",
    OptionLine.BLOCK: "Блокировать Чемпионом {champion}",
    OptionLine.KEEP: "Сохранить Чемпиона {champion}",
    OptionLine.JOIN: "{champion} вступает в бой",
    OptionLine.USE: "Использовать карту {champion} — {line}",
    OptionLine.RECALL: "Призвать карту {card} ({gold})",
    OptionLine.USE_FROM_DISCARD: "Использовать карту {card} из сброса — {line}",
    OptionLine.BANISH: "Изгнать карту {card}",
    OptionLine.IN_PILE: "{card} (<ваш сброс|сброс {other_gen}>)",
    OptionLine.TRIGGER: "{card} — {line}",
    OptionLine.TRIGGER_AGAIN: "{card} (×{times}) — {line}",
}


_COMRADE = noun(
    Gender.ANIMATE,
    "товарищ товарища товарищу товарища товарищем товарище",
    "товарищи товарищей товарищам товарищей товарищами товарищах",
)
_TEAM = russian.feminine("команд", living=False)


class Russian(voices.Russian, SlavicChampions):
    grammar = RUSSIAN
    opponent_noun = RUSSIAN.nouns[Word.OPPONENT]
    teammate_noun = _COMRADE.followed_by("по команде")
    team_noun, other_team_noun = _TEAM, _TEAM.followed_by("оппонентов")
    log, story, questions, options = LOG, STORY, QUESTIONS, OPTIONS
