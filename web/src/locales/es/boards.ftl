# Lo que dicen todos los tableros.
board-you = Tú
board-hand = mano
board-deck = { $game ->
    [gwent] baraja
   *[other] mazo
}
board-discard = { $game ->
    [gwent] descartes
   *[other] descarte
}
board-discard-of = { $name }: { $game ->
    [gwent] pila de descartes
   *[other] pila de descarte
}
board-discard-open = { $name }: { $game ->
    [gwent] pila de descartes
   *[other] pila de descarte
}, { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
}
board-hand-of = { $name }: mano, { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
}
board-more = { $more } más
board-away = ausente

# Epic.
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

# Gwent.
gwent-total = Fuerza total { $total }
gwent-points = { $points } de { $needed } puntos
gwent-gems = { $gems }/{ $all } gemas
gwent-leader-state = Líder, { $state }
gwent-leader-passive = Líder, siempre activo
gwent-leader-hidden = Líder, boca abajo
gwent-leader-pile = { $cards ->
    [one] { $cards } líder en la pila
   *[other] { $cards } líderes en la pila
}
gwent-passed = ha pasado
gwent-redraws = { $left ->
    [one] queda { $left } cambio
   *[other] quedan { $left } cambios
}
gwent-deck-won = ha ganado
gwent-deck-playing = en juego
gwent-wins = Victorias: { $wins }
gwent-row = { $name }, { $row }: { $total }
gwent-horn = Cuerno
gwent-horn-leader = Cuerno del líder
gwent-horn-none = Sin cuerno
gwent-weather = Clima
gwent-no-weather = Sin clima
gwent-under-decoys = Boca abajo bajo señuelos: { $cards }
gwent-found = Cartas de tu baraja
gwent-weather-over = { $weather }: { $rows }
gwent-sides = Lados

# Drafts y construcción de mazos.
draft-pool = { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
}
draft-pack = Lote
draft-players = Jugadores
draft-waiting = está eligiendo
draft-done = listo
draft-passed-by = Cartas que has pasado
draft-in = En el mazo
draft-left-out = Fuera del mazo
draft-costs = coste 0: { $free } · coste 1: { $paid }
