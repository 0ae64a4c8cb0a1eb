lobby-page = { app-name }: { lobby-tag }
lobby-nav = Pages
lobby-nav-lobby = Play
lobby-nav-decks = Decks
lobby-nav-cards = Cards
lobby-nav-rules = Rules
lobby-nav-about = About
lobby-loading = Loading tables…
lobby-play-now = Play now
lobby-starting = Starting…
lobby-new = New game
lobby-mode = Mode
lobby-against = Against
lobby-deck = Your deck
lobby-deck-choose = Choose at the table
lobby-variants = Variants
lobby-clock = Clock
lobby-bot-novice = Novice bot
lobby-bot-easy = Easy bot
lobby-bot-normal = Normal bot
lobby-bot-hard = Hard bot
lobby-bot-master = Master bot
lobby-what = { $game } · { $mode }
lobby-what-format = { $game } · { $mode } · { $format }
lobby-with-bots = Against { $bot } × { $count }.
lobby-with-novice = { $count ->
    [one] Against a novice bot.
   *[other] Against { $count } novice bots.
}
lobby-with-easy = { $count ->
    [one] Against an easy bot.
   *[other] Against { $count } easy bots.
}
lobby-with-normal = { $count ->
    [one] Against a normal bot.
   *[other] Against { $count } normal bots.
}
lobby-with-hard = { $count ->
    [one] Against a hard bot.
   *[other] Against { $count } hard bots.
}
lobby-with-master = { $count ->
    [one] Against a master bot.
   *[other] Against { $count } master bots.
}
lobby-with-friend = { $count ->
    [one] You get a link to send to a friend.
   *[other] You get a link to send to your friends.
}
lobby-with-anyone = { $count ->
    [one] You play the first person to join.
   *[other] Anyone can join until all seats are taken.
}
lobby-with-hot-seat = You pass this device around.
lobby-with-nobody = You play alone against the virtual opponent.
lobby-names = Names
lobby-name-of = Name of player { $number }
lobby-player-number = Player { $number }
lobby-deck-dealt = Decks are dealt, and the game starts.
lobby-deck-drafted = You draft your decks first.
lobby-deck-any = You get a random deck.
lobby-deck-taken = You choose your deck at the table.
lobby-deck-brought = You choose or build your deck at the table.
lobby-start = Start game
lobby-open = Create table
lobby-mine = Your games
lobby-tables = Open tables
lobby-tables-none = Nobody is waiting right now.
lobby-your-turn = Your turn
lobby-resume = { lobby-your-turn } — { $what }
lobby-turn-of = { $name }’s turn
lobby-turn-bots = Bots are playing
lobby-left = { $time } left
lobby-over = Finished
lobby-won = Won
lobby-lost = Lost
lobby-draw = Tie
lobby-open-yet = Waiting
lobby-join = Join ›
lobby-watch = Watch ›
lobby-waiting = { $name }, { $taken } of { $seats } seats taken
lobby-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
lobby-all = Show all { $count }
lobby-archive = Archive
lobby-archive-this = Archive: { $what }
lobby-archived = Game archived.
lobby-archived-undo = Undo
lobby-archive-open = Archive ({ $count })
lobby-archive-title = Archive
lobby-archive-none = No archived games.
lobby-archive-close = Back to your games
lobby-unarchive = Restore
lobby-unarchive-this = Restore: { $what }
lobby-close = Close
lobby-account = Your name and account
lobby-account-yes = You have an account. You can log in on any device.
lobby-account-no = You’re playing as a guest on this device.
lobby-account-rename = Name
lobby-account-register = Account
lobby-account-login = Log in
lobby-account-logout = Log out
lobby-account-name = Name
lobby-account-password = Password
lobby-account-rename-do = Change name
lobby-account-register-do = Create account
lobby-account-login-do = Log in
lobby-account-done = Done.
about-title = About Mulligan
about-free = It’s free software under the Apache License 2.0. No ads, no tracking.
about-fair = Every shuffle comes from a key that is drawn before the deal. You see the key’s fingerprint first and the key itself after the game, so anyone can replay the game and check it.
about-glyphs = Card pictures are composed of glyphs by Lorc, Delapouite, and others, used under CC BY 3.0:
about-type = Typefaces: Alegreya, Alegreya Sans, and Sofia Sans Extra Condensed, under the SIL Open Font License.
rules-title = Rules of { $game }
rules-contents = Contents
rules-loading = Loading the rules…
lobby-preparing = Preparing the rules for a table like this. This takes up to a few minutes, once on this machine.
