"""Bots of the Castle."""
