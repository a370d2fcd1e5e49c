"""Measure the engine, or the page, and print what it reaches: `python -m bench [--page] [--runs N] [--save] …`."""

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

from bench import environment, page_report
from bench.page_report import PageResults
from bench.report import GOALS, Results, page, show

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs" / "benchmarks.md"


def run(python: Path | str, module: str, *arguments: object) -> dict[str, Any]:
    """One run of a module that prints its measures as JSON, in a process of its own."""
    command = [str(python), "-m", module, *map(str, arguments)]
    printed = subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL).stdout
    measures: dict[str, Any] = json.loads(printed.splitlines()[-1])
    return measures


def medians(measured: Sequence[dict[str, float]]) -> dict[str, float]:
    """Median of each measure over all runs."""
    return {name: median(one[name] for one in measured) for name in measured[0]}


def measure(runs: int, seconds: float, alone: bool) -> Results:
    """Measure everything `runs` times, one program after the other in each run."""
    own: dict[str, list[dict[str, float]]] = {game: [] for game in GOALS}
    openspiel, catanatron = [], []
    for seed in track(range(1, runs + 1), "measuring", transient=True):
        for game, measured in own.items():
            measured.append(run(sys.executable, "bench.engine_speed", seconds, seed, game))
        if not alone:
            openspiel.append(run(environment.PYTHON, "bench.openspiel_speed", seconds, seed))
            catanatron.append(run(environment.PYTHON, "bench.catanatron_speed", seconds, seed))
    titles = openspiel[0]["games"] if openspiel else {}
    versions = {"OpenSpiel": openspiel, "catanatron": catanatron}
    return Results(
        runs,
        {game: medians(measured) for game, measured in own.items()},
        {title: medians([one["games"][title] for one in openspiel]) for title in titles},
        median(one["games"] for one in catanatron) if catanatron else None,
        {name: found[0]["version"] for name, found in versions.items() if found},
    )


def measure_page(runs: int) -> PageResults:
    """Measure both games in the browser `runs` times."""
    measured: dict[str, list[dict[str, Any]]] = {game: [] for game in GOALS}
    for _ in track(range(runs), "measuring", transient=True):
        for game, found in measured.items():
            found.append(run(sys.executable, "bench.page_speed", game))
    versions = [one.pop("version") for found in measured.values() for one in found]
    return PageResults(runs, {game: medians(found) for game, found in measured.items()}, versions[0])


def save(engine: str | None = None, browser: str | None = None) -> None:
    """Write the page of results; the part that was not measured stays as it is."""
    known = PAGE.read_text()
    PAGE.write_text(f"{engine or page_report.before_section(known)}\n{browser or page_report.section_of(known)}")


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m bench", description="Measure the speed of the engine or of the page."
    )
    parser.add_argument("--page", action="store_true", help="measure the page in the browser instead of the engine")
    parser.add_argument("--runs", type=int, default=5, help="runs to take the median of (5)")
    parser.add_argument("--seconds", type=float, default=1.0, help="length of each measure (1)")
    parser.add_argument("--alone", action="store_true", help="without other programs")
    parser.add_argument("--save", action="store_true", help="write docs/benchmarks.md")
    chosen = parser.parse_args(arguments)
    if chosen.page:
        browser = measure_page(chosen.runs)
        page_report.show(browser, Console())
        if chosen.save:
            save(browser=page_report.section(browser, environment.machine()))
        return 0
    return measure_engine(chosen)


def measure_engine(chosen: argparse.Namespace) -> int:
    """Measure the engine as asked for; the exit status."""
    if not chosen.alone:
        try:
            environment.prepare()
        except subprocess.CalledProcessError:
            print(
                "The other programs cannot be installed into bench/.venv; `--alone` measures without them.",
                file=sys.stderr,
            )
            return 2
    results = measure(chosen.runs, chosen.seconds, chosen.alone)
    show(results, Console())
    if chosen.save:
        save(engine=page(results, environment.machine()))
    return 0


if __name__ == "__main__":
    sys.exit(main())
