lobby-tag = Epic и Гвинт, строго по правилам
lobby-title = Начать партию
lobby-nav = Страницы
lobby-nav-lobby = Играть
lobby-nav-cards = Карты
lobby-nav-rules = Правила
lobby-nav-about = О сайте
lobby-loading = Столы накрываются…
lobby-about-epic = Чемпионы и События, одно золото за ход. От двух до восьми игроков.
lobby-about-gwent = Две армии, три ряда, до двух побед в раундах. От одного до пяти игроков.
lobby-choose-game = Выбрать, как играть: { $game }
lobby-play-now = Играть сразу
lobby-how = Как играть, за минуту
lobby-new = Новая партия
lobby-mode = Режим
lobby-format = Формат
lobby-formats-more = ещё { $count }
lobby-seats = Места
lobby-against = Соперник
lobby-deck = Ваша колода
lobby-deck-random = Случайная
lobby-deck-choose = Выберу за столом
lobby-more = Ещё
lobby-ruleset = Редакция правил
lobby-variants = Варианты
lobby-bots = Из них ботов
lobby-clock = Часы
lobby-clock-none = Без часов
lobby-clock-move-30 = 30 секунд на ход
lobby-clock-move-90 = 90 секунд на ход
lobby-clock-bank-5 = 5 минут + 5 секунд
lobby-clock-bank-15 = 15 минут + 10 секунд
lobby-clock-move-day = День на ход
lobby-bot-greedy = Средний бот
lobby-bot-random = Лёгкий бот
lobby-against-friend = Друг по ссылке
lobby-against-anyone = Кто угодно
lobby-against-hot-seat = За этим устройством
lobby-what = { $game }: { $mode }
lobby-what-format = { $game }: { $mode }, { $format }
lobby-with-bots = Против: { $bot } × { $count }.
lobby-with-greedy = { $count ->
    [1] Против среднего бота.
    [one] Против { $count } среднего бота.
   *[other] Против { $count } средних ботов.
}
lobby-with-random = { $count ->
    [1] Против лёгкого бота.
    [one] Против { $count } лёгкого бота.
   *[other] Против { $count } лёгких ботов.
}
lobby-with-friend = { $count ->
    [1] Вы получите ссылку для друга.
   *[other] Вы получите ссылку для друзей.
}
lobby-with-anyone = { $count ->
    [1] С вами сыграет тот, кто первым найдёт стол.
   *[other] Сядет тот, кто первым найдёт стол.
}
lobby-with-hot-seat = Вы передаёте друг другу это устройство.
lobby-with-nobody = Вы играете в одиночку против виртуального противника.
lobby-deck-dealt = Колоды раздаются, и игра начинается.
lobby-deck-drafted = Сначала драфт колод.
lobby-deck-any = Вы получите случайную колоду.
lobby-deck-taken = Колоду вы выберете за столом.
lobby-deck-brought = Колоду вы вставите за столом.
lobby-undo = Против бота можно отменять ходы.
lobby-start = Раздать карты
lobby-open = Открыть стол
lobby-reason-mode = { $name }: { $least ->
    [1] для одного игрока
   *[other] { $most ->
        [2] для двух игроков
       *[other] от { $least } до { $most } игроков
    }
}.
lobby-reason-format = { $name }: { $most ->
    [2] для двух игроков
   *[other] от { $least } до { $most } игроков
}.
lobby-reason-teams = { $name }: команды должны быть равными.
lobby-mine = Ваши партии
lobby-mine-none = Пока ни одной. «Играть сразу» начинает одним нажатием.
lobby-tables = Открытые столы
lobby-tables-none = Сейчас никто не ждёт.
lobby-your-turn = Ваш ход
lobby-turn-of = Ходит { $name }
lobby-over = Окончена
lobby-won = Победа
lobby-lost = Поражение
lobby-draw = Ничья
lobby-open-yet = Ждёт
lobby-join = Сесть ›
lobby-watch = Смотреть ›
lobby-waiting = { $name }, занято { $taken } из { $seats }
lobby-players = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
   *[many] { $count } игроков
}
lobby-all = Показать все ({ $count })
lobby-account = Ваше имя и учётная запись
lobby-account-yes = У вас есть учётная запись: вход возможен откуда угодно.
lobby-account-no = Вы гость, вас знает только это устройство.
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
about-what = Mulligan — стол для двух карточных игр, Epic и Гвинта, строго по правилам. Карты описаны один раз; из этого описания следуют их правила и их слова на пяти языках.
about-free = Это свободная программа под лицензией Apache 2.0. Здесь нет рекламы, и ни за кем не следят.
about-fair = Каждое тасование следует из ключа, выбранного до раздачи. Сначала виден его отпечаток, после игры — сам ключ, так что любой может сыграть партию заново и проверить её.
about-fans = Epic и Гвинт принадлежат своим владельцам. Mulligan делают игроки, и он с ними не связан. Тексты карт написаны нашими словами.
about-glyphs = Картинки карт составлены из значков, авторы которых — Lorc, Delapouite и другие, по лицензии CC BY 3.0:
about-type = Шрифты: Alegreya, Alegreya Sans и Sofia Sans Extra Condensed по лицензии SIL Open Font License.
rules-title = Правила: { $game }
rules-contents = Содержание
rules-loading = Правила загружаются…
lobby-preparing = Карты тасуются. Самая первая партия на этом компьютере начинается примерно через минуту: для него компилируются правила; следующие начинаются сразу.
