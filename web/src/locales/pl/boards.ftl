# Co mówią wszystkie plansze.
board-you = Ty
board-hand = ręka
board-deck = talia
board-discard = odrzucone
board-discard-of = { $name }: stos kart odrzuconych
board-discard-yours = Twój stos kart odrzuconych
board-discard-open = { $name }: stos kart odrzuconych, { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[many] { $cards } kart
}
board-hand-of = { $name }: ręka, { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[many] { $cards } kart
}
board-more = jeszcze { $more }
board-away = poza stołem
board-plays = { $name } zagrywa
board-uses = { $name } używa
board-your-turn = Twoja tura
board-recap = Ostatnie zagrania innych
board-attack = Atak
board-what-happened = Co się stało?
