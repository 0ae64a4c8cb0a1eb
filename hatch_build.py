"""What pip and hatch run before they pack or install the project: the client is built and goes into the wheel."""

from __future__ import annotations

import runpy
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class BuildClient(BuildHookInterface):  # type: ignore[type-arg]
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """An archive of the sources takes no built client along."""
        if self.target_name == "wheel":
            runpy.run_path(str(Path(self.root) / "tools" / "build_client.py"))["build"]()
