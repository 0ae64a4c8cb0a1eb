cards-title = Все карты
cards-count = { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
}
cards-loading = Раскладываем карты…
cards-failed = Не удалось получить карты.
cards-reader = Открытая карта
cards-close = Закрыть
cards-credit = Значки:
cards-find = Найти карту
cards-find-hint = Название или слово с карты
cards-none = Нет карты с такими словами.
cards-hint = Нажмите на карту, чтобы прочитать её здесь.
