"""Silences useless messages of Qt in the terminal."""

from PySide6.QtCore import QLoggingCategory

# These messages report no errors. A desktop may have no portals, and a text field may already have the focus.
# A broken picture is shown as broken. Assistive technology may ask for objects that have just been deleted.
_SILENT = ("qt.qpa.services", "qt.qpa.wayland.textinput", "qt.gui.imageio*", "qt.accessibility.atspi")


def silence() -> None:
    """Silence these messages. The variable QT_LOGGING_RULES still takes precedence.

    No other code may set filter rules, because each call of Qt's function replaces the previous rules.
    """
    QLoggingCategory.setFilterRules("\n".join(f"{name}=false" for name in _SILENT))
