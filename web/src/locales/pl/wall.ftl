wall-title = Wszystkie karty
wall-count = { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[many] { $cards } kart
}
wall-loading = Rozkładamy karty…
wall-failed = Nie udało się pobrać kart.
wall-reader = Czytana karta
wall-close = Zamknij
wall-credit = Znaki:
