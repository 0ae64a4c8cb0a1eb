"""The games there are. A third game is a new folder and a line here."""

from __future__ import annotations

from collections.abc import Mapping

from mulligan.core.scenario import Table
from mulligan.epic.notation import EpicTable

TABLES: Mapping[str, type[Table]] = {"epic": EpicTable}
