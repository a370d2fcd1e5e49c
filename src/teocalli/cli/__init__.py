"""The `teocalli` command."""
