"""Names and numbers of Qt that Python lacks or that are slow to obtain."""

from enum import IntEnum
from typing import Any

from PySide6.QtCore import QByteArray, QModelIndex, QPersistentModelIndex

# The types of index that Qt passes to a model.
Index = QModelIndex | QPersistentModelIndex

# Types for `Property`, with the names that linters know.
QStringList: Any = "QStringList"
QVariantList: Any = "QVariantList"
QVariantMap: Any = "QVariantMap"
OBJECT: Any = "QObject*"

# Members of Qt.ItemDataRole. The first use of the `Qt` namespace creates all its enumerations, which takes 20
# ms.
DISPLAY_ROLE = 0
USER_ROLE = 0x0100


def role_names(roles: type[IntEnum]) -> dict[int, QByteArray]:
    """Return the result for a model's `roleNames`. `TOOL_TITLE` becomes `toolTitle` in QML."""
    return {int(role): QByteArray(_camel_case(role.name).encode()) for role in roles}


def _camel_case(name: str) -> str:
    first, *rest = name.lower().split("_")
    return first + "".join(word.capitalize() for word in rest)
