"""French templates for drafts."""

from __future__ import annotations

from mulligan.epic.draft.text.lines import Caption, DraftTexts, Log, OptionLine, QuestionLine

FRENCH = DraftTexts(
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
    questions={
        QuestionLine.NOTHING: "Le draft est terminé.",
        QuestionLine.PICK: "Choisissez une carte à prendre.",
        QuestionLine.PICK_SEVERAL: "Choisissez une carte à prendre (reste : {amount}).",
        QuestionLine.LEAVE_OUT: "Choisissez une carte à écarter (reste : {amount}).",
        QuestionLine.TAKE_IN: "Choisissez une carte pour votre deck (reste : {amount}).",
        QuestionLine.FINISH: "Votre deck compte {cards} : terminez ou modifiez-le.",
        QuestionLine.WAITING: "En attente d'un choix : {players}.",
    },
    options={
        OptionLine.TAKE: "Prendre {card}",
        OptionLine.LEAVE_OUT: "Écarter {card}",
        OptionLine.PUT_BACK: "Reprendre {card}",
        OptionLine.TAKE_IN: "Ajouter {card} au deck",
        OptionLine.DONE: "Le deck est prêt",
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
