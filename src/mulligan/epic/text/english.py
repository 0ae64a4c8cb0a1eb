"""English."""

from __future__ import annotations

from mulligan.core.text.languages import english
from mulligan.core.text.terms import Language
from mulligan.core.text.words import (
    Case,
    Form,
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
from mulligan.epic.text.grammar import Grammar
from mulligan.epic.text.phrases import Act, Quantity
from mulligan.epic.text.words import english as words


class English(Grammar):
    language = Language.EN
    nouns = words.NOUNS
    classes = words.CLASSES
    verbs = words.VERBS
    labels = words.LABELS
    deeds = words.DEEDS
    moments = words.MOMENTS
    statics = words.STATICS
    when_this = "when this champion"
    in_order_to = " to "
    and_ = " and "
    or_ = " or "
    or_line = "OR"
    then = ", then "
    otherwise = "otherwise, "
    if_you_do = "if you do, "
    if_you_wish = "if you wish, "
    on_your_turn = "on your turn"
    on_own_turn = on_your_turn
    or_on_your_turn = ", or {} on your turn"
    in_your_discard_pile = "in your discard pile"
    class_joint = " "

    # --- phrases ------------------------------------------------------------------------------------------------------

    def count(self, number: int, noun: Noun, case: Case = Case.ACCUSATIVE) -> str:
        return english.count(number, noun, case)

    def quantity(self, amount: p.Amount, noun: Noun, at: Context, who: p.Players = p.YOU) -> Quantity:
        if isinstance(amount, int):
            return Quantity(self.count(amount, noun))
        more = signed(amount.plus) if amount.plus else ""
        if amount.of is p.Counted.X:
            return Quantity(f"X{more} {noun.form(Number.MANY)}")
        pile = f"champion card{'s' if noun.measured else ''} in {'your' if who is p.YOU else 'their'} discard pile"
        damage = f"damage on {'it' if at.near else 'this champion'}"
        plus = f" plus {amount.plus}" if amount.plus else ""
        if noun.measured:
            equal = {
                p.Counted.ITS_ATTACK: f"{self._its(at)} attack",
                p.Counted.DAMAGE_ON_THIS: f"the {damage}",
                p.Counted.CHAMPION_CARDS_IN_DISCARD: f"the number of {pile}",
            }
            return Quantity(noun.form(Number.MANY), f" equal to {equal[amount.of]}{plus}")
        each = {
            p.Counted.ITS_ATTACK: f"point of {self._its(at)} attack",
            p.Counted.DAMAGE_ON_THIS: f"point of {damage}",
            p.Counted.CHAMPION_CARDS_IN_DISCARD: pile,
        }
        more = f", plus {english.number_word(amount.plus)}" if amount.plus else ""
        return Quantity(english.a(noun.form(Number.ONE)), f" for each {each[amount.of]}{more}")

    def token(self, token: p.Token) -> Noun:
        name = self.name(token)
        return english.regular(f"{name} token")

    def this(self, case: Case, at: Context) -> Phrase:
        return Phrase(f"this {self.nouns[at.this].form(Number.ONE)}")

    def them(self, case: Case, at: Context) -> Phrase:
        one = at.them.number is Number.ONE
        if at.them.word is Word.PLAYER:
            return Phrase("that player" if one else "those players", at.them.number)
        many = "they" if case is Case.NOMINATIVE else "them"
        return Phrase("it" if one else many, at.them.number)

    def _its(self, at: Context) -> str:
        return "its" if at.them.number is Number.ONE else "their"

    def _which(self, which: p.Which, number: Number, zone: p.Zone = p.Zone.IN_PLAY) -> str:
        """The champions or cards, without determiners and controller."""
        battle = {
            p.InBattle.ANY: "",
            p.InBattle.ATTACKING: "attacking",
            p.InBattle.ATTACKING_OR_BLOCKING: "attacking or blocking",
        }
        named_token = which.token and which.card_class is not None
        types = {None: [], p.CardType.CHAMPION: ["champion"], p.CardType.EVENT: ["event"]}
        head = ["token"] if named_token else [*types[which.type]]
        if not named_token and (which.type is None or zone is not p.Zone.IN_PLAY):
            head.append("card")
        if number is Number.MANY:
            head[-1] += "s"
        zones = {
            p.Zone.IN_PLAY: "",
            p.Zone.YOUR_HAND: "from your hand",
            p.Zone.YOUR_DISCARD: "from your discard pile",
            p.Zone.ANY_DISCARD: "from any discard pile",
        }
        return spaced(
            battle[which.battle],
            "" if which.cost is None else f"{which.cost}-cost",
            "" if which.alignment is None else capital(self.alignment(which.alignment)),
            "" if which.token is None or named_token else "token" if which.token else "non-token",
            "" if which.card_class is None else self.classes[which.card_class].form(Number.ONE),
            *head,
            zones[zone],
            f"that was broken {self.term('this_turn')}" if which.broken_this_turn else "",
        )

    def _controlled(self, which: p.Which) -> str:
        return "you control" if which.side is p.Side.YOURS else ""

    def target(self, target: p.Target, case: Case, at: Context) -> Phrase:
        number = Number.MANY if target.up_to > 1 else Number.ONE
        other = isinstance(target.what, p.Which) and target.what.other
        order = "a third" if target.different and at.targets == 2 else "another" if target.different or other else ""
        up_to = f"up to {english.number_word(target.up_to)}{' other' if order else ''}" if target.up_to else order
        if case in (Case.DATIVE, Case.LOCATIVE) and target.up_to > 1:
            up_to = f"each of {up_to}"
        match target.what:
            case p.Which() as which:
                return Phrase(spaced(up_to, "target", self._which(which, number, target.zone), self._controlled(which)), number)
            case p.TargetPlayer.ANY_TARGET:
                return Phrase(f"{up_to or 'any'} {self.nouns[Word.TARGET].form(number)}", number)
            case p.TargetPlayer.PLAYER:
                return Phrase(spaced(up_to, "target", self.nouns[Word.PLAYER].form(number)), number)
            case p.TargetPlayer.OPPONENT:
                return Phrase(spaced(up_to, "target", self.nouns[Word.OPPONENT].form(number)), number)

    def chosen(self, chosen: p.Chosen, case: Case, at: Context) -> Phrase:
        which = self._which(chosen.what, Number.ONE, chosen.zone)
        return Phrase(spaced(f"another {which}" if chosen.what.other else english.a(which), self._controlled(chosen.what)))

    def any_number_of(self, cards: p.AnyNumberOf, case: Case, at: Context) -> Phrase:
        other = "other" if cards.what.other else ""
        return Phrase(spaced("X", other, self._which(cards.what, Number.MANY, cards.zone)), Number.MANY)

    def each(self, which: p.Which, case: Case, at: Context) -> Phrase:
        other = "other" if which.other else ""
        if case in (Case.DATIVE, Case.LOCATIVE):
            return Phrase(spaced("each", other, self._which(which, Number.ONE), self._controlled(which)))
        yours = which.side is p.Side.YOURS
        all_ = "" if yours and case is Case.NOMINATIVE else "all"
        return Phrase(spaced(all_, "your" if yours else "", other, self._which(which, Number.MANY)), Number.MANY)

    def _controls(self, player: p.Players, at: Context) -> str:
        match player:
            case p.Player.YOU:
                return "you control"
            case p.Player.EACH_PLAYER:
                return ""
            case p.Player.EACH_OPPONENT:
                return "your opponents control"
            case _:
                phrase = self.player(player, Case.NOMINATIVE, at)
                return f"{phrase.text} {'controls' if phrase.number is Number.ONE else 'control'}"

    def champions_of(self, player: p.Players, case: Case, at: Context) -> Phrase:
        if case in (Case.DATIVE, Case.LOCATIVE):
            return Phrase(spaced("each champion", self._controls(player, at)))
        return Phrase(spaced("all champions", self._controls(player, at)), Number.MANY)

    def with_champions(self, player: p.Players, case: Case, at: Context) -> Phrase:
        controls = "they control" if isinstance(player, p.Target) else self._controls(player, at)
        return Phrase(spaced(self.player(player, case, at).text, "and each champion", controls), Number.MANY)

    def pile_of(self, player: p.Target, case: Case, at: Context) -> Phrase:
        return Phrase(f"all cards from {self.target(player, Case.GENITIVE, at).text}'s discard pile", Number.MANY)

    def card_in_pile_of(self, player: p.Target, case: Case, at: Context) -> Phrase:
        return Phrase(f"a card from {self.target(player, Case.GENITIVE, at).text}'s discard pile")

    def with_namesakes(self, target: p.Target, case: Case, at: Context) -> Phrase:
        return Phrase(f"{self.target(target, case, at).text} and each other champion with the same name", Number.MANY)

    def named_player(self, who: p.Player, case: Case, at: Context) -> Phrase:
        match who:
            case p.Player.YOU:
                return Phrase("you" if case is Case.NOMINATIVE else "yourself")
            case p.Player.TURN_PLAYER:
                return Phrase(f"the {self.term('turn_player')}")
            case p.Player.EACH_OPPONENT:
                return Phrase("each opponent")
            case p.Player.EACH_PLAYER:
                return Phrase("each player")
            case p.Player.ITS_CONTROLLER:
                many = "s" if at.them.number is Number.MANY else ""
                return Phrase(f"{self._its(at)} controller{many}", at.them.number)
            case p.Player.DAMAGED_PLAYER | p.Player.THAT_PLAYER:
                return Phrase("that player")

    # --- effects ------------------------------------------------------------------------------------------------------

    def damage(self, part: p.Damage, at: Context) -> str:
        head, tail = self.quantity(part.amount, self.nouns[Word.DAMAGE], at)
        return f"{self.verbs[Act.DEAL][at.form]} {head} to {self.thing(part.to, Case.DATIVE, at).text}{tail}"

    def divide_damage(self, part: p.DivideDamage, at: Context) -> str:
        amount = self.count(part.amount, self.nouns[Word.DAMAGE])
        return f"{self.verbs[Act.DEAL][at.form]} {amount} divided as you choose among any number of targets"

    def return_to_hand(self, part: p.ReturnToHand, at: Context) -> str:
        what = self.thing(part.what, Case.ACCUSATIVE, at)
        hand = "its owner's hand" if what.number is Number.ONE else "their owners' hands"
        return f"{self.verbs[Act.RETURN][at.form]} {what.text} to {'your hand' if goes_to_your_hand(part) else hand}"

    def _strength(self, attack: int, defense: int) -> list[str]:
        attacks = [f"{signed(attack)} {self.term('attack')}"] if attack else []
        return attacks + ([f"{signed(defense)} {self.term('defense')}"] if defense else [])

    def this_turn(self, part: p.ThisTurn, at: Context) -> str:
        subject = self.thing(part.what, Case.NOMINATIVE, at)
        strength = self._strength(part.attack, part.defense)
        deeds = [f"{self.verbs[Act.GET].agreeing(subject.number)} {listed(strength, ' and ')}"] if strength else []
        deeds += [self.gains(part.keywords, subject)] if part.keywords else []
        many = any(" and " in deed for deed in deeds)
        return f"{subject.text} {(', and ' if many else ' and ').join(deeds)} {self.term('this_turn')}"

    def gains(self, keywords: p.Keyword, subject: Phrase) -> str:
        return f"{self.verbs[Act.GET_KEYWORD].agreeing(subject.number)} {listed(self.keywords(keywords), ' and ')}"

    def put_counters(self, part: p.PutCounters, at: Context) -> str:
        head, tail = self.quantity(part.amount, self.nouns[Word.COUNTER], at)
        return f"{self.verbs[Act.PUT][at.form]} {head} on {self.thing(part.what, Case.LOCATIVE, at).text}{tail}"

    def put_into_play(self, part: p.PutIntoPlay, at: Context) -> str:
        control = " under your control" if is_foreign(part.what) else ""
        what = self.thing(part.what, Case.ACCUSATIVE, at).text
        long = not isinstance(part.what, p.It) and isinstance(part.what.what, p.Which) and part.what.what.broken_this_turn
        place = f"into play{control}"
        return f"{self.verbs[Act.PUT][at.form]} {f'{place} {what}' if long else f'{what} {place}'}"

    def join_battle(self, part: p.JoinBattle) -> str:
        keywords = listed(self.keywords(part.keywords), " and ")
        yours = part.which.side is p.Side.YOURS
        one = (
            f"one of {self.each(part.which, Case.NOMINATIVE, Context()).text}"
            if yours
            else self.chosen(p.Chosen(part.which), Case.NOMINATIVE, Context()).text
        )
        return f"{one} may gain {keywords} {self.term('this_turn')} and join this champion's attack or block"

    def you_may(self, clause: str) -> str:
        return f"you {super().you_may(clause)}"

    def condition(self, condition: p.Condition | p.PlayedThisTurn, at: Context) -> str:
        it, was = ("it", "was") if at.them.number is Number.ONE else ("they", "were")
        match condition:
            case p.PlayedThisTurn():
                card = english.a(self._which(p.Which(type=None, alignment=condition.alignment, cost=1), Number.ONE))
                return f"if you have already played {card} {self.term('this_turn')}, "
            case p.Condition.YOUR_TURN:
                return "if it is your turn, "
            case p.Condition.NOT_YOUR_TURN:
                return "if it is not your turn, "
            case p.Condition.YOU_CONTROLLED_IT:
                return f"if you controlled {it if it == 'it' else 'them'}, "
            case p.Condition.IT_ATTACKED_YOU_UNBLOCKED:
                return f"if {it} {was} attacking you and {was} not blocked, "
            case p.Condition.ONE_CHAMPION_ATTACKS:
                return "if exactly one champion is attacking, "

    # --- abilities ----------------------------------------------------------------------------------------------------

    def removed_counters(self, number: int) -> str:
        return f"{self.verbs[Act.REMOVE][Form.IMPERATIVE]} {self.count(number, self.nouns[Word.COUNTER])} from this champion"

    def bonus(self, part: p.Bonus) -> str:
        subject = self.each(part.what, Case.NOMINATIVE, Context())
        strength = self._strength(part.attack, part.defense)
        said = strength + self.keywords(part.keywords)
        verb = "are" if not strength and part.keywords in words.ADJECTIVES else "have" if part.keywords else "get"
        deeds = [f"{verb} {listed(said, ' and ')}"] if said else []
        deeds += [f"are also {capital(self.alignment(part.also))}"] if part.also is not None else []
        return f"{subject.text} {' and '.join(deeds)}"

    def on_your_turns(self, part: p.OnYourTurn) -> str:
        verb = "is" if part.keywords in words.ADJECTIVES else "has"
        return self.during(self.on_your_turn, f"this champion {verb} {listed(self.keywords(part.keywords), ' and ')}")

    def ambush_for(self, part: p.AmbushFor) -> str:
        what = spaced("other" if part.what.other else "", self._which(part.what, Number.MANY))
        return f"you may play {what} as if they had {self.keyword(p.AMBUSH, Case.ACCUSATIVE)}"

    def kind(self, card: p.Card) -> str:
        match card:
            case p.Event():
                word = self.term("event")
            case p.Champion():
                word = self.term("champion")
            case p.Token():
                word = self.term("token_champion")
        return f"{self.alignment(card.alignment)} {word}".title()


ENGLISH = English()
