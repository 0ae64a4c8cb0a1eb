hint = Pista
hint-thinking = Buscando la mejor jugada…
hint-chance = probabilidad de ganar: { $chance }
hint-others = Las siguientes mejores: { $answers }.
hint-wins = Con esto ganas la partida.
hint-outlook-health = Cambio de salud previsto hasta tu próximo turno: tú { $own }, { $count ->
    [one] tu oponente
   *[other] tus oponentes
} { $others }.
hint-outlook-round = Probabilidad de ganar la ronda: { $ahead }.
hint-close = Cerrar la pista
table-keys-hint = Pedir una pista
refused-no-hint = Aquí no hay pistas.
refused-no-hint-over = Solo hay pistas durante una partida.
refused-no-hint-people = No hay pistas mientras otras personas jueguen en esta mesa.
refused-no-hint-draft = No hay pistas en los drafts.
refused-no-hint-study = No hay pistas en esta posición.
refused-no-hint-not-asked = Puedes pedir una pista cuando te toque decidir.
refused-no-hint-busy = La última pista aún no está lista. Espera un momento.
review = Análisis
review-working = Analizando la partida…
review-plot = Tu probabilidad de ganar
review-mistakes = Los errores más caros
review-none = Ninguna decisión te costó más de 3 puntos de probabilidad de ganar.
review-turn = Turno { $number }
review-chosen = Elegiste: { $words }.
review-better = Mejor: { $words }.
review-see = Ver
review-again = Volver a intentarlo desde aquí
review-close = Cerrar el análisis
refused-no-review = Esta partida no tiene análisis.
refused-no-review-running = Puedes analizar la partida cuando termine.
refused-no-review-study = Esta posición no tiene análisis.
