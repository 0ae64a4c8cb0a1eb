# Sentences that name the games together. All else about a game is in its own folder.
lobby-tag = Epic и Гвинт по настоящим правилам
about-what = Mulligan — стол для двух карточных игр, Epic и Гвинта, по настоящим правилам. Каждая карта описана один раз, как данные. Из них получаются её действие и её текст на пяти языках.
about-fans = Epic и Гвинт принадлежат своим владельцам. Mulligan — неофициальный проект игроков, не связанный с ними. Тексты карт написаны нашими словами.
deck-start-new-what = Epic или «Гвинт»
