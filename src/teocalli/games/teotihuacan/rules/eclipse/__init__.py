"""Calendar, scoring, salary (T19–T22, T74–T79, T81)."""
