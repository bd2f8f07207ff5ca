"""Names and numbers of Qt that PySide lacks or that take long to obtain."""

from collections.abc import Callable
from enum import IntEnum
from functools import cache
from operator import attrgetter
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from PySide6.QtCore import QByteArray, QModelIndex, QObject, QPersistentModelIndex, Signal

if TYPE_CHECKING:
    _T = TypeVar("_T")

    class _Value(Generic[_T]):
        """A property with the type of its value. The stubs of PySide6 6.11 lack this type."""

        def __get__(self, instance: QObject, owner: type | None = None) -> _T: ...
        def setter(self, change: Callable[[Any, _T], None]) -> "_Value[_T]": ...

    def Property(
        kind: Any, *, notify: Signal | None = None, constant: bool = False
    ) -> Callable[[Callable[[Any], _T]], _Value[_T]]: ...
else:
    from PySide6.QtCore import Property

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


def constant(kind: "type[_T]", name: str) -> "_Value[_T]":
    """Return a property whose value is always the object in the attribute `name`."""
    return Property(kind, constant=True)(attrgetter(name))


@cache
def role_names(roles: type[IntEnum]) -> dict[int, QByteArray]:
    """Return what a model's `roleNames` must return. `TOOL_TITLE` becomes `toolTitle` in QML."""
    return {int(role): QByteArray(_camel_case(role.name).encode()) for role in roles}


def _camel_case(name: str) -> str:
    first, *rest = name.lower().split("_")
    return first + "".join(word.capitalize() for word in rest)
