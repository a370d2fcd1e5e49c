### Analysis: refusals.

error-analysis-running = A running game between several persons cannot be analysed; it can once it is over.
