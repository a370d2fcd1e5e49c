"""Readable playthroughs: whole games, position by position, as text: a change of rules shows in the diff."""
