"""The window and the engine that loads its QML."""

import sys
from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

import shiboken6
from PySide6 import QtQuick  # noqa: F401 - its types must be known before a window is passed on
from PySide6.QtCore import QEvent, QObject, QRect, Signal, Slot
from PySide6.QtGui import QFont, QGuiApplication, QWindow
from PySide6.QtNetwork import QNetworkAccessManager, QNetworkProxy
from PySide6.QtQml import QQmlApplicationEngine, QQmlNetworkAccessManagerFactory
from PySide6.QtQuick import QQuickWindow

from claude_desk.paths import assets_folder
from claude_desk.ui import qt_messages
from claude_desk.ui.language import Language
from claude_desk.ui.press_watch import watch_of
from claude_desk.ui.transcript import (
    text_layout,  # noqa: F401 - its singleton must be registered before QML loads (6.11)
)
from claude_desk.ui.window import icon_images
from claude_desk.ui.window.app_view import App
from claude_desk.ui.window.fonts import use_text_font

if TYPE_CHECKING:
    from claude_desk.ui.language_change import LanguageChange

# -------------------------------------------------------------------------------------------------
# The QML loads only files of the program. It never fetches an address in a text.


class LocalOnlyFactory(QQmlNetworkAccessManagerFactory):
    """Makes network managers that cannot reach the network. Their only proxy supports neither http nor https.

    A request fails before a name is looked up or a socket is opened (`QNetworkReply.ProxyNotFoundError`).
    Files and resources do not need a proxy. A request runs no Python code, because Qt makes some requests in
    other threads.

    The program itself must not cause requests, not even for `data:`. For a picture with such an address,
    Qt makes the request in another thread and creates the network manager there. For the manager's
    parent, PySide 6.11 then creates about a hundred Qt classes in a table without a lock. The GUI thread
    reads that table while QML makes items, which can end in a segmentation fault.
    """

    def create(self, parent: QObject) -> QNetworkAccessManager:
        manager = QNetworkAccessManager(parent)
        manager.setProxy(QNetworkProxy(QNetworkProxy.ProxyType.FtpCachingProxy))
        return manager


class LocalEngine(QQmlApplicationEngine):
    """An engine that finds the QML of the program and has no access to the network."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._network = LocalOnlyFactory()
        self.setNetworkAccessManagerFactory(self._network)
        self.addImageProvider(icon_images.PROVIDER, icon_images.IconImages())
        self.addImportPath(str(assets_folder("qml")))


# The assumed height of a window's frame, in pixels. The real height is unknown until the window is shown.
_FRAME = 40
_GRIP = 100  # pixels of the window's width that must be on a screen, so that the user can drag the window
_FAMILIES = ["Noto Sans", "DejaVu Sans", "sans-serif"]


class WindowPlacement(NamedTuple):
    """The place of a window, in Qt's pixels."""

    x: int
    y: int
    width: int
    height: int
    maximized: bool

    def properties(self) -> dict[str, object]:
        """Return the window's initial properties.

        Let the system choose the position if too little of the window's top would be on a screen.
        """
        found: dict[str, object] = {"width": self.width, "height": self.height}
        head = QRect(self.x, self.y, self.width, _FRAME)
        seen = [screen.availableGeometry().intersected(head) for screen in QGuiApplication.screens()]
        if any(part.width() >= _GRIP and part.height() >= _FRAME // 2 for part in seen):
            found |= {"x": self.x, "y": self.y}
        if self.maximized:
            found["visibility"] = QWindow.Visibility.Maximized
        return found


class WindowEngine(QObject):
    """The engine and its window, which `open()` shows. The window lives only as long as this object.

    With `complete=False`, the window appears sooner, but has only the composer until
    `app.create_late_views()`.

    `may_close` is called when the user closes the window. If it returns False, the window stays. `was_closed`
    says whether `closed` was emitted.
    """

    # The window was closed.
    closed = Signal()

    def __init__(self, parent: QObject | None = None, complete: bool = True) -> None:
        super().__init__(parent)
        self.language = Language(self)
        self.engine = self._begin_engine()
        app = self.engine.singletonInstance("ClaudeDesk.Core", "App")
        assert isinstance(app, App)
        self.app: App = app
        if complete:
            app.create_late_views()
        self._window: QQuickWindow | None = None
        self._other_windows: list[QQuickWindow] = []
        self.was_closed = False
        self.may_close: Callable[[], bool] = lambda: True
        self.on_end: Callable[[], None] = lambda: None  # called first when the window closes
        self.closed.connect(self._on_closed)
        app.languageWanted.connect(self.set_language)
        self._text_font = ""  # the font that is in use
        app.textFontChanged.connect(self._on_text_font_changed)

    @Slot(str)
    def set_language(self, wanted: str) -> None:
        """Show all texts in this language. "" means the system's language."""
        from claude_desk.ui.language_change import LanguageChange  # not needed for the first frame

        change = LanguageChange(self.app)
        self.language.use(wanted)
        self.retranslate(change)

    def retranslate(self, change: "LanguageChange") -> None:
        """Show all texts again in the current language. `change` was created before the language changed."""
        change.apply()
        self._on_text_font_changed()  # the language changed the fonts of the program
        self.engine.retranslate()
        self.app.announce_language_change()

    @Slot()
    def _on_text_font_changed(self) -> None:
        wanted = self.app.text_font
        if wanted or self._text_font:
            use_text_font(wanted, self._text_font)
            self._text_font = wanted

    def open(self, place: WindowPlacement | None = None) -> QQuickWindow:
        """Show the window, at `place` if it is given.

        Raise `RuntimeError` if the window's QML does not load, because the installation is broken.
        """
        if place is not None:
            self.engine.setInitialProperties(place.properties())
        self._load_main()
        roots = self.engine.rootObjects()
        if not roots or not isinstance(roots[0], QQuickWindow):
            raise RuntimeError("The window could not be made; its QML did not load.")
        self._window = roots[0]
        self._window.closing.connect(self._on_closing)
        watch_of(self._window).typed.connect(self.app.typed)
        _fit(self._window)
        return self._window

    def _load_main(self) -> None:
        self.engine.loadFromModule("ClaudeDesk", "Main")

    def open_other(self, name: str, properties: dict[str, object]) -> QQuickWindow:
        """Make another window of the type `name` of `ClaudeDesk.Window`. The window is not shown yet.

        Raise `RuntimeError` if its QML does not load.
        """
        self.engine.setInitialProperties(properties)
        before = self.engine.rootObjects()
        self.engine.loadFromModule("ClaudeDesk.Window", name)
        self.engine.setInitialProperties({})
        window = next((root for root in self.engine.rootObjects() if root not in before), None)
        if not isinstance(window, QQuickWindow):
            raise RuntimeError(f"The window could not be made; its QML did not load: {name}")
        self._other_windows.append(window)
        watch_of(window).typed.connect(self.app.typed)
        _fit(window)
        return window

    def close_other(self, window: QQuickWindow) -> None:
        """Hide the window, and delete it after its pending events are handled."""
        self._other_windows.remove(window)
        window.hide()
        window.deleteLater()

    def close_window(self) -> None:
        """Close the window as the user would, but without calling `may_close`."""
        self.closed.emit()

    def close(self) -> None:
        """Delete the windows and the engine in an order in which no object refers to a deleted object."""
        other_windows, self._other_windows = self._other_windows, []
        for other in other_windows:
            shiboken6.delete(other)
        window, self._window = self._window, None
        if window is not None and shiboken6.isValid(window):
            shiboken6.delete(window)
        if shiboken6.isValid(self.app):
            self.app.close()
            self._end_engine()
            self.language.close()

    def _begin_engine(self) -> LocalEngine:
        return LocalEngine(self)

    def _end_engine(self) -> None:
        shiboken6.delete(self.engine)

    @Slot()
    def _on_closing(self) -> None:
        if self.may_close():
            self.closed.emit()

    @Slot()
    def _on_closed(self) -> None:
        self.was_closed = True
        self.on_end()
        for window in (self._window, *self._other_windows):
            if window is not None:
                window.hide()

    @property
    def window(self) -> QQuickWindow:
        assert self._window is not None
        return self._window


def _fit(window: QQuickWindow) -> None:
    """Make the window no larger than its screen. Without a window system there is no screen: do nothing."""
    if QGuiApplication.platformName() in ("offscreen", "minimal"):
        return
    room = window.screen().availableSize()
    window.resize(min(window.width(), room.width()), min(window.height(), room.height() - _FRAME))


class DeskApplication(QGuiApplication):
    """The application. It calls `on_quit` when the desktop asks the program to end, for example at a log-out.

    Without `on_quit`, Qt closes the window. On macOS, Qt always closes the window, because the Quit command
    sends the same event.
    """

    on_quit: Callable[[], None] | None = None

    def event(self, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Quit and self.on_quit is not None and sys.platform != "darwin":
            self.on_quit()
            return True
        return super().event(event)


def prepare_application(application: QGuiApplication) -> None:
    """Set the program's name and font, and silence some messages of Qt."""
    qt_messages.silence()
    application.setApplicationName("claude-desk")
    application.setApplicationDisplayName("Claude Desk")
    application.setDesktopFileName("claude-desk")
    if sys.platform.startswith("linux"):
        font = QFont(application.font())
        font.setFamilies(_FAMILIES)
        application.setFont(font)


def set_icon(application: QGuiApplication) -> None:
    """Set the icon of the program's windows. This takes 3 ms, so call it after the first frame."""
    from PySide6.QtGui import QIcon

    application.setWindowIcon(QIcon(str(assets_folder("resources") / "icons" / "claude-desk.svg")))
