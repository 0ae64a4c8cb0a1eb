table-opening = Opening the table…
table-not-here = This table isn’t available
table-not-found = We can’t find this table
table-private = This table is private
table-private-why = Ask one of the players for the invitation link.
table-not-found-why = The link may be incomplete, or the table has been removed because its game never started.
table-no-answer = The server isn’t responding. Trying again…
table-to-lobby = All games
table-board = { $game } table
table-side = Card and log
table-question = Question
table-log = Log
table-menu = Table and settings
table-card-preview = Card preview
table-card-preview-empty = Point at a card to read it here.
table-log-earlier = Show earlier
table-tab-log = Log
table-tab-rules = Rules
table-tab-chat = Chat
table-tab-table = Table
table-close = Close
table-you = You
table-seat-free = Free seat
table-seat-away = away
table-seat-out = out
table-seat-ready = Ready
table-seat-choosing = Choosing a deck
table-sending = …
table-lit = Highlighted cards can be chosen.
table-armed = Press again or use the button to confirm. Esc cancels.
table-idle = Press again to do it anyway.
table-select = Press to select, press again to deselect.
table-all = All { $count }
table-none = None
table-selected = Selected: { $count }
table-wait-place = Choose a row
table-wait-player = Choose a player
table-wait-card = Choose a card
table-wait-target = Choose a target
table-wait-answer = Choose one
table-reset = Reset
table-choose-this = Choose this
table-of = { $count } of { $all }
table-answers = Answers
table-preview = Nothing is final yet. Press a selection to undo it.
table-choose-where = Now choose where it goes.
table-choose-one = Choose what to do with it.
table-choose-amount = A number from { $least } to { $most }.
table-choose-here = Choose here
table-choose-first = Answer the question first: choose something highlighted.
table-others-turn = You can read any card in the meantime.
table-others-choose = Choosing: { $names }.
table-watching = You’re watching.
table-amount = Amount
table-back = Back
table-take-back = Undo selection
table-why-not = Why not?
table-undo = Undo
table-undo-ask = Ask to undo ({ $left } left)
table-note-took-back = { $you ->
    [yes] You took back your last move and everything after it.
   *[no] { $name } took back their last move and everything after it.
}
table-note-time = { $you ->
    [yes] Your time ran out.
   *[no] { $name } ran out of time.
}
table-note-selected = { $you ->
    [yes] Time ran out. Your selection counts.
   *[no] Time ran out. { $name }’s selection counts.
}
table-note-suggested = { $you ->
    [yes] Time ran out. A bot chose for you.
   *[no] Time ran out. A bot chose for { $name }.
}
table-note-left = { $you ->
    [yes] You left. A bot plays until you return.
   *[no] { $name } left. A bot plays until { $name } returns.
}
table-note-returned = { $you ->
    [yes] You’re back.
   *[no] { $name } is back.
}
table-note-replaced = { $you ->
    [yes] You left the table. A bot took over.
   *[no] { $name } left the table. A bot took over.
}
table-stand-in = A bot is playing for you.
table-take-over = Take over
table-key-enter = Enter
table-key-esc = Esc
table-keys = Keys
table-keys-move = Go to the next group; the arrow keys move within it
table-keys-enter = Press the focused element, or else the main button
table-keys-digits = Select the first highlighted card, the second…, or press the button with that number
table-keys-decline = Decline: pass, say no, or end
table-keys-all = Select all that can be selected
table-keys-esc = Cancel, or close what’s open
table-keys-read = Read the focused card
table-keys-log = Open the log
table-keys-list = Show this list
table-end-over = The game is over.
table-end-you-won = You win.
table-end-won = { $names } won.
table-end-drawn = The game is a tie.
table-end-note = Download the record to check that nobody tampered with the decks.
table-ending-resigned = By resignation.
table-ending-drawn = By agreement.
table-ending-claimed = A player didn’t come back.
table-ending-time = Time ran out.
table-record = Game record
table-save-deck = Save deck
table-deck-saved = “{ $name }” is saved in Decks.
table-deck-open = Open deck
table-rematch = Rematch
table-rematch-go = Next game
table-clocks = Clocks
table-clock-thirty = Thirty seconds left.
table-clock-ten = Ten seconds left.
table-reconnecting = Connection lost. Reconnecting…
table-offer-draw = { $name } offers a tie.
table-offer-undo = { $name } asks to take back their last move and everything after it.
table-offer-rematch = { $name } wants a rematch.
table-offered-draw = You offered a tie.
table-offered-undo = You asked to take back your last move.
table-offered-rematch = You asked for a rematch.
table-declined-draw = { $count ->
    [one] { $name } declined the tie.
   *[other] The tie was declined.
}
table-declined-rematch = { $count ->
    [one] { $name } declined the rematch.
   *[other] The rematch was declined.
}
table-declined-undo = { $count ->
    [one] { $name } declined the undo.
   *[other] The undo was declined.
}
table-agree = Agree
table-decline = Decline
table-withdraw = Withdraw
table-claim = { $name } has been away too long.
table-claim-bot = Let a bot play
table-claim-win = Claim the win
table-away = { $count ->
    [one] { $names } is away.
   *[other] { $names } are away.
}
table-news = { $count ->
    [one] { $count } new event
   *[other] { $count } new events
}
table-news-show = Show
table-chat-empty = No messages yet.
table-chat-say = Write a message
table-rules-all = All rules
table-rules-lately = Recently mentioned
table-as-text = Table as text
table-as-picture = Table as picture
table-draw = Offer a tie
table-resign = Resign
table-resign-sure = Press again to resign
table-draft-leave = Leave draft
table-draft-leave-sure = Press again to leave
table-passing = When should the game ask you?
table-passing-stop = Always
table-passing-act = When I can act
table-passing-never = Never
table-habits = Preferences
table-at-once = Act on first click
table-second-press = Press twice to pass or end a turn early
table-speed = Animations
table-speed-slow = Slow
table-speed-normal = Normal
table-speed-fast = Fast
table-speed-off = Off
table-speed-skip = Skip everything
table-skip = Skip
table-skip-help = Press anywhere to skip.
table-thinks = { $name } is thinking
table-thinks-for = { $name } is thinking · { $seconds } s
table-thinking = { $name } is thinking: { $seconds ->
    [one] { $seconds } second at most
   *[other] { $seconds } seconds at most
}
table-replay-next = Next
table-replay-previous = Previous
table-replay-end = Back to game
table-replay-help = Replay: { $at } of { $of }
table-seats = At the table
table-spectators = { $count ->
    [0] Nobody is watching.
    [one] { $count } spectator.
   *[other] { $count } spectators.
}
table-key = This game’s key:
table-pile-empty = It’s empty.
table-hand-over = Hand the device to { $name }
table-hand-over-note = Nobody else should look now.
table-hand-over-ready = I’m { $name }
table-waits-for-players = { $count ->
    [one] Waiting for { $count } more player.
   *[other] Waiting for { $count } more players.
}
table-sit = Sit down
table-name-ask = What should the others call you?
table-join = Join table
table-invite-code = QR code of the invitation link
table-fair = Is the shuffle fair?
table-fair-how = Every shuffle comes from a secret key that was drawn when the table was created. This is the key’s fingerprint. After the game you see the key itself, and anyone can check that it matches and replay the game.
table-invite = Send this link or let friends scan the code. Anyone who opens it can take a seat.
table-invite-here = This address works on this machine only. To let friends join from elsewhere, start Mulligan with “mulligan serve --host 0.0.0.0” and open it at this machine’s own address.
table-copied = Copied
table-copy-position = Copy position
table-position-hint = What you see of the table, as text: paste it into a bug report or a question.
table-text-answers = Answers
table-text-hand = Hand
table-signal-hello = Hello!
table-signal-good-luck = Good luck!
table-signal-nice = Nice!
table-signal-thanks = Thank you.
table-signal-sorry = Sorry.
table-signal-oops = Oops.
table-signal-thinking = I’m thinking.
table-signal-hurry = Please hurry up.
table-signal-well-played = Well played.
table-signal-one-more = One more?
table-signal-bye = Goodbye.
refused-malformed = The server didn’t understand that. Reload the page.
refused-version = There’s a newer version. Reload the page.
refused-not-found = We can’t find this table.
refused-not-yours = This table is private. Ask for the link.
refused-stale = The game has moved on. Take another look.
refused-illegal = The rules don’t allow that.
refused-not-now = You can’t do that now.
refused-seat-taken = Somebody just took this seat. Choose another.
refused-table-full = All seats are taken.
refused-deck = This deck can’t be played.
refused-name-taken = This name is taken. Choose another.
refused-bad-name = This name can’t be used. Choose another.
refused-bad-password = This password is too easy to guess. Choose a longer one.
refused-wrong-password = Wrong name or password.
refused-too-large = That’s too long. Make it shorter.
refused-too-fast = Not so fast. Wait a moment.
refused-too-many = You have too many unfinished games. Finish one first.
refused-no-undo = This can’t be undone.
refused-origin = This page isn’t allowed to connect to the server.
refused-settings = This setup can’t be played. Change it and try again.
refused-no-answer = The server isn’t responding.
refused-offline = You’re offline. Connect to the internet to play.
refused-busy = The server is busy. Try again in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
refused-broken = Something went wrong on the server. The error has been logged.

table-over = Game over
table-over-you = { $count ->
    [one] You win
   *[other] Your team wins
}
table-over-won = { $count ->
    [one] { $names } wins
   *[other] { $names } win
}
table-over-tie = The game is a tie
table-over-tied = Tie
table-over-board = Show the board
table-over-summary = Show the summary
table-over-stats = Stats
table-over-hands = The other players’ hands
table-over-hand = { $name }’s hand
table-over-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
table-reason-resigned = { $you ->
    [yes] You resigned.
   *[no] { $name } resigned.
}
table-reason-time = { $you ->
    [yes] Your time ran out.
   *[no] { $name } ran out of time.
}
table-reason-claimed = { $you ->
    [yes] You stayed away too long.
   *[no] { $name } didn’t come back.
}
table-reason-drawn = The players agreed to a tie.
table-out = You’re eliminated
table-out-goes-on = The game goes on.
table-out-place = { $place ->
    [2] { $place }nd of { $sides }
    [3] { $place }rd of { $sides }
   *[other] { $place }th of { $sides }
}
table-out-watch = Keep watching
table-out-leave = Leave
table-fall-left = { $turn ->
    [0] You resigned.
   *[other] You resigned on turn { $turn }.
}
