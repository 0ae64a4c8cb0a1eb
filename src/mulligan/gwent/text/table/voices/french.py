"""French at the table."""

from __future__ import annotations

from mulligan.core.text.languages import french
from mulligan.core.text.table import voices
from mulligan.core.text.words import Gender
from mulligan.gwent.text.french import FRENCH
from mulligan.gwent.text.table.lines import Log, OptionLine, QuestionLine, Story
from mulligan.gwent.text.table.speech import GwentSpeech

LOG = {
    Log.COIN_TOSSED: "Pile ou face : {seat} [commencez|commence].",
    Log.STARTER_DRAWN: "Le sort décide : {seat} [commencez|commence].",
    Log.CHOOSER_DRAWN: "Le sort décide : {seat} [choisissez|choisit] qui commence.",
    Log.STARTER_CHOSEN: "{seat} [décidez|décide] que c'est {other} qui <commencez|commence>.",
    Log.STARTER_SELF: "{seat} [décidez|décide] de commencer.",
    Log.DREW: "{seat} [piochez|pioche] {card}.",
    Log.DREW_HIDDEN: "{seat} [piochez|pioche] une carte.",
    Log.REDREW: "{seat} [remettez|remet] {card} dans [votre|son] deck.",
    Log.REDREW_HIDDEN: "{seat} [remettez|remet] une carte dans [votre|son] deck.",
    Log.ROUND_BEGAN: "Manche {amount} : {seat} [commencez|commence].",
    Log.PLAYED: "{seat} [jouez|joue] {card}.",
    Log.PLAYED_IN_ROW: "{seat} [jouez|joue] {card} dans [votre|sa] {row}.",
    Log.PLACED: "{card} rejoint <votre {row}|la {row} {other_gen}>.",
    Log.REVIVED: "{seat} [ramenez|ramène] {card} de [votre|sa] défausse sur le champ de bataille.",
    Log.MUSTERED: "Rassemblement : {seat} [jouez|joue] {card}.",
    Log.FOUND: "{seat} [jouez|joue] {card} depuis [votre|son] deck.",
    Log.SUMMONED: "{card} passe du deck annexe dans [votre {row}|la {row} {seat_gen}].",
    Log.TRANSFORMED: "Un Berserker de [votre {row}|la {row} {seat_gen}] se transforme en {card}.",
    Log.DESTROYED: "La carte {card} de [votre {row}|la {row} {seat_gen}] est détruite.",
    Log.DECOYED: "{seat} [reprenez|reprend] {card} en main et [laissez|laisse] un leurre à sa place.",
    Log.HORN_BLOWN: "Un cor double la force de [votre {row}|la {row} {seat_gen}].",
    Log.WEATHER_CLEARED: "{seat} [retirez|retire] toutes les cartes météo.",
    Log.WEATHER_DISCARDED: "La carte {card} est défaussée.",
    Log.LEADER_USED: "{seat} [utilisez votre|utilise son] chef, {card}.",
    Log.LEADER_CANCELLED: "[Votre chef|Le chef {seat_gen}], {card}, est annulé.",
    Log.PEEKED: "{seat} [voyez|voit] {card} dans <votre main|la main {other_gen}>.",
    Log.PEEKED_HIDDEN: "{seat} [voyez|voit] une carte dans <votre main|la main {other_gen}>.",
    Log.TAKEN: "{seat} [prenez|prend] {card} dans <votre défausse|la défausse {other_gen}>.",
    Log.TAKEN_OWN: "{seat} [prenez|prend] {card} dans [votre|sa] défausse.",
    Log.DISCARDED: "{seat} [vous défaussez|se défausse] de {card}.",
    Log.PICKED: "{seat} [prenez|prend] {card} dans [votre|son] deck.",
    Log.PICKED_HIDDEN: "{seat} [prenez|prend] une carte de [votre|son] choix dans [votre|son] deck.",
    Log.RESHUFFLED: "{seat} [mélangez|mélange] {cards} de [votre|sa] défausse à [votre|son] deck.",
    Log.MOVED: "{card} passe dans [votre {row}|la {row} {seat_gen}].",
    Log.PASSED: "{seat} [passez|passe].",
    Log.RAN_OUT: "[Vous n'avez plus de cartes, donc vous passez.|{seat} n'a plus de cartes et passe.]",
    Log.SCORED: "[Votre force totale|Force totale {seat_gen}] : {amount}.",
    Log.POINTS_SCORED: "{seat} [marquez|marque] {points}.",
    Log.ROUND_WON: "{seat} [gagnez|gagne] la manche.",
    Log.ROUND_DRAWN: "La manche se termine par une égalité.",
    Log.GEM_LOST: "{seat} [perdez|perd] une gemme.",
    Log.KEPT: "{card} reste dans [votre {row}|la {row} {seat_gen}].",
    Log.RETURNED: "{card} revient sur le champ de bataille depuis [votre défausse|la défausse {seat_gen}].",
    Log.HIDDEN: "{seat} [placez|place] une carte face cachée sous le leurre.",
    Log.TURNED_UP: "La carte sous le leurre est retournée : {card}.",
    Log.LEADER_TURNED_UP: "{seat} [retournez|retourne] un chef : {card}.",
    Log.STRENGTHENED: "[Votre force totale|La force totale {seat_gen}] augmente de {amount}.",
    Log.EXHAUSTED: "Plus rien ne peut changer : la victoire va au plus grand nombre de points.",
    Log.OVERFLOWED: "Un effet est perdu : la table n'a plus de place pour lui. Merci de signaler cette erreur.",
    Log.WON: "[Vous gagnez.|{seat} gagne.]",
    Log.DRAWN_GAME: "La partie se termine par un match nul.",
    Log.DECK_CHOSEN: "{seat} [choisissez|choisit] le deck de {card}.",
    Log.GAME_WON: "{seat} [gagnez|gagne] cette partie. Parties gagnées : {amount}.",
    Log.GAME_REPLAYED: "La partie s'est terminée par un match nul et sera rejouée.",
}
STORY = {
    Story.DREW: "{seat} [piochez|pioche] {cards_acc}",
    Story.ALL_DREW: "chaque joueur pioche {cards_acc}",
    Story.REDREW: "{seat} [remettez|remet] {cards_acc} dans [votre|son] deck",
    Story.PLACED: "la carte rejoint <votre {row}|la {row} {other_gen}>",
    Story.OTHER_PLACED: "{cards} (rejoint|rejoignent) <votre {row}|la {row} {other_gen}>",
    Story.REVIVED: "{seat} [ramenez|ramène] {cards_acc} de [votre|sa] défausse sur le champ de bataille",
    Story.MUSTERED: "{seat} [rassemblez|rassemble] {cards_acc}",
    Story.FOUND: "{seat} [jouez|joue] {cards_acc} depuis [votre|son] deck",
    Story.SUMMONED: "{cards} (passe|passent) du deck annexe dans [votre {row}|la {row} {seat_gen}]",
    Story.DESTROYED: "[(votre carte|vos cartes) {names}|(la carte|les cartes) {names} {seat_gen}] (brûle|brûlent), −{amount}",
    Story.DECOYED: "{cards} (revient|reviennent) dans [votre main|la main {seat_gen}]",
    Story.HORN_BLOWN: "un cor double la force de [votre {row}|la {row} {seat_gen}]",
    Story.WEATHER_CLEARED: "toutes les cartes météo sont retirées",
    Story.PEEKED: "{seat} [voyez|voit] {cards_acc} dans <votre main|la main {other_gen}>",
    Story.TAKEN: "{seat} [prenez|prend] {cards_acc} dans <votre défausse|la défausse {other_gen}>",
    Story.TAKEN_OWN: "{seat} [prenez|prend] {cards_acc} dans [votre|sa] défausse",
    Story.DISCARDED: "{seat} [vous défaussez|se défausse] {cards_gen}",
    Story.PICKED: "{seat} [prenez|prend] {cards_acc} dans [votre|son] deck",
    Story.ROUND_WON: "{seat} [gagnez|gagne] la manche {score} à {other_score}",
    Story.ROUND_DRAWN: "la manche se termine par une égalité à {score}",
    Story.TIE_WON: "{seat} [gagnez|gagne] la manche {score} à {other_score}, car Nilfgaard gagne les égalités",
    Story.POINTS_FOR_TIES: "{seat} [marquez|marque] {points}, car Nilfgaard marque aussi pour les égalités",
    Story.WITHOUT_EFFECT: "{clause}, sans effet",
}
QUESTIONS = {
    QuestionLine.NOTHING: "La partie est terminée.",
    QuestionLine.STARTER: "[Qui commence la partie ?|{seat} décide qui commence la partie.]",
    QuestionLine.STARTER_OF_TEAM: (
        "[Lequel d'entre vous commence la prochaine manche ?"
        "|{seat} décide quel joueur de son équipe commence la prochaine manche.]"
    ),
    QuestionLine.REDRAW: "[Échanger des cartes ? Échanges restants : {amount}.|{seat} échange des cartes.]",
    QuestionLine.TURN: "[À vous : jouez une carte ou passez.|C'est le tour {seat_gen}.]",
    QuestionLine.TURN_WITH_LEADER: "[À vous : jouez une carte, utilisez votre chef ou passez.|C'est le tour {seat_gen}.]",
    QuestionLine.ROW: "{card} : [dans quelle rangée va la carte ?|{seat} choisit une rangée.]",
    QuestionLine.REVIVE: "Médecin : [choisissez une unité de votre|{seat} choisit une unité de sa] défausse.",
    QuestionLine.DECOY: "{card} : [choisissez l'unité à reprendre en main.|{seat} choisit une unité à reprendre en main.]",
    QuestionLine.TAKE: "{card} : [choisissez|{seat} choisit] une carte de <votre défausse|la défausse {other_gen}>.",
    QuestionLine.TAKE_OWN: "{card} : [choisissez une carte de votre|{seat} choisit une carte de sa] défausse.",
    QuestionLine.DISCARD: "[Choisissez une carte à défausser (reste : {amount}).|{seat} choisit une carte à défausser.]",
    QuestionLine.PICK: "{card} : [choisissez une carte de votre|{seat} choisit une carte de son] deck.",
    QuestionLine.PICK_WEATHER: "{card} : [choisissez une carte météo de votre|{seat} choisit une carte météo de son] deck.",
    QuestionLine.BOND: (
        "{card} : [choisissez l'unité dont vous jouerez un autre exemplaire."
        "|{seat} choisit l'unité dont un autre exemplaire sera joué.]"
    ),
    QuestionLine.DECK: "[Quel deck jouez-vous ?|{seat} choisit un deck.]",
    QuestionLine.OPPONENT: "{card} : [choisissez un adversaire.|{seat} choisit un adversaire.]",
    QuestionLine.OPPONENT_FOR_SPY: (
        "{card} : [à quel adversaire envoyez-vous l'espion ?|{seat} choisit à quel adversaire envoyer l'espion.]"
    ),
}
OPTIONS = {
    OptionLine.PASS: "Passer",
    OptionLine.KEEP_HAND: "Garder ma main",
    OptionLine.DONE: "Terminé",
    OptionLine.START: "{seat} [commencez|commence]",
    OptionLine.LEADER: "Utiliser votre chef, {card} — {line}",
    OptionLine.ROW: "{row}",
    OptionLine.DECK: "Deck {amount}",
    OptionLine.PUT_BACK: "Remettre {card} dans le deck",
    OptionLine.DISCARD: "Se défausser de {card}",
    OptionLine.PLAY: "Jouer {card}",
    OptionLine.PLAY_IN_ROW: "Jouer {card} dans la {row}",
    OptionLine.UNIT: "{name} ({row}, force {amount})",
    OptionLine.REVIVE: "Ramener {card} sur le champ de bataille",
    OptionLine.TAKE: "Prendre {card}",
}


_TEAM = french.noun("équipe", Gender.FEMININE)


class French(voices.French, GwentSpeech):
    grammar = FRENCH
    teammate_noun, point_noun = french.noun("partenaire"), french.noun("point")
    team_noun, other_team_noun = _TEAM, _TEAM.followed_by("adverse", "adverses")
    virtual_noun = french.OPPONENT.followed_by("virtuel", "virtuels")
    log, story, questions, options = LOG, STORY, QUESTIONS, OPTIONS
