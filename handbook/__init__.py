"""The handbook: how its pages come together and become the site under `/handbook` (docs/handbook.md)."""
