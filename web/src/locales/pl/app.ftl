app-name = Mulligan
nowhere-title = Nie ma takiej strony
nowhere-back = Wróć do poczekalni
language-choose = Język
theme-day = Jasny
theme-lamp = Ciemny
