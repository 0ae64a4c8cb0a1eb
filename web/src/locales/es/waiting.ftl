waiting-strip = Qué pasa ahora
waiting-setup = Cambiar ajustes
waiting-moved-on = Esta partida pasó a una mesa nueva con otros ajustes.
waiting-follow = Ir a la mesa nueva
waiting-change = Cambiar
waiting-close = Cerrar
waiting-leave = Salir
waiting-start = Empezar partida
waiting-ready = Listo
waiting-not-ready = Sin confirmar
waiting-you = tú
waiting-host = anfitrión
waiting-guest = con el enlace
waiting-not-yet = sin elegir
waiting-random = Sorpréndeme
waiting-random-line = Al azar cuando empiece la partida
waiting-own-decks = Tus cartas
waiting-imported = Lista importada
waiting-import = Importar una lista
waiting-import-line = o abre un archivo
waiting-import-do = Usar esta lista
waiting-build = Construir
waiting-build-line = y vuelve a esta mesa
waiting-fix = Arreglar ›
waiting-cards = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
waiting-premade = Mazos preparados
waiting-deck = Mazo
waiting-your-deck = { $count ->
    [one] Tu mazo
   *[other] Tus { $count } mazos
}
waiting-your-piles = { $count ->
    [one] Tu mazo
   *[other] Tus { $count } montones
}
waiting-your-leader = { $count ->
    [one] Tu líder
   *[other] Tus líderes
}
waiting-opponent = Oponente
waiting-bots = Bots
waiting-opponent-deck = Cartas del oponente
waiting-opponent-own = ¿Con qué cartas?
waiting-opponent-premade = Preparadas
waiting-opponent-leader = Líder
waiting-teams = Equipos
waiting-teams-number = Número de equipos
waiting-teams-of = { $count ->
    [one] { $count } equipo de
   *[other] { $count } equipos de
} { $size }
waiting-team-sun = Equipo Sol
waiting-team-moon = Equipo Luna
waiting-team-oak = Equipo Roble
waiting-team-crown = Equipo Corona
waiting-turn-order = Orden de turnos: { $names } ({ $teams }).
waiting-swap = Elige dos asientos para intercambiarlos.
waiting-swap-with = Elige con quién cambia { $name }.
waiting-no-variants = partida normal
waiting-on = sí
waiting-off = no
waiting-whose = ¿De quién?
waiting-just-took = { $name } acaba de elegir { $what }. Elige otra opción.
waiting-moved = Han cambiado los asientos o los ajustes. Ahora tienes { $what }.
waiting-sit = Siéntate para jugar.
waiting-watching = Los jugadores eligen sus cartas.
waiting-ready-for = { $count ->
    [one] Listo. { $names } está eligiendo.
   *[other] Listo. Eligen: { $names }.
}
waiting-ready-players = { $count ->
    [one] Listo. Falta { $count } jugador.
   *[other] Listo. Faltan { $count } jugadores.
}
waiting-missing = { $count ->
    [one] Elige un mazo.
   *[other] Elige { $count } mazos.
}
waiting-missing-more = { $count ->
    [one] Elige uno más.
   *[other] Elige { $count } más.
}
waiting-all-set = Todo está listo.
waiting-plays = Juegas con { $what }.
waiting-plays-random = Juegas con cartas al azar.
waiting-plays-against = Juegas con { $what } contra { $name }.
waiting-next = Contra bots puedes deshacer jugadas.
waiting-next-solo = Puedes deshacer tus jugadas.
waiting-when = La partida empieza cuando todos estén listos.
waiting-take-over = Ocupar este asiento
waiting-invite = Invitar a amigos
waiting-invite-bots = { $count ->
    [one] ¿Prefieres jugar con un amigo? Quien abra este enlace ocupa el asiento de { $name }.
   *[other] Los bots guardan los asientos. Quien abra el enlace sustituye a un bot, primero { $name }.
}
waiting-link = Enlace de invitación
waiting-copy = Copiar enlace
waiting-device = En un mismo dispositivo
waiting-device-how = Pon nombre a cada jugador. La pantalla se oculta al pasar el dispositivo.
waiting-device-name = Nombre del jugador
waiting-device-add = Añadir jugador
