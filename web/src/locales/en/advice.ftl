hint = Hint
hint-thinking = Looking for the best move…
hint-chance = chance to win { $chance }
hint-others = Next best: { $answers }.
hint-wins = This wins the game.
hint-outlook-health = Expected by your next turn: you { $own } health, { $count ->
    [one] your opponent
   *[other] your opponents
} { $others }.
hint-outlook-round = Chance to win the round: { $ahead }.
hint-close = Close the hint
table-keys-hint = Ask for a hint
refused-no-hint = There’s no hint for this.
refused-no-hint-over = There are hints only while a game is running.
refused-no-hint-people = There are no hints while other people play at this table.
refused-no-hint-draft = There are no hints in drafts.
refused-no-hint-study = There are no hints in this position.
refused-no-hint-not-asked = You can ask for a hint when you have to decide.
refused-no-hint-busy = The last hint isn’t ready yet. Wait a moment.
review = Review
review-working = Reviewing the game…
review-plot = Your chance to win
review-mistakes = Costliest mistakes
review-none = No decision cost you more than 3 points of your chance to win.
review-turn = Turn { $number }
review-chosen = You chose: { $words }.
review-better = Better: { $words }.
review-see = See it
review-again = Try again from here
review-close = Close the review
refused-no-review = There’s no review of this game.
refused-no-review-running = You can review the game when it’s over.
refused-no-review-study = This position has no review.
