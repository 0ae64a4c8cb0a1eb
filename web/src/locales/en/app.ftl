app-name = Mulligan
game-epic = Epic
game-gwent = Gwent
nowhere-title = There is nothing here
nowhere-back = Back to the games
language-choose = Language
theme-day = Daylight
theme-lamp = Lamplight
