# Two commands: `make play` and `make test`.  Both need only Python 3.11 or newer and make.
PYTHON ?= $(shell for p in python3.13 python3.12 python3.11 python3; do \
	$$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$p && break; done)
ENV := .venv
BIN := $(ENV)/bin
ARGS ?=

.PHONY: play test check lint types unit fuzz bench mutants clean

play: $(ENV)/.stamp-play
	@$(BIN)/blackstone play $(ARGS)

$(ENV)/bin/python:
	@test -n "$(PYTHON)" || { echo "Blackstone needs Python 3.11 or newer; none was found."; exit 1; }
	@$(PYTHON) -m venv $(ENV)

$(ENV)/.stamp-play: $(ENV)/bin/python pyproject.toml
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check -e .
	@touch $@

$(ENV)/.stamp-dev: $(ENV)/bin/python pyproject.toml
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check -e '.[dev]'
	@touch $@ $(ENV)/.stamp-play

# Every check and test; says which interpreters ran and what had to be left out.
test: $(ENV)/.stamp-dev
	@$(BIN)/python tools/check.py

fuzz: $(ENV)/.stamp-dev
	@$(BIN)/python tools/fuzz.py $(ARGS)

bench: $(ENV)/.stamp-dev
	@$(BIN)/blackstone bench --with examples/tictactoe $(ARGS)
	@$(BIN)/python benchmarks/peers.py

mutants: $(ENV)/.stamp-dev
	@$(BIN)/python tools/mutants.py $(ARGS)

clean:
	@rm -rf $(ENV) .venv-* .mypy_cache .ruff_cache .pytest_cache .hypothesis dist build
