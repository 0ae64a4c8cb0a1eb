"""The shared part of Polish and Russian, whose adjectives and nouns agree in six cases.

Champions of a class are called by it ("twoje Wilki"), champion cards in piles are just champions ("czempion ze stosu").
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping
from dataclasses import replace
from typing import Protocol

from mulligan.core.text.words import Case, Noun, Number, Phrase, spaced
from mulligan.epic import parts as p
from mulligan.epic.text.context import Context, Word, word_of
from mulligan.epic.text.grammar import Grammar

NOMINATIVE, GENITIVE, ACCUSATIVE = Case.NOMINATIVE, Case.GENITIVE, Case.ACCUSATIVE
ONE, MANY = Number.ONE, Number.MANY


class Adjective(Protocol):
    def beside(self, noun: Noun, number: Number, case: Case) -> str: ...


class Slavic(Grammar):
    all_: Adjective
    every: Adjective
    one: Adjective
    this_: Adjective
    any_: Adjective
    other: Adjective
    third: Adjective
    your: Adjective
    own: Adjective
    targeted: Adjective
    controlling: Adjective

    keyword_accusatives: Mapping[p.Keyword, str]  # of keywords whose accusative differs
    yourself: tuple[str, ...]  # "you", in six cases
    of_class: str  # before the class of a card
    any_number: str  # before cards in the genitive
    from_pile: str  # before a player in the genitive
    and_namesakes: str  # after a champion, with the others of its name: "and {} with the same name"

    def keyword(self, keyword: p.Keyword, case: Case) -> str:
        name = super().keyword(keyword, case)
        return self.keyword_accusatives.get(keyword, name) if case is ACCUSATIVE else name

    def token(self, token: p.Token) -> Noun:
        """The class stays in the singular: "3 znaczniki Demona"."""
        return self.nouns[Word.TOKEN].followed_by(self.token_name(token).form(ONE, GENITIVE))

    def _phrase(self, noun: Noun, number: Number, case: Case, *adjectives: Adjective, after: str = "") -> Phrase:
        """Adjectives that agree, a noun, and its complements."""
        said = [adjective.beside(noun, number, case) for adjective in adjectives]
        return Phrase(spaced(*said, noun.form(number, case), after), number, noun.gender)

    def this(self, case: Case, at: Context) -> Phrase:
        return self._phrase(self.nouns[at.this], ONE, case, self.this_)

    def _head(self, which: p.Which) -> Noun:
        """The noun for champions or cards that match a filter."""
        noun = self.nouns[word_of(which)]
        if which.card_class is None:
            champion = self.nouns[Word.CHAMPION]
            return noun.followed_by(champion.form(ONE, GENITIVE), champion.form(MANY, GENITIVE)) if which.token else noun
        named = self.classes[which.card_class]
        if which.token:
            return noun.followed_by(named.form(ONE, GENITIVE))
        return named if which.type is p.CardType.CHAMPION else noun.followed_by(f"{self.of_class} {named.form(ONE)}")

    @abstractmethod
    def _which(
        self, which: p.Which, number: Number, case: Case, *determiners: Adjective, zone: p.Zone = p.Zone.IN_PLAY
    ) -> Phrase:
        """Matching champions or cards, after "wybrany", "każdy", "swój" etc."""

    def _own(self, what: p.Which | p.TargetPlayer, case: Case) -> list[Adjective]:
        """The possessive: "twój" for the subject, "swój" for the object."""
        if not isinstance(what, p.Which) or what.side is not p.Side.YOURS:
            return []
        return [self.your if case is NOMINATIVE else self.own]

    def _targeted(self, target: p.Target, number: Number, case: Case, own: list[Adjective], at: Context) -> Phrase:
        other = isinstance(target.what, p.Which) and target.what.other
        third = target.different and at.targets == 2 and number is ONE
        order = [self.third] if third else [self.other] if target.different or other else []
        match target.what:
            case p.Which() as which:
                which = replace(which, other=False)
                return self._which(which, number, case, *order, *self._targeted_and(own), zone=target.zone)
            case p.TargetPlayer.ANY_TARGET:
                alone = [] if target.up_to else [self.any_]
                return self._phrase(self.nouns[Word.TARGET], number, case, *(order or alone))
            case p.TargetPlayer.PLAYER:
                return self._phrase(self.nouns[Word.PLAYER], number, case, *order, self.targeted)
            case p.TargetPlayer.OPPONENT:
                return self._phrase(self.nouns[Word.OPPONENT], number, case, *order, self.targeted)

    def _targeted_and(self, own: list[Adjective]) -> list[Adjective]:
        """ "Target" and the possessive, in this language's order."""
        return [*own, self.targeted]

    def chosen(self, chosen: p.Chosen, case: Case, at: Context) -> Phrase:
        return self._which(chosen.what, ONE, case, *self._own(chosen.what, case), zone=chosen.zone)

    def any_number_of(self, cards: p.AnyNumberOf, case: Case, at: Context) -> Phrase:
        group = self._which(cards.what, MANY, GENITIVE, zone=cards.zone)
        return replace(group, text=f"{self.any_number} {group.text}")

    def each(self, which: p.Which, case: Case, at: Context) -> Phrase:
        own = self._own(which, case)
        if case in (Case.DATIVE, Case.LOCATIVE):
            return self._which(which, ONE, case, self.every, *own)
        return self._which(which, MANY, case, *([] if self.your in own else [self.all_]), *own)

    def champions_of(self, player: p.Players, case: Case, at: Context) -> Phrase:
        number = ONE if case in (Case.DATIVE, Case.LOCATIVE) else MANY
        own, whose = self._own(p.yours(), case) if player is p.YOU else [], ""
        if player is p.EACH_OPPONENT:
            whose = self.nouns[Word.OPPONENT].form(MANY, GENITIVE)
        elif player not in (p.YOU, p.EACH_PLAYER):
            whose = self.player(player, GENITIVE, at).text
        all_ = self.every if number is ONE else self.all_
        return self._phrase(self.nouns[Word.CHAMPION], number, case, all_, *own, after=whose)

    def pile_of(self, player: p.Target, case: Case, at: Context) -> Phrase:
        pile = f"{self.from_pile} {self.target(player, GENITIVE, at).text}"
        return self._phrase(self.nouns[Word.CARD], MANY, case, self.all_, after=pile)

    def card_in_pile_of(self, player: p.Target, case: Case, at: Context) -> Phrase:
        pile = f"{self.from_pile} {self.target(player, GENITIVE, at).text}"
        return self._phrase(self.nouns[Word.CARD], ONE, case, self.one, after=pile)

    def with_namesakes(self, target: p.Target, case: Case, at: Context) -> Phrase:
        others = self._phrase(self.nouns[Word.CHAMPION], ONE, case, self.every, self.other)
        text = f"{self.closed(self.target(target, case, at).text)} {self.and_namesakes.format(others.text)}"
        return Phrase(text, MANY, others.gender)

    @abstractmethod
    def turn_player(self, case: Case) -> Phrase: ...

    def named_player(self, who: p.Player, case: Case, at: Context) -> Phrase:
        player, number = self.nouns[Word.PLAYER], at.them.number
        match who:
            case p.Player.YOU:
                return Phrase(self.yourself[case])
            case p.Player.TURN_PLAYER:
                return self.turn_player(case)
            case p.Player.EACH_OPPONENT:
                return self._phrase(self.nouns[Word.OPPONENT], ONE, case, self.every)
            case p.Player.EACH_PLAYER:
                return self._phrase(player, ONE, case, self.every)
            case p.Player.ITS_CONTROLLER:
                controlling = self.controlling.beside(player, number, case)
                text = f"{controlling} {self.them(ACCUSATIVE, at).text} {player.form(number, case)}"
                return Phrase(text, number, player.gender)
            case p.Player.DAMAGED_PLAYER | p.Player.THAT_PLAYER:
                return self._phrase(player, ONE, case, self.this_)

    def during(self, turn: str, clause: str) -> str:
        return f"{turn} {clause}"
