# Общее для всех столов.
board-you = Вы
board-hand = рука
board-deck = колода
board-discard = { $game ->
    [gwent] отбой
   *[other] сброс
}
board-discard-of = { $name }: { $game ->
    [gwent] отбой
   *[other] сброс
}
board-discard-open = { $name }: { $game ->
    [gwent] отбой
   *[other] сброс
}, { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
}
board-hand-of = { $name }: рука, { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
}
board-more = ещё { $more }
board-away = отсутствует

# Epic.
epic-battle = Бой
epic-then = затем: { $step }
epic-lane = Поле боя
epic-through-you = урона, если вы не заблокируете
epic-through = урона, если никто не заблокирует
epic-blocked = атаки, заблокировано
epic-waiting = Ожидающие способности
epic-assigned = получит { $damage }
epic-health = здоровье
epic-gold = золото
epic-seat = { $name }, здоровье { $health }, золото { $gold }
epic-initiative = имеет инициативу
epic-has-initiative = Инициатива: { $name }
epic-no-initiative = Сейчас инициативы нет ни у кого.
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
epic-partner = ваш товарищ по команде
epic-on-left = слева от вас
epic-on-right = справа от вас
epic-neighbour-left = ‹ слева: можно атаковать
epic-neighbour-right = справа: может атаковать вас ›
epic-neighbour-both = ‹ слева и справа ›
epic-chip-left = ‹ слева
epic-chip-right = справа ›
epic-seats = Места
epic-now = Сейчас

# Гвинт.
gwent-total = Общая сила { $total }
gwent-points = { $points } из { $needed } очков
gwent-gems = { $gems }/{ $all } самоцветов
gwent-leader-state = Лидер, { $state }
gwent-leader-passive = Лидер, действует постоянно
gwent-leader-hidden = Лидер, лицом вниз
gwent-leader-pile = { $cards ->
    [one] { $cards } лидер в стопке
    [few] { $cards } лидера в стопке
   *[many] { $cards } лидеров в стопке
}
gwent-passed = пас
gwent-redraws = { $left ->
    [one] осталась { $left } замена
    [few] осталось { $left } замены
   *[many] осталось { $left } замен
}
gwent-deck-won = победила
gwent-deck-playing = в игре
gwent-wins = Победы: { $wins }
gwent-row = { $name }, { $row }: { $total }
gwent-horn = Рог
gwent-horn-leader = Рог лидера
gwent-horn-none = Без рога
gwent-weather = Погода
gwent-no-weather = Погоды нет
gwent-under-decoys = Лицом вниз под чучелами: { $cards }
gwent-found = Карты из вашей колоды
gwent-weather-over = { $weather }: { $rows }
gwent-sides = Стороны

# Драфты и составление колод.
draft-pool = { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
}
draft-pack = Пачка
draft-players = Игроки
draft-waiting = выбирает
draft-done = выбор сделан
draft-passed-by = Карты, которые вы передали дальше
draft-in = В колоде
draft-left-out = Вне колоды
draft-costs = стоимость 0: { $free } · стоимость 1: { $paid }
