app-name = Mulligan
nowhere-title = Page introuvable
nowhere-why = L’adresse est peut-être mal saisie, ou la page a été déplacée.
nowhere-back = Retour à l’accueil
language-choose = Langue
theme-day = Thème clair
theme-lamp = Thème sombre
app-offline = Vous êtes hors ligne. Vous pouvez regarder, mais pas jouer.
