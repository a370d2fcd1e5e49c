"""The browser's modules as one script: for an engine that runs scripts and knows no modules.

Every module becomes a function that sees what it imports by name (`with`, so that names stay bound to what the other
module exports at that moment) and tells what it exports.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from posixpath import dirname, join, normpath

from teocalli.core.game import Game
from teocalli.core.house import web_folder
from teocalli.web import INDEX, STATIC

STATIC_ADDRESS = "/static/"

_START = r"(?:^|(?<=[;}]))"
_IMPORT = re.compile(
    _START
    + r"""import\s*(?:(?P<default>[\w$]+)\s*,?\s*)?(?:\{(?P<named>[^}]*)\}\s*)?from\s*["'](?P<of>[^"']+)["'];?""",
    re.MULTILINE,
)
_IMPORT_ALONE = re.compile(_START + r"""import\s*["'](?P<of>[^"']+)["'];?""", re.MULTILINE)
_EXPORT_LIST = re.compile(
    _START + r"""export\s*\{(?P<named>[^}]*)\}(?:\s*from\s*["'](?P<of>[^"']+)["'])?;?""", re.MULTILINE
)
_EXPORT_DEFAULT = re.compile(_START + r"export default\s*", re.MULTILINE)
_EXPORT = re.compile(
    _START + r"export\s+(?P<kind>async function|function\*?|class|const|let)\s+(?P<name>[\w$]+)", re.MULTILINE
)
_IMPORT_MAP = re.compile(r'<script type="importmap">(.*?)</script>', re.DOTALL)

LINKER = """
var modules = new Map();
function define(address, imports, passedOn, body) { modules.set(address, {imports, passedOn, body, exports: {}}); }
function load(address) {
  const module = modules.get(address);
  if (module.begun) return module.exports;
  module.begun = true;
  const scope = Object.create(null);
  const bind = (to, local, from, name) =>
    Object.defineProperty(to, local, {get: () => modules.get(from).exports[name], enumerable: true});
  for (const [from, name, local] of module.imports) if (name) bind(scope, local, from, name);
  for (const [from, name, local] of module.passedOn) bind(module.exports, local, from, name);
  for (const [from] of [...module.imports, ...module.passedOn]) load(from);
  module.body(scope, module.exports);
  return module.exports;
}
"""


@dataclass(frozen=True)
class Module:
    """A module: what it imports and passes on as (address, name there, name here), and its body as a script."""

    imports: list[tuple[str, str, str]]
    passed_on: list[tuple[str, str, str]]
    body: str


def script_of(game: type[Game], *entries: str) -> str:
    """A script that defines these modules (`/static/…`) and all that they import; `load(address)` evaluates one."""
    waiting, found = list(entries), dict[str, Module]()
    while waiting:
        address = waiting.pop()
        if address not in found:
            found[address] = module = read_module(address, _file_of(game, address).read_text(encoding="utf-8"))
            waiting += [name for name, _, _ in [*module.imports, *module.passed_on]]
    return LINKER + "".join(_definition(address, module) for address, module in found.items())


def read_module(address: str, text: str) -> Module:
    """Take a module apart. `text` is written as ours and the vendored ones are: a statement begins its line, or stands
    after a semicolon.
    """
    imports, passed_on, names = list[tuple[str, str, str]](), list[tuple[str, str, str]](), dict[str, str]()

    def imported(match: re.Match[str]) -> str:
        of = _address(address, match["of"])
        imports.append((of, "", ""))
        groups = match.groupdict()
        if groups.get("default"):
            imports.append((of, "default", match["default"]))
        imports.extend((of, name, local) for name, local in _pairs(groups.get("named")))
        return ""

    def listed(match: re.Match[str]) -> str:
        if match["of"]:
            passed_on.extend((_address(address, match["of"]), *pair) for pair in _pairs(match["named"]))
        else:
            names.update({local: name for name, local in _pairs(match["named"])})
        return ""

    def declared(match: re.Match[str]) -> str:
        names[match["name"]] = match["name"]
        return f"{match['kind']} {match['name']}"

    body = _IMPORT_ALONE.sub(imported, _IMPORT.sub(imported, text))
    body = _EXPORT.sub(declared, _EXPORT_LIST.sub(listed, body))
    body = _EXPORT_DEFAULT.sub("teocalliExports.default=", body)
    getters = ",".join(f"{json.dumps(name)}:{{get:()=>{local},enumerable:true}}" for name, local in names.items())
    return Module(imports, passed_on, f"Object.defineProperties(teocalliExports,{{{getters}}});\n{body}")


def _pairs(named: str | None) -> Iterator[tuple[str, str]]:
    """Names in braces: what something is called there, and here."""
    for each in (named or "").split(","):
        if each.strip():
            name, _, local = each.strip().partition(" as ")
            yield name.strip(), (local or name).strip()


def _definition(address: str, module: Module) -> str:
    imports, passed_on = json.dumps(module.imports), json.dumps(module.passed_on)
    strict = f'(function(){{"use strict";\n{module.body}\n}})()'
    body = f"function(teocalliScope,teocalliExports){{with(teocalliScope){{{strict}}}}}"
    return f"define({json.dumps(address)},{imports},{passed_on},{body});\n"


@cache
def _import_map() -> dict[str, str]:
    found = _IMPORT_MAP.search(INDEX.read_text(encoding="utf-8"))
    assert found is not None  # the page has one
    return dict(json.loads(found[1])["imports"])


def _address(here: str, specifier: str) -> str:
    """Where a module lies that another one imports by this name."""
    if specifier.startswith("."):
        return normpath(join(dirname(here), specifier))
    for name, address in _import_map().items():
        if specifier == name:
            return address
        if name.endswith("/") and specifier.startswith(name):
            return address + specifier.removeprefix(name)
    return specifier


def _file_of(game: type[Game], address: str) -> Path:
    """The file of an address under `/static/`, as the server has it."""
    within = address.removeprefix(STATIC_ADDRESS)
    own = f"games/{game.name}/"
    return web_folder(game) / within.removeprefix(own) if within.startswith(own) else STATIC / within
