"""Assembles the book: programs and tables made from card declarations."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import assert_never

from mulligan.core.decks.deck import slug
from mulligan.core.kernel.record import new_record
from mulligan.epic import parts as p
from mulligan.epic.book.enums import Domain, Guard, PickFlag
from mulligan.epic.book.layout import (
    ANY,
    ANY_CHAMPION,
    BOOK,
    BOUND_MODES,
    CHAMPION_CARD,
    DISCARD_POWER,
    MAX_ABILITIES,
    MAX_BONUSES,
    MAX_CARDS,
    MAX_CODE,
    MAX_FILTERS,
    MAX_MODES,
    MAX_POWERS,
    NO_PROGRAM,
    PAID,
    POWERS,
    QUICK,
    Book,
    CardFacts,
    CardRows,
)
from mulligan.epic.book.operations import Op
from mulligan.epic.state import Standing

MANY = 120  # "any number": no pile is larger


def assemble(cards: Sequence[p.Card]) -> Book:
    """The book of these cards; a card's number is its place in the sequence."""
    if len(cards) > MAX_CARDS:
        raise ValueError(f"the book has room for {MAX_CARDS} cards, not {len(cards)}")
    return _Assembler(cards).book


@dataclass(frozen=True, slots=True)
class Source:
    """The source of an instruction: one of the sentences that follow each other in an event, an ability or a mode."""

    number: int  # of the card
    sentences: tuple[p.Effect, ...]
    place: int | None  # index of the sentence; None: before the first one, such as loyalty and costs
    ability: p.Ability | None  # None: the text of an event, or a mode
    entry: int  # where the program of the ability begins


@cache
def source_map(cards: tuple[p.Card, ...]) -> tuple[Source | None, ...]:
    """The source of every instruction of the book of these cards; None for those of no card."""
    return tuple(_Assembler(cards).sources)


class _Assembler:
    def __init__(self, cards: Sequence[p.Card]) -> None:
        self.book: Book = new_record(BOOK)[0]
        self.numbers = {slug(card.name): number for number, card in enumerate(cards)}
        self.filters: dict[p.Which, int] = {}
        assert self.which(p.CHAMPION) == ANY_CHAMPION
        self.card: CardFacts
        self.rows: CardRows
        self.sources: list[Source | None] = []
        self.source: Source | None = None
        self.book.card_count = len(cards)
        self.book.righteous = self.program((p.GainHealth(p.X),))
        for number, card in enumerate(cards):
            self.card, self.rows = self.book.cards[number], self.book.rows[number]
            self.facts(number, card)
            self.book.timing[number] = self.timing(card)

    # --- facts -------------------------------------------------------------------------

    def facts(self, number: int, card: p.Card) -> None:
        facts = self.card
        facts.alignment = card.alignment
        facts.classes = sum(1 << one for one in card.classes)
        facts.pc = facts.ambush_for = NO_PROGRAM
        facts.token = isinstance(card, p.Token)
        facts.card_type = p.CardType.EVENT if isinstance(card, p.Event) else p.CardType.CHAMPION
        if not isinstance(card, p.Event):
            facts.attack, facts.defense = card.attack, card.defense
        if isinstance(card, p.Token):
            return
        facts.cost, facts.gem = card.cost, card.gem
        if isinstance(card, p.Champion):
            facts.keywords = card.keywords
        else:
            self.source = self.begin(number, card.do, None)
            facts.pc = self.program(card.do)
        for ability in card.abilities:
            inner = ability.ability if isinstance(ability, p.FromDiscard) else ability
            if isinstance(inner, p.Triggered | p.Power):
                self.source = self.begin(number, inner.do, ability)
            self.ability(ability)
            facts.standing |= _standing(ability)

    def timing(self, card: p.Card) -> int:
        """The byte that legal plays depend on."""
        facts = self.card
        event = isinstance(card, p.Event)
        modes = [self.rows.modes[i] for i in range(facts.mode_count)]
        bound = bool(modes) and all(mode.gold or mode.your_turn for mode in modes)
        flags = (PAID if facts.cost else 0) | (QUICK if event or facts.keywords & p.AMBUSH else 0)
        flags |= (0 if event else CHAMPION_CARD) | (BOUND_MODES if bound else 0)
        return flags | (DISCARD_POWER if facts.discard_power else POWERS * int(facts.power_count))

    def ability(self, ability: p.Ability) -> None:
        match ability:
            case p.Triggered():
                self.triggered(ability, from_discard=False)
            case p.Power():
                self.power(ability)
            case p.FromDiscard():
                if isinstance(ability.ability, p.Triggered):
                    self.triggered(ability.ability, from_discard=True)
                else:
                    self.power(ability.ability)
                    self.card.discard_power = 1
            case p.Bonus():
                row = self.rows.bonuses[_next(self.card.bonus_count, MAX_BONUSES, "bonuses")]
                self.card.bonus_count += 1
                row.which = self.which(ability.what)
                row.attack, row.defense, row.keywords = ability.attack, ability.defense, ability.keywords
                row.also = 0 if ability.also is None else 1 << ability.also
            case p.OnYourTurn(keywords):
                self.card.keywords_on_your_turn = keywords
            case p.AmbushFor(what):
                self.card.ambush_for = self.which(what)
            case p.Static():
                self.card.statics |= 1 << ability
            case _:
                assert_never(ability)

    def triggered(self, ability: p.Triggered, *, from_discard: bool) -> None:
        row = self.rows.abilities[_next(self.card.ability_count, MAX_ABILITIES, "triggered abilities")]
        self.card.ability_count += 1
        broken = [condition for condition in ability.when if isinstance(condition, p.Broken)]
        if len(broken) > 1:
            raise ValueError("an ability can wait for only one kind of broken champion")
        row.conditions = sum(1 << condition for condition in ability.when if isinstance(condition, p.When))
        if broken:
            row.conditions |= 1 << p.When.SOME_BROKEN
            row.which = self.which(broken[0].which)
        row.from_discard = from_discard
        if from_discard:
            self.card.discard_conditions |= row.conditions
        else:
            self.card.conditions |= row.conditions
        row.pc = self.book.code_count
        if p.When.LOYALTY_2 in ability.when:
            skip = self.emit(Op.LOYALTY)
            self.program(ability.do)
            self.book.code[skip].jump = self.book.code_count - 1
        elif broken:
            skip = self.emit(Op.IF, condition=Guard.THIS_IN_PLAY)
            self.program(ability.do)
            self.book.code[skip].jump = self.book.code_count - 1
        else:
            self.program(ability.do)

    def power(self, power: p.Power) -> None:
        """Fixed costs go into the power's row, which legal moves read; a cost that picks begins the program."""
        row = self.rows.powers[_next(self.card.power_count, MAX_POWERS, "powers")]
        self.card.power_count += 1
        row.pc = self.book.code_count
        for cost in power.cost:
            match cost:
                case p.Pay(health=0, gold=gold):
                    row.gold = gold
                case p.RemoveCounters(amount):
                    row.counters = amount
                case p.Expend(p.It.THIS):
                    row.expend = 1
                case p.Break(p.It.THIS):
                    row.break_this = 1
                case p.Plain() if isinstance(cost.about, p.Chosen) and not row.picks:
                    row.picks = 1
                    self.about(cost)
                    self.book.code[self.book.code_count - 1].how |= PickFlag.PAYS
                    self.operation(cost)
                case _:
                    raise TypeError(
                        f"{cost} cannot be the cost of a power: use gold, counters, expending or breaking this champion, "
                        "and at most one thing to pick"
                    )
        self.program(power.do)

    def which(self, what: p.Which) -> int:
        """The number of a filter; equal ones share it."""
        if what not in self.filters:
            number = _next(self.book.filter_count, MAX_FILTERS, "filters")
            self.book.filter_count += 1
            self.filters[what] = number
            row = self.book.filters[number]
            row.card_type = ANY if what.type is None else what.type
            row.side, row.battle, row.other, row.broken = what.side, what.battle, what.other, what.broken_this_turn
            row.alignment = ANY if what.alignment is None else what.alignment
            row.card_class = ANY if what.card_class is None else what.card_class
            row.cost = ANY if what.cost is None else what.cost
            row.token = ANY if what.token is None else what.token
        return self.filters[what]

    # --- programs ------------------------------------------------------------------------

    def begin(self, number: int, effects: tuple[p.Effect, ...], ability: p.Ability | None) -> Source:
        return Source(number, effects, None, ability, int(self.book.code_count))

    def emit(self, op: Op, **operands: int) -> int:
        """Add an instruction; it may set only the operands that its operation reads."""
        if unknown := operands.keys() - set(op.facts.operands):
            raise TypeError(f"{op.name} does not read {', '.join(sorted(unknown))}")
        pc = _next(self.book.code_count, MAX_CODE, "instructions")
        row = self.book.code[pc]
        row.op = op
        for name, value in operands.items():
            setattr(row, name, value)
        self.book.code_count += 1
        self.sources.append(self.source)
        return pc

    def land(self, *jumps: int) -> None:
        """These instructions jump to the next one."""
        for pc in jumps:
            self.book.code[pc].jump = self.book.code_count

    def program(self, effects: Sequence[p.Effect]) -> int:
        start = int(self.book.code_count)
        self.sentences(effects)
        self.emit(Op.END)
        return start

    def sentences(self, effects: Sequence[p.Effect]) -> None:
        """The sentences of an event, an ability or a mode: each is the source of its instructions."""
        source = self.source
        for place, effect in enumerate(effects):
            self.source = None if source is None else replace(source, place=place)
            self.effect(effect)
        self.source = source

    def all(self, effects: Sequence[p.Effect]) -> None:
        for effect in effects:
            self.effect(effect)

    def effect(self, effect: p.Effect) -> None:
        match effect:
            case p.Plain():
                self.plain(effect)
            case p.May():
                self.may(effect)
            case p.ChooseOne(modes):
                self.choose_one(modes)
            case p.If():
                self.condition(effect)
            case p.AtEndOfTurn(do):
                self.at_end_of_turn(do)
            case _:
                assert_never(effect)

    # --- one sentence, one operation -------------------------------------------------------

    def plain(self, effect: p.Plain) -> int:
        """Mark the subjects of the sentence, then add its operation; returns the place of the operation."""
        self.about(effect)
        return self.operation(effect)

    def about(self, effect: p.Plain, *, may: bool = False) -> None:
        """Mark the sentence's subject: the field that isn't an operand, or a player who is targeted."""
        if effect.op.facts.clears:
            self.emit(Op.CLEAR)
        if effect.about is not None:
            self.group(effect.about, may)
        who = getattr(effect, "who", None)
        if isinstance(who, p.Target):
            self.group(who, may)

    def operation(self, effect: p.Plain) -> int:
        """The instruction itself: its operands are the fields that the table names."""
        pc = self.emit(effect.op)
        for name in effect.op.facts.operands:
            if name != "counted":  # written with the amount
                self.operand(pc, name, getattr(effect, name))
        return pc

    def operand(self, pc: int, name: str, value: object) -> None:
        row = self.book.code[pc]
        match value:
            case p.Count(of, plus):
                row.counted, row.amount = of, plus
            case p.Which():
                setattr(row, name, self.which(value))
            case p.Token():
                setattr(row, name, self.numbers[slug(value.name)])
            case p.Target():  # marked already
                setattr(row, name, p.THAT_PLAYER)
            case int():
                setattr(row, name, value)
            case _:
                raise TypeError(f"{value!r} cannot be the {name} of an instruction")

    # --- sentences made of sentences -------------------------------------------------------

    def may(self, may: p.May) -> None:
        """A sentence that picks is declined by picking nothing (E-TARGET-04); any other is asked about.

        Declining, finding nothing to pick and being unable all jump past what follows.
        """
        do = may.do
        if isinstance(do, p.Pay):
            undone = [self.emit(Op.MAY, health=do.health, gold=do.gold)]
        elif isinstance(do, p.Plain) and isinstance(do.about, p.Target | p.Chosen):
            self.about(do, may=True)
            undone = [self.book.code_count - 1]
            if may.then and isinstance(do.about, p.Chosen):
                self.book.code[undone[0]].how |= PickFlag.PAYS
            self.operation(do)
        else:
            undone = [self.emit(Op.MAY)]
            self.effect(do)
        if may.then and not isinstance(do, p.Pay):
            undone.append(self.book.code_count - 1)
        self.all(may.then)
        self.land(*undone)

    def choose_one(self, modes: tuple[p.Mode, ...]) -> None:
        if self.card.mode_count:
            raise ValueError("a card has one choice of modes")
        self.emit(Op.CHOOSE_MODE)
        ends = []
        for mode in modes:
            row = self.rows.modes[_next(self.card.mode_count, MAX_MODES, "modes")]
            self.card.mode_count += 1
            row.pc, row.gold, row.your_turn = self.book.code_count, mode.gold, mode.your_turn
            source = self.source
            self.source = None if source is None else self.begin(source.number, mode.do, None)
            self.sentences(mode.do)
            ends.append(self.emit(Op.JUMP))
            self.source = source
        self.land(*ends)

    def condition(self, part: p.If) -> None:
        if isinstance(part.condition, p.PlayedThisTurn):
            test = self.emit(Op.IF, condition=Guard.PLAYED_THIS_TURN, alignment=part.condition.alignment)
        else:
            test = self.emit(Op.IF, condition=part.condition)
        self.all(part.then)
        if part.otherwise:
            jump = self.emit(Op.JUMP)
            self.land(test)
            self.all(part.otherwise)
            self.land(jump)
        else:
            self.land(test)

    def at_end_of_turn(self, do: p.Discard | p.Break) -> None:
        """The objects of the effect are marked now."""
        self.about(do)
        delay = self.emit(Op.DELAY)
        pc = self.operation(do)
        if "who" in do.op.facts.operands:
            self.book.code[pc].who = p.THAT_PLAYER
        self.emit(Op.END)
        self.land(delay)

    # --- groups: the champions, cards and players of a sentence -------------------------------------------

    def group(self, what: p.Things, may: bool) -> None:
        if what is p.THEM:
            return
        self.emit(Op.CLEAR)
        match what:
            case p.Target() | p.Chosen() | p.AnyNumberOf():
                self.pick(what, may)
            case p.Each(which):
                self.emit(Op.EACH, which=self.which(which))
            case p.ChampionsOf(player):
                self.group(player, may)
                self.emit(Op.CHAMPIONS_OF_MARKED)
            case p.WithChampions(player):
                self.group(player, may)
                self.emit(Op.AND_CHAMPIONS_OF_MARKED)
            case p.PileOf(player):
                self.group(player, may)
                self.emit(Op.PILES_OF_MARKED)
            case p.CardInPileOf(player):
                self.group(player, may)
                self.emit(Op.PICK, domain=Domain.CARDS_OF_MARKED, which=self.which(p.ANY_CARD), most=1)
            case p.WithNamesakes(target):
                self.pick(target, may)
                self.emit(Op.NAMESAKES)
            case p.Player():
                self.emit(Op.MARK_PLAYERS, who=what)
            case p.It.THIS:
                self.emit(Op.THIS)
            case p.It.THEM:
                raise AssertionError("THEM returned above")
            case _:
                assert_never(what)

    def pick(self, pick: p.Target | p.Chosen | p.AnyNumberOf, may: bool) -> None:
        flags, most = (PickFlag.MAY if may else 0), 1
        if isinstance(pick, p.Target):
            flags |= PickFlag.TARGETED | (PickFlag.DIFFERENT if pick.different else 0)
            if pick.up_to:
                flags, most = flags | PickFlag.MAY, pick.up_to
        elif isinstance(pick, p.AnyNumberOf):
            flags, most = flags | PickFlag.MAY | PickFlag.COUNTED, MANY
        if isinstance(pick.what, p.TargetPlayer):
            self.emit(Op.PICK, domain=Domain(pick.what), which=ANY_CHAMPION, how=flags, most=most)
        else:
            domain = Domain.CHAMPIONS if pick.zone == p.Zone.IN_PLAY else Domain.CARDS
            self.emit(Op.PICK, domain=domain, which=self.which(pick.what), zone=pick.zone, how=flags, most=most)


def _standing(ability: p.Ability) -> int:
    """The kinds of `Standing` that count while the champion is in play, as a mask."""
    match ability:
        case p.Bonus(_, attack, defense, keywords, also):
            bonus = bool(attack or defense) << Standing.BONUS
            return bonus | bool(keywords) << Standing.KEYWORDS | (also is not None) << Standing.ALIGNMENT
        case p.AmbushFor():
            return 1 << Standing.AMBUSH
        case p.Power():
            return 1 << Standing.POWER
        case p.Triggered(conditions) if p.When.END_OF_TURN in conditions or p.When.END_OF_BATTLE in conditions:
            return 1 << Standing.ENDS
        case p.Static.SHELTERS:
            return 1 << Standing.SHELTER
        case p.Static.MUST_ATTACK | p.Static.MUST_BE_BLOCKED:
            return 1 << Standing.BATTLE
        case _:
            return 0


def _next(count: int, limit: int, what: str) -> int:
    if count >= limit:
        raise ValueError(f"no room for more than {limit} {what}")
    return int(count)
