app-name = Mulligan
nowhere-title = We can’t find this page
nowhere-back = Back to the lobby
language-choose = Language
theme-day = Light
theme-lamp = Dark
