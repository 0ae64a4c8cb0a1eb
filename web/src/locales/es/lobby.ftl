lobby-page = { app-name }: { lobby-tag }
lobby-nav = Páginas
lobby-nav-lobby = Jugar
lobby-nav-decks = Mazos
lobby-nav-cards = Cartas
lobby-nav-rules = Reglas
lobby-nav-about = Acerca de
lobby-loading = Cargando las mesas…
lobby-play-now = Jugar ya
lobby-starting = Empezando…
lobby-new = Nueva partida
lobby-mode = Modo
lobby-against = Contra
lobby-deck = Tu mazo
lobby-deck-choose = Elegir en la mesa
lobby-variants = Variantes
lobby-clock = Reloj
lobby-bot-novice = Bot novato
lobby-bot-easy = Bot fácil
lobby-bot-normal = Bot normal
lobby-bot-hard = Bot difícil
lobby-bot-master = Bot maestro
lobby-what = { $game } · { $mode }
lobby-what-format = { $game } · { $mode } · { $format }
lobby-with-bots = Contra { $bot } × { $count }.
lobby-with-novice = { $count ->
    [one] Contra un bot novato.
   *[other] Contra { $count } bots novatos.
}
lobby-with-easy = { $count ->
    [one] Contra un bot fácil.
   *[other] Contra { $count } bots fáciles.
}
lobby-with-normal = { $count ->
    [one] Contra un bot normal.
   *[other] Contra { $count } bots normales.
}
lobby-with-hard = { $count ->
    [one] Contra un bot difícil.
   *[other] Contra { $count } bots difíciles.
}
lobby-with-master = { $count ->
    [one] Contra un bot maestro.
   *[other] Contra { $count } bots maestros.
}
lobby-with-friend = { $count ->
    [one] Recibes un enlace para enviárselo a un amigo.
   *[other] Recibes un enlace para enviárselo a tus amigos.
}
lobby-with-anyone = { $count ->
    [one] Juegas contra la primera persona que se una.
   *[other] Puede unirse cualquiera mientras haya asientos libres.
}
lobby-with-hot-seat = Os pasáis este dispositivo.
lobby-with-nobody = Juegas en solitario contra el rival virtual.
lobby-names = Nombres
lobby-name-of = Nombre del jugador { $number }
lobby-player-number = Jugador { $number }
lobby-deck-dealt = Se reparten los mazos y empieza la partida.
lobby-deck-drafted = Primero se eligen los mazos en una selección de cartas.
lobby-deck-any = Recibes un mazo al azar.
lobby-deck-taken = Eliges tu mazo en la mesa.
lobby-deck-brought = Eliges o construyes tu mazo en la mesa.
lobby-start = Empezar la partida
lobby-open = Crear mesa
lobby-mine = Tus partidas
lobby-tables = Mesas abiertas
lobby-tables-none = Ahora mismo no espera nadie.
lobby-your-turn = Tu turno
lobby-resume = { lobby-your-turn } — { $what }
lobby-turn-of = Turno de { $name }
lobby-turn-bots = Juegan los bots
lobby-left = quedan { $time }
lobby-over = Terminada
lobby-won = Ganada
lobby-lost = Perdida
lobby-draw = Empate
lobby-open-yet = Esperando
lobby-join = Unirse ›
lobby-watch = Ver ›
lobby-waiting = { $name }, { $taken } de { $seats } asientos ocupados
lobby-players = { $count ->
    [one] { $count } jugador
   *[other] { $count } jugadores
}
lobby-all = Mostrar las { $count }
lobby-archive = Archivar
lobby-archive-this = Archivar: { $what }
lobby-archived = Partida archivada.
lobby-archived-undo = Deshacer
lobby-archive-open = Archivo ({ $count })
lobby-archive-title = Archivo
lobby-archive-none = No hay partidas archivadas.
lobby-archive-close = Volver a tus partidas
lobby-unarchive = Recuperar
lobby-unarchive-this = Recuperar: { $what }
lobby-close = Cerrar
lobby-account = Tu nombre y tu cuenta
lobby-account-yes = Tienes una cuenta. Puedes entrar desde cualquier dispositivo.
lobby-account-no = Juegas como invitado en este dispositivo.
lobby-account-rename = Nombre
lobby-account-register = Cuenta
lobby-account-login = Entrar
lobby-account-logout = Salir
lobby-account-name = Nombre
lobby-account-password = Contraseña
lobby-account-rename-do = Cambiar nombre
lobby-account-register-do = Crear cuenta
lobby-account-login-do = Entrar
lobby-account-done = Hecho.
about-title = Acerca de Mulligan
about-free = Es software libre con licencia Apache 2.0. Sin anuncios ni rastreo.
about-fair = Cada mezcla sale de una clave que se genera antes de repartir. Primero ves su huella y, después de la partida, la clave misma, así que cualquiera puede repetir la partida y comprobarla.
about-glyphs = Las ilustraciones de las cartas se componen con glifos de Lorc, Delapouite y otros, con licencia CC BY 3.0:
about-type = Tipografías: Alegreya, Alegreya Sans y Sofia Sans Extra Condensed, con licencia SIL Open Font License.
rules-title = Reglas de { $game }
rules-contents = Contenido
rules-loading = Cargando las reglas…
lobby-preparing = Preparando las reglas para una mesa como esta. Tarda como mucho unos minutos, y solo una vez en este equipo.
