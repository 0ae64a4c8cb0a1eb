table-opening = The table is being opened…
table-not-here = This table is not to be seen
table-no-answer = The server does not answer. We keep trying.
table-to-lobby = All games
table-board = Table of { $game }
table-side = Card and log
table-question = The question
table-log = Log
table-menu = Table and settings
table-reader = The card you read
table-reader-empty = Point at a card to read it here.
table-log-earlier = Show earlier lines
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
table-seat-choosing = Chooses a deck
table-sending = …
table-lit = What is lit can be chosen. Press it once to pick it, again to do it.
table-armed = Press it again, or the button. Esc puts it back.
table-held = Nothing is final yet: press a chosen thing to take it back.
table-choose-where = Now press the lit place where it goes.
table-choose-one = Several things can be done with it: choose one.
table-choose-amount = A number from { $least } to { $most }.
table-choose-here = Choose here
table-choose-first = First answer the question: choose one of the lit things.
table-others-turn = You can read every card meanwhile.
table-others-choose = Choosing: { $names }.
table-watching = You are watching.
table-amount = Amount
table-less = One less
table-more = One more
table-back = Back
table-take-back = Take it back
table-why-not = Why not?
table-undo = Undo
table-undo-ask = Ask for undo ({ $left } left)
table-took-back = { $name }: back to before the last move. Everything done since is taken back.
table-key-enter = Enter
table-key-esc = Esc
table-keys = Keys
table-keys-move = To the next group; inside a group with the arrows
table-keys-enter = Press what has the focus; else the main button
table-keys-digits = Choose the first lit thing, the second…, or press the button with the number
table-keys-decline = Take nothing: pass, decline, end
table-keys-esc = Put it back, or close what is open
table-keys-leader = Use your leader
table-keys-read = Read the card that has the focus
table-keys-log = Open the log
table-keys-list = Show this list
table-end-over = The game is over.
table-end-you-won = You win!
table-end-won = { $names } won.
table-end-drawn = The game is drawn.
table-end-note = The record can be downloaded: it proves that nobody touched the decks.
table-end-rounds = Rounds: { $scores }.
table-ending-resigned = By resignation.
table-ending-drawn = The players agreed on it.
table-ending-claimed = The other side stayed away.
table-ending-time = The time ran out.
table-record = Record
table-rematch = Rematch
table-rematch-go = To the next game
table-clocks = Clocks
table-clock-thirty = Thirty seconds left.
table-clock-ten = Ten seconds left!
table-reconnecting = The connection broke. Trying again…
table-offer-draw = { $name } offers a draw.
table-offer-undo = { $name } asks to go back to before their last move. Everything done since is taken back too.
table-offer-rematch = { $name } would like a rematch.
table-offered-draw = A draw is offered.
table-offered-undo = You asked to go back to before your last move.
table-offered-rematch = You would like a rematch.
table-declined-draw = { $count ->
    [one] { $name } declines the draw.
   *[other] The draw is declined.
}
table-declined-rematch = { $count ->
    [one] { $name } declines a rematch.
   *[other] There is no rematch.
}
table-declined-undo = { $count ->
    [one] { $name } does not agree to go back.
   *[other] Going back is declined.
}
table-agree = Agree
table-decline = Decline
table-withdraw = Withdraw
table-claim = { $name } has stayed away.
table-claim-bot = Let a bot play
table-claim-win = Claim the seat
table-away = { $count ->
    [one] { $names } is away.
   *[other] { $names } are away.
}
table-news = { $count ->
    [one] One thing happened meanwhile.
   *[other] { $count } things happened meanwhile.
}
table-news-show = Show
table-chat-empty = Nothing was said yet.
table-chat-say = Say something
table-rules-all = All rules
table-rules-lately = Named lately
table-as-text = The table as text
table-as-picture = As a picture
table-draw = Offer a draw
table-resign = Resign
table-resign-sure = Resign: press again
table-passing = Where do you want to be asked?
table-passing-stop = Always
table-passing-act = When I could act
table-passing-never = Never
table-habits = How you like it
table-at-once = One click acts
table-speed = Motion
table-speed-normal = Normal
table-speed-fast = Fast
table-speed-off = Off
table-seats = At the table
table-watchers = { $count ->
    [0] Nobody is watching.
    [one] One spectator.
   *[other] { $count } spectators.
}
table-key = Key of this game:
table-key-hash = Fingerprint of the key:
table-pile-empty = There is nothing in it.
table-hand-over = Hand the device to { $name }
table-hand-over-note = Nobody else should look now.
table-hand-over-ready = I am { $name }
table-waits-for-players = { $count ->
    [one] One player is missing.
   *[other] { $count } players are missing.
}
table-waits-for-you = The game begins when you have a deck.
table-waits-for-decks = The game begins when all decks are there.
table-sit = Sit down
table-invite = Send this link; who opens it can sit down.
table-invite-here = This address works on this machine only. For friends elsewhere, start Mulligan with “mulligan serve --host 0.0.0.0” and open it by this machine’s own address.
table-copy = Copy
table-copied = Copied
table-leave = Leave the table
table-deck-bring = Bring a deck
table-deck-bring-how = One card a line, as in “3 Stone Warden”.
table-deck-bring-do = Play with this deck
table-deck-take = { $count ->
    [one] Choose your deck
   *[other] Choose { $count } piles for your deck
}
table-deck-take-do = Play with this
table-deck-random = At random
table-text-answers = Answers
table-text-waiting = Waiting abilities
table-text-champions = Champions
table-text-hand = Hand
table-text-discard = Discard pile
table-text-weather = Weather
table-text-leader = Leader
table-text-decks = Decks
table-text-pack = Pack
table-text-pool = Cards taken
table-text-passed = passed
table-text-epic = { $health } health, { $gold } gold, { $deck } cards in the deck
table-text-gwent = Total { $total }{ $gems ->
    [0] {""}
   *[other] , gems: { $gems }
}{ $points ->
    [0] {""}
   *[other] , points: { $points }
}
table-text-deck = { $deck } cards in the deck
table-text-row = { $row }: { $total }
table-signal-hello = Hello!
table-signal-good-luck = Good luck!
table-signal-nice = Nice!
table-signal-thanks = Thank you.
table-signal-sorry = Sorry.
table-signal-oops = Oops.
table-signal-thinking = I am thinking.
table-signal-hurry = Please hurry.
table-signal-well-played = Well played.
table-signal-one-more = One more?
table-signal-bye = Goodbye.
refused-malformed = The server did not understand that. Load the page anew.
refused-version = There is a newer version. Load the page anew.
refused-not-found = There is no such table.
refused-not-yours = This is not for everybody: ask for the link.
refused-stale = The table has moved on. Look again.
refused-illegal = The rules do not allow that.
refused-not-now = That cannot be done now.
refused-seat-taken = Somebody sits there already.
refused-table-full = All seats are taken.
refused-deck = This deck cannot be played.
refused-name-taken = This name is taken.
refused-bad-name = This name cannot be used.
refused-bad-password = This password is too easy to guess. Take a longer one.
refused-wrong-password = Name or password is wrong.
refused-too-large = That is too much at once.
refused-too-fast = Not so fast. Wait a moment.
refused-too-many = You have too many games that are not over. End one first.
refused-no-undo = This cannot be taken back.
refused-origin = This page may not talk to the server.
refused-settings = This cannot be played.
refused-no-answer = The server does not answer.
