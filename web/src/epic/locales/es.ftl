epic-title = Epic
epic-about = Campeones y sucesos, un punto de oro por turno. De dos a ocho jugadores.

epic-battle = Batalla
epic-then = después: { $step }
epic-lane = Campo de batalla
epic-through-you = de daño si no bloqueas
epic-through = de daño si nadie bloquea
epic-blocked = de ataque, bloqueado
epic-waiting = Habilidades en espera
epic-assigned = recibe { $damage }
epic-health = vida
epic-gold = oro
epic-seat = { $name }, { $health ->
    [one] { $health } punto de vida
   *[other] { $health } puntos de vida
}, { $gold ->
    [one] { $gold } punto de oro
   *[other] { $gold } puntos de oro
}
epic-initiative = tiene la iniciativa
epic-has-initiative = Iniciativa: { $name }
epic-no-initiative = Ahora mismo nadie tiene la iniciativa.
epic-turn = Turno { $turn }
epic-champions-of = { $name }: campeones
epic-damage = de daño
epic-out = fuera de la partida
epic-out-short = fuera
epic-in-hand = { $cards } en la mano
epic-in-play = { $champions } en juego
epic-gold-count = { $gold ->
    [one] { $gold } punto de oro
   *[other] { $gold } puntos de oro
}
epic-out-of-reach = fuera de tu alcance
epic-order = Orden de turnos, en el sentido de las agujas del reloj
epic-still-in = Siguen en la partida { $living } de { $all } jugadores
epic-partner = tu compañero de equipo
epic-on-left = a tu izquierda
epic-on-right = a tu derecha
epic-neighbour-left = ‹ izquierda: puedes atacar
epic-neighbour-right = derecha: puede atacarte ›
epic-neighbour-both = ‹ izquierda y derecha ›
epic-chip-left = ‹ izq.
epic-chip-right = der. ›
epic-seats = Asientos
epic-now = Ahora
epic-draft-pool = { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
}
epic-draft-pack = Lote
epic-draft-players = Jugadores
epic-draft-waiting = está eligiendo
epic-draft-done = listo
epic-draft-passed-by = Cartas que has pasado
epic-draft-in = En el mazo
epic-draft-left-out = Fuera del mazo
epic-draft-costs = coste 0: { $free } · coste 1: { $paid }
epic-text-champions = Campeones
epic-text-discard = Pila de descarte
epic-draft-text-pack = Lote
epic-draft-text-pool = Cartas elegidas
epic-text-player = { $health ->
    [one] { $health } punto de vida
   *[other] { $health } puntos de vida
}, { $gold ->
    [one] { $gold } punto de oro
   *[other] { $gold } puntos de oro
}, { $deck ->
    [one] { $deck } carta en el mazo
   *[other] { $deck } cartas en el mazo
}

# In place of the shared messages of the same names.
epic-table-deck-bring-how = Una carta por línea, por ejemplo «3 Kong».
