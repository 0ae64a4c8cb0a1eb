# Lo que una carta dice de sí misma a quien no la ve.
card-cost = { $cost ->
    [0] gratis
    [one] cuesta { $cost } punto de oro
   *[other] cuesta { $cost } puntos de oro
}
card-attack = { $now } de ataque
card-attack-raised = { $now } de ataque (impreso: { $printed })
card-attack-lowered = { $now } de ataque (impreso: { $printed })
card-defense = { $now } de defensa
card-defense-raised = { $now } de defensa (impresa: { $printed })
card-defense-lowered = { $now } de { $printed } de defensa
card-strength = { $now } de fuerza
card-strength-raised = { $now } de fuerza (impresa: { $printed })
card-strength-lowered = { $now } de fuerza (impresa: { $printed })
card-damage = { $damage } de daño
card-counters = { $counters ->
    [one] { $counters } contador +1/+1
   *[other] { $counters } contadores +1/+1
}
card-lit = se puede elegir
card-armed = lista para jugarse; confirma o cancela
card-chosen = elegida
card-chosen-order = elegida, número { $order }
card-dim = no se puede elegir
card-expended = agotada
card-flipped = invertida
card-deploying = desplegándose
card-attacking = atacando
card-blocking = bloqueando
card-owner = propietario: { $owner }
card-hidden = Carta oculta
card-gained = Ha ganado: { $what }
