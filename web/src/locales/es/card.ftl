# Lo que una carta dice de sí misma a quien no la ve.
card-cost = { $cost ->
    [0] gratis
   *[other] cuesta { $cost } de oro
}
card-attack = { $now } de ataque
card-attack-raised = { $now } de ataque, aumentado desde { $printed }
card-attack-lowered = { $now } de ataque, reducido desde { $printed }
card-defense = { $now } de defensa
card-defense-raised = { $now } de defensa, aumentada desde { $printed }
card-defense-lowered = { $now } de { $printed } de defensa
card-strength = { $now } de fuerza
card-strength-raised = { $now } de fuerza, aumentada desde { $printed }
card-strength-lowered = { $now } de fuerza, reducida desde { $printed }
card-damage = { $damage } de daño
card-counters = { $counters ->
    [one] un contador +1/+1
   *[other] { $counters } contadores +1/+1
}
card-lit = se puede elegir
card-chosen = elegida
card-chosen-order = elegida, número { $order }
card-dim = no se puede elegir
card-expended = agotada
card-flipped = invertida
card-deploying = desplegándose
card-attacking = atacando
card-owner = propietario: { $owner }
card-hidden = Carta oculta
