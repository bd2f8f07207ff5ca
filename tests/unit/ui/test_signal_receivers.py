"""Objects that QML sees keep the metaobject of their class.

When a method that is not a slot is connected to a signal, PySide gives the object a separate metaobject, and
frees that metaobject with the object. QML 6.11 caches what it finds about a metaobject under its address. If
the next metaobject at that address belongs to another class, its properties and functions are not found, and
cards and lists stay empty.
"""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import claude_desk.ui


def receivers(owner: ast.ClassDef) -> set[str]:
    """Return the names of the class's own methods that the class connects to signals."""
    calls = (node for node in ast.walk(owner) if isinstance(node, ast.Call))
    connected = (each for call in calls if _is_connect(call.func) for each in call.args)
    own = (each for each in connected if isinstance(each, ast.Attribute) and _is_self(each.value))
    return {each.attr for each in own}


def _is_connect(node: ast.expr) -> bool:
    return isinstance(node, ast.Attribute) and node.attr == "connect"


def _is_self(node: ast.expr) -> bool:
    return isinstance(node, ast.Name) and node.id == "self"


def modules_of_views() -> list[Path]:
    return sorted(Path(claude_desk.ui.__file__).parent.rglob("*.py"))


def undeclared() -> Iterator[str]:
    for file in modules_of_views():
        for owner in ast.parse(file.read_text()).body:
            if isinstance(owner, ast.ClassDef):
                methods = [each for each in owner.body if isinstance(each, ast.FunctionDef)]
                plain = {each.name for each in methods if not is_slot(each)}
                yield from (f"{file.name}: {owner.name}.{name}" for name in plain & receivers(owner))


def is_slot(method: ast.FunctionDef) -> bool:
    return any(ast.unparse(each).startswith("Slot(") for each in method.decorator_list)


def test_what_is_connected_is_a_slot() -> None:
    assert len(modules_of_views()) > 50, "nothing was looked at"
    assert not list(undeclared())


@pytest.mark.parametrize(
    "call", ["x.changed.connect(self._take)", "self._all.connect(x.changed, self._take)"]
)
def test_one_that_is_not_is_found(call: str) -> None:
    source = f"class A:\n def __init__(self, x):\n  {call}\n def _take(self): ..."
    (owner,) = ast.parse(source).body
    assert isinstance(owner, ast.ClassDef)
    assert receivers(owner) == {"_take"}
