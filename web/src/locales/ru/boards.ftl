# Общее для всех столов.
board-you = Вы
board-hand = рука
board-deck = колода
board-discard = сброс
board-discard-of = { $name }: сброс
board-discard-yours = Ваш сброс
board-discard-open = { $name }: сброс, { $cards ->
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
board-plays = { $name } разыгрывает
board-uses = { $name } использует
board-your-turn = Ваш ход
board-recap = Что сделали другие
board-attack = Атака
board-what-happened = Что произошло?
