#!/bin/sh
# Checks the JSDoc types of the browser's code.
exec sh scripts/node_tools.sh tsc --project .
