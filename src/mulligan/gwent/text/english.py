"""English."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from mulligan.core.text import english
from mulligan.core.text.terms import Language
from mulligan.core.text.words import Case, Gender, Noun, Number, listed
from mulligan.gwent import parts as p
from mulligan.gwent.parts import LeaderTrait, Trait
from mulligan.gwent.text.grammar import Grammar

ROWS = {
    p.CLOSE: english.regular("close combat row"),
    p.RANGED: english.regular("ranged row"),
    p.SIEGE: english.regular("siege row"),
}
TRAITS = {
    Trait.TIGHT_BOND: "its strength is multiplied by the number of units of this name in its row",
    Trait.MORALE_BOOST: "each other unit in its row gets +1 strength",
    Trait.MEDIC: "choose one unit, not a hero, from your discard pile and play it at once",
    Trait.MARDROEME: "Berserkers in its row transform, and so do those that come there later",
}
SPECIAL_TRAITS = {
    Trait.MARDROEME: (
        "place this card in one of your rows until the end of the round. "
        "Berserkers in that row transform, and so do those that come there later"
    ),
    Trait.DECOY: (
        "take a unit, not a hero, from your side of the battlefield into your hand and put this card in its place, "
        "with strength 0"
    ),
    Trait.CLEAR_WEATHER: "discard all weather cards on the board, this one included",
}
LEADER_TRAITS: Mapping[LeaderTrait | Trait, str] = {
    Trait.CLEAR_WEATHER: "discard all weather cards on the board",
    LeaderTrait.CANCEL_LEADER: "the opponent's leader has no effect for the whole game",
    LeaderTrait.RANDOM_MEDICS: "for all players, a Medic that is not a hero plays a random unit instead of a chosen one",
    LeaderTrait.DOUBLE_SPIES: "for all players, the strength of every Spy that is not a hero is doubled",
    LeaderTrait.HALF_WEATHER: "weather takes only half the strength of your units, rounded down",
    LeaderTrait.TAKE_FROM_DISCARD: "take any card but a hero from the opponent's discard pile into your hand",
    LeaderTrait.RETURN_FROM_DISCARD: "take any card from your discard pile into your hand",
    LeaderTrait.MOVE_AGILE: (
        "move each of your Agile units to the row where its strength is higher. A unit that would gain nothing stays"
    ),
    LeaderTrait.RESHUFFLE_DISCARDS: "each player shuffles their discard pile into their deck",
    LeaderTrait.PLAY_BOND_COPY: (
        "choose one of your Tight Bond units on the battlefield, find another copy of it in your deck and play it at once, "
        "then shuffle your deck"
    ),
    LeaderTrait.PLAY_FIRST_WEATHER: "the virtual opponent plays the first weather card in its deck, then shuffles its deck",
    LeaderTrait.PLAY_BOND: (
        "the virtual opponent plays from its deck the Tight Bond unit that gains it the most, then shuffles its deck"
    ),
    LeaderTrait.REVIVE_RANDOM: "the virtual opponent plays a random unit, not a hero, from its discard pile",
    LeaderTrait.PLAY_FROM_DISCARD: "the virtual opponent plays the best card, not a hero, from its discard pile",
    LeaderTrait.PLAY_FROM_THEIR_DISCARD: "the virtual opponent plays the best card, not a hero, from your discard pile",
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
    special_scorch = "destroy all of the strongest units on the battlefield, leaving heroes aside"
    unit_scorch = "destroy all of the strongest units on the battlefield, leaving heroes and this card aside"
    play_any_weather = "choose any weather card in your deck and play it at once, then shuffle your deck"

    def count(self, number: int, noun: Noun, case: Case = Case.ACCUSATIVE) -> str:
        return english.count(number, noun, case)

    def spy(self, part: p.Spy) -> str:
        return f"place this card on the opponent's side of the battlefield and draw {self.count(part.draws, self.card_noun)}"

    def muster(self, names: Sequence[str]) -> str:
        return f"play all cards named {listed(names, ' and ')} from your hand and deck at once, then shuffle your deck"

    def scorch_row(self, row: p.Row, least: int) -> str:
        return (
            f"if the opponent's {self.rows[row].form(Number.ONE)} has a total strength of {least} or more, "
            "destroy all of its strongest units, leaving heroes aside"
        )

    def berserker(self, form: str) -> str:
        return (
            f"if there is a Mardroeme in its row, this card is removed from the game and {form} from your side deck "
            "takes its place"
        )

    def summon(self, replacement: str) -> str:
        return (
            "when this card is discarded from the battlefield, "
            f"put {replacement} from your side deck into play on the same side"
        )

    def weather(self, rows: Sequence[p.Row]) -> str:
        which = listed([self.row(row) for row in rows], " and ")
        return (
            f"until the end of the round, the base strength of units in all {which} rows is 1 at most. Heroes are not affected"
        )

    def leader_horn(self, row: p.Row) -> str:
        where, horn = self.rows[row].form(Number.ONE), self.named("commanders_horn")
        return f"until the end of the round, double the strength of all units in your {where}, if no {horn} lies there"

    def play_from_deck(self, name: str) -> str:
        return f"play {name} from your deck at once, then shuffle your deck"

    def peek(self, part: p.Peek) -> str:
        return f"look at {english.number_word(part.cards)} random cards in the opponent's hand"

    def opening_cards(self, part: p.OpeningCards) -> str:
        return f"you begin the game with {english.number_word(part.cards)} more card{'' if part.cards == 1 else 's'} in hand"

    def discard_and_pick(self, part: p.DiscardAndPick) -> str:
        return (
            f"discard {self.count(part.discards, self.card_noun)} from your hand, then take "
            f"{self.count(part.picks, self.card_noun)} of your choice from your deck and shuffle it"
        )

    def they_discard(self, part: p.TheyDiscard) -> str:
        return f"you discard {self.count(part.cards, self.card_noun)} of your choice from your hand"

    def draw_and_play(self, part: p.DrawAndPlay) -> str:
        them = "it" if part.cards == 1 else "them"
        return f"the virtual opponent draws {self.count(part.cards, self.card_noun)} and plays {them} at once"

    def strength_per_agile(self, part: p.StrengthPerAgile) -> str:
        return f"the virtual opponent's total rises by {part.strength} for each of its Agile units on the battlefield"


ENGLISH = English()
