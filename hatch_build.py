"""The build hook: pip and hatch run it before they pack or install the project.

A wheel gets the built client. Where numba is installed (`make wheel`), it also gets the rules, compiled for this platform: then
the first game after `pip install` starts right away. Elsewhere the rules are compiled on first use.
"""

from __future__ import annotations

import os
import runpy
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

EDITABLE = "editable"


class BuildHook(BuildHookInterface):  # type: ignore[type-arg]
    _compiled: TemporaryDirectory[str] | None = None

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """A source archive carries nothing that was built."""
        if self.target_name != "wheel":
            return
        if not os.environ.get("MULLIGAN_SKIP_CLIENT"):  # `make setup` builds it beside other things
            runpy.run_path(str(Path(self.root) / "tools" / "build_client.py"))["build"]()
        if version != EDITABLE and find_spec("numba") and not (Path(self.root) / "PKG-INFO").exists():
            self._compile_rules(build_data)

    def _compile_rules(self, build_data: dict[str, Any]) -> None:
        """The wheel is for this version of Python, this platform and this numba: no other can read the compiled code."""
        import numba

        self._compiled = TemporaryDirectory()
        environment = {**os.environ, "PYTHONPATH": str(Path(self.root) / "src")}
        command = [sys.executable, str(Path(self.root) / "tools" / "compile_kernels.py"), self._compiled.name]
        subprocess.run(command, env=environment, check=True)
        build_data["force_include"][self._compiled.name] = "mulligan/compiled"
        build_data["pure_python"], build_data["infer_tag"] = False, True
        build_data["dependencies"].append(f"numba=={numba.__version__}")

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if self._compiled is not None:
            self._compiled.cleanup()
