"""What Qt says to the terminal, and is not worth a word."""

from PySide6.QtCore import QLoggingCategory

# A desktop without portals, and a focus that a text field has already, are no fault. A picture that is broken
# says so in its place. Assistive technology asks for what has just gone while the window changes.
_SILENT = ("qt.qpa.services", "qt.qpa.wayland.textinput", "qt.gui.imageio*", "qt.accessibility.atspi")


def silence() -> None:
    """Here alone: each call of Qt's takes the place of the one before. QT_LOGGING_RULES still count."""
    QLoggingCategory.setFilterRules("\n".join(f"{name}=false" for name in _SILENT))
