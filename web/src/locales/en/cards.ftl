cards-title = Cards
cards-game = Game
cards-count = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
cards-found = { $found } of { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
cards-loading = Loading cards…
cards-preview = Card preview
cards-close = Close
cards-credit = Art composed from icons by
cards-search = Search cards
cards-search-hint = Name, text, or keyword in any language
cards-search-hint-short = Name, text, keyword
cards-quoted = “{ $text }”
cards-sort = Sort
cards-sort-name = Name
cards-filters = Filters
cards-filters-count = Filters ({ $count })
cards-match-all = match all
cards-least = { $what }: at least
cards-most = { $what }: at most
cards-to = to
cards-remove = Remove filter { $filter }
cards-clear = Clear all
cards-copy-search = Copy link to this search
cards-copied = Link copied.
cards-grid = Cards found
cards-none = No cards match these filters.
cards-without = Without { $filter }: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
cards-show = Show { $found } of { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
cards-show-all = Show all cards
cards-view = View rulings

card-page-neighbours = Previous and next card
card-page-previous = Previous card: { $name }
card-page-next = Next card: { $name }
card-page-place = { $place } of { $all }
card-page-search = Search results
card-page-rulings = Rulings
card-page-no-rulings = No rulings for this card yet.
card-page-play = Play from here
card-page-opening = Opening…
card-page-rules = Rules
card-page-languages = In five languages
card-page-makes = Creates
card-page-made-by = Created by
card-page-decks = Premade decks with this card
card-page-similar = Similar cards
card-page-copy = Copy link
card-page-unknown = We can’t find this card.
card-page-all = All cards
card-page-copies = { $gem ->
   *[other] { $copies ->
        [one] { $copies } copy in the set
       *[other] { $copies } copies in the set
    }
}
