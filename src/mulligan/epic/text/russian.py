"""Russian.

Gold and damage are counted as players do: 1 урон, 2 урона, 5 урона. Some keywords are nouns, which champions get,
others are adjectives, which champions become.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from mulligan.core.text.languages import russian
from mulligan.core.text.terms import Language
from mulligan.core.text.words import Case, Form, Noun, Number, Phrase, capital, listed, signed, spaced, third_person
from mulligan.epic import parts as p
from mulligan.epic.text.context import Context, Word, goes_to_your_hand, is_foreign
from mulligan.epic.text.phrases import Act, Quantity
from mulligan.epic.text.slavic import ACCUSATIVE, GENITIVE, MANY, NOMINATIVE, ONE, Adjective, Slavic
from mulligan.epic.text.words import russian as words
from mulligan.epic.text.words.russian import closed, joined


class Russian(Slavic):
    language = Language.RU
    nouns = words.NOUNS
    classes = words.CLASSES
    verbs = words.VERBS
    labels = words.LABELS
    deeds = words.DEEDS
    moments = words.MOMENTS
    statics = words.STATICS
    when_this = "когда этот Чемпион"
    in_order_to = ", чтобы "
    and_ = ", а также "
    or_ = " или "
    or_line = "ИЛИ"
    then = ", а затем "
    otherwise = "в противном случае "
    if_you_do = "если вы это сделали, "
    if_you_wish = "если хотите, "
    on_your_turn = "в ваш ход"
    on_own_turn = "в свой ход"
    or_on_your_turn = ", а в свой ход — {}"
    in_your_discard_pile = "в вашем сбросе"

    all_, every, one, this_, any_ = russian.ALL, russian.EVERY, russian.ONE, russian.THIS, russian.ANY
    other, third, your, own = russian.OTHER, russian.THIRD, russian.YOUR, russian.OWN
    targeted, controlling = words.TARGETED, words.IN_CONTROL
    keyword_accusatives = words.KEYWORD_ACCUSATIVES
    yourself = ("вы", "себя", "себе", "себя", "собой", "себе")
    of_class = "класса"
    any_number = "любое количество (X)"
    from_pile = "из сброса"
    and_namesakes = "и {} с тем же названием"

    # --- phrases ------------------------------------------------------------------------------------------------------

    def count(self, number: int, noun: Noun, case: Case = ACCUSATIVE) -> str:
        return russian.count(number, noun, case)

    def quantity(self, amount: p.Amount, noun: Noun, at: Context, who: p.Players = p.YOU) -> Quantity:
        if isinstance(amount, int):
            return Quantity(self.count(amount, noun))
        if amount.of is p.Counted.X:
            return Quantity(f"X{signed(amount.plus) if amount.plus else ''} {noun.form(MANY, GENITIVE)}")
        plus = f", плюс {amount.plus}" if amount.plus else ""
        if amount.of is p.Counted.ITS_ATTACK:
            return Quantity(f"количество {noun.form(MANY, GENITIVE)}", f", равное атаке {self._that(GENITIVE, at)}{plus}")
        each = {
            p.Counted.DAMAGE_ON_THIS: f"каждую единицу урона на {'нём' if at.near else 'этом Чемпионе'}",
            p.Counted.CHAMPION_CARDS_IN_DISCARD: "каждого Чемпиона в своём сбросе",
        }
        return Quantity(f"по {self.count(1, noun, Case.DATIVE)}", f" за {each[amount.of]}{plus}")

    def _that(self, case: Case, at: Context) -> str:
        """A second mention: "этот Чемпион"."""
        return self._phrase(self.them_noun(at), at.them.number, case, russian.THIS).text

    def them(self, case: Case, at: Context) -> Phrase:
        noun, number = self.them_noun(at), at.them.number
        if at.them.word is Word.PLAYER:
            return Phrase(self._that(case, at), number, noun.gender)
        return Phrase(russian.PRONOUNS.form(noun.gender, number, case), number, noun.gender)

    def _which(
        self, which: p.Which, number: Number, case: Case, *determiners: Adjective, zone: p.Zone = p.Zone.IN_PLAY
    ) -> Phrase:
        """Matching champions or cards, after "выбранный", "каждый", "свой" etc."""
        noun = self._head(which)
        adjectives = list(determiners)
        if which.other:
            rest = russian.REMAINING if russian.ALL in determiners or russian.YOUR in determiners else russian.OTHER
            adjectives.insert(int(russian.ALL in determiners or russian.EVERY in determiners), rest)
        said = [adjective.beside(noun, number, case) for adjective in adjectives]
        if which.battle is not p.InBattle.ANY:
            said.append(words.ATTACKING.beside(noun, number, case))
        if which.battle is p.InBattle.ATTACKING_OR_BLOCKING:
            said += ["и" if russian.ALL in determiners else "или", words.BLOCKING.beside(noun, number, case)]
        said.append(noun.form(number, case))
        said.append("" if which.alignment is None else words.ALIGNMENTS[which.alignment])
        said.append("" if which.cost is None else f"стоимостью {which.cost}")
        text = spaced(*said)
        if which.broken_this_turn:
            text = spaced(words.ZONES[zone], text) + f", {words.BROKEN.beside(noun, number, case)} {self.term('this_turn')}"
        else:
            text = spaced(text, words.ZONES[zone])
        if which.token is False:
            being = f"не {words.BEING.beside(noun, number, case)}ся {self.nouns[Word.TOKEN].form(ONE, Case.INSTRUMENTAL)}"
            text += f", {being if number is ONE else 'кроме жетонов'}"
        return Phrase(text, number, noun.gender)

    def target(self, target: p.Target, case: Case, at: Context) -> Phrase:
        own = self._own(target.what, case)
        if not target.up_to:
            return self._targeted(target, ONE, case, own, at)
        number = ONE if target.up_to == 1 else MANY
        genitive = self._targeted(target, number, GENITIVE, own, at)
        if case in (NOMINATIVE, GENITIVE, ACCUSATIVE):
            up_to = "не более" if case is NOMINATIVE else self.term("up_to")
            return replace(genitive, text=f"{up_to} {target.up_to} {genitive.text}")
        if number is MANY and case is not Case.INSTRUMENTAL:
            every = russian.EVERY.form(genitive.gender, ONE, case)
            return replace(genitive, text=f"{every} из не более чем {target.up_to} {genitive.text}")
        phrase = self._targeted(target, number, case, own, at)
        return replace(phrase, text=f"не более чем {target.up_to} {phrase.text}")

    def with_champions(self, player: p.Players, case: Case, at: Context) -> Phrase:
        named, noun = self.player(player, case, at), self.nouns[Word.CHAMPION]
        own = [russian.OWN] if player is p.YOU else []
        champion = [adjective.beside(noun, ONE, case) for adjective in (russian.EVERY, *own)]
        if player not in (p.YOU, p.EACH_PLAYER):
            champion.append("его" if named.number is ONE else "их")
        return Phrase(spaced(closed(named.text), "и", *champion, noun.form(ONE, case)), MANY, noun.gender)

    def turn_player(self, case: Case) -> Phrase:
        player = self.nouns[Word.PLAYER]
        whose_turn = self.term("turn_player").removeprefix(player.form(ONE))
        return Phrase(f"{player.form(ONE, case)}{whose_turn}", ONE, player.gender)

    def closed(self, text: str) -> str:
        return closed(text)

    # --- effects ------------------------------------------------------------------------------------------------------

    def damage(self, part: p.Damage, at: Context) -> str:
        head, tail = self.quantity(part.amount, self.nouns[Word.DAMAGE], at)
        deal = self.verbs[Act.DEAL][at.form]
        if isinstance(part.to, p.Target) and part.to.what is p.ANY_TARGET and part.to.up_to > 1:
            targets = self.target(part.to, ACCUSATIVE, at)
            every = russian.EVERY.form(targets.gender, ONE, Case.DATIVE)
            return f"{words.CHOOSE[at.form]} {targets.text} и {deal} {every} из них {head}{tail}"
        to = self.thing(part.to, Case.DATIVE, at).text
        return f"{deal} {closed(to)} {head}{tail}" if tail or self.is_it(part.to, at) else f"{deal} {head} {to}"

    def divide_damage(self, part: p.DivideDamage, at: Context) -> str:
        deal = f"{self.verbs[Act.DEAL][at.form]} {self.count(part.amount, self.nouns[Word.DAMAGE])}"
        return f"{deal}, распределив его по своему выбору между любым количеством целей"

    def return_to_hand(self, part: p.ReturnToHand, at: Context) -> str:
        what = self.thing(part.what, ACCUSATIVE, at)
        back = self.verbs[Act.RETURN][at.form]
        if goes_to_your_hand(part):
            return f"{back} в руку {what.text}"
        return f"{back} {closed(what.text)} {'в руку владельца' if what.number is ONE else 'в руки владельцев'}"

    def _gains(self, attack: int, defense: int, keywords: p.Keyword) -> list[str]:
        """A champion's gains, without the adjectives that it becomes."""
        said = [f"{signed(attack)} к атаке"] if attack else []
        said += [f"{signed(defense)} к защите"] if defense else []
        return said + [self.keyword(each, ACCUSATIVE) for each in keywords if each not in words.KEYWORD_ADJECTIVES]

    def _changes(self, attack: int, defense: int, keywords: p.Keyword, subject: Phrase, form: Form) -> str:
        """ "получает +2 к атаке и становится Неуязвимым"."""
        return joined(self._deeds(attack, defense, keywords, subject, form, Act.GET))

    def _deeds(self, attack: int, defense: int, keywords: p.Keyword, subject: Phrase, form: Form, has: Act) -> list[str]:
        gains = listed(self._gains(attack, defense, keywords), " и ")
        become = [
            adjective.form(subject.gender, subject.number, Case.INSTRUMENTAL)
            for keyword, adjective in words.KEYWORD_ADJECTIVES.items()
            if keyword in keywords
        ]
        deeds = [f"{self.verbs[has][form]} {gains}"] if gains else []
        return deeds + ([f"{words.BECOME[form]} {listed(become, ' и ')}"] if become else [])

    def gains(self, keywords: p.Keyword, subject: Phrase) -> str:
        form = third_person(subject.number)
        return self._changes(0, 0, keywords, subject, form)

    def _changed(self, what: p.Champions, attack: int, defense: int, keywords: p.Keyword, at: Context) -> str:
        subject = self.thing(what, NOMINATIVE, at)
        form = third_person(subject.number)
        return f"{closed(subject.text)} {self._changes(attack, defense, keywords, subject, form)}"

    def this_turn(self, part: p.ThisTurn, at: Context) -> str:
        changed = self._changed(part.what, part.attack, part.defense, part.keywords, at)
        return f"{self.term('until_end_of_turn')} {changed}"

    def put_counters(self, part: p.PutCounters, at: Context) -> str:
        amount = self.quantity(part.amount, self.nouns[Word.COUNTER], at)
        return f"{self.verbs[Act.PUT][at.form]} на {closed(self.thing(part.what, Case.LOCATIVE, at).text)} {amount}"

    def put_into_play(self, part: p.PutIntoPlay, at: Context) -> str:
        what = self.thing(part.what, ACCUSATIVE, at).text
        control = " под своим контролем" if is_foreign(part.what) else ""
        enter = words.ENTER[at.form]
        return f"{enter} {what} в игру" if isinstance(part.what, p.It) else f"{enter} в игру{control} {what}"

    def join_battle(self, part: p.JoinBattle) -> str:
        group = self._which(part.which, MANY, GENITIVE, *([russian.YOUR] if part.which.side is p.Side.YOURS else []))
        one = Phrase(f"{russian.ONE.form(group.gender, ONE, NOMINATIVE)} из {group.text}", ONE, group.gender)
        changes = f"{self._changes(0, 0, part.keywords, one, Form.INFINITIVE)} {self.term('until_end_of_turn')}"
        return f"{closed(one.text)} может {changes} и присоединиться к атаке или блоку этого Чемпиона"

    def at_end_of_turn(self, clause: str) -> str:
        return f"{self.term('end_of_turn')} {clause}"

    def condition(self, condition: p.Condition | p.PlayedThisTurn, at: Context) -> str:
        gender, number = self.them_noun(at).gender, at.them.number
        was = russian.past("бы", gender, number)
        match condition:
            case p.PlayedThisTurn():
                card = self._which(p.Which(type=None, alignment=condition.alignment, cost=1), ONE, ACCUSATIVE)
                return f"если {self.term('this_turn')} вы уже разыграли {card.text}, "
            case p.Condition.YOUR_TURN:
                return "если сейчас ваш ход, "
            case p.Condition.NOT_YOUR_TURN:
                return "если это не ваш ход, "  # the turn player is "игрок, чей сейчас ход"
            case p.Condition.YOU_CONTROLLED_IT:
                return f"если {self._that(NOMINATIVE, at)} {was} под вашим контролем, "
            case p.Condition.IT_ATTACKED_YOU_UNBLOCKED:
                it, attacked = self.them(NOMINATIVE, at).text, russian.past("атакова", gender, number)
                return f"если {it} {attacked} вас и не {was} {russian.short('заблокирован', gender, number)}, "
            case p.Condition.ONE_CHAMPION_ATTACKS:
                return "если атакует ровно один Чемпион, "

    # --- abilities ----------------------------------------------------------------------------------------------------

    def when(self, conditions: Sequence[p.When | p.Broken]) -> str:
        """Named conditions are joined by "и", clauses by "а также": "Награда и [Добро]", "Награда, а также когда …"."""
        names = " и ".join(self.labels[when] for when in conditions if when in self.labels)
        others = super().when([when for when in conditions if when not in self.labels])
        return self.and_.join(said for said in (names, others) if said)

    def removed_counters(self, number: int) -> str:
        return f"{self.verbs[Act.REMOVE][Form.IMPERATIVE]} {self.count(number, self.nouns[Word.COUNTER])} с этого Чемпиона"

    def bonus(self, part: p.Bonus) -> str:
        subject = self.each(part.what, NOMINATIVE, Context())
        has = Act.GET if part.attack or part.defense else Act.HAVE
        form = third_person(subject.number)
        deeds = self._deeds(part.attack, part.defense, part.keywords, subject, form, has)
        if part.also is not None:
            deeds.append(f"дополнительно относятся к фракции {words.ALIGNMENTS[part.also]}")
        return f"{closed(subject.text)} {joined(deeds)}"

    def on_your_turns(self, part: p.OnYourTurn) -> str:
        this = self.this(NOMINATIVE, Context())
        deeds = self._deeds(0, 0, part.keywords, this, Form.THIRD_PERSON, Act.HAVE)
        return self.during(self.on_your_turn, f"{this.text} {joined(deeds)}")

    def ambush_for(self, part: p.AmbushFor) -> str:
        what = self._which(part.what, MANY, ACCUSATIVE)
        ambush = self.keyword(p.AMBUSH, NOMINATIVE)
        return f"{self.term('may')} разыгрывать {closed(what.text)} так, как если бы у них была {ambush}"

    def kind(self, card: p.Card) -> str:
        noun = "event" if isinstance(card, p.Event) else "champion" if isinstance(card, p.Champion) else "token_champion"
        return f"{capital(self.term(noun))} {words.ALIGNMENTS[card.alignment]}"


RUSSIAN = Russian()
