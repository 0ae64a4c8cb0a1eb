"""Quick phrases instead of chat: strangers understand each other in any language, and nobody needs moderating."""

from __future__ import annotations

SIGNALS: tuple[str, ...] = (
    "hello",
    "good_luck",
    "nice",
    "thanks",
    "sorry",
    "oops",
    "thinking",
    "hurry",
    "well_played",
    "one_more",
    "bye",
)
