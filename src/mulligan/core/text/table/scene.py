"""The players and teams of a table, as one viewer names them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache, lru_cache
from typing import Generic, TypeAlias, TypeVar

from mulligan.core.text.table.labels import AnyLabel, TableLabel
from mulligan.core.text.table.speech import CASES, MOST_SAID, Mention, Speech
from mulligan.core.text.table.templates import begun, fill
from mulligan.core.text.words import Case, Noun

NOBODY = -1
Spoken = TypeVar("Spoken", bound=Speech)
Who: TypeAlias = int | Mention  # a player by seat, or a whole team


@dataclass(frozen=True, slots=True)
class Scene(Generic[Spoken]):
    """The viewer and the language of a text.

    `viewer` is the seat that reads, or -1 for a spectator. `names` are the player names by seat; without them the text says
    "the opponent" or "player 3". `teams` is the team of each seat, omitted in games without teams.
    """

    speech: Spoken
    viewer: int
    seats: int
    names: Sequence[str]
    teams: Sequence[int] = field(default=(), kw_only=True)

    # --- players ----------------------------------------------------------------------------------------

    def mention(self, seat: int) -> Mention | None:
        """The viewer's name for a player; None for the viewer."""
        if seat == self.viewer:
            return None
        if seat < len(self.names) and self.names[seat]:
            return Mention(self.speech.player_noun, name=self.names[seat])
        if self.seats == 2 and self.viewer in (0, 1):
            return Mention(self.speech.opponent_noun)
        if self.viewer != NOBODY and {seat, self.viewer} == set(self.members(seat)):
            return Mention(self.speech.teammate_noun, yours=True)
        return Mention(self.speech.player_noun, number=str(seat + 1))

    def player_alone(self, seat: int) -> str:
        """A player outside a sentence: you, your opponent."""
        return self._alone(self.mention(seat))

    def player_in_heading(self, seat: int) -> str:
        """A player or a team in a heading: you, Radomir, your team."""
        mention = self._mention(self.team_of(seat))
        return mention.name if mention is not None and mention.name else self._alone(mention)

    def _alone(self, mention: Mention | None) -> str:
        if mention is None:
            return self.speech.label(TableLabel.YOU)
        return self.speech.typeset(self.speech.player(mention, Case.NOMINATIVE))

    # --- teams ------------------------------------------------------------------------------------------

    @property
    def in_teams(self) -> bool:
        return len(set(self.teams)) < len(self.teams)

    def members(self, seat: int) -> Sequence[int]:
        """The seats that win and lose with this one."""
        return [other for other, team in enumerate(self.teams) if team == self.teams[seat]] if self.in_teams else [seat]

    def stands_for_team(self, seat: int) -> bool:
        """Whether this is the first player of a team, to report events of the whole team once."""
        return seat == self.members(seat)[0]

    def team(self, team: int) -> Mention:
        """The viewer's name for a team: your team, the other team (of two), or team 3."""
        own = NOBODY if self.viewer == NOBODY else self.teams[self.viewer]
        if team == own:
            return Mention(self.speech.team_noun, yours=True)
        if own != NOBODY and len(set(self.teams)) == 2:
            return Mention(self.speech.other_team_noun)
        return Mention(self.speech.team_noun, number=str(team + 1))

    def team_of(self, seat: int) -> Who:
        """A player's team, or the player if nobody has a teammate."""
        return self.team(self.teams[seat]) if seat != NOBODY and self.in_teams else seat

    def team_alone(self, seat: int) -> str:
        """A team, or a player without one, outside a sentence: your team, player 3."""
        return self._alone(self._mention(self.team_of(seat)))

    # --- sentences --------------------------------------------------------------------------------------

    def _mention(self, who: Who) -> Mention | None:
        return who if isinstance(who, Mention) else self.mention(who)

    def say(self, template: str, *, seat: Who = NOBODY, other: Who = NOBODY, **words: object) -> str:
        """Fill in a template about a player or a team, and optionally another one."""
        return begun(self.clause(template, seat=seat, other=other, many=False, **words))

    def clause(self, template: str, *, seat: Who = NOBODY, other: Who = NOBODY, many: bool = False, **words: object) -> str:
        """Fill in a template that is part of a longer sentence; `many`: it is about several things."""
        you = []
        for name, who in (("seat", seat), ("other", other)):
            if who != NOBODY:
                mention = self._mention(who)
                words |= {place: self.speech.player(mention, case) for place, case in _places(template, name)}
                if mention is None:
                    you.append(name)
        return _said(self.speech, template, tuple(words.items()), "seat" in you, "other" in you, many)

    def label(self, label: AnyLabel, who: Who, **values: object) -> str:
        """A label about a player or a team: player 3's turn."""
        mention = self._mention(who)
        return self.speech.label(
            label, **{f"player{end}": self.speech.player(mention, case) for end, case in CASES.items()}, **values
        )

    def said(self, text: str) -> str:
        """Typeset words that need no template."""
        return self.speech.typeset(begun(text))

    def count(self, number: int, noun: Noun, case: Case = Case.ACCUSATIVE) -> str:
        return self.speech.count(int(number), noun, case)


@cache  # bounded: templates are declared in code
def _places(template: str, name: str) -> Sequence[tuple[str, Case]]:
    """The places where a template names a player, with their cases."""
    return [(name + end, case) for end, case in CASES.items() if f"{{{name}{end}}}" in template]


@lru_cache(MOST_SAID)  # sentences repeat between tables and between answers
def _said(speech: Speech, template: str, words: tuple[tuple[str, object], ...], seat: bool, other: bool, many: bool) -> str:
    return speech.typeset(fill(template, dict(words), seat=seat, other=other, many=many))
