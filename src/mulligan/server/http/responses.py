"""Responses that every route of the API can give."""

from __future__ import annotations

from litestar.openapi import ResponseSpec

from mulligan.server.errors import STATUS
from mulligan.server.wire import Refused

_refused = ResponseSpec(Refused, description="Refused, and nothing has changed", generate_examples=False)
REFUSALS = dict.fromkeys(sorted({*STATUS.values(), 405}), _refused)
