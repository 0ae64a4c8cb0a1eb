"""What the contracts are checked on. A third game is a module beside this and a line here."""

from __future__ import annotations

import os
from collections.abc import Mapping

from subject import Subject

from epic import EPIC, EPIC_LARGE, EPIC_TABLE
from gwent import GWENT, GWENT_LARGE, GWENT_SOLO

THOROUGH = os.environ.get("MULLIGAN_THOROUGH", "") not in ("", "0")

GAMES: Mapping[str, Subject] = {"epic": EPIC, "gwent": GWENT}  # by the folders of their tests
MODES: Mapping[str, Subject] = {"epic_table": EPIC_TABLE, "gwent_solo": GWENT_SOLO}
LAYOUTS: Mapping[str, Subject] = {"epic_large": EPIC_LARGE, "gwent_large": GWENT_LARGE}  # each is another minute of compiling
SUBJECTS: Mapping[str, Subject] = {**GAMES, **MODES, **(LAYOUTS if THOROUGH else {})}
