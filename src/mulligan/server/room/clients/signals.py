"""Quick phrases instead of chat: each exists in every language, and none needs moderation."""

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
