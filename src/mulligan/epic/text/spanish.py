"""Spanish sentences.

The imperative and the third person are spelled alike ("roba"), so subjects are never dropped, and "tú" is explicit after a
third person.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from mulligan.core.text.languages import spanish
from mulligan.core.text.words import Case, Form, Phrase, capital, signed, spaced, third_person
from mulligan.epic import parts as p
from mulligan.epic.text.context import Context, Word, goes_to_your_hand, is_foreign
from mulligan.epic.text.phrases import Act
from mulligan.epic.text.romance import Romance
from mulligan.epic.text.spanish_phrases import ACCUSATIVE, MANY, NOMINATIVE, ONE, SpanishPhrases
from mulligan.epic.text.words import spanish as words


def _others_act(effect: p.Effect) -> bool:
    """Whether the sentence ends with another player's action."""
    match effect:
        case p.Draw(who=who) | p.Discard(who=who) | p.GainHealth(who=who) | p.LoseHealth(who=who) | p.Create(who=who):
            return who is not p.YOU
        case p.AtEndOfTurn(do):
            return _others_act(do)
        case p.May(do, then):
            last = then[-1] if then else do
            return not isinstance(last, p.Pay) and _others_act(last)
        case p.If():
            return _others_act((effect.otherwise or effect.then)[-1])
        case _:
            return False


def _you_act(effect: p.Effect) -> bool:
    """Whether the sentence could also be read as another player's action."""
    match effect:
        case p.Draw(who=who) | p.Create(who=who):
            return who is p.YOU
        case _:
            return isinstance(effect, p.Recycle)


class Spanish(SpanishPhrases, Romance):
    be, become = words.BE, words.BECOME
    adjectives = frozenset(words.KEYWORD_ADJECTIVES)
    joins_battle = "{one} puede {traits} {this_turn} y unirse al ataque o al bloqueo de este campeón"

    # --- effects ------------------------------------------------------------------------------------------------------

    def clauses(self, effects: Sequence[p.Effect], at: Context) -> list[str]:
        """ "ese jugador se descarta de una carta" / "tú robas una carta"."""
        said = super().clauses(effects, at)
        for after, (before, effect) in enumerate(pairwise(effects), start=1):
            if at.form is Form.IMPERATIVE and _others_act(before) and _you_act(effect):
                verb, *rest = said[after].split(" ")
                said[after] = spaced("tú", words.YOU_DO.get(verb, f"{verb}s"), *rest)
        return said

    def damage(self, part: p.Damage, at: Context) -> str:
        verb = self.verbs[Act.DEAL]
        head, tail = self.quantity(part.amount, self.nouns[Word.DAMAGE], at)
        if self.is_it(part.to, at):
            return f"{spanish.enclitic(verb, at.form, self.pronoun(spanish.TO_IT, at))} {head}{tail}"
        if part.to is p.YOU:
            return f"{spanish.enclitic(verb, at.form, 'te')} {head}{tail}"
        you_too = part.to == p.WithChampions(p.YOU)
        deal = spanish.enclitic(verb, at.form, "te") if you_too else verb[at.form]
        return f"{deal} {head}{tail} {self.thing(part.to, Case.DATIVE, at).text}"

    def divide_damage(self, part: p.DivideDamage, at: Context) -> str:
        amount = self.count(part.amount, self.nouns[Word.DAMAGE])
        return f"{self.verbs[Act.DEAL][at.form]} {amount} repartidos a tu elección entre cualquier número de objetivos"

    def return_to_hand(self, part: p.ReturnToHand, at: Context) -> str:
        if goes_to_your_hand(part):
            return self.place(Act.RETURN, part.what, "a tu mano", at)
        one = self.thing(part.what, ACCUSATIVE, at).number is ONE
        hand = "a la mano de su propietario" if one else "a las manos de sus propietarios"
        return f"{self.do_to(Act.RETURN, part.what, at)} {hand}"

    def _quality(self, keyword: p.Keyword, subject: Phrase) -> str:
        return words.KEYWORD_ADJECTIVES[keyword].form(subject.gender, subject.number)

    def _listed(self, said: Sequence[str]) -> str:
        return spanish.joined(said)

    def _strength(self, attack: int, defense: int) -> list[str]:
        attacks = [f"{signed(attack)} de {self.term('attack')}"] if attack else []
        return attacks + ([f"{signed(defense)} de {self.term('defense')}"] if defense else [])

    def this_turn(self, part: p.ThisTurn, at: Context) -> str:
        subject = self.thing(part.what, NOMINATIVE, at)
        strength = self._strength(part.attack, part.defense)
        having = self.verbs[Act.GET if strength else Act.GET_KEYWORD]
        traits = self._traits(having, self.become, third_person(subject.number), subject, strength, part.keywords)
        return f"{subject.text} {traits} {self.term('this_turn')}"

    def put_counters(self, part: p.PutCounters, at: Context) -> str:
        head, tail = self.quantity(part.amount, self.nouns[Word.COUNTER], at)
        return f"{self.verbs[Act.PUT][at.form]} {head} {self.thing(part.what, Case.LOCATIVE, at).text}{tail}"

    def put_into_play(self, part: p.PutIntoPlay, at: Context) -> str:
        control = " bajo tu control" if is_foreign(part.what) else ""
        return self.place(Act.PUT, part.what, f"{self.term('in_play')}{control}", at)

    def condition(self, condition: p.Condition | p.PlayedThisTurn, at: Context) -> str:
        one = at.them.number is ONE
        match condition:
            case p.PlayedThisTurn():
                card = self.chosen(p.Chosen(p.Which(type=None, alignment=condition.alignment, cost=1)), ACCUSATIVE, at)
                return f"si {self.term('this_turn')} ya has jugado {card.text}, "
            case p.Condition.YOUR_TURN:
                return "si es tu turno, "
            case p.Condition.NOT_YOUR_TURN:
                return "si no es tu turno, "
            case p.Condition.YOU_CONTROLLED_IT:
                return f"si {self.pronoun(spanish.IT, at)} controlabas, "
            case p.Condition.IT_ATTACKED_YOU_UNBLOCKED:
                was, had = ("estaba", "había") if one else ("estaban", "habían")
                return f"si te {was} atacando y no {had} sido {self.pronoun(words.BLOCKED, at)}, "
            case p.Condition.ONE_CHAMPION_ATTACKS:
                return "si solo ataca un campeón, "

    # --- abilities ----------------------------------------------------------------------------------------------------

    def removed_counters(self, number: int) -> str:
        return f"{self.verbs[Act.REMOVE][Form.IMPERATIVE]} {self.count(number, self.nouns[Word.COUNTER])} de este campeón"

    def bonus(self, part: p.Bonus) -> str:
        subject = self.each(part.what, NOMINATIVE, Context())
        form = third_person(subject.number)
        also = []
        if part.also is not None:
            also.append(f"también {self.be[form]} {self.aligned(part.also, subject.gender, subject.number)}")
        strength = self._strength(part.attack, part.defense)
        having = self.verbs[Act.GET if strength and not part.keywords else Act.HAVE]
        traits = self._traits(having, self.be, form, subject, strength, part.keywords, *also)
        return f"{subject.text} {traits}"

    def ambush_for(self, part: p.AmbushFor) -> str:
        named = self.which(part.what, MANY)
        other = spanish.OTHER.form(named.gender, MANY) if part.what.other else ""
        ambush = self.keyword(p.AMBUSH, ACCUSATIVE)
        return spaced(self.term("may"), "jugar", other, named.text, "como si tuvieran", ambush)

    def kind(self, card: p.Card) -> str:
        noun = self.nouns[Word.EVENT if isinstance(card, p.Event) else Word.CHAMPION]
        name = self.term("token_champion") if isinstance(card, p.Token) else noun.form(ONE)
        return capital(f"{name} {self.aligned(card.alignment, noun.gender, ONE)}")


SPANISH = Spanish()
