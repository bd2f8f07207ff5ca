"""The docstrings of the package name only things that exist."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]
_WORD = re.compile(r"[A-Za-z_]\w*")
_NAMED = re.compile(r"`([A-Za-z_][\w.]*)(?:\(\))?`")
_RAISED = re.compile(r"Raises ((?:[A-Z]\w+(?:, | or |, or )?)+)")
# Names from outside the package: programs, files, formats, and what Claude Code sends or defines.
_OF_OTHERS = {
    "Mon",  # part of a date format
    "PT_BR",
    "QNetworkReply.ProxyNotFoundError",
    "ay",  # a D-Bus type
    "github__x",
    "interrupt_cancel_queued_v1",
    "linecache",
    "mcp__SERVER__TOOL",
    "mcp__github__x__read",
    "ps",
    "rg",
    "sha256sum",
    "signature_bootstrap.py",
    "update_settings",
}


def _docstrings(tree: ast.Module) -> Iterator[ast.Constant]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            first = node.body[0] if node.body else None
            if isinstance(first, ast.Expr) and isinstance(first.value, ast.Constant):
                yield first.value


def _names(tree: ast.Module, docstrings: set[int]) -> Iterator[str]:
    """Yield every identifier of a module, and every word of its strings other than docstrings."""
    texts: set[str] = set()
    for node in ast.walk(tree):
        if id(node) not in docstrings:
            # `ast.iter_fields` takes four times as long for the same values.
            for value in vars(node).values():
                if isinstance(value, str):
                    texts.add(value)
                elif isinstance(value, bytes):
                    texts.add(value.decode("latin-1"))
    for text in texts:
        yield from _WORD.findall(text)


def test_what_a_docstring_names_exists() -> None:
    trees = {path: ast.parse(path.read_text()) for path in sorted((ROOT / "claude_desk").rglob("*.py"))}
    texts = {path: list(_docstrings(tree)) for path, tree in trees.items()}
    known = {part for path in trees for part in path.relative_to(ROOT).with_suffix("").parts}
    for path, tree in trees.items():
        known.update(_names(tree, {id(text) for text in texts[path]}))
    for path in (ROOT / "qml").rglob("*.qml"):
        known.update((path.stem, *_WORD.findall(path.read_text())))
    wrong = [
        f"{path.relative_to(ROOT)}:{text.lineno}: {name}"
        for path, found in texts.items()
        for text in found
        for name in (*_NAMED.findall(str(text.value)), *_raised(str(text.value)))
        if name not in _OF_OTHERS and not known.issuperset(_WORD.findall(name))
    ]
    assert not wrong


def _raised(text: str) -> Iterator[str]:
    for found in _RAISED.findall(" ".join(text.split())):
        yield from _WORD.findall(found.replace(" or ", " "))
