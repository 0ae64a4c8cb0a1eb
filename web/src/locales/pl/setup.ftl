home-title = Dwie gry karciane według instrukcji
home-lead = Graj w przeglądarce z botami albo znajomymi. Bez konta, bez instalowania.
home-more = Więcej
home-more-turns = { $count ->
    [one] Czeka na ciebie jeszcze { $count } partia
    [few] Czekają na ciebie jeszcze { $count } partie
   *[many] Czeka na ciebie jeszcze { $count } partii
}
home-learn = Naucz się
home-learn-about = Obie gry w minutę i wszystkie zasady
home-decks = Talie
home-decks-about = Zbuduj własną albo zacznij od gotowej
home-cards = Karty
home-cards-about = Każda karta i jej działanie
home-friends = Znajomi
home-friends-about = Zaproś linkiem albo kodem QR
home-new = Nowa partia
home-new-about = Każdy tryb, format i zasada
home-play-now = „Graj teraz” zaczyna pierwszą grę z instrukcji przeciw zwykłemu botowi albo powtarza ostatnie ustawienia.
lobby-nav-games = Partie
lobby-custom = Ustaw
lobby-custom-game = Ustaw partię: { $game }
games-running = W toku
games-running-none = Żadna partia nie jest w toku. Gdy jakąś zaczniesz, pojawi się tutaj.
games-finished = Zakończone
games-finished-none = Nie ma jeszcze zakończonych partii.
rules-choose = Wybierz grę
table-setup = Ustawienia partii
setup-game = Gra
setup-players = Gracze
setup-players-span = { $least }–{ $most } graczy
setup-ending = Koniec gry
setup-ends = Koniec gry: { $ending }
setup-teams = Drużyny
setup-teams-of = { $teams ->
    [few] { $teams } drużyny po { $size }
   *[many] { $teams } drużyn po { $size }
}
setup-decks = Talie
setup-decks-how = skąd gracze mają karty
setup-group-now = Graj od razu
setup-group-draft = Najpierw budowanie lub draft
setup-group-own = Przynieś własną talię
setup-pool = Kart w puli
setup-stack = Kart w stosie
setup-pool-hint = Instrukcja mówi o { $default }. Od { $least } do { $most }{ $step ->
    [1] .
   *[other] , co { $step }.
}
setup-set = Zestaw kart
setup-boxes = Pudełka
setup-boxes-fixed = Zawsze { $count }.
setup-boxes-hint = Potrzeba { $least }. Im więcej, tym mniej kart pozostaje poza grą. Najwyżej { $most }.
setup-deck-random = Losowa
setup-opponents = Przeciwnicy i zegar
setup-against-bots = Boty
setup-against-friend = Znajomi (przez link)
setup-against-anyone = Ktokolwiek
setup-against-hot-seat = Na jednym urządzeniu
setup-bot = Poziom botów
setup-bot-novice = Popełnia błędy. Dobry na pierwszą grę.
setup-bot-easy = Gra to, co oczywiste, i często nie widzi odpowiedzi.
setup-bot-normal = Gra rozsądnie i odpowiada od razu.
setup-bot-hard = Przewiduje kilka ruchów.
setup-bot-master = Przewiduje wiele ruchów. Myśli nad ruchem do sekundy.
setup-bot-seats = Miejsca botów
setup-clock-none = Bez zegara
setup-clock-none-about = Bez limitu czasu.
setup-clock-move-30 = 30 s na ruch
setup-clock-move-30-about = Komu skończy się czas, ten przegrywa. Przy wymianie kart ręka zostaje bez zmian, a w drafcie karta zostaje wybrana automatycznie.
setup-clock-move-90 = 90 s na ruch
setup-clock-move-90-about = Komu skończy się czas, ten przegrywa. Przy wymianie kart ręka zostaje bez zmian, a w drafcie karta zostaje wybrana automatycznie.
setup-clock-bank-5 = 5 min + 5 s
setup-clock-bank-5-about = 5 minut na całą grę i 5 sekund więcej po każdym ruchu.
setup-clock-bank-15 = 15 min + 10 s
setup-clock-bank-15-about = 15 minut na całą grę i 10 sekund więcej po każdym ruchu.
setup-clock-move-day = 1 dzień na ruch
setup-clock-move-day-about = Gra przez kilka dni. „Partie” pokażą, kiedy twoja tura.
setup-summary = Twoje ustawienia
setup-summary-length = Około { $minutes } minut
setup-minutes = { $minutes } min
setup-about = około { $minutes } min
setup-about-span = { $least }–{ $most } min
setup-used-pool = { $count ->
    [one] Pula: { $count } karta
    [few] Pula: { $count } karty
   *[many] Pula: { $count } kart
}
setup-used-boxes = { $count ->
    [one] { $count } pudełko
    [few] { $count } pudełka
   *[many] { $count } pudełek
}
setup-house-rules = Domowe zasady
setup-house-rule = domowa zasada
setup-house = Domowa zasada: { $question } { $value }
setup-edition = Wydanie
setup-no-edition = Żadne wydanie tak nie gra
setup-rules-house = { $edition }, domowe zasady: { $count }
setup-rule = Zasada { $rule }
setup-reason-rule = { $words } { $rule }
setup-reason-few = Potrzeba co najmniej { $least } graczy. Jest was { $seats }.
setup-reason-only = Tylko dla { $most } graczy. Jest was { $seats }.
setup-reason-many = Najwyżej { $most } graczy. Jest was { $seats }.
setup-reason-teams = { $seats } graczy nie da się podzielić na równe drużyny.
setup-reason-modes = Tylko w trybach: { $modes }.
setup-reason-rules = Nie z tą zasadą: { $value }
setup-reason-cards = Kart starczy najwyżej dla { $most } graczy.
setup-save = Zapisz
setup-share = Udostępnij
setup-share-named = Udostępnij: { $name }
setup-copied = Skopiowano link.
setup-saved = Ostatnie i zapisane
setup-saved-as = Zapisano jako „{ $name }”.
setup-last = Ostatnia partia
setup-first = Pierwsza gra z instrukcji
setup-name = Nazwa ustawień
setup-rename = Zmień nazwę: { $name }
setup-rename-act = Zmień nazwę
setup-rename-do = Zapisz
setup-delete = Usuń: { $name }
setup-deleted = Usunięto „{ $name }”.
setup-restored = Przywrócono „{ $name }”.
setup-link-bad = Ten link nie działa. Nie znamy „{ $part }={ $value }”. Niczego nie zmieniono.
setup-link-clash = Ten link nie działa. „{ $part }={ $value }” nie pasuje do reszty. Niczego nie zmieniono.
setup-link-long = Ten link jest za długi. Niczego nie zmieniono.
setup-link-close = Zamknij
