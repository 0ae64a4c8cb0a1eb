gwent-title = Gwint
gwent-about = Dwie armie, trzy rzędy, do dwóch wygranych rund. Od jednego do pięciu graczy.
gwent-progress-round = Runda { $number }
gwent-progress-game = Gra { $number }
gwent-score-gems = znaczniki { $scores }
gwent-score-points = punkty { $scores }
gwent-score-wins = wygrane { $scores }

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
gwent-revives = { $name } przywraca
gwent-finds = { $name } zagrywa z talii
gwent-passed = pas
gwent-redraws = { $left ->
    [one] została { $left } wymiana
    [few] zostały { $left } wymiany
   *[many] zostało { $left } wymian
}
gwent-deck-won = wygrała
gwent-deck-out = Wygrała, więc odpada (G-213).
gwent-deck-next = Może zagrać
gwent-match-goal = Turniej wygrywają dwie gry. Po wygranej trzeba zmienić talię.
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
gwent-keys-leader = Używa dowódcy
gwent-end-rounds = Rundy: { $scores }.
gwent-text-discard = Stos kart odrzuconych
gwent-text-leader = Dowódca
gwent-text-decks = Talie
gwent-text-deck-of = { $faction }: { $leader }
gwent-text-side = Razem { $total }{ $gems ->
    [0] {""}
   *[other] , znaczniki: { $gems }
}{ $points ->
    [0] {""}
   *[other] , punkty: { $points }
}
gwent-text-deck = karty w talii: { $deck }
gwent-text-row = { $row }: { $total }

gwent-pass-with = { $cards ->
    [one] Spasować z { $cards } kartą na ręce?
    [few] Spasować z { $cards } kartami na ręce?
   *[many] Spasować z { $cards } kartami na ręce?
}
gwent-pass-ends = Spasować i zakończyć rundę wynikiem { $own } do { $other }?
gwent-pass-again = Naciśnij znów, by spasować
gwent-select-redraw = { $count ->
    [0] Zachowaj rękę
    [one] Wymień { $count } kartę
    [few] Wymień { $count } karty
   *[many] Wymień { $count } kart
}
gwent-select-redraw-what = Wybierz karty
gwent-round-won-you = Wygrywasz rundę { $round }
gwent-round-won = { $name } wygrywa rundę { $round }
gwent-round-tied = Remis w rundzie { $round }
gwent-round-over = Koniec rundy { $round }
gwent-round-points = +{ $points }
gwent-rule-strength = Większa siła: { $high } do { $low }
gwent-rule-tie = Remis { $high } do { $low }: obie strony tracą znacznik
gwent-rule-nilfgaard = Remis { $high } do { $low }: Nilfgaard wygrywa remisy
gwent-rule-points = Punkt za każdego przeciwnika z mniejszą siłą
gwent-over-round = Runda { $number }
gwent-plot = Siła po każdym zagraniu
gwent-plot-point = { $play ->
    [0] Początek rundy { $number }
   *[other] Runda { $number }, zagranie { $play }
}
gwent-turning = Przełom w rundzie { $number }.
gwent-stat-played = Zagrane karty
gwent-stat-strength = Siła razem
gwent-stat-destroyed = Zniszczone jednostki
gwent-stat-drawn = Dobrane karty
gwent-stat-left = Karty na ręce
gwent-reason-gems = { $you ->
    [yes] Tracisz oba znaczniki: runda { $round }, { $own } do { $other }.
   *[no] { $name } traci oba znaczniki: runda { $round }, { $own } do { $other }.
}
gwent-reason-tie = Obie strony tracą ostatni znacznik.
gwent-reason-points = { $you ->
    [yes] Masz dość punktów ({ $points }/{ $needed }).
   *[no] { $name } ma dość punktów ({ $points }/{ $needed }).
}
gwent-reason-exhausted = Nic się już nie może zmienić, więc wygrywa najwięcej punktów.
gwent-reason-games = { $you ->
    [yes] Wygrywasz turniej. Wygrane gry: { $games }.
   *[no] { $name } wygrywa turniej. Wygrane gry: { $games }.
}
gwent-turning-played = { $you ->
    [yes] Zagrywasz kartę { $card }: { $changes }.
   *[no] { $name } zagrywa kartę { $card }: { $changes }.
}
gwent-turning-leader-used = { $you ->
    [yes] Używasz karty { $card }: { $changes }.
   *[no] { $name } używa karty { $card }: { $changes }.
}

# The waiting room.
gwent-plan-northern-realms = Szpiedzy i więzi
gwent-plan-nilfgaard = Najpierw karty, potem bohaterowie
gwent-plan-scoiatael = Więcej na stole niż w ręce
gwent-plan-monsters = Zalej rząd bliski
gwent-plan-skellige = Więzi odporne na pogodę
gwent-plan-advanced-northern-realms = Katapulty, wieże i jeden róg na wszystko
gwent-plan-tournament-northern-realms = Katapulty, wieże i jeden róg na wszystko
gwent-plan-advanced-nilfgaard = Gwardziści i bohaterowie
gwent-plan-tournament-nilfgaard = Gwardziści i bohaterowie
gwent-plan-advanced-scoiatael = Dwa braterstwa, dwa rogi
gwent-plan-tournament-scoiatael = Dwa braterstwa, dwa rogi
gwent-plan-advanced-monsters = Wszystko w rzędzie bliskim
gwent-plan-tournament-monsters = Wszystko w rzędzie bliskim
gwent-plan-advanced-skellige = Więzi po trzy
gwent-plan-tournament-skellige = Więzi po trzy
gwent-group-northern-realms = Dobiera kartę po wygranej rundzie
gwent-group-nilfgaard = Wygrywa zremisowane rundy
gwent-group-scoiatael = Wybiera, kto zaczyna
gwent-group-monsters = Po rundzie zostaje jedna jednostka
gwent-group-skellige = W trzeciej rundzie wracają dwie jednostki

# In place of the shared messages of the same names.
gwent-waiting-your-piles = { $count ->
    [one] Twoja frakcja
   *[other] Twoje frakcje
}
gwent-waiting-opponent-deck = Frakcja przeciwnika
gwent-waiting-turn-order = Kolejność: { $names }. Drużyna ma wspólną planszę i dwa klejnoty ({ $teams }).
gwent-waiting-next = Moneta zdecyduje, kto zaczyna. W grze z botem można cofać ruchy.
gwent-waiting-next-solo = Przeciwnik zaczyna każdą rundę.
gwent-deck-stats = Limity talii
gwent-deck-breakdown = Rzędy, więzi i braterstwa
gwent-deck-hand-what = Wybierz do dwóch kart do wymiany.
gwent-deck-set-what = Trzy frakcje, żaden bohater dwa razy. Zapisujesz, udostępniasz i rozgrywasz je jako zestaw.
gwent-plan-classic-northern-realms = Szpiedzy i więzi
gwent-plan-classic-nilfgaard = Najpierw przewaga kart, potem bohaterowie
gwent-plan-classic-scoiatael = Więcej na stole niż w ręce
gwent-plan-classic-monsters = Zalew rzędu bliskiego
gwent-plan-classic-skellige = Więzi odporne na pogodę
