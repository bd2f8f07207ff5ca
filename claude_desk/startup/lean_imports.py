"""What others load at their import, and this program has no use for."""

import importlib
import sys
from types import ModuleType


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


def load_qasync_alone() -> None:
    """Import qasync without `QtWidgets`, which this program shows nothing with: 4.5 MB and some milliseconds.

    All that qasync (0.28) takes of it is the class of the application, for a loop that is given none.
    """
    widgets = "PySide6.QtWidgets"
    if "qasync" in sys.modules or widgets in sys.modules:
        return
    package, gui = sys.modules["PySide6"], importlib.import_module("PySide6.QtGui")
    stand_in = ModuleType(widgets)
    setattr(stand_in, "QApplication", gui.QGuiApplication)  # noqa: B010 - a module has no stubs
    sys.modules[widgets] = stand_in
    try:
        importlib.import_module("qasync")
    finally:
        del sys.modules[widgets]
        vars(package).pop("QtWidgets", None)
