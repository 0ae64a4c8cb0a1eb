# Sentences that name the games together. All else about a game is in its own folder.
lobby-tag = Epic and Gwent, played by the book
about-what = Mulligan is a table for two card games, Epic and Gwent, played by the book. Each card is written once, as data. Its rules, and its text in five languages, are generated from that.
about-fans = Epic and Gwent belong to their respective owners. Mulligan is an unofficial fan project and is not affiliated with them. Card texts are in our own words.
deck-start-new-what = Epic or Gwent
