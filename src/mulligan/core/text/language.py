"""The languages of the table."""

from __future__ import annotations

from enum import StrEnum


class Language(StrEnum):
    """The languages of the table, by their ISO 639-1 code."""

    EN = "en"
    PL = "pl"
    RU = "ru"
    ES = "es"
    FR = "fr"
