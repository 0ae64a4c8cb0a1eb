"""Epic's cards for clients."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass
from functools import cache
from typing import Final

from mulligan.core.client.card_faces import Art, Face, Faces, aliases, described, read_art
from mulligan.core.decks.deck import slug
from mulligan.core.text import Language
from mulligan.core.text.words import capital
from mulligan.epic import cards
from mulligan.epic import parts as p
from mulligan.epic.text import grammar, languages

CONDITIONS: Final[Mapping[p.When, str]] = {
    p.When.TRIBUTE: "tribute",
    p.When.LOYALTY_2: "loyalty",
    **{p.ally(alignment): "ally" for alignment in p.Alignment},
}
# Every icon: its glyph, its term, and the rule that explains it, in drawing order.
SIGNS: Final[Mapping[str, tuple[str, str, str]]] = {
    "airborne": ("feathered-wing", "kw.airborne", "E-KW-AIRBORNE-01"),
    "ambush": ("cowled", "kw.ambush", "E-KW-AMBUSH-01"),
    "blitz": ("power-lightning", "kw.blitz", "E-KW-BLITZ-01"),
    "breakthrough": ("broken-wall", "kw.breakthrough", "E-KW-BREAKTHROUGH-01"),
    "righteous": ("justice-star", "kw.righteous", "E-KW-RIGHTEOUS-01"),
    "unbanishable": ("anchor", "kw.unbanishable", "E-KW-UNBANISHABLE-01"),
    "unblockable": ("ghost", "kw.unblockable", "E-KW-UNBLOCKABLE-01"),
    "unbreakable": ("diamond-hard", "kw.unbreakable", "E-KW-UNBREAKABLE-01"),
    "untargetable": ("sight-disabled", "kw.untargetable", "E-KW-UNTARGETABLE-01"),
    "tribute": ("jeweled-chalice", "kw.tribute", "E-KW-TRIBUTE-01"),
    "loyalty": ("shaking-hands", "kw.loyalty2", "E-KW-LOYALTY-01"),
    "ally": ("three-friends", "ally", "E-KW-ALLY-01"),
    "expend": ("clockwise-rotation", "expend_power", "E-POWER-02"),
    "gold": ("crown-coin", "gold_power", "E-POWER-01"),
    "recycle": ("recycle", "kw.recycle", "E-KW-RECYCLE-01"),
    "recall": ("return-arrow", "kw.recall", "E-KW-RECALL-01"),
    "banish": ("heaven-gate", "kw.banish", "E-KW-BANISH-01"),
    "deploying": ("hourglass", "deploying", "E-KW-DEPLOYING-01"),  # only for champions in play
}


def parts_of(part: object) -> Iterator[object]:
    """A part and all parts inside it."""
    yield part
    if isinstance(part, tuple):
        inner: list[object] = list(part)
    elif is_dataclass(part) and not isinstance(part, p.Token):
        inner = [getattr(part, field.name) for field in fields(part)]
    else:
        inner = []
    for each in inner:
        yield from parts_of(each)


def _keyword_signs(keywords: p.Keyword) -> set[str]:
    return {str(keyword.name).lower() for keyword in keywords}


def _signs_of(part: object) -> set[str]:
    """The icons for a part of a card. Keywords given to others, or later, have none: the text covers them."""
    match part:
        case p.Champion(keywords=keywords) | p.OnYourTurn(keywords=keywords) | p.Bonus(p.Which(other=False), keywords=keywords):
            return _keyword_signs(keywords)
        case p.Triggered(when=conditions):
            return {CONDITIONS[each] for each in conditions if isinstance(each, p.When) and each in CONDITIONS}
        case p.Power(cost=cost) if p.Expend(p.THIS) in cost:
            return {"expend"}
        case p.Power(cost=cost, do=do) if any(isinstance(each, p.Pay) for each in cost) and do != (p.Recall(),):
            return {"gold"}
        case p.Recycle():
            return {"recycle"}
        case p.Recall():
            return {"recall"}
        case p.Banish():
            return {"banish"}
        case _:
            return set()


def signs(card: p.Card) -> tuple[str, ...]:
    """The icons on a card, in drawing order.

    >>> signs(cards.BY_SLUG["watchful_gargoyle"])
    ('airborne', 'ambush', 'tribute', 'recycle')
    """
    shown = set[str]().union(*map(_signs_of, parts_of(card)))
    return tuple(sign for sign in SIGNS if sign in shown)


@cache
def art() -> Mapping[str, Art]:
    return read_art(cards.__name__)


def _kind(card: p.Card) -> tuple[str, str]:
    """The card's type, and the term for it."""
    match card:
        case p.Event():
            return "event", "event"
        case p.Champion():
            return "champion", "champion"
        case p.Token():
            return "token", "token_champion"


def _face(card: p.Card, language: Language) -> Face:
    speaker = grammar(language)
    text = speaker.card(card)
    kind, kind_term = _kind(card)
    group = card.alignment.name.lower()
    alignment = capital(speaker.term(f"align.{group}"))
    classes = speaker.class_joint.join(speaker.term(f"class.{each.name.lower()}") for each in card.classes)
    return Face(
        card=slug(card.name),
        name=text.name,
        original=text.original,
        aliases=aliases(text.name, (grammar(each).name(card) for each in languages())),
        kind=kind,
        group=group,
        kind_words=" · ".join(filter(None, [capital(speaker.term(kind_term)), classes])),
        group_words=alignment,
        allegiance=alignment,
        lines=text.lines,
        signs=signs(card),
        cost=None if isinstance(card, p.Token) else card.cost,
        attack=None if isinstance(card, p.Event) else card.attack,
        defense=None if isinstance(card, p.Event) else card.defense,
        art=art()[slug(card.name)],
    )


@cache
def faces(language: Language) -> Faces:
    """All cards that can be played, tokens included; without the preview of later sets.

    >>> faces(Language.PL).cards[0].kind_words
    'Znacznik czempiona · Demon'
    """
    return Faces(
        game="epic",
        language=language,
        cards=tuple(_face(card, language) for card in cards.TOKENS + cards.BASE_SET),
        signs=described("epic", SIGNS, language),
    )
