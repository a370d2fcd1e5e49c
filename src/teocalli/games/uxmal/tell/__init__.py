"""What people and programs are told of a position and an action of Uxmal; no rules."""
