"""One module per command, or per family of commands."""
