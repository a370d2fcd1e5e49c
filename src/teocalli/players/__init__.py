"""Who chooses actions."""
