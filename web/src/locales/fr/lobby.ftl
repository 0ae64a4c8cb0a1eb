lobby-tag = Epic et le Gwent, selon les règles
lobby-title = Commencer une partie
lobby-nav = Pages
lobby-nav-lobby = Jouer
lobby-nav-cards = Cartes
lobby-nav-rules = Règles
lobby-nav-about = À propos
lobby-loading = On dresse les tables…
lobby-about-epic = Champions et événements, un or par tour. De deux à huit joueurs.
lobby-about-gwent = Deux armées, trois rangées, deux manches gagnantes. De un à cinq joueurs.
lobby-choose-game = Choisir comment jouer : { $game }
lobby-play-now = Jouer
lobby-how = Comment on joue, en une minute
lobby-new = Nouvelle partie
lobby-mode = Mode
lobby-format = Format
lobby-formats-more = { $count ->
    [one] { $count } autre
   *[other] { $count } autres
}
lobby-seats = Places
lobby-against = Contre
lobby-deck = Votre deck
lobby-deck-random = Au hasard
lobby-deck-choose = Je choisis à la table
lobby-more = Plus
lobby-ruleset = Règlement
lobby-variants = Variantes
lobby-bots = Dont bots
lobby-clock = Pendule
lobby-clock-none = Aucune
lobby-clock-move-30 = 30 secondes par coup
lobby-clock-move-90 = 90 secondes par coup
lobby-clock-bank-5 = 5 minutes + 5 secondes
lobby-clock-bank-15 = 15 minutes + 10 secondes
lobby-clock-move-day = Un jour par coup
lobby-bot-greedy = Bot correct
lobby-bot-random = Bot facile
lobby-against-friend = Un ami, par lien
lobby-against-anyone = N’importe qui
lobby-against-hot-seat = Sur cet appareil
lobby-what = { $game } : { $mode }
lobby-what-format = { $game } : { $mode }, { $format }
lobby-with-bots = Contre { $bot } × { $count }.
lobby-with-greedy = { $count ->
    [one] Contre un bot correct.
   *[other] Contre { $count } bots corrects.
}
lobby-with-random = { $count ->
    [one] Contre un bot facile.
   *[other] Contre { $count } bots faciles.
}
lobby-with-friend = { $count ->
    [one] Vous recevez un lien pour un ami.
   *[other] Vous recevez un lien pour vos amis.
}
lobby-with-anyone = { $count ->
    [one] Le premier qui trouve la table joue contre vous.
   *[other] Le premier qui trouve la table peut s’asseoir.
}
lobby-with-hot-seat = Vous vous passez cet appareil.
lobby-with-nobody = Vous jouez seul contre l’adversaire virtuel.
lobby-deck-dealt = Les decks sont distribués et la partie commence.
lobby-deck-drafted = Les decks sont d’abord draftés.
lobby-deck-any = Vous recevez un deck au hasard.
lobby-deck-taken = Vous choisissez votre deck à la table.
lobby-deck-brought = Vous collez votre deck à la table.
lobby-undo = Contre les bots, on peut annuler un coup.
lobby-start = Distribuer les cartes
lobby-open = Ouvrir la table
lobby-reason-mode = { $name } : { $least ->
    [1] pour un joueur
   *[other] { $most ->
        [2] pour deux joueurs
       *[other] de { $least } à { $most } joueurs
    }
}.
lobby-reason-format = { $name } : { $most ->
    [2] pour deux joueurs
   *[other] de { $least } à { $most } joueurs
}.
lobby-reason-teams = { $name } : il faut des équipes égales.
lobby-mine = Vos parties
lobby-mine-none = Aucune encore. « Jouer » en commence une d’un clic.
lobby-tables = Tables ouvertes
lobby-tables-none = Personne n’attend pour le moment.
lobby-your-turn = À vous
lobby-turn-of = Au tour de { $name }
lobby-over = Terminée
lobby-won = Gagnée
lobby-lost = Perdue
lobby-draw = Nulle
lobby-open-yet = En attente
lobby-join = Rejoindre ›
lobby-watch = Regarder ›
lobby-waiting = { $name }, { $taken } places sur { $seats }
lobby-players = { $count } joueurs
lobby-all = Tout afficher ({ $count })
lobby-account = Votre nom et votre compte
lobby-account-yes = Vous avez un compte et pouvez vous connecter partout.
lobby-account-no = Vous êtes invité, connu de cet appareil seulement.
lobby-account-rename = Nom
lobby-account-register = Compte
lobby-account-login = Connexion
lobby-account-logout = Se déconnecter
lobby-account-name = Nom
lobby-account-password = Mot de passe
lobby-account-rename-do = Changer le nom
lobby-account-register-do = Créer le compte
lobby-account-login-do = Se connecter
lobby-account-done = C’est fait.
about-title = À propos de Mulligan
about-what = Mulligan est une table pour deux jeux de cartes, Epic et le Gwent, joués selon les règles. Les cartes sont déclarées une fois ; leurs règles et leurs mots en cinq langues en découlent.
about-free = C’est un logiciel libre sous licence Apache 2.0. Il n’y a pas de publicité, et personne n’est suivi.
about-fair = Chaque mélange découle d’une clé tirée avant la donne. On montre d’abord son empreinte, puis la clé après la partie : chacun peut rejouer la partie et la vérifier.
about-fans = Epic et le Gwent appartiennent à leurs propriétaires. Mulligan est fait par des joueurs, sans lien avec eux. Les textes des cartes sont écrits avec nos mots.
about-glyphs = Les images des cartes sont composées de glyphes de Lorc, Delapouite et d’autres, sous licence CC BY 3.0 :
about-type = Caractères : Alegreya, Alegreya Sans et Sofia Sans Extra Condensed, sous licence SIL Open Font License.
rules-title = Les règles : { $game }
rules-contents = Sommaire
rules-loading = Chargement des règles…
lobby-preparing = Les cartes sont mélangées. La toute première partie sur cette machine demande environ une minute, car les règles y sont compilées ; les suivantes commencent aussitôt.
