"""The window's own file dialogs, on a folder that is made for them."""

import os
import tempfile
from collections.abc import Iterator
from functools import partial
from pathlib import Path

from PySide6.QtCore import QTimer, QUrl
from PySide6.QtQuick import QQuickItem, QQuickWindow

from claude_desk.ui.file_dialogs.file_dialog import FileDialog
from claude_desk.ui.window.window_engine import WindowEngine

_MADE = 1_777_000_000  # time at which the files were changed, in seconds since the epoch
_FOLDERS = ("src", "tests", "docs", "pictures of the old building")
_FILES = {
    "README.md": 4_120,
    "pyproject.toml": 1_900,
    "page 9.txt": 900,
    "page 10.txt": 12_000,
    "a very long name of a screenshot that nobody will ever read to its end 2026-05-03.png": 3_400_000,
    "plan.pdf": 220_000,
    "odd \u202egnp.exe": 10,
    "upload.py": 7_300,
}
KINDS = {
    "file-dialog": "files",
    "file-dialog-folder": "folder",
    "file-dialog-save": "save",
    "file-dialog-replace": "save",
    "file-dialog-error": "save",
}
STATES = tuple(KINDS)


def open_file_dialog(state: str, screen: WindowEngine, window: QQuickWindow) -> None:
    """Open the dialog as the user does."""
    folder = QUrl.fromLocalFile(str(_folder()))
    kind = KINDS[state]
    loaders = items(window.contentItem(), "FileDialogLoader")
    loader = next(each for each in loaders if each.property("kind") == kind)
    name = "README.md" if state == "file-dialog-replace" else "Fix the flaky upload test.md"
    loader.ask(folder, name)  # type: ignore[attr-defined]
    dialog = screen.app.fileDialogs.dialog
    assert isinstance(dialog, FileDialog)
    QTimer.singleShot(300, dialog, partial(_go_on, state, dialog))


def items(below: QQuickItem, kind: str) -> Iterator[QQuickItem]:
    for item in below.childItems():
        if item.metaObject().className().startswith(kind):
            yield item
        yield from items(item, kind)


def _go_on(state: str, dialog: FileDialog) -> None:
    if state == "file-dialog":
        for row in (5, 7, 9):
            dialog.select(row, "toggle")
    elif state == "file-dialog-folder":
        dialog.moveTo(1, False)
    elif state == "file-dialog-replace":
        dialog.submit("README.md")
    elif state == "file-dialog-error":
        dialog.submit("nowhere/Fix the flaky upload test.md")


def _folder() -> Path:
    top = Path(tempfile.mkdtemp(prefix="gallery-")) / "atlas"
    for name in _FOLDERS:
        (top / name).mkdir(parents=True)
        os.utime(top / name, (_MADE, _MADE))
    for name, size in _FILES.items():
        with (top / name).open("wb") as file:
            file.truncate(size)
        os.utime(top / name, (_MADE - size, _MADE - size))
    return top
