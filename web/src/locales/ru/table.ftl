table-opening = Стол открывается…
table-not-here = Этот стол не виден
table-no-answer = Сервер не отвечает. Мы пробуем снова.
table-to-lobby = Все партии
table-board = Стол: { $game }
table-side = Карта и журнал
table-question = Вопрос
table-log = Журнал
table-menu = Стол и настройки
table-reader = Карта, которую вы читаете
table-reader-empty = Наведите на карту, чтобы прочесть её здесь.
table-log-earlier = Показать раньше
table-tab-log = Журнал
table-tab-rules = Правила
table-tab-chat = Чат
table-tab-table = Стол
table-close = Закрыть
table-you = Вы
table-seat-free = Свободное место
table-seat-away = отсутствует
table-seat-out = вне игры
table-seat-ready = Колода готова
table-seat-choosing = Выбирает колоду
table-sending = …
table-lit = Подсвеченное можно выбрать. Нажмите раз, чтобы взять, ещё раз — чтобы сделать.
table-armed = Нажмите ещё раз или кнопку. Esc кладёт обратно.
table-held = Пока ничего не решено: нажмите выбранное, чтобы вернуть.
table-choose-where = Теперь нажмите подсвеченное место.
table-choose-one = С этим можно сделать разное: выберите одно.
table-choose-amount = Число от { $least } до { $most }.
table-choose-here = Выберите здесь
table-choose-first = Сначала ответьте на вопрос: выберите что-то подсвеченное.
table-others-turn = Тем временем можно читать любые карты.
table-others-choose = Выбирают: { $names }.
table-watching = Вы смотрите.
table-amount = Число
table-less = На один меньше
table-more = На один больше
table-back = Назад
table-take-back = Вернуть
table-why-not = Почему нельзя?
table-undo = Отменить
table-undo-ask = Попросить отмену (осталось: { $left })
table-took-back = { $name }: возврат к моменту до последнего хода. Всё, что было потом, отменено.
table-key-enter = Enter
table-key-esc = Esc
table-keys = Клавиши
table-keys-move = К следующей группе; внутри группы — стрелками
table-keys-enter = Нажимает то, на чём фокус, иначе — главную кнопку
table-keys-digits = Выбирает первое подсвеченное, второе… или кнопку с этим номером
table-keys-decline = Ничего не брать: пас, отказ, конец
table-keys-esc = Кладёт обратно или закрывает открытое
table-keys-leader = Использует лидера
table-keys-read = Читает карту, на которой фокус
table-keys-log = Открывает журнал
table-keys-list = Показывает этот список
table-end-over = Игра окончена.
table-end-you-won = Вы победили!
table-end-won = Победа: { $names }.
table-end-drawn = Игра закончилась вничью.
table-end-note = Запись партии можно скачать: она доказывает, что колоды никто не трогал.
table-end-rounds = Раунды: { $scores }.
table-ending-resigned = Сдача.
table-ending-drawn = Игроки согласились.
table-ending-claimed = Другая сторона не вернулась.
table-ending-time = Время вышло.
table-record = Запись
table-rematch = Реванш
table-rematch-go = К следующей партии
table-clocks = Часы
table-clock-thirty = Осталось тридцать секунд.
table-clock-ten = Осталось десять секунд!
table-reconnecting = Связь прервалась. Пробуем снова…
table-offer-draw = { $name } предлагает ничью.
table-offer-undo = { $name } просит вернуться к моменту до своего последнего хода. Всё, что было потом, тоже отменится.
table-offer-rematch = { $name } хочет реванш.
table-offered-draw = Ничья предложена.
table-offered-undo = Вы попросили вернуться к моменту до вашего последнего хода.
table-offered-rematch = Вы хотите реванш.
table-declined-draw = { $count ->
    [one] { $name } не соглашается на ничью.
   *[other] Ничья отклонена.
}
table-declined-rematch = { $count ->
    [one] { $name } не хочет реванша.
   *[other] Реванша не будет.
}
table-declined-undo = { $count ->
    [one] { $name } не соглашается на отмену.
   *[other] В отмене отказано.
}
table-agree = Согласиться
table-decline = Отказать
table-withdraw = Отозвать
table-claim = { $name } слишком долго отсутствует.
table-claim-bot = Пусть играет бот
table-claim-win = Засчитать поражение
table-away = { $count ->
    [1] { $names } не за столом.
   *[other] Не за столом: { $names }.
}
table-news = { $count ->
    [1] Тем временем произошло одно событие.
    [one] Тем временем произошло { $count } событие.
    [few] Тем временем произошло { $count } события.
   *[many] Тем временем произошло { $count } событий.
}
table-news-show = Показать
table-chat-empty = Пока никто ничего не сказал.
table-chat-say = Сказать
table-rules-all = Все правила
table-rules-lately = Упоминались недавно
table-as-text = Стол текстом
table-as-picture = Картинкой
table-draw = Предложить ничью
table-resign = Сдаться
table-resign-sure = Сдаться: нажмите ещё раз
table-passing = Где вас спрашивать?
table-passing-stop = Всегда
table-passing-act = Когда могу действовать
table-passing-never = Никогда
table-habits = Как вам удобно
table-at-once = Одно нажатие действует
table-speed = Движение
table-speed-normal = Обычное
table-speed-fast = Быстрое
table-speed-off = Нет
table-seats = За столом
table-watchers = { $count ->
    [0] Никто не смотрит.
    [one] Смотрит { $count } зритель.
    [few] Смотрят { $count } зрителя.
   *[many] Смотрят { $count } зрителей.
}
table-key = Ключ этой игры:
table-key-hash = Отпечаток ключа:
table-pile-empty = Здесь ничего нет.
table-hand-over = Передайте устройство: { $name }
table-hand-over-note = Остальным сейчас смотреть нельзя.
table-hand-over-ready = Я { $name }
table-waits-for-players = { $count ->
    [1] Не хватает одного игрока.
    [one] Не хватает { $count } игрока.
   *[other] Не хватает { $count } игроков.
}
table-waits-for-you = Игра начнётся, когда у вас будет колода.
table-waits-for-decks = Игра начнётся, когда будут все колоды.
table-sit = Сесть
table-invite = Отправьте эту ссылку: кто её откроет, сможет сесть.
table-invite-here = Этот адрес работает только на этом компьютере. Чтобы друзья могли прийти с других устройств, запустите Mulligan командой «mulligan serve --host 0.0.0.0» и откройте его по адресу этого компьютера.
table-copy = Копировать
table-copied = Скопировано
table-leave = Уйти из-за стола
table-deck-bring = Принесите колоду
table-deck-bring-how = Одна карта в строке, например «3 Stone Warden».
table-deck-bring-do = Играть этой колодой
table-deck-take = { $count ->
    [1] Выберите колоду
    [one] Выберите { $count } стопку для колоды
    [few] Выберите { $count } стопки для колоды
   *[many] Выберите { $count } стопок для колоды
}
table-deck-take-do = Играть этим
table-deck-random = Случайно
table-text-answers = Ответы
table-text-waiting = Ожидающие способности
table-text-champions = Чемпионы
table-text-hand = Рука
table-text-discard = Стопка сброса
table-text-weather = Погода
table-text-leader = Лидер
table-text-decks = Колоды
table-text-pack = Пачка
table-text-pool = Взятые карты
table-text-passed = пас
table-text-epic = Здоровье: { $health }, золото: { $gold }, карт в колоде: { $deck }
table-text-gwent = Всего { $total }{ $gems ->
    [0] {""}
   *[other] , самоцветы: { $gems }
}{ $points ->
    [0] {""}
   *[other] , очки: { $points }
}
table-text-deck = карт в колоде: { $deck }
table-text-row = { $row }: { $total }
table-signal-hello = Привет!
table-signal-good-luck = Удачи!
table-signal-nice = Здорово!
table-signal-thanks = Спасибо.
table-signal-sorry = Извините.
table-signal-oops = Ой.
table-signal-thinking = Думаю.
table-signal-hurry = Поскорее, пожалуйста.
table-signal-well-played = Хорошо сыграно.
table-signal-one-more = Ещё раз?
table-signal-bye = До свидания.
refused-malformed = Сервер этого не понял. Загрузите страницу заново.
refused-version = Есть новая версия. Загрузите страницу заново.
refused-not-found = Такого стола нет.
refused-not-yours = Это не для всех: попросите ссылку.
refused-stale = Стол уже изменился. Посмотрите снова.
refused-illegal = Правила этого не позволяют.
refused-not-now = Сейчас это невозможно.
refused-seat-taken = Там уже сидят.
refused-table-full = Все места заняты.
refused-deck = Этой колодой играть нельзя.
refused-name-taken = Это имя занято.
refused-bad-name = Это имя не подходит.
refused-bad-password = Этот пароль легко угадать. Возьмите длиннее.
refused-wrong-password = Имя или пароль неверны.
refused-too-large = Слишком много сразу.
refused-too-fast = Не так быстро. Подождите немного.
refused-too-many = У вас слишком много неоконченных партий. Сначала закончите одну.
refused-no-undo = Это нельзя отменить.
refused-origin = Этой странице нельзя обращаться к серверу.
refused-settings = Так играть нельзя.
refused-no-answer = Сервер не отвечает.
