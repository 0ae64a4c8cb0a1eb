epic-title = Epic
epic-about = Champions et Événements, 1 or par tour. De deux à huit joueurs.
epic-progress-turn = Tour { $number }
epic-progress-draft = Draft, manche { $number }
epic-score-health = vie { $scores }

epic-battle = Combat
epic-then = ensuite : { $step }
epic-lane = Ligne de combat
epic-assign = { $damage ->
    [one] Répartissez { $damage } dégât.
   *[other] Répartissez { $damage } dégâts.
}
epic-assign-left = Reste à répartir : { $damage }.
epic-assign-help = D’abord les dégâts mortels. Glissez un nombre, ou utilisez − et +.
epic-assign-help-through = D’abord les dégâts mortels, le reste perce. Glissez un nombre, ou utilisez − et +.
epic-assign-cover = Pour percer, il faut d’abord à { $name } : { $damage }.
epic-assign-most = Rien de plus ne peut percer.
epic-assign-again = Le combat a changé. Voici une nouvelle proposition.
epic-through = Combien de dégâts passent ?
epic-through-help-team = Les dégâts de toute votre équipe comptent. Le reste va aux bloqueurs.
epic-through-help-lost = Il ne reste aucun bloqueur. Le reste est perdu.
epic-send-through = Laisser passer { $damage }
epic-deal = { $damage ->
    [one] Infliger { $damage } dégât
   *[other] Infliger { $damage } dégâts
}
epic-breaks = détruit
epic-left = reste { $left }
epic-if-unblocked = { $damage ->
    [one] dégât à { $name } sans blocage
   *[other] dégâts à { $name } sans blocage
}
epic-if-unblocked-you = { $damage ->
    [one] dégât si vous ne bloquez pas
   *[other] dégâts si vous ne bloquez pas
}
epic-gets-through = { $damage ->
    [one] dégât passe
   *[other] dégâts passent
}
epic-damage-to = { $damage ->
    [one] dégât à { $name }
   *[other] dégâts à { $name }
}
epic-damage-to-you = { $damage ->
    [one] dégât pour vous
   *[other] dégâts pour vous
}
epic-in-battle = au combat
epic-less-on = Moins de dégâts à { $name }
epic-more-on = Plus de dégâts à { $name }
epic-waiting = Talents en attente
epic-attacks = attaque
epic-is-attacked = subit l’attaque
epic-assigned = subit { $damage }
epic-stack-expended = activés : { $count }
epic-health = vie
epic-gold = or
epic-seat = { $name }, { $health ->
    [one] { $health } point de vie
   *[other] { $health } points de vie
}, { $gold } or
epic-initiative = a l’initiative
epic-has-initiative = Initiative : { $name }
epic-no-initiative = Personne n’a l’initiative pour le moment.
epic-initiative-means = Seul le joueur qui a l’initiative peut jouer des cartes, utiliser des pouvoirs ou attaquer. Quand il passe, elle va à gauche.
epic-turn = Tour { $turn }
epic-champions-of = { $name } : Champions
epic-damage = dégâts
epic-out = hors jeu
epic-out-short = hors jeu
epic-in-hand = { $cards } en main
epic-in-play = { $champions } en jeu
epic-gold-count = { $gold } or
epic-out-of-reach = hors de portée
epic-order = Ordre des tours, dans le sens horaire
epic-still-in = Encore en jeu : { $living } joueurs sur { $all }
epic-teammate = votre coéquipier
epic-on-left = à votre gauche
epic-on-right = à votre droite
epic-neighbour-left = ‹ gauche : vous pouvez l’attaquer
epic-neighbour-right = droite : peut vous attaquer ›
epic-neighbour-both = ‹ gauche et droite ›
epic-chip-left = ‹ gauche
epic-chip-right = droite ›
epic-seats = Places
epic-now = Maintenant
epic-draft-pack = Paquet
epic-draft-players = Joueurs dans l’ordre de passage
epic-draft-pick = Choisissez une carte.
epic-draft-pick-of = Choisissez-en { $count } sur { $of }.
epic-draft-pick-more = Choisissez-en encore { $count }.
epic-draft-pick-this = Choisir { $card } ?
epic-draft-pick-these = Choisir { $cards } ?
epic-draft-pick-what = { $count ->
    [one] Choisissez une carte
   *[other] Choisissez { $count } cartes
}
epic-draft-pick-card = Choisir { $card }
epic-draft-pick-cards = { $count ->
    [one] Choisir { $count } carte
   *[other] Choisir { $count } cartes
}
epic-draft-how = Sélectionnez une carte, puis appuyez dessus à nouveau ou sur Entrée.
epic-draft-passed = { $count ->
    [one] L’autre carte va à { $name }.
   *[other] Les { $count } autres vont à { $name }.
}
epic-draft-discarded = { $count ->
    [one] L’autre carte est défaussée face cachée.
   *[other] Les { $count } autres sont défaussées face cachée.
}
epic-draft-then = Ensuite, { $name } en choisit { $count }.
epic-draft-last = { $count ->
    [one] { $name } reçoit la dernière carte.
   *[other] { $name } reçoit les { $count } autres.
}
epic-draft-still-picking = { $count ->
    [one] { $names } n’a pas encore choisi.
   *[other] { $names } n’ont pas encore choisi.
}
epic-draft-your-pick = Votre choix
epic-draft-you-pick = à vous
epic-draft-you-build = à vous
epic-draft-picks = choisit
epic-draft-builds = construit
epic-draft-done = prêt
epic-draft-you-passed = Vous avez passé
epic-draft-which = Quelles cartes ?
epic-draft-to-pool = Réserve { $count }
epic-draft-pools = Réserves
epic-draft-curve = Cartes par coût et par type
epic-draft-paid = à 1 or
epic-draft-free = gratuites
epic-draft-champions = { $count ->
    [one] champion
   *[other] champions
}
epic-draft-events = { $count ->
    [one] événement
   *[other] événements
}
epic-draft-ring-left-what = les paquets vont
epic-draft-ring-left = ← à gauche
epic-draft-ring-left-label = Les paquets vont à gauche. Le vôtre va à { $name }.
epic-draft-ring-right-what = les paquets vont
epic-draft-ring-right = à droite →
epic-draft-ring-right-label = Les paquets vont à droite. Le vôtre va à { $name }.
epic-draft-ring-swap-what = vous deux
epic-draft-ring-swap = échangez
epic-draft-ring-swap-label = Vous échangez vos paquets avec { $name }.
epic-draft-ring-shared-what = choix
epic-draft-ring-shared = 1, 2, 1
epic-draft-ring-shared-label = { $name } et vous choisissez dans un même paquet : une, deux, une.
epic-build-add = Ajoutez-en { $count }.
epic-build-over = { $count } de trop.
epic-build-ready = { $count ->
    [one] { $count } carte. Votre deck est prêt.
   *[other] { $count } cartes. Votre deck est prêt.
}
epic-build-help = Payantes : { $paid }, gratuites : { $free }, champions : { $champions }, inutilisées : { $unused }.
epic-build-play = Jouer ce deck
epic-build-fill = Compléter
epic-build-cut = Retirer les plus faibles
epic-build-start = Partir de
epic-build-suggested = { $names } (conseillé)
epic-build-strongest = Les plus fortes : { $count }
epic-build-scratch = Zéro
epic-build-pool = Votre réserve
epic-build-add-all = Tout ajouter
epic-build-remove-all = Tout retirer
epic-build-add-group = Tout ajouter : { $name }
epic-build-remove-group = Tout retirer : { $name }
epic-build-of = { $count } sur { $of }
epic-build-paid = Coûtent 1 or
epic-build-free = Gratuites
epic-text-champions = Champions
epic-text-discard = Défausse
epic-draft-text-pack = Paquet
epic-draft-text-pool = Cartes choisies
epic-text-player = { $health ->
    [one] { $health } point de vie
   *[other] { $health } points de vie
}, { $gold } or, { $deck ->
    [one] { $deck } carte dans le deck
   *[other] { $deck } cartes dans le deck
}

epic-end-with-gold = Finir votre tour avec { $gold } or non dépensé ?
epic-end-again = Appuyez encore pour finir
epic-attack-in-vain = L’adversaire peut bloquer et détruire tous vos attaquants sans rien perdre. Attaquer ?
epic-attack-again = Appuyez encore pour attaquer
epic-answer-target = Cible : { $what }
epic-answer-choose = Choisir : { $what }
epic-answer-defender = Attaquer { $what }
epic-select-attackers = { $count ->
    [0] Ne pas attaquer
   *[other] { $named ->
        [yes] Attaquer { $name } avec { $count }
       *[no] Attaquer avec { $count }
    }
}
epic-select-attackers-what = Choisissez des attaquants
epic-select-attackers-asked = { $named ->
    [yes] Qui attaque { $name } ?
   *[no] Qui attaque ?
}
epic-select-attackers-all = Attaquer avec les { $count }
epic-select-blockers = { $count ->
    [0] Ne pas bloquer
   *[other] Bloquer avec { $count }
}
epic-select-blockers-what = Choisissez des bloqueurs
epic-select-mulligan = { $count ->
    [0] Garder la main
    [one] Remplacer { $count } carte
   *[other] Remplacer { $count } cartes
}
epic-select-mulligan-what = Choisissez des cartes
epic-select-reveal = { $count ->
    [0] Ne rien révéler
    [one] Révéler { $count } carte
   *[other] Révéler { $count } cartes
}
epic-select-reveal-what = Choisissez 2 cartes
epic-select-recycle = { $count ->
    [0] Ne pas recycler
    [one] Recycler { $count } carte
   *[other] Recycler { $count } cartes
}
epic-select-recycle-what = Choisissez 2 cartes
epic-plot = Vie après chaque tour
epic-plot-point = { $number ->
    [0] Début
   *[other] Tour { $number }
}
epic-turning = Tournant, tour { $number }.
epic-stat-damage = Dégâts infligés
epic-stat-broken = Champions détruits
epic-stat-played = Cartes jouées
epic-stat-drawn = Cartes piochées
epic-stat-attacks = Champions envoyés à l’attaque
epic-reason-health = { $you ->
    [yes] Vous n’avez plus de vie : { $before } − { $lost } = { $after }.
   *[no] { $name } n’a plus de vie : { $before } − { $lost } = { $after }.
}
epic-reason-left = { $you ->
    [yes] Vous avez quitté la partie.
   *[no] { $name } a quitté la partie.
}
epic-reason-deck = { $you ->
    [yes] Vous avez pioché dans une pioche vide, ce qui fait gagner la partie.
   *[no] { $name } a pioché dans une pioche vide, ce qui fait gagner la partie.
}
epic-reason-tie = Plus personne n’a de vie.
epic-fall-health = { $known ->
    [yes] { $name } vous a éliminé au tour { $turn } : { $before } − { $lost } = { $after }.
   *[no] Vous n’avez plus de vie au tour { $turn } : { $before } − { $lost } = { $after }.
}
epic-turning-played = { $you ->
    [yes] Vous avez joué { $card }: { $changes }.
   *[no] { $name } a joué { $card }: { $changes }.
}
epic-turning-attacked = { $you ->
    [yes] Vous avez attaqué avec { $card }: { $changes }.
   *[no] { $name } a attaqué avec { $card }: { $changes }.
}
epic-turning-power-used = { $you ->
    [yes] Vous avez utilisé { $card }: { $changes }.
   *[no] { $name } a utilisé { $card }: { $changes }.
}

# The waiting room.
epic-plan-good = Anges, soins, bannissement
epic-plan-sage = Pioche et tours bien placés
epic-plan-wild = Grands champions et feu
epic-plan-evil = Zombies, démons, sans pitié
epic-group-good = Anges, soins, bannissement
epic-group-sage = Pioche et tours bien placés
epic-group-wild = Grands champions et feu
epic-group-evil = Zombies, démons, sans pitié

# In place of the shared messages of the same names.
epic-waiting-your-piles = { $count ->
    [one] Votre alignement
   *[other] Vos { $count } alignements
}
epic-waiting-missing = { $count ->
    [one] Choisissez un alignement.
   *[other] Choisissez { $count } alignements.
}
epic-waiting-missing-more = { $count ->
    [one] Choisissez encore un alignement.
   *[other] Choisissez encore { $count } alignements.
}
epic-waiting-opponent-deck = Alignements de l’adversaire
epic-waiting-turn-order = Une équipe joue son tour ensemble : { $teams }. Places : { $names }.
epic-waiting-teams-of = { $count ->
    [one] { $count } équipe de
   *[other] { $count } équipes de
} { $size }, { $size ->
    [2] 60
    [3] 90
   *[4] 120
} points de vie
epic-card-page-copies = { $gem ->
    [red] cube ×{ $copies } (gemme rouge)
   *[other] cube ×{ $copies } (gemme blanche)
}
epic-deck-stats = Coût et alignement
epic-deck-curve-value = { $value ->
    [0] gratuites
    [one] { $value } or
   *[other] { $value } or
}
epic-deck-hand-what = Sélectionnez des cartes à remplacer. Chacune coûte 1 point de vie.
epic-deck-redraw = Remplacer : { $count }
