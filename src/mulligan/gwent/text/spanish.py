"""Spanish."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from mulligan.core.text import spanish
from mulligan.core.text.terms import Language
from mulligan.core.text.words import Case, Gender, Noun, Number
from mulligan.gwent import parts as p
from mulligan.gwent.parts import LeaderEffect, Trait
from mulligan.gwent.text.grammar import Grammar

# behind "fila" and "filas"
_BEHIND_ROW = {p.CLOSE: "cuerpo a cuerpo", p.RANGED: "a distancia", p.SIEGE: "de asedio"}
ROWS = {row: spanish.noun("fila", Gender.FEMININE).followed_by(behind) for row, behind in _BEHIND_ROW.items()}

TRAITS = {
    Trait.TIGHT_BOND: "su fuerza se multiplica por el número de unidades con el mismo nombre en su fila",
    Trait.MORALE_BOOST: "cada una de las demás unidades de su fila recibe +1 de fuerza",
    Trait.MEDIC: "elige una unidad de tu pila de descartes que no sea un héroe y juégala de inmediato",
    Trait.MARDROEME: "los Berserkers de su fila se transforman, también los que lleguen después",
}
SPECIAL_TRAITS = {
    Trait.MARDROEME: (
        "pon esta carta en una de tus filas hasta el final de la ronda. "
        "Los Berserkers de esa fila se transforman, también los que lleguen después"
    ),
    Trait.DECOY: (
        "devuelve a tu mano una unidad de tu lado del campo de batalla que no sea un héroe y pon esta carta en su lugar "
        "con fuerza 0"
    ),
    Trait.CLEAR_WEATHER: "descarta todas las cartas de clima del tablero, incluida esta",
}
LEADER_TRAITS: Mapping[LeaderEffect, str] = {
    LeaderEffect.CLEAR_WEATHER: "descarta todas las cartas de clima del tablero",
    LeaderEffect.CANCEL_LEADER: "el líder del rival no tiene efecto durante toda la partida",
    LeaderEffect.RANDOM_MEDICS: (
        "para todos los jugadores, los Médicos recuperan una unidad al azar en lugar de una elegida. "
        "Los héroes no se ven afectados"
    ),
    LeaderEffect.DOUBLE_SPIES: (
        "se duplica la fuerza de todos los Espías de todos los jugadores. Los héroes no se ven afectados"
    ),
    LeaderEffect.HALF_WEATHER: "el clima solo quita a tus unidades la mitad de su fuerza, redondeada hacia abajo",
    LeaderEffect.TAKE_FROM_DISCARD: "añade a tu mano cualquier carta de la pila de descartes del rival que no sea un héroe",
    LeaderEffect.RETURN_FROM_DISCARD: "añade a tu mano cualquier carta de tu pila de descartes",
    LeaderEffect.MOVE_AGILE: (
        "mueve cada una de tus unidades Ágiles a la fila en la que tenga más fuerza. La que no gane nada se queda donde está"
    ),
    LeaderEffect.RESHUFFLE_DISCARDS: "cada jugador mezcla su pila de descartes con su baraja",
    LeaderEffect.PLAY_BOND_COPY: (
        "elige una de tus unidades con Vínculo estrecho en el campo de batalla, busca otra copia de ella en tu baraja "
        "y juégala de inmediato; después, mezcla tu baraja"
    ),
    LeaderEffect.PLAY_FIRST_WEATHER: "el rival virtual juega la primera carta de clima de su baraja y mezcla su baraja",
    LeaderEffect.PLAY_BOND: (
        "el rival virtual juega la unidad con Vínculo estrecho de su baraja que más fuerza le aporte y mezcla su baraja"
    ),
    LeaderEffect.REVIVE_RANDOM: "el rival virtual juega una unidad al azar de su pila de descartes que no sea un héroe",
    LeaderEffect.PLAY_FROM_DISCARD: ("el rival virtual juega la mejor carta de su pila de descartes que no sea un héroe"),
    LeaderEffect.PLAY_FROM_THEIR_DISCARD: ("el rival virtual juega la mejor carta de tu pila de descartes que no sea un héroe"),
}


class Spanish(Grammar):
    language = Language.ES
    quotes = ("«", "»")
    card_noun = spanish.CARD
    copy_noun = spanish.noun("copia", Gender.FEMININE, measured=True)
    rows = ROWS
    traits, special_traits, leader_traits = TRAITS, SPECIAL_TRAITS, LEADER_TRAITS
    unit_horn = "duplica la fuerza de todas las demás unidades de su fila"
    special_horn = (
        "pon esta carta en el espacio libre para el cuerno de una de tus filas hasta el final de la ronda. "
        "Duplica la fuerza de todas las unidades de esa fila. La fuerza solo se duplica una vez"
    )
    special_scorch = "destruye todas las unidades con la mayor fuerza del campo de batalla, sin contar los héroes"
    unit_scorch = "destruye todas las unidades con la mayor fuerza del campo de batalla, sin contar los héroes ni esta carta"
    play_any_weather = "elige cualquier carta de clima de tu baraja y juégala de inmediato; después, mezcla tu baraja"

    def count(self, number: int, noun: Noun, case: Case = Case.ACCUSATIVE) -> str:
        return spanish.count(number, noun, case)

    def neutral(self, card: p.Card) -> str:
        return "neutral"

    def spy(self, part: p.Spy) -> str:
        return f"pon esta carta en el lado del rival y roba {self.count(part.draws, self.card_noun)}"

    def muster(self, names: Sequence[str]) -> str:
        return (
            f"juega de inmediato todas las cartas {spanish.joined(names)} de tu mano y de tu baraja; después, mezcla tu baraja"
        )

    def scorch_row(self, row: p.Row, least: int) -> str:
        return (
            f"si la fuerza total de la {self.rows[row].form(Number.ONE)} del rival es de {least} o más, "
            "destruye todas las unidades con la mayor fuerza de esa fila, sin contar los héroes"
        )

    def berserker(self, form: str) -> str:
        return (
            "si en su fila hay un Mardroeme, esta carta se retira de la partida "
            f"y {form}, de tu baraja auxiliar, ocupa su lugar"
        )

    def summon(self, replacement: str) -> str:
        return (
            "cuando esta carta sea descartada del campo de batalla, "
            f"pon en ese mismo lado la carta {replacement} de tu baraja auxiliar"
        )

    def weather(self, rows: Sequence[p.Row]) -> str:
        where = spanish.joined([_BEHIND_ROW[row] for row in rows])
        return (
            f"hasta el final de la ronda, la fuerza básica de las unidades de todas las filas {where} es 1 como máximo. "
            "Los héroes no se ven afectados"
        )

    def leader_horn(self, row: p.Row) -> str:
        return (
            f"hasta el final de la ronda, duplica la fuerza de todas las unidades de tu {self.rows[row].form(Number.ONE)}, "
            f"a menos que ya haya en ella un {self.named('commanders_horn')}"
        )

    def play_from_deck(self, name: str) -> str:
        return f"juega de inmediato la carta {name} de tu baraja; después, mezcla tu baraja"

    def peek(self, part: p.Peek) -> str:
        return f"mira {self.count(part.cards, self.card_noun)} al azar de la mano del rival"

    def opening_cards(self, part: p.OpeningCards) -> str:
        return f"empiezas la partida con {self.count(part.cards, self.card_noun)} más en la mano"

    def discard_and_pick(self, part: p.DiscardAndPick) -> str:
        return (
            f"descártate de {self.count(part.cards, self.card_noun)} de tu mano y luego toma de tu baraja "
            f"{self.count(part.picks, self.card_noun)} a tu elección; después, mezcla tu baraja"
        )

    def they_discard(self, part: p.TheyDiscard) -> str:
        return f"te descartas de {self.count(part.cards, self.card_noun)} de tu mano a tu elección"

    def draw_and_play(self, part: p.DrawAndPlay) -> str:
        them = spanish.IT.form(Gender.FEMININE, Number.ONE if part.cards == 1 else Number.MANY)
        return f"el rival virtual roba {self.count(part.cards, self.card_noun)} y {them} juega de inmediato"

    def strength_per_agile(self, part: p.StrengthPerAgile) -> str:
        return (
            f"la fuerza total del rival virtual aumenta en {part.strength} por cada una de sus unidades Ágiles "
            "en el campo de batalla"
        )


SPANISH = Spanish()
