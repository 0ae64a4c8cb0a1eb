deck-title = Vos decks
deck-all = Tous les decks
deck-all-games = Tous
deck-game = Jeu
deck-guest = Enregistrés sur cet appareil. Connectez-vous pour les retrouver partout.
deck-none = Aucun deck pour l’instant
deck-none-what = Partez d’un deck tout prêt et changez une carte ou deux. C’est ainsi que naissent la plupart des decks.
deck-start-new = Nouveau deck
deck-start-premade = D’un deck tout prêt
deck-start-premade-what = Modifier une copie
deck-start-draft = D’un draft
deck-start-draft-what = Draftez, construisez, enregistrez
deck-start-import = Importer
deck-start-import-what = D’une liste, d’un lien ou d’un fichier
deck-premade = Decks tout prêts
deck-premade-what = Choisissez-en un pour en modifier une copie.
deck-premade-line = { $game }, { $format }
deck-legal = Légal
deck-problems = { $count ->
    [one] { $count } problème
   *[other] { $count } problèmes
}
deck-problems-list = Problèmes
deck-edited-today = Modifié aujourd’hui
deck-edited = Modifié le { $date }
deck-games = { $played ->
    [one] { $played } partie
   *[other] { $played } parties
}, { $won ->
    [one] { $won } gagnée
   *[other] { $won } gagnées
}
deck-play = Jouer
deck-use-at-table = Utiliser à la table
deck-to-table = Revenir à la table
deck-fix = Corriger
deck-fix-all = Tout corriger
deck-edit = Modifier
deck-more-of = Plus sur { $name }
deck-more-actions = Plus
deck-duplicate = Dupliquer
deck-share = Partager
deck-cover = Changer l’illustration
deck-delete = Supprimer
deck-deleted = Deck supprimé.
deck-undo = Annuler
deck-redo = Rétablir
deck-new = Nouveau deck
deck-loading = Chargement du deck…
deck-not-found = Ce deck est introuvable
deck-builder = Éditeur de deck
deck-name = Nom du deck
deck-format = Format
deck-saved = Enregistré
deck-saving = Enregistrement…
deck-saved-offline = Enregistré hors ligne
deck-not-saved = Non enregistré
deck-offline = Vous êtes hors ligne. Les modifications sont gardées sur cet appareil et seront synchronisées à votre retour.
deck-conflict = Ce deck a été modifié sur un autre appareil à { $time }. Rien n’est perdu : votre version est enregistrée sous « { $name } ».
deck-compare = Comparer
deck-keep-mine = Garder la mienne
deck-use-other = Prendre l’autre
deck-compare-title = Différences
deck-compare-mine = Seulement dans cette version
deck-compare-other = Seulement dans l’autre version
deck-compare-same = Les deux versions ont les mêmes cartes.
deck-import = Importer
deck-import-title = Importer une liste
deck-import-what = Une carte par ligne, comme « 3 Kong », dans n’importe laquelle des cinq langues. Ou déposez ici un fichier de deck.
deck-import-file = Ouvrir un fichier
deck-import-read = { $count ->
    [one] { $count } carte trouvée.
   *[other] { $count } cartes trouvées.
}
deck-import-unread = { $count ->
    [one] { $count } ligne n’est pas une carte.
   *[other] { $count } lignes ne sont pas des cartes.
}
deck-did-you-mean = Vouliez-vous dire
deck-import-add = Ajouter à ce deck
deck-import-create = Créer le deck
deck-share-title = Partager ce deck
deck-share-link = Un lien qui contient le deck
deck-share-link-what = Il s’ouvre sur n’importe quel serveur, sans compte.
deck-share-text = Liste des cartes
deck-share-code = À scanner avec un téléphone
deck-copy-link = Copier le lien
deck-link-copied = Lien copié.
deck-copy-list = Copier la liste
deck-list-copied = Liste copiée.
deck-save-file = Enregistrer le fichier
deck-shared = Un deck partagé
deck-shared-save = Ajouter à mes decks
deck-shared-wrong = Ce deck est illisible
deck-play-title = Jouer avec ce deck
deck-play-level = Bot
deck-play-against = Deck du bot
deck-play-opponent = Choisir l’adversaire
deck-play-problems = { $count ->
    [one] Ce deck a { $count } problème. Corrigez-le pour jouer.
   *[other] Ce deck a { $count } problèmes. Corrigez-les pour jouer.
}
deck-surprise = Surprenez-moi
deck-pool = Cartes disponibles
deck-search = Rechercher
deck-search-hint = Nom, texte ou mot-clé
deck-view = Affichage
deck-view-cards = Cartes
deck-view-list = Liste
deck-filters = Filtres
deck-fits = Va dans ce deck
deck-none-found = Aucune carte ne correspond à ces filtres.
deck-show-all = Afficher toutes les cartes
deck-new-mark = nouvelle
deck-card-label = { $name }, dans le deck { $count } sur { $most }.
deck-limit-reached = Limite atteinte.
deck-less = Retirer une carte : { $name }
deck-more = Ajouter une carte : { $name }
deck-remove = Retirer
deck-yours = Votre deck
deck-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
deck-size = { $count ->
    [one] carte
   *[other] cartes
}
deck-size-least = { $count ->
    [one] carte, au moins { $least }
   *[other] cartes, au moins { $least }
}
deck-size-led = { $count ->
    [one] carte et un chef
   *[other] cartes et un chef
}
deck-empty = Votre deck est vide
deck-empty-what = Sélectionnez une carte pour l’ajouter, faites-en glisser une ici ou partez de l’un de ces choix :
deck-from-premade = Deck tout prêt
deck-random = Deck au hasard
deck-autofill = Compléter
deck-filled = { $count ->
    [one] { $count } carte ajoutée et marquée « nouvelle ».
   *[other] { $count } cartes ajoutées et marquées « nouvelle ».
}
deck-filled-none = Rien à ajouter. Le deck est complet.
deck-fixed = Tous les problèmes sont corrigés.
deck-fixed-none = Rien à corriger.
deck-hand = Main d’essai
deck-hand-new = Nouvelle main
deck-hand-what = Sélectionnez des cartes à remplacer.
deck-redraw = Remplacer : { $count }
deck-stats = Statistiques
deck-breakdown = Détails
deck-max = max. { $most }
deck-max-over = max. { $most }, en trop : { $over }
deck-min = min. { $least }
deck-min-short = min. { $least }, il manque : { $short }
deck-balance = payantes { $paid }, gratuites { $free }
deck-balance-of = payantes { $paid }, gratuites { $free } sur { $most }
deck-curve-value = { $value }
deck-curve-of = { $value } : { $count }
deck-row = { $count }, force { $strength }
deck-leader-none = Pas encore de chef
deck-leader-why = Le chef décide de la faction.
deck-leader-choose = Choisir un chef
deck-leader-other = Choisir un autre chef
deck-leaders = Chefs : { $faction }
deck-faction = Faction
deck-faction-switch = Changer de faction retire ses cartes et garde les cartes neutres. Annuler rétablit tout.
deck-faction-switched = { $count ->
    [one] { $count } carte de l’autre faction retirée.
   *[other] { $count } cartes de l’autre faction retirées.
}
deck-set = Decks du trio
deck-set-number = Deck { $number }
deck-set-what = Ils sont enregistrés, partagés et joués ensemble.
deck-tab-cards = Cartes
deck-tab-deck = Deck
