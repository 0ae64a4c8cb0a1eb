"""Golden files of generated lines, and checks that hold for every line of both games in every language.

A golden file of a log has one section per kind of line, with the line for every kind of viewer:

    == BROKEN
    you: Your Kong is broken.
    opponent, spectator: Player 1's Kong is broken.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path

from mulligan.core.text import Language

Section = Mapping[str, str]  # lines by viewer


def assert_golden(path: Path, sections: Mapping[str, Section | Iterable[Section]]) -> None:
    """Compare with the file; `MULLIGAN_GOLDEN=1` rewrites it instead."""
    text = "\n".join(_printed(name, section) for name, section in sections.items())
    if os.environ.get("MULLIGAN_GOLDEN") == "1":
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    assert text.splitlines() == path.read_text(encoding="utf-8").splitlines()


def _printed(name: str, section: Section | Iterable[Section]) -> str:
    lines = [f"== {name}"]
    for lines_by_viewer in [section] if isinstance(section, Mapping) else section:
        viewers: dict[str, list[str]] = {}
        for viewer, line in lines_by_viewer.items():
            viewers.setdefault(line, []).append(viewer)
        all_alike = len(viewers) == 1 and len(lines_by_viewer) > 1
        lines += [f"{'everybody' if all_alike else ', '.join(who)}: {line}" for line, who in viewers.items()]
    return "\n".join(lines) + "\n"


# --- checks: each returns the fault, or an empty string -------------------------------------------------------------------

_FRENCH_SPACE = re.compile(" +[:;?!»]|« ")  # U+202F and U+00A0 are correct
_COLON = re.compile(r":(?=\s|$)")
_SENTENCE_END = re.compile(r"(?<=[.!?…])[»”]?(?:\s|$)|[“”„«»]")
_TEMPLATE = re.compile(r"  |[{}|<>]| [.,]|\.\.|\bNone\b|-1\b|\[\]")
_CHOSEN = re.compile(r"\b(?:chooses?|wybierasz|wybiera|выбираете|выбирает|eliges|elige|choisissez|choisit)\s*:", re.IGNORECASE)


def french_space(line: str, language: Language) -> str:
    """High punctuation needs a no-break space, so that it never begins a line."""
    found = _FRENCH_SPACE.search(line) if language is Language.FR else None
    return f"ordinary space in {found[0]!r}" if found else ""


def double_colon(line: str, language: Language) -> str:
    """A sentence with two colons is ambiguous."""
    return "two colons" if any(len(_COLON.findall(part)) > 1 for part in _SENTENCE_END.split(line)) else ""


def unfilled_template(line: str, language: Language) -> str:
    """Leftovers of a template or a missing value: braces, two spaces, a space before a period."""
    found = _TEMPLATE.search(line)
    return f"{found[0]!r} is left of a template" if found else ""


def unquoted_choice(line: str, language: Language) -> str:
    """A card speaks to its own player: unquoted, its "you" means the viewer of the log."""
    return "a card's line without quotation marks" if _CHOSEN.search(line) else ""


def _few(number: int) -> bool:
    return number % 10 in (2, 3, 4) and number % 100 not in (12, 13, 14)


def _polish(number: int) -> int:
    return 0 if number == 1 else 1 if _few(number) else 2


def _russian(number: int) -> int:
    return 0 if number % 10 == 1 and number % 100 != 11 else 1 if _few(number) else 2


def _english(number: int) -> int:
    return 0 if number == 1 else 1


def _french(number: int) -> int:
    return 0 if number < 2 else 1


_FORM: Mapping[Language, Callable[[int], int]] = {
    Language.EN: _english,
    Language.ES: _english,
    Language.PL: _polish,
    Language.RU: _russian,
    Language.FR: _french,
}
# Nouns after a number in the nominative or accusative: for one, for few (Polish and Russian), for many.
_COUNTED = {
    Language.EN: "card cards|counter counters|token tokens|point points|gem gems|player players",
    Language.PL: (
        "karta/kartę karty kart|obrażenie obrażenia obrażeń|punkt punkty punktów|żeton żetony żetonów"
        "|znacznik znaczniki znaczników|złoto złota złota|klejnot klejnoty klejnotów|runda/rundę rundy rund"
    ),
    Language.RU: (
        "карта/карту карты карт|урон урона урона|пункт пункта пунктов|очко очка очков|маркер маркера маркеров"
        "|жетон жетона жетонов|золото золота золота|самоцвет самоцвета самоцветов|раунд раунда раундов"
    ),
    Language.ES: "carta cartas|punto puntos|contador contadores|gema gemas|ronda rondas",
    Language.FR: "carte cartes|dégât dégâts|point points|marqueur marqueurs|jeton jetons|gemme gemmes|manche manches",
}
_FORMS: Mapping[Language, Mapping[str, set[int]]] = {
    language: {
        word: {place for place, each in enumerate(forms.split()) if word in each.split("/")}
        for forms in nouns.split("|")
        for words in forms.split()
        for word in words.split("/")
    }
    for language, nouns in _COUNTED.items()
}
_NUMBERED = re.compile(r"(?<![\w/.+−-])(\d+) (?:\+1/\+1 )?(\w+)")


def plural_form(line: str, language: Language) -> str:
    """1 card, 2 cards; 1 карта, 2 карты, 5 карт, 21 карта."""
    for number, word in _NUMBERED.findall(line):
        fits = _FORMS[language].get(word)
        if fits is not None and _FORM[language](int(number)) not in fits:
            return f"wrong form: {number} {word}"
    return ""


CHECKS: tuple[Callable[[str, Language], str], ...] = (
    french_space,
    double_colon,
    unfilled_template,
    unquoted_choice,
    plural_form,
)


def faults(lines: Iterable[str], language: Language, *terms: Callable[[str, Language], str]) -> list[str]:
    """The faults of each line; `terms` are the checks that one game adds."""
    return [
        f"{check.__name__}: {found} — {line}"
        for line in lines
        for check in (*CHECKS, *terms)
        if (found := check(line, language))
    ]


def one_term(rivals: Mapping[Language, str]) -> Callable[[str, Language], str]:
    """A check that a game never uses the words of another game, or of another page, for its own piles.

    `rivals` is a pattern of the words that must not be used, by language.
    """
    patterns = {language: re.compile(pattern, re.IGNORECASE) for language, pattern in rivals.items()}

    def term(line: str, language: Language) -> str:
        found = patterns[language].search(line) if language in patterns else None
        return f"“{found[0]}” is not this game's word" if found else ""

    return term


# Words that Epic never uses for its deck, discard pile and packs: those of Gwent and of other sites.
epic_terms = one_term(
    {
        Language.EN: r"\bgraveyard\b|\bbooster",
        Language.PL: r"stos kart zużytych|\bodrzutk|\bbooster",
        Language.RU: r"\bотбо[йяюе]|\bпакет|\bстопк",
        Language.ES: r"\bbaraja|pila de descartes|\bpaquete|\bsobres\b",
        Language.FR: r"\bbooster|\bcimetière",
    }
)
