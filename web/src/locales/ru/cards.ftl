cards-title = Все карты
cards-count = { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
}
cards-loading = Загружаем карты…
cards-failed = Не удалось загрузить карты. Обновите страницу.
cards-reader = Просмотр карты
cards-close = Закрыть
cards-credit = Значки:
cards-find = Найти карту
cards-find-hint = Название или слово с карты
cards-none = Подходящих карт нет.
cards-hint = Выберите карту, чтобы прочитать её здесь.
