"""The REST API conforms to its schema: valid and invalid requests generated from it get the documented responses."""

from __future__ import annotations

import time
from collections.abc import Iterator

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.specs.openapi.checks import allow_header_conformance, positive_data_acceptance

from mulligan.server.app import Config, create_app
from mulligan.server.limits import Limits
from mulligan.server.room.state.clock import Timing
from support.server import RunningServer

EXAMPLES = 25  # per operation, always the same ones
PATIENT = Limits(
    person_minute=10**6, address_minute=10**6, guests_minute=10**6, passwords_minute=10**6, tables=10**6, idle_open_tables=0
)
# The games' rules refuse more than a schema can express, and Litestar lists only one of a path's methods for OPTIONS.
EXCLUDED = [positive_data_acceptance, allow_header_conformance]
schema = schemathesis.openapi.from_dict(create_app(Config("unused")).openapi_schema.to_schema())


@pytest.fixture(scope="module")
def patient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """A server without rate limits."""
    running = RunningServer(Config(str(tmp_path_factory.mktemp("openapi") / "m.db"), limits=PATIENT, timing=Timing.quick()))
    running.start()
    while (answer := httpx.get(f"{running.url}/readyz")).status_code != 200:  # compiling the rules can take minutes
        assert answer.json()["reason"] == "loading the rules"
        time.sleep(0.1)
    yield running
    running.stop()


@pytest.fixture(scope="module")
def cookie(patient: RunningServer) -> str:
    guest: httpx.Client = patient.guest()
    guest.post("/api/tables", json={"game": "epic", "listed": True}).raise_for_status()
    return f"mulligan={guest.cookies['mulligan']}"


# The server runs in a thread of this process; Hypothesis mistakes its use of `random` for the strategy's.
@pytest.mark.filterwarnings("ignore:Do not use the `random` module")
@schema.parametrize()
@settings(max_examples=EXAMPLES, derandomize=True, database=None, deadline=None, suppress_health_check=list(HealthCheck))
def test_every_answer_is_one_that_the_page_names(case: schemathesis.Case, patient: RunningServer, cookie: str) -> None:
    case.call_and_validate(base_url=patient.url, headers={"cookie": cookie}, timeout=120, excluded_checks=EXCLUDED)
