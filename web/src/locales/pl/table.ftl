table-opening = Otwieranie stołu…
table-not-here = Tego stołu nie widać
table-no-answer = Serwer nie odpowiada. Próbujemy dalej.
table-to-lobby = Wszystkie partie
table-board = Stół: { $game }
table-side = Karta i dziennik
table-question = Pytanie
table-log = Dziennik
table-menu = Stół i ustawienia
table-reader = Czytana karta
table-reader-empty = Wskaż kartę, aby ją tu przeczytać.
table-log-earlier = Pokaż wcześniejsze
table-tab-log = Dziennik
table-tab-rules = Zasady
table-tab-chat = Czat
table-tab-table = Stół
table-close = Zamknij
table-you = Ty
table-seat-free = Wolne miejsce
table-seat-away = nieobecny
table-seat-out = poza grą
table-seat-ready = Gotowy
table-seat-choosing = Wybiera talię
table-sending = …
table-lit = Podświetlone można wybrać. Naciśnij raz, aby wskazać, drugi raz, aby wykonać.
table-armed = Naciśnij jeszcze raz albo użyj przycisku. Esc odkłada.
table-held = Nic nie jest ostateczne: naciśnij wybrane, aby je cofnąć.
table-choose-where = Teraz naciśnij podświetlone miejsce docelowe.
table-choose-one = Można tu zrobić kilka rzeczy: wybierz jedną.
table-choose-amount = Liczba od { $least } do { $most }.
table-choose-here = Wybierz tutaj
table-choose-first = Najpierw odpowiedz na pytanie: wybierz coś podświetlonego.
table-others-turn = Tymczasem możesz czytać wszystkie karty.
table-others-choose = Wybierają: { $names }.
table-watching = Oglądasz.
table-amount = Liczba
table-less = O jeden mniej
table-more = O jeden więcej
table-back = Wstecz
table-take-back = Cofnij wybór
table-why-not = Dlaczego nie?
table-undo = Cofnij
table-undo-ask = Poproś o cofnięcie (zostało: { $left })
table-took-back = { $name }: powrót do chwili przed ostatnim ruchem. Wszystko, co było potem, jest cofnięte.
table-key-enter = Enter
table-key-esc = Esc
table-keys = Klawisze
table-keys-move = Do następnej grupy; w grupie strzałkami
table-keys-enter = Naciska to, co ma fokus, a poza tym główny przycisk
table-keys-digits = Wybiera pierwszą podświetloną rzecz, drugą… albo przycisk z tym numerem
table-keys-decline = Nic nie bierze: pas, odmowa, koniec
table-keys-esc = Odkłada wybór albo zamyka to, co otwarte
table-keys-leader = Używa dowódcy
table-keys-read = Pokazuje kartę, która ma fokus
table-keys-log = Otwiera dziennik
table-keys-list = Pokazuje tę listę
table-end-over = Koniec gry.
table-end-you-won = Wygrywasz!
table-end-won = Zwycięstwo: { $names }.
table-end-drawn = Gra zakończona remisem.
table-end-note = Zapis gry można pobrać: dowodzi, że nikt nie ruszał talii.
table-end-rounds = Rundy: { $scores }.
table-ending-resigned = Przez poddanie.
table-ending-drawn = Gracze się zgodzili.
table-ending-claimed = Druga strona się nie zjawiła.
table-ending-time = Skończył się czas.
table-record = Zapis
table-rematch = Rewanż
table-rematch-go = Do następnej partii
table-clocks = Zegary
table-clock-thirty = Zostało trzydzieści sekund.
table-clock-ten = Zostało dziesięć sekund!
table-reconnecting = Połączenie przerwane. Ponawiamy…
table-offer-draw = { $name } proponuje remis.
table-offer-undo = { $name } prosi o powrót do chwili przed swoim ostatnim ruchem. Wszystko, co było potem, też się cofnie.
table-offer-rematch = { $name } chce rewanżu.
table-offered-draw = Remis zaproponowany.
table-offered-undo = Prośba o powrót przed twój ostatni ruch wysłana.
table-offered-rematch = Chcesz rewanżu.
table-declined-draw = { $count ->
    [one] { $name } odrzuca remis.
   *[other] Remis odrzucony.
}
table-declined-rematch = { $count ->
    [one] { $name } nie chce rewanżu.
   *[other] Rewanżu nie będzie.
}
table-declined-undo = { $count ->
    [one] { $name } nie zgadza się na cofnięcie.
   *[other] Nie ma zgody na cofnięcie.
}
table-agree = Zgoda
table-decline = Odmów
table-withdraw = Wycofaj
table-claim = { $name }: nieobecność trwa zbyt długo.
table-claim-bot = Niech gra bot
table-claim-win = Uznaj za przegraną
table-away = { $count ->
    [one] Poza stołem: { $names }.
   *[other] Poza stołem: { $names }.
}
table-news = { $count ->
    [one] W międzyczasie zaszła jedna rzecz.
    [few] W międzyczasie zaszły { $count } rzeczy.
   *[many] W międzyczasie zaszło { $count } rzeczy.
}
table-news-show = Pokaż
table-chat-empty = Nikt jeszcze nic nie powiedział.
table-chat-say = Powiedz coś
table-rules-all = Wszystkie zasady
table-rules-lately = Ostatnio wspomniane
table-as-text = Stół jako tekst
table-as-picture = Jako obraz
table-draw = Zaproponuj remis
table-resign = Poddaj się
table-resign-sure = Poddaj się: naciśnij jeszcze raz
table-passing = Gdzie chcesz być pytany?
table-passing-stop = Zawsze
table-passing-act = Gdy mogę działać
table-passing-never = Nigdy
table-habits = Jak wolisz
table-at-once = Jedno kliknięcie działa
table-speed = Ruch
table-speed-normal = Zwykły
table-speed-fast = Szybki
table-speed-off = Brak
table-seats = Przy stole
table-watchers = { $count ->
    [0] Nikt nie ogląda.
    [one] Ogląda jedna osoba.
    [few] Oglądają { $count } osoby.
   *[many] Ogląda { $count } osób.
}
table-key = Klucz tej gry:
table-key-hash = Odcisk klucza:
table-pile-empty = Nic tu nie ma.
table-hand-over = Podaj urządzenie: { $name }
table-hand-over-note = Nikt inny nie powinien teraz patrzeć.
table-hand-over-ready = To ja, { $name }
table-waits-for-players = { $count ->
    [one] Brakuje jednego gracza.
    [few] Brakuje { $count } graczy.
   *[many] Brakuje { $count } graczy.
}
table-waits-for-you = Gra zacznie się, gdy będziesz mieć talię.
table-waits-for-decks = Gra zacznie się, gdy będą wszystkie talie.
table-sit = Usiądź
table-invite = Wyślij to łącze; kto je otworzy, może usiąść.
table-invite-here = Ten adres działa tylko na tym komputerze. Aby znajomi mogli dołączyć z innych urządzeń, uruchom Mulligana poleceniem „mulligan serve --host 0.0.0.0” i otwórz go pod adresem tego komputera.
table-copy = Kopiuj
table-copied = Skopiowano
table-leave = Odejdź od stołu
table-deck-bring = Przynieś talię
table-deck-bring-how = Jedna karta w wierszu, na przykład „3 Stone Warden”.
table-deck-bring-do = Graj tą talią
table-deck-take = { $count ->
    [one] Wybierz talię
    [few] Wybierz { $count } stosy na talię
   *[many] Wybierz { $count } stosów na talię
}
table-deck-take-do = Graj tym
table-deck-random = Losowo
table-text-answers = Odpowiedzi
table-text-waiting = Czekające zdolności
table-text-champions = Czempioni
table-text-hand = Ręka
table-text-discard = Stos kart odrzuconych
table-text-weather = Pogoda
table-text-leader = Dowódca
table-text-decks = Talie
table-text-pack = Paczka
table-text-pool = Wzięte karty
table-text-passed = spasował
table-text-epic = Życie: { $health }, złoto: { $gold }, karty w talii: { $deck }
table-text-gwent = Razem { $total }{ $gems ->
    [0] {""}
   *[other] , znaczniki: { $gems }
}{ $points ->
    [0] {""}
   *[other] , punkty: { $points }
}
table-text-deck = karty w talii: { $deck }
table-text-row = { $row }: { $total }
table-signal-hello = Cześć!
table-signal-good-luck = Powodzenia!
table-signal-nice = Ładnie!
table-signal-thanks = Dziękuję.
table-signal-sorry = Przepraszam.
table-signal-oops = Ojej.
table-signal-thinking = Myślę.
table-signal-hurry = Proszę szybciej.
table-signal-well-played = Dobrze zagrane.
table-signal-one-more = Jeszcze raz?
table-signal-bye = Do widzenia.
refused-malformed = Serwer tego nie zrozumiał. Wczytaj stronę ponownie.
refused-version = Jest nowsza wersja. Wczytaj stronę ponownie.
refused-not-found = Nie ma takiego stołu.
refused-not-yours = To nie jest dla wszystkich: poproś o łącze.
refused-stale = Stół poszedł dalej. Spójrz jeszcze raz.
refused-illegal = Zasady na to nie pozwalają.
refused-not-now = Teraz nie można tego zrobić.
refused-seat-taken = Ktoś już tam siedzi.
refused-table-full = Wszystkie miejsca są zajęte.
refused-deck = Tą talią nie można grać.
refused-name-taken = To imię jest zajęte.
refused-bad-name = Tego imienia nie można użyć.
refused-bad-password = To hasło za łatwo zgadnąć. Weź dłuższe.
refused-wrong-password = Imię lub hasło się nie zgadza.
refused-too-large = To za dużo naraz.
refused-too-fast = Nie tak szybko. Poczekaj chwilę.
refused-too-many = Masz za dużo niezakończonych partii. Zakończ najpierw jedną.
refused-no-undo = Tego nie można cofnąć.
refused-origin = Ta strona nie może rozmawiać z serwerem.
refused-settings = W to nie da się zagrać.
refused-no-answer = Serwer nie odpowiada.
