hint = Подсказка
hint-thinking = Ищем лучший ход…
hint-chance = вероятность победы { $chance }
hint-others = Следующие по силе: { $answers }.
hint-wins = Этот ход выигрывает игру.
hint-outlook-health = Ожидаемое изменение здоровья к вашему следующему ходу: вы { $own }, { $count ->
    [one] соперник
   *[other] соперники
} { $others }.
hint-outlook-round = Вероятность выиграть раунд: { $ahead }.
hint-close = Закрыть подсказку
table-keys-hint = Попросить подсказку
refused-no-hint = Здесь подсказки нет.
refused-no-hint-over = Подсказки есть только во время игры.
refused-no-hint-people = Пока за столом играют другие люди, подсказок нет.
refused-no-hint-draft = В драфте подсказок нет.
refused-no-hint-study = В этой позиции подсказок нет.
refused-no-hint-not-asked = Подсказку можно попросить, когда решать вам.
refused-no-hint-busy = Прошлая подсказка ещё не готова. Подождите немного.
