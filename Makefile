# Everything here works in a fresh clone: Python 3.11 or newer and make are all that must be there.

PYTHON ?= python3
BIN := .venv/bin
READY := .venv/.ready

.DEFAULT_GOAL := help
.PHONY: help setup play test check bench golden

help: ## Show this list
	@echo "Mulligan: Epic and Gwent, played by the book."
	@echo
	@sed -n 's/^\([a-z]*\):[^#]*## \(.*\)/  make \1|\2/p' $(MAKEFILE_LIST) | awk -F'|' '{ printf "%-14s %s\n", $$1, $$2 }'

setup: $(READY) ## Create .venv with everything the project needs

play: $(READY) ## Play in the terminal
	$(BIN)/mulligan play --terminal

test: $(READY) ## Run the tests
	$(BIN)/python -m pytest -n auto --dist worksteal

check: $(READY) ## Format, lint, types, rule audit, import directions and tests: the whole truth
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy --strict src
	$(BIN)/mulligan audit
	$(BIN)/python tools/imports.py
	$(BIN)/python -m pytest -n auto --dist worksteal

bench: $(READY) ## Measure the speed on this machine
	$(BIN)/mulligan bench

golden: $(READY) ## Rewrite the golden files; review their diff like code
	MULLIGAN_GOLDEN=1 $(BIN)/python -m pytest tests -k golden

$(READY): pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Mulligan needs Python 3.11 or newer; choose one with make PYTHON=...")'
	@echo "Setting up .venv, once; this may take a minute."
	@$(PYTHON) -m venv .venv
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[dev]'
	@touch $@
