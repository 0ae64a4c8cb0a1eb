wall-title = Todas las cartas
wall-count = { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
}
wall-loading = Se están colocando las cartas…
wall-failed = No se han podido obtener las cartas.
wall-reader = La carta que lees
wall-close = Cerrar
wall-credit = Símbolos:
