"""Spanish at the table. The verb implies "you"."""

from __future__ import annotations

from mulligan.core.text.languages import spanish
from mulligan.core.text.table import voices
from mulligan.epic.text.context import Word
from mulligan.epic.text.spanish import SPANISH
from mulligan.epic.text.table.lines import Log, OptionLine, QuestionLine, Story
from mulligan.epic.text.table.voices.romance import RomanceChampions

LOG = {
    Log.TURN_BEGAN: "Turno {amount}: [te toca a ti|le toca {seat_dat}].",
    Log.DREW: "{seat} [robas|roba] {card}.",
    Log.DREW_HIDDEN: "{seat} [robas|roba] una carta.",
    Log.MULLIGANED: "{seat} [pones|pone] {cards} en la parte inferior de [tu|su] mazo.",
    Log.KEPT_HAND: "{seat} [conservas tu|conserva su] mano inicial.",
    Log.GOLD_SPENT: "{seat} [pagas|paga] {gold}.",
    Log.PLAYED: "{seat} [juegas|juega] {card}.",
    Log.ENTERED: "{card} entra en juego bajo [tu control|el control {seat_gen}].",
    Log.TOKEN_ENTERED: "{token} entra en juego bajo [tu control|el control {seat_gen}].",
    Log.TRIGGERED: "Se desencadena la habilidad de {card}.",
    Log.POWER_USED: "{seat} [usas|usa] el poder de {card}.",
    Log.DISCARD_POWER_USED: "{seat} [usas|usa] el poder de {card} desde [tu|su] pila de descarte.",
    Log.MODE_CHOSEN: "{card} — {seat} [eliges|elige] {line}",
    Log.TARGETED: "{seat} [eliges|elige] {target_dat}.",
    Log.OWN_TARGETED: "{seat} [eliges a tu|elige a su] campeón {card}.",
    Log.PLAYER_TARGETED: "{seat} [eliges {other_dat}|<te elige|elige {other_dat}>] como objetivo.",
    Log.SELF_TARGETED: "{seat} [te eliges|se elige] como objetivo.",
    Log.CARD_TARGETED: "{seat} [eliges|elige] {card} de <tu pila de descarte|la pila de descarte {other_gen}>.",
    Log.OWN_CARD_TARGETED: "{seat} [eliges|elige] {card} de [tu|su] pila de descarte.",
    Log.DAMAGED: "{champion} recibe {damage}.",
    Log.PLAYER_DAMAGED: "{seat} [recibes|recibe] {damage}.",
    Log.GAINED_HEALTH: "{seat} [ganas|gana] {health}.",
    Log.LOST_HEALTH: "{seat} [pierdes|pierde] {health}.",
    Log.BROKEN: "{champion} es destruido.",
    Log.BANISHED: "{champion} es ahuyentado.",
    Log.CARD_BANISHED: "La carta {card} es ahuyentada de [tu pila de descarte|la pila de descarte {seat_gen}].",
    Log.RETURNED: "La carta {card} vuelve a [tu mano|la mano {seat_gen}].",
    Log.TOKEN_RETURNED: "[Tu {token_name}|El {token_name} {seat_gen}] abandona el juego.",
    Log.TRANSFORMED: "{champion} se transforma en {token}.",
    Log.DISCARDED: "{seat} [te descartas|se descarta] de {card}.",
    Log.EXPENDED: "{champion} queda agotado.",
    Log.PREPARED: "{champion} queda preparado.",
    Log.FLIPPED: "{champion} queda invertido.",
    Log.CONTROL_CHANGED: "{seat} [tomas|toma] el control de {thing}.",
    Log.BONUS: "{champion} obtiene {strength} hasta el final del turno.",
    Log.KEYWORDS_GAINED: "{champion} {gains}.",
    Log.COUNTERS: "{champion} recibe {counters}.",
    Log.COUNTERS_LOST: "{champion} pierde {counters}.",
    Log.ATTACKED: "{champion} ataca.",
    Log.ATTACKED_WHOM: "{champion} <te ataca|ataca {other_dat}>.",
    Log.BLOCKED: "{champion} bloquea.",
    Log.NOT_BLOCKED: "{seat} no [bloqueas|bloquea].",
    Log.LEFT_BATTLE: "{champion} abandona la batalla.",
    Log.ASSIGNED: "{champion} asigna {damage}.",
    Log.ASSIGNED_TO_PLAYER: "{champion} asigna {damage} al jugador defensor.",
    Log.ASSIGNED_TO_TEAM: "{champion} asigna {damage} al equipo defensor.",
    Log.ASSIGNED_TO_CHAMPION: "{champion} asigna {damage} {victim_dat}.",
    Log.REVEALED: "{seat} [revelas|revela] {card}.",
    Log.RECALLED: "{seat} [recuperas|recupera] {card}.",
    Log.PASSED: "{seat} [pasas|pasa].",
    Log.ATTACKS_ENDED: "No se pueden declarar más ataques este turno.",
    Log.OVERFLOWED: "Se pierde un efecto: la mesa no tiene sitio para él. Por favor, avisa de este error.",
    Log.TURN_ENDED: "Termina [tu turno|el turno {seat_gen}].",
    Log.CHOSE_AMOUNT: "Arrollar: {damage}.",
    Log.ELIMINATED: "{seat} [quedas|queda] fuera de la partida.",
    Log.WON: "[Ganas.|Gana {seat}.]",
    Log.DRAWN_GAME: "La partida termina en empate.",
    Log.STEP_BEGAN: "{step}.",
    Log.BATTLE_BEGAN: "{seat} [atacas {other_dat}|<te ataca|ataca {other_dat}>].",
}
STORY = {
    Story.DAMAGED: "{champions} (recibe|reciben) {damage}(| cada uno)",
    Story.DAMAGED_AND_BROKEN: "{champions} (recibe|reciben) {damage}(| cada uno) y (es destruido|son destruidos)",
    Story.BROKEN: "{champions} (es destruido|son destruidos)",
    Story.BANISHED: "{champions} (es ahuyentado|son ahuyentados)",
    Story.EXPENDED: "{champions} (queda agotado|quedan agotados)",
    Story.PREPARED: "{champions} (queda preparado|quedan preparados)",
    Story.FLIPPED: "{champions} (queda invertido|quedan invertidos)",
    Story.BONUS: "{champions} (obtiene|obtienen) {strength} hasta el final del turno",
    Story.KEYWORDS_GAINED: "{champions} {gains}",
    Story.COUNTERS: "{champions} (recibe|reciben) {counters}(| cada uno)",
    Story.COUNTERS_LOST: "{champions} (pierde|pierden) {counters}(| cada uno)",
    Story.TRANSFORMED: "{champions} se (transforma|transforman) en {tokens}",
    Story.JOINED_ATTACK: "{champions} se (une|unen) al ataque",
    Story.JOINED_BLOCK: "{champions} se (une|unen) a la defensa",
    Story.LEFT_BATTLE: "{champions} (abandona|abandonan) la batalla",
    Story.ENTERED: "{cards} (entra|entran) en juego",
    Story.ENTERED_UNDER: "{cards} (entra|entran) en juego bajo [tu control|el control {seat_gen}]",
    Story.TOKENS_ENTERED: "{tokens} (entra|entran) en juego",
    Story.TOKENS_ENTERED_UNDER: "{tokens} (entra|entran) en juego bajo [tu control|el control {seat_gen}]",
    Story.TOKENS_LEFT: "{tokens} (abandona|abandonan) el juego",
    Story.CONTROL_CHANGED: "{seat} [tomas|toma] el control de {names}",
    Story.ATTACK: "{seat} [atacas {other_dat}|<te ataca|ataca {other_dat}>] con {names}",
    Story.BLOCK: "{seat} [bloqueas|bloquea] con {names}",
    Story.PLAYER_DAMAGED: "{seat} [recibes|recibe] {damage}",
    Story.GAINED_HEALTH: "{seat} [ganas|gana] {health}",
    Story.LOST_HEALTH: "{seat} [pierdes|pierde] {health}",
    Story.DREW: "{seat} [robas|roba] {cards_acc}",
    Story.ALL_DREW: "cada jugador roba {cards_acc}",
    Story.DISCARDED: "{seat} [te descartas|se descarta] {cards_gen}",
    Story.REVEALED: "{seat} [revelas|revela] {cards_acc}",
    Story.RECALLED: "{seat} [recuperas|recupera] {cards_acc}",
    Story.RETURNED: "{cards} (vuelve|vuelven) a [tu mano|la mano {seat_gen}]",
    Story.CARD_BANISHED: "{cards} (es ahuyentada|son ahuyentadas) de [tu pila de descarte|la pila de descarte {seat_gen}]",
    Story.AND_GAINED: "{clause} y {gains}",
    Story.WITHOUT_EFFECT: "{clause}, sin efecto",
}
QUESTIONS = {
    QuestionLine.NOTHING: "La partida ha terminado.",
    QuestionLine.MULLIGAN: (
        "[¿Cambias cartas? Van a la parte inferior del mazo y cuestan 1 punto de vida cada una."
        "|{seat} está decidiendo si hace mulligan.]"
    ),
    QuestionLine.MAIN: "[Juega una carta, usa un poder o ataca.|{seat} está en su Fase principal.]",
    QuestionLine.MAIN_WITHOUT_PLAYS: "[Solo puedes terminar el turno.|{seat} está en su Fase principal.]",
    QuestionLine.MAIN_OF_TEAM: (
        "[Juega una carta, usa un poder, ataca o pasa. El turno termina cuando pasa todo el equipo."
        "|Fase principal: le toca {seat_dat}.]"
    ),
    QuestionLine.PLAYS_BEFORE_BLOCKERS: "Antes de elegir bloqueadores: [haz una jugada o pasa.|{seat} puede hacer una jugada.]",
    QuestionLine.PLAYS_BEFORE_DAMAGE: "Antes del reparto de daños: [haz una jugada o pasa.|{seat} puede hacer una jugada.]",
    QuestionLine.PLAYS_ENDING: (
        "[{other} quiere finalizar el turno: haz una jugada o pasa."
        "|<Quieres|{other} quiere> finalizar el turno: {seat} puede hacer una jugada.]"
    ),
    QuestionLine.PLAYS_ENDING_WITHOUT: (
        "El turno termina sin {other_acc}: [haz una jugada o pasa.|{seat} puede hacer una jugada.]"
    ),
    QuestionLine.DEFENDER: "[¿A quién atacas con {source}?|{seat} está eligiendo a quién atacar.]",
    QuestionLine.ATTACKER: "[¿Quién ataca {other_dat}?|{seat} está eligiendo atacantes.]",
    QuestionLine.BLOCKER: "[¿Quién bloquea?|{seat} está eligiendo bloqueadores.]",
    QuestionLine.ASSIGN: "[{source} reparte {damage}. ¿Cuánto recibe {victim}?|{seat} está repartiendo el daño de {source}.]",
    QuestionLine.ASSIGN_TO_PLAYER: (
        "[{source} reparte {damage}. ¿Cuánto recibe {other}?|{seat} está repartiendo el daño de {source}.]"
    ),
    QuestionLine.BREAKTHROUGH: "[Arrollar: {damage}. ¿Cuánto recibe {other}?|{seat} está repartiendo el daño de Arrollar.]",
    QuestionLine.END_TURN: "[¿Finalizar el turno o volver a la Fase principal?|{seat} está decidiendo si finaliza el turno.]",
    QuestionLine.MODE: "{card}: [elige uno de sus efectos.|{seat} está eligiendo uno de sus efectos.]",
    QuestionLine.TARGET: "[Elige un objetivo.|{seat} está eligiendo un objetivo.]",
    QuestionLine.CHOOSE: "[Elige {thing}.|{seat} está eligiendo {thing}.]",
    QuestionLine.MAY: "[¿Quieres hacerlo?|{seat} está decidiendo.]",
    QuestionLine.DISCARD: "[Elige una carta para descartarla (quedan: {amount}).|{seat} está eligiendo qué descartar.]",
    QuestionLine.REVEAL: "[Elige una carta para revelarla (quedan: {amount}).|{seat} está decidiendo si revela cartas.]",
    QuestionLine.RECYCLE: (
        "[Elige una carta de tu pila de descarte para ahuyentarla (quedan: {amount}).|{seat} está decidiendo si recicla.]"
    ),
    QuestionLine.ORDER: (
        "[¿Cuál de tus habilidades se resuelve a continuación?|{seat} está eligiendo qué habilidad se resuelve a continuación.]"
    ),
    QuestionLine.AMOUNT: "[Quedan por repartir {damage}. ¿Cuánto para {victim_acc}?|{seat} está repartiendo {damage}.]",
    QuestionLine.JOIN: "[¿Qué campeón se une a la batalla?|{seat} está eligiendo qué campeón se une a la batalla.]",
    QuestionLine.KEEP: "[Elige el campeón que conservas.|{seat} está eligiendo qué campeón conserva.]",
    QuestionLine.HAND_LIMIT: (
        "[Tienes más de siete cartas. Elige una carta para descartarla (quedan: {amount})."
        "|{seat} se está descartando hasta tener siete cartas.]"
    ),
    QuestionLine.MEMBER: (
        "[¿A qué jugador de tu equipo se refiere?|{seat} está eligiendo a qué jugador de su equipo se refiere.]"
    ),
}
OPTIONS = {
    OptionLine.PASS: "Pasar",
    OptionLine.END_TURN: "Terminar turno",
    OptionLine.PASS_IN_TEAM: "Pasar por ahora",
    OptionLine.DONE: "Listo",
    OptionLine.NO: "No",
    OptionLine.NONE: "No elegir nada",
    OptionLine.KEEP_HAND: "Conservar estas cartas",
    OptionLine.NO_BLOCKERS: "No bloquear",
    OptionLine.BACK_TO_MAIN: "Volver a la Fase principal",
    OptionLine.REVEAL_NOTHING: "No revelar cartas",
    OptionLine.NO_RECYCLING: "No reciclar",
    OptionLine.YES: "Sí",
    OptionLine.YES_AND_PAY: "Sí, pagar {cost}",
    OptionLine.PLAY: "Jugar {card} ({gold})",
    OptionLine.PUT_BACK: "Poner {card} en la parte inferior del mazo",
    OptionLine.DISCARD: "Descartar {card}",
    OptionLine.REVEAL: "Revelar {card}",
    OptionLine.ATTACK: "Atacar con {champion}",
    OptionLine.BLOCK: "Bloquear con {champion}",
    OptionLine.KEEP: "Conservar {champion}",
    OptionLine.JOIN: "{champion} se une a la batalla",
    OptionLine.USE: "Usar {champion} — {line}",
    OptionLine.RECALL: "Recuperar {card} ({gold})",
    OptionLine.USE_FROM_DISCARD: "Usar {card} desde tu pila de descarte — {line}",
    OptionLine.BANISH: "Ahuyentar {card}",
    OptionLine.IN_PILE: "{card} (<tu pila de descarte|pila de descarte {other_gen}>)",
    OptionLine.TRIGGER: "{card} — {line}",
    OptionLine.TRIGGER_AGAIN: "{card} (×{times}) — {line}",
}


class Spanish(voices.Spanish, RomanceChampions):
    grammar = SPANISH
    opponent_noun = SPANISH.nouns[Word.OPPONENT]
    teammate_noun = spanish.noun("compañero").followed_by("de equipo")
    team_noun, other_team_noun = spanish.noun("equipo"), spanish.noun("equipo").followed_by("contrario", "contrarios")
    log, story, questions, options = LOG, STORY, QUESTIONS, OPTIONS
