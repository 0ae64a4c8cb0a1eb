"""French at the table."""

from __future__ import annotations

from mulligan.core.text.languages import french
from mulligan.core.text.table import voices
from mulligan.core.text.words import Gender
from mulligan.epic.text.french import FRENCH
from mulligan.epic.text.table.lines import Log, OptionLine, QuestionLine, Story
from mulligan.epic.text.table.voices.romance import RomanceChampions

LOG = {
    Log.TURN_BEGAN: "Tour {amount} : c'est {seat_dat} de jouer.",
    Log.DREW: "{seat} [piochez|pioche] {card}.",
    Log.DREW_HIDDEN: "{seat} [piochez|pioche] une carte.",
    Log.MULLIGANED: "{seat} [remettez|remet] {cards} sous [votre|son] deck.",
    Log.KEPT_HAND: "{seat} [gardez votre|garde sa] main de départ.",
    Log.GOLD_SPENT: "{seat} [payez|paie] {gold}.",
    Log.PLAYED: "{seat} [jouez|joue] {card}.",
    Log.ENTERED: "{card} entre en jeu sous [votre contrôle|le contrôle {seat_gen}].",
    Log.TOKEN_ENTERED: "{token} entre en jeu sous [votre contrôle|le contrôle {seat_gen}].",
    Log.TRIGGERED: "Le talent {of_card} se déclenche.",
    Log.POWER_USED: "{seat} [utilisez|utilise] le pouvoir {of_card}.",
    Log.DISCARD_POWER_USED: "{seat} [utilisez|utilise] le pouvoir {of_card} depuis [votre|sa] défausse.",
    Log.MODE_CHOSEN: "{card} — {seat} [choisissez|choisit] {line}",
    Log.TARGETED: "{seat} [choisissez|choisit] {target}.",
    Log.OWN_TARGETED: "{seat} [choisissez votre|choisit son] Champion {card}.",
    Log.PLAYER_TARGETED: "{seat} [prenez {other_acc}|<vous prend|prend {other_acc}>] pour cible.",
    Log.SELF_TARGETED: "{seat} [vous prenez|se prend] pour cible.",
    Log.CARD_TARGETED: "{seat} [choisissez|choisit] {card} dans <votre défausse|la défausse {other_gen}>.",
    Log.OWN_CARD_TARGETED: "{seat} [choisissez|choisit] {card} dans [votre|sa] défausse.",
    Log.DAMAGED: "{champion} subit {damage}.",
    Log.PLAYER_DAMAGED: "{seat} [subissez|subit] {damage}.",
    Log.GAINED_HEALTH: "{seat} [gagnez|gagne] {health}.",
    Log.LOST_HEALTH: "{seat} [perdez|perd] {health}.",
    Log.BROKEN: "{champion} est détruit.",
    Log.BANISHED: "{champion} est banni.",
    Log.CARD_BANISHED: "La carte {card} est bannie de [votre défausse|la défausse {seat_gen}].",
    Log.RETURNED: "La carte {card} revient dans [votre main|la main {seat_gen}].",
    Log.TOKEN_RETURNED: "[Votre {token_name}|Le {token_name} {seat_gen}] quitte le jeu.",
    Log.TRANSFORMED: "{champion} devient {token}.",
    Log.DISCARDED: "{seat} [vous défaussez|se défausse] {of_card}.",
    Log.EXPENDED: "{champion} est activé.",
    Log.PREPARED: "{champion} est mobilisé.",
    Log.FLIPPED: "{champion} est inversé.",
    Log.CONTROL_CHANGED: "{seat} [prenez|prend] le contrôle {of_thing}.",
    Log.BONUS: "{champion} reçoit {strength} jusqu'à la fin du tour.",
    Log.KEYWORDS_GAINED: "{champion} {gains}.",
    Log.COUNTERS: "{champion} reçoit {counters}.",
    Log.COUNTERS_LOST: "{champion} perd {counters}.",
    Log.ATTACKED: "{champion} attaque.",
    Log.ATTACKED_WHOM: "{champion} <vous attaque|attaque {other_acc}>.",
    Log.BLOCKED: "{champion} bloque.",
    Log.NOT_BLOCKED: "{seat} ne [bloquez|bloque] pas.",
    Log.LEFT_BATTLE: "{champion} quitte le combat.",
    Log.ASSIGNED: "{champion} assigne {damage}.",
    Log.ASSIGNED_TO_PLAYER: "{champion} assigne {damage} au joueur défenseur.",
    Log.ASSIGNED_TO_TEAM: "{champion} assigne {damage} à l'équipe en défense.",
    Log.ASSIGNED_TO_CHAMPION: "{champion} assigne {damage} {victim_dat}.",
    Log.REVEALED: "{seat} [révélez|révèle] {card}.",
    Log.RECALLED: "{seat} [rappelez|rappelle] {card}.",
    Log.PASSED: "{seat} [passez|passe].",
    Log.ATTACKS_ENDED: "Plus aucune attaque ne peut être déclarée ce tour-ci.",
    Log.OVERFLOWED: "Un effet est perdu : la table n'a plus de place pour lui. Merci de signaler cette erreur.",
    Log.TURN_ENDED: "[Votre tour|Le tour {seat_gen}] se termine.",
    Log.CHOSE_AMOUNT: "Passage en force : {damage}.",
    Log.ELIMINATED: "{seat} [êtes|est] hors jeu.",
    Log.WON: "{seat} [gagnez.|gagne.]",
    Log.DRAWN_GAME: "La partie se termine par un match nul.",
    Log.STEP_BEGAN: "{step}.",
    Log.BATTLE_BEGAN: "{seat} [attaquez {other_acc}|<vous attaque|attaque {other_acc}>].",
}
STORY = {
    Story.DAMAGED: "{champions} (subit|subissent) {damage}(| chacun)",
    Story.DAMAGED_AND_BROKEN: "{champions} (subit|subissent) {damage}(| chacun) et (est détruit|sont détruits)",
    Story.BROKEN: "{champions} (est détruit|sont détruits)",
    Story.BANISHED: "{champions} (est banni|sont bannis)",
    Story.EXPENDED: "{champions} (est activé|sont activés)",
    Story.PREPARED: "{champions} (est mobilisé|sont mobilisés)",
    Story.FLIPPED: "{champions} (est inversé|sont inversés)",
    Story.BONUS: "{champions} (reçoit|reçoivent) {strength} jusqu'à la fin du tour",
    Story.KEYWORDS_GAINED: "{champions} {gains}",
    Story.COUNTERS: "{champions} (reçoit|reçoivent) {counters}(| chacun)",
    Story.COUNTERS_LOST: "{champions} (perd|perdent) {counters}(| chacun)",
    Story.TRANSFORMED: "{champions} (devient|deviennent) {tokens}",
    Story.JOINED_ATTACK: "{champions} (rejoint|rejoignent) l'attaque",
    Story.JOINED_BLOCK: "{champions} (rejoint|rejoignent) la défense",
    Story.LEFT_BATTLE: "{champions} (quitte|quittent) le combat",
    Story.ENTERED: "{cards} (entre|entrent) en jeu",
    Story.ENTERED_UNDER: "{cards} (entre|entrent) en jeu sous [votre contrôle|le contrôle {seat_gen}]",
    Story.TOKENS_ENTERED: "{tokens} (entre|entrent) en jeu",
    Story.TOKENS_ENTERED_UNDER: "{tokens} (entre|entrent) en jeu sous [votre contrôle|le contrôle {seat_gen}]",
    Story.TOKENS_LEFT: "{tokens} (quitte|quittent) le jeu",
    Story.CONTROL_CHANGED: "{seat} [prenez|prend] le contrôle de {names}",
    Story.ATTACK: "{seat} [attaquez {other_acc}|<vous attaque|attaque {other_acc}>] avec {names}",
    Story.BLOCK: "{seat} [bloquez|bloque] avec {names}",
    Story.PLAYER_DAMAGED: "{seat} [subissez|subit] {damage}",
    Story.GAINED_HEALTH: "{seat} [gagnez|gagne] {health}",
    Story.LOST_HEALTH: "{seat} [perdez|perd] {health}",
    Story.DREW: "{seat} [piochez|pioche] {cards_acc}",
    Story.ALL_DREW: "chaque joueur pioche {cards_acc}",
    Story.DISCARDED: "{seat} [vous défaussez|se défausse] {cards_gen}",
    Story.REVEALED: "{seat} [révélez|révèle] {cards_acc}",
    Story.RECALLED: "{seat} [rappelez|rappelle] {cards_acc}",
    Story.RETURNED: "{cards} (revient|reviennent) dans [votre main|la main {seat_gen}]",
    Story.CARD_BANISHED: "{cards} (est bannie|sont bannies) de [votre défausse|la défausse {seat_gen}]",
    Story.AND_GAINED: "{clause} et {gains}",
    Story.WITHOUT_EFFECT: "{clause}, sans effet",
}
QUESTIONS = {
    QuestionLine.NOTHING: "La partie est terminée.",
    QuestionLine.MULLIGAN: (
        "[Remplacer des cartes ? Elles vont sous votre deck et coûtent 1 point de vie chacune.|{seat} décide de son Mulligan.]"
    ),
    QuestionLine.MAIN: "[Jouez une carte, utilisez un pouvoir ou attaquez.|{seat} est dans sa Phase Principale.]",
    QuestionLine.MAIN_WITHOUT_PLAYS: "[Vous pouvez seulement terminer votre tour.|{seat} est dans sa Phase Principale.]",
    QuestionLine.MAIN_OF_TEAM: (
        "[Jouez une carte, utilisez un pouvoir, attaquez ou passez. Le tour se termine quand toute l'équipe a passé."
        "|Phase Principale : c'est {seat_dat} de jouer.]"
    ),
    QuestionLine.PLAYS_BEFORE_BLOCKERS: (
        "Avant le blocage : [effectuez une action ou passez.|{seat} peut effectuer une action.]"
    ),
    QuestionLine.PLAYS_BEFORE_DAMAGE: "Avant les dégâts : [effectuez une action ou passez.|{seat} peut effectuer une action.]",
    QuestionLine.PLAYS_ENDING: (
        "[{other} veut finir son tour : effectuez une action ou passez."
        "|{other} <voulez finir votre|veut finir son> tour : {seat} peut effectuer une action.]"
    ),
    QuestionLine.PLAYS_ENDING_WITHOUT: (
        "Le tour se termine sans {other_acc} : [effectuez une action ou passez.|{seat} peut effectuer une action.]"
    ),
    QuestionLine.DEFENDER: "[Qui attaquez-vous avec {source} ?|{seat} choisit qui attaquer.]",
    QuestionLine.ATTACKER: "[Qui attaque {other_acc} ?|{seat} choisit ses attaquants.]",
    QuestionLine.BLOCKER: "[Qui bloque ?|{seat} choisit ses bloqueurs.]",
    QuestionLine.ASSIGN: (
        "[{source} répartit {damage}. Combien pour {victim} ?|{seat} répartit les dégâts infligés par {source}.]"
    ),
    QuestionLine.ASSIGN_TO_PLAYER: (
        "[{source} répartit {damage}. Combien pour {other} ?|{seat} répartit les dégâts infligés par {source}.]"
    ),
    QuestionLine.BREAKTHROUGH: (
        "[Passage en force : {damage}. Combien pour {other} ?|{seat} répartit les dégâts de Passage en force.]"
    ),
    QuestionLine.END_TURN: "[Finir votre tour ou revenir à la Phase Principale ?|{seat} décide s'il finit son tour.]",
    QuestionLine.MODE: "{card} : [choisissez l'un des effets.|{seat} choisit l'un des effets.]",
    QuestionLine.TARGET: "[Choisissez une cible.|{seat} choisit une cible.]",
    QuestionLine.CHOOSE: "[Choisissez {thing}.|{seat} choisit {thing}.]",
    QuestionLine.MAY: "[Voulez-vous le faire ?|{seat} prend une décision.]",
    QuestionLine.DISCARD: "[Choisissez une carte à défausser (reste : {amount}).|{seat} choisit ce qui est défaussé.]",
    QuestionLine.REVEAL: "[Choisissez une carte à révéler (reste : {amount}).|{seat} décide s'il révèle des cartes.]",
    QuestionLine.RECYCLE: "[Choisissez dans votre défausse une carte à bannir (reste : {amount}).|{seat} décide s'il recycle.]",
    QuestionLine.ORDER: "[Lequel de vos talents se résout ensuite ?|{seat} choisit quel talent se résout ensuite.]",
    QuestionLine.AMOUNT: "[Reste à répartir : {damage}. Combien pour {victim_acc} ?|{seat} répartit {damage}.]",
    QuestionLine.JOIN: "[Quel Champion rejoint le combat ?|{seat} choisit quel Champion rejoint le combat.]",
    QuestionLine.KEEP: "[Choisissez le Champion que vous gardez.|{seat} choisit quel Champion garder.]",
    QuestionLine.HAND_LIMIT: (
        "[Vous avez plus de sept cartes. Choisissez une carte à défausser (reste : {amount})."
        "|{seat} se défausse jusqu'à sept cartes.]"
    ),
    QuestionLine.MEMBER: "[Lequel d'entre vous est concerné ?|{seat} choisit quel joueur de l'équipe est concerné.]",
}
OPTIONS = {
    OptionLine.PASS: "Passer",
    OptionLine.END_TURN: "Finir le tour",
    OptionLine.PASS_IN_TEAM: "Passer pour l'instant",
    OptionLine.DONE: "Terminé",
    OptionLine.NO: "Non",
    OptionLine.NONE: "Ne rien choisir",
    OptionLine.KEEP_HAND: "Garder ma main",
    OptionLine.NO_BLOCKERS: "Ne pas bloquer",
    OptionLine.BACK_TO_MAIN: "Revenir à la Phase Principale",
    OptionLine.REVEAL_NOTHING: "Ne rien révéler",
    OptionLine.NO_RECYCLING: "Ne pas recycler",
    OptionLine.YES: "Oui",
    OptionLine.YES_AND_PAY: "Oui, payer {cost}",
    OptionLine.PLAY: "Jouer {card} ({gold})",
    OptionLine.PUT_BACK: "Remettre {card} sous le deck",
    OptionLine.DISCARD: "Défausser {card}",
    OptionLine.REVEAL: "Révéler {card}",
    OptionLine.ATTACK: "Attaquer avec {champion}",
    OptionLine.BLOCK: "Bloquer avec {champion}",
    OptionLine.KEEP: "Garder {champion}",
    OptionLine.JOIN: "{champion} rejoint le combat",
    OptionLine.USE: "Utiliser {champion} — {line}",
    OptionLine.RECALL: "Rappeler {card} ({gold})",
    OptionLine.USE_FROM_DISCARD: "Utiliser {card} depuis votre défausse — {line}",
    OptionLine.BANISH: "Bannir {card}",
    OptionLine.IN_PILE: "{card} (<votre défausse|défausse {other_gen}>)",
    OptionLine.TRIGGER: "{card} — {line}",
    OptionLine.TRIGGER_AGAIN: "{card} (×{times}) — {line}",
}


_TEAM = french.noun("équipe", Gender.FEMININE)


class French(voices.French, RomanceChampions):
    grammar = FRENCH
    teammate_noun = french.noun("coéquipier")
    team_noun, other_team_noun = _TEAM, _TEAM.followed_by("adverse", "adverses")
    log, story, questions, options = LOG, STORY, QUESTIONS, OPTIONS
