"""Literals of Python that look like words for the screen, and are not in `translate`."""

import ast
import re
from collections.abc import Iterator

from tests.translations.shown_texts import PACKAGE

# Where words are made: below it there are phrases.
FLOORS = ("ui", "controllers", "startup")
# Calls whose words nobody sees, or Claude does, or a terminal; or that translate what they are given.
_UNSEEN = {
    "translate", "warning", "error", "info", "debug", "exception", "print", "getLogger", "Phrase", "cast",
    "add_argument", "ArgumentParser", "TypeVar", "Property", "strftime", "compile", "encode", "fullmatch",
    "singletonInstance", "loadFromModule", "setApplicationDisplayName",
    "key_names", "QmlUncreatable", "connect", "_call", "createMethodCall", "_give_up",
}  # fmt: skip
# Constants of names that are the same in each language: of fonts, files and languages.
_NAMES = {"_NAMES", "_FAMILIES", "_MONO", "_HAN_FAMILIES", "_TOOLS", "SHOWN_BY_NAME"}
_PRODUCTS = {"Claude Desk", "Claude Code", "Python"}
_WORDS = re.compile(r"[A-Za-z]{2,}[,.:;]? [A-Za-z]|^[A-Z][a-z]{2,}[ .:…]?$|^[A-Z][a-z]+ ")


def unconverted() -> Iterator[tuple[str, list[str]]]:
    """Modules with such literals, by their paths in the package, with each literal and its line."""
    for floor in FLOORS:
        for path in sorted((PACKAGE / floor).rglob("*.py")):
            found = [f"{line}: {text}" for line, text in shown_literals(ast.parse(path.read_text()))]
            if found:
                yield path.relative_to(PACKAGE).as_posix(), found


def shown_literals(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """The line and the text of each: not of docstrings, logs, errors that are raised, and annotations."""
    unseen: set[int] = set()
    for node in ast.walk(tree):
        if isinstance(node, (ast.Raise, ast.Assert)):
            unseen.update(id(below) for below in ast.walk(node))
        elif isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            unseen.add(id(node.value))
        elif (isinstance(node, ast.Call) and _name(node) in _UNSEEN) or (
            isinstance(node, ast.Assign) and any(getattr(to, "id", "") in _NAMES for to in node.targets)
        ):
            unseen.update(id(below) for below in ast.walk(node))
        elif isinstance(node, ast.Dict):
            unseen.update(id(key) for key in node.keys)
        elif isinstance(node, (ast.arg, ast.AnnAssign)) and node.annotation is not None:
            unseen.update(id(below) for below in ast.walk(node.annotation))
        elif isinstance(node, ast.FunctionDef) and node.returns is not None:
            unseen.update(id(below) for below in ast.walk(node.returns))
    for node in ast.walk(tree):
        if not isinstance(node, ast.Constant) or not isinstance(node.value, str) or id(node) in unseen:
            continue
        if node.value not in _PRODUCTS and _WORDS.search(node.value):
            yield node.lineno, node.value


def _name(call: ast.Call) -> str:
    return getattr(call.func, "attr", getattr(call.func, "id", ""))
