"""The files with the terms of games. Separate from `text`, because each game's `__init__`, and so its kernels, depend on it."""

from importlib.resources.abc import Traversable

# In the order of registration; only grows.
term_files: list[Traversable] = []


def add_terms(file: Traversable) -> None:
    """Add the terms of a game. Their ids begin with its name."""
    if file not in term_files:
        term_files.append(file)
