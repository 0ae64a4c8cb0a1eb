app-name = Mulligan
nowhere-title = Page introuvable
nowhere-back = Retour à l’accueil
language-choose = Langue
theme-day = Thème clair
theme-lamp = Thème sombre
