"""The traversal of a card's declaration, shared by all languages; each language supplies the words.

A *clause* is a sentence without capital letter and period, so that it can follow "you may", "if …" or a colon.
Every method for a part takes its `Context`. A language must implement the abstract methods; the others follow from its nouns
and verbs, and can be overridden.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from dataclasses import replace
from itertools import zip_longest
from typing import assert_never

from mulligan.core.text.card import CardText, printed
from mulligan.core.text.names import names_of
from mulligan.core.text.words import Case, Form, Number, Phrase, Verb, capital, sentence
from mulligan.epic import parts as p
from mulligan.epic.text.context import Context, Them, Word
from mulligan.epic.text.phrases import Act, Phrases
from mulligan.epic.text.sentences import Piece, Said, Slot, VerbSlot, agreeing, conditions, sentences


def _is_what(piece: Piece | None) -> bool:
    return isinstance(piece, Slot) and piece.name == "what"


def _case(what: Slot) -> Case:
    return Case[what.how.upper()] if what.how else Case.ACCUSATIVE


class Grammar(Phrases):
    """A language: `Phrases` supplies noun phrases, this class sentences."""

    # --- effects ------------------------------------------------------------------------------------------------------

    def clause(self, effect: p.Effect, at: Context) -> str:
        """Any effect, without capital letter and period."""
        match effect:
            case p.Plain():
                return self.plain(effect, at)
            case p.May():
                return self.may(effect, at)
            case p.ChooseOne():
                return f" {self.or_line} ".join(self.mode(mode, at) for mode in effect.modes).removesuffix(".")
            case p.If():
                return self.if_(effect, at)
            case p.AtEndOfTurn():
                return self.at_end_of_turn(self.clause(effect.do, at))
            case _:
                assert_never(effect)

    def plain(self, effect: p.Plain, at: Context) -> str:
        """An effect of one operation: most have a row in `sentences.toml`, some need a method."""
        match effect:
            case p.Damage():
                return self.damage(effect, at)
            case p.DivideDamage():
                return self.divide_damage(effect, at)
            case p.ReturnToHand():
                return self.return_to_hand(effect, at)
            case p.ThisTurn():
                return self.this_turn(effect, at)
            case p.Gain():
                return self.gain(effect, at)
            case p.PutCounters():
                return self.put_counters(effect, replace(at, near=effect.what is p.THIS))
            case p.PutIntoPlay():
                return self.put_into_play(effect, at)
            case p.JoinBattle():
                return self.join_battle(effect)
            case _:
                return self.from_table(effect, at)

    def from_table(self, effect: p.Plain, at: Context) -> str:
        """An effect by its template."""
        pieces = self._beside_verb(effect, at)
        who: p.Players = getattr(effect, "who", p.YOU)
        said: list[str] = []
        tail = ""
        verb: Verb | None = None  # the verb directly before its object
        for piece, after in zip_longest(pieces, pieces[1:]):
            match piece:
                case Said(text):
                    said.append(text)
                case VerbSlot(name, own):
                    verb = own or self.verbs[Act[name]]
                    if not _is_what(after):
                        said.append(self.does(who, verb, at))
                        verb = None
                case Slot("what") if effect.about is not None:
                    case = _case(piece)
                    what = self.thing(effect.about, case, at).text
                    text = what if verb is None else self.verb_to(verb, effect.about, at, case)
                    said.append(self.closed(text) if after is not None else text)
                case Slot("token", how) if isinstance(effect, p.Transform):
                    token, number = self.token(effect.token), self.thing(effect.what, Case.ACCUSATIVE, at).number
                    article = how == "a" and number is Number.ONE
                    said.append(self.count(1, token) if article else token.form(number, Case.ACCUSATIVE))
                case Slot("amount", name):
                    noun = self.token(effect.token) if isinstance(effect, p.Create) else self.nouns[Word[name.upper()]]
                    head, tail = self.quantity(getattr(effect, piece.name), noun, at, who)
                    said.append(head)
                case Slot("term", name):
                    said.append(self.term(name))
                case Slot("who"):
                    pass  # part of the verb
                case _:
                    raise ValueError(f"{type(effect).__name__} cannot say {piece}")
        return " ".join(said) + tail

    def _beside_verb(self, effect: p.Plain, at: Context) -> list[Piece]:
        """The template, with a pronoun moved beside its verb: "remove it from battle"."""
        if (row := sentences().get(type(effect).__name__)) is None:
            raise ValueError(f"sentences.toml has no row for {type(effect).__name__}")
        pieces = list(row[self.language])
        what = next((piece for piece in pieces if isinstance(piece, Slot) and piece.name == "what"), None)
        if what is not None and effect.about is not None and self.joins_verb(effect.about, _case(what), at):
            pieces.remove(what)
            verb = next(i for i, piece in enumerate(pieces) if isinstance(piece, VerbSlot))
            pieces.insert(verb + 1, what)
        return pieces

    def speaks_to_you(self, effect: p.Effect) -> bool:
        """Whether the sentence is an imperative, so "you may" can precede it."""
        match effect:
            case p.ThisTurn() | p.Gain() | p.JoinBattle():
                return False
            case p.Plain():
                row = sentences().get(type(effect).__name__)
                first = next(piece for piece in row[self.language] if piece != Slot("who", "")) if row else VerbSlot("")
                return isinstance(first, VerbSlot) and not first.states and getattr(effect, "who", p.YOU) is p.YOU
            case p.AtEndOfTurn(do):
                return self.speaks_to_you(do)
            case p.May() | p.ChooseOne() | p.If():
                return False
            case _:
                assert_never(effect)

    @abstractmethod
    def damage(self, part: p.Damage, at: Context) -> str: ...

    @abstractmethod
    def divide_damage(self, part: p.DivideDamage, at: Context) -> str: ...

    @abstractmethod
    def return_to_hand(self, part: p.ReturnToHand, at: Context) -> str: ...

    @abstractmethod
    def this_turn(self, part: p.ThisTurn, at: Context) -> str: ...

    @abstractmethod
    def gains(self, keywords: p.Keyword, subject: Phrase) -> str:
        """The predicate: "gains blitz", "становится Неуязвимым". The log uses the same words as the cards."""

    def gain(self, part: p.Gain, at: Context) -> str:
        subject = self.thing(part.what, Case.NOMINATIVE, at)
        return f"{self.closed(subject.text)} {self.gains(part.keywords, subject)}"

    @abstractmethod
    def put_counters(self, part: p.PutCounters, at: Context) -> str: ...

    @abstractmethod
    def put_into_play(self, part: p.PutIntoPlay, at: Context) -> str: ...

    @abstractmethod
    def join_battle(self, part: p.JoinBattle) -> str: ...

    def at_end_of_turn(self, clause: str) -> str:
        return f"{clause} {self.term('end_of_turn')}"

    # --- sentences made of sentences ----------------------------------------------------------------------------------

    def you_may(self, clause: str) -> str:
        """Put "you may" before a clause in the infinitive."""
        return f"{self.term('may')} {clause}"

    @abstractmethod
    def condition(self, condition: p.Condition | p.PlayedThisTurn, at: Context) -> str:
        """ "if it is your turn, " with its comma."""

    def clauses(self, effects: Sequence[p.Effect], at: Context) -> list[str]:
        said = []
        for effect in effects:
            said.append(self.clause(effect, at))
            at = at.after(effect)
        return said

    def in_turn(self, effects: Sequence[p.Effect], at: Context) -> str:
        """Several effects in one clause."""
        return self.then.join(self.clauses(effects, at))

    def sentences(self, effects: Sequence[p.Effect], at: Context) -> str:
        return " ".join(sentence(clause) for clause in self.clauses(effects, at))

    def may(self, part: p.May, at: Context) -> str:
        """ "you may do it", "you may do it to …" or, if the consequence isn't an imperative, "you may do it. If you do, …"."""
        to_you = isinstance(part.do, p.Pay) or self.speaks_to_you(part.do)
        form = replace(at, form=Form.INFINITIVE) if to_you else at
        first = self.paying(part.do, Form.INFINITIVE) if isinstance(part.do, p.Pay) else self.clause(part.do, form)
        first = self.you_may(first) if to_you else self.if_you_wish + first
        if not part.then:
            return first
        if not isinstance(part.do, p.Pay):
            at = at.after(part.do)
        if to_you and all(map(self.speaks_to_you, part.then)):
            return first + self.in_order_to + self.in_turn(part.then, replace(at, form=Form.INFINITIVE))
        return f"{sentence(first)} {capital(self.if_you_do)}{self.in_turn(part.then, at)}"

    def paying(self, cost: p.Pay, form: Form) -> str:
        """ "pay 1 health"."""
        paid = [self.count(cost.health, self.nouns[Word.HEALTH])] if cost.health else []
        paid += [self.count(cost.gold, self.nouns[Word.GOLD])] if cost.gold else []
        return f"{self.verbs[Act.PAY][form]} {self.and_.join(paid)}"

    def if_(self, part: p.If, at: Context) -> str:
        match part:
            case p.If(p.Condition.YOUR_TURN, (p.Create(token, int(more), who),), (p.Create() as few,)):
                if (token, who) == (few.token, few.who):
                    number, _, _ = self.count(more, self.token(token)).partition(" ")
                    return self.plain(few, at) + self.or_on_your_turn.format(number)
        at = at.given(part.condition)
        then = self.condition(part.condition, at) + self.in_turn(part.then, at)
        if not part.otherwise:
            return then
        return f"{sentence(then)} {capital(self.otherwise)}{self.in_turn(part.otherwise, at)}"

    def mode(self, mode: p.Mode, at: Context) -> str:
        """One mode of an OR card, with its cost.

        A mode for your own turn is not worded "if it is your turn, …": on another player's turn it cannot be chosen at all, and
        that wording would copy printed text on some cards.
        """
        first, *others = self.clauses(mode.do, at)
        if mode.your_turn:
            first = self.during(self.on_own_turn if self.speaks_to_you(mode.do[0]) else self.on_your_turn, first)
        said = " ".join(map(sentence, [first, *others]))
        return f"{capital(self.paying(p.Pay(gold=mode.gold), Form.IMPERATIVE))}: {said}" if mode.gold else said

    def during(self, turn: str, clause: str) -> str:
        return f"{turn}, {clause}"

    # --- abilities ----------------------------------------------------------------------------------------------------

    @abstractmethod
    def removed_counters(self, number: int) -> str:
        """ "remove a +1/+1 counter from this champion"."""

    @abstractmethod
    def bonus(self, part: p.Bonus) -> str: ...

    @abstractmethod
    def on_your_turns(self, part: p.OnYourTurn) -> str: ...

    @abstractmethod
    def ambush_for(self, part: p.AmbushFor) -> str: ...

    def ability(self, ability: p.Ability, at: Context) -> str:
        """One line of the card."""
        match ability:
            case p.Triggered():
                if set(ability.when) & set(self.deeds) and not set(ability.when) & set(self.moments):
                    at = replace(at, them=Them(at.this, this=True))  # "when this champion attacks → … on it"
                return f"{capital(self.when(ability.when))} → {self.sentences(ability.do, at)}"
            case p.FromDiscard():
                return f"{capital(self.in_your_discard_pile)} — {self.ability(ability.ability, replace(at, this=Word.CARD))}"
            case p.Power():
                return f"{capital(self.costs(ability, at))}: {self.sentences(ability.do, at)}"
            case p.Bonus():
                return sentence(self.bonus(ability))
            case p.OnYourTurn():
                return sentence(self.on_your_turns(ability))
            case p.AmbushFor():
                return sentence(self.ambush_for(ability))
            case p.Static():
                return sentence(self.statics[ability])
            case _:
                assert_never(ability)

    def when(self, conditions: Sequence[p.When | p.Broken]) -> str:
        """The conditions, left of the arrow."""
        plain = [when for when in conditions if isinstance(when, p.When)]
        said = [self.labels[when] for when in plain if when in self.labels]
        if deeds := [self.deeds[when] for when in plain if when in self.deeds]:
            said.append(f"{self.when_this} {self.or_.join(deeds)}")
        said += [self.moments[when] for when in plain if when not in self.labels and when not in self.deeds]
        said += [self.broken(when) for when in conditions if isinstance(when, p.Broken)]
        return self.and_.join(said)

    def broken(self, part: p.Broken) -> str:
        """ "when a Wolf you control is broken"."""
        one = self.chosen(p.Chosen(part.which), Case.NOMINATIVE, Context())
        return agreeing(conditions()["Broken"][self.language], self.closed(one.text), one.gender)

    def costs(self, power: p.Power, at: Context) -> str:
        """The cost, left of the colon."""
        return ", ".join(self.cost(cost, at) for cost in power.cost)

    def cost(self, cost: p.Cost, at: Context) -> str:
        match cost:
            case p.Expend(p.It.THIS):
                return f"[{capital(self.verbs[Act.EXPEND][Form.IMPERATIVE])}]"
            case p.Pay():
                return self.paying(cost, Form.IMPERATIVE)
            case p.RemoveCounters(amount):
                return self.removed_counters(amount)
            case _:
                return self.plain(cost, at)

    # --- cards --------------------------------------------------------------------------------------------------------

    @abstractmethod
    def kind(self, card: p.Card) -> str:
        """ "Good Champion": alignment and type."""

    def name(self, card: p.Card) -> str:
        return names_of(__package__).name(card.name, self.language)

    def type_line(self, card: p.Card) -> str:
        names = [self.term(f"class.{card_class.name.lower()}") for card_class in card.classes]
        said = [self.kind(card) + (f" — {self.class_joint.join(names)}" if names else "")]
        if not isinstance(card, p.Token):
            said.append(self.count(card.cost, self.nouns[Word.GOLD], Case.NOMINATIVE))
        if not isinstance(card, p.Event):
            said.append(f"{card.attack}/{card.defense}")
        return " · ".join(said)

    def card(self, card: p.Card) -> CardText:
        lines: list[str] = []
        if isinstance(card, p.Event):
            lines += self.event_lines(card.do)
        if isinstance(card, p.Champion) and card.keywords:
            lines.append(" ".join(sentence(keyword) for keyword in self.keywords(card.keywords, Case.NOMINATIVE)))
        if not isinstance(card, p.Token):
            at = Context(this=Word.CARD if isinstance(card, p.Event) else Word.CHAMPION)
            lines += [self.ability(ability, at) for ability in card.abilities]
        return printed(self.name(card), card.name, self.type_line(card), lines, self.language)

    def event_lines(self, effects: Sequence[p.Effect]) -> list[str]:
        """An OR card has a line per mode; other effects share one line."""
        at = Context(this=Word.CARD)
        if len(effects) == 1 and isinstance(effects[0], p.ChooseOne):
            first, *others = (self.mode(mode, at) for mode in effects[0].modes)
            return [first, *(line for mode in others for line in (self.or_line, mode))]
        return [self.sentences(effects, at)]
