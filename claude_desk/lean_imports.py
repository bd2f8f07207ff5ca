"""What PySide does at every import, and this program has no use for."""

import importlib
import sys


def leave_sources_unread() -> None:
    """Keep PySide from reading the source of each module that is imported from now on.

    It looks there for its name, as some module might have chosen `from __feature__ import snake_case`, which
    none of ours does. It takes a tenth of a millisecond a module, and `linecache` keeps what was read: 460
    modules after the start, 14 MB (PySide6 6.11, `shibokensupport/feature.py`). Other versions are left as
    they are.
    """
    importlib.import_module("PySide6.QtCore")
    feature = sys.modules.get("shibokensupport.feature")
    if hasattr(feature, "_mod_uses_pyside"):
        setattr(feature, "_mod_uses_pyside", _never)  # noqa: B010 - the module has no stubs


def _never(_module: object) -> bool:
    return False
