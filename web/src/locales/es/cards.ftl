cards-title = Cartas
cards-game = Juego
cards-count = { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
}
cards-found = { $found } de { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
}
cards-loading = Cargando cartas…
cards-preview = Vista de la carta
cards-close = Cerrar
cards-credit = Ilustraciones compuestas con iconos de los autores de
cards-search = Buscar cartas
cards-search-hint = Nombre, texto o palabra clave en cualquier idioma
cards-search-hint-short = Nombre, texto, clave
cards-quoted = «{ $text }»
cards-sort = Orden
cards-sort-name = Nombre
cards-filters = Filtros
cards-filters-count = Filtros ({ $count })
cards-match-all = todas a la vez
cards-least = { $what }: mínimo
cards-most = { $what }: máximo
cards-to = a
cards-remove = Quitar el filtro { $filter }
cards-clear = Quitar todos
cards-copy-search = Copiar enlace a la búsqueda
cards-copied = Enlace copiado.
cards-grid = Cartas encontradas
cards-none = Ninguna carta cumple estos filtros.
cards-without = Sin { $filter }: { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
}
cards-show = Mostrar { $found } de { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
}
cards-show-all = Mostrar todas las cartas
cards-view = Ver aclaraciones

card-page-neighbours = Carta anterior y siguiente
card-page-previous = Carta anterior: { $name }
card-page-next = Carta siguiente: { $name }
card-page-place = { $place } de { $all }
card-page-search = Resultados de la búsqueda
card-page-rulings = Aclaraciones
card-page-no-rulings = Aún no hay aclaraciones sobre esta carta.
card-page-play = Jugar desde aquí
card-page-opening = Abriendo…
card-page-rules = Reglas
card-page-languages = En cinco idiomas
card-page-makes = Crea
card-page-made-by = La crean
card-page-decks = Mazos listos con esta carta
card-page-similar = Cartas parecidas
card-page-copy = Copiar enlace
card-page-unknown = No encontramos esta carta.
card-page-all = Todas las cartas
card-page-copies = { $gem ->
   *[other] { $copies ->
        [one] { $copies } copia en el conjunto
       *[other] { $copies } copias en el conjunto
    }
}
