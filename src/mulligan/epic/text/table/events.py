"""Events as lines of the log.

By the time a line is written, the game has moved on, and a damaged champion may be gone. So a line uses the event's own
fields, and the view only for facts that cannot have changed.
"""

from __future__ import annotations

from collections.abc import Mapping

from mulligan.core.kernel.output import EVERYBODY, EventRow
from mulligan.core.text.table import Who
from mulligan.core.text.words import Case, Phrase, signed
from mulligan.epic.book.enums import Keyword
from mulligan.epic.events import BY_TRANSFORMING, EventKind
from mulligan.epic.state import NO_CARD, NO_SLOT, NOBODY, Role, Step
from mulligan.epic.text.context import Word
from mulligan.epic.text.table.labels import STEPS
from mulligan.epic.text.table.lines import Log
from mulligan.epic.text.table.programs import mode_line
from mulligan.epic.text.table.scene import Scene, is_token

# Without lines: the next turn's line covers TURN_ENDED, and the block's FLIPPED.
_SILENT = (EventKind.TURN_ENDED, EventKind.FLIPPED)
_SILENT_STEPS = (Step.MAIN, Step.BLOCKERS, Step.DAMAGE, Step.ENDING)  # implied by the players' actions
_OTHER_PLAYER = (Log.PLAYER_TARGETED, Log.CARD_TARGETED)
_OTHER_PARTY = (Log.ATTACKED_WHOM, Log.BATTLE_BEGAN)
_COUNTED = {  # the noun for a line's amount
    "damage": Word.DAMAGE,
    "health": Word.HEALTH,
    "gold": Word.GOLD,
    "cards": Word.CARD,
    "counters": Word.COUNTER,
}
# E-TEAM-01: a team counts as one entity, so these lines are about the whole team.
_OF_TEAM = (
    Log.TURN_BEGAN,
    Log.TURN_ENDED,
    Log.PLAYER_DAMAGED,
    Log.GAINED_HEALTH,
    Log.LOST_HEALTH,
    Log.NOT_BLOCKED,
    Log.ELIMINATED,
    Log.WON,
)
_ONCE_PER_PARTY = (EventKind.ELIMINATED, EventKind.WON)  # events that occur for every player of a team


def event(scene: Scene, event: EventRow) -> str | None:
    """The line of an event, or None if another line covers it."""
    return None if _is_silent(scene, event) else line(scene, event)


def _is_silent(scene: Scene, event: EventRow) -> bool:
    kind = EventKind(event.kind)
    if kind is EventKind.STEP_BEGAN:
        begun_by_attackers = event.amount == Step.ATTACKERS and scene.seats > 2  # each attacker's line names its target
        return begun_by_attackers or Step(event.amount) in _SILENT_STEPS
    if kind is EventKind.PASSED:  # at large tables most players only pass
        return scene.seats > 2 and scene.team_of(int(event.seat)) != scene.team_of(int(scene.view.turn_player))
    if kind in _ONCE_PER_PARTY:
        return not scene.stands_for_team(int(event.seat))
    if kind is EventKind.ENTERED:
        return event.amount == BY_TRANSFORMING  # the line about the transformed champion names the token
    if kind is EventKind.EXPENDED:
        champion = scene.view.champions[event.place]
        return champion.role == Role.ATTACKER and champion.card == event.card
    if kind is EventKind.ASSIGNED and event.other != NO_SLOT:
        return scene.view.champions[event.other].role == Role.NONE  # the damage has been dealt and logged by now
    return kind in _SILENT


def line(scene: Scene, event: EventRow) -> str:
    """The line of any event."""
    seat, card = int(event.seat), _card(scene, event)
    log = kind_of_line(scene, event)
    template = scene.speech.log[log]
    name = scene.card(card)
    amount = int(event.amount)
    words: dict[str, object] = {"amount": amount, "card": name, "of_card": scene.speech.of(name)}
    words |= {said: scene.amount(abs(amount), word) for said, word in _COUNTED.items() if f"{{{said}}}" in template}
    if seat != NOBODY:
        words["champion"] = scene.speech.champion(name, scene.mention(seat), Case.NOMINATIVE)
    who, other = _players(scene, event, log)
    return scene.say(template, seat=who, other=other, **words | _extra(scene, event, log, words))


def _players(scene: Scene, event: EventRow, log: Log) -> tuple[Who, Who]:
    """The players, or their teams, named by the line."""
    seat, other = int(event.seat), int(event.other)
    who = scene.team_of(seat) if log in _OF_TEAM else seat
    if log in _OTHER_PARTY:
        return who, scene.team_of(other)
    return who, other if log in _OTHER_PLAYER else NOBODY


def _card(scene: Scene, event: EventRow) -> int:
    """The card, or NO_CARD if there is none or the viewer cannot see it. A viewer without a seat sees what all see."""
    known, viewer = int(event.known), scene.viewer
    seen = known == EVERYBODY or (viewer >= 0 and (known >> viewer) & 1 == 1)
    return int(event.card) if seen else NO_CARD


def _extra(scene: Scene, event: EventRow, log: Log, words: Mapping[str, object]) -> dict[str, object]:
    """Words for one kind of line; those that cards also use come from the cards' grammar."""
    speech, grammar, card = scene.speech, scene.speech.grammar, int(event.card)
    match log:
        case Log.MODE_CHOSEN:
            return {"line": speech.quoted(mode_line(grammar, card, int(event.amount)))}
        case Log.BONUS:
            return {"strength": f"{signed(int(event.amount))}/{signed(int(event.other))}"}
        case Log.KEYWORDS_GAINED:
            champion = Phrase(str(words["champion"]), gender=grammar.nouns[Word.CHAMPION].gender)
            return {"gains": grammar.gains(Keyword(int(event.amount)), champion)}
        case Log.TARGETED:
            name, controller = scene.card(card), scene.mention(int(event.other))
            cases = {"target": Case.ACCUSATIVE, "target_dat": Case.DATIVE}
            return {said: speech.champion(name, controller, case) for said, case in cases.items()}
        case Log.TOKEN_ENTERED:
            return {"token": scene.token(card)}
        case Log.TOKEN_RETURNED:
            return {"token_name": scene.token_name(card)}
        case Log.TRANSFORMED:
            return {"token": scene.token(int(event.amount), Case.ACCUSATIVE)}
        case Log.CONTROL_CHANGED:
            thing = scene.token(card) if is_token(card) else scene.card(card)
            return {"thing": thing, "of_thing": speech.of(thing)}
        case Log.ASSIGNED_TO_CHAMPION:
            victim = int(event.other)
            return {"victim": scene.champion(victim), "victim_dat": scene.champion(victim, Case.DATIVE)}
        case Log.STEP_BEGAN:
            return {"step": speech.label(STEPS[Step(event.amount)])}
        case _:
            return {}


def kind_of_line(scene: Scene, event: EventRow) -> Log:
    """The kind of line for an event, which depends on the viewer."""
    kind, card = EventKind(event.kind), _card(scene, event)
    match kind:
        case EventKind.DREW:
            return Log.DREW_HIDDEN if card == NO_CARD else Log.DREW
        case EventKind.MULLIGANED:
            return Log.MULLIGANED if event.amount else Log.KEPT_HAND
        case EventKind.ENTERED:
            return Log.TOKEN_ENTERED if is_token(card) else Log.ENTERED
        case EventKind.POWER_USED:
            return Log.DISCARD_POWER_USED if event.place == NO_SLOT else Log.POWER_USED
        case EventKind.TARGETED:
            return Log.OWN_TARGETED if event.other == event.seat else Log.TARGETED
        case EventKind.PLAYER_TARGETED:
            return Log.SELF_TARGETED if event.other == event.seat else Log.PLAYER_TARGETED
        case EventKind.CARD_TARGETED:
            return Log.OWN_CARD_TARGETED if event.other == event.seat else Log.CARD_TARGETED
        case EventKind.BANISHED:
            return Log.CARD_BANISHED if event.place == NO_SLOT else Log.BANISHED
        case EventKind.RETURNED:
            return Log.RETURNED if event.place == NO_SLOT else Log.TOKEN_RETURNED
        case EventKind.COUNTERS:
            return Log.COUNTERS if event.amount > 0 else Log.COUNTERS_LOST
        case EventKind.ASSIGNED:
            if event.other == NO_SLOT:
                return Log.ASSIGNED_TO_TEAM if scene.in_teams else Log.ASSIGNED_TO_PLAYER
            return Log.ASSIGNED_TO_CHAMPION if scene.view.champions[event.other].role != Role.NONE else Log.ASSIGNED
        case EventKind.ATTACKED:
            return Log.ATTACKED_WHOM if scene.seats > 2 else Log.ATTACKED
        case EventKind.STEP_BEGAN:
            return Log.BATTLE_BEGAN if event.amount == Step.ATTACKERS else Log.STEP_BEGAN
        case _:
            return Log[kind.name]
