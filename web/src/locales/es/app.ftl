app-name = Mulligan
nowhere-title = No encontramos esta página
nowhere-why = Puede que la dirección esté mal escrita o que la página ya no esté aquí.
nowhere-back = Volver al inicio
language-choose = Idioma
theme-day = Modo claro
theme-lamp = Modo oscuro
app-offline = No tienes conexión. Puedes mirar, pero no jugar.
