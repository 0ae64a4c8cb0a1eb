wall-title = Все карты
wall-count = { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
}
wall-loading = Раскладываем карты…
wall-failed = Не удалось получить карты.
wall-reader = Открытая карта
wall-close = Закрыть
wall-credit = Значки:
