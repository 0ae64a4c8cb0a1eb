cards-title = Карты
cards-game = Игра
cards-count = { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
}
cards-found = { $found } из { $cards ->
    [one] { $cards } карты
    [few] { $cards } карт
   *[many] { $cards } карт
}
cards-loading = Загрузка карт…
cards-preview = Просмотр карты
cards-close = Закрыть
cards-credit = Рисунки составлены из значков авторов
cards-search = Поиск карт
cards-search-hint = Название, текст или ключевое слово на любом языке
cards-search-hint-short = Название, текст
cards-quoted = «{ $text }»
cards-sort = Порядок
cards-sort-name = Название
cards-filters = Фильтры
cards-filters-count = Фильтры ({ $count })
cards-match-all = все сразу
cards-least = { $what }: не меньше
cards-most = { $what }: не больше
cards-to = до
cards-remove = Убрать фильтр { $filter }
cards-clear = Сбросить
cards-copy-search = Скопировать ссылку на поиск
cards-copied = Ссылка скопирована.
cards-grid = Найденные карты
cards-none = Ни одна карта не подходит под эти фильтры.
cards-without = Без фильтра { $filter }: { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
}
cards-show = Показать { $found } из { $cards ->
    [one] { $cards } карты
    [few] { $cards } карт
   *[many] { $cards } карт
}
cards-show-all = Показать все карты
cards-view = Вопросы и ответы

card-page-neighbours = Предыдущая и следующая карта
card-page-previous = Предыдущая карта: { $name }
card-page-next = Следующая карта: { $name }
card-page-place = { $place } из { $all }
card-page-search = Результаты поиска
card-page-rulings = Вопросы и ответы
card-page-no-rulings = Вопросов об этой карте пока нет.
card-page-play = Играть отсюда
card-page-opening = Открываем…
card-page-rules = Правила
card-page-languages = На пяти языках
card-page-makes = Создаёт
card-page-made-by = Создаётся картами
card-page-decks = Готовые колоды с этой картой
card-page-similar = Похожие карты
card-page-copy = Скопировать ссылку
card-page-unknown = Мы не нашли эту карту.
card-page-all = Все карты
card-page-copies = { $gem ->
   *[other] { $copies ->
        [one] { $copies } копия в наборе
        [few] { $copies } копии в наборе
       *[many] { $copies } копий в наборе
    }
}
