table-opening = Abriendo la mesa…
table-not-here = Esta mesa no está disponible
table-not-found = No encontramos esta mesa
table-private = Esta mesa es privada
table-private-why = Pide el enlace de invitación a alguno de los jugadores.
table-not-found-why = Puede que el enlace esté incompleto o que la mesa se haya eliminado porque la partida nunca empezó.
table-no-answer = El servidor no responde. Reintentando…
table-to-lobby = Todas las partidas
table-board = Mesa de { $game }
table-side = Carta e historial
table-question = Pregunta
table-log = Historial
table-menu = Mesa y ajustes
table-card-preview = Vista previa de la carta
table-card-preview-empty = Señala una carta para leerla aquí.
table-log-earlier = Mostrar lo anterior
table-tab-log = Historial
table-tab-rules = Reglas
table-tab-chat = Chat
table-tab-table = Mesa
table-close = Cerrar
table-you = Tú
table-seat-free = Asiento libre
table-seat-away = ausente
table-seat-out = fuera
table-seat-ready = Listo
table-seat-choosing = Eligiendo mazo
table-sending = …
table-lit = Se pueden elegir las cartas resaltadas.
table-armed = Pulsa otra vez o usa el botón para confirmar. Esc cancela.
table-idle = Pulsa otra vez para hacerlo de todos modos.
table-select = Pulsa para seleccionar y otra vez para quitar.
table-all = Todas ({ $count })
table-none = Ninguna
table-selected = Seleccionadas: { $count }
table-wait-place = Elige una fila
table-wait-player = Elige un jugador
table-wait-card = Elige una carta
table-wait-target = Elige un objetivo
table-wait-answer = Elige
table-reset = Reiniciar
table-choose-this = Elegir esto
table-of = { $count } de { $all }
table-answers = Respuestas
table-preview = Aún no hay nada confirmado. Pulsa lo elegido para deshacerlo.
table-choose-where = Ahora elige adónde va.
table-choose-one = Elige qué hacer.
table-choose-amount = Un número de { $least } a { $most }.
table-choose-here = Elige aquí
table-choose-first = Primero responde a la pregunta: elige algo resaltado.
table-others-turn = Mientras tanto puedes leer cualquier carta.
table-others-choose = Eligen: { $names }.
table-watching = Estás viendo la partida.
table-amount = Cantidad
table-back = Atrás
table-take-back = Deshacer la selección
table-why-not = ¿Por qué no se puede?
table-undo = Deshacer
table-undo-ask = Pedir deshacer ({ $left ->
    [one] queda { $left }
   *[other] quedan { $left }
})
table-note-took-back = { $you ->
    [yes] Deshaces tu última jugada y todo lo posterior.
   *[no] { $name } deshace su última jugada y todo lo posterior.
}
table-note-time = { $you ->
    [yes] Se te ha acabado el tiempo.
   *[no] A { $name } se le ha acabado el tiempo.
}
table-note-selected = { $you ->
    [yes] Se acabó el tiempo. Vale lo que tenías seleccionado.
   *[no] Se acabó el tiempo. Vale lo que { $name } tenía seleccionado.
}
table-note-suggested = { $you ->
    [yes] Se acabó el tiempo. Un bot ha elegido por ti.
   *[no] Se acabó el tiempo. Un bot ha elegido por { $name }.
}
table-note-left = { $you ->
    [yes] Has salido. Un bot juega hasta que vuelvas.
   *[no] { $name } ha salido. Un bot juega hasta que vuelva.
}
table-note-returned = { $you ->
    [yes] Has vuelto.
   *[no] { $name } ha vuelto.
}
table-note-replaced = { $you ->
    [yes] Has dejado la mesa. Un bot ocupa tu lugar.
   *[no] { $name } ha dejado la mesa. Un bot ocupa su lugar.
}
table-stand-in = Un bot juega por ti.
table-take-over = Volver a jugar
table-key-enter = Intro
table-key-esc = Esc
table-keys = Teclas
table-keys-move = Pasa al grupo siguiente; dentro del grupo, con las flechas
table-keys-enter = Pulsa el elemento seleccionado o el botón principal
table-keys-digits = Elige la primera carta resaltada, la segunda… o el botón con ese número
table-keys-decline = Renuncia: pasar, rechazar, terminar
table-keys-all = Seleccionar todo lo posible
table-keys-esc = Cancela la selección o cierra lo que está abierto
table-keys-read = Lee la carta seleccionada
table-keys-log = Abre el historial
table-keys-list = Muestra esta lista
table-end-over = La partida ha terminado.
table-end-you-won = Ganas.
table-end-won = Victoria: { $names }.
table-end-drawn = La partida termina en empate.
table-end-note = Descarga el registro para comprobar que nadie manipuló los mazos.
table-ending-resigned = Por abandono.
table-ending-drawn = Por acuerdo de los jugadores.
table-ending-claimed = Un jugador no volvió.
table-ending-time = Se acabó el tiempo.
table-record = Registro de la partida
table-save-deck = Guardar mazo
table-deck-saved = «{ $name }» está guardado en Mazos.
table-deck-open = Abrir mazo
table-rematch = Revancha
table-rematch-go = Siguiente partida
table-clocks = Relojes
table-clock-thirty = Quedan treinta segundos.
table-clock-ten = Quedan diez segundos.
table-reconnecting = Se ha cortado la conexión. Reconectando…
table-offer-draw = { $name } propone empate.
table-offer-undo = { $name } pide deshacer su última jugada y todo lo posterior.
table-offer-rematch = { $name } quiere la revancha.
table-offered-draw = Has propuesto empate.
table-offered-undo = Has pedido deshacer tu última jugada.
table-offered-rematch = Has pedido la revancha.
table-declined-draw = { $count ->
    [one] { $name } rechaza el empate.
   *[other] Se rechaza el empate.
}
table-declined-rematch = { $count ->
    [one] { $name } no quiere la revancha.
   *[other] No habrá revancha.
}
table-declined-undo = { $count ->
    [one] { $name } no acepta deshacer.
   *[other] No se acepta deshacer.
}
table-agree = Aceptar
table-decline = Rechazar
table-withdraw = Retirar
table-claim = { $name } lleva demasiado tiempo ausente.
table-claim-bot = Que juegue un bot
table-claim-win = Reclamar la victoria
table-away = { $count ->
    [one] { $names } no está.
   *[other] { $names } no están.
}
table-news = { $count ->
    [one] { $count } novedad
   *[other] { $count } novedades
}
table-news-show = Mostrar
table-chat-empty = Aún no hay mensajes.
table-chat-say = Escribe algo
table-rules-all = Todas las reglas
table-rules-lately = Mencionadas hace poco
table-as-text = La mesa como texto
table-as-picture = La mesa como imagen
table-draw = Proponer empate
table-resign = Abandonar
table-resign-sure = Pulsa otra vez para abandonar
table-draft-leave = Salir del draft
table-draft-leave-sure = Pulsa otra vez para salir
table-passing = ¿Cuándo quieres que te pregunte?
table-passing-stop = Siempre
table-passing-act = Cuando pueda actuar
table-passing-never = Nunca
table-habits = Preferencias
table-at-once = Actuar con un solo clic
table-second-press = Pulsar dos veces para pasar o terminar el turno antes de tiempo
table-speed = Animaciones
table-speed-slow = Lentas
table-speed-normal = Normales
table-speed-fast = Rápidas
table-speed-off = Desactivadas
table-speed-skip = Saltarlo todo
table-skip = Saltar
table-skip-help = Pulsa en cualquier sitio para saltar.
table-thinks = { $name } está pensando
table-thinks-for = { $name } está pensando · { $seconds } s
table-thinking = { $name } está pensando: { $seconds ->
    [one] { $seconds } segundo como máximo
   *[other] { $seconds } segundos como máximo
}
table-replay-next = Siguiente
table-replay-previous = Anterior
table-replay-end = Volver
table-replay-help = Repetición: { $at } de { $of }
table-seats = En la mesa
table-spectators = { $count ->
    [0] No hay espectadores.
    [one] { $count } espectador.
   *[other] { $count } espectadores.
}
table-key = Clave de esta partida:
table-pile-empty = Está vacía.
table-hand-over = Pasa el dispositivo a { $name }
table-hand-over-note = Nadie más debería mirar ahora.
table-hand-over-ready = Soy { $name }
table-waits-for-players = { $count ->
    [one] Falta { $count } jugador.
   *[other] Faltan { $count } jugadores.
}
table-sit = Sentarse
table-name-ask = ¿Cómo te llamarán los demás?
table-join = Unirse a la mesa
table-invite-code = Código QR del enlace de invitación
table-fair = ¿Se baraja limpiamente?
table-fair-how = Cada mezcla sale de una clave secreta que se sorteó al crear la mesa. Esta es la huella de esa clave. Al terminar verás la clave, y cualquiera podrá comprobar que coincide y reproducir la partida.
table-invite = Envía este enlace o deja que tus amigos escaneen el código. Cualquiera que lo abra puede sentarse a la mesa.
table-invite-here = Esta dirección solo funciona en este equipo. Para que se unan amigos desde otro lugar, inicia Mulligan con «mulligan serve --host 0.0.0.0» y ábrelo con la dirección propia de este equipo.
table-copied = Copiado
table-copy-position = Copiar la posición
table-position-hint = Lo que ves de la mesa, como texto: pégalo en un informe de error o en una pregunta.
table-text-answers = Respuestas
table-text-hand = Mano
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
refused-not-found = No encontramos esa mesa.
refused-not-yours = Esta mesa es privada. Pide el enlace.
refused-stale = La partida ha avanzado. Mira otra vez.
refused-illegal = Las reglas no lo permiten.
refused-not-now = Eso no se puede hacer ahora.
refused-seat-taken = Ese asiento ya está ocupado. Elige otro.
refused-table-full = Todos los asientos están ocupados.
refused-deck = No se puede jugar con estas cartas.
refused-name-taken = Ese nombre está ocupado. Elige otro.
refused-bad-name = Ese nombre no se puede usar. Elige otro.
refused-bad-password = Esa contraseña es demasiado fácil de adivinar. Elige una más larga.
refused-wrong-password = El nombre o la contraseña no son correctos.
refused-too-large = Es demasiado de una vez. Acórtalo.
refused-too-fast = No tan rápido. Espera un momento.
refused-too-many = Tienes demasiadas partidas sin terminar. Termina antes una.
refused-no-undo = Esto no se puede deshacer.
refused-origin = Esta página no puede conectarse al servidor.
refused-settings = Así no se puede jugar. Cambia la configuración e inténtalo otra vez.
refused-no-answer = El servidor no responde.
refused-offline = No tienes conexión. Conéctate a la red para jugar.
refused-busy = El servidor está saturado. Vuelve a intentarlo en { $seconds ->
    [one] { $seconds } segundo
   *[other] { $seconds } segundos
}.
refused-broken = Algo ha fallado en el servidor. El error ha quedado registrado.

table-over = Fin de la partida
table-over-you = { $count ->
    [one] Ganas
   *[other] Gana tu equipo
}
table-over-won = { $count ->
    [one] Gana { $names }
   *[other] Ganan { $names }
}
table-over-tie = La partida termina en empate
table-over-tied = empate
table-over-board = Mostrar el tablero
table-over-summary = Mostrar el resumen
table-over-stats = Estadísticas
table-over-hands = Las manos de los demás jugadores
table-over-hand = Mano de { $name }
table-over-cards = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
table-reason-resigned = { $you ->
    [yes] Te has rendido.
   *[no] { $name } se ha rendido.
}
table-reason-time = { $you ->
    [yes] Se te ha acabado el tiempo.
   *[no] A { $name } se le ha acabado el tiempo.
}
table-reason-claimed = { $you ->
    [yes] Has estado fuera demasiado tiempo.
   *[no] { $name } no ha vuelto.
}
table-reason-drawn = Los jugadores han acordado un empate.
table-out = Has quedado fuera
table-out-goes-on = La partida continúa.
table-out-place = { $place }.º de { $sides }
table-out-watch = Seguir mirando
table-out-leave = Salir
table-fall-left = { $turn ->
    [0] Te has rendido.
   *[other] Te has rendido en el turno { $turn }.
}
