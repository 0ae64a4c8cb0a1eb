app-name = Mulligan
game-epic = Epic
game-gwent = Gwint
nowhere-title = Nic tu nie ma
nowhere-back = Wróć do gier
language-choose = Język
theme-day = Światło dnia
theme-lamp = Światło lampy
