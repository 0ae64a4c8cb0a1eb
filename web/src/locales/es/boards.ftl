# Lo que dicen todos los tableros.
board-you = Tú
board-hand = mano
board-deck = mazo
board-discard = descarte
board-discard-of = { $name }: pila de descarte
board-discard-yours = Tu pila de descarte
board-discard-open = { $name }: pila de descarte, { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
}
board-hand-of = { $name }: mano, { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
}
board-more = { $more } más
board-away = ausente
board-plays = { $name } juega
board-uses = { $name } usa
board-your-turn = Tu turno
board-recap = Lo que hicieron los demás
board-attack = Ataque
board-what-happened = ¿Qué ha pasado?
