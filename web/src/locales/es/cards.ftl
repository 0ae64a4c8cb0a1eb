cards-title = Todas las cartas
cards-count = { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
}
cards-loading = Cargando las cartas…
cards-failed = No se han podido cargar las cartas. Recarga la página.
cards-reader = Vista previa de la carta
cards-close = Cerrar
cards-credit = Símbolos:
cards-find = Buscar una carta
cards-find-hint = Su nombre o una palabra de la carta
cards-none = No hay cartas que coincidan.
cards-hint = Elige una carta para leerla aquí.
