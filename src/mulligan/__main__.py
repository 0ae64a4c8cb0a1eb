"""`python -m mulligan` is the `mulligan` command."""

from mulligan.cli import main

main()
