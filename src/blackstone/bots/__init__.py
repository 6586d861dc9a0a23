"""Bots that play any game through its questions alone."""
