"""French."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from mulligan.core.text import french
from mulligan.core.text.terms import Language
from mulligan.core.text.words import Case, Gender, Noun, Number, listed
from mulligan.gwent import parts as p
from mulligan.gwent.parts import LeaderEffect, Trait
from mulligan.gwent.text.grammar import Grammar

# behind "rangée" and "rangées"
_BEHIND_ROW = {p.CLOSE: "de combat rapproché", p.RANGED: "de combat à distance", p.SIEGE: "de siège"}
ROWS = {row: french.noun("rangée", Gender.FEMININE).followed_by(behind) for row, behind in _BEHIND_ROW.items()}

TRAITS = {
    Trait.TIGHT_BOND: "sa force est multipliée par le nombre d'unités du même nom dans sa rangée",
    Trait.MORALE_BOOST: "chaque autre unité de sa rangée gagne +1 en force",
    Trait.MEDIC: "choisissez une unité (hors héros) dans votre défausse et jouez-la aussitôt",
    Trait.MARDROEME: "les Berserkers de sa rangée se transforment, y compris ceux qui y arrivent plus tard",
}
SPECIAL_TRAITS = {
    Trait.MARDROEME: (
        "placez cette carte sur l'une de vos rangées jusqu'à la fin de la manche. "
        "Les Berserkers de cette rangée se transforment, y compris ceux qui y arrivent plus tard"
    ),
    Trait.DECOY: (
        "reprenez en main une unité (hors héros) de votre côté du champ de bataille "
        "et mettez cette carte à sa place avec une force de 0"
    ),
    Trait.CLEAR_WEATHER: "défaussez toutes les cartes météo du plateau, y compris celle-ci",
}
LEADER_TRAITS: Mapping[LeaderEffect, str] = {
    LeaderEffect.CLEAR_WEATHER: "défaussez toutes les cartes météo du plateau",
    LeaderEffect.CANCEL_LEADER: "le chef de l'adversaire est sans effet pendant toute la partie",
    LeaderEffect.RANDOM_MEDICS: (
        "pour tous les joueurs, les Médecins ramènent une unité au hasard au lieu d'une unité choisie. "
        "Les héros ne sont pas concernés"
    ),
    LeaderEffect.DOUBLE_SPIES: (
        "la force de tous les Espions de tous les joueurs est doublée. Les héros ne sont pas concernés"
    ),
    LeaderEffect.HALF_WEATHER: "la météo n'enlève à vos unités que la moitié de leur force, arrondie à l'entier inférieur",
    LeaderEffect.TAKE_FROM_DISCARD: "prenez en main une carte de votre choix (hors héros) dans la défausse de l'adversaire",
    LeaderEffect.RETURN_FROM_DISCARD: "prenez en main une carte de votre choix dans votre défausse",
    LeaderEffect.MOVE_AGILE: (
        "déplacez chacune de vos unités Agiles vers la rangée où sa force est plus grande. "
        "Celle qui n'y gagne rien reste en place"
    ),
    LeaderEffect.RESHUFFLE_DISCARDS: "chaque joueur mélange sa défausse à son deck",
    LeaderEffect.PLAY_BOND_COPY: (
        "choisissez l'une de vos unités avec Lien étroit sur le champ de bataille, "
        "cherchez-en un autre exemplaire dans votre deck et jouez-le aussitôt, puis mélangez votre deck"
    ),
    LeaderEffect.PLAY_FIRST_WEATHER: "l'adversaire virtuel joue la première carte météo de son deck, puis mélange son deck",
    LeaderEffect.PLAY_BOND: (
        "l'adversaire virtuel joue l'unité avec Lien étroit de son deck qui lui apporte le plus de force, puis mélange son deck"
    ),
    LeaderEffect.REVIVE_RANDOM: "l'adversaire virtuel joue une unité (hors héros) au hasard dans sa défausse",
    LeaderEffect.PLAY_FROM_DISCARD: "l'adversaire virtuel joue la meilleure carte (hors héros) de sa défausse",
    LeaderEffect.PLAY_FROM_THEIR_DISCARD: ("l'adversaire virtuel joue la meilleure carte (hors héros) de votre défausse"),
}


class French(Grammar):
    language = Language.FR
    quotes = ("« ", " »")
    card_noun = french.CARD
    copy_noun = french.noun("exemplaire", measured=True)
    rows = ROWS
    traits, special_traits, leader_traits = TRAITS, SPECIAL_TRAITS, LEADER_TRAITS
    unit_horn = "double la force de toutes les autres unités de sa rangée"
    special_horn = (
        "placez cette carte sur l'emplacement de cor libre de l'une de vos rangées jusqu'à la fin de la manche. "
        "Elle double la force de toutes les unités de cette rangée. La force n'est doublée qu'une seule fois"
    )
    special_scorch = "détruisez toutes les unités ayant la plus grande force du champ de bataille, sans compter les héros"
    unit_scorch = (
        "détruisez toutes les unités ayant la plus grande force du champ de bataille, sans compter les héros ni cette carte"
    )
    play_any_weather = "choisissez une carte météo de votre deck et jouez-la aussitôt, puis mélangez votre deck"

    def count(self, number: int, noun: Noun, case: Case = Case.ACCUSATIVE) -> str:
        return french.count(number, noun, case)

    def neutral(self, card: p.Card) -> str:
        return "neutre"

    def spy(self, part: p.Spy) -> str:
        return f"placez cette carte du côté de l'adversaire et piochez {self.count(part.draws, self.card_noun)}"

    def muster(self, names: Sequence[str]) -> str:
        return (
            f"jouez aussitôt toutes les cartes {listed(names, ' et ')} de votre main et de votre deck, puis mélangez votre deck"
        )

    def scorch_row(self, row: p.Row, least: int) -> str:
        return (
            f"si la force totale de la {self.rows[row].form(Number.ONE)} de l'adversaire est d'au moins {least}, "
            "détruisez-y toutes les unités ayant la plus grande force, sans compter les héros"
        )

    def berserker(self, form: str) -> str:
        return (
            "s'il y a un Mardroeme dans sa rangée, cette carte est retirée du jeu "
            f"et {form}, de votre deck annexe, prend sa place"
        )

    def summon(self, replacement: str) -> str:
        return (
            "quand cette carte est défaussée du champ de bataille, "
            f"placez du même côté la carte {replacement} de votre deck annexe"
        )

    def weather(self, rows: Sequence[p.Row]) -> str:
        where = listed([_BEHIND_ROW[row] for row in rows], " et ")
        return (
            f"jusqu'à la fin de la manche, la force de base des unités de toutes les rangées {where} est de 1 au maximum. "
            "Les héros ne sont pas concernés"
        )

    def leader_horn(self, row: p.Row) -> str:
        return (
            f"jusqu'à la fin de la manche, doublez la force de toutes les unités de votre {self.rows[row].form(Number.ONE)}, "
            f"sauf si un {self.named('commanders_horn')} s'y trouve déjà"
        )

    def play_from_deck(self, name: str) -> str:
        return f"jouez aussitôt la carte {name} de votre deck, puis mélangez votre deck"

    def peek(self, part: p.Peek) -> str:
        return f"regardez {self.count(part.cards, self.card_noun)} au hasard dans la main de l'adversaire"

    def opening_cards(self, part: p.OpeningCards) -> str:
        return f"vous commencez la partie avec {self.count(part.cards, self.card_noun)} de plus en main"

    def discard_and_pick(self, part: p.DiscardAndPick) -> str:
        discarded = self.count(part.cards, self.card_noun, Case.GENITIVE)
        return (
            f"défaussez-vous {discarded}, puis prenez {self.count(part.picks, self.card_noun)} de votre choix dans votre deck "
            "et mélangez-le"
        )

    def they_discard(self, part: p.TheyDiscard) -> str:
        return f"vous vous défaussez {self.count(part.cards, self.card_noun, Case.GENITIVE)} de votre choix"

    def draw_and_play(self, part: p.DrawAndPlay) -> str:
        them = "la" if part.cards == 1 else "les"
        return f"l'adversaire virtuel pioche {self.count(part.cards, self.card_noun)} et {them} joue aussitôt"

    def strength_per_agile(self, part: p.StrengthPerAgile) -> str:
        return (
            f"la force totale de l'adversaire virtuel augmente de {part.strength} pour chacune de ses unités Agiles "
            "sur le champ de bataille"
        )


FRENCH = French()
