deck-title = Twoje talie
deck-all = Wszystkie talie
deck-all-games = Wszystkie
deck-game = Gra
deck-guest = Zapisane na tym urządzeniu. Zaloguj się, aby mieć je wszędzie.
deck-none = Nie masz jeszcze talii
deck-none-what = Weź gotową talię i zmień kartę lub dwie. Tak zaczyna się większość talii.
deck-start-new = Nowa talia
deck-start-premade = Od gotowej talii
deck-start-premade-what = Edytuj kopię
deck-start-draft = Z draftu
deck-start-draft-what = Draftuj, złóż i zapisz
deck-start-import = Importuj
deck-start-import-what = Z listy, linku lub pliku
deck-premade = Gotowe talie
deck-premade-what = Wybierz talię, aby edytować jej kopię.
deck-premade-line = { $game }, { $format }
deck-legal = Poprawna
deck-problems = { $count ->
    [one] { $count } problem
    [few] { $count } problemy
   *[many] { $count } problemów
}
deck-problems-list = Problemy
deck-edited-today = Zmieniona dzisiaj
deck-edited = Zmieniona { $date }
deck-games = { $played ->
    [one] { $played } partia
    [few] { $played } partie
   *[many] { $played } partii
}, { $won ->
    [one] { $won } wygrana
    [few] { $won } wygrane
   *[many] { $won } wygranych
}
deck-play = Graj
deck-use-at-table = Użyj przy stole
deck-to-table = Wróć do stołu
deck-fix = Napraw
deck-fix-all = Napraw wszystko
deck-edit = Edytuj
deck-more-of = Więcej: { $name }
deck-more-actions = Więcej
deck-duplicate = Utwórz kopię
deck-share = Udostępnij
deck-cover = Zmień okładkę
deck-delete = Usuń
deck-deleted = Talia usunięta.
deck-undo = Cofnij
deck-redo = Ponów
deck-new = Nowa talia
deck-loading = Wczytywanie talii…
deck-not-found = Nie możemy znaleźć tej talii
deck-builder = Kreator talii
deck-name = Nazwa talii
deck-format = Format
deck-saved = Zapisano
deck-saving = Zapisywanie…
deck-saved-offline = Zapisano offline
deck-not-saved = Nie zapisano
deck-offline = Brak połączenia. Zmiany są zapisane na tym urządzeniu i zsynchronizują się po jego powrocie.
deck-conflict = Tę talię zmieniono na innym urządzeniu o { $time }. Nic nie przepadło: Twoja wersja jest zapisana jako „{ $name }”.
deck-compare = Porównaj
deck-keep-mine = Zostaw moją
deck-use-other = Użyj tamtej
deck-compare-title = Co się różni
deck-compare-mine = Tylko w tej wersji
deck-compare-other = Tylko w tamtej wersji
deck-compare-same = Obie wersje mają te same karty.
deck-import = Importuj
deck-import-title = Importuj listę
deck-import-what = Jedna karta w wierszu, na przykład „3 Kong”, w dowolnym z pięciu języków. Możesz też upuścić tu plik talii.
deck-import-file = Otwórz plik
deck-import-read = { $count ->
    [one] Znaleziono { $count } kartę.
    [few] Znaleziono { $count } karty.
   *[many] Znaleziono { $count } kart.
}
deck-import-unread = { $count ->
    [one] { $count } wiersz nie jest kartą.
    [few] { $count } wiersze nie są kartami.
   *[many] { $count } wierszy nie jest kartami.
}
deck-did-you-mean = Czy chodzi o kartę
deck-import-add = Dodaj do tej talii
deck-import-create = Utwórz talię
deck-share-title = Udostępnij tę talię
deck-share-link = Link, który zawiera talię
deck-share-link-what = Otwiera się na każdym serwerze, bez konta.
deck-share-text = Lista kart
deck-share-code = Zeskanuj telefonem
deck-copy-link = Kopiuj link
deck-link-copied = Link skopiowany.
deck-copy-list = Kopiuj listę
deck-list-copied = Lista skopiowana.
deck-save-file = Zapisz plik talii
deck-shared = Udostępniona talia
deck-shared-save = Zapisz w moich taliach
deck-shared-wrong = Nie możemy odczytać tej talii
deck-play-title = Zagraj tą talią
deck-play-level = Bot
deck-play-against = Talia bota
deck-play-opponent = Wybierz przeciwnika
deck-play-problems = { $count ->
    [one] Ta talia ma { $count } problem. Napraw go, aby zagrać.
    [few] Ta talia ma { $count } problemy. Napraw je, aby zagrać.
   *[many] Ta talia ma { $count } problemów. Napraw je, aby zagrać.
}
deck-surprise = Zaskocz mnie
deck-pool = Pula kart
deck-search = Szukaj
deck-search-hint = Nazwa, tekst lub słowo kluczowe
deck-view = Widok
deck-view-cards = Karty
deck-view-list = Lista
deck-filters = Filtry
deck-fits = Pasuje do talii
deck-none-found = Żadna karta nie pasuje do tych filtrów.
deck-show-all = Pokaż wszystkie karty
deck-new-mark = nowa
deck-card-label = { $name }, w talii { $count } z { $most }.
deck-limit-reached = Osiągnięto limit.
deck-less = Usuń jedną: { $name }
deck-more = Dodaj jedną: { $name }
deck-remove = Usuń
deck-yours = Twoja talia
deck-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}
deck-size = { $count ->
    [one] karta
    [few] karty
   *[many] kart
}
deck-size-least = { $count ->
    [one] karta, co najmniej { $least }
    [few] karty, co najmniej { $least }
   *[many] kart, co najmniej { $least }
}
deck-size-led = { $count ->
    [one] karta i dowódca
    [few] karty i dowódca
   *[many] kart i dowódca
}
deck-empty = Twoja talia jest pusta
deck-empty-what = Wybierz kartę, aby ją dodać, przeciągnij ją tutaj albo zacznij od jednej z tych opcji:
deck-from-premade = Gotowa talia
deck-random = Losowa talia
deck-autofill = Uzupełnij
deck-filled = { $count ->
    [one] Dodano { $count } kartę z oznaczeniem „nowa”.
    [few] Dodano { $count } karty z oznaczeniem „nowa”.
   *[many] Dodano { $count } kart z oznaczeniem „nowa”.
}
deck-filled-none = Nie ma czego dodać. Talia jest kompletna.
deck-fixed = Wszystkie problemy naprawione.
deck-fixed-none = Nie ma czego naprawiać.
deck-hand = Próbna ręka
deck-hand-new = Nowa ręka
deck-hand-what = Wybierz karty do wymiany.
deck-redraw = Wymień: { $count }
deck-stats = Statystyki
deck-breakdown = Szczegóły
deck-max = maks. { $most }
deck-max-over = maks. { $most }, za dużo o { $over }
deck-min = min. { $least }
deck-min-short = min. { $least }, brakuje: { $short }
deck-balance = płatne { $paid }, darmowe { $free }
deck-balance-of = płatne { $paid }, darmowe { $free } z { $most }
deck-curve-value = { $value }
deck-curve-of = { $value }: { $count }
deck-row = { $count }, siła { $strength }
deck-leader-none = Brak dowódcy
deck-leader-why = Dowódca decyduje o frakcji.
deck-leader-choose = Wybierz dowódcę
deck-leader-other = Wybierz innego dowódcę
deck-leaders = Dowódcy: { $faction }
deck-faction = Frakcja
deck-faction-switch = Zmiana frakcji usuwa jej karty i zostawia neutralne. Cofnięcie przywraca wszystko.
deck-faction-switched = { $count ->
    [one] Usunięto { $count } kartę innej frakcji.
    [few] Usunięto { $count } karty innej frakcji.
   *[many] Usunięto { $count } kart innej frakcji.
}
deck-set = Talie zestawu
deck-set-number = Talia { $number }
deck-set-what = Zapisujesz, udostępniasz i rozgrywasz je jako zestaw.
deck-tab-cards = Karty
deck-tab-deck = Talia
