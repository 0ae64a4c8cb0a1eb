"""French templates for drafts."""

from __future__ import annotations

from mulligan.epic.draft.text.lines import Caption, Log, Offer, Query, Tables

FRENCH = Tables(
    log={
        Log.ROUND_BEGAN: "Manche {amount} sur {other_amount}.",
        Log.DEALT: "{seat} [recevez|reçoit] {cards}.",
        Log.REVEALED: "La carte {card} est révélée.",
        Log.SAW: "{seat} [voyez|voit] {card}.",
        Log.SAW_HIDDEN: "{seat} [voyez|voit] une carte.",
        Log.PICKS_FIRST: "{seat} [choisissez|choisit] en premier.",
        Log.TOOK: "{seat} [prenez|prend] {card}.",
        Log.TOOK_HIDDEN: "{seat} [prenez|prend] une carte.",
        Log.PASSED_LEFT: "Les paquets passent à gauche, avec {cards} chacun.",
        Log.PASSED_RIGHT: "Les paquets passent à droite, avec {cards} chacun.",
        Log.SWAPPED: "Les joueurs échangent leurs paquets, avec {cards} chacun.",
        Log.DISCARDED: "Les cartes restantes ({amount}) sont défaussées face cachée.",
        Log.BUILDING_BEGAN: "Toutes les cartes sont réparties. Place à la construction des decks.",
        Log.BUILT: "[Votre deck|Le deck {seat_gen}] est prêt.",
        Log.ENDED: "Tous les decks sont prêts.",
    },
    queries={
        Query.NOTHING: "Le draft est terminé.",
        Query.PICK: "Choisissez une carte à prendre.",
        Query.PICK_SEVERAL: "Choisissez une carte à prendre (reste : {amount}).",
        Query.LEAVE_OUT: "Choisissez une carte à écarter (reste : {amount}).",
        Query.TAKE_IN: "Choisissez une carte pour votre deck (reste : {amount}).",
        Query.FINISH: "Votre deck compte {cards} : terminez ou modifiez-le.",
        Query.WAITING: "En attente d'un choix : {players}.",
    },
    offers={
        Offer.TAKE: "Prendre {card}",
        Offer.LEAVE_OUT: "Écarter {card}",
        Offer.PUT_BACK: "Reprendre {card}",
        Offer.TAKE_IN: "Ajouter {card} au deck",
        Offer.DONE: "Le deck est prêt",
    },
    captions={
        Caption.PACK_DRAFT: "Draft standard",
        Caption.CUBE_DRAFT: "Cube Draft",
        Caption.DARK_DRAFT: "Draft obscur",
        Caption.OPEN_DRAFT: "Draft ouvert",
        Caption.SEALED: "Scellé",
        Caption.ROUND: "manche {round} sur {rounds}",
        Caption.PACK: "paquet {round} sur {rounds}",
        Caption.PICK: "choix {pick} sur {picks}",
        Caption.YOUR_POOL: "votre réserve",
        Caption.PLAYER_POOL: "réserve {player_gen}",
        Caption.YOUR_DECK: "votre deck : {size} (il en faut {needed})",
        Caption.SEEN: "cartes que vous avez passées",
        Caption.SEEN_NOTHING: "Vous n'avez encore passé aucune carte.",
    },
)
