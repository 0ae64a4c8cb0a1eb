"""Reasons for refusing an answer in a draft, with the rule behind each."""

from __future__ import annotations

from mulligan.core.refusals import AnyReason, Refusal
from mulligan.epic.draft.choices import decode
from mulligan.epic.draft.plan import Plan
from mulligan.epic.draft.state import Ask, Option, State


class Reason(AnyReason):
    """The value is a row of `terms.csv`; comments name the values in its braces."""

    PICK = "draft.why.pick"
    NOT_IN_POOL = "draft.why.not_in_pool"
    DECK_SIZE = "draft.why.deck_size"  # {fewest}
    DECK_SIZES = "draft.why.deck_sizes"  # {fewest}, {most}


def why_not(plan: Plan, state: State, seat: int, number: int) -> Refusal:
    """The reason why a choice is not among the options of an asked seat, using only the seat's pack or pool."""
    if state.ask == Ask.PICK:
        return Refusal(Reason.PICK, "E-FMT-PACK-02")
    choice = decode(number)
    rule = "E-DECK-01" if plan.fewest == plan.most else "E-DECK-03"
    if choice.kind == Option.CARD and choice.place >= state.players[seat].pool.count:
        return Refusal(Reason.NOT_IN_POOL, rule)
    if plan.fewest == plan.most:
        return Refusal(Reason.DECK_SIZE, rule, {"fewest": plan.fewest})
    return Refusal(Reason.DECK_SIZES, rule, {"fewest": plan.fewest, "most": plan.most})
