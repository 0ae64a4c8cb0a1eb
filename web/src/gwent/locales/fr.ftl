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
gwent-revives = { $name } ramène
gwent-finds = { $name } joue depuis son deck
gwent-passed = a passé
gwent-redraws = { $left ->
    [one] encore { $left } échange
   *[other] encore { $left } échanges
}
gwent-deck-won = a gagné
gwent-deck-out = Il a gagné et ne joue plus (G-213).
gwent-deck-next = Peut jouer
gwent-match-goal = Deux victoires décident du tournoi. Après une victoire, il faut changer de deck.
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
gwent-plot-point = { $play ->
    [0] Début de la manche { $number }
   *[other] Manche { $number }, coup { $play }
}
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

# The waiting room.
gwent-plan-northern-realms = Espions et liens
gwent-plan-nilfgaard = Des cartes, puis des héros
gwent-plan-scoiatael = Plus sur la table qu’en main
gwent-plan-monsters = Inonder la mêlée
gwent-plan-skellige = Des liens à l’épreuve du temps
gwent-plan-advanced-northern-realms = Catapultes, tours et un cor pour tout
gwent-plan-tournament-northern-realms = Catapultes, tours et un cor pour tout
gwent-plan-advanced-nilfgaard = Gardes et héros
gwent-plan-tournament-nilfgaard = Gardes et héros
gwent-plan-advanced-scoiatael = Deux rassemblements, deux cors
gwent-plan-tournament-scoiatael = Deux rassemblements, deux cors
gwent-plan-advanced-monsters = Tout en mêlée
gwent-plan-tournament-monsters = Tout en mêlée
gwent-plan-advanced-skellige = Liens de trois
gwent-plan-tournament-skellige = Liens de trois
gwent-group-northern-realms = Pioche une carte après une manche gagnée
gwent-group-nilfgaard = Gagne les manches à égalité
gwent-group-scoiatael = Choisit qui commence
gwent-group-monsters = Garde une unité après chaque manche
gwent-group-skellige = Deux unités reviennent à la troisième manche

# In place of the shared messages of the same names.
gwent-waiting-your-piles = { $count ->
    [one] Votre faction
   *[other] Vos factions
}
gwent-waiting-opponent-deck = Faction de l’adversaire
gwent-waiting-turn-order = Ordre des tours : { $names }. Une équipe partage un plateau et deux gemmes ({ $teams }).
gwent-waiting-next = Une pièce décide qui commence. Contre des bots, vous pouvez annuler vos coups.
gwent-waiting-next-solo = L’adversaire commence chaque manche.
gwent-deck-stats = Limites du deck
gwent-deck-breakdown = Rangées, liens et rassemblements
gwent-deck-hand-what = Sélectionnez jusqu’à deux cartes à remplacer.
gwent-deck-set-what = Trois factions, aucun héros en double. Ils sont enregistrés, partagés et joués ensemble.
gwent-plan-classic-northern-realms = Espions et liens
gwent-plan-classic-nilfgaard = L’avantage des cartes, puis les héros
gwent-plan-classic-scoiatael = Plus sur la table qu’en main
gwent-plan-classic-monsters = Submerger la rangée de mêlée
gwent-plan-classic-skellige = Des liens à toute épreuve
