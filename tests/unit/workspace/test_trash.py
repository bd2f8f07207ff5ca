"""Moving files to the trash and back."""

from pathlib import Path

import pytest
from PySide6.QtCore import QFile

from claude_desk.workspace import trash
from claude_desk.workspace.trash import (
    TrashedFiles,
    put_back,
    put_back_together,
    to_trash,
    to_trash_together,
)


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Make a home folder with a trash in it."""
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    (tmp_path / ".local" / "share").mkdir(parents=True)
    return tmp_path


def test_there_and_back(home: Path) -> None:
    file, folder, draft = home / "a.jsonl", home / "a", home / "a.json"
    file.write_bytes(b"{}\n")
    (folder / "subagents").mkdir(parents=True)
    (folder / "subagents" / "agent-1.jsonl").write_bytes(b"x")
    trashed = to_trash(file, [folder, draft])
    assert not file.exists()
    assert not folder.exists()
    place = home / ".local" / "share" / "Trash"
    assert {path.name for path in (place / "files").iterdir()} == {"a.jsonl", "a"}
    assert trashed.can_come_back
    put_back(trashed)
    assert file.read_bytes() == b"{}\n"
    assert (folder / "subagents" / "agent-1.jsonl").read_bytes() == b"x"
    assert list((place / "info").iterdir()) == []


def test_what_does_not_go_stays_with_all_the_others(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file, folder = home / "a.jsonl", home / "a"
    file.write_bytes(b"{}\n")
    folder.mkdir()

    class NoTrash(QFile):
        def moveToTrash(self) -> bool:  # type: ignore[override]
            return False

    monkeypatch.setattr(trash, "QFile", NoTrash)
    with pytest.raises(OSError, match="Unknown error"):
        to_trash(file, [folder])
    assert file.exists()
    assert folder.exists()


def test_nothing_is_written_over_when_it_comes_back(home: Path) -> None:
    file = home / "a.jsonl"
    file.write_bytes(b"old")
    trashed = to_trash(file)
    file.write_bytes(b"new")
    with pytest.raises(OSError, match="something else"):
        put_back(trashed)
    assert file.read_bytes() == b"new"


def test_a_home_without_a_data_folder_has_a_trash_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    (tmp_path / "a").mkdir()
    put_back(to_trash(tmp_path / "a"))
    assert (tmp_path / "a").is_dir()


def test_together_all_go_or_none(home: Path) -> None:
    folder, missing = home / "a", home / "b"
    folder.mkdir()
    (folder / "c").write_bytes(b"x")
    with pytest.raises(OSError, match="not there"):
        to_trash_together([folder, missing])
    assert (folder / "c").read_bytes() == b"x"
    missing.mkdir()
    trashed = to_trash_together([folder, missing])
    folder.mkdir()
    with pytest.raises(OSError, match="something else"):
        put_back_together(trashed)
    assert not missing.exists()  # nothing was put back, as one place is taken
    folder.rmdir()
    put_back_together(trashed)
    assert (folder / "c").read_bytes() == b"x"
    assert missing.is_dir()


def test_where_the_platform_does_not_tell_nothing_is_offered() -> None:
    assert not TrashedFiles(((Path("/a"), None),)).can_come_back


def test_where_links_lead_to_stays_and_is_named(home: Path) -> None:
    file, folder, place = home / "a.jsonl", home / "a", home / "elsewhere"
    file.write_bytes(b"{}\n")
    (place / "agents").mkdir(parents=True)
    (place / "agents" / "agent-1.jsonl").write_bytes(b"x")
    folder.mkdir()
    (folder / "subagents").symlink_to("../elsewhere/agents")
    (home / "draft.json").symlink_to(place / "gone")
    trashed = to_trash(file, [folder, home / "draft.json"])
    assert trashed.stayed == (place / "agents",)
    assert (place / "agents" / "agent-1.jsonl").read_bytes() == b"x"
    assert not (home / "draft.json").is_symlink(), "a link that leads nowhere goes too"
    assert put_back(trashed) == ()
    assert (folder / "subagents" / "agent-1.jsonl").read_bytes() == b"x"
    assert (home / "draft.json").is_symlink()


def test_another_name_of_the_file_stays_and_is_told(home: Path) -> None:
    file, other = home / "a.jsonl", home / "other"
    file.write_bytes(b"{}\n")
    other.hardlink_to(file)
    trashed = to_trash(file)
    assert trashed.stayed == (file,)
    assert other.read_bytes() == b"{}\n"


def test_a_file_in_a_linked_folder_goes_itself(home: Path) -> None:
    (home / "elsewhere").mkdir()
    (home / "elsewhere" / "a.jsonl").write_bytes(b"{}\n")
    (home / "project").symlink_to("elsewhere")
    trashed = to_trash(home / "project" / "a.jsonl")
    assert trashed.stayed == ()
    assert list((home / "elsewhere").iterdir()) == []
    put_back(trashed)
    assert (home / "elsewhere" / "a.jsonl").read_bytes() == b"{}\n"


def test_what_did_not_go_is_named(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file, folder = home / "a.jsonl", home / "a"
    file.write_bytes(b"{}\n")
    folder.mkdir()
    move = trash._move

    def stubborn(path: Path) -> Path | None:
        if path == folder:
            raise OSError(0, "no")
        return move(path)

    monkeypatch.setattr(trash, "_move", stubborn)
    assert to_trash(file, [folder]).stayed == (folder,)


def test_a_link_that_lies_there_by_then_is_not_written_over(home: Path) -> None:
    file = home / "a.jsonl"
    file.write_bytes(b"old")
    trashed = to_trash(file)
    file.symlink_to(home / "nowhere")
    with pytest.raises(OSError, match="something else"):
        put_back(trashed)
    assert file.is_symlink()
