cards-title = Toutes les cartes
cards-count = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
cards-loading = Chargement des cartes…
cards-failed = Les cartes n’ont pas pu être chargées. Rechargez la page.
cards-reader = Aperçu de la carte
cards-close = Fermer
cards-credit = Glyphes :
cards-find = Trouver une carte
cards-find-hint = Un nom ou un mot de la carte
cards-none = Aucune carte ne correspond.
cards-hint = Choisissez une carte pour la lire ici.
