lobby-tag = Epic i Gwint według instrukcji
lobby-title = Rozpocznij partię
lobby-nav = Strony
lobby-nav-lobby = Graj
lobby-nav-cards = Karty
lobby-nav-rules = Zasady
lobby-nav-about = O grze
lobby-loading = Stoły są nakrywane…
lobby-about-epic = Czempioni i wydarzenia, jedna sztuka złota na turę. Od dwóch do ośmiu graczy.
lobby-about-gwent = Dwie armie, trzy rzędy, do dwóch wygranych rund. Od jednego do pięciu graczy.
lobby-choose-game = Wybierz, jak grać: { $game }
lobby-play-now = Graj teraz
lobby-how = Jak się gra, w minutę
lobby-new = Nowa partia
lobby-mode = Tryb
lobby-format = Format
lobby-formats-more = { $count ->
    [one] jeszcze { $count }
    [few] jeszcze { $count }
   *[many] jeszcze { $count }
}
lobby-seats = Miejsca
lobby-against = Przeciwnik
lobby-deck = Twoja talia
lobby-deck-random = Losowa
lobby-deck-choose = Wybiorę przy stole
lobby-more = Więcej
lobby-ruleset = Wersja zasad
lobby-variants = Warianty
lobby-bots = W tym boty
lobby-clock = Zegar
lobby-clock-none = Bez zegara
lobby-clock-move-30 = 30 sekund na ruch
lobby-clock-move-90 = 90 sekund na ruch
lobby-clock-bank-5 = 5 minut + 5 sekund
lobby-clock-bank-15 = 15 minut + 10 sekund
lobby-clock-move-day = Dzień na ruch
lobby-bot-greedy = Średni bot
lobby-bot-random = Łatwy bot
lobby-against-friend = Znajomy, przez łącze
lobby-against-anyone = Ktokolwiek
lobby-against-hot-seat = Przy tym urządzeniu
lobby-what = { $game }: { $mode }
lobby-what-format = { $game }: { $mode }, { $format }
lobby-with-bots = Przeciw: { $bot } × { $count }.
lobby-with-greedy = { $count ->
    [one] Przeciw średniemu botowi.
    [few] Przeciw { $count } średnim botom.
   *[many] Przeciw { $count } średnim botom.
}
lobby-with-random = { $count ->
    [one] Przeciw łatwemu botowi.
    [few] Przeciw { $count } łatwym botom.
   *[many] Przeciw { $count } łatwym botom.
}
lobby-with-friend = { $count ->
    [one] Dostaniesz łącze dla znajomego.
   *[other] Dostaniesz łącze dla znajomych.
}
lobby-with-anyone = { $count ->
    [one] Zagra z tobą ten, kto pierwszy znajdzie stół.
   *[other] Siada ten, kto pierwszy znajdzie stół.
}
lobby-with-hot-seat = Podajecie sobie to urządzenie.
lobby-with-nobody = Grasz samotnie przeciw wirtualnemu przeciwnikowi.
lobby-deck-dealt = Talie zostaną rozdane i gra się zacznie.
lobby-deck-drafted = Najpierw odbędzie się draft talii.
lobby-deck-any = Dostaniesz losową talię.
lobby-deck-taken = Talię wybierzesz przy stole.
lobby-deck-brought = Talię wkleisz przy stole.
lobby-undo = W grze z botem można cofać ruchy.
lobby-start = Rozdaj karty
lobby-open = Otwórz stół
lobby-reason-mode = { $name }: { $least ->
    [1] dla jednego gracza
   *[other] { $most ->
        [2] dla dwóch graczy
       *[other] od { $least } do { $most } graczy
    }
}.
lobby-reason-format = { $name }: { $most ->
    [2] dla dwóch graczy
   *[other] od { $least } do { $most } graczy
}.
lobby-reason-teams = { $name }: drużyny muszą być równe.
lobby-mine = Twoje partie
lobby-mine-none = Jeszcze żadnej. „Graj teraz” zaczyna jednym kliknięciem.
lobby-tables = Otwarte stoły
lobby-tables-none = Nikt teraz nie czeka.
lobby-your-turn = Twoja tura
lobby-turn-of = Tura: { $name }
lobby-over = Koniec
lobby-won = Wygrana
lobby-lost = Przegrana
lobby-draw = Remis
lobby-open-yet = Czeka
lobby-join = Dołącz ›
lobby-watch = Oglądaj ›
lobby-waiting = { $name }, { $taken } z { $seats } miejsc
lobby-players = { $count ->
    [one] { $count } gracz
    [few] { $count } graczy
   *[many] { $count } graczy
}
lobby-all = Pokaż wszystkie ({ $count })
lobby-account = Twoje imię i konto
lobby-account-yes = Masz konto i możesz zalogować się wszędzie.
lobby-account-no = Jesteś gościem, znanym tylko na tym urządzeniu.
lobby-account-rename = Imię
lobby-account-register = Konto
lobby-account-login = Logowanie
lobby-account-logout = Wyloguj
lobby-account-name = Imię
lobby-account-password = Hasło
lobby-account-rename-do = Zmień imię
lobby-account-register-do = Załóż konto
lobby-account-login-do = Zaloguj
lobby-account-done = Gotowe.
about-title = O Mulligan
about-what = Mulligan to stół do dwóch gier karcianych, Epic i Gwinta, granych według instrukcji. Karty są zapisane raz; z tego zapisu wynikają ich zasady i słowa w pięciu językach.
about-free = To wolne oprogramowanie na licencji Apache 2.0. Nie ma reklam i nikt nie jest śledzony.
about-fair = Każde tasowanie wynika z klucza wylosowanego przed rozdaniem. Najpierw widać jego odcisk, po grze sam klucz, więc każdy może odtworzyć partię i ją sprawdzić.
about-fans = Epic i Gwint należą do swoich właścicieli. Mulligan tworzą gracze i nie jest z nimi związany. Teksty kart są napisane naszymi słowami.
about-glyphs = Obrazy kart są złożone z glifów, których autorami są Lorc, Delapouite i inni, na licencji CC BY 3.0:
about-type = Kroje pisma: Alegreya, Alegreya Sans i Sofia Sans Extra Condensed na licencji SIL Open Font License.
rules-title = Zasady: { $game }
rules-contents = Spis treści
rules-loading = Pobieranie zasad…
lobby-preparing = Trwa tasowanie kart. Pierwsza gra na tym komputerze zaczyna się po około minucie, bo zasady są dla niego kompilowane; następne zaczynają się od razu.
