"""Write the order of the imports after the first frame: `python -m resources.import_order`.

Each module comes after the modules that it imports, so that no step imports more than one module.
"""

import ast
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

from claude_desk import app

_ROOT = Path(__file__).parents[1]
_WRITTEN = _ROOT / "claude_desk" / "startup" / "import_order.py"
_HEAD = '''\
"""The modules that are imported after the first frame, in their order. `python -m resources.import_order`
writes this file.
"""
'''


@cache
def _tree(module: str) -> ast.Module | None:
    """Return the syntax of a module of the program; None for any other name."""
    path = _ROOT.joinpath(*module.split("."))
    path = path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
    return ast.parse(path.read_text()) if path.is_file() else None


def _imported(nodes: Iterable[ast.AST]) -> Iterator[str]:
    for node in nodes:
        if isinstance(node, ast.ImportFrom):
            for alias in node.names:
                name = f"{node.module}.{alias.name}"
                yield name if _tree(name) else str(node.module)
        elif isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)


def _load(module: str, loaded: dict[str, None]) -> None:
    """Add the module to the loaded modules, after the modules that it imports."""
    tree = _tree(module)
    if tree is None or module in loaded:
        return
    for name in _imported(tree.body):
        _load(name, loaded)
    loaded[module] = None


def _late_views(loaded: Iterable[str]) -> Iterator[str]:
    """Yield the modules that the loaded modules import in their functions that create views."""
    for module in loaded:
        for node in ast.walk(_tree(module) or ast.Module()):
            if isinstance(node, ast.FunctionDef) and "create" in node.name:
                yield from _imported(ast.walk(node))


def main() -> None:
    loaded: dict[str, None] = {}
    _load(app.__name__, loaded)
    views = list(_late_views(loaded))
    for module in filter(lambda step: isinstance(step, str), (*app.SHELL, *app.EARLY_CLI, *app.EARLY_LIST)):
        _load(module, loaded)
    text = _HEAD
    for name, modules in (("LATE_VIEWS", views), ("PROGRAM", ["claude_desk.controllers.main_controller"])):
        known = len(loaded)
        for module in modules:
            _load(module, loaded)
        text += f"\n{name} = (\n" + "".join(f'    "{step}",\n' for step in [*loaded][known:]) + ")\n"
    _WRITTEN.write_text(text)


if __name__ == "__main__":
    main()
