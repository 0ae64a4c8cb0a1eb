# Ce que disent tous les plateaux.
board-you = Vous
board-hand = main
board-deck = deck
board-discard = défausse
board-discard-of = { $name } : défausse
board-discard-yours = Votre défausse
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
board-plays = { $name } joue
board-uses = { $name } utilise
board-your-turn = À vous de jouer
board-recap = Ce que les autres ont fait
board-attack = Attaque
board-what-happened = Que s’est-il passé ?
