"""Python files from outside the package: games in folders, bots in files.  Each is read once."""

from __future__ import annotations

import importlib.util
import sys
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import Any

from blackstone.kernel.errors import BlackstoneError


def function_in(file: Path, name: str, error: Callable[[str], BlackstoneError]) -> Callable[..., Any]:
    """A function of a Python file (a package's `__init__.py` brings its folder along); `error` makes what is raised if there is none."""
    place = file.resolve()
    label = place.parent.name if file.name == "__init__.py" else file.stem
    module_name = f"blackstone_outside_{label.replace('-', '_')}_{sha256(str(place).encode()).hexdigest()[:12]}"
    if not file.is_file():
        raise error(f"there is no file {file}")
    if module_name not in sys.modules:
        inside = [str(file.parent)] if file.name == "__init__.py" else None
        spec = importlib.util.spec_from_file_location(module_name, file, submodule_search_locations=inside)
        if spec is None or spec.loader is None:
            raise error(f"{file} is no Python file")
        module = importlib.util.module_from_spec(spec)
        sys.modules[module_name] = module
        try:
            spec.loader.exec_module(module)
        except Exception as fault:
            del sys.modules[module_name]
            raise error(f"{file} cannot be read: {fault!r}") from fault
    found = getattr(sys.modules[module_name], name, None)
    if not callable(found):
        raise error(f"{file} has no function {name}")
    function: Callable[..., Any] = found
    return function
