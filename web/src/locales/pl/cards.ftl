cards-title = Wszystkie karty
cards-count = { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[many] { $cards } kart
}
cards-loading = Rozkładamy karty…
cards-failed = Nie udało się pobrać kart.
cards-reader = Czytana karta
cards-close = Zamknij
cards-credit = Znaki:
cards-find = Znajdź kartę
cards-find-hint = Nazwa lub słowo z karty
cards-none = Żadna karta nie ma tych słów.
cards-hint = Naciśnij kartę, aby ją tu przeczytać.
