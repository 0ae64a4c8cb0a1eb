epic-title = Epic
epic-about = Чемпионы и События, 1 золото за ход. От двух до восьми игроков.
epic-progress-turn = Ход { $number }
epic-progress-draft = Драфт, раунд { $number }
epic-score-health = здоровье { $scores }

epic-battle = Бой
epic-then = затем: { $step }
epic-lane = Поле боя
epic-assign = Распределите урон: { $damage }.
epic-assign-left = Осталось распределить: { $damage }.
epic-assign-help = Сначала смертельный урон. Перетащите число или нажмите − и +.
epic-assign-help-through = Сначала смертельный урон, остальное пробивается. Перетащите число или нажмите − и +.
epic-assign-cover = { $name }: сначала { $damage }, и только потом урон пробьётся.
epic-assign-most = Больше урона не пробьётся.
epic-assign-again = Бой изменился. Вот новое предложение.
epic-through = Сколько урона пробьётся?
epic-through-help-team = Считается урон всей команды. Остальное достанется защитникам.
epic-through-help-lost = Защитников не осталось. Остальное пропадёт.
epic-send-through = Пробить: { $damage }
epic-deal = Нанести урон: { $damage }
epic-breaks = разбит
epic-left = останется { $left }
epic-if-unblocked = { $damage ->
   *[other] урона игроку { $name } без блока
}
epic-if-unblocked-you = { $damage ->
   *[other] урона, если вы не заблокируете
}
epic-gets-through = { $damage ->
   *[other] урона пройдёт
}
epic-damage-to = { $damage ->
   *[other] урона, цель: { $name }
}
epic-damage-to-you = { $damage ->
   *[other] урона вам
}
epic-in-battle = в бою
epic-less-on = Меньше урона: { $name }
epic-more-on = Больше урона: { $name }
epic-waiting = Ожидающие способности
epic-attacks = атакует
epic-is-attacked = цель атаки
epic-assigned = получит { $damage }
epic-stack-expended = израсходовано: { $count }
epic-health = здоровье
epic-gold = золото
epic-seat = { $name }, здоровье { $health }, золото { $gold }
epic-initiative = имеет инициативу
epic-has-initiative = Инициатива: { $name }
epic-no-initiative = Сейчас инициативы нет ни у кого.
epic-initiative-means = Только игрок с инициативой может разыгрывать карты, применять силы и атаковать. После паса инициатива переходит налево.
epic-turn = Ход { $turn }
epic-champions-of = { $name }: Чемпионы
epic-damage = урона
epic-out = вне игры
epic-out-short = вне игры
epic-in-hand = в руке: { $cards }
epic-in-play = в игре: { $champions }
epic-gold-count = золото: { $gold }
epic-out-of-reach = вне досягаемости
epic-order = Порядок ходов, по часовой стрелке
epic-still-in = В игре: { $living } из { $all } игроков
epic-teammate = ваш товарищ по команде
epic-on-left = слева от вас
epic-on-right = справа от вас
epic-neighbour-left = ‹ слева: можно атаковать
epic-neighbour-right = справа: может атаковать вас ›
epic-neighbour-both = ‹ слева и справа ›
epic-chip-left = ‹ слева
epic-chip-right = справа ›
epic-seats = Места
epic-now = Сейчас
epic-draft-pack = Пачка
epic-draft-players = Игроки в порядке передачи
epic-draft-pick = Выберите карту.
epic-draft-pick-of = Выберите { $count } из этих { $of }.
epic-draft-pick-more = Выберите ещё { $count }.
epic-draft-pick-this = Выбрать карту «{ $card }»?
epic-draft-pick-these = Выбрать карты { $cards }?
epic-draft-pick-what = { $count ->
    [one] Выберите карту
    [few] Выберите { $count } карты
   *[many] Выберите { $count } карт
}
epic-draft-pick-card = Выбрать: { $card }
epic-draft-pick-cards = { $count ->
    [one] Выбрать { $count } карту
    [few] Выбрать { $count } карты
   *[many] Выбрать { $count } карт
}
epic-draft-how = Выделите карту, затем нажмите её ещё раз или Enter.
epic-draft-passed = { $count ->
    [one] Оставшуюся карту получит { $name }.
    [few] Остальные { $count } карты получит { $name }.
   *[many] Остальные { $count } карт получит { $name }.
}
epic-draft-discarded = { $count ->
    [one] Оставшаяся карта уйдёт в сброс лицом вниз.
    [few] Остальные { $count } карты уйдут в сброс лицом вниз.
   *[many] Остальные { $count } карт уйдут в сброс лицом вниз.
}
epic-draft-then = Затем выбирает { $name }: { $count }.
epic-draft-last = { $count ->
    [one] Последнюю карту получит { $name }.
    [few] Остальные { $count } карты получит { $name }.
   *[many] Остальные { $count } карт получит { $name }.
}
epic-draft-still-picking = { $count ->
    [one] Ещё выбирает { $names }.
   *[other] Ещё выбирают: { $names }.
}
epic-draft-your-pick = Ваш выбор
epic-draft-you-pick = выбираете
epic-draft-you-build = собираете
epic-draft-picks = выбирает
epic-draft-builds = собирает
epic-draft-done = готово
epic-draft-you-passed = Вы передали
epic-draft-which = Какие карты?
epic-draft-to-pool = Запас { $count }
epic-draft-pools = Запасы
epic-draft-curve = Карты по стоимости и типу
epic-draft-paid = за 1 золото
epic-draft-free = бесплатные
epic-draft-champions = { $count ->
    [one] чемпион
    [few] чемпиона
   *[many] чемпионов
}
epic-draft-events = { $count ->
    [one] событие
    [few] события
   *[many] событий
}
epic-draft-ring-left-what = пачки идут
epic-draft-ring-left = ← налево
epic-draft-ring-left-label = Пачки идут налево. Вашу получит { $name }.
epic-draft-ring-right-what = пачки идут
epic-draft-ring-right = направо →
epic-draft-ring-right-label = Пачки идут направо. Вашу получит { $name }.
epic-draft-ring-swap-what = вы двое
epic-draft-ring-swap = меняетесь
epic-draft-ring-swap-label = Вы меняетесь пачками: вы и { $name }.
epic-draft-ring-shared-what = выбор
epic-draft-ring-shared = 1, 2, 1
epic-draft-ring-shared-label = Общая пачка: вы и { $name } по очереди берёте одну, две и одну карту.
epic-build-add = Добавьте ещё { $count }.
epic-build-over = Лишних карт: { $count }.
epic-build-ready = { $count ->
    [one] { $count } карта. Колода готова.
    [few] { $count } карты. Колода готова.
   *[many] { $count } карт. Колода готова.
}
epic-build-help = Платные: { $paid }, бесплатные: { $free }, чемпионы: { $champions }, вне колоды: { $unused }.
epic-build-play = Играть этой колодой
epic-build-fill = Дополнить
epic-build-cut = Убрать слабейшие
epic-build-start = Основа
epic-build-suggested = { $names } (совет)
epic-build-strongest = Сильнейшие { $count }
epic-build-scratch = С нуля
epic-build-pool = Ваш запас
epic-build-add-all = Добавить все
epic-build-remove-all = Убрать все
epic-build-add-group = Добавить все: { $name }
epic-build-remove-group = Убрать все: { $name }
epic-build-of = { $count } из { $of }
epic-build-paid = За 1 золото
epic-build-free = Бесплатные
epic-text-champions = Чемпионы
epic-text-discard = Сброс
epic-draft-text-pack = Пачка
epic-draft-text-pool = Выбранные карты
epic-text-player = Здоровье: { $health }, золото: { $gold }, карт в колоде: { $deck }

epic-end-with-gold = Завершить ход? Неистраченное золото: { $gold }.
epic-end-again = Ещё раз — конец хода
epic-attack-in-vain = Соперник может заблокировать и разбить всех атакующих без потерь. Атаковать?
epic-attack-again = Ещё раз — атака
epic-answer-target = Цель: { $what }
epic-answer-choose = Выбрать: { $what }
epic-answer-defender = Атаковать: { $what }
epic-select-attackers = { $count ->
    [0] Без атаки
   *[other] { $named ->
        [yes] Атака: { $name } ({ $count })
       *[no] Атаковать: { $count }
    }
}
epic-select-attackers-what = Выберите атакующих
epic-select-attackers-asked = { $named ->
    [yes] Кто атакует игрока { $name }?
   *[no] Кто атакует?
}
epic-select-attackers-all = Атаковать всеми ({ $count })
epic-select-blockers = { $count ->
    [0] Без блока
   *[other] Блокировать: { $count }
}
epic-select-blockers-what = Выберите защитников
epic-select-mulligan = { $count ->
    [0] Оставить руку
    [one] Заменить { $count } карту
    [few] Заменить { $count } карты
   *[many] Заменить { $count } карт
}
epic-select-mulligan-what = Выберите карты
epic-select-reveal = { $count ->
    [0] Не показывать карты
    [one] Показать { $count } карту
    [few] Показать { $count } карты
   *[many] Показать { $count } карт
}
epic-select-reveal-what = Выберите 2 карты
epic-select-recycle = { $count ->
    [0] Без очистки
    [one] Очистка: { $count } карта
    [few] Очистка: { $count } карты
   *[many] Очистка: { $count } карт
}
epic-select-recycle-what = Выберите 2 карты
epic-plot = Здоровье после каждого хода
epic-plot-point = { $number ->
    [0] Начало
   *[other] Ход { $number }
}
epic-turning = Перелом на ходу { $number }.
epic-stat-damage = Нанесено урона
epic-stat-broken = Разбито чемпионов
epic-stat-played = Сыграно карт
epic-stat-drawn = Взято карт
epic-stat-attacks = Чемпионов в атаке
epic-reason-health = { $you ->
    [yes] У вас закончилось здоровье: { $before } − { $lost } = { $after }.
   *[no] { $name }: здоровье закончилось, { $before } − { $lost } = { $after }.
}
epic-reason-left = { $you ->
    [yes] Вы вышли из игры.
   *[no] { $name } выходит из игры.
}
epic-reason-deck = { $you ->
    [yes] Вы берёте карту из пустой колоды, и это победа.
   *[no] { $name } берёт карту из пустой колоды, и это победа.
}
epic-reason-tie = У всех одновременно закончилось здоровье.
epic-fall-health = { $known ->
    [yes] { $name } наносит последний удар на ходу { $turn }: { $before } − { $lost } = { $after }.
   *[no] У вас закончилось здоровье на ходу { $turn }: { $before } − { $lost } = { $after }.
}
epic-turning-played = { $you ->
    [yes] Вы разыграли карту «{ $card }»: { $changes }.
   *[no] { $name } разыгрывает карту «{ $card }»: { $changes }.
}
epic-turning-attacked = { $you ->
    [yes] Вы атаковали картой «{ $card }»: { $changes }.
   *[no] { $name } атакует картой «{ $card }»: { $changes }.
}
epic-turning-power-used = { $you ->
    [yes] Вы использовали силу карты «{ $card }»: { $changes }.
   *[no] { $name } использует силу карты «{ $card }»: { $changes }.
}

# The waiting room.
epic-plan-good = Ангелы, лечение, изгнание
epic-plan-sage = Добор карт и уловки вовремя
epic-plan-wild = Огромные чемпионы и огонь
epic-plan-evil = Зомби, демоны, никакой пощады
epic-group-good = Ангелы, лечение, изгнание
epic-group-sage = Добор карт и уловки вовремя
epic-group-wild = Огромные чемпионы и огонь
epic-group-evil = Зомби, демоны, никакой пощады

# In place of the shared messages of the same names.
epic-waiting-your-piles = { $count ->
    [one] Ваша фракция
    [few] Ваши { $count } фракции
   *[many] Ваши { $count } фракций
}
epic-waiting-missing = { $count ->
    [one] Выберите фракцию.
    [few] Выберите { $count } фракции.
   *[many] Выберите { $count } фракций.
}
epic-waiting-missing-more = { $count ->
    [one] Выберите ещё одну фракцию.
    [few] Выберите ещё { $count } фракции.
   *[many] Выберите ещё { $count } фракций.
}
epic-waiting-opponent-deck = Фракции противника
epic-waiting-turn-order = Команда ходит вместе: { $teams }. Места: { $names }.
epic-waiting-teams-of = { $count ->
    [one] { $count } команда
    [few] { $count } команды
   *[many] { $count } команд
} по { $size }, { $size ->
    [2] 60
    [3] 90
   *[4] 120
} здоровья
epic-card-page-copies = { $gem ->
    [red] тройной драфт ×{ $copies } (красный камень)
   *[other] тройной драфт ×{ $copies } (белый камень)
}
epic-deck-stats = Стоимость и фракция
epic-deck-curve-value = { $value ->
    [0] бесплатные
    [one] { $value } золотой
    [few] { $value } золотых
   *[many] { $value } золотых
}
epic-deck-hand-what = Выберите карты для замены. Каждая стоит 1 здоровья.
epic-deck-redraw = Заменить: { $count }
