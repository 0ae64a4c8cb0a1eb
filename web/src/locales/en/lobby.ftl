lobby-tag = Epic and Gwent, played by the book
lobby-title = Start a game
lobby-nav = Pages
lobby-nav-lobby = Play
lobby-nav-cards = Cards
lobby-nav-rules = Rules
lobby-nav-about = About
lobby-loading = The tables are being set…
lobby-about-epic = Champions and events, one gold a turn. Two to eight players.
lobby-about-gwent = Two armies, three rows, best of three rounds. One to five players.
lobby-choose-game = Choose how to play { $game }
lobby-play-now = Play now
lobby-how = How it is played, in a minute
lobby-new = New game
lobby-mode = Mode
lobby-format = Format
lobby-formats-more = { $count } more
lobby-seats = Seats
lobby-against = Against
lobby-deck = Your deck
lobby-deck-random = At random
lobby-deck-choose = I choose at the table
lobby-more = More
lobby-ruleset = Ruleset
lobby-variants = Variants
lobby-bots = Bots among them
lobby-clock = Clock
lobby-clock-none = None
lobby-clock-move-30 = 30 seconds a move
lobby-clock-move-90 = 90 seconds a move
lobby-clock-bank-5 = 5 minutes + 5 seconds
lobby-clock-bank-15 = 15 minutes + 10 seconds
lobby-clock-move-day = A day a move
lobby-bot-greedy = Fair bot
lobby-bot-random = Easy bot
lobby-against-friend = A friend, by link
lobby-against-anyone = Anyone
lobby-against-hot-seat = At this device
lobby-what = { $game }: { $mode }
lobby-what-format = { $game }: { $mode }, { $format }
lobby-with-bots = Against { $bot } × { $count }.
lobby-with-greedy = { $count ->
    [one] Against a fair bot.
   *[other] Against { $count } fair bots.
}
lobby-with-random = { $count ->
    [one] Against an easy bot.
   *[other] Against { $count } easy bots.
}
lobby-with-friend = { $count ->
    [one] You get a link for a friend.
   *[other] You get a link for your friends.
}
lobby-with-anyone = { $count ->
    [one] Whoever finds the table first plays against you.
   *[other] Whoever finds the table first may sit down.
}
lobby-with-hot-seat = You pass this device around.
lobby-with-nobody = You play alone against the virtual opponent.
lobby-deck-dealt = The decks are dealt, and the game begins.
lobby-deck-drafted = The decks are drafted first.
lobby-deck-any = You get a deck at random.
lobby-deck-taken = You choose your deck at the table.
lobby-deck-brought = You paste your deck at the table.
lobby-undo = Undo is allowed against bots.
lobby-start = Deal the cards
lobby-open = Open the table
lobby-reason-mode = { $name } is { $least ->
    [1] for one player
   *[other] { $most ->
        [2] for two players
       *[other] for { $least } to { $most } players
    }
}.
lobby-reason-format = { $name } is { $most ->
    [2] for two players
   *[other] for { $least } to { $most } players
}.
lobby-reason-teams = { $name } needs teams of equal size.
lobby-mine = Your games
lobby-mine-none = None yet. Play now starts one with a click.
lobby-tables = Open tables
lobby-tables-none = Nobody is waiting right now.
lobby-your-turn = Your turn
lobby-turn-of = { $name }’s turn
lobby-over = Over
lobby-won = Won
lobby-lost = Lost
lobby-draw = Draw
lobby-open-yet = Waiting
lobby-join = Join ›
lobby-watch = Watch ›
lobby-waiting = { $name }, { $taken } of { $seats } seats
lobby-players = { $count } players
lobby-all = Show all { $count }
lobby-account = Your name and account
lobby-account-yes = You have an account and can log in anywhere.
lobby-account-no = You are a guest, known on this device only.
lobby-account-rename = Name
lobby-account-register = Account
lobby-account-login = Log in
lobby-account-logout = Log out
lobby-account-name = Name
lobby-account-password = Password
lobby-account-rename-do = Change the name
lobby-account-register-do = Create the account
lobby-account-login-do = Log in
lobby-account-done = Done.
about-title = About Mulligan
about-what = Mulligan is a table for two card games, Epic and Gwent, played by the book. Cards are declared once; their rules and their words in five languages come from that declaration.
about-free = It is free software under the Apache License 2.0. There are no advertisements, and nobody is followed.
about-fair = Every shuffle follows from a key that is drawn before the deal. Its fingerprint is shown first, the key itself after the game, so that anybody can play the game again and check it.
about-fans = Epic and Gwent belong to their owners. Mulligan is made by players and is not connected with them. Texts of cards are written in our own words.
about-glyphs = Pictures of the cards are composed from glyphs by Lorc, Delapouite and others, used under CC BY 3.0:
about-type = Typefaces: Alegreya, Alegreya Sans and Sofia Sans Extra Condensed, under the SIL Open Font License.
rules-title = The rules of { $game }
rules-contents = Contents
rules-loading = The rules are being fetched…
lobby-preparing = The cards are being shuffled. The very first game on this machine takes about a minute, because the rules are compiled for it; later ones begin at once.
