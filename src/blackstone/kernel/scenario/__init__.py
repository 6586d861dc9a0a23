"""Scenarios: rules told as little stories, run against the real table.  The format stands in docs/scenarios.md."""
