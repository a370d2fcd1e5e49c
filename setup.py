"""Compiles every ``.pyx`` of the package; everything else about the package stands in ``pyproject.toml``."""

from __future__ import annotations

import os
from pathlib import Path

from Cython.Build import cythonize
from setuptools import Extension, setup

SOURCE_ROOT = Path("src")
GENERATED_C = "build/cython"
WORKERS = os.cpu_count() or 1

# The compiled core trusts its callers: indices are in range and divisors are not zero.
DIRECTIVES = {
    "language_level": 3,
    "boundscheck": False,
    "wraparound": False,
    "cdivision": True,
    "initializedcheck": False,
    "nonecheck": False,
    "embedsignature": True,
}


def extension(source: Path) -> Extension:
    """Return the extension for one source, named by its place in the package."""
    name = ".".join(source.relative_to(SOURCE_ROOT).with_suffix("").parts)
    return Extension(name, [str(source)], extra_compile_args=["-O3", "-g0"])


def extensions() -> list[Extension]:
    """Return all extensions of the package; sources that did not change are not translated again."""
    found = [extension(source) for source in sorted(SOURCE_ROOT.rglob("*.pyx"))]
    translated: list[Extension] = cythonize(  # type: ignore[no-untyped-call]
        found,
        include_path=[str(SOURCE_ROOT)],
        build_dir=GENERATED_C,
        compiler_directives=DIRECTIVES,
        nthreads=WORKERS if len(found) > 1 else 0,
    )
    return translated


if __name__ == "__main__":
    setup(ext_modules=extensions(), options={"build_ext": {"parallel": str(WORKERS)}})
