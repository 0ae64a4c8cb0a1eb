table-opening = Открываем стол…
table-not-here = Этот стол недоступен
table-not-found = Мы не можем найти этот стол
table-private = Это закрытый стол
table-private-why = Попросите у кого-нибудь из игроков ссылку-приглашение.
table-not-found-why = Возможно, ссылка неполная или стол удалён, потому что игра так и не началась.
table-no-answer = Сервер не отвечает. Пробуем снова…
table-to-lobby = Все партии
table-board = Стол: { $game }
table-side = Карта и журнал
table-question = Вопрос
table-log = Журнал
table-menu = Стол и настройки
table-card-preview = Просмотр карты
table-card-preview-empty = Наведите курсор на карту, чтобы прочитать её здесь.
table-log-earlier = Показать предыдущее
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
table-lit = Подсвеченные карты можно выбрать.
table-armed = Нажмите ещё раз или на кнопку, чтобы подтвердить. Esc отменяет.
table-idle = Нажмите ещё раз, чтобы всё равно это сделать.
table-select = Нажмите, чтобы выбрать; ещё раз — чтобы снять выбор.
table-all = Все ({ $count })
table-none = Ничего
table-selected = Выбрано: { $count }
table-wait-place = Выберите ряд
table-wait-player = Выберите игрока
table-wait-card = Выберите карту
table-wait-target = Выберите цель
table-wait-answer = Выберите
table-reset = Сброс
table-choose-this = Выбрать это
table-of = { $count } из { $all }
table-answers = Ответы
table-preview = Ничего ещё не подтверждено. Нажмите на выбранное, чтобы отменить.
table-choose-where = Теперь выберите место.
table-choose-one = Выберите действие.
table-choose-amount = Число от { $least } до { $most }.
table-choose-here = Выберите здесь
table-choose-first = Сначала ответьте на вопрос: выберите что-то подсвеченное.
table-others-turn = Тем временем можно прочитать любую карту.
table-others-choose = Выбирают: { $names }.
table-watching = Вы наблюдаете за игрой.
table-amount = Число
table-back = Назад
table-take-back = Отменить выбор
table-why-not = Почему нельзя?
table-undo = Отменить
table-undo-ask = Попросить об отмене (осталось: { $left })
table-note-took-back = { $you ->
    [yes] Вы отменяете свой последний ход и всё, что было после него.
   *[no] { $name } отменяет свой последний ход и всё, что было после него.
}
table-note-time = { $you ->
    [yes] У вас закончилось время.
   *[no] { $name }: время закончилось.
}
table-note-selected = { $you ->
    [yes] Время вышло. Засчитан ваш выбор.
   *[no] Время вышло. { $name }: засчитано то, что было выделено.
}
table-note-suggested = { $you ->
    [yes] Время вышло. За вас выбрал бот.
   *[no] Время вышло. { $name }: выбор сделал бот.
}
table-note-left = { $you ->
    [yes] Вы вышли из-за стола. До вашего возвращения играет бот.
   *[no] { $name } выходит из-за стола. До возвращения играет бот.
}
table-note-returned = { $you ->
    [yes] Вы снова в игре.
   *[no] { $name } снова в игре.
}
table-note-replaced = { $you ->
    [yes] Вы вышли из-за стола. Ваше место занял бот.
   *[no] { $name } выходит из-за стола. Это место занимает бот.
}
table-stand-in = За вас играет бот.
table-take-over = Вернуться в игру
table-key-enter = Enter
table-key-esc = Esc
table-keys = Клавиши
table-keys-move = Переходит к следующей группе; внутри группы — стрелками
table-keys-enter = Нажимает выделенный элемент или главную кнопку
table-keys-digits = Выбирает первую подсвеченную карту, вторую… или кнопку с этим номером
table-keys-decline = Отказывается: пас, отказ, конец
table-keys-all = Выбрать всё, что можно выбрать
table-keys-esc = Отменяет выбор или закрывает открытое
table-keys-read = Показывает выделенную карту
table-keys-log = Открывает журнал
table-keys-list = Показывает этот список
table-end-over = Игра окончена.
table-end-you-won = Вы победили.
table-end-won = Победа: { $names }.
table-end-drawn = Игра закончилась вничью.
table-end-note = Скачайте запись партии, чтобы проверить, что колоды никто не трогал.
table-ending-resigned = Игрок сдался.
table-ending-drawn = По согласию игроков.
table-ending-claimed = Один из игроков не вернулся.
table-ending-time = Время вышло.
table-record = Запись партии
table-save-deck = Сохранить колоду
table-deck-saved = Колода «{ $name }» сохранена в разделе «Колоды».
table-deck-open = Открыть колоду
table-rematch = Реванш
table-rematch-go = Следующая партия
table-clocks = Часы
table-clock-thirty = Осталось тридцать секунд.
table-clock-ten = Осталось десять секунд.
table-reconnecting = Связь прервалась. Восстанавливаем…
table-offer-draw = { $name } предлагает ничью.
table-offer-undo = { $name } просит отменить свой последний ход и всё, что было после него.
table-offer-rematch = { $name } хочет реванш.
table-offered-draw = Вы предложили ничью.
table-offered-undo = Вы попросили отменить свой последний ход.
table-offered-rematch = Вы предложили реванш.
table-declined-draw = { $count ->
    [1] { $name } не соглашается на ничью.
   *[other] Ничья отклонена.
}
table-declined-rematch = { $count ->
    [1] { $name } не хочет реванша.
   *[other] Реванша не будет.
}
table-declined-undo = { $count ->
    [1] { $name } не соглашается на отмену.
   *[other] В отмене отказано.
}
table-agree = Согласиться
table-decline = Отказать
table-withdraw = Отозвать
table-claim = { $name } слишком долго отсутствует.
table-claim-bot = Пусть играет бот
table-claim-win = Засчитать победу
table-away = { $count ->
    [1] { $names } не за столом.
   *[other] Не за столом: { $names }.
}
table-news = { $count ->
    [one] { $count } новое событие
    [few] { $count } новых события
   *[many] { $count } новых событий
}
table-news-show = Показать
table-chat-empty = Сообщений пока нет.
table-chat-say = Написать
table-rules-all = Все правила
table-rules-lately = Недавно упоминались
table-as-text = Стол текстом
table-as-picture = Стол картинкой
table-draw = Предложить ничью
table-resign = Сдаться
table-resign-sure = Нажмите ещё раз, чтобы сдаться
table-draft-leave = Выйти из драфта
table-draft-leave-sure = Нажмите ещё раз, чтобы выйти
table-passing = Когда спрашивать вас?
table-passing-stop = Всегда
table-passing-act = Когда я могу действовать
table-passing-never = Никогда
table-habits = Настройки
table-at-once = Действовать по одному нажатию
table-second-press = Досрочный пас или конец хода требует двух нажатий
table-speed = Анимация
table-speed-slow = Медленная
table-speed-normal = Обычная
table-speed-fast = Быстрая
table-speed-off = Выключена
table-speed-skip = Пропускать всё
table-skip = Пропустить
table-skip-help = Нажмите где угодно, чтобы пропустить.
table-thinks = { $name } думает
table-thinks-for = { $name } думает · { $seconds } с
table-thinking = { $name } думает: не дольше { $seconds ->
    [one] { $seconds } секунды
    [few] { $seconds } секунд
   *[many] { $seconds } секунд
}
table-replay-next = Дальше
table-replay-previous = Назад
table-replay-end = К игре
table-replay-help = Повтор: { $at } из { $of }
table-seats = За столом
table-spectators = { $count ->
    [0] Никто не смотрит.
    [one] Смотрит { $count } зритель.
    [few] Смотрят { $count } зрителя.
   *[many] Смотрят { $count } зрителей.
}
table-key = Ключ этой игры:
table-pile-empty = Пусто.
table-hand-over = Передайте устройство: { $name }
table-hand-over-note = Остальным сейчас смотреть нельзя.
table-hand-over-ready = Я { $name }
table-waits-for-players = { $count ->
    [one] Не хватает { $count } игрока.
    [few] Не хватает { $count } игроков.
   *[many] Не хватает { $count } игроков.
}
table-sit = Сесть
table-name-ask = Как вас называть?
table-join = Сесть за стол
table-invite-code = QR-код со ссылкой-приглашением
table-fair = Честно ли тасуются карты?
table-fair-how = Все карты тасуются по секретному ключу, который выбран при создании стола. Это его отпечаток. После игры вы увидите сам ключ, и любой сможет сверить его с отпечатком и воспроизвести игру.
table-invite = Отправьте эту ссылку или покажите друзьям код. Любой, кто её откроет, сможет сесть за стол.
table-invite-here = Этот адрес работает только на этом компьютере. Чтобы друзья могли присоединиться с других устройств, запустите Mulligan командой «mulligan serve --host 0.0.0.0» и откройте его по адресу этого компьютера.
table-copied = Скопировано
table-copy-position = Скопировать позицию
table-position-hint = То, что вы видите на столе, в виде текста: вставьте его в сообщение об ошибке или в вопрос.
table-text-answers = Ответы
table-text-hand = Рука
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
refused-malformed = Сервер этого не понял. Обновите страницу.
refused-version = Есть новая версия. Обновите страницу.
refused-not-found = Такого стола нет.
refused-not-yours = Это закрытый стол. Попросите ссылку.
refused-stale = Ситуация изменилась. Посмотрите ещё раз.
refused-illegal = Правила этого не позволяют.
refused-not-now = Сейчас этого сделать нельзя.
refused-seat-taken = Это место уже занято. Выберите другое.
refused-table-full = Все места заняты.
refused-deck = Этой колодой играть нельзя.
refused-name-taken = Это имя занято. Выберите другое.
refused-bad-name = Это имя не подходит. Выберите другое.
refused-bad-password = Этот пароль слишком легко угадать. Выберите подлиннее.
refused-wrong-password = Неверное имя или пароль.
refused-too-large = Слишком много сразу. Сократите.
refused-too-fast = Не так быстро. Подождите немного.
refused-too-many = У вас слишком много неоконченных партий. Сначала закончите одну.
refused-no-undo = Это нельзя отменить.
refused-origin = Этой странице нельзя подключаться к серверу.
refused-settings = Так сыграть нельзя. Измените настройки и попробуйте снова.
refused-no-answer = Сервер не отвечает.
refused-offline = Нет подключения. Чтобы играть, подключитесь к сети.
refused-busy = Сервер перегружен. Попробуйте снова через { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунды
   *[many] { $seconds } секунд
}.
refused-broken = На сервере что-то пошло не так. Ошибка записана.

table-over = Игра окончена
table-over-you = { $count ->
    [one] Вы победили
   *[other] Ваша команда победила
}
table-over-won = { $count ->
    [one] Победитель: { $names }
   *[other] Победители: { $names }
}
table-over-tie = Ничья
table-over-tied = ничья
table-over-board = Показать поле
table-over-summary = Показать итоги
table-over-stats = Статистика
table-over-hands = Карты остальных игроков
table-over-hand = Рука: { $name }
table-over-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
table-reason-resigned = { $you ->
    [yes] Вы сдались.
   *[no] { $name } сдаётся.
}
table-reason-time = { $you ->
    [yes] У вас закончилось время.
   *[no] { $name }: время закончилось.
}
table-reason-claimed = { $you ->
    [yes] Вас слишком долго не было.
   *[no] { $name } не возвращается за стол.
}
table-reason-drawn = Игроки согласились на ничью.
table-out = Вы выбыли из игры
table-out-goes-on = Игра продолжается.
table-out-place = { $place }-е место из { $sides }
table-out-watch = Смотреть дальше
table-out-leave = Выйти
table-fall-left = { $turn ->
    [0] Вы сдались.
   *[other] Вы сдались на ходу { $turn }.
}
