wall-title = Every card
wall-count = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
wall-loading = The cards are being laid out…
wall-failed = The cards could not be fetched.
wall-reader = The card you read
wall-close = Close
wall-credit = Glyphs:
