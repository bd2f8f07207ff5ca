"""What the disk says about a permission request."""

from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication
from pytestqt.qtbot import QtBot

from claude_desk.protocol.requests.permissions import CanUseTool
from claude_desk.ui.permissions.change_view import ChangeView, FileQuery, read_files
from claude_desk.ui.phrases.phrase_words import words
from tests.pseudo_language import BEGIN, PseudoLanguage


def test_a_change_is_told_in_another_language_once_that_is_chosen(tmp_path: Path, qtbot: QtBot) -> None:
    edits = [{"old_string": old, "new_string": "x"} for old in ("a", "b")]
    value = {"file_path": str(tmp_path / "none.txt"), "edits": edits}
    request = CanUseTool(tool_name="MultiEdit", input=value)
    view = ChangeView()
    with qtbot.waitSignal(view.renewed):
        view.show(request, value["file_path"], True, str(tmp_path))

    def labels() -> list[str]:
        return [part["label"] for part in view.property("parts")]

    assert labels() == ["Change 1 of 2", "Change 2 of 2"]
    language = PseudoLanguage()
    QCoreApplication.installTranslator(language)
    try:
        view.retranslate()
        assert [label[0] for label in labels()] == [BEGIN, BEGIN]
    finally:
        QCoreApplication.removeTranslator(language)
        view.close()


def test_a_change_in_the_home_is_shown_as_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The CLI 2.1.37 asks about `~/a.txt` and writes to the home folder."""
    home, folder = tmp_path / "home", tmp_path / "project"
    home.mkdir()
    folder.mkdir()
    (home / "a.txt").write_text("before\n")
    monkeypatch.setenv("HOME", str(home))
    value = {"file_path": " ~/a.txt", "content": "after\n"}
    found = read_files(FileQuery("Write", value, value["file_path"], "", str(folder), True))
    said = [words(note) for note, _ in found.notes]
    assert said[0].startswith("Outside this project: ") and said[0].endswith("a.txt")
    assert "Replaces the existing file" in said
    assert found.proposed is not None and found.proposed.summary == "+1 −1"
