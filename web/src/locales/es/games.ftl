# Sentences that name the games together. All else about a game is in its own folder.
lobby-tag = Epic y Gwent con las reglas de verdad
about-what = Mulligan es una mesa para dos juegos de cartas, Epic y Gwent, con las reglas de verdad. Cada carta se escribe una sola vez, como datos. De ahí salen lo que hace y su texto en cinco idiomas.
about-fans = Epic y Gwent pertenecen a sus respectivos dueños. Mulligan es un proyecto no oficial de aficionados y no tiene relación con ellos. Los textos de las cartas son nuestros.
deck-start-new-what = Epic o Gwent
