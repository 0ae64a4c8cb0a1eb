epic-title = Epic
epic-about = Чемпионы и События, 1 золото за ход. От двух до восьми игроков.

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
epic-draft-pool = { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
}
epic-draft-pack = Пачка
epic-draft-players = Игроки
epic-draft-waiting = выбирает
epic-draft-done = выбор сделан
epic-draft-passed-by = Карты, которые вы передали дальше
epic-draft-in = В колоде
epic-draft-left-out = Вне колоды
epic-draft-costs = стоимость 0: { $free } · стоимость 1: { $paid }
epic-text-champions = Чемпионы
epic-text-discard = Сброс
epic-draft-text-pack = Пачка
epic-draft-text-pool = Выбранные карты
epic-text-player = Здоровье: { $health }, золото: { $gold }, карт в колоде: { $deck }

# In place of the shared messages of the same names.
epic-table-deck-bring-how = Одна карта в строке, например «3 Конг».
