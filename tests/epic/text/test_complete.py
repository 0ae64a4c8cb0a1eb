"""Every part and every enum member has words in every language; a missing one must fail."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import replace
from itertools import combinations, product
from typing import Any, get_args, get_type_hints

import pytest

from mulligan.core.text.terms import terms
from mulligan.core.text.words import Case, Form, Noun, Number
from mulligan.epic import parts as p
from mulligan.epic.cards.tokens import HUMAN, WOLF
from mulligan.epic.text import Grammar, Language, grammar, languages, term
from mulligan.epic.text.context import Context, Them, Word
from mulligan.epic.text.phrases import Act

GRAMMARS = [pytest.param(grammar(language), id=language) for language in languages()]
every_language = pytest.mark.parametrize("speaker", GRAMMARS)

WHICH = [
    p.Which(),
    p.Which(side=p.Side.YOURS),
    p.Which(other=True),
    p.Which(side=p.Side.YOURS, other=True),
    p.Which(token=True),
    p.Which(token=False),
    p.Which(cost=0),
    p.EVENT_CARD,
    p.ANY_CARD,
    p.Which(broken_this_turn=True),
    *(p.Which(alignment=alignment) for alignment in p.Alignment),
    *(p.Which(battle=battle) for battle in p.InBattle),
    *(p.Which(card_class=card_class) for card_class in p.CardClass),
    *(p.Which(side=p.Side.YOURS, other=True, card_class=card_class) for card_class in p.CardClass),
    *(p.Which(token=True, card_class=card_class) for card_class in p.CardClass),
]
TARGETS = [
    *(p.Target(what, up_to=up_to) for what, up_to in product([*WHICH, *p.TargetPlayer], (0, 1, 2))),
    *(p.Target(p.CHAMPION, zone=zone) for zone in p.Zone),
    p.Target(different=True),
    p.Target(p.ANY_TARGET, different=True),
]
PLAYERS = [*p.Player, *(p.Target(player) for player in (p.PLAYER, p.OPPONENT))]
CHAMPIONS: list[p.Champions] = [
    *(target for target in TARGETS if not isinstance(target.what, p.TargetPlayer) or target.what is p.ANY_TARGET),
    *(p.Chosen(which) for which in WHICH),
    *(p.Chosen(p.CHAMPION, zone) for zone in p.Zone),
    *(p.Each(which) for which in WHICH),
    *(p.ChampionsOf(player) for player in PLAYERS),
    p.WithNamesakes(p.Target()),
    *p.It,
]
CARDS: list[p.Cards] = [
    *(p.AnyNumberOf(which, p.Zone.YOUR_DISCARD) for which in WHICH),
    p.PileOf(p.Target(p.PLAYER)),
    p.CardInPileOf(p.Target(p.PLAYER)),
]
AMOUNTS: list[p.Amount] = [1, 2, 5, 12, 22, *(p.Count(of, plus) for of in p.Counted for plus in (0, 1))]
KEYWORDS = [*p.Keyword, p.AIRBORNE | p.BLITZ | p.UNBREAKABLE]
CONDITIONS: list[p.Condition | p.PlayedThisTurn] = [*p.Condition, *(p.PlayedThisTurn(each) for each in p.Alignment)]


WHENS: list[p.When | p.Broken] = [*(set(p.When) - {p.When.SOME_BROKEN}), *(p.Broken(which) for which in WHICH[:4])]


def simple_effects() -> Iterator[p.Effect]:
    """Every effect that contains no other, in every shape."""
    for amount, who in product(AMOUNTS, p.Player):
        yield from (p.Draw(amount, who), p.GainHealth(amount, who), p.LoseHealth(amount, who), p.Create(HUMAN, amount, who))
    yield from (p.Discard(amount, who) for amount, who in product((1, 2), PLAYERS))
    yield from (p.Damage(3, to) for to in CHAMPIONS)
    yield from (p.Damage(3, player) for player in p.Player)
    yield from (p.Damage(3, p.WithChampions(player)) for player in PLAYERS)
    yield from (p.Damage(amount, p.Target()) for amount in AMOUNTS)
    for what in CHAMPIONS:
        yield from (p.Break(what), p.Banish(what), p.ReturnToHand(what), p.Expend(what), p.Prepare(what))
        yield from (p.ThisTurn(what, 2, -1, p.AMBUSH), p.Gain(what, p.AMBUSH), p.PutCounters(2, what))
        yield from (p.Transform(what, WOLF), p.TakeControl(what), p.TakeControlThisTurn(what), p.RemoveFromBattle(what))
        if isinstance(what, p.Target | p.Chosen | p.It):
            yield p.PutIntoPlay(what)
    yield from (p.Banish(cards) for cards in CARDS)
    yield from (p.ThisTurn(p.Target(), keywords=keywords) for keywords in KEYWORDS)
    yield from (p.PutCounters(amount, p.THIS) for amount in AMOUNTS)
    yield from (p.JoinBattle(which, p.AIRBORNE) for which in WHICH)
    yield from (p.DivideDamage(6), p.Recall(), p.Recycle(), p.ReturnAllToPlay(), p.NoMoreAttacks(), p.BreakAllButOneEach())


SAMPLES: dict[object, list[Any]] = {
    p.Champions: [*CHAMPIONS],
    p.Players: [*PLAYERS],
    p.Player: [player for player in p.Player if player is not p.YOU],
    p.Amount: [*AMOUNTS],
    p.Keyword: [*KEYWORDS],
    p.Token: [HUMAN, WOLF],
    p.Which: [*WHICH],
    int: [1, 2, 5],
}


def derived_effects(part: type[p.Plain]) -> Iterator[p.Effect]:
    """Effects of a part that `simple_effects` does not name, with all values of its fields by type."""
    columns = [SAMPLES[hint] for name, hint in get_type_hints(part).items() if name != "op"]
    for i in range(max(map(len, columns), default=1)):
        yield part(*(column[i % len(column)] for column in columns))


def plain_effects() -> list[p.Effect]:
    simple = list(simple_effects())
    named = {type(effect) for effect in simple}
    return simple + [effect for part in p.PLAIN if part not in named for effect in derived_effects(part)]


def effects() -> Iterator[p.Effect]:
    """All plain effects, and one of each kind inside every effect that contains others."""
    plain = plain_effects()
    yield from plain
    yield from containing({type(effect): effect for effect in plain}.values())


def containing(plain: Iterable[p.Effect]) -> Iterator[p.Effect]:
    for effect in plain:
        yield from (p.May(effect), p.May(effect, then=p.Draw(1)), p.May(p.Pay(health=2), then=(effect, p.Draw(1))))
        yield p.If(p.Condition.YOUR_TURN, effect, otherwise=(p.Draw(1), effect))
        yield p.ChooseOne(p.Mode(effect, gold=1), p.Mode(p.Draw(2), your_turn=True))
        if isinstance(effect, p.Discard | p.Break):
            yield p.AtEndOfTurn(effect)
    yield from (p.If(condition, p.Draw(1)) for condition in CONDITIONS)


def abilities() -> Iterator[p.Ability]:
    yield from (p.Triggered((when,), (p.Draw(1),)) for when in WHENS)
    yield from (p.Triggered(pair, (p.Draw(1),)) for pair in combinations(WHENS, 2))
    yield p.FromDiscard(p.Power(p.Recall(), cost=p.Pay(gold=1)))
    yield p.Power(p.Draw(1), cost=(p.Expend(p.THIS), p.Pay(gold=1), p.RemoveCounters(2), p.Break(p.THIS)))
    yield from (p.Power(p.Draw(1), cost=p.Break(p.Chosen(which))) for which in WHICH)
    yield from (p.Bonus(which, 1, 1, p.BLITZ, also) for which in WHICH for also in (None, *p.Alignment))
    yield from (p.Bonus(p.yours(), keywords=keywords) for keywords in KEYWORDS)
    yield from (p.OnYourTurn(keywords) for keywords in KEYWORDS)
    yield from (p.AmbushFor(which) for which in WHICH)
    yield from p.Static


def cards() -> Iterator[p.Card]:
    for alignment, card_class in product(p.Alignment, p.CardClass):
        yield p.Event("Nameless", alignment, 0, p.Draw(1), card_class)
        yield p.Champion("Nameless", alignment, 1, 1, 1, card_class, p.AIRBORNE)
        yield p.Token("Nameless", alignment, 1, 1, card_class)


THEM = [Them(word, number) for word in Word for number in Number] + [
    Them(Word.CHAMPION, card_class=each) for each in p.CardClass
]


def well_printed(text: str) -> None:
    """Check a sentence: single spaces, no remains of Python, a capital first, a period last."""
    assert re.fullmatch(r"\S+( \S+)*", text), text
    assert text.endswith(".") and not text.endswith(".."), text
    assert text[0] == text[0].upper(), text
    assert not re.search(r"None|<|>|_|\.[A-Z]| [,.:]|\b(\w+) \1\b", text), text


def test_samples_name_every_part() -> None:
    assert {type(effect) for effect in effects()} == {*p.PLAIN, *get_args(p.Effect)} - {p.Plain}
    assert {type(ability) for ability in abilities()} == set(get_args(p.Ability))
    assert {type(what) for what in CHAMPIONS} == set(get_args(p.Champions))
    assert {type(what) for what in [*CHAMPIONS, *CARDS]} >= set(get_args(p.Cards))
    assert {type(card) for card in cards()} == set(get_args(p.Card))


@every_language
def test_every_effect_has_a_sentence(speaker: Grammar) -> None:
    for effect in effects():
        well_printed(speaker.sentences((effect,), Context()))


@pytest.mark.slow
@every_language
def test_every_effect_has_a_sentence_inside_another(speaker: Grammar) -> None:
    for effect in containing(plain_effects()):
        well_printed(speaker.sentences((effect,), Context()))


@every_language
def test_every_pronoun_has_a_word(speaker: Grammar) -> None:
    about_it: list[p.Effect] = [p.Break(p.THEM), p.Damage(2, p.THEM), p.PutCounters(2, p.THEM), p.TakeControl(p.THEM)]
    about_it += [p.ThisTurn(p.THEM, 1), p.Draw(1, p.ITS_CONTROLLER), p.GainHealth(p.Count(p.Counted.ITS_ATTACK))]
    about_it += [p.If(condition, p.Break(p.THEM)) for condition in CONDITIONS]
    for them, this, effect in product(THEM, (Word.CHAMPION, Word.CARD), about_it):
        well_printed(speaker.sentences((effect,), Context(this=this, them=them)))


@every_language
def test_every_ability_has_a_line(speaker: Grammar) -> None:
    for ability in abilities():
        well_printed(speaker.ability(ability, Context()))


@every_language
def test_every_condition_of_a_trigger_reads_differently(speaker: Grammar) -> None:
    assert len({speaker.when((when,)) for when in WHENS}) == len(WHENS)


@every_language
def test_every_kind_of_card_has_a_type_line(speaker: Grammar) -> None:
    lines = {speaker.type_line(card) for card in cards()}
    assert len(lines) == 3 * len(p.Alignment) * len(p.CardClass)


@every_language
def test_tables_are_full(speaker: Grammar) -> None:
    assert set(speaker.nouns) == set(Word)
    assert set(speaker.classes) == set(p.CardClass)
    assert set(speaker.verbs) == set(Act)
    assert set(speaker.labels) | set(speaker.deeds) | set(speaker.moments) == set(p.When) - {p.When.SOME_BROKEN}
    assert set(speaker.statics) == set(p.Static)
    assert all(verb[form] for verb in speaker.verbs.values() for form in Form)
    for noun in [*speaker.nouns.values(), *speaker.classes.values()]:
        assert {len(noun.one), len(noun.many)} <= {1, len(Case)}, noun


@every_language
def test_nouns_are_those_of_the_terms(speaker: Grammar) -> None:
    def agrees(noun: Noun, name: str) -> None:
        assert noun.form(Number.ONE).casefold() == term(f"epic.{name}", speaker.language).casefold()

    for word in (Word.CARD, Word.CHAMPION, Word.EVENT, Word.TOKEN, Word.PLAYER, Word.OPPONENT, Word.TARGET):
        agrees(speaker.nouns[word], word.name.lower())
    for card_class, noun in speaker.classes.items():
        agrees(noun, f"class.{card_class.name.lower()}")
    assert speaker.token_name(HUMAN).form(Number.ONE) == speaker.name(HUMAN)


@pytest.mark.parametrize("language", Language)
def test_terms_are_full(language: Language) -> None:
    assert all(row[language] for row in terms().values())
    needed = [f"kw.{keyword.name}" for keyword in p.Keyword] + [f"align.{alignment.name}" for alignment in p.Alignment]
    needed += [f"class.{card_class.name}" for card_class in p.CardClass]
    assert all(f"epic.{name.lower()}" in terms() for name in needed)


@every_language
def test_source_in_a_pile_is_a_card(speaker: Grammar) -> None:
    champion, card = (
        speaker.ability(p.Triggered((p.When.TRIBUTE,), (p.Break(p.THIS),)), Context(this=this))
        for this in (Word.CHAMPION, Word.CARD)
    )
    assert champion != card
    power = p.FromDiscard(p.Power(p.PutIntoPlay(p.THIS), cost=p.Pay(gold=1)))
    in_pile = speaker.ability(power, replace(Context(), this=Word.CHAMPION))
    assert speaker.this(Case.ACCUSATIVE, Context(this=Word.CARD)).text in in_pile
