epic-title = Epic
epic-about = Campeones y sucesos, un punto de oro por turno. De dos a ocho jugadores.
epic-progress-turn = Turno { $number }
epic-progress-draft = Selección, ronda { $number }
epic-score-health = vida { $scores }

epic-battle = Batalla
epic-then = después: { $step }
epic-lane = Campo de batalla
epic-assign = Asigna { $damage } de daño.
epic-assign-left = Por asignar: { $damage }.
epic-assign-help = Primero el daño letal. Arrastra un número o usa − y +.
epic-assign-help-through = Primero el daño letal; el resto arrolla. Arrastra un número o usa − y +.
epic-assign-cover = Para que pase daño, { $name } necesita antes { $damage }.
epic-assign-most = No puede pasar más daño.
epic-assign-again = La batalla ha cambiado. Aquí tienes una nueva propuesta.
epic-through = ¿Cuánto daño pasa?
epic-through-help-team = Cuenta el daño de todo tu equipo. El resto va a los bloqueadores.
epic-through-help-lost = No quedan bloqueadores. El resto se pierde.
epic-send-through = Dejar pasar { $damage }
epic-deal = Infligir { $damage } de daño
epic-breaks = destruido
epic-left = le queda { $left }
epic-if-unblocked = { $damage ->
   *[other] de daño a { $name } si no bloquea
}
epic-if-unblocked-you = { $damage ->
   *[other] de daño si no bloqueas
}
epic-gets-through = { $damage ->
   *[other] de daño pasa
}
epic-damage-to = { $damage ->
   *[other] de daño a { $name }
}
epic-damage-to-you = { $damage ->
   *[other] de daño para ti
}
epic-in-battle = en la batalla
epic-less-on = Menos daño a { $name }
epic-more-on = Más daño a { $name }
epic-waiting = Habilidades en espera
epic-attacks = ataca
epic-is-attacked = recibe el ataque
epic-assigned = recibe { $damage }
epic-stack-expended = agotados: { $count }
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
epic-initiative-means = Solo el jugador con la iniciativa puede jugar cartas, usar poderes o atacar. Al pasar, la iniciativa va a la izquierda.
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
epic-teammate = tu compañero de equipo
epic-on-left = a tu izquierda
epic-on-right = a tu derecha
epic-neighbour-left = ‹ izquierda: puedes atacar
epic-neighbour-right = derecha: puede atacarte ›
epic-neighbour-both = ‹ izquierda y derecha ›
epic-chip-left = ‹ izq.
epic-chip-right = der. ›
epic-seats = Asientos
epic-now = Ahora
epic-draft-pack = Lote
epic-draft-players = Jugadores en el orden de paso
epic-draft-pick = Elige una carta.
epic-draft-pick-of = Elige { $count } de estas { $of }.
epic-draft-pick-more = Elige { $count } más.
epic-draft-pick-this = ¿Elegir { $card }?
epic-draft-pick-these = ¿Elegir { $cards }?
epic-draft-pick-what = { $count ->
    [one] Elige una carta
   *[other] Elige { $count } cartas
}
epic-draft-pick-card = Elegir { $card }
epic-draft-pick-cards = { $count ->
    [one] Elegir { $count } carta
   *[other] Elegir { $count } cartas
}
epic-draft-how = Selecciona una carta y vuelve a pulsarla, o pulsa Intro.
epic-draft-passed = { $count ->
    [one] La otra carta pasa a { $name }.
   *[other] Las otras { $count } pasan a { $name }.
}
epic-draft-discarded = { $count ->
    [one] La otra carta se descarta boca abajo.
   *[other] Las otras { $count } se descartan boca abajo.
}
epic-draft-then = Después { $name } elige { $count }.
epic-draft-last = { $count ->
    [one] { $name } recibe la última carta.
   *[other] { $name } recibe las otras { $count }.
}
epic-draft-still-picking = { $count ->
    [one] { $names } sigue eligiendo.
   *[other] { $names } siguen eligiendo.
}
epic-draft-your-pick = Tu elección
epic-draft-you-pick = te toca
epic-draft-you-build = te toca
epic-draft-picks = elige
epic-draft-builds = construye
epic-draft-done = listo
epic-draft-you-passed = Has pasado
epic-draft-which = ¿Qué cartas?
epic-draft-to-pool = Reserva { $count }
epic-draft-pools = Reservas
epic-draft-curve = Cartas por coste y tipo
epic-draft-paid = cuestan 1 de oro
epic-draft-free = gratis
epic-draft-champions = { $count ->
    [one] campeón
   *[other] campeones
}
epic-draft-events = { $count ->
    [one] evento
   *[other] eventos
}
epic-draft-ring-left-what = los lotes van
epic-draft-ring-left = ← izquierda
epic-draft-ring-left-label = Los lotes van a la izquierda. El tuyo pasa a { $name }.
epic-draft-ring-right-what = los lotes van
epic-draft-ring-right = derecha →
epic-draft-ring-right-label = Los lotes van a la derecha. El tuyo pasa a { $name }.
epic-draft-ring-swap-what = los lotes
epic-draft-ring-swap = se cambian
epic-draft-ring-swap-label = Cambias los lotes con { $name }.
epic-draft-ring-shared-what = se eligen
epic-draft-ring-shared = 1, 2, 1
epic-draft-ring-shared-label = { $name } y tú elegís de un mismo lote: una, dos, una.
epic-build-add = Añade { $count } más.
epic-build-over = Sobran { $count }.
epic-build-ready = { $count ->
    [one] { $count } carta. Tu mazo está listo.
   *[other] { $count } cartas. Tu mazo está listo.
}
epic-build-help = De pago: { $paid }, gratis: { $free }, campeones: { $champions }, sin usar: { $unused }.
epic-build-play = Jugar con este mazo
epic-build-fill = Completar
epic-build-cut = Quitar las peores
epic-build-start = Empezar con
epic-build-suggested = { $names } (sugerencia)
epic-build-strongest = Las mejores { $count }
epic-build-scratch = Nada
epic-build-pool = Tu reserva
epic-build-add-all = Añadir todas
epic-build-remove-all = Quitar todas
epic-build-add-group = Añadir todas: { $name }
epic-build-remove-group = Quitar todas: { $name }
epic-build-of = { $count } de { $of }
epic-build-paid = Cuestan 1 de oro
epic-build-free = Gratis
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

epic-end-with-gold = ¿Terminar el turno con { $gold } de oro sin gastar?
epic-end-again = Pulsa otra vez para terminar
epic-attack-in-vain = Pueden bloquear y destruir a todos tus atacantes sin perder nada. ¿Atacar?
epic-attack-again = Pulsa otra vez para atacar
epic-answer-target = Objetivo: { $what }
epic-answer-choose = Elegir: { $what }
epic-answer-defender = Atacar a { $what }
epic-select-attackers = { $count ->
    [0] No atacar
   *[other] { $named ->
        [yes] Atacar a { $name } con { $count }
       *[no] Atacar con { $count }
    }
}
epic-select-attackers-what = Elige atacantes
epic-select-attackers-asked = { $named ->
    [yes] ¿Quién ataca a { $name }?
   *[no] ¿Quién ataca?
}
epic-select-attackers-all = Atacar con todos ({ $count })
epic-select-blockers = { $count ->
    [0] No bloquear
   *[other] Bloquear con { $count }
}
epic-select-blockers-what = Elige bloqueadores
epic-select-mulligan = { $count ->
    [0] Conservar la mano
    [one] Cambiar { $count } carta
   *[other] Cambiar { $count } cartas
}
epic-select-mulligan-what = Elige cartas
epic-select-reveal = { $count ->
    [0] No revelar cartas
    [one] Revelar { $count } carta
   *[other] Revelar { $count } cartas
}
epic-select-reveal-what = Elige 2 cartas
epic-select-recycle = { $count ->
    [0] No reciclar
    [one] Reciclar { $count } carta
   *[other] Reciclar { $count } cartas
}
epic-select-recycle-what = Elige 2 cartas
epic-plot = Salud después de cada turno
epic-plot-point = { $number ->
    [0] Inicio
   *[other] Turno { $number }
}
epic-turning = Momento clave, turno { $number }.
epic-stat-damage = Daño infligido
epic-stat-broken = Campeones destruidos
epic-stat-played = Cartas jugadas
epic-stat-drawn = Cartas robadas
epic-stat-attacks = Campeones en ataque
epic-reason-health = { $you ->
    [yes] Te has quedado sin salud: { $before } − { $lost } = { $after }.
   *[no] { $name } se ha quedado sin salud: { $before } − { $lost } = { $after }.
}
epic-reason-left = { $you ->
    [yes] Has dejado la partida.
   *[no] { $name } ha dejado la partida.
}
epic-reason-deck = { $you ->
    [yes] Has robado de un mazo vacío, y eso gana la partida.
   *[no] { $name } ha robado de un mazo vacío, y eso gana la partida.
}
epic-reason-tie = Todos se han quedado sin salud a la vez.
epic-fall-health = { $known ->
    [yes] { $name } te ha derrotado en el turno { $turn }: { $before } − { $lost } = { $after }.
   *[no] Te has quedado sin salud en el turno { $turn }: { $before } − { $lost } = { $after }.
}
epic-turning-played = { $you ->
    [yes] Has jugado { $card }: { $changes }.
   *[no] { $name } ha jugado { $card }: { $changes }.
}
epic-turning-attacked = { $you ->
    [yes] Has atacado con { $card }: { $changes }.
   *[no] { $name } ha atacado con { $card }: { $changes }.
}
epic-turning-power-used = { $you ->
    [yes] Has usado { $card }: { $changes }.
   *[no] { $name } ha usado { $card }: { $changes }.
}

# The waiting room.
epic-plan-good = Ángeles, curación, destierro
epic-plan-sage = Robo de cartas y trucos oportunos
epic-plan-wild = Grandes campeones y fuego
epic-plan-evil = Zombis, demonios, sin piedad
epic-group-good = Ángeles, curación, destierro
epic-group-sage = Robo de cartas y trucos oportunos
epic-group-wild = Grandes campeones y fuego
epic-group-evil = Zombis, demonios, sin piedad

# In place of the shared messages of the same names.
epic-waiting-your-piles = { $count ->
    [one] Tu alineamiento
   *[other] Tus { $count } alineamientos
}
epic-waiting-missing = { $count ->
    [one] Elige un alineamiento.
   *[other] Elige { $count } alineamientos.
}
epic-waiting-missing-more = { $count ->
    [one] Elige un alineamiento más.
   *[other] Elige { $count } alineamientos más.
}
epic-waiting-opponent-deck = Alineamientos del oponente
epic-waiting-turn-order = Cada equipo juega su turno junto: { $teams }. Asientos: { $names }.
epic-waiting-teams-of = { $count ->
    [one] { $count } equipo de
   *[other] { $count } equipos de
} { $size }, { $size ->
    [2] 60
    [3] 90
   *[4] 120
} de salud
epic-card-page-copies = { $gem ->
    [red] cubo ×{ $copies } (gema roja)
   *[other] cubo ×{ $copies } (gema blanca)
}
epic-deck-stats = Coste y alineamiento
epic-deck-curve-value = { $value ->
    [0] gratis
    [one] { $value } de oro
   *[other] { $value } de oro
}
epic-deck-hand-what = Selecciona cartas para cambiarlas. Cada una cuesta 1 de salud.
epic-deck-redraw = Cambiar { $count }
