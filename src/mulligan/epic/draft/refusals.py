"""Why an answer in a draft is not legal, and which rule says so."""

from __future__ import annotations

from mulligan.core.refusals import AnyReason, Refusal
from mulligan.epic.draft.choices import decode
from mulligan.epic.draft.plan import Plan
from mulligan.epic.draft.state import Ask, Option, State


class Reason(AnyReason):
    """Its value is its row in `terms.csv`; its values are named behind it."""

    PICK = "draft.why.pick"
    NOT_IN_POOL = "draft.why.not_in_pool"
    DECK_SIZE = "draft.why.deck_size"  # {fewest}
    DECK_SIZES = "draft.why.deck_sizes"  # {fewest}, {most}


def why_not(plan: Plan, state: State, seat: int, number: int) -> Refusal:
    """Why this is not one of the options of a seat that is asked, which looks at its pack or its pool."""
    if state.ask == Ask.PICK:
        return Refusal(Reason.PICK, "E-FMT-PACK-02")
    choice = decode(number)
    rule = "E-DECK-01" if plan.fewest == plan.most else "E-DECK-03"
    if choice.kind == Option.CARD and choice.place >= state.players[seat].pool.count:
        return Refusal(Reason.NOT_IN_POOL, rule)
    if plan.fewest == plan.most:
        return Refusal(Reason.DECK_SIZE, rule, {"fewest": plan.fewest})
    return Refusal(Reason.DECK_SIZES, rule, {"fewest": plan.fewest, "most": plan.most})
