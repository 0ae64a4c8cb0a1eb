waiting-strip = Что дальше
waiting-setup = Изменить настройки
waiting-moved-on = Эта игра переехала за новый стол с другими настройками.
waiting-follow = К новому столу
waiting-change = Изменить
waiting-close = Закрыть
waiting-leave = Уйти
waiting-start = Начать игру
waiting-ready = Готово
waiting-not-ready = Не готово
waiting-you = вы
waiting-host = хозяин стола
waiting-guest = по ссылке
waiting-not-yet = ещё не выбрано
waiting-random = Сюрприз
waiting-random-line = Решит случай в начале игры
waiting-own-decks = Ваши колоды
waiting-imported = Вставленная колода
waiting-import = Вставить список
waiting-import-line = или открыть файл колоды
waiting-import-do = Взять эту колоду
waiting-build = Собрать колоду
waiting-build-line = и вернуться к столу
waiting-fix = Исправить ›
waiting-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
waiting-premade = Готовые колоды
waiting-deck = Колода
waiting-your-deck = { $count ->
    [one] Ваша колода
    [few] Ваши { $count } колоды
   *[many] Ваши { $count } колод
}
waiting-your-piles = { $count ->
    [one] Ваша колода
    [few] Ваши { $count } стопки
   *[many] Ваши { $count } стопок
}
waiting-your-leader = { $count ->
    [one] Ваш лидер
   *[other] Ваши лидеры
}
waiting-opponent = Противник
waiting-bots = Боты
waiting-opponent-deck = Колода противника
waiting-opponent-own = Какой колодой?
waiting-opponent-premade = Готовой
waiting-opponent-leader = Лидер
waiting-teams = Команды
waiting-teams-number = Сколько команд
waiting-teams-of = { $count ->
    [one] { $count } команда
    [few] { $count } команды
   *[many] { $count } команд
} по { $size }
waiting-team-sun = Команда «Солнце»
waiting-team-moon = Команда «Луна»
waiting-team-oak = Команда «Дуб»
waiting-team-crown = Команда «Корона»
waiting-turn-order = Очерёдность: { $names } ({ $teams }).
waiting-swap = Выберите два места, чтобы поменять их.
waiting-swap-with = С кем меняется { $name }?
waiting-no-variants = обычная игра
waiting-on = да
waiting-off = нет
waiting-whose = Чья колода?
waiting-just-took = { $name } только что взял: { $what }. Выберите другое.
waiting-moved = Места или настройки изменились. Теперь у вас: { $what }.
waiting-sit = Займите место, чтобы сыграть.
waiting-watching = Игроки выбирают колоды.
waiting-ready-for = { $count ->
    [one] Готово. { $names } выбирает.
   *[other] Готово. Выбирают: { $names }.
}
waiting-ready-players = { $count ->
    [one] Готово. Ждём ещё { $count } игрока.
    [few] Готово. Ждём ещё { $count } игроков.
   *[many] Готово. Ждём ещё { $count } игроков.
}
waiting-missing = { $count ->
    [one] Выберите колоду.
    [few] Выберите { $count } колоды.
   *[many] Выберите { $count } колод.
}
waiting-missing-more = { $count ->
    [one] Выберите ещё одну.
    [few] Выберите ещё { $count }.
   *[many] Выберите ещё { $count }.
}
waiting-all-set = Всё готово.
waiting-plays = Вы играете: { $what }.
waiting-plays-random = Вы играете случайной колодой.
waiting-plays-against = Вы играете: { $what }, противник: { $name }.
waiting-next = В игре с ботом ходы можно отменять.
waiting-next-solo = Ходы можно отменять.
waiting-when = Игра начнётся, когда все будут готовы.
waiting-take-over = Занять это место
waiting-invite = Пригласить друзей
waiting-invite-bots = { $count ->
    [one] Хотите сыграть с другом? Кто откроет ссылку, займёт место бота ({ $name }).
   *[other] Места держат боты. Кто откроет ссылку, займёт место бота, первым: { $name }.
}
waiting-link = Ссылка-приглашение
waiting-copy = Копировать ссылку
waiting-device = На одном устройстве
waiting-device-how = Назовите игроков. Пока вы передаёте устройство, экран скрыт.
waiting-device-name = Имя игрока
waiting-device-add = Добавить игрока
