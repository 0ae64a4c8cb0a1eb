waiting-strip = Co dalej
waiting-setup = Zmień ustawienia
waiting-moved-on = Ta gra przeniosła się do nowego stołu z innymi ustawieniami.
waiting-follow = Idź do nowego stołu
waiting-change = Zmień
waiting-close = Zamknij
waiting-leave = Odejdź
waiting-start = Rozpocznij grę
waiting-ready = Gotowe
waiting-not-ready = Niegotowe
waiting-you = ty
waiting-host = gospodarz
waiting-guest = przez link
waiting-not-yet = do wyboru
waiting-random = Niespodzianka
waiting-random-line = Los zdecyduje na początku gry
waiting-own-decks = Twoje talie
waiting-imported = Wklejona talia
waiting-import = Wklej listę
waiting-import-line = albo otwórz plik talii
waiting-import-do = Użyj tej talii
waiting-build = Zbuduj talię
waiting-build-line = i wróć do tego stołu
waiting-fix = Popraw ›
waiting-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}
waiting-premade = Gotowe talie
waiting-deck = Talia
waiting-your-deck = { $count ->
    [one] Twoja talia
    [few] Twoje { $count } talie
   *[many] Twoje { $count } talii
}
waiting-your-piles = { $count ->
    [one] Twoja talia
    [few] Twoje { $count } stosy
   *[many] Twoje { $count } stosów
}
waiting-your-leader = { $count ->
    [one] Twój dowódca
   *[other] Twoi dowódcy
}
waiting-opponent = Przeciwnik
waiting-bots = Boty
waiting-opponent-deck = Talia przeciwnika
waiting-opponent-own = Którą talią?
waiting-opponent-premade = Gotową
waiting-opponent-leader = Dowódca
waiting-teams = Drużyny
waiting-teams-number = Ile drużyn
waiting-teams-of = { $count ->
    [one] { $count } drużyna
    [few] { $count } drużyny
   *[many] { $count } drużyn
} po { $size }
waiting-team-sun = Drużyna Słońce
waiting-team-moon = Drużyna Księżyc
waiting-team-oak = Drużyna Dąb
waiting-team-crown = Drużyna Korona
waiting-turn-order = Kolejność: { $names } ({ $teams }).
waiting-swap = Wybierz dwa miejsca, aby je zamienić.
waiting-swap-with = Wybierz miejsce do zamiany: { $name }.
waiting-no-variants = gra podstawowa
waiting-on = tak
waiting-off = nie
waiting-whose = Czyja talia?
waiting-just-took = { $name } ma już: { $what }. Wybierz coś innego.
waiting-moved = Miejsca lub ustawienia się zmieniły. Masz teraz: { $what }.
waiting-sit = Zajmij miejsce, aby zagrać.
waiting-watching = Gracze wybierają talie.
waiting-ready-for = { $count ->
    [one] Gotowe. { $names } wybiera.
   *[other] Gotowe. Wybierają: { $names }.
}
waiting-ready-players = { $count ->
    [one] Gotowe. Czekamy na jeszcze { $count } gracza.
    [few] Gotowe. Czekamy na jeszcze { $count } graczy.
   *[many] Gotowe. Czekamy na jeszcze { $count } graczy.
}
waiting-missing = { $count ->
    [one] Wybierz talię.
    [few] Wybierz { $count } talie.
   *[many] Wybierz { $count } talii.
}
waiting-missing-more = { $count ->
    [one] Wybierz jeszcze jedną.
    [few] Wybierz jeszcze { $count }.
   *[many] Wybierz jeszcze { $count }.
}
waiting-all-set = Wszystko gotowe.
waiting-plays = Grasz: { $what }.
waiting-plays-random = Grasz losową talią.
waiting-plays-against = Grasz: { $what }, przeciwnik: { $name }.
waiting-next = W grze z botem można cofać ruchy.
waiting-next-solo = Ruchy można cofać.
waiting-when = Gra zacznie się, gdy wszyscy będą gotowi.
waiting-take-over = Zajmij to miejsce
waiting-invite = Zaproś znajomych
waiting-invite-bots = { $count ->
    [one] Wolisz grać ze znajomym? Kto otworzy ten link, zajmie miejsce bota ({ $name }).
   *[other] Boty trzymają miejsca. Kto otworzy link, zajmie miejsce bota, najpierw: { $name }.
}
waiting-link = Link do zaproszenia
waiting-copy = Kopiuj link
waiting-device = Na jednym urządzeniu
waiting-device-how = Nazwij graczy. Ekran jest zasłonięty, gdy podajecie urządzenie.
waiting-device-name = Imię gracza
waiting-device-add = Dodaj gracza
