hint = Podpowiedź
hint-thinking = Szukam najlepszego ruchu…
hint-chance = szansa na wygraną { $chance }
hint-others = Następne w kolejności: { $answers }.
hint-wins = Ten ruch wygrywa grę.
hint-outlook-health = Życie do twojej następnej tury, przewidywana zmiana: ty { $own }, { $count ->
    [one] przeciwnik
   *[other] przeciwnicy
} { $others }.
hint-outlook-round = Szansa na wygraną w rundzie: { $ahead }.
hint-close = Zamknij podpowiedź
table-keys-hint = Prosi o podpowiedź
refused-no-hint = Tu nie ma podpowiedzi.
refused-no-hint-over = Podpowiedzi są tylko w trakcie gry.
refused-no-hint-people = Gdy przy stole grają inni ludzie, nie ma podpowiedzi.
refused-no-hint-draft = W drafcie nie ma podpowiedzi.
refused-no-hint-study = W tej pozycji nie ma podpowiedzi.
refused-no-hint-not-asked = O podpowiedź możesz prosić, gdy masz coś do wyboru.
refused-no-hint-busy = Poprzednia podpowiedź nie jest jeszcze gotowa. Zaczekaj chwilę.
