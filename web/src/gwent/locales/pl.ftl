gwent-title = Gwint
gwent-about = Dwie armie, trzy rzędy, do dwóch wygranych rund. Od jednego do pięciu graczy.

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

# In place of the shared messages of the same names.
gwent-table-deck-bring-how = Jedna karta w wierszu, na przykład „3 Nekker”.
