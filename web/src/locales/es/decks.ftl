deck-title = Tus mazos
deck-all = Todos los mazos
deck-all-games = Todos
deck-game = Juego
deck-guest = Guardados en este dispositivo. Inicia sesión para tenerlos en todas partes.
deck-none = Aún no tienes mazos
deck-none-what = Empieza con un mazo listo y cambia una o dos cartas. Así empiezan casi todos los mazos.
deck-start-new = Mazo nuevo
deck-start-premade = Desde un mazo listo
deck-start-premade-what = Edita una copia
deck-start-draft = Desde un draft
deck-start-draft-what = Elige, construye y guarda
deck-start-import = Importar
deck-start-import-what = De una lista, un enlace o un archivo
deck-premade = Mazos listos
deck-premade-what = Elige uno para editar una copia.
deck-premade-line = { $game }, { $format }
deck-legal = Legal
deck-problems = { $count ->
    [one] { $count } problema
   *[other] { $count } problemas
}
deck-problems-list = Problemas
deck-edited-today = Editado hoy
deck-edited = Editado el { $date }
deck-games = { $played ->
    [one] { $played } partida
   *[other] { $played } partidas
}, { $won ->
    [one] { $won } ganada
   *[other] { $won } ganadas
}
deck-play = Jugar
deck-use-at-table = Usar en la mesa
deck-to-table = Volver a la mesa
deck-fix = Arreglar
deck-fix-all = Arreglar todo
deck-edit = Editar
deck-more-of = Más sobre { $name }
deck-more-actions = Más
deck-duplicate = Duplicar
deck-share = Compartir
deck-cover = Cambiar portada
deck-delete = Eliminar
deck-deleted = Mazo eliminado.
deck-undo = Deshacer
deck-redo = Rehacer
deck-new = Mazo nuevo
deck-loading = Cargando el mazo…
deck-not-found = No encontramos este mazo
deck-builder = Constructor de mazos
deck-name = Nombre del mazo
deck-format = Formato
deck-saved = Guardado
deck-saving = Guardando…
deck-saved-offline = Guardado sin conexión
deck-not-saved = Sin guardar
deck-offline = No tienes conexión. Los cambios se guardan en este dispositivo y se sincronizarán cuando vuelva.
deck-conflict = Este mazo se editó en otro dispositivo a las { $time }. No se ha perdido nada: tu versión está guardada como «{ $name }».
deck-compare = Comparar
deck-keep-mine = Quedarme con la mía
deck-use-other = Usar la otra
deck-compare-title = Diferencias
deck-compare-mine = Solo en esta versión
deck-compare-other = Solo en la otra versión
deck-compare-same = Las dos versiones tienen las mismas cartas.
deck-import = Importar
deck-import-title = Importar una lista
deck-import-what = Una carta por línea, como «3 Kong», en cualquiera de los cinco idiomas. O suelta aquí un archivo de mazo.
deck-import-file = Abrir archivo
deck-import-read = { $count ->
    [one] { $count } carta encontrada.
   *[other] { $count } cartas encontradas.
}
deck-import-unread = { $count ->
    [one] { $count } línea no es una carta.
   *[other] { $count } líneas no son cartas.
}
deck-did-you-mean = ¿Querías decir…?
deck-import-add = Añadir a este mazo
deck-import-create = Crear mazo
deck-share-title = Compartir este mazo
deck-share-link = Un enlace que contiene el mazo
deck-share-link-what = Se abre en cualquier servidor, sin cuenta.
deck-share-text = Lista de cartas
deck-share-code = Escanéalo con un móvil
deck-copy-link = Copiar enlace
deck-link-copied = Enlace copiado.
deck-copy-list = Copiar lista
deck-list-copied = Lista copiada.
deck-save-file = Guardar archivo
deck-shared = Un mazo compartido
deck-shared-save = Guardar en mis mazos
deck-shared-wrong = No podemos leer este mazo
deck-play-title = Jugar con este mazo
deck-play-level = Bot
deck-play-against = Mazo del bot
deck-play-opponent = Elegir rival
deck-play-problems = { $count ->
    [one] Este mazo tiene { $count } problema. Arréglalo para jugar.
   *[other] Este mazo tiene { $count } problemas. Arréglalos para jugar.
}
deck-surprise = Sorpréndeme
deck-pool = Cartas disponibles
deck-search = Buscar
deck-search-hint = Nombre, texto o palabra clave
deck-view = Vista
deck-view-cards = Cartas
deck-view-list = Lista
deck-filters = Filtros
deck-fits = Cabe en el mazo
deck-none-found = Ninguna carta coincide con estos filtros.
deck-show-all = Mostrar todas las cartas
deck-new-mark = nueva
deck-card-label = { $name }, { $count } de { $most } en el mazo.
deck-limit-reached = Límite alcanzado.
deck-less = Quitar una: { $name }
deck-more = Añadir una: { $name }
deck-remove = Quitar
deck-yours = Tu mazo
deck-cards = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
deck-size = { $count ->
    [one] carta
   *[other] cartas
}
deck-size-least = { $count ->
    [one] carta, al menos { $least }
   *[other] cartas, al menos { $least }
}
deck-size-led = { $count ->
    [one] carta y un líder
   *[other] cartas y un líder
}
deck-empty = Tu mazo está vacío
deck-empty-what = Selecciona una carta para añadirla, arrástrala aquí o empieza con una de estas opciones:
deck-from-premade = Mazo listo
deck-random = Mazo al azar
deck-autofill = Completar
deck-filled = { $count ->
    [one] { $count } carta añadida y marcada como «nueva».
   *[other] { $count } cartas añadidas y marcadas como «nuevas».
}
deck-filled-none = No hay nada que añadir. El mazo está completo.
deck-fixed = Todos los problemas arreglados.
deck-fixed-none = No hay nada que arreglar.
deck-hand = Mano de prueba
deck-hand-new = Otra mano
deck-hand-what = Selecciona cartas para cambiarlas.
deck-redraw = Cambiar { $count }
deck-stats = Estadísticas
deck-breakdown = Desglose
deck-max = máx. { $most }
deck-max-over = máx. { $most }, sobran: { $over }
deck-min = mín. { $least }
deck-min-short = mín. { $least }, faltan: { $short }
deck-balance = de pago { $paid }, gratis { $free }
deck-balance-of = de pago { $paid }, gratis { $free } de { $most }
deck-curve-value = { $value }
deck-curve-of = { $value }: { $count }
deck-row = { $count }, fuerza { $strength }
deck-leader-none = Aún sin líder
deck-leader-why = El líder decide la facción.
deck-leader-choose = Elegir un líder
deck-leader-other = Elegir otro líder
deck-leaders = Líderes: { $faction }
deck-faction = Facción
deck-faction-switch = Al cambiar de facción se quitan sus cartas y se quedan las neutrales. Deshacer lo recupera todo.
deck-faction-switched = { $count ->
    [one] { $count } carta de la otra facción quitada.
   *[other] { $count } cartas de la otra facción quitadas.
}
deck-set = Mazos del conjunto
deck-set-number = Mazo { $number }
deck-set-what = Se guardan, se comparten y se juegan como un conjunto.
deck-tab-cards = Cartas
deck-tab-deck = Mazo
