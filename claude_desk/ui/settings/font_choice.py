"""The choice of a font among the fonts that are installed."""

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtQml import QmlElement

from claude_desk.ui import safe_text
from claude_desk.ui.qt_types import Property, QStringList
from claude_desk.ui.translation import translate

QML_IMPORT_NAME = "ClaudeDesk.Core"
QML_IMPORT_MAJOR_VERSION = 1

_LONGEST = 80  # longest name of a font, in characters


@QmlElement
class FontChoice(QObject):
    """The font for text or for code. A chosen font that is not installed stays in the list."""

    changed = Signal()
    chosen = Signal(str)  # the family; "" for the program's font

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._families: list[str] = []
        self._known = False  # whether the installed fonts are known
        self._usual = ""
        self._family = ""

    # --- what Python calls ---------------------------------------------------------------------

    def show(self, family: str) -> None:
        """Show the chosen family. "" means the program's font."""
        if family != self._family:
            self._family = family
            self.changed.emit()

    def show_installed(self, families: list[str], usual: str) -> None:
        """Set the families to choose from. `usual` is the program's font."""
        self._families, self._usual, self._known = families, usual, True
        self.changed.emit()

    # --- what QML calls ------------------------------------------------------------------------

    @Slot(int)
    def choose(self, index: int) -> None:
        values = self._values()
        if 0 <= index < len(values):
            self.chosen.emit(values[index])

    # --- properties ----------------------------------------------------------------------------

    @property
    def _missing(self) -> bool:
        return bool(self._family) and self._family not in self._families

    def _values(self) -> list[str]:
        return ["", *self._families, *([self._family] if self._missing else [])]

    @Property(QStringList, notify=changed)
    def names(self) -> list[str]:
        return [
            self.usual,
            *(safe_text.flat(safe_text.visible(name), _LONGEST) for name in self._values()[1:]),
        ]

    @Property(int, notify=changed)
    def index(self) -> int:
        return self._values().index(self._family)

    @Property(str, notify=changed)  # the first choice, in words
    def usual(self) -> str:
        if not self._usual:
            return translate("FontChoice", "Default")
        return translate("FontChoice", "Default ({font})", font=self._usual)

    @Property(str, notify=changed)
    def problem(self) -> str:
        """Say that the chosen font is not installed; "" if it is."""
        if not self._known or not self._missing:
            return ""
        return translate("FontChoice", "Not installed. {font} is used instead.", font=self._usual)
