"""Speed of the engine, of others beside it, and of the page: `python -m bench` (see `docs/benchmarks.md`)."""
