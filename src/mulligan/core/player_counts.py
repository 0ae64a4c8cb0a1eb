"""How many players a way to play is for, and in which teams they sit."""

from __future__ import annotations


def seats_for(mode: str, players: tuple[int, int], wanted: int | None) -> int:
    """How many sit there, the fewest without a wish.

    >>> seats_for("duel", (2, 2), None)
    2
    >>> seats_for("duel", (2, 2), 5)
    Traceback (most recent call last):
    ValueError: duel is for 2 players, not 5
    """
    fewest, most = players
    if wanted is not None and not fewest <= wanted <= most:
        raise ValueError(f"{mode} is for {span(fewest, most)} players, not {wanted}")
    return fewest if wanted is None else wanted


def teams_for(mode: str, sizes: tuple[int, int], seats: int, wanted: int | None) -> int:
    """Into how many equal teams of the sizes from-to so many players fall, the fewest without a wish.

    >>> teams_for("hydra", (2, 4), 8, None), teams_for("hydra", (2, 4), 8, 4)
    (2, 4)
    >>> teams_for("hydra", (2, 4), 6, 4)
    Traceback (most recent call last):
    ValueError: 6 players form 2 or 3 teams in hydra, not 4
    >>> teams_for("duel", (1, 1), 2, 2)
    Traceback (most recent call last):
    ValueError: duel is not played in teams; leave their number out
    """
    smallest, largest = sizes
    if largest == 1:
        if wanted is not None:
            raise ValueError(f"{mode} is not played in teams; leave their number out")
        return seats
    offered = [seats // size for size in range(largest, smallest - 1, -1) if seats % size == 0 and seats > size]
    if not offered:
        raise ValueError(f"{mode} is played in equal teams of {span(smallest, largest)}, not by {seats} players")
    if wanted is not None and wanted not in offered:
        raise ValueError(f"{seats} players form {' or '.join(map(str, offered))} teams in {mode}, not {wanted}")
    return offered[0] if wanted is None else wanted


def span(fewest: int, most: int) -> str:
    """A range of numbers in words."""
    return str(fewest) if fewest == most else f"{fewest} to {most}"
