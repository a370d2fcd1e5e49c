"""What the README shows does what it says."""

from __future__ import annotations

import doctest
import re
import shlex

import pytest
from typer.testing import CliRunner

from teocalli.cli.command import app
from tests.packaging.checkout import ROOT, read

DOCUMENTS = ("README.md", "CONTRIBUTING.md", "CHANGELOG.md", "docs/dependencies.md")


def blocks(language: str) -> list[str]:
    """The README's blocks of code in a language."""
    return re.findall(rf"^```{language}\n(.*?)^```$", read("README.md"), re.MULTILINE | re.DOTALL)


def test_the_library_example_runs_and_prints_what_it_shows() -> None:
    examples = doctest.DocTestParser().get_doctest("\n".join(blocks("python")), {}, "README.md", "README.md", 0)
    assert examples.examples
    result = doctest.DocTestRunner(verbose=False).run(examples)
    assert result.failed == 0


def terminal_commands() -> list[list[str]]:
    """The words of the README's calls of `teocalli`."""
    lines = [line for block in blocks("sh") for line in block.splitlines() if line.startswith("teocalli ")]
    return [shlex.split(line, comments=True)[1:] for line in lines]


@pytest.mark.parametrize("words", terminal_commands(), ids=" ".join)
def test_the_terminal_commands_and_their_options_exist(words: list[str]) -> None:
    command = [word for word in words[:1] if not word.startswith("-")]
    shown = CliRunner().invoke(app, [*command, "--help"])
    assert shown.exit_code == 0
    for option in (word for word in words if word.startswith("--")):
        assert option in shown.output


def test_the_make_commands_exist() -> None:
    targets = set(re.findall(r"^([a-z-]+):", read("Makefile"), re.MULTILINE))
    named = set(re.findall(r"\bmake ([a-z-]+)", read("README.md") + read("CONTRIBUTING.md")))
    assert {"play", "test"} <= named <= targets


@pytest.mark.parametrize("document", DOCUMENTS)
def test_links_lead_to_files(document: str) -> None:
    links = re.findall(r"\]\((?!https?:)([^)#]+)", read(document))
    missing = [link for link in links if not (ROOT / document).parent.joinpath(link).exists()]
    assert not missing
