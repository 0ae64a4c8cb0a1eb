"""French sentences. Keywords are capitalised; adjectives among them agree: "ils deviennent Imblocables"."""

from __future__ import annotations

from mulligan.core.text.languages import french
from mulligan.core.text.words import Gender, Phrase, capital, signed, third_person
from mulligan.epic import parts as p
from mulligan.epic.text.context import Context, Word, goes_to_your_hand, is_foreign
from mulligan.epic.text.french_phrases import ACCUSATIVE, DATIVE, LOCATIVE, MANY, NOMINATIVE, ONE, FrenchPhrases
from mulligan.epic.text.phrases import Act
from mulligan.epic.text.romance import Romance
from mulligan.epic.text.words import french as words


class French(FrenchPhrases, Romance):
    be, become = words.BE, words.BECOME
    adjectives = frozenset(words.ADJECTIVES)
    joins_battle = "{one} peut {traits} {this_turn} et se joindre à l'attaque ou au blocage de ce Champion"

    # --- effects ------------------------------------------------------------------------------------------------------

    def plain(self, effect: p.Plain, at: Context) -> str:
        if isinstance(effect, p.Discard):  # "défaussez-vous d'une carte"
            cards = self.quantity(effect.amount, self.nouns[Word.CARD], at, effect.who)
            return f"{self.does(effect.who, self.verbs[Act.DISCARD], at)} {french.after('de', str(cards))}"
        return super().plain(effect, at)

    def damage(self, part: p.Damage, at: Context) -> str:
        head, tail = self.quantity(part.amount, self.nouns[Word.DAMAGE], at)
        deal = self.verbs[Act.DEAL]
        choose, each_one = self._one_by_one(part.to, at)
        if choose:
            return f"{choose}{deal[at.form]} {head} à {each_one}{tail}"
        if self._is_pronoun(part.to, at) or part.to is p.YOU:
            pronoun = "vous" if part.to is p.YOU else self.thing(part.to, DATIVE, at).text
            return f"{self._with_pronoun(deal, pronoun, at)} {head}{tail}"
        to = self.thing(part.to, DATIVE, at).text
        return f"{deal[at.form]} {to} {head}{tail}" if tail else f"{deal[at.form]} {head} {to}"

    def divide_damage(self, part: p.DivideDamage, at: Context) -> str:
        amount = self.count(part.amount, self.nouns[Word.DAMAGE])
        return f"{self.verbs[Act.DEAL][at.form]} {amount} répartis à votre guise entre autant de cibles que vous le souhaitez"

    def return_to_hand(self, part: p.ReturnToHand, at: Context) -> str:
        if goes_to_your_hand(part):
            return self._do_to(words.TAKE_BACK, part.what, at, "en main", first=True)
        its = "son" if self.thing(part.what, ACCUSATIVE, at).number is ONE else "leur"
        return self._do_to(self.verbs[Act.RETURN], part.what, at, f"dans la main de {its} {self.term('owner')}")

    def _quality(self, keyword: p.Keyword, subject: Phrase) -> str:
        return french.agree(self.keyword(keyword, NOMINATIVE), subject.gender, subject.number)

    def _strength(self, attack: int, defense: int) -> list[str]:
        said = [f"{signed(attack)} en {self.term('attack')}"] if attack else []
        return said + ([f"{signed(defense)} en {self.term('defense')}"] if defense else [])

    def this_turn(self, part: p.ThisTurn, at: Context) -> str:
        return f"{self._gaining(part.what, part.attack, part.defense, part.keywords, at)} {self.term('this_turn')}"

    def _gaining(self, what: p.Champions, attack: int, defense: int, keywords: p.Keyword, at: Context) -> str:
        subject = self.thing(what, NOMINATIVE, at)
        verb = self.verbs[Act.GET if max(attack, defense) <= 0 and not keywords else Act.GET_KEYWORD]
        strength = self._strength(attack, defense)
        traits = self._traits(verb, self.become, third_person(subject.number), subject, strength, keywords)
        return f"{subject.text} {traits}"

    def put_counters(self, part: p.PutCounters, at: Context) -> str:
        head, tail = self.quantity(part.amount, self.nouns[Word.COUNTER], at)
        choose, each_one = self._one_by_one(part.what, at)
        on = f"sur {each_one}" if choose else self.thing(part.what, LOCATIVE, at).text
        return f"{choose}{self.verbs[Act.PUT][at.form]} {head} {on}{tail}"

    def put_into_play(self, part: p.PutIntoPlay, at: Context) -> str:
        place = f"{self.term('in_play')}{' sous votre contrôle' if is_foreign(part.what) else ''}"
        return self._do_to(self.verbs[Act.PUT], part.what, at, place, first=not isinstance(part.what, p.It))

    def broken(self, part: p.Broken) -> str:
        word, _, rest = super().broken(part).partition(" ")
        return french.elided(word, rest)  # "lorsqu'un autre Champion"

    def condition(self, condition: p.Condition | p.PlayedThisTurn, at: Context) -> str:
        noun, number = self.them_noun(at), at.them.number
        match condition:
            case p.PlayedThisTurn():
                card = self._which(p.Which(type=None, alignment=condition.alignment, cost=1), ONE)
                return f"si vous avez déjà joué {french.one(card.gender)} {card.text} {self.term('this_turn')}, "
            case p.Condition.YOUR_TURN:
                return "si c'est votre tour, "
            case p.Condition.NOT_YOUR_TURN:
                return "si ce n'est pas votre tour, "
            case p.Condition.YOU_CONTROLLED_IT:
                return f"si vous {french.pronoun(noun.gender, number, ACCUSATIVE)} contrôliez, "
            case p.Condition.IT_ATTACKED_YOU_UNBLOCKED:
                attacked = "attaquait" if number is ONE else "attaquaient"
                blocked = french.agree(self.term("blocked"), noun.gender, number)
                return f"si {french.this(noun, number)} vous {attacked} sans être {blocked}, "
            case p.Condition.ONE_CHAMPION_ATTACKS:
                return "si un seul Champion attaque, "

    # --- abilities ----------------------------------------------------------------------------------------------------

    def removed_counters(self, number: int) -> str:
        return f"{self.verbs[Act.REMOVE].imperative} {self.count(number, self.nouns[Word.COUNTER])} de ce Champion"

    def bonus(self, part: p.Bonus) -> str:
        subject = self.each(part.what, NOMINATIVE, Context())
        form = third_person(subject.number)
        more = []
        if part.also is not None:
            more.append(f"{self.be[form]} aussi {words.alignment(part.also, subject.gender, subject.number)}")
        strength = self._strength(part.attack, part.defense)
        traits = self._traits(self.verbs[Act.HAVE], self.be, form, subject, strength, part.keywords, *more)
        return f"{subject.text} {traits}"

    def ambush_for(self, part: p.AmbushFor) -> str:
        what = self._which(part.what, MANY)
        some = french.after("de", what.text) if part.what.other else f"des {what.text}"
        if_they = f"s'{french.pronoun(what.gender, MANY, NOMINATIVE)}" if what.gender is not Gender.FEMININE else "si elles"
        return f"{self.term('may')} jouer {some} comme {if_they} avaient {self.keyword(p.AMBUSH, ACCUSATIVE)}"

    def kind(self, card: p.Card) -> str:
        match card:
            case p.Event():
                word = self.term("event")
            case p.Champion():
                word = self.term("champion")
            case p.Token():
                word = self.term("token_champion")
        return capital(f"{word} {words.alignment(card.alignment, Gender.MASCULINE, ONE)}")


FRENCH = French()
