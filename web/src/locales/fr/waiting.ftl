waiting-strip = La suite
waiting-setup = Changer les réglages
waiting-moved-on = Cette partie continue à une nouvelle table, avec d’autres réglages.
waiting-follow = Aller à la nouvelle table
waiting-change = Changer
waiting-close = Fermer
waiting-leave = Quitter
waiting-start = Lancer la partie
waiting-ready = Prêt
waiting-not-ready = Pas prêt
waiting-you = vous
waiting-host = hôte
waiting-guest = par le lien
waiting-not-yet = à choisir
waiting-random = Surprise
waiting-random-line = Au hasard au début de la partie
waiting-own-decks = Vos decks
waiting-imported = Deck importé
waiting-import = Importer une liste
waiting-import-line = ou ouvrir un fichier
waiting-import-do = Utiliser ce deck
waiting-build = Construire un deck
waiting-build-line = puis revenir à cette table
waiting-fix = Corriger ›
waiting-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
waiting-premade = Decks prêts
waiting-deck = Deck
waiting-your-deck = { $count ->
    [one] Votre deck
   *[other] Vos { $count } decks
}
waiting-your-piles = { $count ->
    [one] Votre deck
   *[other] Vos { $count } piles
}
waiting-your-leader = { $count ->
    [one] Votre chef
   *[other] Vos chefs
}
waiting-opponent = Adversaire
waiting-bots = Bots
waiting-opponent-deck = Deck de l’adversaire
waiting-opponent-own = Avec quel deck ?
waiting-opponent-premade = Un deck prêt
waiting-opponent-leader = Chef
waiting-teams = Équipes
waiting-teams-number = Nombre d’équipes
waiting-teams-of = { $count ->
    [one] { $count } équipe de
   *[other] { $count } équipes de
} { $size }
waiting-team-sun = Équipe Soleil
waiting-team-moon = Équipe Lune
waiting-team-oak = Équipe Chêne
waiting-team-crown = Équipe Couronne
waiting-turn-order = Ordre des tours : { $names } ({ $teams }).
waiting-swap = Choisissez deux places pour les échanger.
waiting-swap-with = Avec qui { $name } échange-t-il sa place ?
waiting-no-variants = partie normale
waiting-on = oui
waiting-off = non
waiting-whose = Le deck de qui ?
waiting-just-took = { $name } vient de prendre { $what }. Choisissez autre chose.
waiting-moved = Les places ou les réglages ont changé. Vous avez maintenant { $what }.
waiting-sit = Prenez place pour jouer.
waiting-watching = Les joueurs choisissent leurs decks.
waiting-ready-for = { $count ->
    [one] C’est prêt. { $names } choisit.
   *[other] C’est prêt. { $names } choisissent.
}
waiting-ready-players = { $count ->
    [one] C’est prêt. Il manque { $count } joueur.
   *[other] C’est prêt. Il manque { $count } joueurs.
}
waiting-missing = { $count ->
    [one] Choisissez un deck.
   *[other] Choisissez { $count } decks.
}
waiting-missing-more = { $count ->
    [one] Choisissez-en encore un.
   *[other] Choisissez-en encore { $count }.
}
waiting-all-set = Tout est prêt.
waiting-plays = Vous jouez { $what }.
waiting-plays-random = Vous jouez un deck au hasard.
waiting-plays-against = Vous jouez { $what } contre { $name }.
waiting-next = Contre des bots, vous pouvez annuler vos coups.
waiting-next-solo = Vous pouvez annuler vos coups.
waiting-when = La partie commence quand tout le monde est prêt.
waiting-take-over = Prendre cette place
waiting-invite = Inviter des amis
waiting-invite-bots = { $count ->
    [one] Vous préférez un ami ? La personne qui ouvre ce lien prend la place de { $name }.
   *[other] Les bots gardent les places. La personne qui ouvre le lien remplace un bot, d’abord { $name }.
}
waiting-link = Lien d’invitation
waiting-copy = Copier le lien
waiting-device = Sur un seul appareil
waiting-device-how = Nommez chaque joueur. L’écran est masqué quand vous passez l’appareil.
waiting-device-name = Nom du joueur
waiting-device-add = Ajouter un joueur
