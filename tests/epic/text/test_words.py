"""Counting, cases, agreement, pronouns."""

from __future__ import annotations

import pytest

from mulligan.core.text.words import Case
from mulligan.epic import parts as p
from mulligan.epic.cards.tokens import DEMON, HUMAN, WOLF, ZOMBIE
from mulligan.epic.text import Language, grammar
from mulligan.epic.text.context import Context, Word

ENGLISH, POLISH = grammar(Language.EN), grammar(Language.PL)
CARD, DAMAGE, CHAMPION = Word.CARD, Word.DAMAGE, Word.CHAMPION


@pytest.mark.parametrize(
    ("number", "word", "case", "polish"),
    [
        (1, CARD, Case.ACCUSATIVE, "kartę"),
        (2, CARD, Case.ACCUSATIVE, "2 karty"),
        (5, CARD, Case.ACCUSATIVE, "5 kart"),
        (5, CARD, Case.INSTRUMENTAL, "5 kartami"),
        (1, DAMAGE, Case.ACCUSATIVE, "1 obrażenie"),
        (4, DAMAGE, Case.ACCUSATIVE, "4 obrażenia"),
        (12, DAMAGE, Case.ACCUSATIVE, "12 obrażeń"),
        (13, DAMAGE, Case.NOMINATIVE, "13 obrażeń"),
        (21, DAMAGE, Case.ACCUSATIVE, "21 obrażeń"),
        (22, DAMAGE, Case.ACCUSATIVE, "22 obrażenia"),
        (112, DAMAGE, Case.ACCUSATIVE, "112 obrażeń"),
        (2, CHAMPION, Case.ACCUSATIVE, "2 czempionów"),
        (2, CHAMPION, Case.NOMINATIVE, "2 czempionów"),
        (2, CHAMPION, Case.DATIVE, "2 czempionom"),
        (1, Word.HEALTH, Case.ACCUSATIVE, "1 punkt życia"),
        (3, Word.HEALTH, Case.ACCUSATIVE, "3 punkty życia"),
        (10, Word.HEALTH, Case.ACCUSATIVE, "10 punktów życia"),
        (0, Word.GOLD, Case.NOMINATIVE, "0 złota"),
        (1, Word.GOLD, Case.ACCUSATIVE, "1 złoto"),
        (2, Word.COUNTER, Case.ACCUSATIVE, "2 żetony +1/+1"),
        (5, Word.COUNTER, Case.ACCUSATIVE, "5 żetonów +1/+1"),
    ],
)
def test_polish_counts(number: int, word: Word, case: Case, polish: str) -> None:
    assert POLISH.count(number, POLISH.nouns[word], case) == polish


@pytest.mark.parametrize(
    ("token", "one", "three", "six"),
    [
        (HUMAN, "znacznik Człowieka", "3 znaczniki Ludzi", "6 znaczników Ludzi"),
        (WOLF, "znacznik Wilka", "3 znaczniki Wilków", "6 znaczników Wilków"),
        (DEMON, "znacznik Demona", "3 znaczniki Demonów", "6 znaczników Demonów"),
        (ZOMBIE, "znacznik Zombie", "3 znaczniki Zombie", "6 znaczników Zombie"),
    ],
)
def test_polish_tokens(token: p.Token, one: str, three: str, six: str) -> None:
    assert [POLISH.count(number, POLISH.token(token)) for number in (1, 3, 6)] == [one, three, six]


@pytest.mark.parametrize(
    ("case", "polish"),
    [
        (Case.NOMINATIVE, "wybrany dziki czempion"),
        (Case.GENITIVE, "wybranego dzikiego czempiona"),
        (Case.DATIVE, "wybranemu dzikiemu czempionowi"),
        (Case.ACCUSATIVE, "wybranego dzikiego czempiona"),
        (Case.INSTRUMENTAL, "wybranym dzikim czempionem"),
        (Case.LOCATIVE, "wybranym dzikim czempionie"),
    ],
)
def test_polish_cases(case: Case, polish: str) -> None:
    assert POLISH.target(p.Target(p.Which(alignment=p.WILD)), case, Context()).text == polish


@pytest.mark.parametrize(
    ("which", "subject", "objects"),
    [
        (p.yours(), "twoi czempioni", "wszystkich swoich czempionów"),
        (
            p.yours(alignment=p.EVIL, other=True),
            "twoi pozostali źli czempioni",
            "wszystkich swoich pozostałych złych czempionów",
        ),
        (p.yours(card_class=p.CardClass.WOLF), "twoje Wilki", "wszystkie swoje Wilki"),
        (p.yours(card_class=p.CardClass.HUMAN), "twoi Ludzie", "wszystkich swoich Ludzi"),
        (p.Which(alignment=p.SAGE), "wszyscy światli czempioni", "wszystkich światłych czempionów"),
        (p.Which(token=True), "wszystkie znaczniki czempionów", "wszystkie znaczniki czempionów"),
    ],
)
def test_polish_groups(which: p.Which, subject: str, objects: str) -> None:
    assert POLISH.each(which, Case.NOMINATIVE, Context()).text == subject
    assert POLISH.each(which, Case.ACCUSATIVE, Context()).text == objects


@pytest.mark.parametrize(
    ("first", "english", "polish"),
    [
        (p.Damage(1, p.Target()), "Prepare it.", "Przygotuj go."),
        (p.Damage(1, p.Each()), "Prepare them.", "Przygotuj ich."),
        (p.Damage(1, p.Each(p.yours(card_class=p.CardClass.WOLF))), "Prepare them.", "Przygotuj je."),
        (p.Create(HUMAN), "Prepare it.", "Przygotuj go."),
        (p.Create(HUMAN, 2), "Prepare them.", "Przygotuj je."),
        (p.Banish(p.Target(p.ANY_CARD, p.Zone.ANY_DISCARD)), "Prepare it.", "Przygotuj ją."),
    ],
)
def test_it_agrees_with_what_was_said_before(first: p.Effect, english: str, polish: str) -> None:
    said = (first, p.Draw(1), p.Prepare(p.THEM))
    assert ENGLISH.sentences(said, Context()).endswith(english)
    assert POLISH.sentences(said, Context()).endswith(polish)


@pytest.mark.parametrize(
    ("effect", "english", "polish"),
    [
        (p.Draw(2), "Draw two cards.", "Dobierz 2 karty."),
        (p.May((p.Draw(2),)), "You may draw two cards.", "Możesz dobrać 2 karty."),
        (p.Draw(2, p.EACH_PLAYER), "Each player draws two cards.", "Każdy gracz dobiera 2 karty."),
        (
            p.May((p.Draw(2, p.EACH_PLAYER),)),
            "If you wish, each player draws two cards.",
            "Jeśli chcesz, każdy gracz dobiera 2 karty.",
        ),
        (
            p.May((p.Discard(1, p.Target(p.PLAYER)),), pay_health=2),
            "You may pay 2 health. If you do, target player discards a card.",
            "Możesz zapłacić 2 punkty życia. Jeśli to zrobisz, wybrany gracz odrzuca kartę.",
        ),
        (
            p.Banish(p.Target(p.Which(token=True), up_to=3)),
            "Banish up to three target token champions.",
            "Wypędź do 3 wybranych znaczników czempionów.",
        ),
    ],
)
def test_forms_of_the_verb(effect: p.Effect, english: str, polish: str) -> None:
    assert ENGLISH.sentences((effect,), Context()) == english
    assert POLISH.sentences((effect,), Context()) == polish


@pytest.mark.parametrize(
    ("number", "word", "english"),
    [(1, CARD, "a card"), (1, Word.EVENT, "an event"), (2, CARD, "two cards"), (11, CARD, "11 cards"), (1, DAMAGE, "1 damage")],
)
def test_english_counts(number: int, word: Word, english: str) -> None:
    assert ENGLISH.count(number, ENGLISH.nouns[word]) == english
