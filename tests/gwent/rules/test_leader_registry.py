"""The table of leader effects, its parts and its kernels agree, or the import fails."""

from __future__ import annotations

import pytest

from mulligan.gwent.book.assembler import assemble
from mulligan.gwent.book.leaders import LeaderEffect, Use, effect
from mulligan.gwent.cards import BY_SLUG
from mulligan.gwent.game import NUMBERS, book
from mulligan.gwent.parts import NEUTRAL, DiscardAndPick, Horn, Leader, Special, Trait
from mulligan.gwent.rules.leaders import registry
from mulligan.gwent.rules.leaders.registry import carries_out, dispatch_conditions, dispatch_kernels, effects_used, useful_if
from mulligan.gwent.state import Passive


def test_an_effect_without_a_kernel_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(registry.KERNELS, LeaderEffect.PEEK)
    with pytest.raises(TypeError, match="nothing carries out PEEK"):
        dispatch_kernels(effects_used(Use.ACTION))


def test_an_effect_without_a_condition_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(registry.CONDITIONS, LeaderEffect.HORN)
    with pytest.raises(TypeError, match="nothing says when to use HORN"):
        dispatch_conditions(effects_used(Use.ACTION))


def test_an_effect_has_one_kernel_and_one_condition() -> None:
    for decorate in (carries_out, useful_if):
        with pytest.raises(TypeError, match="PEEK is registered twice"):
            decorate(LeaderEffect.PEEK)(lambda *_: False)  # type: ignore[arg-type]


def test_effects_that_share_a_dispatcher_stand_together_in_the_table() -> None:
    with pytest.raises(TypeError, match="must be adjacent"):
        dispatch_kernels([LeaderEffect.PEEK, LeaderEffect.PLAY_FROM_DECK])


def test_an_operand_that_the_row_lacks_is_refused() -> None:
    with pytest.raises(TypeError, match="no operand seats"):
        effect("Nonsense.", "seats")


def test_every_operand_has_a_field_of_its_own_in_the_book() -> None:
    worlds = book().leaders[NUMBERS["eredin_destroyer_of_worlds"]]
    assert BY_SLUG["eredin_destroyer_of_worlds"].ability == DiscardAndPick(cards=2, picks=1)  # type: ignore[union-attr]
    assert (worlds.cards, worlds.picks, worlds.card) == (2, 1, 0)
    steel = book().leaders[NUMBERS["foltest_the_steel_forged"]]
    assert (steel.row, steel.least, steel.cards) == (2, 10, 0)
    assert book().leaders[NUMBERS["king_bran_the_unifier"]].passives == Passive.HALF_WEATHER


def test_a_leader_s_horn_must_name_its_row() -> None:
    with pytest.raises(ValueError, match="a leader's HORN needs 'row'"):
        assemble([Leader("Nobody", NEUTRAL, Horn())])


def test_a_card_cannot_name_a_trait_that_follows_from_its_kind() -> None:
    with pytest.raises(ValueError, match="HERO follows"):
        assemble([Special("Nothing", NEUTRAL, Trait.HERO)])
