"""Polish. Names of cards stand in quotation marks: many are plain words, "Gęsta mgła"."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from mulligan.core.text import polish
from mulligan.core.text.terms import Language
from mulligan.core.text.words import Case, Gender, Noun, Number, listed, noun
from mulligan.gwent import parts as p
from mulligan.gwent.parts import LeaderEffect, Trait
from mulligan.gwent.text.grammar import Grammar

_ROW = noun(Gender.MASCULINE, "rząd rzędu rzędowi rząd rzędem rzędzie", "rzędy rzędów rzędom rzędy rzędami rzędach")
ROWS = {
    p.CLOSE: _ROW.followed_by("bliskiego starcia"),
    p.RANGED: _ROW.followed_by("dalekiego zasięgu"),
    p.SIEGE: polish.described(_ROW, polish.adjective("oblężnicz", "oblężniczy"), "{noun} {adjective}"),
}
_NEUTRAL = polish.adjective("neutraln", "neutralni")
_EXTRA_CARD = polish.described(polish.CARD, polish.adjective("dodatkow", "dodatkowi"))
_RANDOM_CARD = polish.described(polish.CARD, polish.adjective("losow", "losowi"))

TRAITS = {
    Trait.TIGHT_BOND: "siła tej jednostki jest mnożona przez liczbę jednostek o tej samej nazwie w jej rzędzie",
    Trait.MORALE_BOOST: "każda inna jednostka w tym rzędzie otrzymuje +1 do siły",
    Trait.MEDIC: "wybierz jednostkę (oprócz bohaterów) ze swojego stosu kart odrzuconych i natychmiast ją zagraj",
    Trait.MARDROEME: "berserkerzy w tym rzędzie przemieniają się, także ci, którzy trafią tu później",
}
SPECIAL_TRAITS = {
    Trait.MARDROEME: (
        "połóż tę kartę w jednym ze swoich rzędów do końca rundy. "
        "Berserkerzy w tym rzędzie przemieniają się, także ci, którzy trafią tam później"
    ),
    Trait.DECOY: (
        "weź na rękę jednostkę (oprócz bohaterów) ze swojej strony pola bitwy i połóż na jej miejscu tę kartę z siłą 0"
    ),
    Trait.CLEAR_WEATHER: "odrzuć z planszy wszystkie karty pogody, łącznie z tą",
}
LEADER_TRAITS: Mapping[LeaderEffect, str] = {
    LeaderEffect.CLEAR_WEATHER: "odrzuć z planszy wszystkie karty pogody",
    LeaderEffect.CANCEL_LEADER: "zdolność dowódcy przeciwnika nie działa przez całą grę",
    LeaderEffect.RANDOM_MEDICS: (
        "u wszystkich graczy Wskrzeszenie przywraca losową jednostkę zamiast wybranej. Nie dotyczy to bohaterów"
    ),
    LeaderEffect.DOUBLE_SPIES: ("u wszystkich graczy siła jednostek ze Szpiegostwem jest podwojona. Nie dotyczy to bohaterów"),
    LeaderEffect.HALF_WEATHER: "pogoda odbiera twoim jednostkom tylko połowę siły, zaokrągloną w dół",
    LeaderEffect.TAKE_FROM_DISCARD: "weź na rękę dowolną kartę (oprócz bohaterów) ze stosu kart odrzuconych przeciwnika",
    LeaderEffect.RETURN_FROM_DISCARD: "weź na rękę dowolną kartę ze swojego stosu kart odrzuconych",
    LeaderEffect.MOVE_AGILE: (
        "przenieś każdą swoją jednostkę ze Zręcznością do tego rzędu, w którym jej siła jest większa. "
        "Jednostka, która nic by nie zyskała, zostaje na miejscu"
    ),
    LeaderEffect.RESHUFFLE_DISCARDS: "każdy gracz wtasowuje swój stos kart odrzuconych do swojej talii",
    LeaderEffect.PLAY_BOND_COPY: (
        "wybierz na polu bitwy jedną ze swoich jednostek z Więzią, znajdź w swojej talii jeszcze jedną taką kartę "
        "i natychmiast ją zagraj, a potem potasuj talię"
    ),
    LeaderEffect.PLAY_FIRST_WEATHER: "wirtualny przeciwnik zagrywa pierwszą kartę pogody ze swojej talii i tasuje talię",
    LeaderEffect.PLAY_BOND: (
        "wirtualny przeciwnik zagrywa ze swojej talii tę jednostkę z Więzią, która doda mu najwięcej siły, i tasuje talię"
    ),
    LeaderEffect.REVIVE_RANDOM: (
        "wirtualny przeciwnik zagrywa losową jednostkę (oprócz bohaterów) ze swojego stosu kart odrzuconych"
    ),
    LeaderEffect.PLAY_FROM_DISCARD: (
        "wirtualny przeciwnik zagrywa najlepszą kartę (oprócz bohaterów) ze swojego stosu kart odrzuconych"
    ),
    LeaderEffect.PLAY_FROM_THEIR_DISCARD: (
        "wirtualny przeciwnik zagrywa najlepszą kartę (oprócz bohaterów) z twojego stosu kart odrzuconych"
    ),
}


class Polish(Grammar):
    language = Language.PL
    quotes = ("„", "”")
    card_noun = polish.CARD
    copy_noun = noun(
        Gender.FEMININE, "kopia kopii kopii kopię kopią kopii", "kopie kopii kopiom kopie kopiami kopiach", measured=True
    )
    rows = ROWS
    traits, special_traits, leader_traits = TRAITS, SPECIAL_TRAITS, LEADER_TRAITS
    unit_horn = "podwaja siłę wszystkich innych jednostek w tym rzędzie"
    special_horn = (
        "połóż tę kartę na wolnym polu rogu w jednym ze swoich rzędów do końca rundy. "
        "Podwaja ona siłę wszystkich jednostek w tym rzędzie. Siłę podwaja się tylko raz"
    )
    special_scorch = "zniszcz wszystkie jednostki o najwyższej sile na polu bitwy, nie licząc bohaterów"
    unit_scorch = "zniszcz wszystkie jednostki o najwyższej sile na polu bitwy, nie licząc bohaterów i tej karty"
    play_any_weather = "natychmiast zagraj dowolną kartę pogody ze swojej talii, a potem potasuj talię"

    def count(self, number: int, noun: Noun, case: Case = Case.ACCUSATIVE) -> str:
        return polish.count(number, noun, case)

    def neutral(self, card: p.Card) -> str:
        masculine = isinstance(card, p.Leader) or (isinstance(card, p.Unit) and card.hero)  # dowódca, bohater
        return _NEUTRAL.form(Gender.MASCULINE if masculine else Gender.FEMININE, Number.ONE, Case.NOMINATIVE)

    def spy(self, part: p.Spy) -> str:
        return f"połóż tę kartę po stronie przeciwnika i dobierz {self.count(part.draws, self.card_noun)}"

    def muster(self, names: Sequence[str]) -> str:
        called = "o nazwie" if len(names) == 1 else "o nazwach"
        return f"natychmiast zagraj z ręki i z talii wszystkie karty {called} {listed(names, ' i ')}, a potem potasuj talię"

    def scorch_row(self, row: p.Row, least: int) -> str:
        its = self.rows[row].form(Number.ONE, Case.GENITIVE)
        return (
            f"jeśli siła całkowita {its} przeciwnika wynosi co najmniej {least}, "
            "zniszcz w nim wszystkie jednostki o najwyższej sile, nie licząc bohaterów"
        )

    def berserker(self, form: str) -> str:
        return (
            "jeśli w tym rzędzie działa Mardroeme, ta karta zostaje usunięta z gry, "
            f"a jej miejsce zajmuje {form} z twojej talii pobocznej"
        )

    def summon(self, replacement: str) -> str:
        return (
            "gdy ta karta zostanie odrzucona z pola bitwy, "
            f"połóż po tej samej stronie kartę {replacement} ze swojej talii pobocznej"
        )

    def weather(self, rows: Sequence[p.Row]) -> str:
        where = listed([self.rows[row].form(Number.MANY, Case.LOCATIVE) for row in rows], " i ")
        return f"do końca rundy podstawowa siła jednostek we wszystkich {where} wynosi najwyżej 1. Nie dotyczy to bohaterów"

    def leader_horn(self, row: p.Row) -> str:
        where = self.rows[row].form(Number.ONE, Case.LOCATIVE)
        return (
            f"do końca rundy podwój siłę wszystkich jednostek w swoim {where}, "
            f"chyba że leży w nim już karta {self.named('commanders_horn')}"
        )

    def play_from_deck(self, name: str) -> str:
        return f"natychmiast zagraj kartę {name} ze swojej talii, a potem potasuj talię"

    def peek(self, part: p.Peek) -> str:
        return f"podejrzyj {self.count(part.cards, _RANDOM_CARD)} na ręce przeciwnika"

    def opening_cards(self, part: p.OpeningCards) -> str:
        return f"zaczynasz grę z {self.count(part.cards, _EXTRA_CARD, Case.INSTRUMENTAL)} na ręce"

    def discard_and_pick(self, part: p.DiscardAndPick) -> str:
        return (
            f"odrzuć z ręki {self.count(part.cards, self.card_noun)}, a potem weź ze swojej talii "
            f"{self.count(part.picks, self.card_noun)} swojego wyboru i potasuj talię"
        )

    def they_discard(self, part: p.TheyDiscard) -> str:
        return f"odrzucasz z ręki {self.count(part.cards, self.card_noun)} swojego wyboru"

    def draw_and_play(self, part: p.DrawAndPlay) -> str:
        them = "ją" if part.cards == 1 else "je"
        return f"wirtualny przeciwnik dobiera {self.count(part.cards, self.card_noun)} i natychmiast {them} zagrywa"

    def strength_per_agile(self, part: p.StrengthPerAgile) -> str:
        return (
            f"siła całkowita wirtualnego przeciwnika rośnie o {part.strength} "
            "za każdą jego jednostkę ze Zręcznością na polu bitwy"
        )


POLISH = Polish()
