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
epic-through-you = comes through if you do not block
epic-through = comes through if nobody blocks
epic-blocked = attack, blocked
epic-waiting = Abilities that wait
epic-assigned = takes { $damage }
epic-health = health
epic-gold = gold
epic-seat = { $name }, { $health } health, { $gold } gold
epic-initiative = has initiative
epic-has-initiative = Initiative: { $name }
epic-no-initiative = No one has initiative now.
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
epic-still-in = { $living } of { $all } players in the game
epic-partner = your partner
epic-on-left = on your left
epic-on-right = on your right
epic-neighbour-left = ‹ left: you may attack
epic-neighbour-right = right: may attack you ›
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
gwent-leader-passive = Leader, acts by itself
gwent-leader-hidden = Leader, face down
gwent-leader-pile = { $cards ->
    [one] { $cards } leader in the pile
   *[other] { $cards } leaders in the pile
}
gwent-passed = passed
gwent-redraws = { $left ->
    [one] { $left } exchange left
   *[other] { $left } exchanges left
}
gwent-deck-won = has won
gwent-deck-playing = is played now
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
gwent-found = Cards of your deck
gwent-weather-over = { $weather }: { $rows }
gwent-sides = Sides

# Drafts and building decks.
draft-pool = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
draft-pack = The pack
draft-players = Players
draft-waiting = is choosing
draft-done = is ready
draft-passed-by = What went through your hands
draft-in = In the deck
draft-left-out = Left out
draft-costs = cost 0: { $free } · cost 1: { $paid }
