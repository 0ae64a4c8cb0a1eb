"""Russian at the table."""

from __future__ import annotations

from mulligan.core.text.languages import russian
from mulligan.core.text.table import voices
from mulligan.core.text.words import Gender, noun
from mulligan.gwent.text.russian import RUSSIAN
from mulligan.gwent.text.table.lines import Log, OptionLine, QuestionLine, Story
from mulligan.gwent.text.table.speech import GwentSpeech

LOG = {
    Log.COIN_TOSSED: "Бросок монеты: [начинаете вы|начинает {seat}].",
    Log.STARTER_DRAWN: "Жребий решает: [начинаете вы|начинает {seat}].",
    Log.CHOOSER_DRAWN: "Жребий решает: {seat} [выбираете|выбирает], кто начинает.",
    Log.STARTER_CHOSEN: "{seat} [решаете|решает], что <начинаете вы|начинает {other}>.",
    Log.STARTER_SELF: "{seat} [решаете|решает] начать.",
    Log.DREW: "{seat} [берёте|берёт] карту {card}.",
    Log.DREW_HIDDEN: "{seat} [берёте|берёт] карту.",
    Log.REDREW: "{seat} [возвращаете|возвращает] в колоду карту {card}.",
    Log.REDREW_HIDDEN: "{seat} [возвращаете|возвращает] карту в колоду.",
    Log.ROUND_BEGAN: "Раунд {amount}: [начинаете вы|начинает {seat}].",
    Log.PLAYED: "{seat} [разыгрываете|разыгрывает] карту {card}.",
    Log.PLAYED_IN_ROW: "{seat} [разыгрываете|разыгрывает] карту {card} в своём {row_loc}.",
    Log.PLACED: "Карта {card} попадает в <ваш {row_acc}|{row_acc} {other_gen}>.",
    Log.REVIVED: "{seat} [возвращаете|возвращает] на поле боя карту {card} из своего отбоя.",
    Log.MUSTERED: "Двойник: {seat} [разыгрываете|разыгрывает] карту {card}.",
    Log.FOUND: "{seat} [разыгрываете|разыгрывает] карту {card} из своей колоды.",
    Log.SUMMONED: "Карта {card} попадает из дополнительной колоды в [ваш {row_acc}|{row_acc} {seat_gen}].",
    Log.TRANSFORMED: "Берсерк в [вашем {row_loc}|{row_loc} {seat_gen}] превращается в карту {card}.",
    Log.DESTROYED: "Карта {card} в [вашем {row_loc}|{row_loc} {seat_gen}] уничтожена.",
    Log.DECOYED: "{seat} [берёте|берёт] в руку карту {card} и [оставляете|оставляет] на её месте чучело.",
    Log.HORN_BLOWN: "Рог удваивает силу [вашего {row_gen}|{row_gen} {seat_gen}].",
    Log.WEATHER_CLEARED: "{seat} [убираете|убирает] все погодные карты.",
    Log.WEATHER_DISCARDED: "Карта {card} сброшена.",
    Log.LEADER_USED: "{seat} [используете|использует] способность лидера: {card}.",
    Log.LEADER_CANCELLED: "Способность [вашего лидера|лидера {seat_gen}] заблокирована: {card}.",
    Log.PEEKED: "{seat} [видите|видит] карту {card} в <вашей руке|руке {other_gen}>.",
    Log.PEEKED_HIDDEN: "{seat} [видите|видит] карту в <вашей руке|руке {other_gen}>.",
    Log.TAKEN: "{seat} [берёте|берёт] карту {card} из <вашего отбоя|отбоя {other_gen}>.",
    Log.TAKEN_OWN: "{seat} [берёте|берёт] карту {card} из своего отбоя.",
    Log.DISCARDED: "{seat} [сбрасываете|сбрасывает] карту {card}.",
    Log.PICKED: "{seat} [берёте|берёт] карту {card} из своей колоды.",
    Log.PICKED_HIDDEN: "{seat} [берёте|берёт] выбранную карту из своей колоды.",
    Log.RESHUFFLED: "{seat} [замешиваете|замешивает] в свою колоду {cards} из отбоя.",
    Log.MOVED: "Карта {card} переходит в [ваш {row_acc}|{row_acc} {seat_gen}].",
    Log.PASSED: "{seat} [пасуете|пасует].",
    Log.RAN_OUT: "[Карты закончились, и вы пасуете.|{seat} остаётся без карт и пасует.]",
    Log.SCORED: "[Ваша общая сила|Общая сила {seat_gen}]: {amount}.",
    Log.POINTS_SCORED: "{seat} [получаете|получает] {points}.",
    Log.ROUND_WON: "{seat} [выигрываете|выигрывает] раунд.",
    Log.ROUND_DRAWN: "Раунд заканчивается вничью.",
    Log.GEM_LOST: "{seat} [теряете|теряет] самоцвет.",
    Log.KEPT: "Карта {card} остаётся в [вашем {row_loc}|{row_loc} {seat_gen}].",
    Log.RETURNED: "Карта {card} возвращается на поле боя из [вашего отбоя|отбоя {seat_gen}].",
    Log.HIDDEN: "{seat} [кладёте|кладёт] карту лицом вниз под чучело.",
    Log.TURNED_UP: "Карта под чучелом открыта: {card}.",
    Log.LEADER_TURNED_UP: "{seat} [открываете|открывает] лидера: {card}.",
    Log.STRENGTHENED: "[Ваша общая сила|Общая сила {seat_gen}] увеличивается на {amount}.",
    Log.EXHAUSTED: "Больше ничего не может измениться: побеждает тот, у кого больше всего очков.",
    Log.OVERFLOWED: "Один из эффектов пропадает: для него не хватает места. Пожалуйста, сообщите об этой ошибке.",
    Log.WON: "[Вы побеждаете.|{seat} побеждает.]",
    Log.DRAWN_GAME: "Игра заканчивается вничью.",
    Log.DECK_CHOSEN: "{seat} [выбираете|выбирает] колоду лидера {card}.",
    Log.GAME_WON: "{seat} [выигрываете|выигрывает] эту игру. Выиграно игр: {amount}.",
    Log.GAME_REPLAYED: "Игра закончилась вничью и будет сыграна заново.",
}
STORY = {
    Story.DREW: "{seat} [берёте|берёт] {cards_acc}",
    Story.ALL_DREW: "каждый игрок берёт {cards_acc}",
    Story.REDREW: "{seat} [возвращаете|возвращает] в колоду {cards_acc}",
    Story.PLACED: "карта попадает в <ваш {row_acc}|{row_acc} {other_gen}>",
    Story.OTHER_PLACED: "{cards} (попадает|попадают) в <ваш {row_acc}|{row_acc} {other_gen}>",
    Story.REVIVED: "{seat} [возвращаете|возвращает] на поле боя {cards_acc} из своего отбоя",
    Story.MUSTERED: "{seat} благодаря Двойнику [выставляете|выставляет] {cards_acc}",
    Story.FOUND: "{seat} [разыгрываете|разыгрывает] {cards_acc} из своей колоды",
    Story.SUMMONED: "{cards} (попадает|попадают) из дополнительной колоды в [ваш {row_acc}|{row_acc} {seat_gen}]",
    Story.DESTROYED: "(сгорает|сгорают) [(ваша карта|ваши карты) {names}|(карта|карты) {names} {seat_gen}], −{amount}",
    Story.DECOYED: "{cards} (возвращается|возвращаются) в [вашу руку|руку {seat_gen}]",
    Story.HORN_BLOWN: "рог удваивает силу [вашего {row_gen}|{row_gen} {seat_gen}]",
    Story.WEATHER_CLEARED: "все погодные карты убраны",
    Story.PEEKED: "{seat} [видите|видит] {cards_acc} в <вашей руке|руке {other_gen}>",
    Story.TAKEN: "{seat} [берёте|берёт] {cards_acc} из <вашего отбоя|отбоя {other_gen}>",
    Story.TAKEN_OWN: "{seat} [берёте|берёт] {cards_acc} из своего отбоя",
    Story.DISCARDED: "{seat} [сбрасываете|сбрасывает] {cards_acc}",
    Story.PICKED: "{seat} [берёте|берёт] {cards_acc} из своей колоды",
    Story.ROUND_WON: "{seat} [выигрываете|выигрывает] раунд {score}:{other_score}",
    Story.ROUND_DRAWN: "раунд заканчивается вничью {score}:{score}",
    Story.TIE_WON: "{seat} [выигрываете|выигрывает] раунд {score}:{other_score}, потому что Нильфгаард выигрывает ничьи",
    Story.POINTS_FOR_TIES: "{seat} [получаете|получает] {points}, потому что Нильфгаард получает их и за ничьи",
    Story.WITHOUT_EFFECT: "{clause}, но без эффекта",
}
QUESTIONS = {
    QuestionLine.NOTHING: "Игра окончена.",
    QuestionLine.STARTER: "[Кто начинает игру?|{seat} решает, кто начинает игру.]",
    QuestionLine.STARTER_OF_TEAM: (
        "[Кто из вас начинает следующий раунд?|{seat} решает, кто из команды начинает следующий раунд.]"
    ),
    QuestionLine.REDRAW: "[Поменять карты? Осталось замен: {amount}.|{seat} меняет карты.]",
    QuestionLine.TURN: "[Ваш ход: разыграйте карту или спасуйте.|Ходит {seat}.]",
    QuestionLine.TURN_WITH_LEADER: "[Ваш ход: разыграйте карту, используйте способность лидера или спасуйте.|Ходит {seat}.]",
    QuestionLine.ROW: "{card}: [в какой ряд положить карту?|{seat} выбирает ряд.]",
    QuestionLine.REVIVE: "Медик: [выберите|{seat} выбирает] отряд из своего отбоя.",
    QuestionLine.DECOY: "{card}: [выберите отряд, который возьмёте в руку.|{seat} выбирает отряд, который возьмёт в руку.]",
    QuestionLine.TAKE: "{card}: [выберите|{seat} выбирает] карту из <вашего отбоя|отбоя {other_gen}>.",
    QuestionLine.TAKE_OWN: "{card}: [выберите|{seat} выбирает] карту из своего отбоя.",
    QuestionLine.DISCARD: "[Выберите карту, которую сбросите (осталось: {amount}).|{seat} выбирает карту, которую сбросит.]",
    QuestionLine.PICK: "{card}: [выберите|{seat} выбирает] карту из своей колоды.",
    QuestionLine.PICK_WEATHER: "{card}: [выберите|{seat} выбирает] погодную карту из своей колоды.",
    QuestionLine.BOND: "{card}: [выберите отряд, копию которого разыграете.|{seat} выбирает отряд, копию которого разыграет.]",
    QuestionLine.DECK: "[Какой колодой вы будете играть?|{seat} выбирает колоду.]",
    QuestionLine.OPPONENT: "{card}: [выберите противника.|{seat} выбирает противника.]",
    QuestionLine.OPPONENT_FOR_SPY: "{card}: [к|{seat} выбирает, к] какому противнику отправится шпион[?|.]",
}
OPTIONS = {
    OptionLine.PASS: "Пас",
    OptionLine.KEEP_HAND: "Оставить эти карты",
    OptionLine.DONE: "Готово",
    OptionLine.START: "[Начинаете вы|Начинает {seat}]",
    OptionLine.LEADER: "Использовать способность лидера: {card} — {line}",
    OptionLine.ROW: "{row}",
    OptionLine.DECK: "Колода {amount}",
    OptionLine.PUT_BACK: "Вернуть в колоду карту {card}",
    OptionLine.DISCARD: "Сбросить карту {card}",
    OptionLine.PLAY: "Разыграть карту {card}",
    OptionLine.PLAY_IN_ROW: "Разыграть карту {card} в {row_loc}",
    OptionLine.UNIT: "{name} ({row}, сила {amount})",
    OptionLine.REVIVE: "Вернуть на поле боя карту {card}",
    OptionLine.TAKE: "Взять карту {card}",
}
_OPPONENT = russian.masculine("противник", plural="и")
_TEAM = russian.feminine("команд", living=False)


class Russian(voices.Russian, GwentSpeech):
    grammar = RUSSIAN
    opponent_noun = _OPPONENT
    teammate_noun = russian.masculine("партнёр")
    team_noun, other_team_noun = _TEAM, _TEAM.followed_by("противников")
    point_noun = noun(Gender.NEUTER, "очко очка очку очко очком очке", "очки очков очкам очки очками очках")
    virtual_noun = russian.described(_OPPONENT, russian.hard("виртуальн"))
    log, story, questions, options = LOG, STORY, QUESTIONS, OPTIONS
