"""Shared by all tests."""

from __future__ import annotations

import sys
from pathlib import Path

HERE = Path(__file__).parent
for folder in (HERE / "games" / "castle", HERE / "kernel", HERE / "examples", HERE / "cli"):
    sys.path.insert(0, str(folder))
