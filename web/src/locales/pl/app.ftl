app-name = Mulligan
game-epic = Epic
game-gwent = Gwint
nowhere-title = Nie ma takiej strony
nowhere-back = Wróć do poczekalni
language-choose = Język
theme-day = Jasny
theme-lamp = Ciemny
