"""The browser's vendored libraries are the files that their README says they are."""

import hashlib
import re
from pathlib import Path

from teocalli import web

VENDOR = Path(web.STATIC) / "vendor"
ROW = re.compile(r"^\| `([^`]+)` \| `([0-9a-f]{64})` \|$", re.MULTILINE)


def test_every_vendored_file_has_its_recorded_sum() -> None:
    recorded = dict(ROW.findall((VENDOR / "README.md").read_text(encoding="utf-8")))
    files = {
        path.relative_to(VENDOR).as_posix(): hashlib.sha256(path.read_bytes()).hexdigest()
        for path in VENDOR.rglob("*")
        if path.is_file() and path.name != "README.md"
    }
    assert files == recorded


def test_every_vendored_library_has_its_licence_and_version() -> None:
    readme = (VENDOR / "README.md").read_text(encoding="utf-8")
    for folder in (path for path in VENDOR.iterdir() if path.is_dir()):
        assert "icense" in (folder / "LICENSE").read_text(encoding="utf-8")
        assert re.search(rf"^\| `{folder.name}` \| \S+ \| \d+\.\d+\.\d+ \| (MIT|Apache-2\.0) \|$", readme, re.MULTILINE)
