"""Asks for files with the desktop's dialog, the system's dialog or the window's own dialog."""

import sys

from PySide6.QtCore import QObject, QUrl, Slot
from PySide6.QtGui import QGuiApplication
from PySide6.QtQml import QmlElement, QmlUncreatable

from claude_desk.ui.file_dialogs.disk_tasks import DiskTasks
from claude_desk.ui.file_dialogs.file_address import path_of
from claude_desk.ui.file_dialogs.file_dialog import DialogKind, FileDialog

QML_IMPORT_NAME = "ClaudeDesk.Core"
QML_IMPORT_MAJOR_VERSION = 1

# Platforms where Qt shows the system's own dialogs.
NATIVE_PLATFORMS = ("darwin", "win32")


@QmlElement
@QmlUncreatable("App has it")
class FileDialogs(QObject):  # type: ignore[operator]  # the stubs take QmlUncreatable for no decorator
    """Keeps one dialog open at a time: a new question cancels the previous dialog."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._dialog: FileDialog | None = None
        # The objects of the last question. They are deleted with the next question, not when their question
        # ends: an object that waits for its deletion while the program ends is deleted twice (PySide 6.11).
        self._made: list[QObject] = []
        self._tasks = DiskTasks()

    @property
    def dialog(self) -> FileDialog | None:
        """The open dialog."""
        return self._dialog

    @Slot(str, str, QUrl, str, str, result=FileDialog)
    def ask(self, kind: str, title: str, folder: QUrl, name: str, suffix: str) -> FileDialog:
        """Open a dialog. `kind` is files, folder or save; `folder` is where the dialog begins."""
        self.close()
        for old in self._made:
            old.deleteLater()
        dialog = FileDialog(DialogKind(kind), title, path_of(folder), name, suffix, self._tasks, self)
        dialog.finished.connect(self._on_finished)
        self._dialog = dialog
        self._made = [dialog]
        if sys.platform in NATIVE_PLATFORMS:
            dialog.show_native()
        else:
            self._ask_desktop(dialog)
        return dialog

    def _ask_desktop(self, dialog: FileDialog) -> None:
        """Ask the desktop for its dialog.

        If there is no such dialog, show the window's own dialog within three seconds.
        """
        from claude_desk.ui.file_dialogs.file_portal import PortalRequest  # load QtDBus only when needed

        request = PortalRequest(
            dialog.kind_of_dialog,
            dialog.words_of_title,
            dialog.start_folder,
            dialog.name,
            _window_handle(),
            self._tasks,
            self,
        )
        request.answered.connect(dialog.take_from_desktop)
        request.failed.connect(dialog.show_own)
        dialog.finished.connect(request.cancel)
        self._made.append(request)
        request.start()

    def close(self) -> None:
        """Cancel the open dialog."""
        if self._dialog is not None:
            self._dialog.cancel()

    @Slot()
    def _on_finished(self) -> None:
        self._dialog = None


def _window_handle() -> str:
    """Return the portal's name for the window with the keyboard focus, so that the dialog stays above it.

    Only X11 has such a name; return "" on any other platform.
    """
    window = QGuiApplication.focusWindow() if QGuiApplication.platformName() == "xcb" else None
    if window is None:
        return ""
    return f"x11:{int(window.winId()):x}"
