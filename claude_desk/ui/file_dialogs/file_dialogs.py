"""Asks for files: with the desktop's dialog where there is one, else the system's or the window's own."""

import sys

from PySide6.QtCore import QObject, QUrl, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable
from PySide6.QtQuick import QQuickItem

from claude_desk.ui.file_dialogs.disk_tasks import DiskTasks
from claude_desk.ui.file_dialogs.file_address import path_of
from claude_desk.ui.file_dialogs.file_dialog import DialogKind, FileDialog

QML_IMPORT_NAME = "ClaudeDesk.Core"
QML_IMPORT_MAJOR_VERSION = 1

# There Qt shows the system's own dialogs.
NATIVE_PLATFORMS = ("darwin", "win32")


@QmlElement
@QmlUncreatable("App has it")
class FileDialogs(QObject):  # type: ignore[operator]  # the stubs take QmlUncreatable for no decorator
    """One dialog at a time: what was asked before is cancelled."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._dialog: FileDialog | None = None
        self._tasks = DiskTasks(self)

    @property
    def dialog(self) -> FileDialog | None:
        """The one that is open."""
        return self._dialog

    @Slot(str, str, QUrl, str, str, QQuickItem, result=FileDialog)
    def ask(
        self, kind: str, title: str, folder: QUrl, name: str, suffix: str, item: QQuickItem | None
    ) -> FileDialog:
        """`kind`: files, folder or save; `folder`: where to begin; `item`: of the window it belongs to."""
        self.close()
        dialog = FileDialog(DialogKind(kind), title, path_of(folder), name, suffix, self._tasks)
        dialog.finished.connect(self._on_finished)
        self._dialog = dialog
        if sys.platform in NATIVE_PLATFORMS:
            dialog.show_native()
        else:
            dialog.show_own()
        return dialog

    def close(self) -> None:
        """Cancel what is open."""
        if self._dialog is not None:
            self._dialog.cancel()

    @Slot()
    def _on_finished(self) -> None:
        dialog, self._dialog = self._dialog, None
        if dialog is not None:
            dialog.deleteLater()
