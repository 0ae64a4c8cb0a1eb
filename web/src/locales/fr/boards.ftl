# Ce que disent tous les plateaux.
board-you = Vous
board-hand = main
board-deck = deck
board-discard = défausse
board-discard-of = { $name } : défausse
board-discard-open = { $name } : défausse, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
board-hand-of = { $name } : main, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
board-more = { $more } de plus
board-away = absent

# Epic.
epic-battle = Combat
epic-then = ensuite : { $step }
epic-lane = Ligne de combat
epic-through-you = dégâts si vous ne bloquez pas
epic-through = dégâts si personne ne bloque
epic-blocked = d’attaque, bloquée
epic-waiting = Talents en attente
epic-assigned = subit { $damage }
epic-health = vie
epic-gold = or
epic-seat = { $name }, { $health ->
    [one] { $health } point de vie
   *[other] { $health } points de vie
}, { $gold } or
epic-initiative = a l’initiative
epic-has-initiative = Initiative : { $name }
epic-no-initiative = Personne n’a l’initiative pour le moment.
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
epic-partner = votre coéquipier
epic-on-left = à votre gauche
epic-on-right = à votre droite
epic-neighbour-left = ‹ gauche : vous pouvez l’attaquer
epic-neighbour-right = droite : peut vous attaquer ›
epic-neighbour-both = ‹ gauche et droite ›
epic-chip-left = ‹ gauche
epic-chip-right = droite ›
epic-seats = Places
epic-now = Maintenant

# Gwent.
gwent-total = Force totale { $total }
gwent-points = { $points } points sur { $needed }
gwent-gems = { $gems }/{ $all } gemmes
gwent-leader-state = Chef, { $state }
gwent-leader-passive = Chef, toujours actif
gwent-leader-hidden = Chef, face cachée
gwent-leader-pile = { $cards ->
    [one] { $cards } chef dans la pile
   *[other] { $cards } chefs dans la pile
}
gwent-passed = a passé
gwent-redraws = { $left ->
    [one] encore { $left } échange
   *[other] encore { $left } échanges
}
gwent-deck-won = a gagné
gwent-deck-playing = en jeu
gwent-wins = Victoires : { $wins }
gwent-row = { $name }, { $row } : { $total }
gwent-horn = Cor
gwent-horn-leader = Cor du chef
gwent-horn-none = Pas de cor
gwent-weather = Météo
gwent-no-weather = Pas de météo
gwent-under-decoys = Face cachée sous des leurres : { $cards }
gwent-found = Cartes de votre deck
gwent-weather-over = { $weather } : { $rows }
gwent-sides = Côtés

# Drafts et construction des decks.
draft-pool = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
draft-pack = Paquet
draft-players = Joueurs
draft-waiting = choisit
draft-done = prêt
draft-passed-by = Les cartes que vous avez passées
draft-in = Dans le deck
draft-left-out = Hors du deck
draft-costs = coût 0 : { $free } · coût 1 : { $paid }
