# What a person does with this project. `make play` and `make test` work on a fresh machine and install what they need.

PYTHON ?= python3
BIN := .venv/bin

SITE := src/mazmorra/web/index.html

.PHONY: play site docs test quick coverage check mutants bench bench-batch bench-server compiled attack fuzz playthroughs protocol rulings views screenshots release lock audit clean

play: .venv/play $(SITE)
	@$(BIN)/mazmorra open raiders

site: $(SITE)

test: check $(SITE)
	@tools/services
	@tools/browser
	@tools/web test
	$(BIN)/pytest -n 2 --dist worksteal

quick: .venv/dev
	$(BIN)/ruff check . && $(BIN)/pytest -n 2 tests/kernel tests/raiders tests/content tests/scenario tests/project/test_layers.py tests/project/test_catalogues.py

coverage: .venv/dev
	$(BIN)/pytest -n 2 --cov --cov-report=term:skip-covered --ignore=tests/web

check: .venv/dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	@tools/web check

screenshots: .venv/dev $(SITE)
	@tools/browser
	$(BIN)/python -m tests.web.screenshots

protocol: .venv/dev
	$(BIN)/python -m mazmorra.server.wire.typescript > web/src/protocol.ts
	$(BIN)/python -m mazmorra.server.wire.declared

release: .venv/dev $(SITE)
	@tools/release

rulings: .venv/dev
	$(BIN)/python tools/rulings > docs/rulings.md.new && mv docs/rulings.md.new docs/rulings.md

views: .venv/dev
	$(BIN)/python tools/views > docs/views.md.new && mv docs/views.md.new docs/views.md

lock: .venv/dev
	$(BIN)/python tools/lock > requirements.lock.new && mv requirements.lock.new requirements.lock

audit: .venv/dev
	@tools/audit

bench: .venv/bench
	$(BIN)/python -m bench
	$(BIN)/python -m bench.environments

bench-batch: .venv/bench
	$(BIN)/python -m bench.batch

bench-server: .venv/dev
	$(BIN)/python -m bench.server

PLAYED := $(addprefix tests/,kernel contract playthroughs replays raiders quest platformer bots terminal server/play)
# What is played on the compiled wheel: every game, the bots, the terminal and the server.

compiled: .venv/compiled
	@rm -rf dist/compiled build/venv
	MAZMORRA_COMPILED=1 $(BIN)/pip wheel -q --no-deps --no-build-isolation -w dist/compiled .
	@$(PYTHON) -m venv build/venv
	@build/venv/bin/pip install -q --disable-pip-version-check "$$(ls dist/compiled/*.whl)[dev]"
	@tools/services
	build/venv/bin/pytest -n 2 $(PLAYED)
	$(BIN)/python -m bench.builds build/venv/bin/python

attack: .venv/dev
	$(BIN)/python -m bench.attack
	$(BIN)/python -m tests.server.play.kills

fuzz: .venv/dev
	$(BIN)/mazmorra fuzz --seconds 60

mutants: .venv/dev
	$(BIN)/python -m tests.mutants $(GAME)

playthroughs: .venv/dev
	$(BIN)/python -m tests.playthroughs.golden

$(SITE): $(shell find web src/mazmorra/locales -type f -not -path '*/node_modules/*') | .venv/play
	@tools/web build
	@$(BIN)/python tools/docs src/mazmorra/web/docs

docs: .venv/play $(SITE)
	@$(BIN)/python tools/docs src/mazmorra/web/docs

.venv/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Mazmorra needs Python 3.11 or newer; try: make PYTHON=python3.12 play"; exit 1; }
	@$(PYTHON) -m venv .venv || { test "$$(id -u)" = 0 && apt-get update -q && apt-get install -qy python3-venv && $(PYTHON) -m venv .venv; }

.venv/play: pyproject.toml | .venv/bin/python
	@echo "Setting up (once)..."
	@$(BIN)/pip install -q --disable-pip-version-check -e '.[server]'
	@touch $@

.venv/dev: pyproject.toml | .venv/bin/python
	@echo "Setting up for development (once)..."
	@$(BIN)/pip install -q --disable-pip-version-check -e '.[dev]'
	@touch $@ .venv/play

.venv/bench: pyproject.toml | .venv/bin/python
	@$(BIN)/pip install -q --disable-pip-version-check -e '.[dev,bench]'
	@touch $@

.venv/compiled: pyproject.toml | .venv/bin/python
	@$(BIN)/pip install -q --disable-pip-version-check -e '.[dev,bench,compiled]'
	@touch $@

clean:
	rm -rf build dist .venv .mypy_cache .ruff_cache .pytest_cache fuzz web/node_modules src/mazmorra/web
