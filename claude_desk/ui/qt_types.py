"""Names and numbers of Qt's that Python lacks, or has at a price."""

from typing import Any

from PySide6.QtCore import QModelIndex, QPersistentModelIndex

# What Qt hands to a model.
Index = QModelIndex | QPersistentModelIndex

# For `Property`: the linter reads the name as it is.
QStringList: Any = "QStringList"

# Qt.ItemDataRole. The first use of the `Qt` namespace makes all its enumerations, which takes 20 ms.
DISPLAY_ROLE = 0
USER_ROLE = 0x0100
