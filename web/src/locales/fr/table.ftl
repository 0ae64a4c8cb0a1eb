table-opening = Ouverture de la table…
table-not-here = Cette table n’est pas accessible
table-not-found = Nous ne trouvons pas cette table
table-private = Cette table est privée
table-private-why = Demandez le lien d’invitation à l’un des joueurs.
table-not-found-why = Le lien est peut-être incomplet, ou la table a été supprimée parce que la partie n’a jamais commencé.
table-no-answer = Le serveur ne répond pas. Nouvel essai…
table-to-lobby = Toutes les parties
table-board = Table : { $game }
table-side = Carte et journal
table-question = Question
table-log = Journal
table-menu = Table et réglages
table-card-preview = Aperçu de la carte
table-card-preview-empty = Survolez une carte pour la lire ici.
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
table-seat-ready = Prêt
table-seat-choosing = Choisit un deck
table-sending = …
table-lit = Les cartes en surbrillance peuvent être choisies.
table-armed = Appuyez à nouveau ou sur le bouton pour confirmer. Échap annule.
table-idle = Appuyez à nouveau pour le faire quand même.
table-select = Appuyez pour sélectionner, à nouveau pour désélectionner.
table-all = Toutes ({ $count })
table-none = Aucune
table-selected = Sélection : { $count }
table-wait-place = Choisissez une rangée
table-wait-player = Choisissez un joueur
table-wait-card = Choisissez une carte
table-wait-target = Choisissez une cible
table-wait-answer = Choisissez
table-reset = Effacer
table-choose-this = Choisir ceci
table-of = { $count } sur { $all }
table-answers = Réponses
table-preview = Rien n’est encore définitif. Appuyez sur un choix pour l’annuler.
table-choose-where = Choisissez maintenant où elle va.
table-choose-one = Choisissez quoi faire.
table-choose-amount = Un nombre de { $least } à { $most }.
table-choose-here = Choisissez ici
table-choose-first = Répondez d’abord à la question : choisissez un élément en surbrillance.
table-others-turn = En attendant, vous pouvez lire n’importe quelle carte.
table-others-choose = En train de choisir : { $names }.
table-watching = Vous regardez la partie.
table-amount = Nombre
table-back = Retour
table-take-back = Annuler le choix
table-why-not = Pourquoi est-ce impossible ?
table-undo = Annuler
table-undo-ask = Demander l’annulation (reste { $left })
table-note-took-back = { $you ->
    [yes] Vous annulez votre dernier coup et tout ce qui a suivi.
   *[no] { $name } annule son dernier coup et tout ce qui a suivi.
}
table-note-time = { $you ->
    [yes] Votre temps est écoulé.
   *[no] Le temps de { $name } est écoulé.
}
table-note-selected = { $you ->
    [yes] Temps écoulé. Votre sélection compte.
   *[no] Temps écoulé. La sélection de { $name } compte.
}
table-note-suggested = { $you ->
    [yes] Temps écoulé. Un bot a choisi pour vous.
   *[no] Temps écoulé. Un bot a choisi pour { $name }.
}
table-note-left = { $you ->
    [yes] Vous quittez la table. Un bot joue jusqu’à votre retour.
   *[no] { $name } quitte la table. Un bot joue jusqu’à son retour.
}
table-note-returned = { $you ->
    [yes] Vous revoilà.
   *[no] { $name } est de retour.
}
table-note-replaced = { $you ->
    [yes] Vous quittez la table. Un bot prend votre place.
   *[no] { $name } quitte la table. Un bot prend sa place.
}
table-stand-in = Un bot joue pour vous.
table-take-over = Reprendre la main
table-key-enter = Entrée
table-key-esc = Échap
table-keys = Touches
table-keys-move = Passe au groupe suivant ; dans un groupe, avec les flèches
table-keys-enter = Active l’élément sélectionné, ou le bouton principal
table-keys-digits = Choisit la première carte en surbrillance, la deuxième… ou le bouton de ce numéro
table-keys-decline = Décline : passer, refuser, finir
table-keys-all = Sélectionner tout ce qui peut l’être
table-keys-esc = Annule le choix, ou ferme ce qui est ouvert
table-keys-read = Affiche la carte sélectionnée
table-keys-log = Ouvre le journal
table-keys-list = Affiche cette liste
table-end-over = La partie est terminée.
table-end-you-won = Vous gagnez.
table-end-won = Victoire : { $names }.
table-end-drawn = La partie se termine par un match nul.
table-end-note = Téléchargez l’enregistrement pour vérifier que personne n’a touché aux decks.
table-ending-resigned = Par abandon.
table-ending-drawn = D’un commun accord.
table-ending-claimed = Un joueur n’est pas revenu.
table-ending-time = Le temps est écoulé.
table-record = Enregis­trement
table-save-deck = Enregistrer le deck
table-deck-saved = « { $name } » est enregistré dans Decks.
table-deck-open = Ouvrir le deck
table-rematch = Revanche
table-rematch-go = Partie suivante
table-clocks = Chronos
table-clock-thirty = Il reste trente secondes.
table-clock-ten = Il reste dix secondes.
table-reconnecting = Connexion perdue. Reconnexion…
table-offer-draw = { $name } propose un match nul.
table-offer-undo = { $name } demande à annuler son dernier coup et tout ce qui a suivi.
table-offer-rematch = { $name } veut une revanche.
table-offered-draw = Vous avez proposé un match nul.
table-offered-undo = Vous avez demandé à annuler votre dernier coup.
table-offered-rematch = Vous avez demandé une revanche.
table-declined-draw = { $count ->
    [one] { $name } refuse le match nul.
   *[other] Le match nul est refusé.
}
table-declined-rematch = { $count ->
    [one] { $name } refuse la revanche.
   *[other] Il n’y aura pas de revanche.
}
table-declined-undo = { $count ->
    [one] { $name } refuse l’annulation.
   *[other] L’annulation est refusée.
}
table-agree = Accepter
table-decline = Refuser
table-withdraw = Retirer
table-claim = { $name } est absent depuis trop longtemps.
table-claim-bot = Laisser jouer un bot
table-claim-win = Réclamer la victoire
table-away = { $count ->
    [one] { $names } est absent.
   *[other] { $names } sont absents.
}
table-news = { $count ->
    [one] { $count } nouvel événement
   *[other] { $count } nouveaux événements
}
table-news-show = Afficher
table-chat-empty = Pas encore de message.
table-chat-say = Écrire un message
table-rules-all = Toutes les règles
table-rules-lately = Mentionnées récemment
table-as-text = La table en texte
table-as-picture = La table en image
table-draw = Proposer un match nul
table-resign = Abandonner
table-resign-sure = Appuyez encore pour abandonner
table-draft-leave = Quitter le draft
table-draft-leave-sure = Appuyez encore pour quitter
table-passing = Quand vous demander une action ?
table-passing-stop = Toujours
table-passing-act = Quand je peux agir
table-passing-never = Jamais
table-habits = Préférences
table-at-once = Agir en un seul clic
table-second-press = Appuyer deux fois pour passer ou finir le tour en avance
table-speed = Animations
table-speed-slow = Lentes
table-speed-normal = Normales
table-speed-fast = Rapides
table-speed-off = Désactivées
table-speed-skip = Tout passer
table-skip = Passer
table-skip-help = Appuyez n’importe où pour passer.
table-thinks = { $name } réfléchit
table-thinks-for = { $name } réfléchit · { $seconds } s
table-thinking = { $name } réfléchit : { $seconds ->
    [one] { $seconds } seconde au plus
   *[other] { $seconds } secondes au plus
}
table-replay-next = Suivant
table-replay-previous = Précédent
table-replay-end = Revenir
table-replay-help = Rediffusion : { $at } sur { $of }
table-seats = À la table
table-spectators = { $count ->
    [0] Personne ne regarde.
    [one] { $count } spectateur.
   *[other] { $count } spectateurs.
}
table-key = Clé de cette partie :
table-pile-empty = C’est vide.
table-hand-over = Passez l’appareil à { $name }
table-hand-over-note = Personne d’autre ne doit regarder.
table-hand-over-ready = Je suis { $name }
table-waits-for-players = { $count ->
    [one] Il manque { $count } joueur.
   *[other] Il manque { $count } joueurs.
}
table-sit = S’asseoir
table-name-ask = Comment les autres doivent-ils vous appeler ?
table-join = Rejoindre la table
table-invite-code = Code QR du lien d’invitation
table-fair = Le mélange est-il loyal ?
table-fair-how = Chaque mélange vient d’une clé secrète tirée à la création de la table. Voici l’empreinte de cette clé. Après la partie, vous voyez la clé elle-même, et chacun peut vérifier qu’elle correspond et rejouer la partie.
table-invite = Envoyez ce lien ou faites scanner le code. Toute personne qui l’ouvre peut s’asseoir.
table-invite-here = Cette adresse ne fonctionne que sur cette machine. Pour inviter des amis ailleurs, lancez Mulligan avec « mulligan serve --host 0.0.0.0 » et ouvrez-le à l’adresse propre de cette machine.
table-copied = Copié
table-copy-position = Copier la position
table-position-hint = Ce que vous voyez de la table, sous forme de texte : à coller dans un rapport de bogue ou une question.
table-text-answers = Réponses
table-text-hand = Main
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
refused-not-found = Cette table est introuvable.
refused-not-yours = Cette table est privée. Demandez le lien.
refused-stale = La partie a avancé. Regardez de nouveau.
refused-illegal = Les règles ne le permettent pas.
refused-not-now = C’est impossible pour le moment.
refused-seat-taken = Cette place vient d’être prise. Choisissez-en une autre.
refused-table-full = Toutes les places sont prises.
refused-deck = On ne peut pas jouer avec ce deck.
refused-name-taken = Ce nom est pris. Choisissez-en un autre.
refused-bad-name = Ce nom ne convient pas. Choisissez-en un autre.
refused-bad-password = Ce mot de passe est trop facile à deviner. Choisissez-en un plus long.
refused-wrong-password = Nom ou mot de passe incorrect.
refused-too-large = C’est trop à la fois. Raccourcissez.
refused-too-fast = Pas si vite. Attendez un instant.
refused-too-many = Vous avez trop de parties en cours. Terminez-en une d’abord.
refused-no-undo = Cela ne peut pas être annulé.
refused-origin = Cette page n’est pas autorisée à se connecter au serveur.
refused-settings = Impossible de jouer ainsi. Changez les réglages et réessayez.
refused-no-answer = Le serveur ne répond pas.
refused-offline = Vous êtes hors ligne. Connectez-vous au réseau pour jouer.
refused-busy = Le serveur est surchargé. Réessayez dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}.
refused-broken = Une erreur s’est produite sur le serveur. Elle a été enregistrée.

table-over = Partie terminée
table-over-you = { $count ->
    [one] Vous gagnez
   *[other] Votre équipe gagne
}
table-over-won = { $count ->
    [one] { $names } gagne
   *[other] { $names } gagnent
}
table-over-tie = La partie se termine par un match nul
table-over-tied = match nul
table-over-board = Afficher le plateau
table-over-summary = Afficher le résumé
table-over-stats = Statistiques
table-over-hands = Les mains des autres joueurs
table-over-hand = Main de { $name }
table-over-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
table-reason-resigned = { $you ->
    [yes] Vous avez abandonné.
   *[no] { $name } a abandonné.
}
table-reason-time = { $you ->
    [yes] Votre temps est écoulé.
   *[no] Le temps de { $name } est écoulé.
}
table-reason-claimed = { $you ->
    [yes] Vous êtes resté absent trop longtemps.
   *[no] { $name } n’est pas revenu à la table.
}
table-reason-drawn = Les joueurs ont accepté le match nul.
table-out = Vous êtes éliminé
table-out-goes-on = La partie continue.
table-out-place = { $place }e sur { $sides }
table-out-watch = Continuer à regarder
table-out-leave = Quitter
table-fall-left = { $turn ->
    [0] Vous avez abandonné.
   *[other] Vous avez abandonné au tour { $turn }.
}
