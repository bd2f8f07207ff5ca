"""How the window looks: its theme, the size of its text, its sidebar."""

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtGui import QFontDatabase
from PySide6.QtQml import QmlElement

from claude_desk.protocol.files.appearance import fitting_scale, fitting_width
from claude_desk.ui.transcript.prose_renderer import ProseRenderer

QML_IMPORT_NAME = "ClaudeDesk.Core"
QML_IMPORT_MAJOR_VERSION = 1

_MONO = ("DejaVu Sans Mono", "Noto Sans Mono", "Menlo", "Cascadia Mono", "Consolas")


@QmlElement
class Looks(QObject):
    """The base of the window's own view model."""

    themeChanged = Signal()
    textScaleChanged = Signal()
    sidebarChanged = Signal()
    sidebarWidthChanged = Signal()

    # Intents for the composition root: chosen by the person, already in force.
    themeWanted = Signal(str)  # light, dark, system
    textScaleWanted = Signal(float)
    sidebarWanted = Signal(bool)
    sidebarWidthWanted = Signal(int)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._prose = ProseRenderer()
        self._theme = "system"
        self._scale = 1.0
        self._sidebar = True
        self._sidebar_width = 264
        self._mono = ""
        self._colours: dict[str, str] = {}
        self._colours_prose = False  # what colours it comes after the first frame

    # --- what the composition root calls -------------------------------------------------------

    def set_theme(self, theme: str) -> None:
        """light, dark or system."""
        theme = theme if theme in ("light", "dark") else "system"
        if theme != self._theme:
            self._theme = theme
            self.themeChanged.emit()

    def set_text_scale(self, scale: float) -> None:
        scale = round(fitting_scale(scale), 2)
        if scale != self._scale:
            self._scale = scale
            self._prose.set_scale(scale)
            self.textScaleChanged.emit()
            self._prose_changed()

    def set_sidebar(self, shown: bool) -> None:
        """Whether it is to be seen, where the window is wide enough."""
        if shown is not self._sidebar:
            self._sidebar = shown
            self.sidebarChanged.emit()

    def set_sidebar_width(self, width: int) -> None:
        """In pixels at the usual text size."""
        width = fitting_width(width)
        if width != self._sidebar_width:
            self._sidebar_width = width
            self.sidebarWidthChanged.emit()

    # --- what QML calls ------------------------------------------------------------------------

    @Slot(str)
    def chooseTheme(self, theme: str) -> None:
        self.set_theme(theme)
        self.themeWanted.emit(self._theme)

    @Slot(float)
    def chooseTextScale(self, scale: float) -> None:
        self.set_text_scale(scale)
        self.textScaleWanted.emit(self._scale)

    @Slot(bool)
    def showSidebar(self, shown: bool) -> None:
        self.set_sidebar(shown)
        self.sidebarWanted.emit(self._sidebar)

    @Slot(int)
    def setSidebarWidth(self, width: int) -> None:
        """While it is dragged; `keepSidebarWidth` at the end of that."""
        self.set_sidebar_width(width)

    @Slot()
    def keepSidebarWidth(self) -> None:
        self.sidebarWidthWanted.emit(self._sidebar_width)

    @Slot(dict)
    def setColours(self, colours: dict[str, str]) -> None:
        """The theme's colours for text that Python colours, `#rrggbb` by name (`ui/painter.py`)."""
        self._colours = colours
        if self._colours_prose:
            self._colour()

    # --- helpers -------------------------------------------------------------------------------

    def _prose_changed(self) -> None:
        """What prose looks like is another thing."""
        raise NotImplementedError

    def _begin_colouring(self) -> None:
        """The first frame is there."""
        self._colours_prose = True
        if self._colours:
            self._colour()

    def _colour(self) -> None:
        from claude_desk.ui.transcript import text_formats as painter

        colours = self._colours
        fresh = painter.set_colours(colours)
        names = ("ink", "link", "chip", "ink", "quote", "line")
        prose = tuple(colours[name] for name in names)
        if self._prose.set_colours((*prose, self._mono_family())) or fresh:
            self._prose_changed()

    # --- properties ----------------------------------------------------------------------------

    def _theme_name(self) -> str:
        return self._theme

    def _text_scale(self) -> float:
        return self._scale

    def _mono_family(self) -> str:
        if not self._mono:
            known = set(QFontDatabase.families())
            fixed = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont).family()
            self._mono = next((family for family in _MONO if family in known), fixed)
        return self._mono

    def _get_sidebar(self) -> bool:
        return self._sidebar

    def _get_sidebar_width(self) -> int:
        return self._sidebar_width

    theme = Property(str, _theme_name, notify=themeChanged)
    textScale = Property(float, _text_scale, notify=textScaleChanged)
    mono = Property(str, _mono_family, constant=True)
    sidebar = Property(bool, _get_sidebar, notify=sidebarChanged)
    sidebarWidth = Property(int, _get_sidebar_width, notify=sidebarWidthChanged)  # at the usual text size
