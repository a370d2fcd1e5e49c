"""The compiled core built anew with gcc's sanitizers, in a folder of its own, and Python started on it.

The command `python -m tests.safety.watched address` builds and then does everything (`make sanitize`), with `thread` it
lets threads search at once (`make sanitize-threads`); `--short` does a little of everything.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

ROOT = Path(__file__).parents[2]
SANITIZERS = {"address": "address,undefined", "thread": "thread"}
RUNTIMES = {"address": "libasan.so", "thread": "libtsan.so"}
CHEAP = "address,bounds,signed-integer-overflow,shift,integer-divide-by-zero"
"""What the short form watches of all that is undefined: the rest takes as long again to compile."""
CORE = "core/state,games"
"""The modules that the short form watches, where bytes, words and actions are read: it takes the others as they are."""
FINDINGS = 99
"""Exit status of a program in which a sanitizer found something."""
_OPTIONS = f"exitcode={FINDINGS}:abort_on_error=0"


def compiler() -> list[str]:
    """The compiler that builds extension modules here."""
    return os.environ.get("CC", sysconfig.get_config_var("CC") or "gcc").split()


def runtime(kind: str) -> Path | None:
    """The sanitizer's library, which must be loaded before Python; None if the compiler has none."""
    asked = [*compiler(), f"-print-file-name={RUNTIMES[kind]}"]
    try:
        found = Path(subprocess.run(asked, capture_output=True, text=True, check=True).stdout.strip())
    except (OSError, subprocess.CalledProcessError):
        return None
    return found if found.is_absolute() and found.exists() else None


def build(kind: str, *, quickly: bool = False) -> Path:
    """Bring the sanitized copy of the package up to date; returns the folder to import it from. `quickly`: for the
    short form, which takes less time than optimising does.
    """
    chosen = {"TEOCALLI_SANITIZE": SANITIZERS[kind], "TEOCALLI_OPTIMISATION": "-O1"}
    if quickly:
        cheap = SANITIZERS[kind].replace("address,undefined", CHEAP)
        chosen = {"TEOCALLI_SANITIZE": cheap, "TEOCALLI_OPTIMISATION": "-O0", "TEOCALLI_COMPILE": CORE}
    folder = ROOT / "build" / f"watched-{kind}{chosen['TEOCALLI_OPTIMISATION']}"
    library = folder / "lib"
    library.mkdir(parents=True, exist_ok=True)
    _copy_sources(library / "teocalli", compiled=quickly)
    command = [sys.executable, "setup.py", "-q", "build_ext"]
    command += ["--build-lib", str(library), "--build-temp", str(folder / "objects")]
    done = subprocess.run(command, cwd=ROOT, env=os.environ | chosen, capture_output=True, text=True, check=False)
    if done.returncode:
        raise RuntimeError(done.stdout + done.stderr)
    return library


def _copy_sources(target: Path, *, compiled: bool) -> None:
    """The package as it stands here, with what is compiled or without."""
    for old in target.rglob("*.py"):
        old.unlink()
    ignored = shutil.ignore_patterns("*.pyx", "*.pxd", "__pycache__", "static", *([] if compiled else ["*.so"]))
    shutil.copytree(ROOT / "src" / "teocalli", target, ignore=ignored, dirs_exist_ok=True)


def environment(kind: str, library: Path) -> dict[str, str]:
    """What a Python needs whose compiled modules are watched. It does not free everything at its end, so leaks count
    for nothing; its own allocator would hide where a block ends.
    """
    loaded = runtime(kind)
    assert loaded is not None
    return os.environ | {
        "LD_PRELOAD": str(loaded),
        "PYTHONPATH": f"{library}{os.pathsep}{ROOT}",
        "PYTHONMALLOC": "malloc",
        "ASAN_OPTIONS": f"detect_leaks=0:allocator_may_return_null=1:{_OPTIONS}",
        "UBSAN_OPTIONS": f"halt_on_error=1:print_stacktrace=1:{_OPTIONS}",
        "TSAN_OPTIONS": f"halt_on_error=1:{_OPTIONS}",
    }


def run(kind: str, library: Path, *arguments: str, quiet: bool = False) -> subprocess.CompletedProcess[str]:
    """Exercise the sanitized package in a process of its own."""
    command = [sys.executable, "-m", "tests.safety.exercise", *arguments]
    return subprocess.run(
        command, cwd=ROOT, env=environment(kind, library), capture_output=quiet, text=True, check=False
    )


PLANS = {
    "address": ["games=400", "vectors=200", "searches=300", "mutations=200000", "calls=20000"],
    "thread": ["threads=60", "vectors=40"],
}
SHORT = {
    "address": ["games=4", "vectors=3", "searches=4", "mutations=700", "calls=400"],
    "thread": ["threads=2", "vectors=2"],
}


def main() -> int:
    """Returns the exit status: 0 if nothing was found."""
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("kind", choices=sorted(SANITIZERS))
    reader.add_argument("--short", action="store_true")
    reader.add_argument("--seed", default="1")
    given = reader.parse_args()
    if runtime(given.kind) is None:
        print(f"{compiler()[0]} has no {RUNTIMES[given.kind]}: install gcc with its sanitizers")
        return 2
    print(f"building with -fsanitize={SANITIZERS[given.kind]} …", flush=True)
    library = build(given.kind, quickly=given.short)
    for work in (SHORT if given.short else PLANS)[given.kind]:
        done = run(given.kind, library, work, "--seed", given.seed)
        if done.returncode:
            print(f"{work} failed with status {done.returncode} (seed {given.seed})")
            return 1
    print("nothing found")
    return 0


if __name__ == "__main__":
    sys.exit(main())
