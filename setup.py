"""Compiles every ``.pyx`` of the package; everything else about the package stands in ``pyproject.toml``."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

from Cython.Build import cythonize
from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

SOURCE_ROOT = Path("src")
GENERATED_C = "build/cython"
HANDBOOK = Path("site")
WORKERS = os.cpu_count() or 1
# Whoever only wants to see that it builds, and not to wait for it, sets -O0.
OPTIMISATION = os.environ.get("TEOCALLI_OPTIMISATION", "-O3")

# Who installs the checkout itself compiles afterwards, in place (`scripts/install.py`, `make`), and not twice.
COMPILES = not os.environ.get("TEOCALLI_COMPILED_LATER")

# Whoever only needs some of the modules says how the names of their sources begin: "core/state,games".
WANTED = tuple(os.environ.get("TEOCALLI_COMPILE", "").split(","))

# Which of gcc's sanitizers watch the compiled core, as for its -fsanitize (see `tests/safety`).
SANITIZE = os.environ.get("TEOCALLI_SANITIZE", "")
WATCHED = [f"-fsanitize={SANITIZE}", "-fno-omit-frame-pointer", "-g1"] if SANITIZE else ["-g0"]
LINKED = [f"-fsanitize={SANITIZE}"] if SANITIZE else []

# The compiled core trusts its callers: divisors are not zero, and an index of a C array is in range. Lists and tuples
# come from Python, so their bounds are checked.
DIRECTIVES = {
    "language_level": 3,
    "wraparound": False,
    "cdivision": True,
    "initializedcheck": False,
    "nonecheck": False,
    "embedsignature": True,
}


def extension(source: Path) -> Extension:
    """The extension for one source, named by its place in the package."""
    name = ".".join(source.relative_to(SOURCE_ROOT).with_suffix("").parts)
    return Extension(name, [str(source)], extra_compile_args=[OPTIMISATION, *WATCHED], extra_link_args=LINKED)


def sources() -> list[Path]:
    """What is compiled."""
    package = SOURCE_ROOT / "teocalli"
    return [source for source in sorted(package.rglob("*.pyx")) if str(source.relative_to(package)).startswith(WANTED)]


class WithHandbook(build_py):
    """Takes the handbook along, where `make docs` has built it (docs/handbook.md)."""

    def run(self) -> None:
        """Copy the package, and the handbook into it."""
        super().run()
        if HANDBOOK.is_dir() and not self.editable_mode:
            shutil.copytree(HANDBOOK, Path(self.build_lib, "teocalli/web/handbook"), dirs_exist_ok=True)


class TranslateAndBuild(build_ext):
    """Translates to C only what is about to be compiled and has changed, so that other commands need not wait."""

    def run(self) -> None:
        """Translate the sources, then compile them."""
        translated: list[Extension] = cythonize(  # type: ignore[no-untyped-call]
            self.extensions,
            include_path=[str(SOURCE_ROOT)],
            build_dir=GENERATED_C,
            compiler_directives=DIRECTIVES,
            nthreads=WORKERS,
            force=bool(self.force),
        )
        for built, source in zip(self.extensions, translated, strict=True):
            built.sources, built.depends = source.sources, source.depends
            built.define_macros = source.define_macros  # from a comment `# distutils: define_macros=…`
        super().run()


if __name__ == "__main__":
    setup(
        ext_modules=[extension(source) for source in sources()] if COMPILES else [],
        cmdclass={"build_ext": TranslateAndBuild, "build_py": WithHandbook},
        options={"build_ext": {"parallel": str(WORKERS)}},
    )
