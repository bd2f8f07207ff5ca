"""Silences useless messages of Qt in the terminal."""

from PySide6.QtCore import QLoggingCategory

# A desktop without portals is not an error, nor is a text field that has the focus already. A broken picture
# is shown as broken in its place. While the window changes, assistive technology asks for objects that have
# gone.
_SILENT = ("qt.qpa.services", "qt.qpa.wayland.textinput", "qt.gui.imageio*", "qt.accessibility.atspi")


def silence() -> None:
    """Silence these messages. QT_LOGGING_RULES still apply.

    Only this function may set filter rules: each call of Qt's function replaces the previous rules.
    """
    QLoggingCategory.setFilterRules("\n".join(f"{name}=false" for name in _SILENT))
