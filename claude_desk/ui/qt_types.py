"""Names of C++ types that have no Python type, for `Property`. The linter reads the name as it is."""

from typing import Any

QStringList: Any = "QStringList"
