"""Stops the blinking of the caret while nobody types or clicks."""

from PySide6.QtCore import QObject, QTimer, Slot
from PySide6.QtGui import QGuiApplication

_REST_MS = 10_000  # milliseconds, the same as in GTK
_AS_THE_DESKTOP_SAYS = -1


class CaretRest(QObject):
    """Stops the caret in all windows of the program after some time without a key or a click.

    With a graphics driver, each blink draws the whole window: twice a second, as long as the window is in
    front. When the user types or moves the caret, it blinks again in the way that the desktop sets.
    """

    def __init__(self, application: QGuiApplication, rest_ms: int = _REST_MS) -> None:
        super().__init__(application)
        self._rests = False
        self._application = application
        self._timer = QTimer(self, singleShot=True, interval=rest_ms)
        self._timer.timeout.connect(self._on_timeout)
        QGuiApplication.inputMethod().cursorRectangleChanged.connect(self._on_moved)
        application.focusObjectChanged.connect(self._on_moved)
        self._timer.start()

    def close(self) -> None:
        """Let Qt blink the caret again."""
        QGuiApplication.inputMethod().cursorRectangleChanged.disconnect(self._on_moved)
        self._application.focusObjectChanged.disconnect(self._on_moved)
        self._on_moved()
        self._timer.stop()

    @Slot()
    def _on_moved(self) -> None:
        if self._rests:
            self._rests = False
            QGuiApplication.styleHints().setCursorFlashTime(_AS_THE_DESKTOP_SAYS)
        self._timer.start()

    @Slot()
    def _on_timeout(self) -> None:
        # With 0 or less, the desktop does not let the caret blink at all.
        if QGuiApplication.styleHints().cursorFlashTime() > 0:
            self._rests = True
            QGuiApplication.styleHints().setCursorFlashTime(0)
