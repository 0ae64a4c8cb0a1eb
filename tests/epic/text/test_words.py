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
        (HUMAN, "znacznik Człowieka", "3 znaczniki Człowieka", "6 znaczników Człowieka"),
        (WOLF, "znacznik Wilka", "3 znaczniki Wilka", "6 znaczników Wilka"),
        (DEMON, "znacznik Demona", "3 znaczniki Demona", "6 znaczników Demona"),
        (ZOMBIE, "znacznik Zombie", "3 znaczniki Zombie", "6 znaczników Zombie"),
    ],
)
def test_polish_tokens(token: p.Token, one: str, three: str, six: str) -> None:
    assert [POLISH.count(number, POLISH.token(token)) for number in (1, 3, 6)] == [one, three, six]


@pytest.mark.parametrize(
    ("case", "polish"),
    [
        (Case.NOMINATIVE, "wybrany Dziki czempion"),
        (Case.GENITIVE, "wybranego Dzikiego czempiona"),
        (Case.DATIVE, "wybranemu Dzikiemu czempionowi"),
        (Case.ACCUSATIVE, "wybranego Dzikiego czempiona"),
        (Case.INSTRUMENTAL, "wybranym Dzikim czempionem"),
        (Case.LOCATIVE, "wybranym Dzikim czempionie"),
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
            "pozostali twoi Źli czempioni",
            "wszystkich swoich pozostałych Złych czempionów",
        ),
        (p.yours(card_class=p.CardClass.WOLF), "twoje Wilki", "wszystkie swoje Wilki"),
        (p.yours(card_class=p.CardClass.HUMAN), "twoi Ludzie", "wszystkich swoich Ludzi"),
        (p.Which(alignment=p.SAGE), "wszyscy Światli czempioni", "wszystkich Światłych czempionów"),
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
def test_it_agrees_with_its_antecedent(first: p.Effect, english: str, polish: str) -> None:
    said = (first, p.Draw(1), p.Prepare(p.THEM))
    assert ENGLISH.sentences(said, Context()).endswith(english)
    assert POLISH.sentences(said, Context()).endswith(polish)


@pytest.mark.parametrize(
    ("effect", "english", "polish"),
    [
        (p.Draw(2), "Draw two cards.", "Dobierz 2 karty."),
        (p.May(p.Draw(2)), "You may draw two cards.", "Możesz dobrać 2 karty."),
        (p.Draw(2, p.EACH_PLAYER), "Each player draws two cards.", "Każdy gracz dobiera 2 karty."),
        (
            p.May(p.Draw(2, p.EACH_PLAYER)),
            "If you wish, each player draws two cards.",
            "Jeśli chcesz, każdy gracz dobiera 2 karty.",
        ),
        (
            p.May(p.Pay(health=2), then=p.Discard(1, p.Target(p.PLAYER))),
            "You may pay 2 health. If you do, target player discards a card.",
            "Możesz zapłacić 2 punkty życia. Jeśli to zrobisz, wybrany gracz odrzuca kartę.",
        ),
        (
            p.May(p.Break(p.Target()), then=p.Draw(1, p.ITS_CONTROLLER)),
            "You may break target champion. If you do, its controller draws a card.",
            "Możesz złamać wybranego czempiona. Jeśli to zrobisz, kontrolujący go gracz dobiera kartę.",
        ),
        (
            p.May(p.Break(p.Chosen(p.yours())), then=p.Recall()),
            "You may break a champion you control to recall this card.",
            "Możesz złamać swojego czempiona, aby odzyskać tę kartę.",
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


FIVE = EN, PL, RU, ES, FR = Language.EN, Language.PL, Language.RU, Language.ES, Language.FR


def in_five(effect: p.Effect) -> list[str]:
    return [grammar(language).sentences((effect,), Context()) for language in FIVE]


def test_keywords_that_are_adjectives_agree_and_are_not_gained_as_things() -> None:
    two = p.ThisTurn(p.Each(p.yours(card_class=p.CardClass.FAIRY)), 2, 0, p.UNBLOCKABLE | p.UNBREAKABLE)
    assert in_five(two) == [
        "Your Fairy champions get +2 attack, and gain unblockable and unbreakable this turn.",
        "Twoje Wróżki zyskują w tej turze po +2 do ataku, Nieblokowalność i Niezłomność.",
        "До конца хода ваши Феи получают +2 к атаке, а также становятся Неблокируемыми и Неуязвимыми.",
        "Tus Hadas obtienen +2 de ataque, y se vuelven Imparables e Indestructibles este turno.",
        "Vos Fées gagnent +2 en attaque, et deviennent Imblocables et Indestructibles ce tour-ci.",
    ]


def test_a_champion_just_named_becomes_a_pronoun() -> None:
    when_it_attacks = p.Triggered((p.When.ATTACKS,), (p.PutCounters(2, p.THIS), p.Prepare(p.THIS)))
    assert [grammar(language).ability(when_it_attacks, Context()).split(" → ")[1] for language in FIVE] == [
        "Put two +1/+1 counters on it. Prepare it.",
        "Umieść na nim 2 żetony +1/+1. Przygotuj go.",
        "Разместите на нём 2 маркера +1/+1. Подготовьте его.",
        "Pon dos contadores +1/+1 sobre él. Prepáralo.",
        "Mettez deux marqueurs +1/+1 sur lui. Mobilisez-le.",
    ]
    after_another = p.Triggered((p.When.ATTACKS,), (p.Break(p.Target()), p.Prepare(p.THIS)))
    assert ENGLISH.ability(after_another, Context()).endswith("Break target champion. Prepare this champion.")


def test_a_mode_for_your_turn_does_not_look_like_a_cost() -> None:
    modes = [p.Mode(p.Break(p.Each()), your_turn=True), p.Mode(p.Draw(1, p.EACH_PLAYER), your_turn=True, gold=1)]
    assert [[grammar(language).mode(mode, Context()) for mode in modes] for language in FIVE] == [
        ["On your turn, break all champions.", "Pay 1 gold: On your turn, each player draws a card."],
        ["W swojej turze złam wszystkich czempionów.", "Zapłać 1 złoto: W twojej turze każdy gracz dobiera kartę."],
        ["В свой ход разбейте всех Чемпионов.", "Заплатите 1 золото: В ваш ход каждый игрок берёт карту."],
        ["En tu turno, destruye a todos los campeones.", "Paga 1 punto de oro: En tu turno, cada jugador roba una carta."],
        [
            "Pendant votre tour, détruisez tous les Champions.",
            "Payez 1 or: Pendant votre tour, chaque joueur pioche une carte.",
        ],
    ]


def test_more_tokens_on_your_turn_are_one_sentence() -> None:
    breach = p.If(p.Condition.YOUR_TURN, p.Create(DEMON, 3), otherwise=p.Create(DEMON, 2))
    assert in_five(breach)[:2] == [
        "Put two Demon tokens into play, or three on your turn.",
        "Umieść w grze 2 znaczniki Demona, a w swojej turze 3.",
    ]
    different = p.If(p.Condition.YOUR_TURN, p.Create(DEMON, 3), otherwise=p.Create(WOLF, 3))
    assert in_five(different)[0] == (
        "If it is your turn, put three Demon tokens into play. Otherwise, put three Wolf tokens into play."
    )


def test_spanish_puts_the_kind_of_a_target_before_objetivo() -> None:
    """ "el campeón objetivo del Mal" would be a champion who is a target of Evil."""
    target = p.Target(p.Which(alignment=p.EVIL, cost=1), zone=p.Zone.YOUR_DISCARD)
    phrase = grammar(ES).target(target, Case.NOMINATIVE, Context()).text
    assert phrase == "el campeón del Mal de coste 1 objetivo de tu pila de descarte"


def test_spanish_says_you_after_another_player_acts() -> None:
    said = grammar(ES).sentences((p.Draw(1, p.EACH_PLAYER), p.Create(WOLF)), Context())
    assert said == "Cada jugador roba una carta. Tú pones en juego un Lobo de refuerzo."
