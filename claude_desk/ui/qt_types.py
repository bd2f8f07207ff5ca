"""Names and numbers of Qt that Python lacks, or that are slow to get."""

from enum import IntEnum
from typing import Any

from PySide6.QtCore import QByteArray, QModelIndex, QPersistentModelIndex

# What Qt passes to a model.
Index = QModelIndex | QPersistentModelIndex

# Types for `Property`: linters read the names as they are.
QStringList: Any = "QStringList"
QVariantList: Any = "QVariantList"
QVariantMap: Any = "QVariantMap"
OBJECT: Any = "QObject*"

# Qt.ItemDataRole. The first use of the `Qt` namespace makes all its enumerations, which takes 20 ms.
DISPLAY_ROLE = 0
USER_ROLE = 0x0100


def role_names(roles: type[IntEnum]) -> dict[int, QByteArray]:
    """Return the result for a model's `roleNames`: `TOOL_TITLE` is `toolTitle` in QML."""
    return {int(role): QByteArray(_camel_case(role.name).encode()) for role in roles}


def _camel_case(name: str) -> str:
    first, *rest = name.lower().split("_")
    return first + "".join(word.capitalize() for word in rest)
