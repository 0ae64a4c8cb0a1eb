"""Puts a card's declaration into words. The sentences are in `sentences.toml`; a language adds its nouns and its grammar.

A *clause* is a sentence without capital letter and period, so that it can follow the name of an ability. The same ability has
different words on different cards: a unit's follow its name, a special card and a leader describe the effect. The words are
those of the default ruleset; where a unit is affected, "unit" excludes heroes (G-090).
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from mulligan.core.text.card import CardText, printed
from mulligan.core.text.terms import Language, term
from mulligan.core.text.words import Case, Noun, Number, capital, listed, sentence
from mulligan.gwent import parts as p
from mulligan.gwent.cards import BY_SLUG
from mulligan.gwent.text.names import card_name
from mulligan.gwent.text.sentences import BY_NUMBER, NAMED, SCORCH_ROW, SLOT, sentences


class Grammar(ABC):
    """The base class of a language."""

    language: ClassVar[Language]
    quotes: ClassVar[tuple[str, str]] = ("", "")  # quotes around a card's name in a sentence
    conjunction: ClassVar[str]  # " and "
    card_noun: ClassVar[Noun]
    described_cards: ClassVar[Mapping[str, Noun]] = {}  # {cards:random}: "random card"
    copy_noun: ClassVar[Noun]  # counted with a digit
    rows: ClassVar[Mapping[p.Row, Noun]]

    # --- phrases ------------------------------------------------------------------------------------------------------

    @abstractmethod
    def count(self, number: int, noun: Noun, case: Case = Case.ACCUSATIVE) -> str:
        """A counted noun: "two cards", "2 karty", "5 kart"."""

    def count_cards(self, number: int, description: str, case: Case) -> str:
        """A number of cards; the description is empty or a key of `described_cards`."""
        return self.count(number, self.described_cards[description] if description else self.card_noun, case)

    def listed(self, words: Sequence[str]) -> str:
        """A list of words: "a, b and c"."""
        return listed(words, self.conjunction)

    @abstractmethod
    def row_list(self, rows: Sequence[p.Row]) -> str:
        """The rows that weather covers, for its sentence."""

    def quoted(self, name: str) -> str:
        """A card's name inside a sentence."""
        return name.join(self.quotes)

    def named(self, card: str) -> str:
        """A card's name inside a sentence, from its slug."""
        return self.quoted(self.name(BY_SLUG[card]))

    def term(self, name: str) -> str:
        return term(f"gwent.{name}", self.language)

    def row(self, row: p.Row) -> str:
        """The name of a row in the interface."""
        return self.term(f"row.{row.name.lower()}")

    def faction(self, faction: p.Faction) -> str:
        return self.term(f"faction.{faction.name.lower()}")

    @abstractmethod
    def neutral(self, card: p.Card) -> str:
        """The word for neutral in a type line, which agrees with the kind of card."""

    # --- abilities ----------------------------------------------------------------------------------------------------

    def say(self, key: str, part: object) -> str:
        """A sentence of `sentences.toml`, filled with the fields of the part."""
        template = BY_NUMBER.sub(lambda match: match[1] if _counts_one(part) else match[2], sentences()[key][self.language])
        return SLOT.sub(lambda match: self._slot(part, match[1], match[2] or ""), template)

    def _slot(self, part: object, name: str, how: str) -> str:
        """One slot: `how` holds a case, or a description of cards, or both."""
        if name == NAMED:
            return self.named(how)
        value: Any = getattr(part, name)
        cases = [Case[word.upper()] for word in how.split() if word.upper() in Case.__members__]
        match name:
            case "row":
                return self.rows[value].form(Number.ONE, *cases)
            case "rows":
                return self.row_list(value)
            case "cards" | "picks" | "draws":
                described = " ".join(word for word in how.split() if word.upper() not in Case.__members__)
                return self.count_cards(value, described, *cases or [Case.ACCUSATIVE])
            case "card" | "becomes" | "replacement":
                return self.named(value)
            case "calls":
                return self.listed([self.named(card) for card in value])
            case _:
                return str(value)

    def clause(self, place: str, ability: p.Ability) -> str:
        """The clause of an ability on a unit or a special card: `place` is "units" or "specials"."""
        if isinstance(ability, p.Scorch) and ability.row is not None:
            return self.say(SCORCH_ROW, ability)
        trait = ability if isinstance(ability, p.Trait) else ability.trait
        return self.say(f"{place}.{trait.name.lower()}", ability)

    def leader_clause(self, ability: p.LeaderAbility) -> str:
        """The clause of a leader; the virtual opponent's have their own in solo."""
        if isinstance(ability, p.Scorch):
            return self.say(SCORCH_ROW, ability)
        effect = ability if isinstance(ability, p.LeaderEffect) else ability.effect
        return self.say(f"leaders.{effect.name.lower()}", ability)

    def ability_name(self, ability: p.Ability) -> str:
        trait = ability if isinstance(ability, p.Trait) else ability.trait
        return self.term(f"ability.{trait.slug}")

    # --- cards --------------------------------------------------------------------------------------------------------

    def name(self, card: p.Card) -> str:
        return card_name(card, self.language)

    def kind(self, card: p.Card) -> str:
        """The kind of card: unit, hero, leader, special card or weather card."""
        match card:
            case p.Leader():
                return self.term("leader")
            case p.Special():
                return self.term("card.weather" if card.weather else "card.special")
            case p.Unit():
                return self.term("hero" if card.hero else "unit")

    def allegiance(self, card: p.Card) -> str:
        """The faction in a type line."""
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
        """One line per ability."""
        match card:
            case p.Unit():
                return [f"{self.ability_name(each)}: {self.clause('units', each)}." for each in card.abilities]
            case p.Special():
                return [sentence(self.clause("specials", card.ability))]
            case p.Leader():
                solo = [] if card.solo is None else [f"{self.term('mode.solo')}: {self.leader_clause(card.solo)}."]
                return [sentence(self.leader_clause(card.ability)), *solo]

    def card(self, card: p.Card) -> CardText:
        return printed(self.name(card), card.name, self.type_line(card), self.lines(card), self.language)


def _counts_one(part: object) -> bool:
    """Whether a part names exactly one card."""
    calls: Sequence[str] | None = getattr(part, "calls", None)
    return len(calls) == 1 if calls is not None else getattr(part, "cards", None) == 1
