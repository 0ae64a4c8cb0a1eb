cards-title = Wszystkie karty
cards-count = { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[many] { $cards } kart
}
cards-loading = Wczytywanie kart…
cards-failed = Nie udało się wczytać kart. Odśwież stronę.
cards-reader = Podgląd karty
cards-close = Zamknij
cards-credit = Glify:
cards-find = Znajdź kartę
cards-find-hint = Nazwa lub słowo z karty
cards-none = Brak pasujących kart.
cards-hint = Wybierz kartę, aby ją tu przeczytać.
