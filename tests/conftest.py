"""What all tests share: how hard hypothesis looks, and that a missing text is an error."""

from __future__ import annotations

import os
import signal

from hypothesis import HealthCheck, settings

settings.register_profile(
    "quick", max_examples=25, deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow]
)
settings.register_profile("thorough", max_examples=300, deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile(os.environ.get("TEOCALLI_HYPOTHESIS", "quick"))

os.environ.setdefault("TEOCALLI_STRICT_TEXTS", "1")  # a missing text or argument fails the test that meets it

# Who starts the tests in the background may have Ctrl-C ignored, and every process that a test starts would inherit it.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)
