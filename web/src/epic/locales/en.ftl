epic-title = Epic
epic-about = Champions and events, one gold per turn. Two to eight players.

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
epic-draft-pool = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
epic-draft-pack = Pack
epic-draft-players = Players
epic-draft-waiting = is choosing
epic-draft-done = ready
epic-draft-passed-by = Cards you passed on
epic-draft-in = In the deck
epic-draft-left-out = Left out
epic-draft-costs = cost 0: { $free } · cost 1: { $paid }
epic-text-champions = Champions
epic-text-discard = Discard pile
epic-draft-text-pack = Pack
epic-draft-text-pool = Cards picked
epic-text-player = { $health } health, { $gold } gold, { $deck ->
    [one] { $deck } card in the deck
   *[other] { $deck } cards in the deck
}

# In place of the shared messages of the same names.
epic-table-deck-bring-how = One card per line, for example “3 Kong”.
