"""The change to another language while the window is open: the words of view models are shown again.

A view model that makes its words when they are read needs nothing for it. A view model that keeps words makes
them again in a method `retranslate()`.
"""

from typing import Any

import shiboken6
from PySide6.QtCore import QAbstractItemModel, QMetaProperty, QModelIndex, QObject

_WORDS = {"QString", "QStringList", "QVariantList", "QVariant", "QVariantMap"}


class LanguageChange:
    """Create it before the language changes, and call `tell()` afterwards.

    It covers `root` and the objects below it whose classes are ours. The notify signal of each property that
    now has another value is emitted. List models report that all their rows may have changed.
    """

    def __init__(self, root: QObject) -> None:
        self._root = root
        self._before = [
            (found, part, part.read(found)) for found in objects(root) for part in word_parts(found)
        ]

    def tell(self) -> None:
        for found in objects(self._root):
            retranslate = getattr(found, "retranslate", None)
            if retranslate is not None and shiboken6.isValid(found):
                retranslate()
        for found, part, before in self._before:
            if shiboken6.isValid(found) and part.read(found) != before:
                part.notifySignal().invoke(found)
        for found in objects(self._root):
            if isinstance(found, QAbstractItemModel) and (rows := found.rowCount(QModelIndex())):
                found.dataChanged.emit(found.index(0, 0), found.index(rows - 1, 0))


def objects(root: QObject) -> list[QObject]:
    """Return `root` and all objects below it whose classes are in Python."""
    every = [root, *root.findChildren(QObject)]
    return [found for found in every if not type(found).__module__.startswith("PySide6.")]


def word_parts(found: QObject) -> list[QMetaProperty]:
    """Return the object's properties that may contain words and have a notify signal."""
    kind: Any = found.metaObject()
    parts = [
        kind.property(number) for number in range(1, kind.propertyCount())
    ]  # the first is the object's name
    return [part for part in parts if part.typeName() in _WORDS and part.hasNotifySignal()]
