deck-title = Your decks
deck-all = All decks
deck-all-games = All
deck-game = Game
deck-guest = Saved on this device. Log in to sync everywhere.
deck-none = No decks yet
deck-none-what = Start with a premade deck and swap a card or two. That’s how most decks begin.
deck-start-new = New deck
deck-start-premade = From a premade deck
deck-start-premade-what = Edit a copy
deck-start-draft = From a draft
deck-start-draft-what = Draft, build, and save
deck-start-import = Import
deck-start-import-what = From a list, link, or file
deck-premade = Premade decks
deck-premade-what = Choose one to edit a copy of it.
deck-premade-line = { $game }, { $format }
deck-legal = Legal
deck-problems = { $count ->
    [one] { $count } problem
   *[other] { $count } problems
}
deck-problems-list = Problems
deck-edited-today = Edited today
deck-edited = Edited { $date }
deck-games = { $played ->
    [one] { $played } game, { $won } won
   *[other] { $played } games, { $won } won
}
deck-play = Play
deck-use-at-table = Use at the table
deck-to-table = Back to the table
deck-fix = Fix
deck-fix-all = Fix all
deck-edit = Edit
deck-more-of = More about { $name }
deck-more-actions = More
deck-duplicate = Duplicate
deck-share = Share
deck-cover = Change cover
deck-delete = Delete
deck-deleted = Deck deleted.
deck-undo = Undo
deck-redo = Redo
deck-new = New deck
deck-loading = Loading the deck…
deck-not-found = We can’t find this deck
deck-builder = Deck builder
deck-name = Deck name
deck-format = Format
deck-saved = Saved
deck-saving = Saving…
deck-saved-offline = Saved offline
deck-not-saved = Not saved
deck-offline = You’re offline. Changes are saved on this device and will sync when you reconnect.
deck-conflict = This deck was edited on another device at { $time }. Nothing was lost: your version is saved as “{ $name }”.
deck-compare = Compare
deck-keep-mine = Keep mine
deck-use-other = Use the other
deck-compare-title = What’s different
deck-compare-mine = Only in this version
deck-compare-other = Only in the other version
deck-compare-same = Both versions have the same cards.
deck-import = Import
deck-import-title = Import a list
deck-import-what = One card per line, such as “3 Kong”, in any of the five languages. Or drop a deck file here.
deck-import-file = Open file
deck-import-read = { $count ->
    [one] { $count } card found.
   *[other] { $count } cards found.
}
deck-import-unread = { $count ->
    [one] { $count } line isn’t a card.
   *[other] { $count } lines aren’t cards.
}
deck-did-you-mean = Did you mean
deck-import-add = Add to this deck
deck-import-create = Create deck
deck-share-title = Share this deck
deck-share-link = A link that contains the deck
deck-share-link-what = It opens on any server, without an account.
deck-share-text = Deck list
deck-share-code = Scan it with a phone
deck-copy-link = Copy link
deck-link-copied = Link copied.
deck-copy-list = Copy list
deck-list-copied = List copied.
deck-save-file = Save deck file
deck-shared = A shared deck
deck-shared-save = Save to my decks
deck-shared-wrong = We can’t read this deck
deck-play-title = Play this deck
deck-play-level = Bot
deck-play-against = The bot’s deck
deck-play-opponent = Choose the opponent
deck-play-problems = { $count ->
    [one] This deck has { $count } problem. Fix it to play.
   *[other] This deck has { $count } problems. Fix them to play.
}
deck-surprise = Surprise me
deck-pool = Card pool
deck-search = Search
deck-search-hint = Name, text, or keyword
deck-view = View
deck-view-cards = Cards
deck-view-list = List
deck-filters = Filters
deck-fits = Fits this deck
deck-none-found = No cards match these filters.
deck-show-all = Show all cards
deck-new-mark = new
deck-card-label = { $name }, { $count } of { $most } in deck.
deck-limit-reached = Limit reached.
deck-less = Remove one: { $name }
deck-more = Add one: { $name }
deck-remove = Remove
deck-yours = Your deck
deck-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
deck-size = { $count ->
    [one] card
   *[other] cards
}
deck-size-least = { $count ->
    [one] card, at least { $least }
   *[other] cards, at least { $least }
}
deck-size-led = { $count ->
    [one] card and a leader
   *[other] cards and a leader
}
deck-empty = Your deck is empty
deck-empty-what = Select a card to add it, drag one here, or start from one of these:
deck-from-premade = Premade deck
deck-random = Random deck
deck-autofill = Autofill
deck-filled = { $count ->
    [one] { $count } card added and marked “new”.
   *[other] { $count } cards added and marked “new”.
}
deck-filled-none = Nothing to add. The deck is complete.
deck-fixed = All problems fixed.
deck-fixed-none = Nothing to fix.
deck-hand = Test hand
deck-hand-new = New hand
deck-hand-what = Select cards to redraw.
deck-redraw = Redraw { $count }
deck-stats = Stats
deck-breakdown = Breakdown
deck-max = max { $most }
deck-max-over = max { $most }, { $over } over
deck-min = min { $least }
deck-min-short = min { $least }, { $short } short
deck-balance = { $paid } paid, { $free } free
deck-balance-of = { $paid } paid, { $free } of { $most } free
deck-curve-value = { $value }
deck-curve-of = { $value }: { $count }
deck-row = { $count }, strength { $strength }
deck-leader-none = No leader yet
deck-leader-why = The leader decides the faction.
deck-leader-choose = Choose a leader
deck-leader-other = Choose another leader
deck-leaders = Leaders of { $faction }
deck-faction = Faction
deck-faction-switch = Switching factions removes faction cards and keeps neutral ones. Undo restores everything.
deck-faction-switched = { $count ->
    [one] { $count } card of the other faction removed.
   *[other] { $count } cards of the other faction removed.
}
deck-set = Decks of the set
deck-set-number = Deck { $number }
deck-set-what = They’re saved, shared, and played as a set.
deck-tab-cards = Cards
deck-tab-deck = Deck
