lobby-page = { app-name }: { lobby-tag }
lobby-nav = Strony
lobby-nav-lobby = Graj
lobby-nav-decks = Talie
lobby-nav-cards = Karty
lobby-nav-rules = Zasady
lobby-nav-about = O grze
lobby-loading = Przygotowujemy stoły…
lobby-play-now = Graj teraz
lobby-starting = Zaczynamy…
lobby-new = Nowa partia
lobby-mode = Tryb
lobby-against = Przeciwnik
lobby-deck = Twoja talia
lobby-deck-choose = Wybiorę przy stole
lobby-variants = Warianty
lobby-clock = Zegar
lobby-bot-novice = Początkujący bot
lobby-bot-easy = Łatwy bot
lobby-bot-normal = Zwykły bot
lobby-bot-hard = Trudny bot
lobby-bot-master = Mistrzowski bot
lobby-what = { $game } · { $mode }
lobby-what-format = { $game } · { $mode } · { $format }
lobby-with-bots = Przeciw: { $bot } × { $count }.
lobby-with-novice = { $count ->
    [one] Przeciw początkującemu botowi.
    [few] Przeciw { $count } początkującym botom.
   *[many] Przeciw { $count } początkującym botom.
}
lobby-with-easy = { $count ->
    [one] Przeciw łatwemu botowi.
    [few] Przeciw { $count } łatwym botom.
   *[many] Przeciw { $count } łatwym botom.
}
lobby-with-normal = { $count ->
    [one] Przeciw zwykłemu botowi.
    [few] Przeciw { $count } zwykłym botom.
   *[many] Przeciw { $count } zwykłym botom.
}
lobby-with-hard = { $count ->
    [one] Przeciw trudnemu botowi.
    [few] Przeciw { $count } trudnym botom.
   *[many] Przeciw { $count } trudnym botom.
}
lobby-with-master = { $count ->
    [one] Przeciw mistrzowskiemu botowi.
    [few] Przeciw { $count } mistrzowskim botom.
   *[many] Przeciw { $count } mistrzowskim botom.
}
lobby-with-friend = { $count ->
    [one] Dostaniesz link dla znajomej osoby.
   *[other] Dostaniesz link dla znajomych.
}
lobby-with-anyone = { $count ->
    [one] Zagrasz z pierwszą osobą, która dołączy.
   *[other] Każdy może dołączyć, dopóki są wolne miejsca.
}
lobby-with-hot-seat = Podajecie sobie to urządzenie.
lobby-with-nobody = Grasz sam na sam z wirtualnym przeciwnikiem.
lobby-names = Imiona
lobby-name-of = Imię gracza { $number }
lobby-player-number = Gracz { $number }
lobby-deck-dealt = Talie zostaną rozdane i gra się zacznie.
lobby-deck-drafted = Najpierw draft talii.
lobby-deck-any = Dostaniesz losową talię.
lobby-deck-taken = Talię wybierzesz przy stole.
lobby-deck-brought = Talię wybierzesz lub zbudujesz przy stole.
lobby-start = Rozpocznij grę
lobby-open = Utwórz stół
lobby-mine = Twoje partie
lobby-tables = Otwarte stoły
lobby-tables-none = Nikt teraz nie czeka.
lobby-your-turn = Twoja tura
lobby-resume = { lobby-your-turn } — { $what }
lobby-turn-of = Tura: { $name }
lobby-turn-bots = Grają boty
lobby-left = zostało { $time }
lobby-over = Zakończona
lobby-won = Wygrana
lobby-lost = Przegrana
lobby-draw = Remis
lobby-open-yet = Czeka
lobby-join = Dołącz ›
lobby-watch = Oglądaj ›
lobby-waiting = { $name }, zajęte miejsca: { $taken } z { $seats }
lobby-players = { $count ->
    [one] { $count } gracz
    [few] { $count } graczy
   *[many] { $count } graczy
}
lobby-all = Pokaż wszystkie ({ $count })
lobby-archive = Archiwizuj
lobby-archive-this = Archiwizuj: { $what }
lobby-archived = Partia zarchiwizowana.
lobby-archived-undo = Cofnij
lobby-archive-open = Archiwum ({ $count })
lobby-archive-title = Archiwum
lobby-archive-none = W archiwum nie ma partii.
lobby-archive-close = Wróć do swoich partii
lobby-unarchive = Przywróć
lobby-unarchive-this = Przywróć: { $what }
lobby-close = Zamknij
lobby-account = Twoja nazwa i konto
lobby-account-yes = Masz konto i możesz zalogować się na każdym urządzeniu.
lobby-account-no = Grasz jako gość, tylko na tym urządzeniu.
lobby-account-rename = Nazwa
lobby-account-register = Konto
lobby-account-login = Logowanie
lobby-account-logout = Wyloguj
lobby-account-name = Nazwa
lobby-account-password = Hasło
lobby-account-rename-do = Zmień nazwę
lobby-account-register-do = Załóż konto
lobby-account-login-do = Zaloguj
lobby-account-done = Gotowe.
about-title = O Mulliganie
about-free = To wolne oprogramowanie na licencji Apache 2.0. Bez reklam i bez śledzenia.
about-fair = Każde tasowanie wynika z klucza wylosowanego przed rozdaniem. Najpierw widzisz jego odcisk, a po grze sam klucz, więc każdy może odtworzyć partię i ją sprawdzić.
about-glyphs = Ilustracje kart są złożone z glifów, których autorami są Lorc, Delapouite i inni, na licencji CC BY 3.0:
about-type = Kroje pisma: Alegreya, Alegreya Sans i Sofia Sans Extra Condensed na licencji SIL Open Font License.
rules-title = Zasady: { $game }
rules-contents = Spis treści
rules-loading = Wczytywanie zasad…
lobby-preparing = Przygotowujemy zasady dla takiego stołu. Na tym komputerze zajmie to najwyżej kilka minut, i tylko raz.
