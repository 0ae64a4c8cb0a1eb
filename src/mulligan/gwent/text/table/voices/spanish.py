"""Spanish at the table."""

from __future__ import annotations

from mulligan.core.text.languages import spanish
from mulligan.core.text.table import voices
from mulligan.gwent.text.spanish import SPANISH
from mulligan.gwent.text.table.lines import Log, OptionLine, QuestionLine, Story
from mulligan.gwent.text.table.speech import GwentSpeech

LOG = {
    Log.COIN_TOSSED: "La moneda decide: [empiezas tú|empieza {seat}].",
    Log.STARTER_DRAWN: "La suerte decide: [empiezas tú|empieza {seat}].",
    Log.CHOOSER_DRAWN: "La suerte decide: [tú eliges|{seat} elige] quién empieza.",
    Log.STARTER_CHOSEN: "{seat} [decides|decide] que <empieces tú|empiece {other}>.",
    Log.STARTER_SELF: "{seat} [decides|decide] empezar.",
    Log.DREW: "{seat} [robas|roba] {card}.",
    Log.DREW_HIDDEN: "{seat} [robas|roba] una carta.",
    Log.REDREW: "{seat} [devuelves|devuelve] {card} a la baraja.",
    Log.REDREW_HIDDEN: "{seat} [devuelves|devuelve] una carta a la baraja.",
    Log.ROUND_BEGAN: "Ronda {amount}: [empiezas tú|empieza {seat}].",
    Log.PLAYED: "{seat} [juegas|juega] {card}.",
    Log.PLAYED_IN_ROW: "{seat} [juegas|juega] {card} en [tu|su] {row}.",
    Log.PLACED: "{card} va a <tu {row}|la {row} {other_gen}>.",
    Log.REVIVED: "{seat} [devuelves|devuelve] {card} al campo de batalla desde [tu|su] pila de descartes.",
    Log.MUSTERED: "Reunión: {seat} [juegas|juega] {card}.",
    Log.FOUND: "{seat} [juegas|juega] {card} de [tu|su] baraja.",
    Log.SUMMONED: "{card} va de la baraja auxiliar a [tu {row}|la {row} {seat_gen}].",
    Log.TRANSFORMED: "Un Berserker de [tu {row}|la {row} {seat_gen}] se transforma en {card}.",
    Log.DESTROYED: "La carta {card} de [tu {row}|la {row} {seat_gen}] es destruida.",
    Log.DECOYED: "{seat} [devuelves|devuelve] {card} a [tu|su] mano y [dejas|deja] un señuelo en su lugar.",
    Log.HORN_BLOWN: "Un cuerno duplica la fuerza de [tu {row}|la {row} {seat_gen}].",
    Log.WEATHER_CLEARED: "{seat} [retiras|retira] todas las cartas de clima.",
    Log.WEATHER_DISCARDED: "La carta {card} es descartada.",
    Log.LEADER_USED: "{seat} [usas tu|usa su] líder, {card}.",
    Log.LEADER_CANCELLED: "[Tu líder|El líder {seat_gen}], {card}, queda anulado.",
    Log.PEEKED: "{seat} [ves|ve] {card} en <tu mano|la mano {other_gen}>.",
    Log.PEEKED_HIDDEN: "{seat} [ves|ve] una carta en <tu mano|la mano {other_gen}>.",
    Log.TAKEN: "{seat} [tomas|toma] {card} de <tu pila de descartes|la pila de descartes {other_gen}>.",
    Log.TAKEN_OWN: "{seat} [tomas|toma] {card} de [tu|su] pila de descartes.",
    Log.DISCARDED: "{seat} [te descartas|se descarta] de {card}.",
    Log.PICKED: "{seat} [tomas|toma] {card} de [tu|su] baraja.",
    Log.PICKED_HIDDEN: "{seat} [tomas|toma] de [tu|su] baraja una carta a [tu|su] elección.",
    Log.RESHUFFLED: "{seat} [mezclas|mezcla] {cards} de [tu|su] pila de descartes con [tu|su] baraja.",
    Log.MOVED: "{card} pasa a [tu {row}|la {row} {seat_gen}].",
    Log.PASSED: "{seat} [pasas|pasa].",
    Log.RAN_OUT: "[Te has quedado sin cartas, así que pasas.|{seat} se queda sin cartas y pasa.]",
    Log.SCORED: "[Tu fuerza total|Fuerza total {seat_gen}]: {amount}.",
    Log.POINTS_SCORED: "{seat} [consigues|consigue] {points}.",
    Log.ROUND_WON: "{seat} [ganas|gana] la ronda.",
    Log.ROUND_DRAWN: "La ronda termina en empate.",
    Log.GEM_LOST: "{seat} [pierdes|pierde] una gema.",
    Log.KEPT: "{card} se queda en [tu {row}|la {row} {seat_gen}].",
    Log.RETURNED: "{card} vuelve al campo de batalla desde [tu pila de descartes|la pila de descartes {seat_gen}].",
    Log.HIDDEN: "{seat} [pones|pone] una carta boca abajo debajo del señuelo.",
    Log.TURNED_UP: "Se pone boca arriba la carta que estaba debajo del señuelo: {card}.",
    Log.LEADER_TURNED_UP: "{seat} [pones|pone] boca arriba un líder: {card}.",
    Log.STRENGTHENED: "[Tu fuerza total|La fuerza total {seat_gen}] aumenta en {amount}.",
    Log.EXHAUSTED: "Ya nada puede cambiar: gana quien tiene más puntos.",
    Log.OVERFLOWED: "Se pierde un efecto: la mesa no tiene sitio para él. Por favor, avisa de este error.",
    Log.WON: "[Ganas.|Gana {seat}.]",
    Log.DRAWN_GAME: "La partida termina en empate.",
    Log.DECK_CHOSEN: "{seat} [eliges|elige] la baraja de {card}.",
    Log.GAME_WON: "{seat} [ganas|gana] esta partida. Partidas ganadas: {amount}.",
    Log.GAME_REPLAYED: "La partida ha terminado en empate y se repite.",
}
STORY = {
    Story.DREW: "{seat} [robas|roba] {cards_acc}",
    Story.ALL_DREW: "cada jugador roba {cards_acc}",
    Story.REDREW: "{seat} [devuelves|devuelve] a la baraja {cards_acc}",
    Story.PLACED: "va a <tu {row}|la {row} {other_gen}>",
    Story.OTHER_PLACED: "{cards} (va|van) a <tu {row}|la {row} {other_gen}>",
    Story.REVIVED: "{seat} [devuelves|devuelve] {cards_acc} al campo de batalla desde [tu|su] pila de descartes",
    Story.MUSTERED: "{seat} [reúnes|reúne] {cards_acc}",
    Story.FOUND: "{seat} [juegas|juega] {cards_acc} de [tu|su] baraja",
    Story.SUMMONED: "{cards} (va|van) de la baraja auxiliar a [tu {row}|la {row} {seat_gen}]",
    Story.DESTROYED: "(arde|arden) [(tu carta|tus cartas) {names}|(la carta|las cartas) {names} {seat_gen}], −{amount}",
    Story.DECOYED: "{cards} (vuelve|vuelven) a [tu mano|la mano {seat_gen}]",
    Story.HORN_BLOWN: "un cuerno duplica la fuerza de [tu {row}|la {row} {seat_gen}]",
    Story.WEATHER_CLEARED: "se retiran todas las cartas de clima",
    Story.PEEKED: "{seat} [ves|ve] {cards_acc} en <tu mano|la mano {other_gen}>",
    Story.TAKEN: "{seat} [tomas|toma] {cards_acc} de <tu pila de descartes|la pila de descartes {other_gen}>",
    Story.TAKEN_OWN: "{seat} [tomas|toma] {cards_acc} de [tu|su] pila de descartes",
    Story.DISCARDED: "{seat} [te descartas|se descarta] {cards_gen}",
    Story.PICKED: "{seat} [tomas|toma] {cards_acc} de [tu|su] baraja",
    Story.ROUND_WON: "{seat} [ganas|gana] la ronda por {score} a {other_score}",
    Story.ROUND_DRAWN: "la ronda termina en empate a {score}",
    Story.TIE_WON: "{seat} [ganas|gana] la ronda por {score} a {other_score}, porque Nilfgaard gana los empates",
    Story.POINTS_FOR_TIES: "{seat} [consigues|consigue] {points}, porque Nilfgaard también puntúa por los empates",
    Story.WITHOUT_EFFECT: "{clause}, sin efecto",
}
QUESTIONS = {
    QuestionLine.NOTHING: "La partida ha terminado.",
    QuestionLine.STARTER: "[¿Quién empieza la partida?|{seat} está decidiendo quién empieza la partida.]",
    QuestionLine.STARTER_OF_TEAM: (
        "[¿Qué jugador de tu equipo empieza la siguiente ronda?"
        "|{seat} está decidiendo qué jugador de su equipo empieza la siguiente ronda.]"
    ),
    QuestionLine.REDRAW: "[¿Cambias cartas? Cambios restantes: {amount}.|{seat} está cambiando cartas.]",
    QuestionLine.TURN: "[Tu turno: juega una carta o pasa.|Es el turno {seat_gen}.]",
    QuestionLine.TURN_WITH_LEADER: "[Tu turno: juega una carta, usa tu líder o pasa.|Es el turno {seat_gen}.]",
    QuestionLine.ROW: "{card}: [¿a qué fila va?|{seat} está eligiendo una fila.]",
    QuestionLine.REVIVE: (
        "Médico: [elige una unidad de tu pila de descartes.|{seat} está eligiendo una unidad de su pila de descartes.]"
    ),
    QuestionLine.DECOY: "{card}: [elige la unidad que vuelve a tu mano.|{seat} está eligiendo la unidad que vuelve a su mano.]",
    QuestionLine.TAKE: (
        "{card}: [elige|{seat} está eligiendo] una carta de <tu pila de descartes|la pila de descartes {other_gen}>."
    ),
    QuestionLine.TAKE_OWN: "{card}: [elige una carta de tu|{seat} está eligiendo una carta de su] pila de descartes.",
    QuestionLine.DISCARD: (
        "[Elige de qué carta te descartas (quedan: {amount}).|{seat} está eligiendo de qué carta se descarta.]"
    ),
    QuestionLine.PICK: "{card}: [elige una carta de tu|{seat} está eligiendo una carta de su] baraja.",
    QuestionLine.PICK_WEATHER: (
        "{card}: [elige una carta de clima de tu|{seat} está eligiendo una carta de clima de su] baraja."
    ),
    QuestionLine.BOND: (
        "{card}: [elige la unidad de la que jugarás otra copia.|{seat} está eligiendo la unidad de la que jugará otra copia.]"
    ),
    QuestionLine.DECK: "[¿Con qué baraja juegas?|{seat} está eligiendo una baraja.]",
    QuestionLine.OPPONENT: "{card}: [elige un rival.|{seat} está eligiendo un rival.]",
    QuestionLine.OPPONENT_FOR_SPY: "{card}: [¿a qué rival envías el espía?|{seat} está eligiendo a qué rival enviar el espía.]",
}
OPTIONS = {
    OptionLine.PASS: "Pasar",
    OptionLine.KEEP_HAND: "Conservar la mano",
    OptionLine.DONE: "Listo",
    OptionLine.START: "[Empiezas tú|Empieza {seat}]",
    OptionLine.LEADER: "Usar tu líder, {card} — {line}",
    OptionLine.ROW: "{row}",
    OptionLine.DECK: "Baraja {amount}",
    OptionLine.PUT_BACK: "Devolver {card} a la baraja",
    OptionLine.DISCARD: "Descartarse de {card}",
    OptionLine.PLAY: "Jugar {card}",
    OptionLine.PLAY_IN_ROW: "Jugar {card} en la {row}",
    OptionLine.UNIT: "{name} ({row}, fuerza {amount})",
    OptionLine.REVIVE: "Devolver {card} al campo de batalla",
    OptionLine.TAKE: "Tomar {card}",
}
_OPPONENT = spanish.noun("rival")


class Spanish(voices.Spanish, GwentSpeech):
    grammar = SPANISH
    opponent_noun = _OPPONENT
    teammate_noun, point_noun = spanish.noun("compañero"), spanish.noun("punto")
    team_noun, other_team_noun = spanish.noun("equipo"), spanish.noun("equipo").followed_by("rival", "rivales")
    virtual_noun = _OPPONENT.followed_by("virtual", "virtuales")
    log, story, questions, options = LOG, STORY, QUESTIONS, OPTIONS
