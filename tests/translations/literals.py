"""Python literals that look like words for the screen and are not in `translate`."""

import ast
import re
from collections.abc import Iterator

from tests.translations.shown_texts import PACKAGE

# The packages that make words; the packages below them make phrases.
FLOORS = ("ui", "controllers", "startup")
# Calls whose words nobody sees, or that go to Claude, a terminal, the log, the session bus or the disk; and
# calls that translate their arguments.
_UNSEEN = {
    "translate", "warning", "error", "info", "debug", "exception", "print", "getLogger", "Phrase", "cast",
    "add_argument", "ArgumentParser", "TypeVar", "Property", "strftime", "compile", "encode", "fullmatch",
    "singletonInstance", "loadFromModule", "setApplicationDisplayName", "key_names", "_give_up",
    "QmlUncreatable", "Path", "PurePosixPath", "TextSpan", "call", "_call", "_fail", "Wording",
}  # fmt: skip
# Constants that are not words, or are the same in each language: code for a child, fonts, files, styles, and
# names of languages in those languages.
_NOT_WORDS = {
    "_CALL", "_LATE_MODULE", "_HAN_FAMILIES", "_NATIVE_NAMES", "STYLE", "_NAMES", "_FAMILIES", "_MONO",
    "_TOOLS", "SHOWN_BY_NAME", "_FULL", "_EXAMPLE",
}  # fmt: skip
# Names of programs and tools.
_SAME = {"Claude Desk", "Claude Code", "Claude Design", "Python", "Edit"}
_WORDS = re.compile(r"[A-Za-z]{2,}[,.:;]? [A-Za-z]|^[A-Z][a-z]{2,}[ .:…]?$|^[A-Z][a-z]+ ")


def unconverted() -> Iterator[tuple[str, list[str]]]:
    """Yield the modules with such literals: the path in the package, and each literal with its line."""
    for floor in FLOORS:
        for path in sorted((PACKAGE / floor).rglob("*.py")):
            found = [f"{line}: {text}" for line, text in shown_literals(ast.parse(path.read_text()))]
            if found:
                yield path.relative_to(PACKAGE).as_posix(), found


def shown_literals(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """Yield the line and the text of each literal that may be shown. Leave out docstrings, errors,
    annotations, comparisons, keys of dicts, and what `_UNSEEN` and `_NOT_WORDS` name."""
    unseen: set[int] = set()
    for node in ast.walk(tree):
        if isinstance(node, (ast.Raise, ast.Assert)):
            unseen.update(id(below) for below in ast.walk(node))
        elif isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            unseen.add(id(node.value))
        elif isinstance(node, ast.Call) and _name(node) in _UNSEEN:
            unseen.update(id(below) for below in ast.walk(node))
        elif isinstance(node, ast.Call) and _name(node) == "connect":  # a connection on the session bus
            unseen.update(id(argument) for argument in node.args)
        elif isinstance(node, ast.Dict):
            unseen.update(id(key) for key in node.keys)
        elif isinstance(node, (ast.Compare, ast.pattern)) or _is_no_word(node):
            unseen.update(id(below) for below in ast.walk(node))
        elif isinstance(node, (ast.arg, ast.AnnAssign)) and node.annotation is not None:
            unseen.update(id(below) for below in ast.walk(node.annotation))
        elif isinstance(node, ast.FunctionDef) and node.returns is not None:
            unseen.update(id(below) for below in ast.walk(node.returns))
    for node in ast.walk(tree):
        if not isinstance(node, ast.Constant) or not isinstance(node.value, str) or id(node) in unseen:
            continue
        if node.value in _SAME or node.value.startswith("<"):
            continue
        if _WORDS.search(node.value):
            yield node.lineno, node.value


def _is_no_word(node: ast.AST) -> bool:
    """Return whether the node assigns a constant that is not words, or a type."""
    if isinstance(node, ast.AnnAssign):
        return isinstance(node.annotation, ast.Name) and node.annotation.id == "TypeAlias"
    named = [target.id for target in getattr(node, "targets", []) if isinstance(target, ast.Name)]
    return isinstance(node, ast.Assign) and not _NOT_WORDS.isdisjoint(named)


def _name(call: ast.Call) -> str:
    return getattr(call.func, "attr", getattr(call.func, "id", ""))
