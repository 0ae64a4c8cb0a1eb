app-name = Mulligan
nowhere-title = Такой страницы нет
nowhere-why = Возможно, в адресе опечатка или страница переехала.
nowhere-back = Назад в лобби
language-choose = Язык
theme-day = Светлая
theme-lamp = Тёмная
app-offline = Нет подключения. Можно осмотреться, но не играть.
