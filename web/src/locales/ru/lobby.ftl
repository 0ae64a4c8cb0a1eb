lobby-page = { app-name }: { lobby-tag }
lobby-nav = Страницы
lobby-nav-lobby = Играть
lobby-nav-decks = Колоды
lobby-nav-cards = Карты
lobby-nav-rules = Правила
lobby-nav-about = О сайте
lobby-loading = Готовим столы…
lobby-play-now = Играть сразу
lobby-starting = Начинаем…
lobby-new = Новая партия
lobby-mode = Режим
lobby-against = Соперник
lobby-deck = Ваша колода
lobby-deck-choose = Выберу за столом
lobby-variants = Варианты
lobby-clock = Часы
lobby-bot-novice = Бот-новичок
lobby-bot-easy = Лёгкий бот
lobby-bot-normal = Обычный бот
lobby-bot-hard = Сложный бот
lobby-bot-master = Бот-мастер
lobby-what = { $game } · { $mode }
lobby-what-format = { $game } · { $mode } · { $format }
lobby-with-bots = Против: { $bot } × { $count }.
lobby-with-novice = { $count ->
    [1] Против бота-новичка.
    [one] Против { $count } бота-новичка.
    [few] Против { $count } ботов-новичков.
   *[many] Против { $count } ботов-новичков.
}
lobby-with-easy = { $count ->
    [1] Против лёгкого бота.
    [one] Против { $count } лёгкого бота.
    [few] Против { $count } лёгких ботов.
   *[many] Против { $count } лёгких ботов.
}
lobby-with-normal = { $count ->
    [1] Против обычного бота.
    [one] Против { $count } обычного бота.
    [few] Против { $count } обычных ботов.
   *[many] Против { $count } обычных ботов.
}
lobby-with-hard = { $count ->
    [1] Против сложного бота.
    [one] Против { $count } сложного бота.
    [few] Против { $count } сложных ботов.
   *[many] Против { $count } сложных ботов.
}
lobby-with-master = { $count ->
    [1] Против бота-мастера.
    [one] Против { $count } бота-мастера.
    [few] Против { $count } ботов-мастеров.
   *[many] Против { $count } ботов-мастеров.
}
lobby-with-friend = { $count ->
    [1] Вы получите ссылку для друга.
   *[other] Вы получите ссылку для друзей.
}
lobby-with-anyone = { $count ->
    [1] Вы сыграете с первым, кто присоединится.
   *[other] Присоединиться может любой, пока есть свободные места.
}
lobby-with-hot-seat = Вы передаёте друг другу это устройство.
lobby-with-nobody = Вы играете в одиночку против виртуального противника.
lobby-names = Имена
lobby-name-of = Имя игрока { $number }
lobby-player-number = Игрок { $number }
lobby-deck-dealt = Колоды раздаются, и игра начинается.
lobby-deck-drafted = Сначала драфт колод.
lobby-deck-any = Вы получите случайную колоду.
lobby-deck-taken = Колоду вы выберете за столом.
lobby-deck-brought = Колоду вы выберете или соберёте за столом.
lobby-start = Начать игру
lobby-open = Создать стол
lobby-mine = Ваши партии
lobby-tables = Открытые столы
lobby-tables-none = Сейчас никто не ждёт.
lobby-your-turn = Ваш ход
lobby-resume = { lobby-your-turn } — { $what }
lobby-turn-of = Ходит { $name }
lobby-turn-bots = Играют боты
lobby-left = осталось { $time }
lobby-over = Завершена
lobby-won = Победа
lobby-lost = Поражение
lobby-draw = Ничья
lobby-open-yet = Ждёт
lobby-join = Присоединиться ›
lobby-watch = Смотреть ›
lobby-waiting = { $name }, занято мест: { $taken } из { $seats }
lobby-players = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
   *[many] { $count } игроков
}
lobby-all = Показать все ({ $count })
lobby-archive = В архив
lobby-archive-this = В архив: { $what }
lobby-archived = Партия в архиве.
lobby-archived-undo = Отменить
lobby-archive-open = Архив ({ $count })
lobby-archive-title = Архив
lobby-archive-none = В архиве нет партий.
lobby-archive-close = Назад к вашим партиям
lobby-unarchive = Вернуть
lobby-unarchive-this = Вернуть: { $what }
lobby-close = Закрыть
lobby-account = Ваше имя и учётная запись
lobby-account-yes = У вас есть учётная запись. Войти можно с любого устройства.
lobby-account-no = Вы играете как гость, только на этом устройстве.
lobby-account-rename = Имя
lobby-account-register = Учётная запись
lobby-account-login = Вход
lobby-account-logout = Выйти
lobby-account-name = Имя
lobby-account-password = Пароль
lobby-account-rename-do = Сменить имя
lobby-account-register-do = Создать учётную запись
lobby-account-login-do = Войти
lobby-account-done = Готово.
about-title = О Mulligan
about-free = Это свободная программа под лицензией Apache 2.0. Без рекламы и слежки.
about-fair = Каждое тасование определяется ключом, выбранным до раздачи. Сначала вы видите его отпечаток, после игры — сам ключ, так что любой может воспроизвести партию и проверить её.
about-glyphs = Иллюстрации карт составлены из значков, авторы которых — Lorc, Delapouite и другие, по лицензии CC BY 3.0:
about-type = Шрифты: Alegreya, Alegreya Sans и Sofia Sans Extra Condensed по лицензии SIL Open Font License.
rules-title = Правила: { $game }
rules-contents = Содержание
rules-loading = Загружаем правила…
lobby-preparing = Готовим правила для такого стола. На этом компьютере это займёт не больше нескольких минут, и только один раз.
