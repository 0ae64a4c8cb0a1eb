"""Spanish templates for drafts."""

from __future__ import annotations

from mulligan.epic.draft.text.lines import Caption, DraftTexts, Log, OptionLine, QuestionLine

SPANISH = DraftTexts(
    log={
        Log.ROUND_BEGAN: "Ronda {amount} de {other_amount}.",
        Log.DEALT: "{seat} [recibes|recibe] {cards}.",
        Log.REVEALED: "Se descubre {card}.",
        Log.SAW: "{seat} [ves|ve] {card}.",
        Log.SAW_HIDDEN: "{seat} [ves|ve] una carta.",
        Log.PICKS_FIRST: "{seat} [eliges|elige] en primer lugar.",
        Log.TOOK: "{seat} [tomas|toma] {card}.",
        Log.TOOK_HIDDEN: "{seat} [tomas|toma] una carta.",
        Log.PASSED_LEFT: "Los lotes pasan a la izquierda, con {cards} cada uno.",
        Log.PASSED_RIGHT: "Los lotes pasan a la derecha, con {cards} cada uno.",
        Log.SWAPPED: "Los jugadores intercambian sus lotes, de {cards} cada uno.",
        Log.DISCARDED: "Las cartas restantes ({amount}) se descartan boca abajo.",
        Log.BUILDING_BEGAN: "Todas las cartas están repartidas. Es hora de construir los mazos.",
        Log.BUILT: "[Tu mazo|El mazo {seat_gen}] está listo.",
        Log.ENDED: "Todos los mazos están listos.",
    },
    questions={
        QuestionLine.NOTHING: "La selección ha terminado.",
        QuestionLine.PICK: "Elige una carta para quedártela.",
        QuestionLine.PICK_SEVERAL: "Elige una carta para quedártela (quedan: {amount}).",
        QuestionLine.LEAVE_OUT: "Elige una carta para dejarla fuera (quedan: {amount}).",
        QuestionLine.TAKE_IN: "Elige una carta para tu mazo (quedan: {amount}).",
        QuestionLine.FINISH: "Tu mazo tiene {cards}: termina o cámbialo.",
        QuestionLine.WAITING: "Falta por elegir: {players}.",
    },
    options={
        OptionLine.TAKE: "Tomar {card}",
        OptionLine.LEAVE_OUT: "Dejar fuera {card}",
        OptionLine.PUT_BACK: "Recuperar {card}",
        OptionLine.TAKE_IN: "Añadir {card} al mazo",
        OptionLine.DONE: "El mazo está listo",
    },
    captions={
        Caption.PACK_DRAFT: "Selección por lotes",
        Caption.CUBE_DRAFT: "Selección Epic al cubo",
        Caption.DARK_DRAFT: "Selección a oscuras",
        Caption.OPEN_DRAFT: "Selección abierta",
        Caption.SEALED: "Mazo cerrado",
        Caption.ROUND: "ronda {round} de {rounds}",
        Caption.PACK: "lote {round} de {rounds}",
        Caption.PICK: "elección {pick} de {picks}",
        Caption.YOUR_POOL: "tu reserva",
        Caption.PLAYER_POOL: "reserva {player_gen}",
        Caption.YOUR_DECK: "tu mazo: {size} (hacen falta {needed})",
        Caption.SEEN: "cartas que has pasado",
        Caption.SEEN_NOTHING: "Todavía no has pasado ninguna carta.",
    },
)
