"""The walk through a declaration that every language shares; a language fills in the words.

A *clause* is a sentence without its capital and its full stop, so that it can stand after the name of an ability. What a part
does depends on the card it stands on: a unit's ability is told after its name, a special card and a leader say what happens.
The words are those of the default ruleset; "unit" never means a hero where something happens to it (G-090).
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import ClassVar, assert_never

from mulligan.core.text.card import CardText, printed
from mulligan.core.text.terms import Language, term
from mulligan.core.text.words import Case, Noun, capital, sentence
from mulligan.gwent import parts as p
from mulligan.gwent.cards import BY_SLUG
from mulligan.gwent.text.names import card_name


class Grammar(ABC):
    """One language. The tables come first, then its phrases, then its clauses."""

    language: ClassVar[Language]
    quotes: ClassVar[tuple[str, str]] = ("", "")  # around a card's name in a sentence
    card_noun: ClassVar[Noun]
    copy_noun: ClassVar[Noun]  # counted with a digit
    rows: ClassVar[Mapping[p.Row, Noun]]
    traits: ClassVar[Mapping[p.Trait, str]]  # of units, after the ability's name
    special_traits: ClassVar[Mapping[p.Trait, str]]
    leader_traits: ClassVar[Mapping[p.LeaderEffect, str]]
    unit_horn: ClassVar[str]
    special_horn: ClassVar[str]
    special_scorch: ClassVar[str]
    unit_scorch: ClassVar[str]
    play_any_weather: ClassVar[str]

    # --- phrases ------------------------------------------------------------------------------------------------------

    @abstractmethod
    def count(self, number: int, noun: Noun, case: Case = Case.ACCUSATIVE) -> str:
        """So many of something: "two cards", "2 karty", "5 kart"."""

    def quoted(self, name: str) -> str:
        """A card's name in a sentence."""
        return name.join(self.quotes)

    def named(self, card: str) -> str:
        """A card's name in a clause, from its slug."""
        return self.quoted(self.name(BY_SLUG[card]))

    def term(self, name: str) -> str:
        return term(f"gwent.{name}", self.language)

    def row(self, row: p.Row) -> str:
        """A row as the table has it."""
        return self.term(f"row.{row.name.lower()}")

    def faction(self, faction: p.Faction) -> str:
        return self.term(f"faction.{faction.name.lower()}")

    @abstractmethod
    def neutral(self, card: p.Card) -> str:
        """The adjective in a type line; it agrees with the kind of card."""

    # --- abilities of units and special cards -------------------------------------------------------------------------

    @abstractmethod
    def spy(self, part: p.Spy) -> str: ...

    @abstractmethod
    def muster(self, names: Sequence[str]) -> str: ...

    @abstractmethod
    def scorch_row(self, row: p.Row, least: int) -> str: ...

    @abstractmethod
    def berserker(self, form: str) -> str: ...

    @abstractmethod
    def summon(self, replacement: str) -> str: ...

    @abstractmethod
    def weather(self, rows: Sequence[p.Row]) -> str: ...

    def scorch(self, part: p.Scorch, battlefield: str) -> str:
        return battlefield if part.row is None else self.scorch_row(part.row, part.least)

    def unit_clause(self, ability: p.Ability) -> str:
        """What a unit's ability does."""
        match ability:
            case p.Trait():
                return self.traits[ability]
            case p.Horn():
                return self.unit_horn
            case p.Spy():
                return self.spy(ability)
            case p.Muster():
                return self.muster([self.named(card) for card in ability.calls])
            case p.Scorch():
                return self.scorch(ability, self.unit_scorch)
            case p.Berserker():
                return self.berserker(self.named(ability.becomes))
            case p.Summon():
                return self.summon(self.named(ability.replacement))
            case p.WeatherOn():
                return self.weather(ability.rows)
            case _:
                assert_never(ability)

    def special_clause(self, ability: p.Ability) -> str:
        """What a special or weather card does."""
        match ability:
            case p.Trait():
                return self.special_traits[ability]
            case p.Horn():
                return self.special_horn
            case p.Scorch():
                return self.scorch(ability, self.special_scorch)
            case _:
                return self.unit_clause(ability)

    def ability_name(self, ability: p.Ability) -> str:
        trait = ability if isinstance(ability, p.Trait) else ability.trait
        return self.term(f"ability.{trait.slug}")

    # --- abilities of leaders -----------------------------------------------------------------------------------------

    @abstractmethod
    def leader_horn(self, row: p.Row) -> str: ...

    @abstractmethod
    def play_from_deck(self, name: str) -> str: ...

    @abstractmethod
    def peek(self, part: p.Peek) -> str: ...

    @abstractmethod
    def opening_cards(self, part: p.OpeningCards) -> str: ...

    @abstractmethod
    def discard_and_pick(self, part: p.DiscardAndPick) -> str: ...

    @abstractmethod
    def they_discard(self, part: p.TheyDiscard) -> str:
        """Solo: "they" are you."""

    @abstractmethod
    def draw_and_play(self, part: p.DrawAndPlay) -> str: ...

    @abstractmethod
    def strength_per_agile(self, part: p.StrengthPerAgile) -> str: ...

    def leader_clause(self, ability: p.LeaderAbility) -> str:
        """What a leader does, or what is so while it leads. Those of solo tell what the virtual opponent does."""
        match ability:
            case p.LeaderEffect.PLAY_WEATHER:
                return self.play_any_weather
            case p.LeaderEffect():
                return self.leader_traits[ability]
            case p.Horn():
                assert ability.row is not None, "a leader's horn names its row"
                return self.leader_horn(ability.row)
            case p.Scorch():
                return self.scorch(ability, self.special_scorch)
            case p.PlayFromDeck():
                return self.play_from_deck(self.named(ability.card))
            case p.Peek():
                return self.peek(ability)
            case p.OpeningCards():
                return self.opening_cards(ability)
            case p.DiscardAndPick():
                return self.discard_and_pick(ability)
            case p.TheyDiscard():
                return self.they_discard(ability)
            case p.DrawAndPlay():
                return self.draw_and_play(ability)
            case p.StrengthPerAgile():
                return self.strength_per_agile(ability)
            case _:
                assert_never(ability)

    # --- cards --------------------------------------------------------------------------------------------------------

    def name(self, card: p.Card) -> str:
        return card_name(card, self.language)

    def kind(self, card: p.Card) -> str:
        """Unit, hero, leader, special card, weather card."""
        match card:
            case p.Leader():
                return self.term("leader")
            case p.Special():
                return self.term("card.weather" if card.weather else "card.special")
            case p.Unit():
                return self.term("hero" if card.hero else "unit")

    def allegiance(self, card: p.Card) -> str:
        """The faction, beside the kind of card."""
        return self.neutral(card) if card.faction is p.NEUTRAL else self.faction(card.faction)

    def type_line(self, card: p.Card) -> str:
        said = [f"{capital(self.kind(card))} — {self.allegiance(card)}"]
        if isinstance(card, p.Unit):
            agile = f"{self.term('rows.agile')} ({self.term('ability.agile')})"
            said += [agile if card.agile else self.row(card.rows[0]), f"{self.term('strength')} {card.strength}"]
            said += [self.term("side_deck")] if card.side_deck else []
        if not isinstance(card, p.Leader) and card.copies > 1:
            said.append(self.count(card.copies, self.copy_noun, Case.NOMINATIVE))
        return " · ".join(said)

    def lines(self, card: p.Card) -> list[str]:
        """One line for each ability."""
        match card:
            case p.Unit():
                return [f"{self.ability_name(each)}: {self.unit_clause(each)}." for each in card.abilities]
            case p.Special():
                return [sentence(self.special_clause(card.ability))]
            case p.Leader():
                solo = [] if card.solo is None else [f"{self.term('mode.solo')}: {self.leader_clause(card.solo)}."]
                return [sentence(self.leader_clause(card.ability)), *solo]

    def card(self, card: p.Card) -> CardText:
        return printed(self.name(card), card.name, self.type_line(card), self.lines(card), self.language)
