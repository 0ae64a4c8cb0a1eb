cards-title = Todas las cartas
cards-count = { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
}
cards-loading = Se están colocando las cartas…
cards-failed = No se han podido obtener las cartas.
cards-reader = La carta que lees
cards-close = Cerrar
cards-credit = Símbolos:
cards-find = Buscar una carta
cards-find-hint = Su nombre o una palabra de ella
cards-none = Ninguna carta tiene esas palabras.
cards-hint = Pulsa una carta para leerla aquí.
