cards-title = Toutes les cartes
cards-count = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
cards-loading = On dispose les cartes…
cards-failed = Les cartes n’ont pas pu être chargées.
cards-reader = La carte que vous lisez
cards-close = Fermer
cards-credit = Glyphes :
cards-find = Trouver une carte
cards-find-hint = Son nom ou un mot inscrit dessus
cards-none = Aucune carte ne contient ces mots.
cards-hint = Choisissez une carte pour la lire ici.
