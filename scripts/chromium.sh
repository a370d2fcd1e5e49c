#!/bin/sh
# Makes sure that there is a Chromium for the browser tests: Debian's headless shell, which does a third less work, else
# any other. Where there is one, the headless shell is asked for once in an environment.
set -eu

asked=.venv/done/chromium

has() {
    command -v "$1" >/dev/null 2>&1
}

has_another() {
    has chromium || has chromium-browser
}

as_root() {
    if [ "$(id -u)" -eq 0 ]; then "$@"; else sudo -n "$@"; fi
}

# Another program that installs something (a new machine updates itself) is waited for.
install() {
    as_root env DEBIAN_FRONTEND=noninteractive apt-get -o DPkg::Lock::Timeout=300 install -qq -y "$1"
}

has chromium-headless-shell && exit 0
has_another && [ -e "$asked" ] && exit 0
if has apt-get && as_root true 2>/dev/null; then
    echo "Installing Chromium for the browser tests …"
    { as_root apt-get -o DPkg::Lock::Timeout=300 update -qq; install chromium-headless-shell || has_another || install chromium; } >/dev/null 2>&1 || true
fi
if has chromium-headless-shell || has_another; then
    mkdir -p "$(dirname "$asked")" && touch "$asked"
    exit 0
fi
echo "The browser tests need Chromium: sudo apt-get install chromium-headless-shell" >&2
exit 1
