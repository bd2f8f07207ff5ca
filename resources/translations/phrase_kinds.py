"""Writes the kinds of phrases as a type into `claude_desk/protocol/phrase_kind.py`.

With this type, mypy finds kinds that have no words. The kinds are the keys of the tables in `ui/phrases/`.
The layers below `ui/` cannot import these tables.
"""

import ast
import textwrap
from pathlib import Path

from resources.translations.ts_files import ROOT

FILE = Path("claude_desk/protocol/phrase_kind.py")
_HEAD = '''"""The kinds of phrases with words in `ui/phrases/`, for the type checker.

`python -m resources.translations update` writes this file.
"""

from typing import Literal, TypeAlias

# fmt: off
PhraseKind: TypeAlias = Literal[
'''


def update(root: Path = ROOT) -> list[Path]:
    """Write the file if its content would change. Return the written files."""
    if not check(root):
        return []
    (root / FILE).write_text(_source(root), encoding="utf-8")
    return [root / FILE]


def check(root: Path = ROOT) -> list[str]:
    """Return a message if the file is missing or not up to date."""
    file = root / FILE
    if file.exists() and file.read_text(encoding="utf-8") == _source(root):
        return []
    return [f"{FILE.name} is not up to date: python -m resources.translations update"]


def _source(root: Path) -> str:
    lines: list[str] = []
    for path in sorted((root / "claude_desk/ui/phrases").glob("*.py")):
        kinds = "".join(f'"{path.stem}.{name}", ' for name in sorted(_names(path)))
        lines += textwrap.wrap(kinds, 110, initial_indent="    ", subsequent_indent="    ")
    return _HEAD + "\n".join([*lines, "]", ""])


def _names(path: Path) -> list[str]:
    """Return the keys of the module's `WORDS`; an empty list if the module has no such table."""
    for node in ast.parse(path.read_text(encoding="utf-8"), str(path)).body:
        if isinstance(node, ast.AnnAssign) and ast.unparse(node.target) == "WORDS":
            assert isinstance(node.value, ast.Dict)
            return [ast.literal_eval(key) for key in node.value.keys if key is not None]
    return []
