gwent-title = Gwent
gwent-about = Two armies, three rows, best of three rounds. One to five players.
gwent-progress-round = Round { $number }
gwent-progress-game = Game { $number }
gwent-score-gems = gems { $scores }
gwent-score-points = points { $scores }
gwent-score-wins = wins { $scores }

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
gwent-revives = { $name } revives
gwent-finds = { $name } plays from the deck
gwent-passed = passed
gwent-redraws = { $left ->
    [one] { $left } redraw left
   *[other] { $left } redraws left
}
gwent-deck-won = has won
gwent-deck-out = It won, so it’s out (G-213).
gwent-deck-next = Can be played next
gwent-match-goal = Two wins decide the tournament. After a win, you must switch decks.
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

gwent-pass-with = { $cards ->
    [one] Pass the round with { $cards } card in hand?
   *[other] Pass the round with { $cards } cards in hand?
}
gwent-pass-ends = Pass and end the round { $own } to { $other }?
gwent-pass-again = Press again to pass
gwent-select-redraw = { $count ->
    [0] Keep hand
    [one] Redraw { $count } card
   *[other] Redraw { $count } cards
}
gwent-select-redraw-what = Choose cards
gwent-round-won-you = You win round { $round }
gwent-round-won = { $name } wins round { $round }
gwent-round-tied = Tie in round { $round }
gwent-round-over = End of round { $round }
gwent-round-points = +{ $points }
gwent-rule-strength = Higher strength: { $high } to { $low }
gwent-rule-tie = Tie, { $high } to { $low }: both lose a gem
gwent-rule-nilfgaard = Tie, { $high } to { $low }: Nilfgaard wins ties
gwent-rule-points = A point for each opponent with lower strength
gwent-over-round = Round { $number }
gwent-plot = Strength after each play
gwent-plot-point = { $play ->
    [0] Start of round { $number }
   *[other] Round { $number }, play { $play }
}
gwent-turning = Turning point, round { $number }.
gwent-stat-played = Cards played
gwent-stat-strength = Total strength
gwent-stat-destroyed = Units destroyed
gwent-stat-drawn = Cards drawn
gwent-stat-left = Cards left
gwent-reason-gems = { $you ->
    [yes] You lost both gems: round { $round }, { $own } to { $other }.
   *[no] { $name } lost both gems: round { $round }, { $own } to { $other }.
}
gwent-reason-tie = Both sides lost their last gem.
gwent-reason-points = { $you ->
    [yes] You have enough points ({ $points }/{ $needed }).
   *[no] { $name } has enough points ({ $points }/{ $needed }).
}
gwent-reason-exhausted = Nothing can change anymore, so the most points win.
gwent-reason-games = { $you ->
    [yes] You won the tournament. Games won: { $games }.
   *[no] { $name } won the tournament. Games won: { $games }.
}
gwent-turning-played = { $you ->
    [yes] You played { $card }: { $changes }.
   *[no] { $name } played { $card }: { $changes }.
}
gwent-turning-leader-used = { $you ->
    [yes] You used { $card }: { $changes }.
   *[no] { $name } used { $card }: { $changes }.
}

# The waiting room.
gwent-plan-northern-realms = Spies and bonds
gwent-plan-nilfgaard = Card advantage, then heroes
gwent-plan-scoiatael = More on the board than in hand
gwent-plan-monsters = Flood the close row
gwent-plan-skellige = Weatherproof bonds
gwent-plan-advanced-northern-realms = Catapults, towers, and one horn for all
gwent-plan-tournament-northern-realms = Catapults, towers, and one horn for all
gwent-plan-advanced-nilfgaard = Guards and heroes
gwent-plan-tournament-nilfgaard = Guards and heroes
gwent-plan-advanced-scoiatael = Two musters, two horns
gwent-plan-tournament-scoiatael = Two musters, two horns
gwent-plan-advanced-monsters = Everything in the close row
gwent-plan-tournament-monsters = Everything in the close row
gwent-plan-advanced-skellige = Bonds of three
gwent-plan-tournament-skellige = Bonds of three
gwent-group-northern-realms = Draws a card after winning a round
gwent-group-nilfgaard = Wins tied rounds
gwent-group-scoiatael = Chooses who goes first
gwent-group-monsters = Keeps one unit after each round
gwent-group-skellige = Two units return in round three

# In place of the shared messages of the same names.
gwent-waiting-your-piles = { $count ->
    [one] Your faction
   *[other] Your factions
}
gwent-waiting-opponent-deck = Opponent’s faction
gwent-waiting-turn-order = Turn order: { $names }. Teammates share a board and two gems ({ $teams }).
gwent-waiting-next = A coin flip decides who goes first. You can undo moves against bots.
gwent-waiting-next-solo = Your opponent goes first every round.
gwent-deck-stats = Deck limits
gwent-deck-breakdown = Rows, bonds, and musters
gwent-deck-hand-what = Select up to two cards to redraw.
gwent-deck-set-what = Three factions, no hero twice. They’re saved, shared, and played as a set.
gwent-plan-classic-northern-realms = Spies and bonds
gwent-plan-classic-nilfgaard = Card advantage, then heroes
gwent-plan-classic-scoiatael = More on the board than in hand
gwent-plan-classic-monsters = Flood the close row
gwent-plan-classic-skellige = Weatherproof bonds
