home-title = Deux jeux de cartes, avec les vraies règles
home-lead = Jouez dans votre navigateur contre des bots ou des amis. Sans compte ni installation.
home-more = Plus
home-more-turns = { $count ->
    [one] { $count } autre partie vous attend
   *[other] { $count } autres parties vous attendent
}
home-learn = Apprendre
home-learn-about = Chaque jeu en une minute, et toutes les règles
home-decks = Decks
home-decks-about = Construisez le vôtre ou partez d’un deck prêt à jouer
home-cards = Cartes
home-cards-about = Toutes les cartes et leurs effets
home-friends = Amis
home-friends-about = Invitez par lien ou code QR
home-new = Nouvelle partie
home-new-about = Tous les modes, formats et règles
home-play-now = « Jouer » lance la première partie du livret contre un bot normal, ou reprend vos derniers réglages.
lobby-nav-games = Parties
lobby-custom = Sur mesure
lobby-custom-game = Partie sur mesure : { $game }
games-running = En cours
games-running-none = Aucune partie en cours. Lancez-en une et elle apparaîtra ici.
games-finished = Terminées
games-finished-none = Pas encore de partie terminée.
rules-choose = Choisissez un jeu
table-setup = Réglages
setup-game = Jeu
setup-players = Joueurs
setup-players-span = { $least }–{ $most } joueurs
setup-ending = Fin de partie
setup-ends = Fin de partie : { $ending }
setup-teams = Équipes
setup-teams-of = { $teams } équipes de { $size }
setup-decks = Decks
setup-decks-how = d’où viennent les cartes
setup-group-now = Jouer tout de suite
setup-group-draft = Construire ou drafter d’abord
setup-group-own = Apporter votre deck
setup-pool = Cartes de la réserve
setup-stack = Cartes de la pile
setup-pool-hint = Le livret en prévoit { $default }. De { $least } à { $most }{ $step ->
    [1] .
   *[other] , de { $step } en { $step }.
}
setup-set = Extension
setup-boxes = Boîtes
setup-boxes-fixed = Toujours { $count }.
setup-boxes-hint = Il en faut { $least }. Avec plus, moins de cartes restent de côté. Au maximum { $most }.
setup-deck-random = Au hasard
setup-opponents = Adversaires et temps
setup-against-bots = Bots
setup-against-friend = Amis (par lien)
setup-against-anyone = N’importe qui
setup-against-hot-seat = Sur un seul appareil
setup-bot = Niveau des bots
setup-bot-novice = Fait des erreurs. Idéal pour une première partie.
setup-bot-easy = Joue l’évidence et manque souvent votre réplique.
setup-bot-normal = Joue sensément et répond aussitôt.
setup-bot-hard = Prévoit quelques coups.
setup-bot-master = Prévoit loin. Réfléchit jusqu’à une seconde par coup.
setup-bot-seats = Places des bots
setup-clock-none = Sans limite
setup-clock-none-about = Pas de limite de temps.
setup-clock-move-30 = 30 s par coup
setup-clock-move-30-about = Si votre temps s’écoule, vous perdez. Lors de l’échange de cartes initial, vous gardez votre main ; en draft, une carte est choisie pour vous.
setup-clock-move-90 = 90 s par coup
setup-clock-move-90-about = Si votre temps s’écoule, vous perdez. Lors de l’échange de cartes initial, vous gardez votre main ; en draft, une carte est choisie pour vous.
setup-clock-bank-5 = 5 min + 5 s
setup-clock-bank-5-about = 5 minutes pour toute la partie, 5 secondes de plus après chaque coup.
setup-clock-bank-15 = 15 min + 10 s
setup-clock-bank-15-about = 15 minutes pour toute la partie, 10 secondes de plus après chaque coup.
setup-clock-move-day = 1 jour par coup
setup-clock-move-day-about = Pour jouer sur plusieurs jours. « Parties » indique quand c’est à vous.
setup-summary = Vos réglages
setup-summary-length = Environ { $minutes } minutes
setup-minutes = { $minutes } min
setup-about = environ { $minutes } min
setup-about-span = { $least }–{ $most } min
setup-used-pool = { $count ->
    [one] Réserve de { $count } carte
   *[other] Réserve de { $count } cartes
}
setup-used-boxes = { $count ->
    [one] { $count } boîte
   *[other] { $count } boîtes
}
setup-house-rules = Règles maison
setup-house-rule = règle maison
setup-house = Règle maison : { $question } { $value }
setup-edition = Édition
setup-no-edition = Dans aucune édition
setup-rules-house = { $count ->
    [one] { $edition } avec { $count } règle maison
   *[other] { $edition } avec { $count } règles maison
}
setup-rule = Règle { $rule }
setup-reason-rule = { $words } { $rule }
setup-reason-few = Il faut au moins { $least } joueurs. Vous êtes { $seats }.
setup-reason-only = Pour { $most } joueurs seulement. Vous êtes { $seats }.
setup-reason-many = { $most } joueurs au maximum. Vous êtes { $seats }.
setup-reason-teams = { $seats } joueurs ne peuvent pas former des équipes égales.
setup-reason-modes = Seulement dans : { $modes }.
setup-reason-rules = Pas avec cette règle : { $value }
setup-reason-cards = Il y a des cartes pour { $most } joueurs au maximum.
setup-save = Enregistrer
setup-share = Partager
setup-share-named = Partager { $name }
setup-copied = Lien copié.
setup-saved = Récents et enregistrés
setup-saved-as = Enregistré sous « { $name } ».
setup-last = Dernière partie
setup-first = La première partie du livret
setup-name = Nom des réglages
setup-rename = Renommer { $name }
setup-rename-act = Renommer
setup-rename-do = Enregistrer
setup-delete = Supprimer { $name }
setup-deleted = « { $name } » supprimé.
setup-restored = « { $name } » rétabli.
setup-link-bad = Ce lien ne fonctionne pas. Nous ne connaissons pas « { $part }={ $value } ». Rien n’a été modifié.
setup-link-clash = Ce lien ne fonctionne pas. « { $part }={ $value } » ne va pas avec le reste. Rien n’a été modifié.
setup-link-long = Ce lien est trop long. Rien n’a été modifié.
setup-link-close = Fermer
