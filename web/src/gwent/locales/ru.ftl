gwent-title = Гвинт
gwent-about = Две армии, три ряда, до двух побед в раундах. От одного до пяти игроков.
gwent-progress-round = Раунд { $number }
gwent-progress-game = Игра { $number }
gwent-score-gems = самоцветы { $scores }
gwent-score-points = очки { $scores }
gwent-score-wins = победы { $scores }

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
gwent-revives = { $name } возвращает
gwent-finds = { $name } разыгрывает из колоды
gwent-passed = пас
gwent-redraws = { $left ->
    [one] осталась { $left } замена
    [few] осталось { $left } замены
   *[many] осталось { $left } замен
}
gwent-deck-won = победила
gwent-deck-out = Победила и выбывает (G-213).
gwent-deck-next = Может играть
gwent-match-goal = Турнир решают две победы. После победы нужно сменить колоду.
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
gwent-keys-leader = Использует лидера
gwent-end-rounds = Раунды: { $scores }.
gwent-text-discard = Отбой
gwent-text-leader = Лидер
gwent-text-decks = Колоды
gwent-text-deck-of = { $faction }: { $leader }
gwent-text-side = Всего { $total }{ $gems ->
    [0] {""}
   *[other] , самоцветы: { $gems }
}{ $points ->
    [0] {""}
   *[other] , очки: { $points }
}
gwent-text-deck = карт в колоде: { $deck }
gwent-text-row = { $row }: { $total }

gwent-pass-with = { $cards ->
    [one] Спасовать в раунде с { $cards } картой в руке?
    [few] Спасовать в раунде с { $cards } картами в руке?
   *[many] Спасовать в раунде с { $cards } картами в руке?
}
gwent-pass-ends = Спасовать и закончить раунд со счётом { $own } : { $other }?
gwent-pass-again = Ещё раз — пас
gwent-select-redraw = { $count ->
    [0] Оставить руку
    [one] Заменить { $count } карту
    [few] Заменить { $count } карты
   *[many] Заменить { $count } карт
}
gwent-select-redraw-what = Выберите карты
gwent-round-won-you = Вы выигрываете раунд { $round }
gwent-round-won = { $name } выигрывает раунд { $round }
gwent-round-tied = Раунд { $round }: ничья
gwent-round-over = Конец раунда { $round }
gwent-round-points = +{ $points }
gwent-rule-strength = Больше силы — { $high } : { $low }
gwent-rule-tie = Ничья, { $high } : { $low } — обе стороны теряют самоцвет
gwent-rule-nilfgaard = Ничья, { $high } : { $low } — Нильфгаард выигрывает ничьи
gwent-rule-points = По очку за каждого соперника с меньшей силой
gwent-over-round = Раунд { $number }
gwent-plot = Сила после каждой карты
gwent-plot-point = { $play ->
    [0] Начало раунда { $number }
   *[other] Раунд { $number }, карта { $play }
}
gwent-turning = Перелом в раунде { $number }.
gwent-stat-played = Сыграно карт
gwent-stat-strength = Сила всего
gwent-stat-destroyed = Уничтожено отрядов
gwent-stat-drawn = Взято карт
gwent-stat-left = Осталось карт
gwent-reason-gems = { $you ->
    [yes] Вы потеряли оба самоцвета: раунд { $round }, { $own } против { $other }.
   *[no] { $name } теряет оба самоцвета: раунд { $round }, { $own } против { $other }.
}
gwent-reason-tie = Обе стороны потеряли последний самоцвет.
gwent-reason-points = { $you ->
    [yes] У вас достаточно очков ({ $points }/{ $needed }).
   *[no] { $name } набирает достаточно очков ({ $points }/{ $needed }).
}
gwent-reason-exhausted = Больше ничего не может измениться: побеждает тот, у кого больше очков.
gwent-reason-games = { $you ->
    [yes] Вы выиграли турнир. Выигранные партии: { $games }.
   *[no] { $name } выигрывает турнир. Выигранные партии: { $games }.
}
gwent-turning-played = { $you ->
    [yes] Вы разыграли карту «{ $card }»: { $changes }.
   *[no] { $name } разыгрывает карту «{ $card }»: { $changes }.
}
gwent-turning-leader-used = { $you ->
    [yes] Вы использовали карту «{ $card }»: { $changes }.
   *[no] { $name } использует карту «{ $card }»: { $changes }.
}

# The waiting room.
gwent-plan-northern-realms = Шпионы и связи
gwent-plan-nilfgaard = Сначала карты, потом герои
gwent-plan-scoiatael = На столе больше, чем в руке
gwent-plan-monsters = Наводнить ближний ряд
gwent-plan-skellige = Связи, которым не страшна погода
gwent-plan-advanced-northern-realms = Катапульты, башни и один рог на всех
gwent-plan-tournament-northern-realms = Катапульты, башни и один рог на всех
gwent-plan-advanced-nilfgaard = Гвардейцы и герои
gwent-plan-tournament-nilfgaard = Гвардейцы и герои
gwent-plan-advanced-scoiatael = Два сбора, два рога
gwent-plan-tournament-scoiatael = Два сбора, два рога
gwent-plan-advanced-monsters = Всё в ближнем ряду
gwent-plan-tournament-monsters = Всё в ближнем ряду
gwent-plan-advanced-skellige = Связи по трое
gwent-plan-tournament-skellige = Связи по трое
gwent-group-northern-realms = Берёт карту после выигранного раунда
gwent-group-nilfgaard = Выигрывает при ничьей
gwent-group-scoiatael = Выбирает, кто начинает
gwent-group-monsters = После раунда оставляет отряд
gwent-group-skellige = В третьем раунде возвращает два отряда

# In place of the shared messages of the same names.
gwent-board-discard = отбой
gwent-board-discard-yours = Ваш отбой
gwent-board-discard-of = { $name }: отбой
gwent-board-discard-open = { $name }: отбой, { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
}
gwent-waiting-your-piles = { $count ->
    [one] Ваша фракция
   *[other] Ваши фракции
}
gwent-waiting-opponent-deck = Фракция противника
gwent-waiting-turn-order = Очерёдность: { $names }. У команды общее поле и два кристалла ({ $teams }).
gwent-waiting-next = Кто начинает, решит монета. В игре с ботом ходы можно отменять.
gwent-waiting-next-solo = Противник начинает каждый раунд.
gwent-deck-stats = Ограничения колоды
gwent-deck-breakdown = Ряды, связи и двойники
gwent-deck-hand-what = Выберите до двух карт для замены.
gwent-deck-set-what = Три фракции, ни один герой не повторяется. Они сохраняются, пересылаются и играют как один набор.
gwent-plan-classic-northern-realms = Шпионы и связи
gwent-plan-classic-nilfgaard = Сначала перевес в картах, потом герои
gwent-plan-classic-scoiatael = На столе больше, чем в руке
gwent-plan-classic-monsters = Натиск в ближнем ряду
gwent-plan-classic-skellige = Связи, которым не страшна погода
