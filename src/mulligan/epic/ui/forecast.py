"""Battle damage before it is dealt: what gets through, what breaks, and a proposal for the player who assigns it.

Everything comes from public numbers of a view: attack, defense, damage, keywords and printed abilities of the fighters.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate, takewhile
from typing import NamedTuple

from mulligan.core.client.view import ViewPart
from mulligan.epic.book.enums import Keyword, Static
from mulligan.epic.book.layout import Book
from mulligan.epic.hidden.view import View
from mulligan.epic.rules.battle.damage_step import DamagePoint
from mulligan.epic.rulesets import BreakthroughPool
from mulligan.epic.state import MAX_NUMBER, NO_SLOT, NOBODY, Ask, Position, Role, Rules, Step


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
    cover: int  # breakthrough champions must assign this much before damage goes through
    left: int  # defense left now
    breakable: bool
    assigned: int  # by champions of other players, or earlier
    proposed: int


class EpicDamage(ViewPart, frozen=True):
    """Damage of the viewer's champions that the viewer has to assign. If there are victims, all of it must be assigned."""

    sources: tuple[EpicSource, ...]
    victims: tuple[EpicVictim, ...]
    # The most that can go to the player, as a running total: when every blocker is covered once, twice, and so on.
    through: tuple[int, ...]
    least_through: int
    together: bool  # whether breakthrough champions cover the blockers together
    covering: int  # how often every blocker must be covered if no more goes through
    due: int  # damage a team has decided to send through and not assigned yet
    later: int  # breakthrough damage of the team's later champions, which can cover blockers or go through
    only_through: bool  # whether a team is only asked how much goes through
    proposed_through: int


class EpicForecast(ViewPart, frozen=True):
    """The end of the battle if nothing else is played and damage is assigned as proposed."""

    through: int
    outcomes: tuple[EpicOutcome, ...]
    hopeless: bool  # the defender has a block that breaks every attacker, without damage or losses


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
    covered: int  # damage assigned by breakthrough champions
    dealing: int  # damage assigned by it


class Proposal(NamedTuple):
    through: int
    totals: dict[int, int]  # damage by slot


def forecast(seen: View, book: Book, rules: Rules) -> EpicForecast:
    attackers, blockers = fighters(seen, book, Role.ATTACKER), fighters(seen, book, Role.BLOCKER)
    if is_dealt(seen):
        return EpicForecast(0, (), hopeless=False)
    if not seen.battle.blocked:
        hopeless = bool(seen.step == Step.ATTACKERS) and _is_hopeless(seen, book, rules, attackers)
        return EpicForecast(sum(each.attack for each in attackers), (), hopeless)
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
        hopeless=False,
    )


def is_dealt(seen: View) -> bool:
    """Whether the damage of the battle has been dealt."""
    return bool(seen.step == Step.DAMAGE and seen.point >= DamagePoint.END_OF_BATTLE)


def _is_hopeless(seen: View, book: Book, rules: Rules, attackers: Sequence[Fighter]) -> bool:
    """Whether blockers that cannot break are enough to break all attackers and to stop breakthrough damage."""
    total = sum(each.attack for each in attackers)
    safe = [each for each in _able_to_block(seen, book) if not each.breakable or each.left > total]
    if not safe or not attackers or any(each.fatal or not each.breakable for each in attackers):
        return False
    enough = sum(each.left for each in attackers) <= sum(each.attack for each in safe)
    return enough and not through_steps(attackers, safe, rules)


def _able_to_block(seen: View, book: Book) -> list[Fighter]:
    """E-BATTLE-16, -25: the prepared champions of the defending side that can block at least one of the attackers."""
    words = [int(seen.champions[slot].keywords) for slot in range(seen.slots) if seen.champions[slot].role == Role.ATTACKER]
    blockable = [each for each in words if not each & Keyword.UNBLOCKABLE]
    team = seen.players[seen.battle.defender].team
    found = fighters(seen, book, Role.NONE)
    on_ground = any(not each & Keyword.AIRBORNE for each in blockable)
    return [
        each
        for each in found
        if blockable
        and seen.players[each.controller].team == team
        and seen.champions[each.slot].position == Position.PREPARED
        and (on_ground or seen.champions[each.slot].keywords & Keyword.AIRBORNE)
    ]


def damage_to_assign(seen: View, book: Book, rules: Rules) -> EpicDamage | None:
    """The damage for the viewer to assign.

    The attacker first decides how much goes through. Then players assign the damage of their champions one at a time. If all
    attackers are the viewer's, that is one plan; in a team it is one for each run of champions of one player.
    """
    if seen.asked != seen.seat or seen.ask not in (Ask.ASSIGN, Ask.BREAKTHROUGH):
        return None
    mine, theirs = Role.ATTACKER, Role.BLOCKER
    if seen.point >= DamagePoint.BLOCKERS:
        mine, theirs = theirs, mine
    sources, victims = fighters(seen, book, mine), fighters(seen, book, theirs)
    if seen.ask == Ask.BREAKTHROUGH:
        return _from_the_start(seen, rules, sources, victims)
    return _in_a_row(seen, rules, sources, victims)


def _from_the_start(seen: View, rules: Rules, sources: Sequence[Fighter], victims: Sequence[Fighter]) -> EpicDamage:
    """The damage that goes through and, if no teammate attacks, the split of the rest."""
    steps = through_steps(sources, victims, rules)
    only_through = any(each.controller != seen.seat for each in sources)
    if only_through or not victims:
        sources, victims = [each for each in sources if each.breakthrough], []
    return _damage(rules, sources, victims, propose(sources, victims, steps), through=steps, only_through=only_through)


def _in_a_row(seen: View, rules: Rules, everyone: Sequence[Fighter], victims: Sequence[Fighter]) -> EpicDamage | None:
    """The damage of the current champion and of those after it, up to the next one of another player."""
    battle = seen.battle
    behind = [each for each in everyone if each.slot >= battle.source]
    sources = list(takewhile(lambda each: each.controller == seen.seat, behind))
    later = [each for each in behind[len(sources) :] if each.breakthrough]
    sources[0] = sources[0]._replace(attack=int(battle.left))
    together = rules.breakthrough_pool == BreakthroughPool.TOGETHER
    due, sent = int(battle.through), int(seen.players[battle.defender].assigned)
    breaking = [each.attack for each in sources if each.breakthrough]
    covering = 0
    if together and due + sent > 0 and breaking:
        covering = 1
        victims = [each._replace(defense=max(0, each.defense - each.covered)) for each in victims]
    elif not together and battle.victim != NO_SLOT and sources[0].dealing > 0:
        covering = 1
    if covering == 0 and battle.victim not in (NO_SLOT, *(each.slot for each in victims[:1])):
        return None  # the viewer has assigned a part of its damage already
    steps: tuple[int, ...] = ()
    if due > 0:
        own = [sum(breaking)] if together else list(through_steps(sources, victims, rules))
        steps = tuple(min(due, each) for each in own if each > 0)
        steps = steps[: steps.index(due) + 1] if due in steps else steps
    others = sum(each.attack for each in later)
    can_send = others if together else (through_steps(later, victims, rules) or (0,))[-1]
    if not victims:
        sources = [each for each in sources if each.breakthrough]
    proposal = propose(sources, victims, steps, covering if together else covering + len(steps))
    return _damage(
        rules,
        sources,
        victims,
        proposal,
        through=steps,
        least_through=max(0, due - can_send),
        covering=covering,
        due=due,
        later=others if together else 0,
    )


def _damage(
    rules: Rules,
    sources: Sequence[Fighter],
    victims: Sequence[Fighter],
    proposal: Proposal,
    *,
    through: tuple[int, ...],
    least_through: int = 0,
    covering: int = 0,
    due: int = 0,
    later: int = 0,
    only_through: bool = False,
) -> EpicDamage:
    return EpicDamage(
        tuple(EpicSource(f"champion/{each.slot}", each.attack, each.breakthrough) for each in sources),
        tuple(
            EpicVictim(
                f"champion/{each.slot}", each.defense, each.left, each.breakable, each.assigned, proposal.totals[each.slot]
            )
            for each in victims
        ),
        through,
        least_through,
        bool(rules.breakthrough_pool == BreakthroughPool.TOGETHER),
        covering,
        due,
        later,
        only_through,
        proposal.through,
    )


def fighters(seen: View, book: Book, role: Role) -> list[Fighter]:
    found = []
    for slot in range(seen.slots):
        champion = seen.champions[slot]
        if champion.role == role and champion.controller != NOBODY:
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
                    covered=int(champion.covered),
                    dealing=int(champion.dealing),
                )
            )
    return found


def through_steps(attackers: Sequence[Fighter], blockers: Sequence[Fighter], rules: Rules) -> tuple[int, ...]:
    """D-13: together they cover the blockers once; otherwise each one that sends damage through covers all of them."""
    needed = sum(each.defense for each in blockers)
    attacks = [each.attack for each in attackers if each.breakthrough]
    if rules.breakthrough_pool == BreakthroughPool.TOGETHER:
        attacks = [sum(attacks)]
    spare = sorted((attack - needed for attack in attacks if attack > needed), reverse=True)
    return tuple(min(MAX_NUMBER, total) for total in accumulate(spare))


def propose(
    sources: Sequence[Fighter], victims: Sequence[Fighter], steps: Sequence[int], coverings: int | None = None
) -> Proposal:
    """Maximise breakthrough damage; then deal lethal damage, most valuable champions first. The first one gets the rest."""
    order = sorted(victims, key=lambda each: (each.breakable, each.cost, each.attack), reverse=True)
    times = len(steps) if coverings is None else coverings
    through = steps[-1] if steps else 0
    left = sum(each.attack for each in sources) - through
    totals = {each.slot: 0 for each in victims}
    for each in order:
        lethal = each.left - each.assigned
        wanted = each.defense * times if times else lethal if each.breakable and 0 < lethal <= left else 0
        totals[each.slot] = min(left, wanted)
        left -= totals[each.slot]
    if order:
        totals[order[0].slot] += left
    return Proposal(through, totals)


def _known(
    seen: View, attackers: Sequence[Fighter], blockers: Sequence[Fighter], steps: tuple[int, ...]
) -> tuple[int, dict[int, int]]:
    """In the damage step: the damage that is assigned, or can only be assigned in one way."""
    dealt: dict[int, int] = {}
    if seen.point >= DamagePoint.BLOCKERS:
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
    """Whether the outcome is certain: the recipients of a champion that breaks those it damages are still open."""
    if fighter.slot not in dealt:
        return False
    damage = dealt[fighter.slot]
    return damage == 0 or damage >= fighter.left or not fighter.breakable or len({each.fatal for each in sources}) == 1


def _outcome(fighter: Fighter, damage: int, sources: Sequence[Fighter]) -> EpicOutcome:
    fatal = damage > 0 and any(each.fatal for each in sources)
    left = max(0, fighter.left - damage)
    return EpicOutcome(f"champion/{fighter.slot}", damage, left, fighter.breakable and (fatal or (damage > 0 and left == 0)))
