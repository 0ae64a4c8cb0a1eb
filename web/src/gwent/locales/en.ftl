gwent-title = Gwent
gwent-about = Two armies, three rows, best of three rounds. One to five players.

gwent-total = Total strength { $total }
gwent-points = { $points } of { $needed } points
gwent-gems = { $gems }/{ $all } gems
gwent-leader-state = Leader, { $state }
gwent-leader-passive = Leader, always active
gwent-leader-hidden = Leader, face down
gwent-leader-pile = { $cards ->
    [one] { $cards } leader in the pile
   *[other] { $cards } leaders in the pile
}
gwent-passed = passed
gwent-redraws = { $left ->
    [one] { $left } redraw left
   *[other] { $left } redraws left
}
gwent-deck-won = has won
gwent-deck-playing = in play
gwent-wins = Wins: { $wins }
gwent-row = { $name }, { $row }: { $total }
gwent-horn = Horn
gwent-horn-leader = The leader’s horn
gwent-horn-none = No horn
gwent-weather = Weather
gwent-no-weather = No weather
gwent-under-decoys = { $cards ->
    [one] { $cards } card face down under Decoys
   *[other] { $cards } cards face down under Decoys
}
gwent-found = Cards in your deck
gwent-weather-over = { $weather }: { $rows }
gwent-sides = Sides
gwent-keys-leader = Use your leader
gwent-end-rounds = Rounds: { $scores }.
gwent-text-discard = Discard pile
gwent-text-leader = Leader
gwent-text-decks = Decks
gwent-text-deck-of = { $faction }: { $leader }
gwent-text-side = Total { $total }{ $gems ->
    [0] {""}
   *[other] , gems: { $gems }
}{ $points ->
    [0] {""}
   *[other] , points: { $points }
}
gwent-text-deck = { $deck ->
    [one] { $deck } card in the deck
   *[other] { $deck } cards in the deck
}
gwent-text-row = { $row }: { $total }

# In place of the shared messages of the same names.
gwent-table-deck-bring-how = One card per line, for example “3 Nekker”.
