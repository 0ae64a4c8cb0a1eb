"""English. A card's name stands bare, unless a colon in it would cut the sentence in two."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from mulligan.core.text import english
from mulligan.core.text.terms import Language
from mulligan.core.text.words import Case, Gender, Noun, Number, listed
from mulligan.gwent import parts as p
from mulligan.gwent.parts import LeaderEffect, Trait
from mulligan.gwent.text.grammar import Grammar

ROWS = {
    p.CLOSE: english.regular("close combat row"),
    p.RANGED: english.regular("ranged row"),
    p.SIEGE: english.regular("siege row"),
}
_RANDOM_CARD, _EXTRA_CARD = english.regular("random card"), english.regular("extra card")

TRAITS = {
    Trait.TIGHT_BOND: "multiply its strength by the number of units with this name in its row",
    Trait.MORALE_BOOST: "each other unit in its row gets +1 strength",
    Trait.MEDIC: "choose a non-hero unit in your discard pile and play it immediately",
    Trait.MARDROEME: "Berserkers in its row transform, including any that join it later",
}
SPECIAL_TRAITS = {
    Trait.MARDROEME: (
        "place this card in one of your rows until the end of the round. "
        "Berserkers in that row transform, including any that join it later"
    ),
    Trait.DECOY: (
        "return a non-hero unit from your side of the battlefield to your hand and put this card in its place with strength 0"
    ),
    Trait.CLEAR_WEATHER: "discard all weather cards on the board, including this one",
}
LEADER_TRAITS: Mapping[LeaderEffect, str] = {
    LeaderEffect.CLEAR_WEATHER: "discard all weather cards on the board",
    LeaderEffect.CANCEL_LEADER: "your opponent's leader has no effect this game",
    LeaderEffect.RANDOM_MEDICS: "non-hero Medics revive a random unit instead of a chosen one. This affects all players",
    LeaderEffect.DOUBLE_SPIES: "double the strength of all non-hero Spies. This affects all players",
    LeaderEffect.HALF_WEATHER: "your units lose only half their strength to weather (round the loss down)",
    LeaderEffect.TAKE_FROM_DISCARD: "take any non-hero card from your opponent's discard pile into your hand",
    LeaderEffect.RETURN_FROM_DISCARD: "take any card from your discard pile into your hand",
    LeaderEffect.MOVE_AGILE: (
        "move each of your Agile units to the row where its strength is higher. "
        "A unit that would gain nothing stays where it is"
    ),
    LeaderEffect.RESHUFFLE_DISCARDS: "each player shuffles their discard pile into their deck",
    LeaderEffect.PLAY_BOND_COPY: (
        "choose one of your Tight Bond units on the battlefield, find another copy of it in your deck and play it "
        "immediately, then shuffle your deck"
    ),
    LeaderEffect.PLAY_FIRST_WEATHER: "the virtual opponent plays the first weather card in its deck, then shuffles its deck",
    LeaderEffect.PLAY_BOND: (
        "the virtual opponent plays from its deck the Tight Bond unit that adds the most strength, then shuffles its deck"
    ),
    LeaderEffect.REVIVE_RANDOM: "the virtual opponent plays a random non-hero unit from its discard pile",
    LeaderEffect.PLAY_FROM_DISCARD: "the virtual opponent plays the best non-hero card from its discard pile",
    LeaderEffect.PLAY_FROM_THEIR_DISCARD: "the virtual opponent plays the best non-hero card from your discard pile",
}


class English(Grammar):
    language = Language.EN
    card_noun = english.CARD
    copy_noun = Noun(Gender.NEUTER, ("copy",), ("copies",), measured=True)
    rows = ROWS
    traits, special_traits, leader_traits = TRAITS, SPECIAL_TRAITS, LEADER_TRAITS
    unit_horn = "doubles the strength of all other units in its row"
    special_horn = (
        "place this card in the empty horn slot of one of your rows until the end of the round. "
        "It doubles the strength of all units in that row. Strength is doubled only once"
    )
    special_scorch = "destroy the strongest unit or units on the battlefield. Heroes are not affected"
    unit_scorch = "destroy the strongest unit or units on the battlefield. Heroes and this card are not affected"
    play_any_weather = "choose any weather card in your deck and play it immediately, then shuffle your deck"

    def count(self, number: int, noun: Noun, case: Case = Case.ACCUSATIVE) -> str:
        return english.count(number, noun, case)

    def neutral(self, card: p.Card) -> str:
        return self.faction(p.NEUTRAL)

    def named(self, card: str) -> str:
        name = super().named(card)
        return f"“{name}”" if ":" in name else name

    def spy(self, part: p.Spy) -> str:
        return f"place this card on your opponent's side of the battlefield and draw {self.count(part.draws, self.card_noun)}"

    def muster(self, names: Sequence[str]) -> str:
        return f"play every {listed(names, ' and ')} from your hand and deck immediately, then shuffle your deck"

    def scorch_row(self, row: p.Row, least: int) -> str:
        return (
            f"if your opponent's {self.rows[row].form(Number.ONE)} totals {least} or more, "
            "destroy its strongest non-hero unit or units"
        )

    def berserker(self, form: str) -> str:
        return (
            f"if there is a Mardroeme in its row, remove this card from the game and put {form} from your side deck "
            "in its place"
        )

    def summon(self, replacement: str) -> str:
        return (
            "when this card is discarded from the battlefield, "
            f"put {replacement} from your side deck into play on the same side"
        )

    def weather(self, rows: Sequence[p.Row]) -> str:
        which = listed([self.row(row) for row in rows], " and ")
        return f"until the end of the round, all {which} units have a base strength of at most 1. Heroes are not affected"

    def leader_horn(self, row: p.Row) -> str:
        where, horn = self.rows[row].form(Number.ONE), self.named("commanders_horn")
        return (
            f"until the end of the round, double the strength of all units in your {where}, "
            f"unless there is already a {horn} in it"
        )

    def play_from_deck(self, name: str) -> str:
        return f"play {name} from your deck immediately, then shuffle your deck"

    def peek(self, part: p.Peek) -> str:
        return f"look at {self.count(part.cards, _RANDOM_CARD)} in your opponent's hand"

    def opening_cards(self, part: p.OpeningCards) -> str:
        return f"you begin the game with {self.count(part.cards, _EXTRA_CARD)} in hand"

    def discard_and_pick(self, part: p.DiscardAndPick) -> str:
        return (
            f"discard {self.count(part.cards, self.card_noun)} from your hand, take "
            f"{self.count(part.picks, self.card_noun)} of your choice from your deck, then shuffle your deck"
        )

    def they_discard(self, part: p.TheyDiscard) -> str:
        return f"you discard {self.count(part.cards, self.card_noun)} of your choice from your hand"

    def draw_and_play(self, part: p.DrawAndPlay) -> str:
        them = "it" if part.cards == 1 else "them"
        return f"the virtual opponent draws {self.count(part.cards, self.card_noun)} and plays {them} immediately"

    def strength_per_agile(self, part: p.StrengthPerAgile) -> str:
        return f"the virtual opponent's total rises by {part.strength} for each of its Agile units on the battlefield"


ENGLISH = English()
