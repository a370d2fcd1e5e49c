"""Measure the engine and print what it reaches: `python -m bench [--runs N] [--seconds S] [--alone] [--save]`."""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from statistics import median
from typing import Any

from rich.console import Console
from rich.progress import track

from bench import environment
from bench.report import Results, page, show

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs" / "benchmarks.md"


def run(python: Path | str, module: str, seconds: float, seed: int) -> dict[str, Any]:
    """One run of a module that prints its measures as JSON, in a process of its own."""
    command = [str(python), "-m", module, str(seconds), str(seed)]
    printed = subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL).stdout
    measures: dict[str, Any] = json.loads(printed.splitlines()[-1])
    return measures


def medians(measured: Sequence[dict[str, float]]) -> dict[str, float]:
    """Median of each measure over all runs."""
    return {name: median(one[name] for one in measured) for name in measured[0]}


def measure(runs: int, seconds: float, alone: bool) -> Results:
    """Measure everything `runs` times, one program after the other in each run."""
    own, others = [], []
    for seed in track(range(1, runs + 1), "measuring", transient=True):
        own.append(run(sys.executable, "bench.engine_speed", seconds, seed))
        if not alone:
            others.append(run(environment.PYTHON, "bench.openspiel_speed", seconds, seed))
    games = {title: medians([one["games"][title] for one in others]) for title in others[0]["games"]} if others else {}
    return Results(runs, medians(own), games, others[0]["version"] if others else "not measured")


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m bench", description="Measure the speed of the engine.")
    parser.add_argument("--runs", type=int, default=5, help="runs to take the median of (5)")
    parser.add_argument("--seconds", type=float, default=1.0, help="length of each measure (1)")
    parser.add_argument("--alone", action="store_true", help="without OpenSpiel")
    parser.add_argument("--save", action="store_true", help="write docs/benchmarks.md")
    chosen = parser.parse_args(arguments)
    if not chosen.alone:
        try:
            environment.prepare()
        except subprocess.CalledProcessError:
            print("OpenSpiel cannot be installed into bench/.venv; `--alone` measures without it.", file=sys.stderr)
            return 2
    results = measure(chosen.runs, chosen.seconds, chosen.alone)
    show(results, Console())
    if chosen.save:
        PAGE.write_text(page(results, environment.machine()))
    return 0


if __name__ == "__main__":
    sys.exit(main())
