# Two commands do all the set-up: `make play` opens the table in the browser, `make test` runs every test.

.PHONY: help play test check fast docs clean

help:
	@echo "make play    open the table in the browser (makes .venv on the first run)"
	@echo "make test    every check and test (installs what the tests need on the first run)"
	@echo "make check   formatting, style and types only"
	@echo "make fast    the tests of the rules alone, interpreted"
	@echo "make docs    the documentation as a site, in build/site"
	@echo "make clean   remove .venv and caches"

play:
	@scripts/setup
	@.venv/bin/fathoms serve --open

test:
	@scripts/setup test
	@scripts/check
	@.venv/bin/python -m pytest -n 2 --dist loadfile

check:
	@scripts/setup test
	@scripts/check

fast:
	@scripts/setup test
	@.venv/bin/python -m pytest -n 2 --dist loadfile src/fathoms/games tests/test_conformance.py tests/test_spec.py

docs:
	@scripts/setup test
	@NO_MKDOCS_2_WARNING=1 .venv/bin/python -m mkdocs build
	@echo "Written to build/site/index.html"

clean:
	rm -rf .venv build .pytest_cache .mypy_cache .ruff_cache .hypothesis
