home-title = Две карточные игры по настоящим правилам
home-lead = Играйте в браузере с ботами или друзьями. Без регистрации и установки.
home-more = Ещё
home-more-turns = { $count ->
    [one] Вас ждёт ещё { $count } партия
    [few] Вас ждут ещё { $count } партии
   *[many] Вас ждут ещё { $count } партий
}
home-learn = Научиться
home-learn-about = Обе игры за минуту и все правила
home-decks = Колоды
home-decks-about = Соберите свою или начните с готовой
home-cards = Карты
home-cards-about = Все карты и что они делают
home-friends = Друзья
home-friends-about = Пригласите по ссылке или QR-коду
home-new = Новая партия
home-new-about = Все режимы, форматы и правила
home-play-now = «Играть сразу» начинает первую игру из правил против обычного бота или повторяет последние настройки.
lobby-nav-games = Партии
lobby-custom = Настроить
lobby-custom-game = Настроить партию: { $game }
games-running = Идут
games-running-none = Сейчас партий нет. Начните, и партия появится здесь.
games-finished = Завершённые
games-finished-none = Завершённых партий пока нет.
rules-choose = Выберите игру
table-setup = Настройки партии
setup-game = Игра
setup-players = Игроки
setup-players-span = { $least }–{ $most } игроков
setup-ending = Конец игры
setup-ends = Конец игры: { $ending }
setup-teams = Команды
setup-teams-of = { $teams ->
    [one] { $teams } команда по { $size }
    [few] { $teams } команды по { $size }
   *[many] { $teams } команд по { $size }
}
setup-decks = Колоды
setup-decks-how = откуда у игроков карты
setup-group-now = Играть сразу
setup-group-draft = Сначала сборка или драфт
setup-group-own = Своя колода
setup-pool = Карт в наборе
setup-stack = Карт в стопке
setup-pool-hint = В правилах { $default }. От { $least } до { $most }{ $step ->
    [1] .
   *[other] , с шагом { $step }.
}
setup-set = Набор карт
setup-boxes = Коробки
setup-boxes-fixed = Всегда { $count }.
setup-boxes-hint = Нужно { $least }. Чем больше, тем меньше карт останется вне игры. Не больше { $most }.
setup-deck-random = Случайная
setup-opponents = Соперники и часы
setup-against-bots = Боты
setup-against-friend = Друзья (по ссылке)
setup-against-anyone = Кто угодно
setup-against-hot-seat = На одном устройстве
setup-bot = Уровень ботов
setup-bot-novice = Делает ошибки. Хорош для первой игры.
setup-bot-easy = Делает очевидный ход и часто не видит ответа.
setup-bot-normal = Играет разумно и отвечает сразу.
setup-bot-hard = Думает на несколько ходов вперёд.
setup-bot-master = Думает далеко вперёд, до секунды на ход.
setup-bot-seats = Места ботов
setup-clock-none = Без часов
setup-clock-none-about = Без ограничения времени.
setup-clock-move-30 = 30 с на ход
setup-clock-move-30-about = У кого кончится время, тот проиграет. При обмене карт рука остаётся прежней, а на драфте карта выбирается автоматически.
setup-clock-move-90 = 90 с на ход
setup-clock-move-90-about = У кого кончится время, тот проиграет. При обмене карт рука остаётся прежней, а на драфте карта выбирается автоматически.
setup-clock-bank-5 = 5 мин + 5 с
setup-clock-bank-5-about = 5 минут на всю игру и ещё 5 секунд после каждого хода.
setup-clock-bank-15 = 15 мин + 10 с
setup-clock-bank-15-about = 15 минут на всю игру и ещё 10 секунд после каждого хода.
setup-clock-move-day = 1 день на ход
setup-clock-move-day-about = Игра на несколько дней. «Партии» покажут, когда ваш ход.
setup-summary = Ваши настройки
setup-summary-length = Около { $minutes } минут
setup-minutes = { $minutes } мин
setup-about = около { $minutes } мин
setup-about-span = { $least }–{ $most } мин
setup-used-pool = { $count ->
    [one] Набор из { $count } карты
    [few] Набор из { $count } карт
   *[many] Набор из { $count } карт
}
setup-used-boxes = { $count ->
    [one] { $count } коробка
    [few] { $count } коробки
   *[many] { $count } коробок
}
setup-house-rules = Домашние правила
setup-house-rule = домашнее правило
setup-house = Домашнее правило: { $question } { $value }
setup-edition = Издание
setup-no-edition = Ни в одном издании
setup-rules-house = { $edition }, домашних правил: { $count }
setup-rule = Правило { $rule }
setup-reason-rule = { $words } { $rule }
setup-reason-few = Нужно не меньше { $least } игроков. Вас { $seats }.
setup-reason-only = Только для { $most } игроков. Вас { $seats }.
setup-reason-many = Не больше { $most } игроков. Вас { $seats }.
setup-reason-teams = { $seats } игроков не разделить на равные команды.
setup-reason-modes = Только в режимах: { $modes }.
setup-reason-rules = Не с этим правилом: { $value }
setup-reason-cards = Карт хватит не больше чем на { $most } игроков.
setup-save = Сохранить
setup-share = Поделиться
setup-share-named = Поделиться: { $name }
setup-copied = Ссылка скопирована.
setup-saved = Последние и сохранённые
setup-saved-as = Сохранено как «{ $name }».
setup-last = Прошлая партия
setup-first = Первая игра из правил
setup-name = Название настроек
setup-rename = Переименовать: { $name }
setup-rename-act = Переименовать
setup-rename-do = Сохранить
setup-delete = Удалить: { $name }
setup-deleted = «{ $name }» удалено.
setup-restored = «{ $name }» возвращено.
setup-link-bad = Эта ссылка не работает. Мы не знаем «{ $part }={ $value }». Ничего не изменено.
setup-link-clash = Эта ссылка не работает. «{ $part }={ $value }» не сочетается с остальным. Ничего не изменено.
setup-link-long = Эта ссылка слишком длинная. Ничего не изменено.
setup-link-close = Закрыть
