deck-title = Ваши колоды
deck-all = Все колоды
deck-all-games = Все
deck-game = Игра
deck-guest = Сохранено на этом устройстве. Войдите, чтобы колоды были доступны везде.
deck-none = Колод пока нет
deck-none-what = Возьмите готовую колоду и замените карту-другую. Так начинается большинство колод.
deck-start-new = Новая колода
deck-start-premade = Из готовой колоды
deck-start-premade-what = Изменить копию
deck-start-draft = Из драфта
deck-start-draft-what = Драфт, сборка, сохранение
deck-start-import = Импорт
deck-start-import-what = Из списка, ссылки или файла
deck-premade = Готовые колоды
deck-premade-what = Выберите колоду, чтобы изменить её копию.
deck-premade-line = { $game }, { $format }
deck-legal = По правилам
deck-problems = { $count ->
    [one] { $count } проблема
    [few] { $count } проблемы
   *[many] { $count } проблем
}
deck-problems-list = Проблемы
deck-edited-today = Изменена сегодня
deck-edited = Изменена { $date }
deck-games = { $played ->
    [one] { $played } партия
    [few] { $played } партии
   *[many] { $played } партий
}, { $won ->
    [one] { $won } победа
    [few] { $won } победы
   *[many] { $won } побед
}
deck-play = Играть
deck-use-at-table = Взять к столу
deck-to-table = Вернуться к столу
deck-fix = Исправить
deck-fix-all = Исправить всё
deck-edit = Изменить
deck-more-of = Ещё: { $name }
deck-more-actions = Ещё
deck-duplicate = Создать копию
deck-share = Поделиться
deck-cover = Сменить обложку
deck-delete = Удалить
deck-deleted = Колода удалена.
deck-undo = Отменить
deck-redo = Повторить
deck-new = Новая колода
deck-loading = Загрузка колоды…
deck-not-found = Мы не нашли эту колоду
deck-builder = Конструктор колод
deck-name = Название колоды
deck-format = Формат
deck-saved = Сохранено
deck-saving = Сохранение…
deck-saved-offline = Сохранено офлайн
deck-not-saved = Не сохранено
deck-offline = Нет соединения. Изменения сохранены на этом устройстве и синхронизируются, когда связь восстановится.
deck-conflict = Эту колоду изменили на другом устройстве в { $time }. Ничего не потеряно: ваша версия сохранена как «{ $name }».
deck-compare = Сравнить
deck-keep-mine = Оставить мою
deck-use-other = Взять другую
deck-compare-title = Чем они отличаются
deck-compare-mine = Только в этой версии
deck-compare-other = Только в другой версии
deck-compare-same = В обеих версиях одни и те же карты.
deck-import = Импорт
deck-import-title = Импорт списка
deck-import-what = Одна карта в строке, например «3 Kong», на любом из пяти языков. Или перетащите сюда файл колоды.
deck-import-file = Открыть файл
deck-import-read = { $count ->
    [one] Найдена { $count } карта.
    [few] Найдены { $count } карты.
   *[many] Найдено { $count } карт.
}
deck-import-unread = { $count ->
    [one] { $count } строка не является картой.
    [few] { $count } строки не являются картами.
   *[many] { $count } строк не являются картами.
}
deck-did-you-mean = Возможно, это
deck-import-add = Добавить в эту колоду
deck-import-create = Создать колоду
deck-share-title = Поделиться колодой
deck-share-link = Ссылка, в которой записана колода
deck-share-link-what = Открывается на любом сервере, без учётной записи.
deck-share-text = Список карт
deck-share-code = Отсканируйте телефоном
deck-copy-link = Копировать ссылку
deck-link-copied = Ссылка скопирована.
deck-copy-list = Копировать список
deck-list-copied = Список скопирован.
deck-save-file = Сохранить файл колоды
deck-shared = Присланная колода
deck-shared-save = Сохранить в мои колоды
deck-shared-wrong = Мы не смогли прочитать эту колоду
deck-play-title = Играть этой колодой
deck-play-level = Бот
deck-play-against = Колода бота
deck-play-opponent = Выбрать соперника
deck-play-problems = { $count ->
    [one] В этой колоде { $count } проблема. Исправьте её, чтобы играть.
    [few] В этой колоде { $count } проблемы. Исправьте их, чтобы играть.
   *[many] В этой колоде { $count } проблем. Исправьте их, чтобы играть.
}
deck-surprise = Удивите меня
deck-pool = Доступные карты
deck-search = Поиск
deck-search-hint = Название, текст или ключевое слово
deck-view = Вид
deck-view-cards = Карты
deck-view-list = Список
deck-filters = Фильтры
deck-fits = Подходит колоде
deck-none-found = Под эти фильтры не подходит ни одна карта.
deck-show-all = Показать все карты
deck-new-mark = новая
deck-card-label = { $name }, в колоде { $count } из { $most }.
deck-limit-reached = Больше нельзя.
deck-less = Убрать одну: { $name }
deck-more = Добавить одну: { $name }
deck-remove = Убрать
deck-yours = Ваша колода
deck-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
deck-size = { $count ->
    [one] карта
    [few] карты
   *[many] карт
}
deck-size-least = { $count ->
    [one] карта, не меньше { $least }
    [few] карты, не меньше { $least }
   *[many] карт, не меньше { $least }
}
deck-size-led = { $count ->
    [one] карта и лидер
    [few] карты и лидер
   *[many] карт и лидер
}
deck-empty = Ваша колода пуста
deck-empty-what = Выберите карту, чтобы добавить её, перетащите её сюда или начните с одного из этих вариантов:
deck-from-premade = Готовая колода
deck-random = Случайная колода
deck-autofill = Дополнить
deck-filled = { $count ->
    [one] Добавлена { $count } карта с пометкой «новая».
    [few] Добавлены { $count } карты с пометкой «новая».
   *[many] Добавлено { $count } карт с пометкой «новая».
}
deck-filled-none = Добавлять нечего. Колода полна.
deck-fixed = Все проблемы исправлены.
deck-fixed-none = Исправлять нечего.
deck-hand = Пробная рука
deck-hand-new = Новая рука
deck-hand-what = Выберите карты для замены.
deck-redraw = Заменить: { $count }
deck-stats = Статистика
deck-breakdown = Подробности
deck-max = макс. { $most }
deck-max-over = макс. { $most }, больше на { $over }
deck-min = мин. { $least }
deck-min-short = мин. { $least }, не хватает: { $short }
deck-balance = платные { $paid }, бесплатные { $free }
deck-balance-of = платные { $paid }, бесплатные { $free } из { $most }
deck-curve-value = { $value }
deck-curve-of = { $value }: { $count }
deck-row = { $count }, сила { $strength }
deck-leader-none = Лидера пока нет
deck-leader-why = Лидер определяет фракцию.
deck-leader-choose = Выбрать лидера
deck-leader-other = Выбрать другого лидера
deck-leaders = Лидеры: { $faction }
deck-faction = Фракция
deck-faction-switch = При смене фракции её карты уходят, а нейтральные остаются. Отмена возвращает всё.
deck-faction-switched = { $count ->
    [one] Убрана { $count } карта другой фракции.
    [few] Убраны { $count } карты другой фракции.
   *[many] Убрано { $count } карт другой фракции.
}
deck-set = Колоды набора
deck-set-number = Колода { $number }
deck-set-what = Они сохраняются, пересылаются и играют как один набор.
deck-tab-cards = Карты
deck-tab-deck = Колода
