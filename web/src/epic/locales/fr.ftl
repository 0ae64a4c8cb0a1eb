epic-title = Epic
epic-about = Champions et Événements, 1 or par tour. De deux à huit joueurs.

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
epic-draft-pool = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
epic-draft-pack = Paquet
epic-draft-players = Joueurs
epic-draft-waiting = choisit
epic-draft-done = prêt
epic-draft-passed-by = Les cartes que vous avez passées
epic-draft-in = Dans le deck
epic-draft-left-out = Hors du deck
epic-draft-costs = coût 0 : { $free } · coût 1 : { $paid }
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

# In place of the shared messages of the same names.
epic-table-deck-bring-how = Une carte par ligne, par exemple « 3 Kong ».
