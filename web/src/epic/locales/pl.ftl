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
epic-assign-help = Najpierw śmiertelne obrażenia. Przeciągnij liczbę albo użyj − i +.
epic-assign-help-through = Najpierw śmiertelne obrażenia, reszta się przebija. Przeciągnij liczbę albo użyj − i +.
epic-assign-cover = { $name }: najpierw { $damage }, dopiero potem obrażenia się przebiją.
epic-assign-most = Więcej obrażeń się nie przebije.
epic-assign-again = Bitwa się zmieniła. Oto nowa propozycja.
epic-through = Ile obrażeń się przebije?
epic-through-help-team = Liczą się obrażenia całej drużyny. Reszta trafi w blokujących.
epic-through-help-lost = Nie ma już blokujących. Reszta przepada.
epic-send-through = Przebij: { $damage }
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
epic-attacks = atakuje
epic-is-attacked = cel ataku
epic-assigned = otrzyma { $damage }
epic-stack-expended = wyczerpane: { $count }
epic-health = życia
epic-gold = złoto
epic-seat = { $name }, życie { $health }, złoto { $gold }
epic-initiative = ma inicjatywę
epic-has-initiative = Inicjatywa: { $name }
epic-no-initiative = Nikt nie ma teraz inicjatywy.
epic-initiative-means = Tylko gracz z inicjatywą może zagrywać karty, używać mocy i atakować. Po pasie inicjatywa przechodzi w lewo.
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
epic-teammate = twój współgracz
epic-on-left = po lewej
epic-on-right = po prawej
epic-neighbour-left = ‹ z lewej: możesz atakować
epic-neighbour-right = z prawej: może cię atakować ›
epic-neighbour-both = ‹ z lewej i z prawej ›
epic-chip-left = ‹ lewa
epic-chip-right = prawa ›
epic-seats = Miejsca
epic-now = Teraz
epic-draft-pack = Paczka
epic-draft-players = Gracze w kolejności podawania
epic-draft-pick = Wybierz kartę.
epic-draft-pick-of = Wybierz { $count } z tych { $of }.
epic-draft-pick-more = Wybierz jeszcze { $count }.
epic-draft-pick-this = Wybrać kartę { $card }?
epic-draft-pick-these = Wybrać karty { $cards }?
epic-draft-pick-what = { $count ->
    [one] Wybierz kartę
    [few] Wybierz { $count } karty
   *[many] Wybierz { $count } kart
}
epic-draft-pick-card = Wybierz: { $card }
epic-draft-pick-cards = { $count ->
    [one] Wybierz { $count } kartę
    [few] Wybierz { $count } karty
   *[many] Wybierz { $count } kart
}
epic-draft-how = Zaznacz kartę, a potem naciśnij ją jeszcze raz albo Enter.
epic-draft-passed = { $count ->
    [one] Ostatnią kartę dostanie { $name }.
    [few] Pozostałe { $count } karty dostanie { $name }.
   *[many] Pozostałe { $count } kart dostanie { $name }.
}
epic-draft-discarded = { $count ->
    [one] Ostatnia karta zostanie odrzucona rewersem do góry.
    [few] Pozostałe { $count } karty zostaną odrzucone rewersem do góry.
   *[many] Pozostałe { $count } kart zostanie odrzuconych rewersem do góry.
}
epic-draft-then = Potem wybiera { $name }: { $count }.
epic-draft-last = { $count ->
    [one] Ostatnią kartę dostanie { $name }.
    [few] Pozostałe { $count } karty dostanie { $name }.
   *[many] Pozostałe { $count } kart dostanie { $name }.
}
epic-draft-still-picking = { $count ->
    [one] Jeszcze wybiera { $names }.
   *[other] Jeszcze wybierają: { $names }.
}
epic-draft-your-pick = Twój wybór
epic-draft-you-pick = wybierasz
epic-draft-you-build = składasz
epic-draft-picks = wybiera
epic-draft-builds = składa
epic-draft-done = gotowe
epic-draft-you-passed = Podane dalej
epic-draft-which = Które karty?
epic-draft-to-pool = Pula { $count }
epic-draft-pools = Pule
epic-draft-curve = Karty według kosztu i rodzaju
epic-draft-paid = koszt: 1 złoto
epic-draft-free = darmowe
epic-draft-champions = { $count ->
    [one] czempion
    [few] czempioni
   *[many] czempionów
}
epic-draft-events = { $count ->
    [one] wydarzenie
    [few] wydarzenia
   *[many] wydarzeń
}
epic-draft-ring-left-what = paczki idą
epic-draft-ring-left = ← w lewo
epic-draft-ring-left-label = Paczki idą w lewo. Twoją dostanie { $name }.
epic-draft-ring-right-what = paczki idą
epic-draft-ring-right = w prawo →
epic-draft-ring-right-label = Paczki idą w prawo. Twoją dostanie { $name }.
epic-draft-ring-swap-what = paczki
epic-draft-ring-swap = na wymianę
epic-draft-ring-swap-label = Wymiana paczek: ty i { $name }.
epic-draft-ring-shared-what = wybór
epic-draft-ring-shared = 1, 2, 1
epic-draft-ring-shared-label = Wspólna paczka: ty i { $name } wybieracie po kolei jedną, dwie i jedną kartę.
epic-build-add = Dodaj jeszcze { $count }.
epic-build-over = O { $count } za dużo.
epic-build-ready = { $count ->
    [one] { $count } karta. Talia gotowa.
    [few] { $count } karty. Talia gotowa.
   *[many] { $count } kart. Talia gotowa.
}
epic-build-help = Płatne: { $paid }, darmowe: { $free }, czempioni: { $champions }, poza talią: { $unused }.
epic-build-play = Graj tą talią
epic-build-fill = Uzupełnij
epic-build-cut = Usuń najsłabsze
epic-build-start = Zacznij od
epic-build-suggested = { $names } (propozycja)
epic-build-strongest = Najsilniejsze { $count }
epic-build-scratch = Zera
epic-build-pool = Twoja pula
epic-build-add-all = Dodaj wszystkie
epic-build-remove-all = Usuń wszystkie
epic-build-add-group = Dodaj wszystkie: { $name }
epic-build-remove-group = Usuń wszystkie: { $name }
epic-build-of = { $count } z { $of }
epic-build-paid = Za 1 złoto
epic-build-free = Darmowe
epic-text-champions = Czempioni
epic-text-discard = Stos kart odrzuconych
epic-draft-text-pack = Paczka
epic-draft-text-pool = Wybrane karty
epic-text-player = Życie: { $health }, złoto: { $gold }, karty w talii: { $deck }

epic-end-with-gold = Zakończyć turę? Niewydane złoto: { $gold }.
epic-end-again = Naciśnij znów, by zakończyć
epic-attack-in-vain = Przeciwnik może zablokować i rozbić wszystkich atakujących bez strat. Zaatakować?
epic-attack-again = Naciśnij znów, by zaatakować
epic-answer-target = Cel: { $what }
epic-answer-choose = Wybierz: { $what }
epic-answer-defender = Zaatakuj: { $what }
epic-select-attackers = { $count ->
    [0] Nie atakuj
   *[other] { $named ->
        [yes] Atak na: { $name } ({ $count })
       *[no] Atakuj: { $count }
    }
}
epic-select-attackers-what = Wybierz atakujących
epic-select-attackers-asked = { $named ->
    [yes] Kto atakuje gracza { $name }?
   *[no] Kto atakuje?
}
epic-select-attackers-all = Atakuj wszystkimi ({ $count })
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
epic-plot = Życie po każdej turze
epic-plot-point = { $number ->
    [0] Początek
   *[other] Tura { $number }
}
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

# The waiting room.
epic-plan-good = Anioły, leczenie, wypędzanie
epic-plan-sage = Dobieranie kart i sztuczki w porę
epic-plan-wild = Wielcy czempioni i ogień
epic-plan-evil = Zombie, demony, bez litości
epic-group-good = Anioły, leczenie, wypędzanie
epic-group-sage = Dobieranie kart i sztuczki w porę
epic-group-wild = Wielcy czempioni i ogień
epic-group-evil = Zombie, demony, bez litości

# In place of the shared messages of the same names.
epic-waiting-your-piles = { $count ->
    [one] Twoja przynależność
    [few] Twoje { $count } przynależności
   *[many] Twoje { $count } przynależności
}
epic-waiting-missing = { $count ->
    [one] Wybierz przynależność.
    [few] Wybierz { $count } przynależności.
   *[many] Wybierz { $count } przynależności.
}
epic-waiting-missing-more = { $count ->
    [one] Wybierz jeszcze jedną przynależność.
    [few] Wybierz jeszcze { $count } przynależności.
   *[many] Wybierz jeszcze { $count } przynależności.
}
epic-waiting-opponent-deck = Przynależności przeciwnika
epic-waiting-turn-order = Drużyna gra swoją turę razem: { $teams }. Miejsca: { $names }.
epic-waiting-teams-of = { $count ->
    [one] { $count } drużyna
    [few] { $count } drużyny
   *[many] { $count } drużyn
} po { $size }, { $size ->
    [2] 60
    [3] 90
   *[4] 120
} życia
epic-card-page-copies = { $gem ->
    [red] kostka ×{ $copies } (czerwony klejnot)
   *[other] kostka ×{ $copies } (biały klejnot)
}
epic-deck-stats = Koszt i przynależność
epic-deck-curve-value = { $value ->
    [0] darmowe
    [one] { $value } złoto
    [few] { $value } złota
   *[many] { $value } złota
}
epic-deck-hand-what = Wybierz karty do wymiany. Każda kosztuje 1 punkt zdrowia.
epic-deck-redraw = Wymień: { $count }
