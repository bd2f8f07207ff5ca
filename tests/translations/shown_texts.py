"""The texts that a window shows, with their places and faults."""

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path

import shiboken6
from PySide6.QtCore import QRectF
from PySide6.QtQml import QQmlEngine, QQmlExpression
from PySide6.QtQuick import QQuickItem, QQuickWindow

import claude_desk
from tests.pseudo_language import BEGIN
from tests.qml.window import kind_of

PACKAGE = Path(claude_desk.__file__).parent
_TEXTS = ("QQuickText", "QQuickTextEdit", "QQuickTextInput")
_SIGNS = ("Icon", "CheckMark", "DeskScrollBar")  # the program's QML types without words
_CHIP = "TextChip/"  # a chip lies over the character that keeps its place in a text
_LARGE = 0.2  # share of the window; in an item of at least this size, things may cover texts on purpose
_PIXELS = 2.0  # by which letters may touch other things
_WORD = re.compile(r"[A-Za-z]{2,}")


@dataclass(frozen=True)
class ShownText:
    """One text. `place`: the painted area in the window; `room`: the part of the window in which the text is
    visible. `path`: the last three of the program's QML types, from the outside to the item itself."""

    item: int
    path: str
    text: str
    place: QRectF
    room: QRectF
    elided: bool
    around: tuple[tuple[int, float], ...]  # the items around the text: their numbers and sizes

    @cached_property
    def visible(self) -> QRectF:
        return self.place.intersected(self.room)

    @property
    def ours(self) -> bool:
        return BEGIN in self.text

    @property
    def cut(self) -> bool:
        """Whether a part of the text is not visible, to the left or to the right."""
        beyond = self.place.right() - self.room.right(), self.room.left() - self.place.left()
        return self.elided or max(beyond) > _PIXELS


def shown(window: QQuickWindow) -> list[ShownText]:
    """Return all texts and signs that are visible, at least in part. A sign has an empty text."""
    found: list[ShownText] = []
    whole = QRectF(0, 0, window.width(), window.height())
    _add_below(window.contentItem(), whole, (), (), found)
    return found


def shown_texts(window: QQuickWindow) -> list[ShownText]:
    """Return all texts that are visible, at least in part."""
    return [each for each in shown(window) if each.text]


def covered_words(shown: list[ShownText], window: QQuickWindow) -> Iterator[tuple[ShownText, ShownText]]:
    """Yield texts, each with a sign or scroll bar that lies over it."""
    texts = [each for each in shown if each.text.strip()]
    signs = [each for each in shown if not each.text and _CHIP not in each.path]
    least = window.width() * window.height() * _LARGE
    for text in texts:
        for sign in signs:
            if _share_room(text, sign, least):
                yield text, sign


def overlaps(shown: list[ShownText], window: QQuickWindow) -> Iterator[tuple[ShownText, ShownText]]:
    """Yield pairs of texts that overlap inside a small item. In a large item, a panel may cover the texts
    behind it."""
    least = window.width() * window.height() * _LARGE
    seen = [each for each in shown if each.text.strip() and _CHIP not in each.path]
    for number, one in enumerate(seen):
        for other in seen[number + 1 :]:
            if _share_room(one, other, least):
                yield one, other


def _share_room(one: ShownText, other: ShownText, least: float) -> bool:
    both = one.visible.intersected(other.visible)
    return both.width() > _PIXELS and both.height() > _PIXELS * 2 and _room_of(one, other) < least


def _room_of(one: ShownText, other: ShownText) -> float:
    """Return the size of the smallest item that contains both, in square pixels."""
    shared = [size for number, size in one.around if (number, size) in other.around]
    return min(shared, default=0.0)


@cache
def is_untranslated(text: str) -> bool:
    """Return whether the text was not translated: it equals a literal of the program's Python, or contains a
    literal of at least three words."""
    bare = text.strip()
    if BEGIN in bare or not _WORD.search(bare):
        return False
    return bare in python_literals() or any(literal in bare for literal in _long_literals())


@cache
def _long_literals() -> tuple[str, ...]:
    """Return the literals of three words and more, which may be a part of a text."""
    return tuple(literal for literal in python_literals() if literal.count(" ") >= 2)


@cache
def python_literals() -> frozenset[str]:
    """Return all literals of the package that may be words, without docstrings."""
    found: set[str] = set()
    for path in PACKAGE.rglob("*.py"):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for node in ast.walk(tree):
            if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
                node.value.value = None  # a docstring
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                said = node.value.strip()
                if re.search(r"[A-Za-z]{2,}", said) and (said[0].isupper() or " " in said):
                    found.add(said)
    return frozenset(found)


def _add_below(
    item: QQuickItem,
    room: QRectF,
    path: tuple[str, ...],
    around: tuple[tuple[int, float], ...],
    found: list[ShownText],
) -> None:
    """Append to `found` the visible texts and signs of the item and of all items below it."""
    if not item.isVisible() or item.opacity() < 0.05:
        return
    around = (*around, (shiboken6.getCppPointer(item)[0], item.width() * item.height()))
    kind = kind_of(item)
    if not kind.startswith("QQuick"):
        path = (*path, kind)
    is_sign = kind in _SIGNS
    own = QRectF()
    if is_sign or item.clip():
        own = item.mapRectToScene(QRectF(0, 0, item.width(), item.height()))
    if item.clip():
        room = room.intersected(own)
    if _is_text(kind, item):
        text = str(item.property("text") or "")
        place = _painted(item) if text else own
        if text and place.intersects(room):
            elided = bool(item.property("truncated"))
            found.append(ShownText(around[-1][0], "/".join(path[-3:]), text, place, room, elided, around))
    elif is_sign and own.intersects(room):
        found.append(ShownText(around[-1][0], "/".join(path[-3:]), "", own, room, False, around))
    for child in item.childItems():
        _add_below(child, room, path, around, found)


_is_text_by_kind: dict[str, bool] = {}


def _is_text(kind: str, item: QQuickItem) -> bool:
    """Return whether the item, of this kind, is a text."""
    known = _is_text_by_kind.get(kind)
    if known is None:
        known = _is_text_by_kind[kind] = any(item.inherits(base) for base in _TEXTS)
    return known


def _alignment(item: QQuickItem) -> int:
    """Return Qt.Left, Right or HCenter as a number. PySide cannot read the property, because its enumeration
    belongs to the item."""
    context = QQmlEngine.contextForObject(item)
    if context is None or not context.isValid():  # the item is being deleted
        return 1
    value, _ = QQmlExpression(context, item, "effectiveHorizontalAlignment").evaluate()
    return int(value) if isinstance(value, (int, float)) else 1


def _painted(item: QQuickItem) -> QRectF:
    """Return the area of the letters."""
    width = float(item.property("contentWidth") or 0)
    height = float(item.property("contentHeight") or 0)
    padding = [float(item.property(f"{side}Padding") or 0) for side in ("left", "top", "right")]
    left, free = padding[0], item.width() - padding[0] - padding[2] - width
    alignment = _alignment(item)
    left += free if alignment & 2 else free / 2 if alignment & 4 else 0
    return item.mapRectToScene(QRectF(left, padding[1], width, height))
