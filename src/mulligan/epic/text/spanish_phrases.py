"""Spanish phrases: cards, champions, players and amounts, with the preposition of their role.

Champions of a class are called by it ("tus Lobos"), a token by its class and "de refuerzo". The personal "a" stands before
champions in play and players; champions in piles are cards, and go without. "Tus campeones" are those you control.
"""

from __future__ import annotations

from mulligan.core.text.languages import spanish
from mulligan.core.text.terms import Language
from mulligan.core.text.words import Case, Gender, Noun, Number, Phrase, Verb, signed, spaced
from mulligan.epic import parts as p
from mulligan.epic.text.context import Context, Word, word_of
from mulligan.epic.text.phrases import Act, Phrases, Quantity
from mulligan.epic.text.words import spanish as words

NOMINATIVE, ACCUSATIVE = Case.NOMINATIVE, Case.ACCUSATIVE
ONE, MANY = Number.ONE, Number.MANY
ZONES = {
    p.Zone.IN_PLAY: "",
    p.Zone.YOUR_HAND: "de tu mano",
    p.Zone.YOUR_DISCARD: "de tu pila de descarte",
    p.Zone.ANY_DISCARD: "de cualquier pila de descarte",
}
PERSONS = (Word.CHAMPION, Word.TOKEN, Word.PLAYER, Word.OPPONENT)


def _cased(text: str, case: Case, *, person: bool = False) -> str:
    """A phrase with the preposition of its role."""
    match case:
        case Case.NOMINATIVE:
            return text
        case Case.ACCUSATIVE:
            return spanish.to(text) if person else text
        case Case.DATIVE:
            return spanish.to(text)
        case Case.GENITIVE | Case.INSTRUMENTAL:
            return spanish.of(text)
        case Case.LOCATIVE:
            return f"sobre {text}"


class SpanishPhrases(Phrases):
    language = Language.ES
    nouns = words.NOUNS
    classes = words.CLASSES
    verbs = words.VERBS
    labels = words.LABELS
    deeds = words.DEEDS
    moments = words.MOMENTS
    statics = words.STATICS
    when_this = "cuando este campeón"
    in_order_to = " para "
    and_ = " y "
    or_ = " o "
    or_line = "O"
    then = " y luego "
    otherwise = "en caso contrario, "
    if_you_do = "si lo haces, "
    if_you_wish = "si quieres, "
    on_your_turn = "en tu turno"
    on_own_turn = on_your_turn
    or_on_your_turn = ", o {} en tu turno"
    in_your_discard_pile = "en tu pila de descarte"

    def count(self, number: int, noun: Noun, case: Case = ACCUSATIVE) -> str:
        return spanish.count(number, noun, case)

    def quantity(self, amount: p.Amount, noun: Noun, at: Context, who: p.Players = p.YOU) -> Quantity:
        if isinstance(amount, int):
            return Quantity(self.count(amount, noun))
        if amount.of is p.Counted.X:
            return Quantity(f"X{signed(amount.plus) if amount.plus else ''} {noun.form(MANY)}")
        pile = f"de {'tu' if who is p.YOU else 'su'} pila de descarte"
        damage = f"daño que tenga{'' if at.near else ' este campeón'}"
        attack = f"ataque {self.them(Case.GENITIVE, at).text}"
        if noun.measured:
            equal = {
                p.Counted.ITS_ATTACK: f"al {attack}",
                p.Counted.DAMAGE_ON_THIS: f"al {damage}",
                p.Counted.CHAMPION_CARDS_IN_DISCARD: f"al número de campeones {pile}",
            }
            plus = f" más {amount.plus}" if amount.plus else ""
            return Quantity(f"una cantidad de {noun.form(MANY)}", f" igual {equal[amount.of]}{plus}")
        each = {
            p.Counted.ITS_ATTACK: f"punto de {attack}",
            p.Counted.DAMAGE_ON_THIS: f"punto de {damage}",
            p.Counted.CHAMPION_CARDS_IN_DISCARD: f"campeón {pile}",
        }
        one = spanish.ONE_OF.form(noun.gender, ONE)
        plus = f", más {one if amount.plus == 1 else spanish.number_word(amount.plus, noun.gender)}" if amount.plus else ""
        return Quantity(self.count(1, noun), f" por cada {each[amount.of]}{plus}")

    def token(self, token: p.Token) -> Noun:
        return self.token_name(token).followed_by("de refuerzo")

    def this(self, case: Case, at: Context) -> Phrase:
        noun = self.nouns[at.this]
        text = f"{spanish.THIS.form(noun.gender, ONE)} {noun.form(ONE)}"
        return Phrase(_cased(text, case, person=at.this in PERSONS), ONE, noun.gender)

    def them_noun(self, at: Context) -> Noun:
        if at.them.card_class is not None:
            return self.classes[at.them.card_class]
        return self.nouns[Word.CHAMPION if at.them.word is Word.TOKEN else at.them.word]

    def them(self, case: Case, at: Context) -> Phrase:
        noun, number = self.them_noun(at), at.them.number
        if case is Case.LOCATIVE:
            return Phrase(f"sobre {spanish.HE.form(noun.gender, number)}", number, noun.gender)
        text = f"{spanish.THAT.form(noun.gender, number)} {noun.form(number)}"
        return Phrase(_cased(text, case, person=at.them.word in PERSONS), number, noun.gender)

    def pronoun(self, pronoun: spanish.Adjective, at: Context) -> str:
        return pronoun.form(self.them_noun(at).gender, at.them.number)

    def verb_to(self, verb: Verb, what: p.Things, at: Context, case: Case = ACCUSATIVE) -> str:
        """ "destruye al campeón objetivo", "destrúyelo"."""
        if self.is_it(what, at) and case is ACCUSATIVE:
            return spanish.enclitic(verb, at.form, self.pronoun(spanish.IT, at))
        return super().verb_to(verb, what, at, case)

    def place(self, act: Act, what: p.Things, place: str, at: Context) -> str:
        """ "pon en juego un campeón", "ponlo en juego"."""
        if self.is_it(what, at):
            return f"{self.do_to(act, what, at)} {place}"
        return f"{self.verbs[act][at.form]} {place} {self.thing(what, ACCUSATIVE, at).text}"

    def _noun(self, which: p.Which) -> Noun:
        """The noun for champions or cards that match a filter."""
        if which.token:
            name = self.nouns[Word.CHAMPION] if which.card_class is None else self.classes[which.card_class]
            return name.followed_by("de refuerzo")
        noun = self.nouns[word_of(which)]
        if which.card_class is None:
            return noun
        named = self.classes[which.card_class]
        return named if which.type is p.CardType.CHAMPION else noun.followed_by(f"de clase {named.form(ONE)}")

    def aligned(self, alignment: p.Alignment, gender: Gender, number: Number) -> str:
        if alignment in words.ALIGNMENT_NAMES:
            return words.ALIGNMENT_NAMES[alignment]
        return words.ALIGNMENT_ADJECTIVES[alignment].form(gender, number)

    def which(self, which: p.Which, number: Number, zone: p.Zone = p.Zone.IN_PLAY, *, target: bool = False) -> Phrase:
        """Matching champions or cards, without an article.

        Words for their kind precede "objetivo"; place and condition follow it:
        "campeón del Mal objetivo", but "campeón objetivo de tu pila de descarte".
        """
        noun = self._noun(which)
        agreed = noun.gender, number
        kind: list[str] = []
        after: list[str] = []
        if which.battle is not p.InBattle.ANY:
            kind.append(words.ATTACKING.form(*agreed))
        if which.battle is p.InBattle.ATTACKING_OR_BLOCKING:
            kind += ["o", words.BLOCKING.form(*agreed)]
        if which.alignment is not None:
            kind.append(self.aligned(which.alignment, *agreed))
        if which.cost is not None:
            kind.append(f"de coste {which.cost}")
        if which.token is False:
            after.append(f"que no {'sea' if number is ONE else 'sean'} de refuerzo")
        after.append(ZONES[zone])
        if which.broken_this_turn:
            been = f"que {'haya' if number is ONE else 'hayan'} sido {words.BROKEN.form(*agreed)}"
            after.append(f"{been} {self.term('this_turn')}")
        return Phrase(spaced(noun.form(number), *kind, "objetivo" if target else "", *after), number, noun.gender)

    def target(self, target: p.Target, case: Case, at: Context) -> Phrase:
        number = MANY if target.up_to > 1 else ONE
        what = target.what
        match what:
            case p.Which():
                named = self.which(what, number, target.zone, target=True)
                yours = "que controlas" if what.side is p.Side.YOURS else ""
            case p.TargetPlayer():
                word = {p.PLAYER: Word.PLAYER, p.OPPONENT: Word.OPPONENT, p.ANY_TARGET: Word.TARGET}[what]
                yours = "" if word is Word.TARGET else "objetivo"
                named = Phrase(self.nouns[word].form(number), number)
        other = target.different or (isinstance(what, p.Which) and what.other)
        text = spaced(self._chosen_from(target, named, other, at), yours)
        if number is MANY and case in (Case.DATIVE, Case.LOCATIVE):
            text = f"cada {spanish.ONE_OF.form(named.gender, ONE)} de {text}"
        return Phrase(_cased(text, case, person=not target.up_to and self._is_person(target)), number, named.gender)

    def _is_person(self, what: p.Target | p.Chosen) -> bool:
        """Whether it takes the personal "a"."""
        if isinstance(what.what, p.TargetPlayer):
            return what.what is not p.ANY_TARGET
        return what.zone is p.Zone.IN_PLAY and what.what.type is p.CardType.CHAMPION

    def _chosen_from(self, target: p.Target, named: Phrase, other: bool, at: Context) -> str:
        """The determiner before a target."""
        another = spanish.OTHER.form(named.gender, named.number)
        if target.up_to > 1:
            how_many = spanish.number_word(target.up_to, named.gender)
            return spaced(self.term("up_to"), another if other else "", how_many, named.text)
        up_to = self.term("up_to") if target.up_to else ""
        if target.different and at.targets == 2:
            third = f"{spanish.THIRD.form(named.gender, ONE)} {named.text}"
            return spaced(up_to, spanish.article(spanish.A, third, named.gender, ONE))
        if other:
            return spaced(up_to, another, named.text)
        if up_to:
            return f"{up_to} {spanish.article(spanish.A, named.text, named.gender, ONE)}"
        if target.what is p.ANY_TARGET:
            return f"cualquier {named.text}"
        return spanish.article(spanish.THE, named.text, named.gender, ONE)

    def chosen(self, chosen: p.Chosen, case: Case, at: Context) -> Phrase:
        which = chosen.what
        yours = which.side is p.Side.YOURS
        named = self.which(which, MANY if yours else ONE, chosen.zone)
        if yours:
            text = f"{(spanish.OTHER if which.other else spanish.ONE_OF).form(named.gender, ONE)} de tus {named.text}"
        elif which.other:
            text = f"{spanish.OTHER.form(named.gender, ONE)} {named.text}"
        else:
            text = spanish.article(spanish.A, named.text, named.gender, ONE)
        return Phrase(_cased(text, case, person=self._is_person(chosen)), ONE, named.gender)

    def any_number_of(self, cards: p.AnyNumberOf, case: Case, at: Context) -> Phrase:
        named = self.which(cards.what, MANY, cards.zone)
        other = spanish.OTHER.form(named.gender, MANY) if cards.what.other else ""
        return Phrase(_cased(spaced("cualquier número (X) de", other, named.text), case), MANY, named.gender)

    def each(self, which: p.Which, case: Case, at: Context) -> Phrase:
        named = self.which(which, MANY)
        yours = which.side is p.Side.YOURS
        if case in (Case.DATIVE, Case.LOCATIVE) and not yours and not which.other:
            return Phrase(_cased(f"cada {self.which(which, ONE).text}", case), ONE, named.gender)
        if yours:
            group = spaced("tus", spanish.OTHER.form(named.gender, MANY) if which.other else "", named.text)
        else:
            group = spaced(spanish.THE.form(named.gender, MANY), "demás" if which.other else "", named.text)
        if case in (Case.DATIVE, Case.LOCATIVE):
            return Phrase(_cased(f"cada {spanish.ONE_OF.form(named.gender, ONE)} de {group}", case), ONE, named.gender)
        all_ = "" if yours and case is NOMINATIVE else spanish.ALL.form(named.gender, MANY)
        person = which.type is p.CardType.CHAMPION
        return Phrase(_cased(spaced(all_, group), case, person=person), MANY, named.gender)

    def champions_of(self, player: p.Players, case: Case, at: Context) -> Phrase:
        match player:
            case p.Player.YOU:
                return self.each(p.yours(), case, at)
            case p.Player.EACH_PLAYER:
                return self.each(p.CHAMPION, case, at)
            case p.Player.EACH_OPPONENT:
                whose = "de tus oponentes"
            case _:
                whose = self.player(player, Case.GENITIVE, at).text
        champions = self.each(p.CHAMPION, case, at)
        return Phrase(f"{champions.text} {whose}", champions.number)

    def with_champions(self, player: p.Players, case: Case, at: Context) -> Phrase:
        every = "cada campeón" if player is p.EACH_PLAYER else f"cada uno de {'tus' if player is p.YOU else 'sus'} campeones"
        return Phrase(f"{self.player(player, case, at).text} y {_cased(every, case, person=True)}", MANY)

    def _pile_of(self, player: p.Target, at: Context) -> str:
        return f"de la pila de descarte {self.target(player, Case.GENITIVE, at).text}"

    def pile_of(self, player: p.Target, case: Case, at: Context) -> Phrase:
        return Phrase(_cased(f"todas las cartas {self._pile_of(player, at)}", case), MANY, Gender.FEMININE)

    def card_in_pile_of(self, player: p.Target, case: Case, at: Context) -> Phrase:
        return Phrase(_cased(f"una carta {self._pile_of(player, at)}", case), ONE, Gender.FEMININE)

    def with_namesakes(self, target: p.Target, case: Case, at: Context) -> Phrase:
        others = _cased("todos los demás campeones con el mismo nombre", case, person=True)
        return Phrase(f"{self.target(target, case, at).text} y {others}", MANY)

    def named_player(self, who: p.Player, case: Case, at: Context) -> Phrase:
        number = ONE
        match who:
            case p.Player.YOU:
                text = "tú" if case is NOMINATIVE else "ti"
            case p.Player.TURN_PLAYER:
                text = f"el {self.term('turn_player')}"
            case p.Player.EACH_OPPONENT:
                text = "cada oponente"
            case p.Player.EACH_PLAYER:
                text = "cada jugador"
            case p.Player.ITS_CONTROLLER:
                number = at.them.number
                controlled = f"que {self.pronoun(spanish.IT, at)} controlaba{'' if number is ONE else 'n'}"
                text = f"{spanish.THE.form(Gender.MASCULINE, number)} {self.nouns[Word.PLAYER].form(number)} {controlled}"
            case p.Player.DAMAGED_PLAYER | p.Player.THAT_PLAYER:
                text = "ese jugador"
        return Phrase(_cased(text, case, person=True), number)
