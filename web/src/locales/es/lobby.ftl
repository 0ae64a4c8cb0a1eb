lobby-tag = Epic y Gwent, según el reglamento
lobby-title = Empezar una partida
lobby-nav = Páginas
lobby-nav-lobby = Jugar
lobby-nav-cards = Cartas
lobby-nav-rules = Reglas
lobby-nav-about = Acerca de
lobby-loading = Preparando las mesas…
lobby-about-epic = Campeones y sucesos, un oro por turno. De dos a ocho jugadores.
lobby-about-gwent = Dos ejércitos, tres filas, al mejor de tres rondas. De uno a cinco jugadores.
lobby-choose-game = Elegir cómo jugar a { $game }
lobby-play-now = Jugar ya
lobby-how = Cómo se juega, en un minuto
lobby-new = Nueva partida
lobby-mode = Modo
lobby-format = Formato
lobby-formats-more = { $count } más
lobby-seats = Asientos
lobby-against = Contra
lobby-deck = Tu mazo
lobby-deck-random = Al azar
lobby-deck-choose = Lo elijo en la mesa
lobby-more = Más
lobby-ruleset = Reglamento
lobby-variants = Variantes
lobby-bots = Bots entre ellos
lobby-clock = Reloj
lobby-clock-none = Sin reloj
lobby-clock-move-30 = 30 segundos por jugada
lobby-clock-move-90 = 90 segundos por jugada
lobby-clock-bank-5 = 5 minutos + 5 segundos
lobby-clock-bank-15 = 15 minutos + 10 segundos
lobby-clock-move-day = Un día por jugada
lobby-bot-greedy = Bot aceptable
lobby-bot-random = Bot fácil
lobby-against-friend = Un amigo, por enlace
lobby-against-anyone = Cualquiera
lobby-against-hot-seat = En este dispositivo
lobby-what = { $game }: { $mode }
lobby-what-format = { $game }: { $mode }, { $format }
lobby-with-bots = Contra { $bot } × { $count }.
lobby-with-greedy = { $count ->
    [one] Contra un bot aceptable.
   *[other] Contra { $count } bots aceptables.
}
lobby-with-random = { $count ->
    [one] Contra un bot fácil.
   *[other] Contra { $count } bots fáciles.
}
lobby-with-friend = { $count ->
    [one] Recibes un enlace para un amigo.
   *[other] Recibes un enlace para tus amigos.
}
lobby-with-anyone = { $count ->
    [one] Quien encuentre antes la mesa juega contra ti.
   *[other] Quien encuentre antes la mesa puede sentarse.
}
lobby-with-hot-seat = Os pasáis este dispositivo.
lobby-with-nobody = Juegas en solitario contra el rival virtual.
lobby-deck-dealt = Se reparten los mazos y empieza la partida.
lobby-deck-drafted = Primero se eligen los mazos en un draft.
lobby-deck-any = Recibes un mazo al azar.
lobby-deck-taken = Eliges tu mazo en la mesa.
lobby-deck-brought = Pegas tu mazo en la mesa.
lobby-undo = Contra bots se puede deshacer.
lobby-start = Repartir las cartas
lobby-open = Abrir la mesa
lobby-reason-mode = { $name } es { $least ->
    [1] para un jugador
   *[other] { $most ->
        [2] para dos jugadores
       *[other] para { $least } a { $most } jugadores
    }
}.
lobby-reason-format = { $name } es { $most ->
    [2] para dos jugadores
   *[other] para { $least } a { $most } jugadores
}.
lobby-reason-teams = { $name } necesita equipos iguales.
lobby-mine = Tus partidas
lobby-mine-none = Aún ninguna. «Jugar ya» empieza una con un clic.
lobby-tables = Mesas abiertas
lobby-tables-none = Ahora no espera nadie.
lobby-your-turn = Tu turno
lobby-turn-of = Turno de { $name }
lobby-over = Terminada
lobby-won = Ganada
lobby-lost = Perdida
lobby-draw = Tablas
lobby-open-yet = Esperando
lobby-join = Sentarse ›
lobby-watch = Mirar ›
lobby-waiting = { $name }, { $taken } de { $seats } asientos
lobby-players = { $count } jugadores
lobby-all = Mostrar las { $count }
lobby-account = Tu nombre y tu cuenta
lobby-account-yes = Tienes una cuenta y puedes entrar desde cualquier sitio.
lobby-account-no = Eres un invitado y solo te conoce este dispositivo.
lobby-account-rename = Nombre
lobby-account-register = Cuenta
lobby-account-login = Entrar
lobby-account-logout = Salir
lobby-account-name = Nombre
lobby-account-password = Contraseña
lobby-account-rename-do = Cambiar el nombre
lobby-account-register-do = Crear la cuenta
lobby-account-login-do = Entrar
lobby-account-done = Hecho.
about-title = Acerca de Mulligan
about-what = Mulligan es una mesa para dos juegos de cartas, Epic y Gwent, según el reglamento. Las cartas se declaran una vez; de ahí salen sus reglas y sus palabras en cinco idiomas.
about-free = Es software libre con la licencia Apache 2.0. No hay anuncios y no se sigue a nadie.
about-fair = Cada mezcla sale de una clave que se saca antes de repartir. Primero se muestra su huella y después de la partida la clave misma, así que cualquiera puede repetir la partida y comprobarla.
about-fans = Epic y Gwent pertenecen a sus dueños. Mulligan está hecho por jugadores y no tiene relación con ellos. Los textos de las cartas son nuestros.
about-glyphs = Las imágenes de las cartas se componen con glifos de Lorc, Delapouite y otros, con la licencia CC BY 3.0:
about-type = Tipografías: Alegreya, Alegreya Sans y Sofia Sans Extra Condensed, con la licencia SIL Open Font License.
rules-title = Las reglas de { $game }
rules-contents = Contenido
rules-loading = Cargando las reglas…
lobby-preparing = Se están barajando las cartas. La primera partida en esta máquina tarda cerca de un minuto, porque las reglas se compilan para ella; las siguientes empiezan enseguida.
