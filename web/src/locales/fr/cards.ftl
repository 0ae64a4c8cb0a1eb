cards-title = Cartes
cards-game = Jeu
cards-count = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
cards-found = { $found } sur { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
cards-loading = Chargement des cartes…
cards-preview = Aperçu de la carte
cards-close = Fermer
cards-credit = Images composées avec les icônes des auteurs de
cards-search = Chercher des cartes
cards-search-hint = Nom, texte ou mot-clé, dans n’importe quelle langue
cards-search-hint-short = Nom, texte, mot-clé
cards-quoted = « { $text } »
cards-sort = Tri
cards-sort-name = Nom
cards-filters = Filtres
cards-filters-count = Filtres ({ $count })
cards-match-all = tous à la fois
cards-least = { $what } : au moins
cards-most = { $what } : au plus
cards-to = à
cards-remove = Retirer le filtre { $filter }
cards-clear = Tout effacer
cards-copy-search = Copier le lien de la recherche
cards-copied = Lien copié.
cards-grid = Cartes trouvées
cards-none = Aucune carte ne correspond à ces filtres.
cards-without = Sans { $filter } : { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
cards-show = Voir { $found } sur { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
cards-show-all = Voir toutes les cartes
cards-view = Voir les précisions

card-page-neighbours = Carte précédente et suivante
card-page-previous = Carte précédente : { $name }
card-page-next = Carte suivante : { $name }
card-page-place = { $place } sur { $all }
card-page-search = Résultats de la recherche
card-page-rulings = Précisions
card-page-no-rulings = Aucune précision sur cette carte pour l’instant.
card-page-play = Jouer d’ici
card-page-opening = Ouverture…
card-page-rules = Règles
card-page-languages = En cinq langues
card-page-makes = Crée
card-page-made-by = Créée par
card-page-decks = Decks prêts avec cette carte
card-page-similar = Cartes semblables
card-page-copy = Copier le lien
card-page-unknown = Cette carte est introuvable.
card-page-all = Toutes les cartes
card-page-copies = { $gem ->
   *[other] { $copies ->
        [one] { $copies } exemplaire dans l’ensemble
       *[other] { $copies } exemplaires dans l’ensemble
    }
}
