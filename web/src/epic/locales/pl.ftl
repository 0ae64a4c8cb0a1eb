epic-title = Epic
epic-about = Czempioni i wydarzenia, 1 złoto na turę. Od dwóch do ośmiu graczy.
epic-progress-turn = Tura { $number }
epic-progress-draft = Draft, runda { $number }
epic-score-health = życie { $scores }

epic-battle = Bitwa
epic-then = potem: { $step }
epic-lane = Pole walki
epic-assign = Rozdziel obrażenia: { $damage }.
epic-assign-left = Do rozdzielenia: { $damage }.
epic-assign-help = Najpierw śmiertelne obrażenia. Zmień je przyciskami − i +.
epic-assign-help-through = Najpierw śmiertelne obrażenia, reszta przebija się dalej.
epic-assign-cover = { $name }: najpierw { $damage }, dopiero potem obrażenia się przebiją.
epic-deal = Zadaj obrażenia: { $damage }
epic-breaks = pęka
epic-left = zostaje { $left }
epic-if-unblocked = { $damage ->
    [one] obrażenie bez bloku, cel: { $name }
    [few] obrażenia bez bloku, cel: { $name }
   *[other] obrażeń bez bloku, cel: { $name }
}
epic-if-unblocked-you = { $damage ->
    [one] obrażenie, jeśli nie zablokujesz
    [few] obrażenia, jeśli nie zablokujesz
   *[other] obrażeń, jeśli nie zablokujesz
}
epic-gets-through = { $damage ->
    [one] obrażenie się przebije
    [few] obrażenia się przebiją
   *[other] obrażeń się przebije
}
epic-damage-to = { $damage ->
    [one] obrażenie, cel: { $name }
    [few] obrażenia, cel: { $name }
   *[other] obrażeń, cel: { $name }
}
epic-damage-to-you = { $damage ->
    [one] obrażenie dla ciebie
    [few] obrażenia dla ciebie
   *[other] obrażeń dla ciebie
}
epic-in-battle = w walce
epic-less-on = Mniej obrażeń: { $name }
epic-more-on = Więcej obrażeń: { $name }
epic-waiting = Oczekujące zdolności
epic-assigned = otrzyma { $damage }
epic-stack-expended = wyczerpane: { $count }
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

epic-end-with-gold = Zakończyć turę? Niewydane złoto: { $gold }.
epic-end-again = Naciśnij znów, by zakończyć
epic-select-attackers = { $count ->
    [0] Nie atakuj
   *[other] { $named ->
        [yes] Atak na: { $name } ({ $count })
       *[no] Atakuj: { $count }
    }
}
epic-select-attackers-what = Wybierz atakujących
epic-select-blockers = { $count ->
    [0] Nie blokuj
   *[other] Blokuj: { $count }
}
epic-select-blockers-what = Wybierz blokujących
epic-select-mulligan = { $count ->
    [0] Zachowaj rękę
    [one] Wymień { $count } kartę
    [few] Wymień { $count } karty
   *[many] Wymień { $count } kart
}
epic-select-mulligan-what = Wybierz karty
epic-select-reveal = { $count ->
    [0] Nie ujawniaj kart
    [one] Ujawnij { $count } kartę
    [few] Ujawnij { $count } karty
   *[many] Ujawnij { $count } kart
}
epic-select-reveal-what = Wybierz 2 karty
epic-select-recycle = { $count ->
    [0] Bez recyklingu
    [one] Recykling: { $count } karta
    [few] Recykling: { $count } karty
   *[many] Recykling: { $count } kart
}
epic-select-recycle-what = Wybierz 2 karty
epic-select-deck = { $count ->
    [0] Od nowa
   *[other] Graj tą talią
}
epic-select-deck-what = Wybierz karty
epic-plot = Życie po każdej turze
epic-turning = Przełom w turze { $number }.
epic-stat-damage = Zadane obrażenia
epic-stat-broken = Złamani czempioni
epic-stat-played = Zagrane karty
epic-stat-drawn = Dobrane karty
epic-stat-attacks = Czempioni w ataku
epic-reason-health = { $you ->
    [yes] Zabrakło ci życia: { $before } − { $lost } = { $after }.
   *[no] { $name }: koniec życia, { $before } − { $lost } = { $after }.
}
epic-reason-left = { $you ->
    [yes] Opuszczasz grę.
   *[no] { $name } opuszcza grę.
}
epic-reason-deck = { $you ->
    [yes] Dobierasz z pustej talii, a to wygrywa grę.
   *[no] { $name } dobiera z pustej talii, a to wygrywa grę.
}
epic-reason-tie = Wszystkim zabrakło życia w tej samej chwili.
epic-fall-health = { $known ->
    [yes] { $name } zadaje ostatni cios w turze { $turn }: { $before } − { $lost } = { $after }.
   *[no] Zabrakło ci życia w turze { $turn }: { $before } − { $lost } = { $after }.
}
epic-turning-played = { $you ->
    [yes] Zagrywasz kartę { $card }: { $changes }.
   *[no] { $name } zagrywa kartę { $card }: { $changes }.
}
epic-turning-attacked = { $you ->
    [yes] Atakujesz kartą { $card }: { $changes }.
   *[no] { $name } atakuje kartą { $card }: { $changes }.
}
epic-turning-power-used = { $you ->
    [yes] Używasz mocy karty { $card }: { $changes }.
   *[no] { $name } używa mocy karty { $card }: { $changes }.
}

# In place of the shared messages of the same names.
epic-table-deck-bring-how = Jedna karta w wierszu, na przykład „3 Kong”.
