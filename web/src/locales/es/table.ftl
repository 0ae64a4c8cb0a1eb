table-opening = Abriendo la mesa…
table-not-here = Esta mesa no se puede ver
table-no-answer = El servidor no responde. Seguimos intentándolo.
table-to-lobby = Todas las partidas
table-board = Mesa de { $game }
table-side = Carta y registro
table-question = La pregunta
table-log = Registro
table-menu = Mesa y ajustes
table-reader = La carta que lees
table-reader-empty = Señala una carta para leerla aquí.
table-log-earlier = Mostrar lo anterior
table-tab-log = Registro
table-tab-rules = Reglas
table-tab-chat = Chat
table-tab-table = Mesa
table-close = Cerrar
table-you = Tú
table-seat-free = Asiento libre
table-seat-away = ausente
table-seat-out = fuera
table-seat-ready = A punto
table-seat-choosing = Elige mazo
table-sending = …
table-lit = Puedes elegir lo iluminado. Pulsa una vez para señalarlo y otra para hacerlo.
table-armed = Púlsalo otra vez, o el botón. Esc lo devuelve.
table-held = Nada es definitivo: pulsa lo elegido para devolverlo.
table-choose-where = Ahora pulsa el lugar iluminado al que va.
table-choose-one = Se pueden hacer varias cosas: elige una.
table-choose-amount = Un número de { $least } a { $most }.
table-choose-here = Elige aquí
table-choose-first = Primero responde a la pregunta: elige algo iluminado.
table-others-turn = Mientras tanto puedes leer cualquier carta.
table-others-choose = Eligen: { $names }.
table-watching = Estás mirando.
table-amount = Cantidad
table-less = Uno menos
table-more = Uno más
table-back = Atrás
table-take-back = Devolver
table-why-not = ¿Por qué no?
table-undo = Deshacer
table-undo-ask = Pedir deshacer (quedan { $left })
table-took-back = { $name }: vuelta a antes de la última jugada. Se deshace todo lo hecho después.
table-key-enter = Intro
table-key-esc = Esc
table-keys = Teclas
table-keys-move = Al grupo siguiente; dentro del grupo, con las flechas
table-keys-enter = Pulsa lo que tiene el foco; si no, el botón principal
table-keys-digits = Elige lo primero iluminado, lo segundo… o el botón con ese número
table-keys-decline = No tomar nada: pasar, rechazar, terminar
table-keys-esc = Lo devuelve, o cierra lo que está abierto
table-keys-leader = Usa tu líder
table-keys-read = Lee la carta que tiene el foco
table-keys-log = Abre el registro
table-keys-list = Muestra esta lista
table-end-over = La partida ha terminado.
table-end-you-won = ¡Ganas!
table-end-won = Gana { $names }.
table-end-drawn = La partida queda en empate.
table-end-note = Se puede descargar el acta: demuestra que nadie tocó los mazos.
table-end-rounds = Rondas: { $scores }.
table-ending-resigned = Por abandono.
table-ending-drawn = Por acuerdo de los jugadores.
table-ending-claimed = La otra parte no volvió.
table-ending-time = Se acabó el tiempo.
table-record = Acta
table-rematch = Revancha
table-rematch-go = A la siguiente partida
table-clocks = Relojes
table-clock-thirty = Quedan treinta segundos.
table-clock-ten = ¡Quedan diez segundos!
table-reconnecting = Se cortó la conexión. Reintentando…
table-offer-draw = { $name } ofrece tablas.
table-offer-undo = { $name } pide volver a antes de su última jugada. También se deshace todo lo hecho después.
table-offer-rematch = { $name } quiere la revancha.
table-offered-draw = Has ofrecido tablas.
table-offered-undo = Has pedido volver a antes de tu última jugada.
table-offered-rematch = Quieres la revancha.
table-declined-draw = { $count ->
    [one] { $name } rechaza las tablas.
   *[other] Se rechazan las tablas.
}
table-declined-rematch = { $count ->
    [one] { $name } no quiere la revancha.
   *[other] No habrá revancha.
}
table-declined-undo = { $count ->
    [one] { $name } no acepta volver atrás.
   *[other] No se acepta volver atrás.
}
table-agree = Aceptar
table-decline = Rechazar
table-withdraw = Retirar
table-claim = { $name } lleva demasiado tiempo ausente.
table-claim-bot = Que juegue un bot
table-claim-win = Darle por perdido
table-away = { $count ->
    [one] { $names } no está.
   *[other] { $names } no están.
}
table-news = { $count ->
    [one] Mientras tanto ha pasado una cosa.
   *[other] Mientras tanto han pasado { $count } cosas.
}
table-news-show = Mostrar
table-chat-empty = Aún no se ha dicho nada.
table-chat-say = Di algo
table-rules-all = Todas las reglas
table-rules-lately = Citadas hace poco
table-as-text = La mesa como texto
table-as-picture = Como imagen
table-draw = Ofrecer tablas
table-resign = Abandonar
table-resign-sure = Abandonar: pulsa otra vez
table-passing = ¿Dónde quieres que se te pregunte?
table-passing-stop = Siempre
table-passing-act = Cuando pueda actuar
table-passing-never = Nunca
table-habits = A tu gusto
table-at-once = Un clic actúa
table-speed = Movimiento
table-speed-normal = Normal
table-speed-fast = Rápido
table-speed-off = Ninguno
table-seats = En la mesa
table-watchers = { $count ->
    [0] No mira nadie.
    [one] Un espectador.
   *[other] { $count } espectadores.
}
table-key = Clave de esta partida:
table-key-hash = Huella de la clave:
table-pile-empty = No hay nada.
table-hand-over = Pasa el dispositivo a { $name }
table-hand-over-note = Nadie más debería mirar ahora.
table-hand-over-ready = Soy { $name }
table-waits-for-players = { $count ->
    [one] Falta un jugador.
   *[other] Faltan { $count } jugadores.
}
table-waits-for-you = La partida empieza cuando tengas un mazo.
table-waits-for-decks = La partida empieza cuando estén todos los mazos.
table-sit = Sentarse
table-invite = Envía este enlace; quien lo abra puede sentarse.
table-invite-here = Esta dirección solo funciona en esta máquina. Para que vengan amigos desde otro lugar, inicia Mulligan con «mulligan serve --host 0.0.0.0» y ábrelo con la dirección propia de esta máquina.
table-copy = Copiar
table-copied = Copiado
table-leave = Dejar la mesa
table-deck-bring = Trae un mazo
table-deck-bring-how = Una carta por línea, como «3 Stone Warden».
table-deck-bring-do = Jugar con este mazo
table-deck-take = { $count ->
    [one] Elige tu mazo
   *[other] Elige { $count } pilas para tu mazo
}
table-deck-take-do = Jugar con esto
table-deck-random = Al azar
table-text-answers = Respuestas
table-text-waiting = Habilidades en espera
table-text-champions = Campeones
table-text-hand = Mano
table-text-discard = Pila de descartes
table-text-weather = Clima
table-text-leader = Líder
table-text-decks = Mazos
table-text-pack = Sobre
table-text-pool = Cartas tomadas
table-text-passed = ha pasado
table-text-epic = { $health } de vida, { $gold } de oro, { $deck } cartas en el mazo
table-text-gwent = Total { $total }{ $gems ->
    [0] {""}
   *[other] , gemas: { $gems }
}{ $points ->
    [0] {""}
   *[other] , puntos: { $points }
}
table-text-deck = { $deck } cartas en el mazo
table-text-row = { $row }: { $total }
table-signal-hello = ¡Hola!
table-signal-good-luck = ¡Suerte!
table-signal-nice = ¡Muy bien!
table-signal-thanks = Gracias.
table-signal-sorry = Perdón.
table-signal-oops = Vaya.
table-signal-thinking = Estoy pensando.
table-signal-hurry = Date prisa, por favor.
table-signal-well-played = Bien jugado.
table-signal-one-more = ¿Otra?
table-signal-bye = Adiós.
refused-malformed = El servidor no lo ha entendido. Recarga la página.
refused-version = Hay una versión más nueva. Recarga la página.
refused-not-found = No existe esa mesa.
refused-not-yours = Esto no es para todos: pide el enlace.
refused-stale = La mesa ha seguido adelante. Mira otra vez.
refused-illegal = Las reglas no lo permiten.
refused-not-now = Eso no se puede hacer ahora.
refused-seat-taken = Ahí ya hay alguien.
refused-table-full = Todos los asientos están ocupados.
refused-deck = Con este mazo no se puede jugar.
refused-name-taken = Ese nombre está ocupado.
refused-bad-name = Ese nombre no sirve.
refused-bad-password = Esa contraseña es fácil de adivinar. Usa una más larga.
refused-wrong-password = El nombre o la contraseña no es correcto.
refused-too-large = Es demasiado de una vez.
refused-too-fast = No tan rápido. Espera un momento.
refused-too-many = Tienes demasiadas partidas sin terminar. Termina una antes.
refused-no-undo = Esto no se puede deshacer.
refused-origin = Esta página no puede hablar con el servidor.
refused-settings = Así no se puede jugar.
refused-no-answer = El servidor no responde.
