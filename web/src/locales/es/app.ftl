app-name = Mulligan
game-epic = Epic
game-gwent = Gwent
nowhere-title = Aquí no hay nada
nowhere-back = Volver a las partidas
language-choose = Idioma
theme-day = Luz de día
theme-lamp = Luz de lámpara
