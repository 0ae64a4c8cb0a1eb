"""The shared part of French and Spanish: a champion gains Blitz, but becomes Unblockable, and the adjective agrees with it."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence

from mulligan.core.text.words import Case, Form, Phrase, Verb, listed, third_person
from mulligan.epic import parts as p
from mulligan.epic.text.context import Context
from mulligan.epic.text.grammar import Grammar
from mulligan.epic.text.phrases import Act


class Romance(Grammar):
    be: Verb
    become: Verb
    adjectives: frozenset[p.Keyword]  # keywords that champions become
    joins_battle: str

    @abstractmethod
    def _quality(self, keyword: p.Keyword, subject: Phrase) -> str:
        """A keyword that is an adjective."""

    def _listed(self, said: Sequence[str]) -> str:
        return listed(said, self.and_)

    def _traits(
        self, having: Verb, being: Verb, form: Form, subject: Phrase, strength: Sequence[str], keywords: p.Keyword, *more: str
    ) -> str:
        """ "gagne +5 en attaque et devient Indestructible"."""
        named = [keyword for keyword in p.Keyword if keyword in keywords]
        things = [*strength, *(self.keyword(each, Case.ACCUSATIVE) for each in named if each not in self.adjectives)]
        qualities = [self._quality(each, subject) for each in named if each in self.adjectives]
        deeds = [f"{having[form]} {self._listed(things)}"] if things else []
        deeds += [f"{being[form]} {self._listed(qualities)}"] if qualities else []
        return listed([*deeds, *more], f",{self.and_}" if max(len(things), len(qualities)) > 1 else self.and_)

    def gains(self, keywords: p.Keyword, subject: Phrase) -> str:
        return self._traits(self.verbs[Act.GET_KEYWORD], self.become, third_person(subject.number), subject, (), keywords)

    def join_battle(self, part: p.JoinBattle) -> str:
        one = self.chosen(p.Chosen(part.which), Case.NOMINATIVE, Context())
        traits = self._traits(self.verbs[Act.GET_KEYWORD], self.become, Form.INFINITIVE, one, (), part.keywords)
        return self.joins_battle.format(one=one.text, traits=traits, this_turn=self.term("this_turn"))

    def on_your_turns(self, part: p.OnYourTurn) -> str:
        subject = self.this(Case.NOMINATIVE, Context())
        traits = self._traits(self.verbs[Act.HAVE], self.be, Form.THIRD_PERSON, subject, (), part.keywords)
        return self.during(self.on_your_turn, f"{subject.text} {traits}")
