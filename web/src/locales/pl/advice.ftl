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
review = Analiza
review-working = Analizuję grę…
review-plot = Twoja szansa na wygraną
review-mistakes = Najdroższe błędy
review-none = Żadna decyzja nie kosztowała cię więcej niż 3 punkty procentowe szans na wygraną.
review-turn = Tura { $number }
review-chosen = Twój wybór: { $words }.
review-better = Lepiej: { $words }.
review-see = Zobacz
review-again = Spróbuj stąd jeszcze raz
review-close = Zamknij analizę
refused-no-review = Ta gra nie ma analizy.
refused-no-review-running = Grę można przeanalizować po jej zakończeniu.
refused-no-review-study = Ta pozycja nie ma analizy.
