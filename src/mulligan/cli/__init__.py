"""The `mulligan` command."""

from __future__ import annotations

import sys


def main() -> None:
    """Run the command. A user's mistake is reported in one line, without a traceback."""
    from mulligan.cli.app import app
    from mulligan.cli.errors import UserError, say

    try:
        app()
    except UserError as error:
        say(str(error))
        sys.exit(2)
    except (KeyboardInterrupt, BrokenPipeError):
        sys.exit(130)
