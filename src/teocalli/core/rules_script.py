"""Rules of a compiled game as a script: translated from their own source, for a page that must work without a server.

Rules are said once, in Cython headers (`rules/*.pxd`). What is translated is the part of Cython in which they are
written: inline functions of whole numbers, structs and arrays. Everything else is refused, so a script that is made
does what its source says, number for number; the tests play it beside the compiled rules.

Not translated, but given by whoever uses the script, is what its caller names: reports, and what only the table knows.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from importlib.resources.abc import Traversable

_ENUM = re.compile(r"^c(?:p)?def enum\b.*:\s*(?:#.*)?\n((?:[ \t]+.*\n|\n)+)", re.MULTILINE)
_FUNCTION = re.compile(
    r"^cdef inline (?P<type>[\w* ]+?)\*?\s?(?P<name>\w+)\((?P<parameters>[^)]*)\) noexcept nogil:\n"
    r"(?P<body>(?:[ \t]+.*\n|\n)+)",
    re.MULTILINE,
)
_NUMBER = r"(?:u?int(?:8|16|32|64)_t|int|bint|size_t)\b"
_DECLARATION = re.compile(rf"^(\s*)cdef (?:const )?({_NUMBER}|[A-Z]\w*)((?:\[\d+\])?)\s*(\*?)\s*(.+)$", re.MULTILINE)
_CAST = re.compile(rf"<(?:unsigned )?(?:{_NUMBER})>")
_ADDRESS = re.compile(r"&(?=\w)")
_LET = "_let"
_RESERVED = frozenset(
    ("new", "delete", "function", "var", "let", "const", "in", "of", "typeof", "this", "default", "switch", "void")
)
_BINARY: Mapping[type[ast.operator], str] = {
    ast.Add: "+",
    ast.Sub: "-",
    ast.Mult: "*",
    ast.Mod: "%",
    ast.LShift: "<<",
    ast.RShift: ">>",
    ast.BitAnd: "&",
    ast.BitOr: "|",
    ast.BitXor: "^",
}
_COMPARED: Mapping[type[ast.cmpop], str] = {
    ast.Eq: "===",
    ast.NotEq: "!==",
    ast.Lt: "<",
    ast.LtE: "<=",
    ast.Gt: ">",
    ast.GtE: ">=",
}
_UNARY: Mapping[type[ast.unaryop], str] = {ast.Not: "!", ast.USub: "-", ast.Invert: "~"}


def rules_script(sources: Iterable[str], entries: Sequence[str], given: Sequence[str]) -> str:
    """A module whose `rules(given)` gives the functions `entries` of some headers, and all numbers that they name.

    Raises `ValueError` for what cannot be translated: it names the function.
    """
    text = "\n".join(sources)
    constants, functions = dict(_constants(text)), _functions(text)
    wanted: dict[str, str] = {}
    used: set[str] = set()
    waiting = list(entries)
    while waiting:
        name = waiting.pop()
        if name in wanted:
            continue
        if name not in functions:
            raise ValueError(f"no function {name!r} is there to be translated")
        script, names = _Translator(name, functions[name], given).translated()
        wanted[name] = script
        used |= names & constants.keys()
        if unknown := names - constants.keys() - functions.keys() - set(given):
            raise ValueError(f"{name}: {', '.join(sorted(unknown))} is neither a rule nor given")
        waiting += sorted((names & functions.keys()) - set(given))
    numbers = ", ".join(f"{name} = {constants[name]}" for name in constants if name in used)
    body = "\n".join(wanted[name] for name in functions if name in wanted)
    return (
        f"export const rules = ({{ {', '.join(given)} }}) => {{\nconst {numbers};\n{body}\n"
        f"return {{ {', '.join(entries)} }};\n}};\n"
    )


def constants_of(sources: Iterable[str]) -> dict[str, int]:
    """The numbers of all enumerations in headers, by name and in their order."""
    return dict(_constants("\n".join(sources)))


def headers(folder: Traversable, first: str) -> tuple[str, ...]:
    """The headers in a folder and in those within it, beginning with the one of that name."""
    found = sorted(_headers(folder), key=lambda header: header.name != first)
    return tuple(header.read_text(encoding="utf-8") for header in found)


def _headers(folder: Traversable) -> Iterator[Traversable]:
    for each in sorted(folder.iterdir(), key=lambda found: found.name):
        if each.is_dir():
            yield from _headers(each)
        elif each.name.endswith(".pxd"):
            yield each


def members_of(name: str, script: str) -> set[str]:
    """Which members of a struct of that name a script looks at."""
    return set(re.findall(rf"\b{name}\.(\w+)", script))


def _constants(text: str) -> Iterator[tuple[str, int]]:
    """Names and numbers of all enumerations."""
    known: dict[str, int] = {}
    for block in _ENUM.findall(text):
        number = 0
        for line in block.splitlines():
            name, sign, value = line.partition("#")[0].partition("=")
            if name.strip():
                number = _evaluated(value, known) if sign else number
                known[name.strip()] = number
                yield name.strip(), number
                number += 1


def _evaluated(text: str, known: Mapping[str, int]) -> int:
    return int(eval(text, {"__builtins__": {}}, dict(known)))


def _functions(text: str) -> dict[str, re.Match[str]]:
    return {found["name"]: found for found in _FUNCTION.finditer(text)}


class _Translator:
    """Translates one function; `names`: what it names that is not its own."""

    def __init__(self, name: str, function: re.Match[str], given: Sequence[str]) -> None:
        self._name = name
        self._function = function
        self._given = given
        self._local: set[str] = set()
        self._names: set[str] = set()

    def translated(self) -> tuple[str, set[str]]:
        parameters = [self._parameter(each) for each in self._function["parameters"].split(",") if each.strip()]
        body = self._block(self._parsed())
        return f"function {self._name}({', '.join(parameters)}) {{\n{body}\n}}", self._names - self._local

    def _parameter(self, text: str) -> str:
        declared, _, default = text.partition("=")
        name = re.findall(r"\w+", declared)[-1]
        self._local.add(name)
        return _spelled(name) + (f" = {default.strip()}" if default else "")

    def _parsed(self) -> list[ast.stmt]:
        body = _DECLARATION.sub(_declared, self._function["body"])
        body = _ADDRESS.sub("", _CAST.sub("", body)).replace("NULL", "None")
        tree = ast.parse(f"def rule():\n{body}").body[0]
        assert isinstance(tree, ast.FunctionDef)
        return tree.body

    def _block(self, statements: Sequence[ast.stmt]) -> str:
        return "\n".join(filter(None, map(self._statement, statements)))

    def _statement(self, node: ast.stmt) -> str:  # noqa: PLR0911 - one case for each kind of statement
        match node:
            case ast.Expr(value=ast.Constant()):
                return ""  # what the function says of itself
            case ast.Expr(value=ast.Call(func=ast.Name(id=name)) as call) if name == _LET:
                return self._let(call)
            case ast.Expr(value=value):
                return f"{self._expression(value)};"
            case ast.Assign(targets=targets, value=value):
                return f"{' = '.join(map(self._expression, targets))} = {self._expression(value)};"
            case ast.AugAssign(target=target, op=op, value=value) if type(op) in _BINARY:
                return f"{self._expression(target)} {_BINARY[type(op)]}= {self._expression(value)};"
            case ast.Return(value=value):
                return "return;" if value is None else f"return {self._expression(value)};"
            case ast.Break():
                return "break;"
            case ast.Continue():
                return "continue;"
            case ast.If(test=test, body=body, orelse=other):
                rest = f" else {{\n{self._block(other)}\n}}" if other else ""
                return f"if ({self._expression(test)}) {{\n{self._block(body)}\n}}{rest}"
            case ast.While(test=test, body=body, orelse=[]):
                return f"while ({self._expression(test)}) {{\n{self._block(body)}\n}}"
            case ast.For(target=ast.Name(id=name), iter=ast.Call(func=ast.Name(id="range"), args=args), body=body):
                begin, end = ("0", args[0]) if len(args) == 1 else (self._expression(args[0]), args[1])
                at = _spelled(name)
                head = f"for ({at} = {begin}; {at} < {self._expression(end)}; {at}++)"
                return f"{head} {{\n{self._block(body)}\n}}"
        return self._refused(node)

    def _let(self, call: ast.Call) -> str:
        parts = []
        for keyword in call.keywords:
            assert keyword.arg is not None
            parts.append(f"{_spelled(keyword.arg)} = {self._expression(keyword.value)}")
            self._local.add(keyword.arg)
        return f"let {', '.join(parts)};"

    def _expression(self, node: ast.expr) -> str:  # noqa: PLR0911 - one case for each kind of expression
        match node:
            case ast.Constant(value=None):
                return "null"
            case ast.Constant(value=bool() as value):
                return str(value).lower()
            case ast.Constant(value=int() as value):
                return str(value)
            case ast.Name(id=name):
                self._names.add(name)
                return _spelled(name)
            case ast.Attribute(value=value, attr=name):
                return f"{self._expression(value)}.{name}"
            case ast.Subscript(value=value, slice=place):
                return f"{self._expression(value)}[{self._expression(place)}]"
            case ast.List(elts=elements):
                return f"[{', '.join(map(self._expression, elements))}]"
            case ast.Call(func=ast.Name(id="max" | "min" | "abs" as name), args=args, keywords=[]):
                return f"Math.{name}({', '.join(map(self._expression, args))})"
            case ast.Call(func=ast.Name(id=name), args=args, keywords=[]):
                self._names.add(name)
                return f"{_spelled(name)}({', '.join(map(self._expression, args))})"
        return self._operation(node)

    def _operation(self, node: ast.expr) -> str:  # noqa: PLR0911 - one case for each kind of operation
        match node:
            case ast.UnaryOp(op=op, operand=operand):
                return f"{_UNARY[type(op)]}({self._expression(operand)})"
            case ast.BinOp(left=left, op=ast.FloorDiv(), right=right):
                return f"Math.trunc({self._expression(left)} / {self._expression(right)})"
            case ast.BinOp(left=left, op=op, right=right) if type(op) in _BINARY:
                return f"({self._expression(left)} {_BINARY[type(op)]} {self._expression(right)})"
            case ast.BoolOp(op=op, values=values):
                return f"({(' && ' if isinstance(op, ast.And) else ' || ').join(map(self._expression, values))})"
            case ast.IfExp(test=test, body=body, orelse=other):
                return f"({self._expression(test)} ? {self._expression(body)} : {self._expression(other)})"
            case ast.Compare(left=left, ops=ops, comparators=others):
                return self._comparison([left, *others], ops)
        return self._refused(node)

    def _comparison(self, values: Sequence[ast.expr], ops: Sequence[ast.cmpop]) -> str:
        told = list(map(self._expression, values))
        pairs = [f"{told[at]} {_COMPARED[type(op)]} {told[at + 1]}" for at, op in enumerate(ops)]
        return f"({' && '.join(pairs)})"

    def _refused(self, node: ast.AST) -> str:
        raise ValueError(f"{self._name}: {type(node).__name__} cannot be translated")


def _declared(found: re.Match[str]) -> str:
    """A declaration as a call that names each variable with its first value."""
    indent, _, array, pointer, rest = found.groups()
    empty = f"[{', '.join('0' * int(array[1:-1]))}]" if array else ("None" if pointer else "0")
    parts = (each.strip() for each in _split(rest.partition("#")[0]))
    return f"{indent}{_LET}({', '.join(each if '=' in each else f'{each}={empty}' for each in parts)})"


def _split(text: str) -> Iterator[str]:
    """Parts between commas that stand in no brackets."""
    depth, begin = 0, 0
    for at, letter in enumerate(text):
        depth += (letter in "([") - (letter in ")]")
        if letter == "," and depth == 0:
            yield text[begin:at]
            begin = at + 1
    yield text[begin:]


def _spelled(name: str) -> str:
    return f"{name}_" if name in _RESERVED else name
