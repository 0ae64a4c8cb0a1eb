"""Spanish templates for drafts."""

from __future__ import annotations

from mulligan.epic.draft.text.lines import Caption, Log, Offer, Query, Tables

SPANISH = Tables(
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
    queries={
        Query.NOTHING: "La selección ha terminado.",
        Query.PICK: "Elige una carta para quedártela.",
        Query.PICK_SEVERAL: "Elige una carta para quedártela (quedan: {amount}).",
        Query.LEAVE_OUT: "Elige una carta para dejarla fuera (quedan: {amount}).",
        Query.TAKE_IN: "Elige una carta para tu mazo (quedan: {amount}).",
        Query.FINISH: "Tu mazo tiene {cards}: termina o cámbialo.",
        Query.WAITING: "Falta por elegir: {players}.",
    },
    offers={
        Offer.TAKE: "Tomar {card}",
        Offer.LEAVE_OUT: "Dejar fuera {card}",
        Offer.PUT_BACK: "Recuperar {card}",
        Offer.TAKE_IN: "Añadir {card} al mazo",
        Offer.DONE: "El mazo está listo",
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
