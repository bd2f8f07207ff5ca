"""Notices when another program, such as xkill or a window manager, destroys a window of this program.

Qt does not report this.
"""

import ctypes
from collections.abc import Callable

from PySide6.QtCore import QAbstractNativeEventFilter, QByteArray, QCoreApplication
from PySide6.QtGui import QGuiApplication, QWindow

_DESTROYED = 17  # X11's DestroyNotify
_SENT = 0x80  # set in an event that another program sent


class _DestroyNotify(ctypes.Structure):
    _fields_ = (
        ("kind", ctypes.c_uint8),
        ("pad", ctypes.c_uint8),
        ("sequence", ctypes.c_uint16),
        ("event", ctypes.c_uint32),
        ("window", ctypes.c_uint32),
    )


class DestroyedWindowFilter(QAbstractNativeEventFilter):
    """Calls `on_destroyed` when X11 reports that the window is gone, until `close()`. Only works on X11."""

    def __init__(self, window: QWindow, on_destroyed: Callable[[], None]) -> None:
        super().__init__()
        self._id = int(window.winId())
        self._on_destroyed = on_destroyed
        self._application = QCoreApplication.instance()
        if self._application is not None and QGuiApplication.platformName() == "xcb":
            self._application.installNativeEventFilter(self)

    def close(self) -> None:
        if self._application is not None:
            self._application.removeNativeEventFilter(self)

    def nativeEventFilter(self, kind: QByteArray | bytes | bytearray | memoryview, message: int) -> object:
        address = int(message)
        if address and ctypes.c_uint8.from_address(address).value & ~_SENT == _DESTROYED:
            gone = _DestroyNotify.from_address(address).window
            if gone == self._id:
                self._on_destroyed()
        return False, 0
