"""Names of C++ types for `Property`, which has no Python type of that name. The linter reads the name as it is."""

from typing import Any

QStringList: Any = "QStringList"
