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
review = Разбор
review-working = Разбираем игру…
review-plot = Ваша вероятность победы
review-mistakes = Самые дорогие ошибки
review-none = Ни одно решение не стоило вам больше 3 процентных пунктов вероятности победы.
review-turn = Ход { $number }
review-chosen = Ваш выбор: { $words }.
review-better = Лучше: { $words }.
review-see = Показать
review-again = Сыграть отсюда ещё раз
review-close = Закрыть разбор
refused-no-review = У этой игры нет разбора.
refused-no-review-running = Разобрать игру можно, когда она закончится.
refused-no-review-study = У этой позиции нет разбора.
