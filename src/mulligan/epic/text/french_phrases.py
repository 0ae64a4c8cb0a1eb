"""French phrases: nouns with their articles and prepositions, pronouns beside their verbs, amounts.

Cases are prepositions, contracted with the article: "au Champion ciblé", "du Champion ciblé". Champions of a class are called
by it ("vos Loups"), champion cards in piles are just champions ("un Champion de votre défausse").
"""

from __future__ import annotations

from dataclasses import replace

from mulligan.core.text.languages import french
from mulligan.core.text.terms import Language
from mulligan.core.text.words import Case, Form, Gender, Noun, Number, Phrase, Verb, signed, spaced
from mulligan.epic import parts as p
from mulligan.epic.text.context import Context, Word, word_of
from mulligan.epic.text.phrases import Phrases, Quantity
from mulligan.epic.text.words import french as words

NOMINATIVE, ACCUSATIVE, DATIVE, LOCATIVE = Case.NOMINATIVE, Case.ACCUSATIVE, Case.DATIVE, Case.LOCATIVE
ONE, MANY = Number.ONE, Number.MANY
ZONES = {
    p.Zone.IN_PLAY: "",
    p.Zone.YOUR_HAND: "de votre main",
    p.Zone.YOUR_DISCARD: "de votre défausse",
    p.Zone.ANY_DISCARD: "de n'importe quelle défausse",
}


class FrenchPhrases(Phrases):
    language = Language.FR
    nouns = words.NOUNS
    classes = words.CLASSES
    verbs = words.VERBS
    labels = words.LABELS
    deeds = words.DEEDS
    moments = words.MOMENTS
    statics = words.STATICS
    when_this = "lorsque ce Champion"
    in_order_to = " pour "
    and_ = " et "
    or_ = " ou "
    or_line = "OU"
    then = ", puis "
    otherwise = "sinon, "
    if_you_do = "si vous le faites, "
    if_you_wish = "si vous le souhaitez, "
    on_your_turn = "pendant votre tour"
    on_own_turn = on_your_turn
    or_on_your_turn = ", ou {} pendant votre tour"
    in_your_discard_pile = "dans votre défausse"

    # --- phrases ------------------------------------------------------------------------------------------------------

    def count(self, number: int, noun: Noun, case: Case = ACCUSATIVE) -> str:
        return french.count(number, noun, case)

    def quantity(self, amount: p.Amount, noun: Noun, at: Context, who: p.Players = p.YOU) -> Quantity:
        if isinstance(amount, int):
            return Quantity(self.count(amount, noun))
        many = noun.form(MANY)
        if amount.of is p.Counted.X:
            return Quantity(f"X{signed(amount.plus) if amount.plus else ''} {many}")
        number = ONE if who is p.YOU else self.player(who, NOMINATIVE, at).number
        pile = f"{'votre' if who is p.YOU else 'sa' if number is ONE else 'leur'} défausse"
        attack = f"attaque de {french.this(self.them_noun(at), at.them.number)}"
        carried = "qu'il porte" if at.near else "que porte ce Champion"
        if noun.measured:
            equal = {
                p.Counted.ITS_ATTACK: f"à l'{attack}",
                p.Counted.DAMAGE_ON_THIS: f"au nombre de dégâts {carried}",
                p.Counted.CHAMPION_CARDS_IN_DISCARD: f"au nombre de Champions dans {pile}",
            }
            plus = f" plus {amount.plus}" if amount.plus else ""
            return Quantity(f"un nombre {french.after('de', many)}", f" égal {equal[amount.of]}{plus}")
        each = {
            p.Counted.ITS_ATTACK: f"point d'{attack}",
            p.Counted.DAMAGE_ON_THIS: f"dégât {carried}",
            p.Counted.CHAMPION_CARDS_IN_DISCARD: f"Champion dans {pile}",
        }
        more = f", plus {french.number_word(amount.plus, noun.gender)}" if amount.plus else ""
        return Quantity(self.count(1, noun), f" pour chaque {each[amount.of]}{more}")

    def token(self, token: p.Token) -> Noun:
        """The name follows the noun and is not inflected: "trois jetons Démon"."""
        return self.nouns[Word.TOKEN].followed_by(self.token_name(token).form(ONE))

    def this(self, case: Case, at: Context) -> Phrase:
        noun = self.nouns[at.this]
        return Phrase(french.in_case(french.this(noun, ONE), case), ONE, noun.gender)

    def them(self, case: Case, at: Context) -> Phrase:
        noun, number = self.them_noun(at), at.them.number
        player = at.them.word is Word.PLAYER
        text = french.in_case(french.this(noun, number), case) if player else french.pronoun(noun.gender, number, case)
        return Phrase(text, number, noun.gender)

    def _is_pronoun(self, what: p.Things, at: Context) -> bool:
        """Whether it is a clitic pronoun, attached to the verb."""
        return self.is_it(what, at) and at.them.word is not Word.PLAYER

    def joins_verb(self, what: p.Things, case: Case, at: Context) -> bool:
        """In all cases: "prenez-en le contrôle"."""
        return self._is_pronoun(what, at)

    def _with_pronoun(self, verb: Verb, pronoun: str, at: Context) -> str:
        """ "détruisez-le", "le détruire", "l'activer"."""
        if at.form is Form.INFINITIVE:
            return french.elided(pronoun, verb.infinitive) if pronoun in ("le", "la") else f"{pronoun} {verb.infinitive}"
        return f"{verb[at.form]}-{pronoun}"

    def _do_to(self, verb: Verb, what: p.Things, at: Context, place: str = "", *, first: bool = False) -> str:
        """ "retirez-le du combat", "mettez cette carte en jeu"; a long object follows the destination (`first`)."""
        said = self.thing(what, ACCUSATIVE, at).text
        if self._is_pronoun(what, at):
            return spaced(self._with_pronoun(verb, said, at), place)
        return spaced(verb[at.form], place, said) if first else spaced(verb[at.form], said, place)

    def verb_to(self, verb: Verb, what: p.Things, at: Context, case: Case = ACCUSATIVE) -> str:
        if self._is_pronoun(what, at):
            return self._with_pronoun(verb, self.thing(what, case, at).text, at)
        return super().verb_to(verb, what, at, case)

    def _head(self, which: p.Which) -> Noun:
        """The noun for champions or cards that match a filter."""
        noun = self.nouns[word_of(which)]
        named = None if which.card_class is None else self.classes[which.card_class]
        if which.token:
            return noun.followed_by(f"de {self.nouns[Word.CHAMPION].form(ONE)}" if named is None else named.form(ONE))
        if named is None:
            return noun
        return named if which.type is p.CardType.CHAMPION else noun.followed_by(named.form(ONE))

    def _which(
        self,
        which: p.Which,
        number: Number,
        *,
        order: str = "",
        targeted: str = "",
        controlled: str = "",
        zone: p.Zone = p.Zone.IN_PLAY,
    ) -> Phrase:
        """Matching champions or cards, without an article: "troisième Champion attaquant ciblé que vous contrôlez"."""
        noun = self._head(which)

        def agreeing(adjective: str) -> str:
            return french.agree(adjective, noun.gender, number)

        battle = {
            p.InBattle.ANY: "",
            p.InBattle.ATTACKING: agreeing(self.term("attacker")),
            p.InBattle.ATTACKING_OR_BLOCKING: f"{agreeing(self.term('attacker'))} ou {agreeing(self.term('blocker'))}",
        }
        token = "qui n'est pas un jeton" if number is ONE else "qui ne sont pas des jetons"
        broken = f"qui {'a' if number is ONE else 'ont'} été {agreeing('détruit')} {self.term('this_turn')}"
        text = spaced(
            agreeing(order or "autre") if order or which.other else "",
            noun.form(number),
            battle[which.battle],
            "" if which.alignment is None else words.alignment(which.alignment, noun.gender, number),
            "" if which.cost is None else f"de {self.term('cost')} {which.cost}",
            agreeing(targeted) if targeted else "",
            ZONES[zone],
            controlled,
            token if which.token is False else "",
            broken if which.broken_this_turn else "",
        )
        return Phrase(text, number, noun.gender)

    def _targets(self, target: p.Target, number: Number, at: Context, *, targeted: bool = True) -> Phrase:
        """The targets, without an article."""
        third = target.different and at.targets == 2 and not target.up_to
        order = "troisième" if third else "autre" if target.different else ""
        adjective = "ciblé" if targeted and target.what is not p.ANY_TARGET else ""
        if isinstance(target.what, p.Which):
            controlled = "que vous contrôlez" if target.what.side is p.Side.YOURS else ""
            return self._which(target.what, number, order=order, targeted=adjective, controlled=controlled, zone=target.zone)
        noun = self.nouns[Word[target.what.name.removeprefix("ANY_")]]
        before, after = (french.agree(each, noun.gender, number) if each else "" for each in (order, adjective))
        return Phrase(spaced(before, noun.form(number), after), number, noun.gender)

    def target(self, target: p.Target, case: Case, at: Context) -> Phrase:
        targets = self._targets(target, MANY if target.up_to > 1 else ONE, at)
        other = target.different or (isinstance(target.what, p.Which) and target.what.other)
        if target.up_to:
            some = f"{french.number_word(target.up_to, targets.gender)} {targets.text}"
            bare = case in (NOMINATIVE, ACCUSATIVE)
            text = f"{self.term('up_to')} {some}" if bare else french.in_case(f"au plus {some}", case)
            return replace(targets, text=text)
        text = f"{french.one(targets.gender)} {targets.text}" if other else french.the(targets)
        any_ = target.what is p.ANY_TARGET and not other
        return replace(targets, text=french.in_case(f"{text} de votre choix" if any_ else text, case))

    def _one_by_one(self, target: p.Things, at: Context) -> tuple[str, str]:
        """Several targets that the sentence refers to again: "ciblez jusqu'à deux Champions et ", "chacun"."""
        if not isinstance(target, p.Target) or target.up_to < 2:
            return "", ""
        targets = self._targets(target, MANY, at, targeted=False)
        aim = words.CHOOSE if target.what is p.ANY_TARGET else words.AIM_AT
        some = f"{self.term('up_to')} {french.number_word(target.up_to, targets.gender)} {targets.text}"
        return f"{aim[at.form]} {some} et ", french.each_one(targets.gender)

    def chosen(self, chosen: p.Chosen, case: Case, at: Context) -> Phrase:
        """ "un Champion", "l'un de vos Loups", "une autre de vos Fées"."""
        if chosen.what.side is p.Side.YOURS:
            group = self._which(replace(chosen.what, other=False), MANY, zone=chosen.zone)
            one = f"{french.one(group.gender)} autre" if chosen.what.other else f"l'{french.one(group.gender)}"
            text = f"{one} de vos {group.text}"
        else:
            group = self._which(chosen.what, ONE, zone=chosen.zone)
            text = f"{french.one(group.gender)} {group.text}"
        return Phrase(french.in_case(text, case), ONE, group.gender)

    def any_number_of(self, cards: p.AnyNumberOf, case: Case, at: Context) -> Phrase:
        group = self._which(cards.what, MANY, zone=cards.zone)
        return replace(group, text=f"autant {french.after('de', group.text)} que vous le souhaitez (X)")

    def each(self, which: p.Which, case: Case, at: Context) -> Phrase:
        yours = which.side is p.Side.YOURS
        group = self._which(which, MANY)
        if case in (DATIVE, LOCATIVE):
            one_ = f"{french.each_one(group.gender)} de vos {group.text}" if yours else f"chaque {self._which(which, ONE).text}"
            return Phrase(french.in_case(one_, case), ONE, group.gender)
        all_ = "" if yours and case is NOMINATIVE else french.all_(group.gender)
        return replace(group, text=french.in_case(spaced(all_, "vos" if yours else "les", group.text), case))

    def champions_of(self, player: p.Players, case: Case, at: Context) -> Phrase:
        if player in (p.YOU, p.EACH_PLAYER):
            return self.each(p.yours() if player is p.YOU else p.CHAMPION, case, at)
        champions = self.each(p.CHAMPION, case, at)
        by = "vos adversaires" if player is p.EACH_OPPONENT else self.player(player, NOMINATIVE, at).text
        controlled = french.agree("contrôlé", champions.gender, champions.number)
        return replace(champions, text=f"{champions.text} {controlled} par {by}")

    def with_champions(self, player: p.Players, case: Case, at: Context) -> Phrase:
        owner = self.player(player, case, at)
        he = "qu'il contrôle" if owner.number is ONE else "qu'ils contrôlent"
        champion = "chacun de vos Champions" if player is p.YOU else "chaque Champion"
        controls = "" if player in (p.YOU, p.EACH_PLAYER) else he
        return Phrase(spaced(owner.text, "et", french.in_case(champion, case), controls), MANY)

    def _cards_in_pile(self, cards: str, number: Number, player: p.Target, case: Case, at: Context) -> Phrase:
        whose = self.target(player, Case.GENITIVE, at).text
        return Phrase(french.in_case(f"{cards} de la défausse {whose}", case), number, Gender.FEMININE)

    def pile_of(self, player: p.Target, case: Case, at: Context) -> Phrase:
        return self._cards_in_pile("toutes les cartes", MANY, player, case, at)

    def card_in_pile_of(self, player: p.Target, case: Case, at: Context) -> Phrase:
        return self._cards_in_pile("une carte", ONE, player, case, at)

    def with_namesakes(self, target: p.Target, case: Case, at: Context) -> Phrase:
        others = self.each(p.Which(other=True), case, at).text
        return Phrase(f"{self.target(target, case, at).text} et {others} du même nom", MANY)

    def named_player(self, who: p.Player, case: Case, at: Context) -> Phrase:
        match who:
            case p.Player.YOU:
                return Phrase("vous" if case is NOMINATIVE else french.in_case("vous-même", case))
            case p.Player.TURN_PLAYER:
                return Phrase(french.in_case(f"le {self.term('turn_player')}", case))
            case p.Player.EACH_OPPONENT:
                return Phrase(french.in_case("chaque adversaire", case))
            case p.Player.EACH_PLAYER:
                return Phrase(french.in_case("chaque joueur", case))
            case p.Player.ITS_CONTROLLER:
                controller = self.term("controller")
                text = f"son {controller}" if at.them.number is ONE else f"leurs {controller}s"
                return Phrase(french.in_case(text, case), at.them.number)
            case p.Player.DAMAGED_PLAYER | p.Player.THAT_PLAYER:
                return Phrase(french.in_case("ce joueur", case))
