"""Options for hosts, which can also be set in the environment."""

from __future__ import annotations

from typing import Annotated

import typer

Proxies = Annotated[
    str,
    typer.Option(
        envvar="MULLIGAN_PROXIES",
        metavar="ADDRESSES",
        help="Reverse proxies whose X-Forwarded-For is believed: addresses and networks, with commas.",
    ),
]
PerAddress = Annotated[
    int,
    typer.Option(
        min=1,
        envvar="MULLIGAN_PER_ADDRESS",
        metavar="N",
        help="Tables that people at one internet address may have open together; also raises their other limits.",
    ),
]
