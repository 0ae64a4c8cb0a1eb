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
gwent-pass-again = Ещё раз, чтобы спасовать
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
    [yes] Вы сыграли карту { $card }: { $changes }.
   *[no] { $name } играет карту { $card }: { $changes }.
}
gwent-turning-leader-used = { $you ->
    [yes] Вы использовали карту { $card }: { $changes }.
   *[no] { $name } использует карту { $card }: { $changes }.
}

# In place of the shared messages of the same names.
gwent-board-discard = отбой
gwent-board-discard-of = { $name }: отбой
gwent-board-discard-open = { $name }: отбой, { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
}
gwent-table-deck-bring-how = Одна карта в строке, например «3 Накер».
