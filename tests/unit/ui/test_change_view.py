"""What the disk tells of a permission request."""

from pathlib import Path

import pytest

from claude_desk.ui.permissions.change_view import FileQuery, read_files
from claude_desk.ui.phrases.phrase_words import words


def test_a_change_in_the_home_is_shown_as_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """2.1.37 asks with `~/a.txt`, and writes there."""
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
