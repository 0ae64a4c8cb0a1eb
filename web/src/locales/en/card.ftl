# What a card says of itself to those who do not see it.
card-cost = { $cost ->
    [0] free
   *[other] costs { $cost } gold
}
card-attack = { $now } attack
card-attack-raised = { $now } attack, raised from { $printed }
card-attack-lowered = { $now } attack, lowered from { $printed }
card-defense = { $now } defense
card-defense-raised = { $now } defense, raised from { $printed }
card-defense-lowered = { $now } of { $printed } defense
card-strength = { $now } strength
card-strength-raised = { $now } strength, raised from { $printed }
card-strength-lowered = { $now } strength, lowered from { $printed }
card-damage = { $damage } damage
card-counters = { $counters ->
    [one] { $counters } +1/+1 counter
   *[other] { $counters } +1/+1 counters
}
card-lit = can be chosen
card-armed = ready to play; confirm or cancel
card-chosen = chosen
card-chosen-order = chosen, number { $order }
card-dim = can’t be chosen
card-expended = expended
card-flipped = flipped
card-deploying = deploying
card-attacking = attacking
card-blocking = blocking
card-owner = owner: { $owner }
card-hidden = Hidden card
card-gained = Gained: { $what }
