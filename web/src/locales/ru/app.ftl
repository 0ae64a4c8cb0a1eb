app-name = Mulligan
game-epic = Epic
game-gwent = Гвинт
nowhere-title = Такой страницы нет
nowhere-back = Назад в лобби
language-choose = Язык
theme-day = Светлая
theme-lamp = Тёмная
