"""The kernel: rules ask, seats answer.  Knows no game."""
