"""Battle damage before it is dealt: what gets through, what breaks, and a proposal for the player who assigns it.

Everything comes from public numbers of a view: attack, defense, damage, keywords and printed abilities of the fighters.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate
from typing import NamedTuple

from mulligan.core.client.view import ViewPart
from mulligan.epic.book.enums import Keyword, Static
from mulligan.epic.book.layout import Book
from mulligan.epic.hidden.view import View
from mulligan.epic.rulesets import BreakthroughPool
from mulligan.epic.state import MAX_NUMBER, Ask, Role, Rules, Step

_ASSIGNING_BLOCKERS = 2  # the point of the damage step at which the attackers' damage is assigned (rules.battle.damage_step)


class EpicOutcome(ViewPart, frozen=True):
    place: str
    damage: int
    left: int  # defense left after it
    breaks: bool


class EpicSource(ViewPart, frozen=True):
    place: str
    damage: int
    breakthrough: bool


class EpicVictim(ViewPart, frozen=True):
    place: str
    defense: int  # breakthrough champions must assign this much before damage goes through
    left: int  # defense left now
    breakable: bool
    proposed: int


class EpicDamage(ViewPart, frozen=True):
    """Damage that the viewer has to assign, before any of it is. All of it must be."""

    sources: tuple[EpicSource, ...]
    victims: tuple[EpicVictim, ...]
    # The most that may go to the player, as a running total: when every blocker is covered once, twice, and so on.
    through: tuple[int, ...]
    together: bool  # whether breakthrough champions cover the blockers together
    proposed_through: int


class EpicForecast(ViewPart, frozen=True):
    """The end of the battle if nothing else is played and damage is assigned as proposed."""

    through: int
    outcomes: tuple[EpicOutcome, ...]


class Fighter(NamedTuple):
    slot: int
    controller: int
    attack: int
    defense: int
    left: int
    breakable: bool
    breakthrough: bool
    fatal: bool  # breaks champions that it damages
    cost: int
    assigned: int


class Proposal(NamedTuple):
    through: int
    totals: dict[int, int]  # by slot


def forecast(seen: View, book: Book, rules: Rules) -> EpicForecast:
    attackers, blockers = fighters(seen, book, Role.ATTACKER), fighters(seen, book, Role.BLOCKER)
    if not seen.battle.blocked:
        return EpicForecast(sum(each.attack for each in attackers), ())
    steps = through_steps(attackers, blockers, rules)
    forward, backward = propose(attackers, blockers, steps), propose(blockers, attackers, ())
    through, dealt = forward.through, forward.totals | backward.totals
    if seen.step == Step.DAMAGE:
        through, dealt = _known(seen, attackers, blockers, steps)
    return EpicForecast(
        through,
        (
            *(_outcome(each, dealt[each.slot], attackers) for each in blockers if _is_sure(each, dealt, attackers)),
            *(_outcome(each, dealt[each.slot], blockers) for each in attackers if _is_sure(each, dealt, blockers)),
        ),
    )


def damage_to_assign(seen: View, book: Book, rules: Rules) -> EpicDamage | None:
    """The damage that the viewer is asked to assign, if it is one player's and nothing of it is assigned yet."""
    if seen.asked != seen.seat or seen.ask not in (Ask.ASSIGN, Ask.BREAKTHROUGH):
        return None
    mine, theirs = Role.ATTACKER, Role.BLOCKER
    if seen.point >= _ASSIGNING_BLOCKERS:
        mine, theirs = theirs, mine
    sources, victims = fighters(seen, book, mine), fighters(seen, book, theirs)
    steps = through_steps(sources, victims, rules) if mine is Role.ATTACKER else ()
    began = any(each.assigned for each in victims) or bool(steps and seen.ask == Ask.ASSIGN)  # breakthrough is asked first
    if began or not victims or any(each.controller != seen.seat for each in sources):
        return None
    proposal = propose(sources, victims, steps)
    return EpicDamage(
        tuple(EpicSource(f"champion/{each.slot}", each.attack, each.breakthrough) for each in sources),
        tuple(
            EpicVictim(f"champion/{each.slot}", each.defense, each.left, each.breakable, proposal.totals[each.slot])
            for each in victims
        ),
        steps,
        bool(rules.breakthrough_pool == BreakthroughPool.TOGETHER),
        proposal.through,
    )


def fighters(seen: View, book: Book, role: Role) -> list[Fighter]:
    found = []
    for slot in range(seen.slots):
        champion = seen.champions[slot]
        if champion.role == role:
            card = book.cards[champion.card]
            found.append(
                Fighter(
                    slot=slot,
                    controller=int(champion.controller),
                    attack=int(champion.attack),
                    defense=int(champion.defense),
                    left=max(0, int(champion.defense) - int(champion.damage)),
                    breakable=not champion.keywords & Keyword.UNBREAKABLE,
                    breakthrough=role is Role.ATTACKER and bool(champion.keywords & Keyword.BREAKTHROUGH),
                    fatal=bool(int(card.statics) >> Static.BREAKS_WHAT_IT_DAMAGES & 1),
                    cost=int(card.cost),
                    assigned=int(champion.assigned),
                )
            )
    return found


def through_steps(attackers: Sequence[Fighter], blockers: Sequence[Fighter], rules: Rules) -> tuple[int, ...]:
    """D-13. Together they cover the blockers once; otherwise each one that sends damage through covers all of them."""
    needed = sum(each.defense for each in blockers)
    attacks = [each.attack for each in attackers if each.breakthrough]
    if rules.breakthrough_pool == BreakthroughPool.TOGETHER:
        attacks = [sum(attacks)]
    spare = sorted((attack - needed for attack in attacks if attack > needed), reverse=True)
    return tuple(min(MAX_NUMBER, total) for total in accumulate(spare))


def propose(sources: Sequence[Fighter], victims: Sequence[Fighter], steps: Sequence[int]) -> Proposal:
    """As much through as may go. Else lethal damage, the most valuable champion first. The rest goes to the first of them."""
    order = sorted(victims, key=lambda each: (each.breakable, each.cost, each.attack), reverse=True)
    totals = {each.slot: each.defense * len(steps) for each in victims}
    through = steps[-1] if steps else 0
    left = sum(each.attack for each in sources) - through - sum(totals.values())
    if not steps:
        for each in order:
            if each.breakable and 0 < each.left <= left:
                totals[each.slot] = each.left
                left -= each.left
    if order:
        totals[order[0].slot] += left
    return Proposal(through, totals)


def _known(
    seen: View, attackers: Sequence[Fighter], blockers: Sequence[Fighter], steps: tuple[int, ...]
) -> tuple[int, dict[int, int]]:
    """In the damage step: what is assigned, or leaves nothing to decide."""
    dealt: dict[int, int] = {}
    if seen.point >= _ASSIGNING_BLOCKERS:
        dealt = {each.slot: each.assigned for each in blockers}
        through = int(seen.players[seen.battle.defender].assigned)
    else:
        through = steps[-1] if steps else 0
        if len(blockers) == 1 and not steps:
            dealt = propose(attackers, blockers, ()).totals
    if len(attackers) == 1:
        dealt |= propose(blockers, attackers, ()).totals
    return through, dealt


def _is_sure(fighter: Fighter, dealt: dict[int, int], sources: Sequence[Fighter]) -> bool:
    """A champion that breaks those it damages leaves open whom it damages."""
    if fighter.slot not in dealt:
        return False
    damage = dealt[fighter.slot]
    return damage == 0 or damage >= fighter.left or not fighter.breakable or len({each.fatal for each in sources}) == 1


def _outcome(fighter: Fighter, damage: int, sources: Sequence[Fighter]) -> EpicOutcome:
    fatal = damage > 0 and any(each.fatal for each in sources)
    left = max(0, fighter.left - damage)
    return EpicOutcome(f"champion/{fighter.slot}", damage, left, fighter.breakable and (fatal or (damage > 0 and left == 0)))
