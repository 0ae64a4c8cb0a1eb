app-name = Mulligan
nowhere-title = Такой страницы нет
nowhere-back = Назад в лобби
language-choose = Язык
theme-day = Светлая
theme-lamp = Тёмная
