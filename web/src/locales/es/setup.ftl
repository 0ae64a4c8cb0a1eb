home-title = Dos juegos de cartas con las reglas de verdad
home-lead = Juega en tu navegador contra bots o amigos. Sin cuenta y sin instalar nada.
home-more = Más
home-more-turns = { $count ->
    [one] Te espera { $count } partida más
   *[other] Te esperan { $count } partidas más
}
home-learn = Aprender
home-learn-about = Cada juego en un minuto, y todas las reglas
home-decks = Mazos
home-decks-about = Construye el tuyo o parte de uno prediseñado
home-cards = Cartas
home-cards-about = Todas las cartas y lo que hacen
home-friends = Amigos
home-friends-about = Invita con un enlace o un código QR
home-new = Nueva partida
home-new-about = Todos los modos, formatos y reglas
home-play-now = «Jugar ya» empieza la primera partida del reglamento contra un bot normal o repite tu última configuración.
lobby-nav-games = Partidas
lobby-custom = A medida
lobby-custom-game = Partida a medida de { $game }
games-running = En curso
games-running-none = No tienes partidas en curso. Empieza una y aparecerá aquí.
games-finished = Terminadas
games-finished-none = Aún no hay partidas terminadas.
rules-choose = Elige un juego
table-setup = Configuración
setup-game = Juego
setup-players = Jugadores
setup-players-span = { $least }–{ $most } jugadores
setup-ending = Termina con
setup-ends = Termina con: { $ending }
setup-teams = Equipos
setup-teams-of = { $teams } equipos de { $size }
setup-decks = Mazos
setup-decks-how = de dónde salen las cartas
setup-group-now = Jugar enseguida
setup-group-draft = Construir o elegir cartas primero
setup-group-own = Traer tu propio mazo
setup-pool = Cartas de la reserva
setup-stack = Cartas de la pila
setup-pool-hint = El reglamento usa { $default }. De { $least } a { $most }{ $step ->
    [1] .
   *[other] , de { $step } en { $step }.
}
setup-set = Colección
setup-boxes = Cajas
setup-boxes-fixed = Siempre { $count }.
setup-boxes-hint = Hacen falta { $least }. Con más, quedan fuera menos cartas. Como máximo { $most }.
setup-deck-random = Al azar
setup-opponents = Rivales y reloj
setup-against-bots = Bots
setup-against-friend = Amigos (por enlace)
setup-against-anyone = Cualquiera
setup-against-hot-seat = En un mismo dispositivo
setup-bot = Nivel de los bots
setup-bot-novice = Comete errores. Bueno para una primera partida.
setup-bot-easy = Juega lo evidente y a menudo no ve tu respuesta.
setup-bot-normal = Juega con sensatez y responde enseguida.
setup-bot-hard = Prevé unas cuantas jugadas.
setup-bot-master = Prevé muchas jugadas. Piensa hasta un segundo por jugada.
setup-bot-seats = Asientos de bots
setup-clock-none = Sin reloj
setup-clock-none-about = Sin límite de tiempo.
setup-clock-move-30 = 30 s por jugada
setup-clock-move-30-about = Si se te acaba el tiempo, pierdes. En el cambio de cartas inicial conservas tu mano, y en un draft se elige una carta por ti.
setup-clock-move-90 = 90 s por jugada
setup-clock-move-90-about = Si se te acaba el tiempo, pierdes. En el cambio de cartas inicial conservas tu mano, y en un draft se elige una carta por ti.
setup-clock-bank-5 = 5 min + 5 s
setup-clock-bank-5-about = 5 minutos para toda la partida y 5 segundos más tras cada jugada.
setup-clock-bank-15 = 15 min + 10 s
setup-clock-bank-15-about = 15 minutos para toda la partida y 10 segundos más tras cada jugada.
setup-clock-move-day = 1 día por jugada
setup-clock-move-day-about = Para jugar durante varios días. «Partidas» muestra cuándo te toca.
setup-summary = Tu configuración
setup-summary-length = Unos { $minutes } minutos
setup-minutes = { $minutes } min
setup-about = unos { $minutes } min
setup-about-span = { $least }–{ $most } min
setup-used-pool = { $count ->
    [one] Reserva de { $count } carta
   *[other] Reserva de { $count } cartas
}
setup-used-boxes = { $count ->
    [one] { $count } caja
   *[other] { $count } cajas
}
setup-house-rules = Reglas de la casa
setup-house-rule = regla de la casa
setup-house = Regla de la casa: { $question } { $value }
setup-edition = Edición
setup-no-edition = En ninguna edición
setup-rules-house = { $count ->
    [one] { $edition } con { $count } regla de la casa
   *[other] { $edition } con { $count } reglas de la casa
}
setup-rule = Regla { $rule }
setup-reason-rule = { $words } { $rule }
setup-reason-few = Hacen falta al menos { $least } jugadores. Sois { $seats }.
setup-reason-only = Solo para { $most } jugadores. Sois { $seats }.
setup-reason-many = { $most } jugadores como máximo. Sois { $seats }.
setup-reason-teams = { $seats } jugadores no pueden formar equipos iguales.
setup-reason-modes = Solo en: { $modes }.
setup-reason-rules = No con esta regla: { $value }
setup-reason-cards = Hay cartas para { $most } jugadores como máximo.
setup-save = Guardar
setup-share = Compartir
setup-share-named = Compartir { $name }
setup-copied = Enlace copiado.
setup-saved = Recientes y guardadas
setup-saved-as = Guardado como «{ $name }».
setup-last = Última partida
setup-first = La primera partida del reglamento
setup-name = Nombre de la configuración
setup-rename = Cambiar el nombre de { $name }
setup-rename-act = Cambiar nombre
setup-rename-do = Guardar
setup-delete = Eliminar { $name }
setup-deleted = «{ $name }» eliminado.
setup-restored = «{ $name }» recuperado.
setup-link-bad = Este enlace no funciona. No conocemos «{ $part }={ $value }». No se ha cambiado nada.
setup-link-clash = Este enlace no funciona. «{ $part }={ $value }» no encaja con lo demás. No se ha cambiado nada.
setup-link-long = Este enlace es demasiado largo. No se ha cambiado nada.
setup-link-close = Cerrar
