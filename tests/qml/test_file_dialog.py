"""The program's own file dialog, by keyboard and by mouse, over real folders."""

import os
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt, QUrl
from PySide6.QtGui import QGuiApplication, QInputMethodEvent
from PySide6.QtQuick import QQuickItem, QQuickWindow
from PySide6.QtTest import QTest

from claude_desk.ui.file_dialogs import file_dialog, file_dialogs
from claude_desk.ui.file_dialogs.file_address import path_of
from claude_desk.ui.file_dialogs.file_dialog import FileDialog
from tests.live_session import LiveSession
from tests.qml.conftest import OpenWindow
from tests.qml.window import Kind, Window

BUTTON, TEXT, DIALOG, ITEM, WORDS, BOX = (
    Kind.Button,
    Kind.EditableText,
    Kind.Dialog,
    Kind.ListItem,
    Kind.StaticText,
    Kind.CheckBox,
)
Key = Qt.Key
ALT, CONTROL, SHIFT = (
    Qt.KeyboardModifier.AltModifier,
    Qt.KeyboardModifier.ControlModifier,
    Qt.KeyboardModifier.ShiftModifier,
)
ODD = "odd \u202egnp.exe"
BYTES = os.fsdecode(b"caf\xe9.txt")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    top = tmp_path / "work"
    for name in ("sub/deeper", "Album", ".secret"):
        (top / name).mkdir(parents=True)
    for name in ("page 10.txt", "page 9.txt", "Photo.PNG", ".hidden", ODD, BYTES, "a&b <img src=x>.md"):
        (top / name).write_text(name, encoding="utf-8", errors="surrogateescape")
    (top / "sub" / "inner.txt").write_text("in")
    os.mkfifo(top / "pipe")
    (top / "nowhere").symlink_to("gone")
    return top


def loaders(window: Window, kind: str) -> list[QQuickItem]:
    """Return the loaders of this kind of dialog."""
    return [item for item in window.items("FileDialogLoader") if item.property("kind") == kind]


class Asked:
    """An open dialog, and the files that it returned."""

    def __init__(self, window: Window, kind: str, folder: Path, name: str = "", suffix: str = "") -> None:
        self.window = window
        self.given: list[str] = []
        self.left = 0
        if kind == "files":
            window.press(BUTTON, "Attach")
        elif kind == "folder":
            window.key(Key.Key_O, CONTROL)
        else:
            window.item("ExportToast").ask("", suffix)  # type: ignore[attr-defined]
        loader = next(item for item in loaders(window, kind) if item.property("asking"))
        if kind == "save" or window.app.folderOfProjects().toLocalFile() != str(folder):
            loader.ask(QUrl.fromLocalFile(str(folder)), name)  # type: ignore[attr-defined]
        loader.chosen.connect(self._on_answered)  # type: ignore[attr-defined]
        loader.finished.connect(self._on_finished)  # type: ignore[attr-defined]
        dialog = window.app.fileDialogs.dialog
        assert isinstance(dialog, FileDialog)
        self.dialog = dialog
        self.stands_in(folder)

    def _on_answered(self, files: list[str]) -> None:
        self.given += [path_of(QUrl(file)) for file in files]

    def _on_finished(self) -> None:
        self.left += 1

    def stands_in(self, folder: Path) -> None:
        self.window.wait_for(WORDS, f"Folder: {folder}")
        self.window.qtbot.waitUntil(lambda: self.dialog._folder == folder)
        self.window.painted()

    def over(self) -> None:
        self.window.qtbot.waitUntil(lambda: self.left == 1)
        self.window.wait_gone(DIALOG, self.dialog_title)

    @property
    def names(self) -> list[str]:
        return [str(row.property("name")) for row in self.window.items("FileDialogRow")]

    dialog_title = "Attach files"


@pytest.fixture
def session_folder(folder: Path) -> str:
    return str(folder)


@pytest.fixture
def window(open_window: OpenWindow, session: LiveSession) -> Window:
    return open_window(session)


def test_the_folder_dialog_begins_beside_the_folder_of_the_session(window: Window, folder: Path) -> None:
    window.key(Key.Key_O, CONTROL)
    window.wait_for(WORDS, f"Folder: {folder.parent}")


def attach(window: Window, folder: Path) -> Asked:
    return Asked(window, "files", folder)


def open_folder(window: Window, folder: Path) -> Asked:
    asked = Asked(window, "folder", folder)
    asked.dialog_title = "Open folder"
    return asked


def save(window: Window, folder: Path, name: str = "Log.md", suffix: str = "md") -> Asked:
    asked = Asked(window, "save", folder, name, suffix)
    asked.dialog_title = "Save as"
    return asked


def test_folders_come_first_and_names_in_natural_order(window: Window, folder: Path) -> None:
    asked = attach(window, folder)
    assert asked.names == [
        "Album",
        "sub",
        "a&b <img src=x>.md",
        "caf⟨U+DCE9⟩.txt",
        "odd ⟨U+202E⟩gnp.exe",
        "page 9.txt",
        "page 10.txt",
        "Photo.PNG",
    ]


def test_a_file_is_taken_with_the_arrows_and_enter(window: Window, folder: Path) -> None:
    asked = attach(window, folder)
    for key in (Key.Key_End, Key.Key_Up, Key.Key_Return):
        window.key(key)
    asked.over()
    assert asked.given == [str(folder / "page 10.txt")]


def test_escape_takes_nothing_and_gives_the_keyboard_back(window: Window, folder: Path) -> None:
    assert window.has_focus("Message")
    asked = attach(window, folder)
    assert not window.has_focus("Message")
    window.key(Key.Key_Down)
    window.key(Key.Key_Escape)
    asked.over()
    assert asked.given == []
    assert window.has_focus("Message")


def test_several_files_are_chosen_with_space(window: Window, folder: Path) -> None:
    asked = attach(window, folder)
    window.type("p")
    window.key(Key.Key_Down)
    window.key(Key.Key_End)
    window.key(Key.Key_Space)
    window.key(Key.Key_Space)
    window.key(Key.Key_Up, SHIFT)
    window.wait_for(BUTTON, "Attach 2 files")
    window.key(Key.Key_Return)
    asked.over()
    assert asked.given == [str(folder / "page 10.txt"), str(folder / "Photo.PNG")]


def test_files_that_are_no_neighbours_are_chosen_by_keyboard(window: Window, folder: Path) -> None:
    asked = attach(window, folder)
    window.type("p")  # chooses page 9.txt
    window.key(Key.Key_Down, CONTROL)
    window.key(Key.Key_Down, CONTROL)
    window.key(Key.Key_Space, CONTROL)
    window.wait_for(BUTTON, "Attach 2 files")
    window.key(Key.Key_Return)
    asked.over()
    assert asked.given == [str(folder / "page 9.txt"), str(folder / "Photo.PNG")]


def test_the_mouse_chooses_by_the_box_and_opens_by_two_clicks(window: Window, folder: Path) -> None:
    asked = attach(window, folder)
    for name in ("page 9.txt", "Photo.PNG"):
        node = window.wait_for(ITEM, name)
        at = QPoint(node.x + 12, node.centre.y())
        QTest.mouseClick(window.window, Qt.MouseButton.LeftButton, pos=at)
    assert [node.name for node in window.all(ITEM) if node.checked] == ["page 9.txt", "Photo.PNG"]
    QTest.mouseDClick(window.window, Qt.MouseButton.LeftButton, pos=window.wait_for(ITEM, "sub").centre)
    asked.stands_in(folder / "sub")
    window.click(ITEM, "inner.txt")
    window.click(BUTTON, "Attach file")
    asked.over()
    assert asked.given == [str(folder / "sub" / "inner.txt")]


@pytest.mark.parametrize("name", [ODD, BYTES, "a&b <img src=x>.md"])
def test_an_odd_name_is_opened_exactly(window: Window, folder: Path, name: str) -> None:
    asked = attach(window, folder)
    row = asked.dialog._model.row_of(name)
    asked.dialog.moveTo(row, False)
    window.key(Key.Key_Return)
    asked.over()
    assert asked.given == [str(folder / name)]
    assert Path(asked.given[0]).is_file()


def test_backspace_and_alt_up_go_up_and_come_to_rest_on_the_folder(window: Window, folder: Path) -> None:
    asked = attach(window, folder / "sub" / "deeper")
    window.key(Key.Key_Backspace)
    asked.stands_in(folder / "sub")
    window.key(Key.Key_Up, ALT)
    asked.stands_in(folder)
    assert asked.dialog._model.rows[asked.dialog._row].name == "sub"
    window.click(BUTTON, "Up")
    asked.stands_in(folder.parent)


def test_hidden_files_are_shown_by_their_key_and_their_box(window: Window, folder: Path) -> None:
    asked = attach(window, folder)
    window.key(Key.Key_H, CONTROL)
    window.wait_for(ITEM, ".hidden")
    window.wait_for(ITEM, ".secret")
    window.click(BOX, "Hidden files")
    window.wait_gone(ITEM, ".hidden")
    window.click(BOX, "Images and PDF only")
    window.wait_gone(ITEM, "page 9.txt")
    assert asked.names == ["Album", "sub", "Photo.PNG"]


def test_rows_that_are_being_made_out_of_sight_may_go(window: Window, folder: Path) -> None:
    """When the list becomes shorter, Qt would warn about rows that are still being built."""
    for number in range(60):
        (folder / f".hidden {number}").touch()
    asked = attach(window, folder)
    few = len(asked.dialog.entries.rows)
    for _ in range(10):
        window.key(Key.Key_H, CONTROL)
        window.painted()
        assert len(asked.dialog.entries.rows) > 60
        window.key(Key.Key_H, CONTROL)
        window.painted()
        assert len(asked.dialog.entries.rows) == few


def test_typing_jumps_and_again_goes_on(window: Window, folder: Path) -> None:
    asked = attach(window, folder)
    window.type("p")
    assert asked.dialog._model.rows[asked.dialog._row].name == "page 9.txt"
    window.type("p")
    assert asked.dialog._model.rows[asked.dialog._row].name == "page 10.txt"
    asked.dialog.cancel()


def test_a_path_is_completed_and_entered(window: Window, folder: Path) -> None:
    asked = attach(window, folder)
    window.key(Key.Key_L, CONTROL)
    assert window.has_focus("Path")
    window.type("su")
    window.key(Key.Key_Tab)
    window.qtbot.waitUntil(lambda: window.wait_for(TEXT, "Path").value == "sub/")
    window.type("in")
    window.key(Key.Key_Tab)
    window.qtbot.waitUntil(lambda: window.wait_for(TEXT, "Path").value == "sub/inner.txt")
    window.key(Key.Key_Return)
    asked.over()
    assert asked.given == [str(folder / "sub" / "inner.txt")]


def test_a_path_typed_in_the_list_stands_in_the_field(window: Window, folder: Path) -> None:
    asked = attach(window, folder / "sub")
    window.type(str(folder))
    assert window.has_focus("Path")
    window.key(Key.Key_Return)
    asked.stands_in(folder)
    assert window.wait_for(TEXT, "Path").value == ""


def test_tab_leaves_the_field_where_nothing_can_be_completed(window: Window, folder: Path) -> None:
    attach(window, folder)
    window.key(Key.Key_L, CONTROL)
    window.type("zzz")
    window.key(Key.Key_Tab)
    assert window.has_focus("Path")
    window.key(Key.Key_Tab)
    assert window.has_focus("Files and folders")


def test_a_path_that_is_not_there_costs_nothing(window: Window, folder: Path) -> None:
    asked = attach(window, folder)
    window.key(Key.Key_L, CONTROL)
    window.type("nothing")
    window.key(Key.Key_Return)
    window.wait_for(WORDS, f"{folder}/nothing does not exist.")
    window.type("x")
    window.wait_gone(WORDS, f"{folder}/nothing does not exist.")
    assert not asked.left


def test_enter_that_ends_a_composition_does_nothing(window: Window, folder: Path) -> None:
    asked = attach(window, folder)
    window.key(Key.Key_L, CONTROL)
    window.type("sub")
    field = QGuiApplication.focusObject()
    assert field is not None
    QGuiApplication.sendEvent(field, QInputMethodEvent("に", []))
    assert field.property("preeditText") == "に"
    tried = asked.dialog._asked
    window.key(Key.Key_Return)
    assert asked.dialog._asked == tried and not asked.left
    QGuiApplication.sendEvent(field, QInputMethodEvent())
    window.key(Key.Key_Return)
    asked.stands_in(folder / "sub")


def test_the_folder_that_one_stands_in_is_opened(window: Window, folder: Path) -> None:
    asked = open_folder(window, folder)
    assert asked.names == ["Album", "sub"]
    window.type("su")
    window.wait_for(BUTTON, "Open sub")
    window.key(Key.Key_Return)
    asked.stands_in(folder / "sub")
    window.click(BUTTON, "Open this folder")
    asked.over()
    assert asked.given == [str(folder / "sub")]


def test_a_folder_is_opened_by_its_path(window: Window, folder: Path) -> None:
    asked = open_folder(window, folder)
    window.key(Key.Key_L, CONTROL)
    window.type("page 9.txt")
    window.key(Key.Key_Return)
    window.wait_for(WORDS, f"{folder}/page 9.txt is not a folder.")
    window.key(Key.Key_L, CONTROL)
    window.type("sub/deeper")
    window.key(Key.Key_Return)
    asked.stands_in(folder / "sub" / "deeper")
    window.key(Key.Key_Return)
    asked.over()
    assert asked.given == [str(folder / "sub" / "deeper")]


def test_a_name_without_an_ending_gets_it(window: Window, folder: Path) -> None:
    asked = save(window, folder)
    assert window.has_focus("Name")
    assert window.wait_for(TEXT, "Name").value == "Log.md"
    window.type("talk")  # the part before the suffix is selected
    assert window.wait_for(TEXT, "Name").value == "talk.md"
    window.key(Key.Key_A, CONTROL)
    window.type("other")
    window.key(Key.Key_Return)
    asked.over()
    assert asked.given == [str(folder / "other.md")]


def test_a_file_that_is_there_is_replaced_only_when_asked(window: Window, folder: Path) -> None:
    (folder / "Log.md").write_text("old")
    asked = save(window, folder)
    window.key(Key.Key_Return)
    window.wait_for(DIALOG, "Log.md already exists. Replace it?")
    assert window.has_focus("Keep existing file")
    window.key(Key.Key_Escape)
    window.wait_gone(DIALOG, "Log.md already exists. Replace it?")
    assert window.has_focus("Name") and not asked.left
    window.key(Key.Key_Return)
    window.wait_for(BUTTON, "Replace")
    window.key(Key.Key_Return)  # on the button that keeps the file
    assert not asked.left
    window.key(Key.Key_Return)
    window.wait_for(BUTTON, "Replace")
    window.until_meant("Replace")
    window.click(BUTTON, "Replace")
    asked.over()
    assert asked.given == [str(folder / "Log.md")]


def test_a_place_that_is_not_there_is_refused(window: Window, folder: Path) -> None:
    asked = save(window, folder)
    window.key(Key.Key_A, CONTROL)
    window.type("gone/x.md")
    window.key(Key.Key_Return)
    window.wait_for(WORDS, f"{folder}/gone is not a folder.")
    assert not asked.left


def test_a_file_is_saved_in_a_new_folder(window: Window, folder: Path) -> None:
    asked = save(window, folder)
    window.click(BUTTON, "New folder…")
    window.wait_for(TEXT, "Name of the new folder")
    window.type("sub")
    window.key(Key.Key_Return)
    window.wait_for(WORDS, "File exists")
    window.type("way")
    window.key(Key.Key_Return)
    asked.stands_in(folder / "subway")
    window.wait_gone(TEXT, "Name of the new folder")
    assert window.has_focus("Name")
    window.key(Key.Key_Return)
    asked.over()
    assert asked.given == [str(folder / "subway" / "Log.md")]


def test_it_begins_in_the_nearest_folder_that_is_there(window: Window, folder: Path) -> None:
    loader = loaders(window, "files")[0]
    loader.ask(QUrl.fromLocalFile(str(folder / "gone" / "far")), "")  # type: ignore[attr-defined]
    window.wait_for(WORDS, f"Folder: {folder}")


@pytest.mark.skipif(os.geteuid() == 0, reason="root may read everything")
def test_a_folder_that_may_not_be_read_says_so(window: Window, folder: Path) -> None:
    (folder / "sub").chmod(0)
    attach(window, folder / "sub")
    window.wait_for(WORDS, "Cannot read this folder: Permission denied")


def test_a_folder_that_cannot_be_read_says_so(
    window: Window, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refused(path: Path) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(file_dialog.folder_listing, "list_folder", refused)
    attach(window, folder)
    window.wait_for(WORDS, "Cannot read this folder: Permission denied")


def test_a_disk_that_does_not_answer_is_told_and_can_be_left(
    window: Window, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    import threading

    gate = threading.Event()
    real = file_dialog.folder_listing.list_folder

    def slow(path: Path) -> object:
        if path == folder / "sub":
            gate.wait(60)
        return real(path)

    monkeypatch.setattr(file_dialog, "SLOW_MS", 50)
    monkeypatch.setattr(file_dialog.folder_listing, "list_folder", slow)
    asked = attach(window, folder)
    try:
        asked.dialog.activate(asked.dialog._model.row_of("sub"))
        window.wait_for(WORDS, "Loading…")
        window.wait_for(WORDS, "This folder is not responding.")
        window.key(Key.Key_Backspace)
        asked.stands_in(folder)
    finally:
        gate.set()
    assert asked.dialog._folder == folder


def test_a_press_beside_it_cancels_until_something_is_typed(window: Window, folder: Path) -> None:
    asked = attach(window, folder)
    window.type("/")
    window.qtbot.mouseClick(window.window, Qt.MouseButton.LeftButton, pos=QPoint(4, 4))
    window.painted()
    assert asked.left == 0, "what is typed is not lost"
    window.key(Key.Key_Backspace)
    window.qtbot.mouseClick(window.window, Qt.MouseButton.LeftButton, pos=QPoint(4, 4))
    asked.over()
    assert asked.given == []


def test_a_recent_folder_is_gone_to(window: Window, folder: Path, tmp_path: Path) -> None:
    other = tmp_path / "another"
    other.mkdir()
    window.app.session_list.set_folders([str(other)])
    asked = open_folder(window, folder)
    window.click(BUTTON, "Recent folders")
    window.key(Key.Key_Return)
    asked.stands_in(other)
    assert asked.given == []


def test_a_second_dialog_cancels_the_first(window: Window, folder: Path) -> None:
    first = attach(window, folder)
    loader = loaders(window, "folder")[0]
    loader.ask(QUrl.fromLocalFile(str(folder)), "")  # type: ignore[attr-defined]
    window.wait_for(DIALOG, "Open folder")
    assert first.left == 1
    assert window.find(DIALOG, "Attach files") is None


# --- the system's own dialogs, if Qt has them ----------------------------------------------------------


def native_window() -> QQuickWindow | None:
    """Return Qt's stand-in for the system's dialog, which has its own window."""
    found = [window for window in QGuiApplication.allWindows() if isinstance(window, QQuickWindow)]
    return next((window for window in found if window.isVisible() and window.transientParent()), None)


@pytest.mark.own_engine
@pytest.mark.parametrize("kind", ["files", "folder", "save"])
def test_where_the_system_has_dialogs_qt_shows_them(
    window: Window, folder: Path, monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    monkeypatch.setattr(file_dialogs, "NATIVE_PLATFORMS", (sys.platform,))
    loader = loaders(window, kind)[0]
    left: list[bool] = []
    loader.finished.connect(lambda: left.append(True))  # type: ignore[attr-defined]
    loader.ask(QUrl.fromLocalFile(str(folder / "Album")), "Log.md")  # type: ignore[attr-defined]
    window.qtbot.waitUntil(lambda: native_window() is not None)
    dialog = native_window()
    assert dialog is not None
    window.qtbot.waitUntil(lambda: QGuiApplication.focusWindow() is dialog and bool(dialog.activeFocusItem()))
    if kind == "save":
        proposed = loader.property("item").property("item").property("selectedFile")
        assert path_of(proposed) == str(folder / "Album" / "Log.md")
    QTest.keyClick(dialog, Key.Key_Escape)
    window.qtbot.waitUntil(lambda: left == [True])
    window.qtbot.waitUntil(lambda: native_window() is None)
