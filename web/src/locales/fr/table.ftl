table-opening = On ouvre la table…
table-not-here = Cette table ne se voit pas
table-no-answer = Le serveur ne répond pas. Nous réessayons.
table-to-lobby = Toutes les parties
table-board = Table : { $game }
table-side = Carte et journal
table-question = La question
table-log = Journal
table-menu = Table et réglages
table-reader = La carte que vous lisez
table-reader-empty = Pointez une carte pour la lire ici.
table-log-earlier = Afficher ce qui précède
table-tab-log = Journal
table-tab-rules = Règles
table-tab-chat = Chat
table-tab-table = Table
table-close = Fermer
table-you = Vous
table-seat-free = Place libre
table-seat-away = absent
table-seat-out = hors jeu
table-seat-ready = Deck prêt
table-seat-choosing = Choisit un deck
table-sending = …
table-lit = Ce qui est éclairé peut être choisi. Appuyez une fois pour désigner, une autre pour agir.
table-armed = Appuyez encore, ou sur le bouton. Échap repose.
table-held = Rien n’est définitif : appuyez sur un choix pour le reprendre.
table-choose-where = Appuyez maintenant sur l’endroit éclairé où elle va.
table-choose-one = Plusieurs actions sont possibles : choisissez.
table-choose-amount = Un nombre de { $least } à { $most }.
table-choose-here = Choisissez ici
table-choose-first = Répondez d’abord à la question : choisissez quelque chose d’éclairé.
table-others-turn = En attendant, vous pouvez lire toutes les cartes.
table-others-choose = Choisissent : { $names }.
table-watching = Vous regardez.
table-amount = Nombre
table-less = Un de moins
table-more = Un de plus
table-back = Retour
table-take-back = Reprendre
table-why-not = Pourquoi pas ?
table-undo = Annuler
table-undo-ask = Demander l’annulation (reste { $left })
table-took-back = { $name } : retour avant le dernier coup. Tout ce qui a suivi est repris.
table-key-enter = Entrée
table-key-esc = Échap
table-keys = Touches
table-keys-move = Au groupe suivant ; dans un groupe, avec les flèches
table-keys-enter = Appuie sur ce qui a le focus ; sinon, sur le bouton principal
table-keys-digits = Choisit la première chose éclairée, la deuxième… ou le bouton de ce numéro
table-keys-decline = Ne rien prendre : passer, refuser, finir
table-keys-esc = Repose, ou ferme ce qui est ouvert
table-keys-leader = Utilise votre chef
table-keys-read = Lit la carte qui a le focus
table-keys-log = Ouvre le journal
table-keys-list = Montre cette liste
table-end-over = La partie est terminée.
table-end-you-won = Vous gagnez !
table-end-won = Victoire : { $names }.
table-end-drawn = La partie est nulle.
table-end-note = Le relevé peut être téléchargé : il prouve que personne n’a touché aux decks.
table-end-rounds = Manches : { $scores }.
table-ending-resigned = Par abandon.
table-ending-drawn = D’un commun accord.
table-ending-claimed = L’autre camp n’est pas revenu.
table-ending-time = Le temps est écoulé.
table-record = Relevé
table-rematch = Revanche
table-rematch-go = À la partie suivante
table-clocks = Pendules
table-clock-thirty = Il reste trente secondes.
table-clock-ten = Il reste dix secondes !
table-reconnecting = La connexion est coupée. Nouvel essai…
table-offer-draw = { $name } propose la nulle.
table-offer-undo = { $name } demande à revenir avant son dernier coup. Tout ce qui a suivi est repris aussi.
table-offer-rematch = { $name } voudrait une revanche.
table-offered-draw = La nulle est proposée.
table-offered-undo = Vous avez demandé à revenir avant votre dernier coup.
table-offered-rematch = Vous voudriez une revanche.
table-declined-draw = { $count ->
    [one] { $name } refuse la nulle.
   *[other] La nulle est refusée.
}
table-declined-rematch = { $count ->
    [one] { $name } refuse la revanche.
   *[other] Il n’y aura pas de revanche.
}
table-declined-undo = { $count ->
    [one] { $name } refuse de revenir en arrière.
   *[other] Le retour en arrière est refusé.
}
table-agree = Accepter
table-decline = Refuser
table-withdraw = Retirer
table-claim = { $name } est absent depuis trop longtemps.
table-claim-bot = Laisser jouer un bot
table-claim-win = Déclarer perdu
table-away = { $count ->
    [one] { $names } est absent.
   *[other] { $names } sont absents.
}
table-news = { $count ->
    [one] Un événement s’est produit entre-temps.
   *[other] { $count } événements se sont produits entre-temps.
}
table-news-show = Montrer
table-chat-empty = Rien n’a encore été dit.
table-chat-say = Dire quelque chose
table-rules-all = Toutes les règles
table-rules-lately = Citées récemment
table-as-text = La table en texte
table-as-picture = En image
table-draw = Proposer la nulle
table-resign = Abandonner
table-resign-sure = Abandonner : appuyez encore
table-passing = Où voulez-vous être consulté ?
table-passing-stop = Toujours
table-passing-act = Quand je peux agir
table-passing-never = Jamais
table-habits = À votre goût
table-at-once = Un clic agit
table-speed = Mouvement
table-speed-normal = Normal
table-speed-fast = Rapide
table-speed-off = Aucun
table-seats = À la table
table-watchers = { $count ->
    [0] Personne ne regarde.
    [one] Un spectateur.
   *[other] { $count } spectateurs.
}
table-key = Clé de cette partie :
table-key-hash = Empreinte de la clé :
table-pile-empty = Il n’y a rien.
table-hand-over = Passez l’appareil à { $name }
table-hand-over-note = Personne d’autre ne devrait regarder.
table-hand-over-ready = Je suis { $name }
table-waits-for-players = { $count ->
    [one] Il manque un joueur.
   *[other] Il manque { $count } joueurs.
}
table-waits-for-you = La partie commence quand vous aurez un deck.
table-waits-for-decks = La partie commence quand tous les decks seront là.
table-sit = S’asseoir
table-invite = Envoyez ce lien ; qui l’ouvre peut s’asseoir.
table-invite-here = Cette adresse ne fonctionne que sur cette machine. Pour des amis ailleurs, lancez Mulligan avec « mulligan serve --host 0.0.0.0 » et ouvrez-le par l’adresse propre à cette machine.
table-copy = Copier
table-copied = Copié
table-leave = Quitter la table
table-deck-bring = Apportez un deck
table-deck-bring-how = Une carte par ligne, comme « 3 Stone Warden ».
table-deck-bring-do = Jouer avec ce deck
table-deck-take = { $count ->
    [one] Choisissez votre deck
   *[other] Choisissez { $count } piles pour votre deck
}
table-deck-take-do = Jouer avec cela
table-deck-random = Au hasard
table-text-answers = Réponses
table-text-waiting = Capacités en attente
table-text-champions = Champions
table-text-hand = Main
table-text-discard = Défausse
table-text-weather = Météo
table-text-leader = Chef
table-text-decks = Decks
table-text-pack = Paquet
table-text-pool = Cartes prises
table-text-passed = a passé
table-text-epic = { $health } points de vie, { $gold } or, { $deck } cartes dans le deck
table-text-gwent = Total { $total }{ $gems ->
    [0] {""}
   *[other] , gemmes : { $gems }
}{ $points ->
    [0] {""}
   *[other] , points : { $points }
}
table-text-deck = { $deck } cartes dans le deck
table-text-row = { $row } : { $total }
table-signal-hello = Bonjour !
table-signal-good-luck = Bonne chance !
table-signal-nice = Joli !
table-signal-thanks = Merci.
table-signal-sorry = Désolé.
table-signal-oops = Oups.
table-signal-thinking = Je réfléchis.
table-signal-hurry = Plus vite, s’il vous plaît.
table-signal-well-played = Bien joué.
table-signal-one-more = Encore une ?
table-signal-bye = Au revoir.
refused-malformed = Le serveur n’a pas compris. Rechargez la page.
refused-version = Il y a une version plus récente. Rechargez la page.
refused-not-found = Cette table n’existe pas.
refused-not-yours = Ce n’est pas pour tous : demandez le lien.
refused-stale = La table a avancé. Regardez à nouveau.
refused-illegal = Les règles ne le permettent pas.
refused-not-now = C’est impossible maintenant.
refused-seat-taken = Quelqu’un est déjà assis là.
refused-table-full = Toutes les places sont prises.
refused-deck = On ne peut pas jouer avec ce deck.
refused-name-taken = Ce nom est pris.
refused-bad-name = Ce nom ne convient pas.
refused-bad-password = Ce mot de passe est trop facile à deviner. Prenez-en un plus long.
refused-wrong-password = Le nom ou le mot de passe est faux.
refused-too-large = C’est trop à la fois.
refused-too-fast = Pas si vite. Attendez un instant.
refused-too-many = Vous avez trop de parties en cours. Terminez-en une d’abord.
refused-no-undo = Cela ne peut pas être repris.
refused-origin = Cette page ne peut pas parler au serveur.
refused-settings = On ne peut pas jouer ainsi.
refused-no-answer = Le serveur ne répond pas.
