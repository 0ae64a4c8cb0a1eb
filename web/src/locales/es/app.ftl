app-name = Mulligan
game-epic = Epic
game-gwent = Gwent
nowhere-title = No encontramos esta página
nowhere-back = Volver al inicio
language-choose = Idioma
theme-day = Modo claro
theme-lamp = Modo oscuro
