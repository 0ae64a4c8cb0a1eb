epic-title = Epic
epic-about = Czempioni i wydarzenia, 1 złoto na turę. Od dwóch do ośmiu graczy.

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
epic-draft-pool = { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[many] { $cards } kart
}
epic-draft-pack = Paczka
epic-draft-players = Gracze
epic-draft-waiting = wybiera
epic-draft-done = wybór gotowy
epic-draft-passed-by = Karty, które przekazujesz dalej
epic-draft-in = W talii
epic-draft-left-out = Poza talią
epic-draft-costs = koszt 0: { $free } · koszt 1: { $paid }
epic-text-champions = Czempioni
epic-text-discard = Stos kart odrzuconych
epic-draft-text-pack = Paczka
epic-draft-text-pool = Wybrane karty
epic-text-player = Życie: { $health }, złoto: { $gold }, karty w talii: { $deck }

# In place of the shared messages of the same names.
epic-table-deck-bring-how = Jedna karta w wierszu, na przykład „3 Kong”.
