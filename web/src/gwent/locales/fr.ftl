gwent-title = Gwent
gwent-about = Deux armées, trois rangées, deux manches gagnantes. De un à cinq joueurs.
gwent-progress-round = Manche { $number }
gwent-progress-game = Partie { $number }
gwent-score-gems = gemmes { $scores }
gwent-score-points = points { $scores }
gwent-score-wins = victoires { $scores }

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

gwent-pass-with = { $cards ->
    [one] Passer la manche avec { $cards } carte en main ?
   *[other] Passer la manche avec { $cards } cartes en main ?
}
gwent-pass-ends = Passer et finir la manche { $own } à { $other } ?
gwent-pass-again = Appuyez encore pour passer
gwent-select-redraw = { $count ->
    [0] Garder la main
    [one] Remplacer { $count } carte
   *[other] Remplacer { $count } cartes
}
gwent-select-redraw-what = Choisissez des cartes
gwent-round-won-you = Vous gagnez la manche { $round }
gwent-round-won = { $name } gagne la manche { $round }
gwent-round-tied = Égalité à la manche { $round }
gwent-round-over = Fin de la manche { $round }
gwent-round-points = +{ $points }
gwent-rule-strength = Plus de force : { $high } à { $low }
gwent-rule-tie = Égalité, { $high } à { $low } : chaque camp perd une gemme
gwent-rule-nilfgaard = Égalité, { $high } à { $low } : Nilfgaard gagne les égalités
gwent-rule-points = Un point pour chaque adversaire moins fort
gwent-over-round = Manche { $number }
gwent-plot = Force après chaque coup
gwent-turning = Tournant, manche { $number }.
gwent-stat-played = Cartes jouées
gwent-stat-strength = Force totale
gwent-stat-destroyed = Unités détruites
gwent-stat-drawn = Cartes piochées
gwent-stat-left = Cartes en main
gwent-reason-gems = { $you ->
    [yes] Vous avez perdu vos deux gemmes : manche { $round }, { $own } à { $other }.
   *[no] { $name } a perdu ses deux gemmes : manche { $round }, { $own } à { $other }.
}
gwent-reason-tie = Les deux camps ont perdu leur dernière gemme.
gwent-reason-points = { $you ->
    [yes] Vous avez assez de points ({ $points }/{ $needed }).
   *[no] { $name } a assez de points ({ $points }/{ $needed }).
}
gwent-reason-exhausted = Plus rien ne peut changer : la victoire va au plus grand nombre de points.
gwent-reason-games = { $you ->
    [yes] Vous avez gagné le tournoi. Parties gagnées : { $games }.
   *[no] { $name } a gagné le tournoi. Parties gagnées : { $games }.
}
gwent-turning-played = { $you ->
    [yes] Vous avez joué { $card }: { $changes }.
   *[no] { $name } a joué { $card }: { $changes }.
}
gwent-turning-leader-used = { $you ->
    [yes] Vous avez utilisé { $card }: { $changes }.
   *[no] { $name } a utilisé { $card }: { $changes }.
}

# In place of the shared messages of the same names.
gwent-table-deck-bring-how = Une carte par ligne, par exemple « 3 Nekker ».
