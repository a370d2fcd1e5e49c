"""Speed of the engine, and of others beside it: `python -m bench` (see `docs/benchmarks.md`)."""
