# What all boards say.
board-you = You
board-hand = hand
board-deck = deck
board-discard = discard
board-discard-of = { $name }: discard pile
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

# Epic.
epic-battle = Battle
epic-then = then: { $step }
epic-lane = Battle lane
epic-through-you = gets through if you don’t block
epic-through = gets through if nobody blocks
epic-blocked = attack, blocked
epic-waiting = Waiting abilities
epic-assigned = takes { $damage }
epic-health = health
epic-gold = gold
epic-seat = { $name }, { $health } health, { $gold } gold
epic-initiative = has initiative
epic-has-initiative = Initiative: { $name }
epic-no-initiative = Nobody has initiative right now.
epic-turn = Turn { $turn }
epic-champions-of = { $name }: champions
epic-damage = damage
epic-out = out of the game
epic-out-short = out
epic-in-hand = { $cards } in hand
epic-in-play = { $champions } in play
epic-gold-count = { $gold } gold
epic-out-of-reach = out of reach
epic-order = Turn order, clockwise
epic-still-in = { $living } of { $all } players still in
epic-partner = your teammate
epic-on-left = on your left
epic-on-right = on your right
epic-neighbour-left = ‹ left: you can attack
epic-neighbour-right = right: can attack you ›
epic-neighbour-both = ‹ left and right ›
epic-chip-left = ‹ left
epic-chip-right = right ›
epic-seats = Seats
epic-now = Now

# Gwent.
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

# Drafts and building decks.
draft-pool = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
draft-pack = Pack
draft-players = Players
draft-waiting = is choosing
draft-done = ready
draft-passed-by = Cards you passed on
draft-in = In the deck
draft-left-out = Left out
draft-costs = cost 0: { $free } · cost 1: { $paid }
