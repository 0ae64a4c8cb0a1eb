epic-title = Epic
epic-about = Champions and events, one gold per turn. Two to eight players.
epic-progress-turn = Turn { $number }
epic-progress-draft = Draft, round { $number }
epic-score-health = health { $scores }

epic-battle = Battle
epic-then = then: { $step }
epic-lane = Battle lane
epic-assign = Assign { $damage } damage.
epic-assign-left = Left to assign: { $damage }.
epic-assign-help = Lethal damage first. Drag a number, or use − and +.
epic-assign-help-through = Lethal damage first, the rest breaks through. Drag a number, or use − and +.
epic-assign-cover = Before damage goes through, { $name } needs { $damage }.
epic-assign-most = No more can break through.
epic-assign-again = The battle has changed. Here is a new proposal.
epic-through = How much damage goes through?
epic-through-help-team = The breakthrough damage of your whole team counts. The rest goes to the blockers.
epic-through-help-lost = No blocker is left. The rest is lost.
epic-send-through = Send through: { $damage }
epic-deal = Deal { $damage } damage
epic-breaks = breaks
epic-left = { $left } left
epic-if-unblocked = { $damage ->
   *[other] damage to { $name } if unblocked
}
epic-if-unblocked-you = { $damage ->
   *[other] damage if you don’t block
}
epic-gets-through = { $damage ->
   *[other] damage gets through
}
epic-damage-to = { $damage ->
   *[other] damage to { $name }
}
epic-damage-to-you = { $damage ->
   *[other] damage to you
}
epic-in-battle = in the battle
epic-less-on = Less damage to { $name }
epic-more-on = More damage to { $name }
epic-waiting = Waiting abilities
epic-attacks = attacks
epic-is-attacked = is attacked
epic-assigned = takes { $damage }
epic-stack-expended = { $count ->
   *[other] { $count } expended
}
epic-health = health
epic-gold = gold
epic-seat = { $name }, { $health } health, { $gold } gold
epic-initiative = has initiative
epic-has-initiative = Initiative: { $name }
epic-no-initiative = Nobody has initiative right now.
epic-initiative-means = Only the player with initiative can play cards, use powers, or attack. Passing hands it to the left.
epic-turn = Turn { $turn }
epic-champions-of = { $name }: champions
epic-damage = damage
epic-out = eliminated
epic-out-short = eliminated
epic-in-hand = { $cards } in hand
epic-in-play = { $champions } in play
epic-gold-count = { $gold } gold
epic-out-of-reach = out of reach
epic-order = Turn order, clockwise
epic-still-in = { $living } of { $all } players still in
epic-teammate = your teammate
epic-on-left = on your left
epic-on-right = on your right
epic-neighbour-left = ‹ left: you can attack
epic-neighbour-right = right: can attack you ›
epic-neighbour-both = ‹ left and right ›
epic-chip-left = ‹ left
epic-chip-right = right ›
epic-seats = Seats
epic-now = Now
epic-draft-pack = Pack
epic-draft-players = Players in passing order
epic-draft-pick = Pick a card.
epic-draft-pick-of = Pick { $count } of these { $of }.
epic-draft-pick-more = Pick { $count } more.
epic-draft-pick-this = Pick { $card }?
epic-draft-pick-these = Pick { $cards }?
epic-draft-pick-what = { $count ->
    [one] Pick a card
   *[other] Pick { $count } cards
}
epic-draft-pick-card = Pick { $card }
epic-draft-pick-cards = { $count ->
    [one] Pick { $count } card
   *[other] Pick { $count } cards
}
epic-draft-how = Select a card, then select it again or press Enter.
epic-draft-passed = { $count ->
    [one] The other card goes to { $name }.
   *[other] The other { $count } go to { $name }.
}
epic-draft-discarded = { $count ->
    [one] The other card is discarded face down.
   *[other] The other { $count } are discarded face down.
}
epic-draft-then = Then { $name } picks { $count }.
epic-draft-last = { $count ->
    [one] { $name } gets the last card.
   *[other] { $name } gets the other { $count }.
}
epic-draft-still-picking = { $count ->
    [one] { $names } is still picking.
   *[other] { $names } are still picking.
}
epic-draft-your-pick = Your pick
epic-draft-you-pick = your pick
epic-draft-you-build = building
epic-draft-picks = picking
epic-draft-builds = building
epic-draft-done = done
epic-draft-you-passed = You passed
epic-draft-which = Which cards?
epic-draft-to-pool = Pool { $count }
epic-draft-pools = Pools
epic-draft-curve = Cards by cost and type
epic-draft-paid = cost 1 gold
epic-draft-free = free
epic-draft-champions = { $count ->
    [one] champion
   *[other] champions
}
epic-draft-events = { $count ->
    [one] event
   *[other] events
}
epic-draft-ring-left-what = packs go
epic-draft-ring-left = ← left
epic-draft-ring-left-label = Packs go left. Yours goes to { $name }.
epic-draft-ring-right-what = packs go
epic-draft-ring-right = right →
epic-draft-ring-right-label = Packs go right. Yours goes to { $name }.
epic-draft-ring-swap-what = you two
epic-draft-ring-swap = swap
epic-draft-ring-swap-label = You swap packs with { $name }.
epic-draft-ring-shared-what = picks
epic-draft-ring-shared = one, two, one
epic-draft-ring-shared-label = You and { $name } pick from one pack: one, two, one.
epic-build-add = Add { $count } more.
epic-build-over = { $count } too many.
epic-build-ready = { $count ->
    [one] { $count } card. Your deck is ready.
   *[other] { $count } cards. Your deck is ready.
}
epic-build-help = { $paid } paid, { $free } free, { $champions ->
    [one] { $champions } champion
   *[other] { $champions } champions
}, { $unused } unused.
epic-build-play = Play this deck
epic-build-fill = Autofill
epic-build-cut = Cut the weakest
epic-build-start = Start from
epic-build-suggested = { $names } (suggested)
epic-build-strongest = Strongest { $count }
epic-build-scratch = Scratch
epic-build-pool = Your pool
epic-build-add-all = Add all
epic-build-remove-all = Remove all
epic-build-add-group = Add all: { $name }
epic-build-remove-group = Remove all: { $name }
epic-build-of = { $count } of { $of }
epic-build-paid = Costs 1 gold
epic-build-free = Free
epic-text-champions = Champions
epic-text-discard = Discard pile
epic-draft-text-pack = Pack
epic-draft-text-pool = Cards picked
epic-text-player = { $health } health, { $gold } gold, { $deck ->
    [one] { $deck } card in the deck
   *[other] { $deck } cards in the deck
}

epic-end-with-gold = End your turn with { $gold } gold unspent?
epic-end-again = Press again to end
epic-attack-in-vain = They can block and break all your attackers and lose nothing. Attack?
epic-attack-again = Press again to attack
epic-answer-target = Target: { $what }
epic-answer-choose = Choose: { $what }
epic-answer-defender = Attack { $what }
epic-select-attackers = { $count ->
    [0] No attack
   *[other] { $named ->
        [yes] Attack { $name } with { $count }
       *[no] Attack with { $count }
    }
}
epic-select-attackers-what = Choose attackers
epic-select-attackers-asked = { $named ->
    [yes] Who attacks { $name }?
   *[no] Who attacks?
}
epic-select-attackers-all = Attack with all { $count }
epic-select-blockers = { $count ->
    [0] No block
   *[other] Block with { $count }
}
epic-select-blockers-what = Choose blockers
epic-select-mulligan = { $count ->
    [0] Keep hand
    [one] Replace { $count } card
   *[other] Replace { $count } cards
}
epic-select-mulligan-what = Choose cards
epic-select-reveal = { $count ->
    [0] Reveal nothing
    [one] Reveal { $count } card
   *[other] Reveal { $count } cards
}
epic-select-reveal-what = Choose 2 cards
epic-select-recycle = { $count ->
    [0] Don’t recycle
    [one] Recycle { $count } card
   *[other] Recycle { $count } cards
}
epic-select-recycle-what = Choose 2 cards
epic-plot = Health after each turn
epic-plot-point = { $number ->
    [0] Start
   *[other] Turn { $number }
}
epic-turning = Turning point, turn { $number }.
epic-stat-damage = Damage dealt
epic-stat-broken = Champions broken
epic-stat-played = Cards played
epic-stat-drawn = Cards drawn
epic-stat-attacks = Champions sent to attack
epic-reason-health = { $you ->
    [yes] You ran out of health: { $before } − { $lost } = { $after }.
   *[no] { $name } ran out of health: { $before } − { $lost } = { $after }.
}
epic-reason-left = { $you ->
    [yes] You left the game.
   *[no] { $name } left the game.
}
epic-reason-deck = { $you ->
    [yes] You drew from an empty deck, and that wins the game.
   *[no] { $name } drew from an empty deck, and that wins the game.
}
epic-reason-tie = Everyone ran out of health at the same time.
epic-fall-health = { $known ->
    [yes] { $name } brought you down on turn { $turn }: { $before } − { $lost } = { $after }.
   *[no] You ran out of health on turn { $turn }: { $before } − { $lost } = { $after }.
}
epic-turning-played = { $you ->
    [yes] You played { $card }: { $changes }.
   *[no] { $name } played { $card }: { $changes }.
}
epic-turning-attacked = { $you ->
    [yes] You attacked with { $card }: { $changes }.
   *[no] { $name } attacked with { $card }: { $changes }.
}
epic-turning-power-used = { $you ->
    [yes] You used { $card }: { $changes }.
   *[no] { $name } used { $card }: { $changes }.
}

# The waiting room.
epic-plan-good = Angels, healing, banishment
epic-plan-sage = Card draw and well-timed tricks
epic-plan-wild = Big champions and fire
epic-plan-evil = Zombies, demons, no mercy
epic-group-good = Angels, healing, banishment
epic-group-sage = Card draw and well-timed tricks
epic-group-wild = Big champions and fire
epic-group-evil = Zombies, demons, no mercy

# In place of the shared messages of the same names.
epic-waiting-your-piles = { $count ->
    [one] Your alignment
   *[other] Your { $count } alignments
}
epic-waiting-missing = { $count ->
    [one] Choose an alignment.
   *[other] Choose { $count } alignments.
}
epic-waiting-missing-more = { $count ->
    [one] Choose one more alignment.
   *[other] Choose { $count } more alignments.
}
epic-waiting-opponent-deck = Opponent’s alignments
epic-waiting-turn-order = Teammates take their turn together: { $teams }. Seats: { $names }.
epic-waiting-teams-of = { $count ->
    [one] { $count } team of
   *[other] { $count } teams of
} { $size }, { $size ->
    [2] 60
    [3] 90
   *[4] 120
} health
epic-card-page-copies = { $gem ->
    [red] cube ×{ $copies } (red gem)
   *[other] cube ×{ $copies } (white gem)
}
epic-deck-stats = Cost and alignment
epic-deck-curve-value = { $value ->
    [0] free
   *[other] { $value } gold
}
epic-deck-hand-what = Select cards to mulligan. Each costs 1 health.
epic-deck-redraw = Mulligan { $count }
