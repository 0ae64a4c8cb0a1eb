# Sentences that name the games together. All else about a game is in its own folder.
lobby-tag = Epic et le Gwent, avec les vraies règles
about-what = Mulligan est une table pour deux jeux de cartes, Epic et le Gwent, avec leurs vraies règles. Chaque carte est écrite une seule fois, sous forme de données. Son effet et son texte en cinq langues en sont tirés.
about-fans = Epic et le Gwent appartiennent à leurs propriétaires respectifs. Mulligan est un projet de fans non officiel, sans lien avec eux. Les textes des cartes sont écrits avec nos propres mots.
deck-start-new-what = Epic ou Gwent
