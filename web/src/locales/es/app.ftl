app-name = Mulligan
nowhere-title = No encontramos esta página
nowhere-back = Volver al inicio
language-choose = Idioma
theme-day = Modo claro
theme-lamp = Modo oscuro
