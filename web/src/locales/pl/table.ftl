table-opening = Otwieranie stołu…
table-not-here = Ten stół jest niedostępny
table-not-found = Nie możemy znaleźć tego stołu
table-private = Ten stół jest prywatny
table-private-why = Poproś kogoś z grających o link z zaproszeniem.
table-not-found-why = Link może być niepełny albo stół usunięto, bo gra się nie zaczęła.
table-no-answer = Serwer nie odpowiada. Ponawiamy…
table-to-lobby = Wszystkie partie
table-board = Stół: { $game }
table-side = Karta i dziennik
table-question = Pytanie
table-log = Dziennik
table-menu = Stół i ustawienia
table-card-preview = Podgląd karty
table-card-preview-empty = Wskaż kartę, aby ją tu przeczytać.
table-log-earlier = Pokaż wcześniejsze
table-tab-log = Dziennik
table-tab-rules = Zasady
table-tab-chat = Czat
table-tab-table = Stół
table-close = Zamknij
table-you = Ty
table-seat-free = Wolne miejsce
table-seat-away = poza stołem
table-seat-out = poza grą
table-seat-ready = Gotowe
table-seat-choosing = Wybiera talię
table-sending = …
table-lit = Podświetlone karty można wybrać.
table-armed = Naciśnij ponownie lub użyj przycisku, by potwierdzić. Esc anuluje.
table-idle = Naciśnij ponownie, by i tak to zrobić.
table-select = Naciśnij, by wybrać; ponownie, by cofnąć wybór.
table-all = Wszystkie ({ $count })
table-none = Żadne
table-selected = Wybrano: { $count }
table-wait-place = Wybierz rząd
table-wait-player = Wybierz gracza
table-wait-card = Wybierz kartę
table-wait-target = Wybierz cel
table-wait-answer = Wybierz
table-reset = Od nowa
table-choose-this = Wybierz to
table-of = { $count } z { $all }
table-answers = Odpowiedzi
table-preview = Nic jeszcze nie jest zatwierdzone. Kliknij zaznaczoną kartę, aby cofnąć wybór.
table-choose-where = Teraz wybierz, gdzie ma trafić.
table-choose-one = Wybierz, co zrobić.
table-choose-amount = Liczba od { $least } do { $most }.
table-choose-here = Wybierz tutaj
table-choose-first = Najpierw odpowiedz na pytanie: wybierz coś podświetlonego.
table-others-turn = W tym czasie możesz przeczytać każdą kartę.
table-others-choose = Wybierają: { $names }.
table-watching = Oglądasz tę partię.
table-amount = Liczba
table-back = Wstecz
table-take-back = Cofnij wybór
table-why-not = Dlaczego nie?
table-undo = Cofnij
table-undo-ask = Poproś o cofnięcie (zostało: { $left })
table-note-took-back = { $you ->
    [yes] Cofasz swój ostatni ruch i wszystko, co było po nim.
   *[no] { $name } cofa swój ostatni ruch i wszystko, co było po nim.
}
table-note-time = { $you ->
    [yes] Skończył ci się czas.
   *[no] { $name }: skończył się czas.
}
table-note-selected = { $you ->
    [yes] Czas minął. Liczy się to, co masz zaznaczone.
   *[no] Czas minął. { $name }: liczy się to, co było zaznaczone.
}
table-note-suggested = { $you ->
    [yes] Czas minął. Wybrał za ciebie bot.
   *[no] Czas minął. { $name }: wyboru dokonał bot.
}
table-note-left = { $you ->
    [yes] Odchodzisz od stołu. Do twojego powrotu gra bot.
   *[no] { $name } odchodzi od stołu. Do powrotu tej osoby gra bot.
}
table-note-returned = { $you ->
    [yes] Wracasz do gry.
   *[no] { $name } wraca do gry.
}
table-note-replaced = { $you ->
    [yes] Odchodzisz od stołu. Twoje miejsce zajmuje bot.
   *[no] { $name } odchodzi od stołu. To miejsce zajmuje bot.
}
table-stand-in = Gra za ciebie bot.
table-take-over = Wróć do gry
table-key-enter = Enter
table-key-esc = Esc
table-keys = Klawisze
table-keys-move = Przechodzi do następnej grupy; w grupie działają strzałki
table-keys-enter = Uruchamia zaznaczony element albo główny przycisk
table-keys-digits = Wybiera pierwszą podświetloną kartę, drugą… albo przycisk z tym numerem
table-keys-decline = Rezygnuje: pas, odmowa, koniec
table-keys-all = Wybierz wszystko, co można wybrać
table-keys-esc = Anuluje wybór albo zamyka to, co otwarte
table-keys-read = Pokazuje zaznaczoną kartę
table-keys-log = Otwiera dziennik
table-keys-list = Pokazuje tę listę
table-end-over = Koniec gry.
table-end-you-won = Wygrywasz.
table-end-won = Zwycięstwo: { $names }.
table-end-drawn = Gra kończy się remisem.
table-end-note = Pobierz zapis gry, aby sprawdzić, że nikt nie majstrował przy taliach.
table-ending-resigned = Przez poddanie.
table-ending-drawn = Za zgodą graczy.
table-ending-claimed = Jeden z graczy nie wrócił.
table-ending-time = Skończył się czas.
table-record = Zapis gry
table-save-deck = Zapisz talię
table-deck-saved = Talia „{ $name }” jest zapisana w zakładce Talie.
table-deck-open = Otwórz talię
table-rematch = Rewanż
table-rematch-go = Następna partia
table-clocks = Zegary
table-clock-thirty = Zostało trzydzieści sekund.
table-clock-ten = Zostało dziesięć sekund.
table-reconnecting = Utracono połączenie. Łączymy ponownie…
table-offer-draw = { $name } proponuje remis.
table-offer-undo = { $name } prosi o cofnięcie swojego ostatniego ruchu i wszystkiego, co było po nim.
table-offer-rematch = { $name } chce rewanżu.
table-offered-draw = Proponujesz remis.
table-offered-undo = Prosisz o cofnięcie swojego ostatniego ruchu.
table-offered-rematch = Proponujesz rewanż.
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
table-claim-win = Przyjmij wygraną
table-away = { $count ->
    [one] Poza stołem: { $names }.
   *[other] Poza stołem: { $names }.
}
table-news = Nowe zdarzenia: { $count }
table-news-show = Pokaż
table-chat-empty = Nie ma jeszcze wiadomości.
table-chat-say = Napisz coś
table-rules-all = Wszystkie zasady
table-rules-lately = Ostatnio wspomniane
table-as-text = Stół jako tekst
table-as-picture = Stół jako obraz
table-draw = Zaproponuj remis
table-resign = Poddaj się
table-resign-sure = Kliknij ponownie, aby się poddać
table-draft-leave = Opuść draft
table-draft-leave-sure = Kliknij ponownie, aby wyjść
table-passing = Kiedy pytać cię o zagranie?
table-passing-stop = Zawsze
table-passing-act = Gdy mogę coś zagrać
table-passing-never = Nigdy
table-habits = Ustawienia
table-at-once = Wykonuj po jednym kliknięciu
table-second-press = Wczesne pasowanie i kończenie tury wymaga dwóch naciśnięć
table-speed = Animacje
table-speed-slow = Powolne
table-speed-normal = Normalne
table-speed-fast = Szybkie
table-speed-off = Wyłączone
table-speed-skip = Pomijaj wszystko
table-skip = Pomiń
table-skip-help = Naciśnij gdziekolwiek, żeby pominąć.
table-thinks = { $name } myśli
table-thinks-for = { $name } myśli · { $seconds } s
table-thinking = { $name } myśli: najwyżej { $seconds ->
    [one] { $seconds } sekundę
    [few] { $seconds } sekundy
   *[many] { $seconds } sekund
}
table-replay-next = Dalej
table-replay-previous = Wstecz
table-replay-end = Wróć do gry
table-replay-help = Powtórka: { $at } z { $of }
table-seats = Przy stole
table-spectators = { $count ->
    [0] Nikt nie ogląda.
    [one] Ogląda { $count } osoba.
    [few] Oglądają { $count } osoby.
   *[many] Ogląda { $count } osób.
}
table-key = Klucz tej gry:
table-pile-empty = Pusto.
table-hand-over = Podaj urządzenie: { $name }
table-hand-over-note = Nikt inny nie powinien teraz patrzeć.
table-hand-over-ready = To ja, { $name }
table-waits-for-players = { $count ->
    [one] Brakuje { $count } gracza.
    [few] Brakuje { $count } graczy.
   *[many] Brakuje { $count } graczy.
}
table-sit = Usiądź
table-name-ask = Jak mają się do ciebie zwracać?
table-join = Dołącz do stołu
table-invite-code = Kod QR z linkiem do zaproszenia
table-fair = Czy tasowanie jest uczciwe?
table-fair-how = Każde tasowanie wynika z tajnego klucza, wylosowanego przy tworzeniu stołu. To jest odcisk tego klucza. Po grze zobaczysz sam klucz i każdy może sprawdzić, czy się zgadza, oraz odtworzyć grę.
table-invite = Wyślij ten link albo daj znajomym zeskanować kod. Każdy, kto go otworzy, może usiąść do stołu.
table-invite-here = Ten adres działa tylko na tym komputerze. Aby znajomi mogli dołączyć z innych urządzeń, uruchom Mulligana poleceniem „mulligan serve --host 0.0.0.0” i otwórz go pod adresem tego komputera.
table-copied = Skopiowano
table-copy-position = Kopiuj pozycję
table-position-hint = To, co widzisz na stole, jako tekst: wklej je do zgłoszenia błędu lub do pytania.
table-text-answers = Odpowiedzi
table-text-hand = Ręka
table-signal-hello = Cześć!
table-signal-good-luck = Powodzenia!
table-signal-nice = Ładnie!
table-signal-thanks = Dziękuję.
table-signal-sorry = Przepraszam.
table-signal-oops = Ojej.
table-signal-thinking = Myślę.
table-signal-hurry = Szybciej, proszę.
table-signal-well-played = Dobrze zagrane.
table-signal-one-more = Jeszcze raz?
table-signal-bye = Do widzenia.
refused-malformed = Serwer tego nie zrozumiał. Odśwież stronę.
refused-version = Jest nowsza wersja. Odśwież stronę.
refused-not-found = Nie ma takiego stołu.
refused-not-yours = Ten stół jest prywatny. Poproś o link.
refused-stale = Sytuacja się zmieniła. Spójrz jeszcze raz.
refused-illegal = Zasady na to nie pozwalają.
refused-not-now = Teraz nie można tego zrobić.
refused-seat-taken = To miejsce jest już zajęte. Wybierz inne.
refused-table-full = Wszystkie miejsca są zajęte.
refused-deck = Tą talią nie można grać.
refused-name-taken = Ta nazwa jest zajęta. Wybierz inną.
refused-bad-name = Tej nazwy nie można użyć. Wybierz inną.
refused-bad-password = To hasło zbyt łatwo zgadnąć. Wybierz dłuższe.
refused-wrong-password = Zła nazwa lub hasło.
refused-too-large = To za dużo naraz. Skróć to.
refused-too-fast = Nie tak szybko. Poczekaj chwilę.
refused-too-many = Masz za dużo niezakończonych partii. Najpierw zakończ jedną.
refused-no-undo = Tego nie można cofnąć.
refused-origin = Ta strona nie może łączyć się z serwerem.
refused-settings = Tak nie można zagrać. Zmień ustawienia i spróbuj ponownie.
refused-no-answer = Serwer nie odpowiada.
refused-offline = Nie masz połączenia. Aby grać, połącz się z siecią.
refused-busy = Serwer jest przeciążony. Spróbuj ponownie za { $seconds ->
    [one] { $seconds } sekundę
    [few] { $seconds } sekundy
   *[many] { $seconds } sekund
}.
refused-broken = Na serwerze coś poszło nie tak. Błąd został zapisany.

table-over = Koniec gry
table-over-you = { $count ->
    [one] Wygrywasz
   *[other] Twoja drużyna wygrywa
}
table-over-won = { $count ->
    [one] Wygrywa { $names }
   *[other] Wygrywają { $names }
}
table-over-tie = Gra kończy się remisem
table-over-tied = remis
table-over-board = Pokaż planszę
table-over-summary = Pokaż podsumowanie
table-over-stats = Statystyki
table-over-hands = Karty pozostałych graczy
table-over-hand = Ręka: { $name }
table-over-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}
table-reason-resigned = { $you ->
    [yes] Poddajesz się.
   *[no] { $name } poddaje się.
}
table-reason-time = { $you ->
    [yes] Skończył ci się czas.
   *[no] { $name }: skończył się czas.
}
table-reason-claimed = { $you ->
    [yes] Zbyt długo cię nie było.
   *[no] { $name } nie wraca do stołu.
}
table-reason-drawn = Gracze zgodzili się na remis.
table-out = Odpadasz z gry
table-out-goes-on = Gra toczy się dalej.
table-out-place = { $place }. z { $sides }
table-out-watch = Oglądaj dalej
table-out-leave = Wyjdź
table-fall-left = { $turn ->
    [0] Poddajesz się.
   *[other] Poddajesz się w turze { $turn }.
}
