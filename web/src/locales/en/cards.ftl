cards-title = Every card
cards-count = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
cards-loading = The cards are being laid out…
cards-failed = The cards could not be fetched.
cards-reader = The card you read
cards-close = Close
cards-credit = Glyphs:
cards-find = Find a card
cards-find-hint = Its name, or a word on it
cards-none = No card has these words.
cards-hint = Press a card to read it here.
