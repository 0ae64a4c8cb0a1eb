wall-title = Toutes les cartes
wall-count = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
wall-loading = On dispose les cartes…
wall-failed = Les cartes n’ont pas pu être chargées.
wall-reader = La carte que vous lisez
wall-close = Fermer
wall-credit = Glyphes :
