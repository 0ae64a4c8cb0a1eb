"""Polish. Gold is counted as players say it: 1 złoto, 2 złota, 5 złota."""

from __future__ import annotations

from dataclasses import replace

from mulligan.core.text.languages import polish
from mulligan.core.text.terms import Language
from mulligan.core.text.words import (
    Case,
    Form,
    Gender,
    Noun,
    Number,
    Phrase,
    capital,
    listed,
    signed,
    spaced,
)
from mulligan.epic import parts as p
from mulligan.epic.text.context import Context, Word, goes_to_your_hand, is_foreign
from mulligan.epic.text.phrases import Act, Quantity
from mulligan.epic.text.slavic import ACCUSATIVE, GENITIVE, MANY, NOMINATIVE, ONE, Adjective, Slavic
from mulligan.epic.text.words import polish as words

ZONES = {
    p.Zone.IN_PLAY: "",
    p.Zone.YOUR_HAND: "ze swojej ręki",
    p.Zone.YOUR_DISCARD: "ze swojego stosu kart odrzuconych",
    p.Zone.ANY_DISCARD: "z dowolnego stosu kart odrzuconych",
}


class Polish(Slavic):
    language = Language.PL
    nouns = words.NOUNS
    classes = words.CLASSES
    verbs = words.VERBS
    labels = words.LABELS
    deeds = words.DEEDS
    moments = words.MOMENTS
    statics = words.STATICS
    when_this = "kiedy ten czempion"
    in_order_to = ", aby "
    and_ = " oraz "
    or_ = " lub "
    or_line = "LUB"
    then = ", a następnie "
    otherwise = "w przeciwnym razie "
    if_you_do = "jeśli to zrobisz, "
    if_you_wish = "jeśli chcesz, "
    on_your_turn = "w twojej turze"
    on_own_turn = "w swojej turze"
    or_on_your_turn = ", a w swojej turze {}"
    in_your_discard_pile = "w twoim stosie kart odrzuconych"

    all_, every, one, this_, any_ = polish.ALL, polish.EVERY, polish.ONE, polish.THIS, polish.ANY
    other, third, your, own = polish.OTHER, polish.THIRD, polish.YOUR, polish.OWN
    targeted, controlling = words.TARGETED, words.CONTROLLING
    keyword_accusatives = words.KEYWORD_ACCUSATIVES
    yourself = ("ty", "siebie", "sobie", "siebie", "sobą", "sobie")
    of_class = "klasy"
    any_number = "dowolną liczbę (X)"
    from_pile = "ze stosu kart odrzuconych"
    and_namesakes = "oraz {} o tej samej nazwie"

    # --- phrases ------------------------------------------------------------------------------------------------------

    def count(self, number: int, noun: Noun, case: Case = ACCUSATIVE) -> str:
        return polish.count(number, noun, case)

    def quantity(self, amount: p.Amount, noun: Noun, at: Context, who: p.Players = p.YOU) -> Quantity:
        if isinstance(amount, int):
            return Quantity(self.count(amount, noun))
        many = noun.form(MANY, GENITIVE)
        if amount.of is p.Counted.X:
            return Quantity(f"X{signed(amount.plus) if amount.plus else ''} {many}")
        whose = "twoim" if who is p.YOU else "jego"
        on_this = "ma on na sobie obrażeń" if at.near else "obrażeń ma na sobie ten czempion"
        measure = {
            p.Counted.ITS_ATTACK: f"ile wynosi {self._their(at)} atak",
            p.Counted.DAMAGE_ON_THIS: f"ile {on_this}",
            p.Counted.CHAMPION_CARDS_IN_DISCARD: f"ilu czempionów jest w {whose} stosie kart odrzuconych",
        }
        return Quantity(f"tyle {many}", f", {measure[amount.of]}" + (f", plus {amount.plus}" if amount.plus else ""))

    def them(self, case: Case, at: Context) -> Phrase:
        if at.them.word is Word.PLAYER:
            return self._phrase(self.nouns[Word.PLAYER], at.them.number, case, polish.THIS)
        gender = self.them_noun(at).gender
        return Phrase(polish.pronoun(gender, at.them.number, case), at.them.number, gender)

    def _their(self, at: Context) -> str:
        return polish.possessor(self.them_noun(at).gender, at.them.number)

    def _which(
        self, which: p.Which, number: Number, case: Case, *determiners: Adjective, zone: p.Zone = p.Zone.IN_PLAY
    ) -> Phrase:
        """Matching champions or cards, after "wybrany", "każdy", "swój" etc."""
        noun = self._head(which)
        adjectives = list(determiners)
        if which.other and polish.YOUR in determiners:
            adjectives.insert(0, polish.REMAINING)
        elif which.other:
            adjectives.append(polish.REMAINING if polish.ALL in determiners else polish.OTHER)
        said = [adjective.beside(noun, number, case) for adjective in adjectives]
        if which.battle is not p.InBattle.ANY:
            said.append(words.ATTACKING.beside(noun, number, case))
        if which.battle is p.InBattle.ATTACKING_OR_BLOCKING:
            said += ["lub", words.BLOCKING.beside(noun, number, case)]
        if which.alignment is not None:
            said.append(words.ALIGNMENTS[which.alignment].beside(noun, number, case))
        said.append(noun.form(number, case))
        said.append("" if which.cost is None else f"o koszcie {which.cost}")
        if which.token is False:
            token = self.nouns[Word.TOKEN].form(number, Case.INSTRUMENTAL)
            said.append(f"{words.NOT_BEING.beside(noun, number, case)} {token}")
        text = spaced(*said, ZONES[zone])
        if which.broken_this_turn:
            text += f", {words.BROKEN.beside(noun, number, case)} {self.term('this_turn')}"
        return Phrase(text, number, noun.gender)

    def target(self, target: p.Target, case: Case, at: Context) -> Phrase:
        if target.up_to > 1:
            return self._up_to(target, case, at)
        phrase = self._targeted(target, ONE, case, self._own(target.what, case), at)
        return replace(phrase, text=f"maksymalnie 1 {phrase.text}") if target.up_to else phrase

    def _up_to(self, target: p.Target, case: Case, at: Context) -> Phrase:
        """Up to two: "do 2" and the genitive if possible. As a subject it takes a singular verb."""
        if case in (NOMINATIVE, ACCUSATIVE, GENITIVE):
            phrase = self._targeted(target, MANY, GENITIVE, self._own(target.what, case), at)
            return Phrase(
                f"{self.term('up_to')} {target.up_to} {phrase.text}", ONE if case is NOMINATIVE else MANY, phrase.gender
            )
        phrase = self._targeted(target, MANY, case, self._own(target.what, case), at)
        return replace(phrase, text=f"maksymalnie {target.up_to} {phrase.text}")

    def _targeted_and(self, own: list[Adjective]) -> list[Adjective]:
        return [self.targeted, *own]

    def with_champions(self, player: p.Players, case: Case, at: Context) -> Phrase:
        noun = self.nouns[Word.CHAMPION]
        own = polish.OWN.beside(noun, ONE, case) if player is p.YOU else ""
        his = "" if player in (p.YOU, p.EACH_PLAYER) else "jego"
        champion = spaced(polish.EVERY.beside(noun, ONE, case), own, his, noun.form(ONE, case))
        return Phrase(f"{self.player(player, case, at).text} oraz {champion}", MANY, noun.gender)

    def turn_player(self, case: Case) -> Phrase:
        player = self.nouns[Word.PLAYER]
        return self._phrase(player, ONE, case, after=f"{words.TAKING.beside(player, ONE, case)} swoją turę")

    # --- effects ------------------------------------------------------------------------------------------------------

    def damage(self, part: p.Damage, at: Context) -> str:
        head, tail = self.quantity(part.amount, self.nouns[Word.DAMAGE], at)
        deal = self.verbs[Act.DEAL][at.form]
        if isinstance(part.to, p.Target) and part.to.up_to > 1:
            if part.to.what is p.ANY_TARGET:
                targets = self.target(part.to, ACCUSATIVE, at).text
                return f"{words.CHOOSE[at.form]} {targets} i {deal} każdemu z nich {head}{tail}"
            targets = self._targeted(part.to, MANY, GENITIVE, self._own(part.to.what, GENITIVE), at).text
            return f"{deal} {head} każdemu z maksymalnie {part.to.up_to} {targets}{tail}"
        to = self.thing(part.to, Case.DATIVE, at).text
        return f"{deal} {to} {head}{tail}" if self.is_it(part.to, at) else f"{deal} {head} {to}{tail}"

    def divide_damage(self, part: p.DivideDamage, at: Context) -> str:
        amount = self.count(part.amount, self.nouns[Word.DAMAGE])
        return f"{words.DIVIDE[at.form]} {amount} między dowolną liczbę celów"

    def return_to_hand(self, part: p.ReturnToHand, at: Context) -> str:
        what = self.thing(part.what, ACCUSATIVE, at)
        if goes_to_your_hand(part):
            return f"{words.TAKE[at.form]} na rękę {what.text}"
        hand = "na rękę właściciela" if what.number is ONE else "na ręce właścicieli"
        return f"{self.verbs[Act.RETURN][at.form]} {what.text} {hand}"

    def _traits(self, attack: int, defense: int, keywords: p.Keyword, number: Number = ONE) -> str:
        """ "+2 do ataku i Zryw"; several champions each get it: "po +2 do ataku"."""
        each = "po " if number is MANY else ""
        said = [f"{each}{signed(attack)} do ataku"] if attack else []
        said += [f"{each}{signed(defense)} do obrony"] if defense else []
        return listed(said + self.keywords(keywords), " i ")

    def _with_verb(self, what: p.Champions, subject: Phrase, act: Act, at: Context) -> str:
        """ "wybrany czempion zyskuje", but "zyskuje on"."""
        verb = self.verbs[act].agreeing(subject.number)
        return f"{verb} {subject.text}" if self.is_it(what, at) else f"{subject.text} {verb}"

    def this_turn(self, part: p.ThisTurn, at: Context) -> str:
        act = Act.GET if min(part.attack, part.defense) < 0 else Act.GET_KEYWORD
        subject = self.thing(part.what, NOMINATIVE, at)
        traits = self._traits(part.attack, part.defense, part.keywords, subject.number)
        return f"{self._with_verb(part.what, subject, act, at)} {self.term('this_turn')} {traits}"

    def gains(self, keywords: p.Keyword, subject: Phrase) -> str:
        return f"{self.verbs[Act.GET_KEYWORD].agreeing(subject.number)} {self._traits(0, 0, keywords)}"

    def gain(self, part: p.Gain, at: Context) -> str:
        subject = self.thing(part.what, NOMINATIVE, at)
        return f"{self._with_verb(part.what, subject, Act.GET_KEYWORD, at)} {self._traits(0, 0, part.keywords)}"

    def put_counters(self, part: p.PutCounters, at: Context) -> str:
        amount = self.quantity(part.amount, self.nouns[Word.COUNTER], at)
        return f"{self.verbs[Act.PUT][at.form]} na {self.thing(part.what, Case.LOCATIVE, at).text} {amount}"

    def put_into_play(self, part: p.PutIntoPlay, at: Context) -> str:
        what = self.thing(part.what, ACCUSATIVE, at).text
        control = " pod swoją kontrolą" if is_foreign(part.what) else ""
        put = self.verbs[Act.PUT][at.form]
        return f"{put} {what} w grze" if isinstance(part.what, p.It) else f"{put} w grze{control} {what}"

    def join_battle(self, part: p.JoinBattle) -> str:
        group = self._which(part.which, MANY, GENITIVE, *([polish.YOUR] if part.which.side is p.Side.YOURS else []))
        one = polish.ONE.form(group.gender, ONE, NOMINATIVE)
        traits = self._traits(0, 0, part.keywords)
        turn = self.term("this_turn")
        return f"{one} z {group.text} może zyskać {turn} {traits} i dołączyć do ataku lub bloku tego czempiona"

    def condition(self, condition: p.Condition | p.PlayedThisTurn, at: Context) -> str:
        gender, number = self.them_noun(at).gender, at.them.number
        match condition:
            case p.PlayedThisTurn():
                card = self._which(p.Which(type=None, alignment=condition.alignment, cost=1), ONE, ACCUSATIVE)
                return f"jeśli {self.term('this_turn')} zagrałeś już {card.text}, "
            case p.Condition.YOUR_TURN:
                return "jeśli trwa twoja tura, "
            case p.Condition.NOT_YOUR_TURN:
                return "jeśli nie trwa twoja tura, "
            case p.Condition.YOU_CONTROLLED_IT:
                return f"jeśli {polish.past('by', gender, number)} pod twoją kontrolą, "
            case p.Condition.IT_ATTACKED_YOU_UNBLOCKED:
                attacked, was = (polish.past(stem, gender, number) for stem in ("atakowa", "zosta"))
                return f"jeśli cię {attacked} i nie {was} {words.BLOCKED.form(gender, number, NOMINATIVE)}, "
            case p.Condition.ONE_CHAMPION_ATTACKS:
                return "jeśli atakuje dokładnie jeden czempion, "

    # --- abilities ----------------------------------------------------------------------------------------------------

    def removed_counters(self, number: int) -> str:
        return f"{self.verbs[Act.REMOVE][Form.IMPERATIVE]} {self.count(number, self.nouns[Word.COUNTER])} z tego czempiona"

    def bonus(self, part: p.Bonus) -> str:
        subject = self.each(part.what, NOMINATIVE, Context())
        traits = self._traits(part.attack, part.defense, part.keywords, subject.number)
        said = [traits] if traits else []
        if part.also is not None:
            alignment = words.ALIGNMENTS[part.also].form(Gender.MASCULINE, ONE, NOMINATIVE)
            said.append(f"dodatkowo {self.term('alignment')} {alignment}")
        have = self.verbs[Act.HAVE].agreeing(subject.number)
        return f"{subject.text} {have} {(' oraz ' if ' i ' in traits else ' i ').join(said)}"

    def on_your_turns(self, part: p.OnYourTurn) -> str:
        return self.during(self.on_your_turn, f"ten czempion ma {self._traits(0, 0, part.keywords)}")

    def ambush_for(self, part: p.AmbushFor) -> str:
        what = self._which(part.what, MANY, ACCUSATIVE)
        had = "mieli" if what.gender is Gender.PERSON else "miały"
        return f"{self.term('may')} zagrywać {what.text} tak, jakby {had} {self.keyword(p.AMBUSH, ACCUSATIVE)}"

    def kind(self, card: p.Card) -> str:
        match card:
            case p.Event():
                noun = self.nouns[Word.EVENT]
            case p.Champion():
                noun = self.nouns[Word.CHAMPION]
            case p.Token():
                noun = self.nouns[Word.TOKEN].followed_by(self.nouns[Word.CHAMPION].form(ONE, GENITIVE))
        return capital(f"{words.ALIGNMENTS[card.alignment].beside(noun, ONE, NOMINATIVE)} {noun.form(ONE)}")


POLISH = Polish()
