hint = Conseil
hint-thinking = Recherche du meilleur coup…
hint-chance = chances de gagner : { $chance }
hint-others = Ensuite : { $answers }.
hint-wins = Ce coup gagne la partie.
hint-outlook-health = Évolution attendue de la vie d’ici votre prochain tour : vous { $own }, { $count ->
    [one] votre adversaire
   *[other] vos adversaires
} { $others }.
hint-outlook-round = Chances de gagner la manche : { $ahead }.
hint-close = Fermer le conseil
table-keys-hint = Demande un conseil
refused-no-hint = Pas de conseil ici.
refused-no-hint-over = Les conseils n’existent que pendant une partie.
refused-no-hint-people = Pas de conseil tant que d’autres personnes jouent à cette table.
refused-no-hint-draft = Pas de conseil pendant un draft.
refused-no-hint-study = Pas de conseil dans cette position.
refused-no-hint-not-asked = Vous pouvez demander un conseil quand c’est à vous de choisir.
refused-no-hint-busy = Le dernier conseil n’est pas encore prêt. Patientez un instant.
review = Analyse
review-working = Analyse de la partie…
review-plot = Vos chances de gagner
review-mistakes = Les erreurs les plus coûteuses
review-none = Aucune décision ne vous a coûté plus de 3 points de chances de gagner.
review-turn = Tour { $number }
review-chosen = Votre choix : { $words }.
review-better = Mieux : { $words }.
review-see = Voir
review-again = Rejouer à partir d’ici
review-close = Fermer l’analyse
refused-no-review = Cette partie n’a pas d’analyse.
refused-no-review-running = Vous pourrez analyser la partie quand elle sera finie.
refused-no-review-study = Cette position n’a pas d’analyse.
