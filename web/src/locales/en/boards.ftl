# What all boards say.
board-you = You
board-hand = hand
board-deck = deck
board-discard = discard
board-discard-of = { $name }: discard pile
board-discard-yours = Your discard pile
board-discard-open = { $name }: discard pile, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
board-hand-of = { $name }: hand, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
board-more = { $more } more
board-away = away
board-plays = { $name } plays
board-uses = { $name } uses
board-your-turn = Your turn
board-recap = What the others did
board-attack = Attack
board-what-happened = What happened?
