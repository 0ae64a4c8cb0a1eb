app-name = Mulligan
game-epic = Epic
game-gwent = Гвинт
nowhere-title = Здесь ничего нет
nowhere-back = Назад к играм
language-choose = Язык
theme-day = Дневной свет
theme-lamp = Свет лампы
