"""The browser's Fluent says every text exactly as Python's does."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from teocalli.core.texts import LANGUAGES, Texts, catalogue
from tests.packaging.checkout import PACKAGE
from tests.texts.catalogues import all_patterns
from tests.texts.test_catalogues import samples

FLUENT = PACKAGE / "web" / "static" / "vendor" / "fluent-bundle"
SCRIPT = """
import { FluentBundle, FluentResource } from "./fluent/index.js";
import { readFileSync } from "node:fs";
const { language, source, cases } = JSON.parse(readFileSync(0, "utf8"));
const bundle = new FluentBundle(language, { useIsolating: false });
const problems = bundle.addResource(new FluentResource(source)).map(String);
const texts = cases.map(([id, args]) => {
  const [name, attribute] = id.split(".");
  const message = bundle.getMessage(name);
  return bundle.formatPattern(attribute ? message.attributes[attribute] : message.value, args, problems);
});
console.log(JSON.stringify({ texts, problems: problems.map(String) }));
"""


def node() -> str:
    """Node of the machine, or the one that checking the types of the browser's code brings into the environment."""
    found = shutil.which("node", path=f"{os.environ['PATH']}:{Path(sys.executable).parent}")
    assert found, "Node is missing; `make types-web` brings it"
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_browser_and_python_say_the_same(language: str, tmp_path: Path) -> None:
    patterns = {key: pattern for key, pattern in all_patterns(language).items() if not key.startswith("-")}
    cases = [(key, args) for key, pattern in patterns.items() for args in samples(pattern)]
    script = tmp_path / "say.mjs"
    # Node takes a file for a module by its name or by a package.json; the browser needs neither.
    shutil.copytree(FLUENT, tmp_path / "fluent")
    (tmp_path / "fluent" / "package.json").write_text('{"type": "module"}')
    script.write_text(SCRIPT, encoding="utf-8")
    given = json.dumps({"language": language, "source": catalogue(language), "cases": cases})
    done = subprocess.run([node(), script], input=given, capture_output=True, text=True, check=True, encoding="utf-8")
    said = json.loads(done.stdout)
    assert said["problems"] == []
    texts = Texts(language, strict=True)
    assert said["texts"] == [texts.format(key, args) for key, args in cases]
