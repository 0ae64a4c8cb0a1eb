app-name = Mulligan
nowhere-title = Nie ma takiej strony
nowhere-why = Adres może zawierać literówkę albo strona została przeniesiona.
nowhere-back = Wróć do poczekalni
language-choose = Język
theme-day = Jasny
theme-lamp = Ciemny
app-offline = Nie masz połączenia. Możesz się rozejrzeć, ale nie grać.
