"""Make the icons for installing from the sign of the program: ``.venv/bin/python scripts/icons.py``.

They are kept in ``src/teocalli/web/static/icons``; phones take no SVG. The full one has no round corners and more
ground around the sign, since phones cut it to their own form.
"""

from __future__ import annotations

import sys
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

sys.path.insert(0, str(Path(__file__).parent.parent))

from tests.browser.harness import chromium_path

STATIC = Path("src/teocalli/web/static")
GROUND = "#22322d"
SIZES = {"icon-192": (192, 1.0), "icon-512": (512, 1.0), "icon-full-512": (512, 0.8), "icon-full-180": (180, 0.9)}
"""Name of each icon: its width in pixels, and how much of it the sign takes."""


def draw(page: Page, sign: str, width: int, share: float) -> bytes:
    """The sign as a square picture."""
    page.set_viewport_size({"width": width, "height": width})
    ground = GROUND if share < 1 else "transparent"
    page.set_content(
        f"<style>body {{ margin: 0; background: {ground} }} svg {{ display: block; width: {width * share}px; "
        f"margin: {width * (1 - share) / 2}px }}</style>{sign}"
    )
    return page.screenshot(omit_background=True)


def main() -> None:
    """Write all icons."""
    sign = (STATIC / "icon.svg").read_text(encoding="utf-8")
    (STATIC / "icons").mkdir(exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium_path(), args=["--no-sandbox"])
        page = browser.new_page()
        for name, (width, share) in SIZES.items():
            (STATIC / "icons" / f"{name}.png").write_bytes(draw(page, sign, width, share))
        browser.close()


if __name__ == "__main__":
    main()
