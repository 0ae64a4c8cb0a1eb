cards-title = All cards
cards-count = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
cards-loading = Loading cards…
cards-failed = The cards couldn’t be loaded. Reload the page.
cards-reader = Card preview
cards-close = Close
cards-credit = Glyphs:
cards-find = Find a card
cards-find-hint = A name, or a word on the card
cards-none = No cards match.
cards-hint = Select a card to read it here.
