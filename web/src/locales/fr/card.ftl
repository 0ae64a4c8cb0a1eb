# Ce qu’une carte dit d’elle-même à qui ne la voit pas.
card-cost = { $cost ->
    [0] gratuite
   *[other] coûte { $cost } or
}
card-attack = { $now } d’attaque
card-attack-raised = { $now } d’attaque, au lieu de { $printed }
card-attack-lowered = { $now } d’attaque, au lieu de { $printed }
card-defense = { $now } de défense
card-defense-raised = { $now } de défense, au lieu de { $printed }
card-defense-lowered = { $now } sur { $printed } de défense
card-strength = { $now } de force
card-strength-raised = { $now } de force, au lieu de { $printed }
card-strength-lowered = { $now } de force, au lieu de { $printed }
card-damage = { $damage ->
    [one] { $damage } dégât
   *[other] { $damage } dégâts
}
card-counters = { $counters ->
    [one] { $counters } marqueur +1/+1
   *[other] { $counters } marqueurs +1/+1
}
card-lit = peut être choisie
card-armed = prête à être jouée ; confirmez ou annulez
card-chosen = choisie
card-chosen-order = choisie, numéro { $order }
card-dim = ne peut pas être choisie
card-expended = activée
card-flipped = inversée
card-deploying = en déploiement
card-attacking = attaque
card-blocking = bloque
card-owner = propriétaire : { $owner }
card-hidden = Carte cachée
card-gained = Acquis : { $what }
