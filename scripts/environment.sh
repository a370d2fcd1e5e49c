#!/bin/sh
# Makes sure that .venv is a working virtual environment; finds the Python for it first.
# Usage: environment.sh [PYTHON]   (a command name or path; without it the first one that is new enough)
set -eu

is_new_enough() {
    "$1" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null
}

for candidate in ${1:-python3 python3.14 python3.13 python3.12 python3.11}; do
    if command -v "$candidate" >/dev/null 2>&1 && is_new_enough "$candidate"; then
        exec "$candidate" "$(dirname "$0")/environment.py" .venv
    fi
done

echo "Teocalli needs Python 3.11 or newer, but ${1:-python3} is $("${1:-python3}" --version 2>/dev/null || echo missing): sudo apt-get install python3 python3-venv python3-dev gcc (or name another one: make PYTHON=python3.12)" >&2
exit 1
