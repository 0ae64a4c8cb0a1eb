gwent-title = Гвинт
gwent-about = Две армии, три ряда, до двух побед в раундах. От одного до пяти игроков.

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

# In place of the shared messages of the same names.
gwent-board-discard = отбой
gwent-board-discard-of = { $name }: отбой
gwent-board-discard-open = { $name }: отбой, { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
}
gwent-table-deck-bring-how = Одна карта в строке, например «3 Накер».
