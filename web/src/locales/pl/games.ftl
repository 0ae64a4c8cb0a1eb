# Sentences that name the games together. All else about a game is in its own folder.
lobby-tag = Epic i Gwint według instrukcji
about-what = Mulligan to stół do dwóch gier karcianych, Epic i Gwinta, według prawdziwych zasad. Każda karta jest zapisana raz, jako dane. Z nich powstają jej działanie i jej tekst w pięciu językach.
about-fans = Epic i Gwint należą do swoich właścicieli. Mulligan to nieoficjalny projekt graczy i nie jest z nimi powiązany. Teksty kart są napisane naszymi słowami.
deck-start-new-what = Epic albo Gwint
