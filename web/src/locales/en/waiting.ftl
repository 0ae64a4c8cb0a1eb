waiting-strip = What happens next
waiting-setup = Change setup
waiting-moved-on = This game moved to a new table with another setup.
waiting-follow = Go to the new table
waiting-change = Change
waiting-close = Close
waiting-leave = Leave
waiting-start = Start game
waiting-ready = Ready
waiting-not-ready = Not ready
waiting-you = you
waiting-host = host
waiting-guest = joined by link
waiting-not-yet = not chosen yet
waiting-random = Surprise me
waiting-random-line = Random when the game starts
waiting-own-decks = Your decks
waiting-imported = Imported deck
waiting-import = Import a list
waiting-import-line = or open a deck file
waiting-import-do = Use this deck
waiting-build = Build a deck
waiting-build-line = then return to this table
waiting-fix = Fix ›
waiting-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
waiting-premade = Premade decks
waiting-deck = Deck
waiting-your-deck = { $count ->
    [one] Your deck
   *[other] Your { $count } decks
}
waiting-your-piles = { $count ->
    [one] Your deck
   *[other] Your { $count } piles
}
waiting-your-leader = { $count ->
    [one] Your leader
   *[other] Your leaders
}
waiting-opponent = Opponent
waiting-bots = Bots
waiting-opponent-deck = Opponent’s deck
waiting-opponent-own = Which deck?
waiting-opponent-premade = Premade
waiting-opponent-leader = Leader
waiting-teams = Teams
waiting-teams-number = Number of teams
waiting-teams-of = { $count ->
    [one] { $count } team of
   *[other] { $count } teams of
} { $size }
waiting-team-sun = Team Sun
waiting-team-moon = Team Moon
waiting-team-oak = Team Oak
waiting-team-crown = Team Crown
waiting-turn-order = Turn order: { $names } ({ $teams }).
waiting-swap = Select two seats to swap them.
waiting-swap-with = Select a seat to swap with { $name }.
waiting-no-variants = standard game
waiting-on = on
waiting-off = off
waiting-whose = Whose deck?
waiting-just-took = { $name } just took { $what }. Choose another.
waiting-moved = Seats or settings changed. You now have { $what }.
waiting-sit = Take a seat to play.
waiting-watching = The players are choosing their decks.
waiting-ready-for = { $count ->
    [one] You’re ready. { $names } is choosing.
   *[other] You’re ready. { $names } are choosing.
}
waiting-ready-players = { $count ->
    [one] You’re ready. Waiting for { $count } more player.
   *[other] You’re ready. Waiting for { $count } more players.
}
waiting-missing = { $count ->
    [one] Choose a deck.
   *[other] Choose { $count } decks.
}
waiting-missing-more = { $count ->
    [one] Choose one more.
   *[other] Choose { $count } more.
}
waiting-all-set = Everything is ready.
waiting-plays = You’re playing { $what }.
waiting-plays-random = You’re playing a random deck.
waiting-plays-against = You’re playing { $what } against { $name }.
waiting-next = You can undo moves against bots.
waiting-next-solo = You can undo your moves.
waiting-when = The game starts when everyone is ready.
waiting-take-over = Take this seat
waiting-invite = Invite friends
waiting-invite-bots = { $count ->
    [one] Prefer to play a friend? The friend who opens this link takes { $name }’s seat.
   *[other] Bots hold the open seats. A person who opens the link takes over from a bot, { $name } first.
}
waiting-link = Invitation link
waiting-copy = Copy link
waiting-device = Pass and play
waiting-device-how = Name each player. The screen is hidden while you pass the device.
waiting-device-name = Player’s name
waiting-device-add = Add player
