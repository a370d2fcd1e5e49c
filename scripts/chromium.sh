#!/bin/sh
# Makes sure that there is a Chromium for the browser tests: the machine's, else Debian's package.
set -eu

is_there() {
    command -v chromium >/dev/null 2>&1 || command -v chromium-browser >/dev/null 2>&1
}

install_as() {
    "$@" apt-get update -qq && "$@" env DEBIAN_FRONTEND=noninteractive apt-get install -qq -y chromium
}

is_there && exit 0
if command -v apt-get >/dev/null 2>&1; then
    echo "Installing Chromium for the browser tests …"
    if [ "$(id -u)" -eq 0 ]; then
        install_as env >/dev/null || true
    elif sudo -n true 2>/dev/null; then
        install_as sudo -n >/dev/null || true
    fi
fi
is_there && exit 0
echo "The browser tests need Chromium: sudo apt-get install chromium" >&2
exit 1
