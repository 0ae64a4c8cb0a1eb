"""Refused requests: each has a code, a sentence and an HTTP status."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from litestar.status_codes import (
    HTTP_400_BAD_REQUEST,
    HTTP_401_UNAUTHORIZED,
    HTTP_403_FORBIDDEN,
    HTTP_404_NOT_FOUND,
    HTTP_409_CONFLICT,
    HTTP_413_REQUEST_ENTITY_TOO_LARGE,
    HTTP_422_UNPROCESSABLE_ENTITY,
    HTTP_426_UPGRADE_REQUIRED,
    HTTP_429_TOO_MANY_REQUESTS,
    HTTP_500_INTERNAL_SERVER_ERROR,
    HTTP_503_SERVICE_UNAVAILABLE,
)

from mulligan.core import refusals as core
from mulligan.core.decks.report import DeckProblem
from mulligan.core.text import Language
from mulligan.core.text.refusals import SLUGS, GameWords, problems_text
from mulligan.server.wire import Code, Refused

STATUS: Mapping[Code, int] = {
    Code.MALFORMED: HTTP_400_BAD_REQUEST,
    Code.VERSION: HTTP_426_UPGRADE_REQUIRED,
    Code.NOT_FOUND: HTTP_404_NOT_FOUND,
    Code.NOT_YOURS: HTTP_403_FORBIDDEN,
    Code.STALE: HTTP_409_CONFLICT,
    Code.ILLEGAL: HTTP_422_UNPROCESSABLE_ENTITY,
    Code.NOT_NOW: HTTP_409_CONFLICT,
    Code.SEAT_TAKEN: HTTP_409_CONFLICT,
    Code.TABLE_FULL: HTTP_409_CONFLICT,
    Code.DECK: HTTP_422_UNPROCESSABLE_ENTITY,
    Code.NAME_TAKEN: HTTP_409_CONFLICT,
    Code.BAD_NAME: HTTP_422_UNPROCESSABLE_ENTITY,
    Code.BAD_PASSWORD: HTTP_422_UNPROCESSABLE_ENTITY,
    Code.WRONG_PASSWORD: HTTP_401_UNAUTHORIZED,
    Code.TOO_LARGE: HTTP_413_REQUEST_ENTITY_TOO_LARGE,
    Code.TOO_FAST: HTTP_429_TOO_MANY_REQUESTS,
    Code.TOO_MANY: HTTP_429_TOO_MANY_REQUESTS,
    Code.NO_UNDO: HTTP_409_CONFLICT,
    Code.NO_REVIEW: HTTP_409_CONFLICT,
    Code.NO_HINT: HTTP_409_CONFLICT,
    Code.ORIGIN: HTTP_403_FORBIDDEN,
    Code.SETTINGS: HTTP_422_UNPROCESSABLE_ENTITY,
    Code.BUSY: HTTP_503_SERVICE_UNAVAILABLE,
    Code.BROKEN: HTTP_500_INTERNAL_SERVER_ERROR,
}


class RequestError(Exception):
    """A refused request, which has changed nothing. `words` are English, or already in the viewer's language."""

    def __init__(self, code: Code, words: str, rule: str = "", values: Mapping[str, str | int] | None = None) -> None:
        self.code, self.words, self.rule, self.values = code, words, rule, dict(values or {})
        super().__init__(words)

    @property
    def status(self) -> int:
        return STATUS[self.code]

    def message(self, language: Language = Language.EN) -> Refused:
        return Refused(code=self.code, words=self.words, rule=self.rule, values=self.values)


class RefusedInput(RequestError):
    """A refused deck or refused settings; `message` lists all problems in the viewer's language."""

    def __init__(
        self,
        code: Code,
        refusals: Sequence[core.Refusal],
        words: GameWords = SLUGS,
        names: Sequence[str] = (),
        problems: Callable[[Language], tuple[DeckProblem, ...]] = lambda language: (),
    ) -> None:
        self.refusals, self.game_words, self.names = tuple(refusals), words, tuple(names)
        self._problems = problems  # of a deck, as data
        first = self.refusals[0]
        super().__init__(code, self._words(Language.EN), first.rule, {"reason": first.reason.value, **core.plain_values(first)})

    def message(self, language: Language = Language.EN) -> Refused:
        problems = self._problems(language)
        return Refused(code=self.code, words=self._words(language), rule=self.rule, values=self.values, problems=problems)

    def _words(self, language: Language) -> str:
        return problems_text(self.refusals, language, self.names, self.game_words)
