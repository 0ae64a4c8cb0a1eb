gwent-title = Gwent
gwent-about = Dos ejércitos, tres filas, al mejor de tres rondas. De uno a cinco jugadores.
gwent-progress-round = Ronda { $number }
gwent-progress-game = Partida { $number }
gwent-score-gems = gemas { $scores }
gwent-score-points = puntos { $scores }
gwent-score-wins = victorias { $scores }

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
gwent-revives = { $name } devuelve al campo
gwent-finds = { $name } juega del mazo
gwent-passed = ha pasado
gwent-redraws = { $left ->
    [one] queda { $left } cambio
   *[other] quedan { $left } cambios
}
gwent-deck-won = ha ganado
gwent-deck-out = Ha ganado y queda fuera (G-213).
gwent-deck-next = Se puede jugar
gwent-match-goal = Dos victorias deciden el torneo. Tras ganar hay que cambiar de baraja.
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
gwent-keys-leader = Usa tu líder
gwent-end-rounds = Rondas: { $scores }.
gwent-text-discard = Pila de descartes
gwent-text-leader = Líder
gwent-text-decks = Barajas
gwent-text-deck-of = { $faction }: { $leader }
gwent-text-side = Total { $total }{ $gems ->
    [0] {""}
   *[other] , gemas: { $gems }
}{ $points ->
    [0] {""}
   *[other] , puntos: { $points }
}
gwent-text-deck = { $deck ->
    [one] { $deck } carta en la baraja
   *[other] { $deck } cartas en la baraja
}
gwent-text-row = { $row }: { $total }

gwent-pass-with = { $cards ->
    [one] ¿Pasar la ronda con { $cards } carta en la mano?
   *[other] ¿Pasar la ronda con { $cards } cartas en la mano?
}
gwent-pass-ends = ¿Pasar y terminar la ronda { $own } a { $other }?
gwent-pass-again = Pulsa otra vez para pasar
gwent-select-redraw = { $count ->
    [0] Conservar la mano
    [one] Cambiar { $count } carta
   *[other] Cambiar { $count } cartas
}
gwent-select-redraw-what = Elige cartas
gwent-round-won-you = Ganas la ronda { $round }
gwent-round-won = { $name } gana la ronda { $round }
gwent-round-tied = Empate en la ronda { $round }
gwent-round-over = Fin de la ronda { $round }
gwent-round-points = +{ $points }
gwent-rule-strength = Más fuerza: { $high } a { $low }
gwent-rule-tie = Empate, { $high } a { $low }: ambos bandos pierden una gema
gwent-rule-nilfgaard = Empate, { $high } a { $low }: Nilfgaard gana los empates
gwent-rule-points = Un punto por cada rival con menos fuerza
gwent-over-round = Ronda { $number }
gwent-plot = Fuerza después de cada jugada
gwent-plot-point = { $play ->
    [0] Inicio de la ronda { $number }
   *[other] Ronda { $number }, jugada { $play }
}
gwent-turning = Momento clave, ronda { $number }.
gwent-stat-played = Cartas jugadas
gwent-stat-strength = Fuerza total
gwent-stat-destroyed = Unidades destruidas
gwent-stat-drawn = Cartas robadas
gwent-stat-left = Cartas en la mano
gwent-reason-gems = { $you ->
    [yes] Has perdido las dos gemas: ronda { $round }, { $own } a { $other }.
   *[no] { $name } ha perdido las dos gemas: ronda { $round }, { $own } a { $other }.
}
gwent-reason-tie = Ambos bandos han perdido su última gema.
gwent-reason-points = { $you ->
    [yes] Tienes suficientes puntos ({ $points }/{ $needed }).
   *[no] { $name } tiene suficientes puntos ({ $points }/{ $needed }).
}
gwent-reason-exhausted = Ya nada puede cambiar, así que ganan los más puntos.
gwent-reason-games = { $you ->
    [yes] Has ganado el torneo. Partidas ganadas: { $games }.
   *[no] { $name } ha ganado el torneo. Partidas ganadas: { $games }.
}
gwent-turning-played = { $you ->
    [yes] Has jugado { $card }: { $changes }.
   *[no] { $name } ha jugado { $card }: { $changes }.
}
gwent-turning-leader-used = { $you ->
    [yes] Has usado { $card }: { $changes }.
   *[no] { $name } ha usado { $card }: { $changes }.
}

# The waiting room.
gwent-plan-northern-realms = Espías y vínculos
gwent-plan-nilfgaard = Primero cartas, luego héroes
gwent-plan-scoiatael = Más en la mesa que en la mano
gwent-plan-monsters = Inunda la fila cuerpo a cuerpo
gwent-plan-skellige = Vínculos a prueba de clima
gwent-plan-advanced-northern-realms = Catapultas, torres y un cuerno para todo
gwent-plan-tournament-northern-realms = Catapultas, torres y un cuerno para todo
gwent-plan-advanced-nilfgaard = Guardias y héroes
gwent-plan-tournament-nilfgaard = Guardias y héroes
gwent-plan-advanced-scoiatael = Dos reuniones, dos cuernos
gwent-plan-tournament-scoiatael = Dos reuniones, dos cuernos
gwent-plan-advanced-monsters = Todo cuerpo a cuerpo
gwent-plan-tournament-monsters = Todo cuerpo a cuerpo
gwent-plan-advanced-skellige = Vínculos de tres
gwent-plan-tournament-skellige = Vínculos de tres
gwent-group-northern-realms = Roba una carta al ganar una ronda
gwent-group-nilfgaard = Gana las rondas empatadas
gwent-group-scoiatael = Elige quién empieza
gwent-group-monsters = Conserva una unidad tras cada ronda
gwent-group-skellige = Dos unidades vuelven en la tercera ronda

# In place of the shared messages of the same names.
gwent-board-deck = baraja
gwent-board-discard = descartes
gwent-board-discard-yours = Tu pila de descartes
gwent-board-discard-of = { $name }: pila de descartes
gwent-board-discard-open = { $name }: pila de descartes, { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
}
gwent-lobby-deck = Tu baraja
gwent-lobby-deck-dealt = Se reparten las barajas y empieza la partida.
gwent-lobby-deck-any = Recibes una baraja al azar.
gwent-lobby-deck-taken = Eliges tu baraja en la mesa.
gwent-lobby-deck-brought = Eliges o construyes tu baraja en la mesa.
gwent-table-save-deck = Guardar baraja
gwent-table-deck-saved = «{ $name }» está guardada en Mazos.
gwent-table-deck-open = Abrir baraja
gwent-table-seat-choosing = Eligiendo baraja
gwent-waiting-your-piles = { $count ->
    [one] Tu facción
   *[other] Tus facciones
}
gwent-waiting-opponent-deck = Facción del oponente
gwent-waiting-turn-order = Orden de turnos: { $names }. Cada equipo comparte tablero y dos gemas ({ $teams }).
gwent-waiting-next = Una moneda decide quién empieza. Contra bots puedes deshacer jugadas.
gwent-waiting-next-solo = Tu oponente empieza cada ronda.
gwent-waiting-premade = Barajas preparadas
gwent-waiting-your-deck = { $count ->
    [one] Tu baraja
   *[other] Tus { $count } barajas
}
gwent-waiting-missing = { $count ->
    [one] Elige una baraja.
   *[other] Elige { $count } barajas.
}
gwent-waiting-missing-more = { $count ->
    [one] Elige una más.
   *[other] Elige { $count } más.
}
gwent-deck-stats = Límites del mazo
gwent-deck-breakdown = Filas, vínculos y reuniones
gwent-deck-hand-what = Selecciona hasta dos cartas para cambiarlas.
gwent-deck-set-what = Tres facciones, ningún héroe repetido. Se guardan, se comparten y se juegan como un conjunto.
gwent-plan-classic-northern-realms = Espías y vínculos
gwent-plan-classic-nilfgaard = Primero ventaja de cartas, luego héroes
gwent-plan-classic-scoiatael = Más en la mesa que en la mano
gwent-plan-classic-monsters = Inundar la fila cuerpo a cuerpo
gwent-plan-classic-skellige = Vínculos a prueba de clima
