"""What nobody may do from Python: read or write out of bounds, or end the interpreter."""
