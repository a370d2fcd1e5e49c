# `make play` and `make test` are what most people need; `make help` lists the rest.

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:

PYTHON ?=
ARGS ?=

# Python starts hundreds of times here: what it has compiled once is kept, also where the machine says otherwise.
export PYTHONDONTWRITEBYTECODE :=

VENV := .venv
BIN := $(VENV)/bin
# What was done to the environment is noted inside it, so that removing it forgets everything.
DONE := $(VENV)/done
CYTHON_SOURCES := $(shell find src -name '*.pyx' -o -name '*.pxd')

.PHONY: help
help: ## Show this list
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  make \1\t\2/p' Makefile | expand -t 22

.PHONY: play
play: playable ## Play in the browser: installs what is missing, then starts the server (ARGS="…" is passed on)
	@$(BIN)/teocalli $(ARGS)

.PHONY: test
test: ## Run every check and test
	@$(TOGETHER) $(DONE)/installed-dev $(DONE)/built chromium
	@$(MAKE) --no-print-directory --output-sync=target --jobs=2 collected $(QUICK_CHECKS)
	@$(MAKE) --no-print-directory --jobs=3 pytest-alone types types-web

# --- the environment -------------------------------------------------------------------------------------------------

.PHONY: force
force:

# An environment whose Python is gone (removed or upgraded) is made anew.
$(DONE)/environment: $(if $(wildcard $(BIN)/python),,force)
	@sh scripts/environment.sh $(PYTHON)
	@mkdir -p $(DONE) && touch $@

# What compiling needs comes first, so that the rest is installed while the sources are compiled.
$(DONE)/tools: $(DONE)/environment pyproject.toml
	@$(BIN)/python scripts/install.py build
	@touch $@

$(DONE)/installed: $(DONE)/tools
	@$(BIN)/python scripts/install.py
	@touch $@

$(DONE)/installed-dev: $(DONE)/tools
	@$(BIN)/python scripts/install.py dev
	@touch $(DONE)/installed $@

$(DONE)/installed-docs: $(DONE)/tools
	@$(BIN)/python scripts/install.py dev docs
	@touch $(DONE)/installed $(DONE)/installed-dev $@

$(DONE)/built: $(DONE)/tools setup.py $(CYTHON_SOURCES)
	@echo "Compiling the rules and the search …"
	@$(BIN)/python setup.py -q build_ext --inplace
	@touch $@

# What waits for the network and what works go on at the same time.
TOGETHER := $(MAKE) --silent --no-print-directory --jobs=3

.PHONY: playable
playable:
	@$(TOGETHER) $(DONE)/installed $(DONE)/built

.PHONY: developing
developing:
	@$(TOGETHER) $(DONE)/installed-dev $(DONE)/built

.PHONY: chromium
chromium: $(DONE)/environment
	@sh scripts/chromium.sh

# --- checks ----------------------------------------------------------------------------------------------------------

QUICK_CHECKS := format-check lint lint-cython layers lint-web format-check-web
CHECKS := types types-web $(QUICK_CHECKS)

.PHONY: check
check: developing ## Run the checks that need no test run, two at a time
	@$(MAKE) --no-print-directory --output-sync=target --jobs=2 $(CHECKS)

.PHONY: format-check
format-check: developing
	$(BIN)/ruff format --check

.PHONY: lint
lint: developing ## Look for faults in Python sources
	$(BIN)/ruff check

.PHONY: lint-cython
lint-cython: developing
	PATH="$(CURDIR)/$(BIN):$$PATH" cython-lint src

.PHONY: types
types: developing ## Check Python's types
	$(BIN)/mypy

.PHONY: layers
layers: developing ## Check that each room imports only the rooms below it
	$(BIN)/lint-imports --no-logo

# Installed once, before several checks that need them begin at the same time.
.PHONY: node-tools
node-tools: $(DONE)/installed-dev
	@sh scripts/node_tools.sh install

.PHONY: types-web
types-web: node-tools ## Check the types of the browser's code
	sh scripts/typecheck_web.sh

WEB_SOURCES := 'src/**/*.js' 'tests/browser/*.js' '*.js'

.PHONY: format-check-web
format-check-web: node-tools
	sh scripts/node_tools.sh prettier --check --log-level warn $(WEB_SOURCES)

.PHONY: lint-web
lint-web: node-tools ## Look for faults in the browser's code
	sh scripts/node_tools.sh eslint --max-warnings 0 .

# Four at a time on two cores: a test that waits for a page leaves its core to another.
# Files are handed out in their order, so that the browser's, which have few tests but long ones, do not come last.
# A worker that ended is not replaced: xdist would hang or break over the rest of its file, instead of naming the test.
PYTEST := $(BIN)/python -m pytest -n 4 --dist loadfile --no-loadscope-reorder --max-worker-restart 0

# pytest keeps how it rewrote the tests' assertions: done once here, not by four workers at the same time. What is wrong
# with a file is said by the run.
.PHONY: collected
collected: $(DONE)/installed-dev
	@$(BIN)/python -m pytest --collect-only >/dev/null 2>&1 || true

.PHONY: pytest
pytest: developing chromium ## Run the tests alone (ARGS="…" is passed to pytest)
	@$(MAKE) --no-print-directory pytest-alone

.PHONY: pytest-alone
pytest-alone:
	$(PYTEST) $(ARGS)

.PHONY: test-long
test-long: developing chromium ## Run the tests that take long, which `make test` leaves out
	$(PYTEST) -m long $(ARGS)

.PHONY: sanitize
sanitize: developing ## Watch memory and arithmetic of the compiled core in games, searches and 200,000 wrong positions
	@$(BIN)/python -m tests.safety.watched address $(ARGS)

.PHONY: sanitize-threads
sanitize-threads: developing ## Watch threads that search at once
	@$(BIN)/python -m tests.safety.watched thread $(ARGS)

.PHONY: kill
kill: developing ## Kill the server 1,000 times while games are played, and as often in tournaments, on SQLite and PostgreSQL, and look that nothing is lost (ARGS="--times 10")
	@$(BIN)/python -m tests.server.killed $(ARGS)
	@$(BIN)/python -m tests.server.killed_tournament $(ARGS)

.PHONY: test-ray
test-ray: developing ## Test matches on a Ray cluster (installs Ray, starts one on this machine)
	@$(BIN)/python scripts/install.py ray
	TEOCALLI_RAY=1 $(BIN)/python -m pytest tests/arena/test_cluster.py

# --- tools for developers --------------------------------------------------------------------------------------------

.PHONY: format
format: developing ## Format Python's and the browser's sources and repair what can be repaired
	$(BIN)/ruff check --fix
	$(BIN)/ruff format
	sh scripts/node_tools.sh eslint --fix .
	sh scripts/node_tools.sh prettier --write --log-level warn $(WEB_SOURCES)

.PHONY: bench
bench: developing ## Measure speed, beside other programs (ARGS="…" is passed on)
	@$(BIN)/python -m bench $(ARGS)

.PHONY: studies
studies: developing ## Write docs/studies anew (ARGS="--games FOLDER" takes results from games played there)
	@$(BIN)/python -m studies $(ARGS)

.PHONY: docs
docs: $(DONE)/installed-docs $(DONE)/built chromium ## Build the handbook, which teocalli then shows under /handbook (ARGS=--without-pictures: quicker)
	@$(BIN)/python -m handbook $(ARGS)

.PHONY: perft
perft: developing ## Count legal continuations and compare with the stored counts (ARGS=--write stores them)
	@$(BIN)/python -m tests.perft.count $(ARGS)

.PHONY: playthroughs
playthroughs: developing ## Write the readable games in tests/playthroughs anew
	@$(BIN)/python -m tests.playthroughs.generate

.PHONY: layout
layout: developing chromium ## Look for what sticks out, is cut off or overlaps on every page, in every language and window
	$(BIN)/python -m pytest -n 2 -m "long or not long" tests/browser/test_layout.py $(ARGS)

.PHONY: slow-network
slow-network: developing chromium ## Try the pages on a network whose answers come late and out of order (SEED=…)
	TEOCALLI_SLOW_NETWORK=$(or $(SEED),1) $(BIN)/python -m pytest -n 4 --dist loadfile --no-loadscope-reorder tests/browser $(ARGS)

.PHONY: every-decision
every-decision: developing ## Draw and try every decision of all stored and 200 random games (ARGS="--part 0/4" takes a part)
	@$(BIN)/python -m tests.browser.every_decision $(ARGS)

.PHONY: clean
clean: ## Remove everything that was built or installed here
	rm -rf $(VENV) bench/.venv bench/.boardgame_io build dist site node_modules test-results src/*.egg-info
	rm -rf .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	find src tests scripts bench studies handbook -name '__pycache__' -prune -exec rm -rf {} +
	find src -name '*.so' -delete
