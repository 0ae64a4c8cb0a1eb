gwent-title = Gwent
gwent-about = Deux armées, trois rangées, deux manches gagnantes. De un à cinq joueurs.

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
gwent-keys-leader = Utilise votre chef
gwent-end-rounds = Manches : { $scores }.
gwent-text-discard = Défausse
gwent-text-leader = Chef
gwent-text-decks = Decks
gwent-text-deck-of = { $faction } : { $leader }
gwent-text-side = Total { $total }{ $gems ->
    [0] {""}
   *[other] , gemmes : { $gems }
}{ $points ->
    [0] {""}
   *[other] , points : { $points }
}
gwent-text-deck = { $deck ->
    [one] { $deck } carte dans le deck
   *[other] { $deck } cartes dans le deck
}
gwent-text-row = { $row } : { $total }

# In place of the shared messages of the same names.
gwent-table-deck-bring-how = Une carte par ligne, par exemple « 3 Nekker ».
