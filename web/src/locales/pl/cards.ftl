cards-title = Karty
cards-game = Gra
cards-count = { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[many] { $cards } kart
}
cards-found = { $found } z { $cards ->
    [one] { $cards } karty
    [few] { $cards } kart
   *[many] { $cards } kart
}
cards-loading = Wczytywanie kart…
cards-preview = Podgląd karty
cards-close = Zamknij
cards-credit = Obrazki są złożone ze znaków autorów
cards-search = Szukaj kart
cards-search-hint = Nazwa, tekst lub słowo kluczowe, w dowolnym języku
cards-search-hint-short = Nazwa, tekst, słowo
cards-quoted = „{ $text }”
cards-sort = Według
cards-sort-name = Nazwa
cards-filters = Filtry
cards-filters-count = Filtry ({ $count })
cards-match-all = wszystkie naraz
cards-least = { $what }: co najmniej
cards-most = { $what }: najwyżej
cards-to = do
cards-remove = Usuń filtr { $filter }
cards-clear = Wyczyść
cards-copy-search = Kopiuj łącze do wyników
cards-copied = Skopiowano łącze.
cards-grid = Znalezione karty
cards-none = Żadna karta nie pasuje do tych filtrów.
cards-without = Bez filtra { $filter }: { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[many] { $cards } kart
}
cards-show = Pokaż { $found } z { $cards ->
    [one] { $cards } karty
    [few] { $cards } kart
   *[many] { $cards } kart
}
cards-show-all = Pokaż wszystkie karty
cards-view = Zasady i pytania

card-page-neighbours = Poprzednia i następna karta
card-page-previous = Poprzednia karta: { $name }
card-page-next = Następna karta: { $name }
card-page-place = { $place } z { $all }
card-page-search = Wyniki wyszukiwania
card-page-rulings = Pytania i odpowiedzi
card-page-no-rulings = Nie ma jeszcze pytań o tę kartę.
card-page-play = Zagraj stąd
card-page-opening = Otwieranie…
card-page-rules = Zasady
card-page-languages = W pięciu językach
card-page-makes = Tworzy
card-page-made-by = Tworzą ją
card-page-decks = Gotowe talie z tą kartą
card-page-similar = Podobne karty
card-page-copy = Kopiuj łącze
card-page-unknown = Nie możemy znaleźć tej karty.
card-page-all = Wszystkie karty
card-page-copies = { $gem ->
   *[other] { $copies ->
        [one] { $copies } kopia w zestawie
        [few] { $copies } kopie w zestawie
       *[many] { $copies } kopii w zestawie
    }
}
