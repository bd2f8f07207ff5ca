"""Stops the blinking of the caret while the user does not type or click."""

from PySide6.QtCore import QObject, QTimer, Slot
from PySide6.QtGui import QGuiApplication

_REST_MS = 10_000  # milliseconds, the same as in GTK
_AS_THE_DESKTOP_SAYS = -1


class CaretRest(QObject):
    """Stops the blinking in all windows of the program after the caret has not moved for some time.

    With hardware rendering, Qt redraws the complete window each time the caret appears or disappears, usually
    twice a second.
    When the caret or the keyboard focus moves, the caret blinks again as the desktop sets it.
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
        # If the time is 0 or less, the desktop has turned blinking off.
        if QGuiApplication.styleHints().cursorFlashTime() > 0:
            self._rests = True
            QGuiApplication.styleHints().setCursorFlashTime(0)
