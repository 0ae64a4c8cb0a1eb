home-title = Two card games, played by the book
home-lead = Play bots or friends in your browser. No account, nothing to install.
home-more = More
home-more-turns = { $count ->
    [one] { $count } more game waits for you
   *[other] { $count } more games wait for you
}
home-learn = Learn
home-learn-about = Each game in a minute, and all the rules
home-decks = Decks
home-decks-about = Build your own or start from a premade deck
home-cards = Cards
home-cards-about = Every card and what it does
home-friends = Friends
home-friends-about = Invite by link or QR code
home-new = New game
home-new-about = Every mode, format, and rule
home-play-now = “Play now” starts the rulebook’s first game against a normal bot, or repeats your last setup.
lobby-nav-games = Games
lobby-custom = Custom
lobby-custom-game = Custom game of { $game }
games-running = In progress
games-running-none = No games in progress. Start one and it shows up here.
games-finished = Finished
games-finished-none = No finished games yet.
rules-choose = Choose a game
table-setup = Setup
setup-game = Game
setup-players = Players
setup-players-span = { $least }–{ $most } players
setup-ending = Ends at
setup-ends = Ends at: { $ending }
setup-teams = Teams
setup-teams-of = { $teams } teams of { $size }
setup-decks = Decks
setup-decks-how = how players get their cards
setup-group-now = Play right away
setup-group-draft = Build or draft first
setup-group-own = Bring your own deck
setup-pool = Pool size
setup-stack = Stack size
setup-pool-hint = The rulebook uses { $default }. From { $least } to { $most }{ $step ->
    [1] .
   *[other] , in steps of { $step }.
}
setup-set = Card set
setup-boxes = Boxes
setup-boxes-fixed = Always { $count }.
setup-boxes-hint = You need { $least }. With more, fewer cards are left out. At most { $most }.
setup-deck-random = Surprise me
setup-opponents = Opponents and clock
setup-against-bots = Bots
setup-against-friend = Friends (invite link)
setup-against-anyone = Anyone
setup-against-hot-seat = Pass and play
setup-bot = Bot level
setup-bot-novice = Makes mistakes. Good for a first game.
setup-bot-easy = Plays the obvious move and often misses your reply.
setup-bot-normal = Plays sensibly and answers right away.
setup-bot-hard = Looks a few moves ahead.
setup-bot-master = Looks far ahead. Thinks for up to a second per move.
setup-bot-seats = Bot seats
setup-clock-none = No clock
setup-clock-none-about = No time limit.
setup-clock-move-30 = 30 s per move
setup-clock-move-30-about = If you run out of time, you lose. In a mulligan or redraw you keep your hand, and in a draft a card is picked for you.
setup-clock-move-90 = 90 s per move
setup-clock-move-90-about = If you run out of time, you lose. In a mulligan or redraw you keep your hand, and in a draft a card is picked for you.
setup-clock-bank-5 = 5 min + 5 s
setup-clock-bank-5-about = 5 minutes for the whole game, 5 seconds more after each move.
setup-clock-bank-15 = 15 min + 10 s
setup-clock-bank-15-about = 15 minutes for the whole game, 10 seconds more after each move.
setup-clock-move-day = 1 day per move
setup-clock-move-day-about = Play over several days. “Games” shows when it’s your turn.
setup-summary = Your setup
setup-summary-length = About { $minutes } minutes
setup-minutes = { $minutes } min
setup-about = about { $minutes } min
setup-about-span = { $least }–{ $most } min
setup-used-pool = { $count ->
    [one] Pool of { $count } card
   *[other] Pool of { $count } cards
}
setup-used-boxes = { $count ->
    [one] { $count } box
   *[other] { $count } boxes
}
setup-house-rules = House rules
setup-house-rule = house rule
setup-house = House rule: { $question } { $value }
setup-edition = Edition
setup-no-edition = Not in any edition
setup-rules-house = { $count ->
    [one] { $edition } with { $count } house rule
   *[other] { $edition } with { $count } house rules
}
setup-rule = Rule { $rule }
setup-reason-rule = { $words } { $rule }
setup-reason-few = Needs at least { $least } players. You have { $seats }.
setup-reason-only = { $most } players only. You have { $seats }.
setup-reason-many = { $most } players at most. You have { $seats }.
setup-reason-teams = { $seats } players can’t form equal teams.
setup-reason-modes = Only in: { $modes }.
setup-reason-rules = Not with this rule: { $value }
setup-reason-cards = There are cards for { $most } players at most.
setup-save = Save setup
setup-share = Share link
setup-share-named = Share { $name }
setup-copied = Link copied.
setup-saved = Recent and saved
setup-saved-as = Saved as “{ $name }”.
setup-last = Last game
setup-first = The rulebook’s first game
setup-name = Name of the setup
setup-rename = Rename { $name }
setup-rename-act = Rename
setup-rename-do = Save
setup-delete = Delete { $name }
setup-deleted = “{ $name }” deleted.
setup-restored = “{ $name }” is back.
setup-link-bad = This link doesn’t work. We don’t know “{ $part }={ $value }”. Nothing was changed.
setup-link-clash = This link doesn’t work. “{ $part }={ $value }” doesn’t go with the rest. Nothing was changed.
setup-link-long = This link is too long to be a setup. Nothing was changed.
setup-link-close = Close
