# Co mówią wszystkie plansze.
board-you = Ty
board-hand = ręka
board-deck = talia
board-discard = odrzucone
board-discard-of = { $name }: stos kart odrzuconych
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

# Epic.
epic-battle = Bitwa
epic-then = potem: { $step }
epic-lane = Pole walki
epic-through-you = obrażeń, jeśli nie zablokujesz
epic-through = obrażeń, jeśli nikt nie zablokuje
epic-blocked = ataku, zablokowane
epic-waiting = Oczekujące zdolności
epic-assigned = otrzyma { $damage }
epic-health = życia
epic-gold = złoto
epic-seat = { $name }, życie { $health }, złoto { $gold }
epic-initiative = ma inicjatywę
epic-has-initiative = Inicjatywa: { $name }
epic-no-initiative = Nikt nie ma teraz inicjatywy.
epic-turn = Tura { $turn }
epic-champions-of = { $name }: czempioni
epic-damage = obrażeń
epic-out = poza grą
epic-out-short = poza grą
epic-in-hand = na ręce: { $cards }
epic-in-play = w grze: { $champions }
epic-gold-count = złoto: { $gold }
epic-out-of-reach = poza zasięgiem
epic-order = Kolejność tur, zgodnie z ruchem wskazówek zegara
epic-still-in = W grze: { $living } z { $all } graczy
epic-partner = twój współgracz
epic-on-left = po lewej
epic-on-right = po prawej
epic-neighbour-left = ‹ z lewej: możesz atakować
epic-neighbour-right = z prawej: może cię atakować ›
epic-neighbour-both = ‹ z lewej i z prawej ›
epic-chip-left = ‹ lewa
epic-chip-right = prawa ›
epic-seats = Miejsca
epic-now = Teraz

# Gwint.
gwent-total = Siła całkowita { $total }
gwent-points = { $points } z { $needed } punktów
gwent-gems = { $gems }/{ $all } znaczników
gwent-leader-state = Dowódca, { $state }
gwent-leader-passive = Dowódca, działa stale
gwent-leader-hidden = Dowódca, zakryty
gwent-leader-pile = { $cards ->
    [one] { $cards } dowódca w stosie
    [few] { $cards } dowódców w stosie
   *[many] { $cards } dowódców w stosie
}
gwent-passed = pas
gwent-redraws = { $left ->
    [one] została { $left } wymiana
    [few] zostały { $left } wymiany
   *[many] zostało { $left } wymian
}
gwent-deck-won = wygrała
gwent-deck-playing = w grze
gwent-wins = Wygrane: { $wins }
gwent-row = { $name }, { $row }: { $total }
gwent-horn = Róg
gwent-horn-leader = Róg dowódcy
gwent-horn-none = Bez rogu
gwent-weather = Pogoda
gwent-no-weather = Bez pogody
gwent-under-decoys = Zakryte pod manekinami: { $cards }
gwent-found = Karty z twojej talii
gwent-weather-over = { $weather }: { $rows }
gwent-sides = Strony

# Drafty i budowanie talii.
draft-pool = { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[many] { $cards } kart
}
draft-pack = Paczka
draft-players = Gracze
draft-waiting = wybiera
draft-done = wybór gotowy
draft-passed-by = Karty, które przekazujesz dalej
draft-in = W talii
draft-left-out = Poza talią
draft-costs = koszt 0: { $free } · koszt 1: { $paid }
