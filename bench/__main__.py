"""Measure the engine, the search, the page, many games at once or the server, and print what it reaches.

`python -m bench [--search | --page | --vector | --server] [--runs N] [--save] …`
"""

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

from bench import environment, page_report, search_report, serving_report, vector_report
from bench.page_report import PageResults
from bench.report import GOALS, Results, page, show
from bench.search_report import SearchResults
from bench.sections import with_section
from bench.serving_report import ServingResults
from bench.vector_report import VectorResults

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs" / "benchmarks.md"
LONG_GAMES = 60
"""Live games while the server's memory is watched."""
HEADINGS = (search_report.HEADING, page_report.HEADING, vector_report.HEADING, serving_report.HEADING)
"""What the parts of the page after the first begin with."""


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


def measure_search(runs: int, seconds: float, alone: bool) -> SearchResults:
    """Measure the search `runs` times, one program after the other in each run."""
    own: dict[str, list[dict[str, float]]] = {game: [] for game in GOALS}
    openspiel = []
    for seed in track(range(1, runs + 1), "measuring", transient=True):
        for game, measured in own.items():
            measured.append(run(sys.executable, "bench.search_speed", seconds, seed, game))
        if not alone:
            openspiel.append(run(environment.PYTHON, "bench.openspiel_speed", seconds, seed, "search"))
    titles = openspiel[0]["games"] if openspiel else {}
    return SearchResults(
        runs,
        {game: medians(measured) for game, measured in own.items()},
        {title: medians([one["games"][title] for one in openspiel]) for title in titles},
        openspiel[0]["version"] if openspiel else None,
    )


def measure_vector(runs: int, seconds: float, alone: bool) -> VectorResults:
    """Measure many games at once `runs` times, one program after the other in each run."""
    own: dict[str, list[dict[str, float]]] = {game: [] for game in GOALS}
    peers = []
    for seed in track(range(1, runs + 1), "measuring", transient=True):
        for game, measured in own.items():
            measured.append(run(sys.executable, "bench.vector_speed", seconds, seed, game))
        if not alone:
            peers.append(run(environment.PYTHON, "bench.peers_speed", seconds, seed))
    return VectorResults(
        runs,
        {game: medians(measured) for game, measured in own.items()},
        medians([one["games"] for one in peers]) if peers else {},
        peers[0]["versions"] if peers else {},
    )


def measure_page(runs: int) -> PageResults:
    """Measure both games in the browser `runs` times."""
    measured: dict[str, list[dict[str, Any]]] = {game: [] for game in GOALS}
    for _ in track(range(runs), "measuring", transient=True):
        for game, found in measured.items():
            found.append(run(sys.executable, "bench.page_speed", game))
    versions = [one.pop("version") for found in measured.values() for one in found]
    return PageResults(runs, {game: page_report.summed_up(found) for game, found in measured.items()}, versions[0])


def measure_server(runs: int, games: int, seconds: int, alone: bool) -> ServingResults:
    """Measure the server under load `runs` times, each time beside boardgame.io's, and once for `seconds`."""
    loads, compared = [], []
    for _ in track(range(runs), "measuring", transient=True):
        loads.append(run(sys.executable, "bench.people_load", "--games", games))
        if not alone:
            compared.append(run(sys.executable, "bench.turn_taking"))
    long = run(sys.executable, "bench.server_load", "--games", LONG_GAMES, "--seconds", seconds)
    beside = medians(compared) if compared else None
    return ServingResults(runs, medians(loads), games, beside, long, LONG_GAMES, seconds)


def save(number: int, text: str) -> None:
    """Write a part of the page of results; what was not measured stays as it is."""
    PAGE.write_text(with_section(PAGE.read_text(), number, text, HEADINGS))


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m bench",
        description="Measure the speed of the engine, the search, the page, many games at once or the server.",
    )
    parser.add_argument("--search", action="store_true", help="measure the tree search instead of the engine")
    parser.add_argument("--page", action="store_true", help="measure the page in the browser instead of the engine")
    parser.add_argument("--vector", action="store_true", help="measure many games at once instead of the engine")
    parser.add_argument("--server", action="store_true", help="measure the server under load instead of the engine")
    parser.add_argument("--games", type=int, default=300, help="live games of the server (300)")
    parser.add_argument("--long", type=int, default=600, help="seconds in which the server's memory is watched (600)")
    parser.add_argument("--runs", type=int, default=5, help="runs to take the median of (5)")
    parser.add_argument("--seconds", type=float, default=1.0, help="length of each measure (1)")
    parser.add_argument("--alone", action="store_true", help="without other programs")
    parser.add_argument("--save", action="store_true", help="write docs/benchmarks.md")
    chosen = parser.parse_args(arguments)
    if chosen.page:
        browser = measure_page(chosen.runs)
        page_report.show(browser, Console())
        if chosen.save:
            save(2, page_report.section(browser, environment.machine()))
        return 0
    if chosen.server:
        serving = measure_server(chosen.runs, chosen.games, chosen.long, chosen.alone)
        serving_report.show(serving, Console())
        if chosen.save:
            save(4, serving_report.section(serving, environment.machine()))
        return 0
    return measure_programs(chosen)


def measure_programs(chosen: argparse.Namespace) -> int:
    """Measure engine or search, beside other programs if wanted; the exit status."""
    if not chosen.alone:
        try:
            environment.prepare()
        except subprocess.CalledProcessError:
            print(
                "The other programs cannot be installed into bench/.venv; `--alone` measures without them.",
                file=sys.stderr,
            )
            return 2
    if chosen.vector:
        vector = measure_vector(chosen.runs, chosen.seconds, chosen.alone)
        vector_report.show(vector, Console())
        number, text = 3, vector_report.section(vector, environment.machine())
    elif chosen.search:
        search = measure_search(chosen.runs, chosen.seconds, chosen.alone)
        search_report.show(search, Console())
        number, text = 1, search_report.section(search, environment.machine())
    else:
        engine = measure(chosen.runs, chosen.seconds, chosen.alone)
        show(engine, Console())
        number, text = 0, page(engine, environment.machine())
    if chosen.save:
        save(number, text)
    return 0


if __name__ == "__main__":
    sys.exit(main())
