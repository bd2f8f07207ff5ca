"""Asks for files with the desktop's dialog, the system's dialog or the window's own dialog.

The window does not use Qt's dialog (QtQuick.Dialogs without a native dialog) for these reasons. They were
measured with PySide 6.11.3, offscreen and on X11. The window's own dialog is in brackets.

- Keys: Qt's dialog returns one file, even if several files are wanted [Space, Shift+arrows]. It has no key
  for hidden files [Ctrl+H], cannot make a folder [a button], and has no jump to a typed name. It accepts only
  absolute paths, and silently ignores "~", relative paths and missing files [Tab completes a path, and an
  error is shown]. A proposed name is in the field only if that file exists. Saving over a file takes three
  Tabs and Space, and then "Yes" has the keyboard focus [Enter; "Keep existing file" has the focus].
- Names of files: Qt's dialog applies markup and direction marks in names. It shows `a&b <img src=x>.md` as
  "a&b .md", and a program as a picture. It omits files whose names are not UTF-8.
- Time: a folder that does not answer for 3 s stops the window for 3.0 s [0.06 s]. A folder of 20,000 files
  stops the window for 0.7 s and takes 40 MB [0.07 s, 17 MB].
- Start: Qt's dialog opens for the first time in 66 to 222 ms and takes 10.6 MB [44 to 121 ms, 3.4 MB].
- Appearance: the colours come from a palette only. The dialog is not mirrored for languages that are read
  from the right. At a width of 480 points, the size and the time of a file overlap. Qt has translated the
  dialog into only two of our seven languages.
"""

import logging
import sys

from PySide6.QtCore import QObject, QUrl, Slot
from PySide6.QtGui import QGuiApplication
from PySide6.QtQml import QmlElement, QmlUncreatable

from claude_desk.session.core.async_tasks import AsyncTasks
from claude_desk.ui.file_dialogs.disk_tasks import DiskTasks
from claude_desk.ui.file_dialogs.file_address import path_of
from claude_desk.ui.file_dialogs.file_dialog import DialogKind, FileDialog
from claude_desk.workspace.desktop.bus_address import session_bus
from claude_desk.workspace.desktop.bus_connection import BusError

QML_IMPORT_NAME = "ClaudeDesk.Core"
QML_IMPORT_MAJOR_VERSION = 1

_log = logging.getLogger(__name__)

# Platforms where Qt shows the system's own dialogs.
NATIVE_PLATFORMS = ("darwin", "win32")


@QmlElement
@QmlUncreatable("App has it")
class FileDialogs(QObject):  # type: ignore[operator]  # the stubs take QmlUncreatable for no decorator
    """Keeps one dialog open at a time: a new question cancels the previous dialog."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._dialog: FileDialog | None = None
        # The last dialog. The next call of `ask` deletes it. If it were deleted when it ends, it could be
        # deleted twice: PySide 6.11 does that if the program ends before the deferred deletion.
        self._last: FileDialog | None = None
        self._tasks = DiskTasks()
        self._asking = AsyncTasks()

    @property
    def dialog(self) -> FileDialog | None:
        """The open dialog; None without an open dialog."""
        return self._dialog

    @Slot(str, QUrl, str, str, result=FileDialog)
    def ask(self, kind: str, folder: QUrl, name: str, suffix: str) -> FileDialog:
        """Open a dialog. `kind` is files, folder or save; `folder` is where the dialog begins."""
        self.close()
        if self._last is not None:
            self._last.deleteLater()
        dialog = FileDialog(DialogKind(kind), path_of(folder), name, suffix, self._tasks, self)
        dialog.finished.connect(self._on_finished)
        self._dialog = self._last = dialog
        if sys.platform in NATIVE_PLATFORMS:
            dialog.show_native()
        else:
            self._ask_desktop(dialog)
        return dialog

    def _ask_desktop(self, dialog: FileDialog) -> None:
        """Ask the desktop for its dialog.

        If there is no such dialog, or if it gives no answer, show the window's own dialog.
        """
        if not session_bus():
            dialog.show_own()
            return
        asking = self._asking.start(self._ask_portal(dialog))
        dialog.finished.connect(lambda: asking.cancel())

    async def _ask_portal(self, dialog: FileDialog) -> None:
        from claude_desk.ui.file_dialogs.file_portal import ask_portal  # import jeepney only when needed

        kind, title = dialog.kind_of_dialog, dialog.title_words
        try:
            paths = await ask_portal(kind, title, dialog.start_folder, dialog.name, _window_handle())
        except BusError as error:
            _log.info("no file dialog of the desktop: %s", error)
            dialog.show_own()
        else:
            dialog.take_from_desktop(paths)

    def close(self) -> None:
        """Cancel the open dialog."""
        if self._dialog is not None:
            self._dialog.cancel()

    async def end(self) -> None:
        """Cancel the open dialog, and wait until the question to the desktop has ended."""
        self.close()
        await self._asking.end()

    @Slot()
    def _on_finished(self) -> None:
        self._dialog = None


def _window_handle() -> str:
    """Return the portal's handle of the window with the keyboard focus, so that the dialog stays above it.

    Return "" if no window has the focus, or on any platform other than X11.
    """
    window = QGuiApplication.focusWindow() if QGuiApplication.platformName() == "xcb" else None
    if window is None:
        return ""
    return f"x11:{int(window.winId()):x}"
