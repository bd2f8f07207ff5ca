"""The changes that are tried, and the places for each change. The tool is cosmic-ray, used as a library.

Changes that no test of behaviour can or should notice are left out, such as changes of annotations,
decorators and log lines.
"""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

import parso
from cosmic_ray.ast import ast_nodes, get_ast
from cosmic_ray.mutating import mutate_code
from cosmic_ray.operators.operator import Operator
from cosmic_ray.plugins import get_operator
from parso.python.tree import Keyword, Name, PythonNode

_COMPARISONS = (
    *("Eq_NotEq", "NotEq_Eq", "Is_IsNot", "IsNot_Is"),
    *("Lt_LtE", "Lt_GtE", "LtE_Lt", "LtE_Gt", "Gt_GtE", "Gt_LtE", "GtE_Gt", "GtE_Lt"),
)
_OTHERS = (
    *("AddNot", "ReplaceTrueWithFalse", "ReplaceFalseWithTrue", "ReplaceAndWithOr", "ReplaceOrWithAnd"),
    *("ReplaceUnaryOperator_Delete_Not", "ReplaceBreakWithContinue", "ReplaceContinueWithBreak"),
    *("ExceptionReplacer", "NumberReplacer", "ZeroIterationForLoop"),
    *("ReplaceBinaryOperator_Add_Sub", "ReplaceBinaryOperator_Sub_Add"),
)
_KEPT = ("@", "_log.", "import ", "from ", "if TYPE_CHECKING", "QML_IMPORT")
"""Beginnings of lines that are not changed."""

_NAMED_NUMBER = re.compile(r"_?[A-Z][A-Z_, ]* = ")
"""Numbers of a module's constants are not changed either, because somebody chose each number."""

_ALIKE = ("constant=True",)
"""Lines with such words are not changed either, because it does not matter to a decision whether QML reads a
property again."""


class CallRemover(Operator):  # type: ignore[misc]
    """Leaves out a call whose result is not used."""

    def mutation_positions(self, node: Any, **_: Any) -> Iterator[tuple[Any, Any]]:
        if node.type == "simple_stmt" and _is_call(node.children[0]):
            yield node.children[0].start_pos, node.children[0].end_pos

    def mutate(self, node: Any, index: int) -> Any:
        assert index == 0
        first = node.children[0]
        node.children[0] = Keyword("pass", first.start_pos, first.get_first_leaf().prefix)
        return node

    @classmethod
    def examples(cls) -> Iterable[Any]:
        return ()


class MembershipReplacer(Operator):  # type: ignore[misc]
    """Replaces `in` by `not in`, and `not in` by `in`."""

    def mutation_positions(self, node: Any, **_: Any) -> Iterator[tuple[Any, Any]]:
        if node.type == "comparison" and _membership(node) is not None:
            yield node.start_pos, node.end_pos

    def mutate(self, node: Any, index: int) -> Any:
        assert index == 0
        at = _membership(node)
        assert at is not None
        old = node.children[at]
        words = "not in" if old.get_code(include_prefix=False) == "in" else "in"
        node.children[at] = Name(words, old.start_pos, prefix=" ")
        return node

    @classmethod
    def examples(cls) -> Iterable[Any]:
        return ()


@dataclass(frozen=True)
class Mutant:
    """One change of a module. `occurrence` is the number of the place among all places of that operator, from
    0. Lines count from 1."""

    operator: str
    occurrence: int
    line: int
    before: str
    after: str
    source: str  # the whole changed module

    def __str__(self) -> str:
        return f"{self.line}: {self.before}\n      -> {self.after}"


def mutants_of(source: str) -> Iterator[Mutant]:
    """Yield all changes of a module that are tried."""
    lines = source.splitlines()
    annotations = _annotated_lines(source)
    for name, operator in _operators():
        for number, line in enumerate(_places(source, operator)):
            before = lines[line - 1].strip()
            if before.startswith(_KEPT) or line in annotations or any(each in before for each in _ALIKE):
                continue
            if name == "NumberReplacer" and _NAMED_NUMBER.match(lines[line - 1]):
                continue
            changed = mutate_code(source, operator, number)
            if changed is None or changed == source:
                continue
            yield Mutant(name, number, line, before, _after(lines, changed.splitlines(), line), changed)


def _operators() -> Iterator[tuple[str, Any]]:
    for name in (*(f"ReplaceComparisonOperator_{each}" for each in _COMPARISONS), *_OTHERS):
        yield name, get_operator(f"core/{name}")()
    yield "CallRemover", CallRemover()
    yield "MembershipReplacer", MembershipReplacer()


def _places(source: str, operator: Any) -> Iterator[int]:
    """Yield the line of each place of the operator, in the order in which `mutate_code` counts the places."""
    for node in ast_nodes(get_ast(source)):
        for start, _ in operator.mutation_positions(node):
            yield start[0]


def _after(old: list[str], new: list[str], line: int) -> str:
    """Return the changed line. It may be some lines below the beginning of the place."""
    differing = (b for a, b in zip(old[line - 1 :], new[line - 1 :], strict=False) if a != b)
    return next(differing, "").strip()


def _annotated_lines(source: str) -> set[int]:
    """Return the lines that only declare a field. `name: bool = False` is not such a line, because its
    default can be changed."""
    found = set()
    for node in ast_nodes(parso.parse(source)):
        if isinstance(node, PythonNode) and node.type == "annassign" and len(node.children) == 2:
            found.add(node.start_pos[0])
    return found


def _is_call(node: Any) -> bool:
    if node.type not in ("atom_expr", "power"):
        return False
    last = node.children[-1]
    return last.type == "trailer" and last.children[0].value == "("


def _membership(node: Any) -> int | None:
    for at, child in enumerate(node.children):
        if child.get_code(include_prefix=False) in ("in", "not in"):
            return at
    return None
