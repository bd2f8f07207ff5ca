"""Makes the view models show their words again when the language changes while the window is open.

A view model that makes its words when QML reads them needs no code for this. A view model that stores words
has a method `retranslate()` that makes them again.
"""

from typing import Any

import shiboken6
from PySide6.QtCore import QAbstractItemModel, QMetaProperty, QModelIndex, QObject

_WORDS = {"QString", "QStringList", "QVariantList", "QVariant", "QVariantMap"}


class LanguageChange:
    """A change to another language. Create it before the language changes, and call `apply()` afterwards.

    The change covers `root` and the objects below `root` whose classes are written in Python. `apply` calls
    `retranslate()` of these objects, then emits the notify signal of each property with a changed value.
    Models report that all rows may have changed.
    """

    def __init__(self, root: QObject) -> None:
        self._root = root
        self._before = [
            (found, part, part.read(found)) for found in objects(root) for part in word_parts(found)
        ]

    def apply(self) -> None:
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
    """Return `root` and all objects below it whose classes are written in Python."""
    every = [root, *root.findChildren(QObject)]
    return [found for found in every if not type(found).__module__.startswith("PySide6.")]


def word_parts(found: QObject) -> list[QMetaProperty]:
    """Return the object's properties that may contain words and have a notify signal."""
    kind: Any = found.metaObject()
    parts = [
        kind.property(number) for number in range(1, kind.propertyCount())
    ]  # property 0 is the object's name
    return [part for part in parts if part.typeName() in _WORDS and part.hasNotifySignal()]
