"""Entering a position by hand (T1–T93): its form, and what can be done on the table. Sound or not, `arranging` says."""

from teocalli.games.teotihuacan.entering.edits import edits
from teocalli.games.teotihuacan.entering.form import form
from teocalli.games.teotihuacan.entering.summary import bare, sketch

__all__ = ["bare", "edits", "form", "sketch"]
