"""The subjects of the contracts. A new game adds a module beside this one and a line here."""

from __future__ import annotations

from collections.abc import Mapping

from tests.contracts.draft import DRAFT, DRAFT_LARGE
from tests.contracts.epic import EPIC, EPIC_LARGE, EPIC_TABLE
from tests.contracts.gwent import GWENT, GWENT_FIVE, GWENT_FOUR, GWENT_LARGE, GWENT_SOLO, GWENT_TEAMS, GWENT_THREE
from tests.contracts.subject import Subject
from tests.depth import THOROUGH

GAMES: Mapping[str, Subject] = {"epic": EPIC, "gwent": GWENT}  # by test folder
MODES: Mapping[str, Subject] = {
    "epic_table": EPIC_TABLE,
    "epic_draft": DRAFT,
    "gwent_solo": GWENT_SOLO,
    "gwent_three": GWENT_THREE,
    "gwent_teams": GWENT_TEAMS,
}
LAYOUTS: Mapping[str, Subject] = {  # each takes another minute to compile
    "epic_large": EPIC_LARGE,
    "epic_draft_large": DRAFT_LARGE,
    "gwent_large": GWENT_LARGE,
    "gwent_four": GWENT_FOUR,
    "gwent_five": GWENT_FIVE,
}
SUBJECTS: Mapping[str, Subject] = {**GAMES, **MODES, **(LAYOUTS if THOROUGH else {})}
QUICK = ("epic", "gwent")  # layouts whose walks `make test` compiles, and compares with interpreted rules
SHOWN = ("epic", "epic_draft", "gwent")  # layouts whose boards and logs `make test` compares
