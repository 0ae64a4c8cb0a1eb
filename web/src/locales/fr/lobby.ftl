lobby-page = { app-name } : { lobby-tag }
lobby-nav = Pages
lobby-nav-lobby = Jouer
lobby-nav-decks = Decks
lobby-nav-cards = Cartes
lobby-nav-rules = Règles
lobby-nav-about = À propos
lobby-loading = Chargement des tables…
lobby-play-now = Jouer
lobby-starting = Lancement…
lobby-new = Nouvelle partie
lobby-mode = Mode
lobby-against = Contre
lobby-deck = Votre deck
lobby-deck-choose = Choisir à la table
lobby-variants = Variantes
lobby-clock = Temps de réflexion
lobby-bot-novice = Bot novice
lobby-bot-easy = Bot facile
lobby-bot-normal = Bot normal
lobby-bot-hard = Bot difficile
lobby-bot-master = Bot maître
lobby-what = { $game } · { $mode }
lobby-what-format = { $game } · { $mode } · { $format }
lobby-with-bots = Contre { $bot } × { $count }.
lobby-with-novice = { $count ->
    [one] Contre un bot novice.
   *[other] Contre { $count } bots novices.
}
lobby-with-easy = { $count ->
    [one] Contre un bot facile.
   *[other] Contre { $count } bots faciles.
}
lobby-with-normal = { $count ->
    [one] Contre un bot normal.
   *[other] Contre { $count } bots normaux.
}
lobby-with-hard = { $count ->
    [one] Contre un bot difficile.
   *[other] Contre { $count } bots difficiles.
}
lobby-with-master = { $count ->
    [one] Contre un bot maître.
   *[other] Contre { $count } bots maîtres.
}
lobby-with-friend = { $count ->
    [one] Vous recevez un lien à envoyer à un ami.
   *[other] Vous recevez un lien à envoyer à vos amis.
}
lobby-with-anyone = { $count ->
    [one] Vous jouez contre la première personne qui vous rejoint.
   *[other] Tout le monde peut rejoindre la table tant qu’il reste des places.
}
lobby-with-hot-seat = Vous vous passez l’appareil.
lobby-with-nobody = Vous jouez seul contre l’adversaire virtuel.
lobby-names = Noms
lobby-name-of = Nom du joueur { $number }
lobby-player-number = Joueur { $number }
lobby-deck-dealt = Les decks sont distribués et la partie commence.
lobby-deck-drafted = Vous draftez d’abord vos decks.
lobby-deck-any = Vous recevez un deck au hasard.
lobby-deck-taken = Vous choisissez votre deck à la table.
lobby-deck-brought = Vous choisissez ou construisez votre deck à la table.
lobby-start = Lancer la partie
lobby-open = Créer la table
lobby-mine = Vos parties
lobby-tables = Tables ouvertes
lobby-tables-none = Personne n’attend pour le moment.
lobby-your-turn = À vous
lobby-resume = { lobby-your-turn } — { $what }
lobby-turn-of = Au tour de { $name }
lobby-turn-bots = Les bots jouent
lobby-left = reste { $time }
lobby-over = Terminée
lobby-won = Gagnée
lobby-lost = Perdue
lobby-draw = Match nul
lobby-open-yet = En attente
lobby-join = Rejoindre ›
lobby-watch = Regarder ›
lobby-waiting = { $name }, places occupées : { $taken } sur { $seats }
lobby-players = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
lobby-all = Tout afficher ({ $count })
lobby-archive = Archiver
lobby-archive-this = Archiver : { $what }
lobby-archived = Partie archivée.
lobby-archived-undo = Annuler
lobby-archive-open = Archives ({ $count })
lobby-archive-title = Archives
lobby-archive-none = Aucune partie archivée.
lobby-archive-close = Retour à vos parties
lobby-unarchive = Restaurer
lobby-unarchive-this = Restaurer : { $what }
lobby-close = Fermer
lobby-account = Votre nom et votre compte
lobby-account-yes = Vous avez un compte. Vous pouvez vous connecter sur n’importe quel appareil.
lobby-account-no = Vous jouez en invité, sur cet appareil seulement.
lobby-account-rename = Nom
lobby-account-register = Compte
lobby-account-login = Connexion
lobby-account-logout = Se déconnecter
lobby-account-name = Nom
lobby-account-password = Mot de passe
lobby-account-rename-do = Changer de nom
lobby-account-register-do = Créer un compte
lobby-account-login-do = Se connecter
lobby-account-done = C’est fait.
about-title = À propos de Mulligan
about-free = C’est un logiciel libre sous licence Apache 2.0. Pas de publicité, aucun pistage.
about-fair = Chaque mélange découle d’une clé tirée avant la donne. Vous voyez d’abord son empreinte, puis la clé elle-même après la partie : chacun peut rejouer la partie et la vérifier.
about-glyphs = Les illustrations des cartes sont composées de glyphes de Lorc, Delapouite et d’autres, sous licence CC BY 3.0 :
about-type = Polices : Alegreya, Alegreya Sans et Sofia Sans Extra Condensed, sous licence SIL Open Font License.
rules-title = Règles : { $game }
rules-contents = Sommaire
rules-loading = Chargement des règles…
lobby-preparing = Préparation des règles pour une table comme celle-ci. Cela prend quelques minutes au plus, une seule fois sur cette machine.
