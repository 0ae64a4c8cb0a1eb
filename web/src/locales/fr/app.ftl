app-name = Mulligan
game-epic = Epic
game-gwent = Gwent
nowhere-title = Il n’y a rien ici
nowhere-back = Retour aux parties
language-choose = Langue
theme-day = Lumière du jour
theme-lamp = Lumière de lampe
