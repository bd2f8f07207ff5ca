"""What is in a folder, what a typed path means, and addresses that keep a path exact."""

import os
from pathlib import Path

import pytest

from claude_desk.ui.file_dialogs.file_address import address_of, path_of
from claude_desk.ui.file_dialogs.folder_listing import (
    PathKind,
    completed,
    full_path,
    kind_of,
    list_folder,
    natural_key,
    nearest_folder,
)


def test_numbers_in_names_count_as_numbers() -> None:
    names = ["page 10", "Page 9", "page", "9", "10", "٣", "a" + "9" * 250, "²"]
    assert sorted(names, key=natural_key)[:4] == ["9", "10", "a" + "9" * 250, "page"]


def test_files_and_folders_are_listed_and_no_more_than_the_bound(tmp_path: Path) -> None:
    for number in range(5):
        (tmp_path / f"{number}.txt").write_text("x" * number)
    (tmp_path / "z").mkdir()
    (tmp_path / "to folder").symlink_to("z")
    (tmp_path / "to nothing").symlink_to("gone")
    os.mkfifo(tmp_path / "pipe")
    listing = list_folder(tmp_path)
    assert [entry.name for entry in listing.entries] == [
        "to folder", "z", "0.txt", "1.txt", "2.txt", "3.txt", "4.txt",
    ]  # fmt: skip
    assert listing.entries[6].size == 4 and not listing.cut
    cut = list_folder(tmp_path, most=3)
    assert len(cut.entries) == 3 and cut.cut
    with pytest.raises(OSError):
        list_folder(tmp_path / "gone")


def test_a_typed_path_is_meant_from_where_one_stands(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", "/home/someone")
    assert full_path("a/b", tmp_path) == tmp_path / "a" / "b"
    assert full_path("../x", tmp_path) == tmp_path.parent / "x"
    assert full_path("/etc/", tmp_path) == Path("/etc")
    assert full_path("~/x", tmp_path) == Path("/home/someone/x")
    assert full_path("~nobody-here/x", tmp_path) == tmp_path / "~nobody-here" / "x"


def test_names_are_completed_as_far_as_they_agree(tmp_path: Path) -> None:
    for name in ("page 9.txt", "page 10.txt", ".profile", "Readme.md"):
        (tmp_path / name).write_text("")
    (tmp_path / "sub" / "inner").mkdir(parents=True)
    (tmp_path / "sum").write_text("")
    assert completed("pa", tmp_path) == "page "
    assert completed("read", tmp_path) == "Readme.md"
    assert completed("su", tmp_path) == "su"
    assert completed("su", tmp_path, folders_only=True) == "sub/"
    assert completed("sub/i", tmp_path) == "sub/inner/"
    assert completed(f"{tmp_path}/sub/", tmp_path) == f"{tmp_path}/sub/inner/"
    assert completed(".p", tmp_path) == ".profile"
    assert completed("..", tmp_path) == "../"
    assert completed("none", tmp_path) == "none"


def test_what_a_path_is(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    os.mkfifo(tmp_path / "pipe")
    assert kind_of(tmp_path) is PathKind.FOLDER
    assert kind_of(tmp_path / "file") is PathKind.FILE
    assert kind_of(tmp_path / "pipe") is PathKind.OTHER
    assert kind_of(tmp_path / "gone") is kind_of(tmp_path / "file" / "x") is PathKind.MISSING
    assert nearest_folder(tmp_path / "file" / "x") == tmp_path


@pytest.mark.parametrize("name", [b"plain", b"caf\xe9", b"\xff\xfe 100% #?&", "ü \ufffd".encode(), b"a\nb"])
def test_an_address_keeps_a_path_exact(name: bytes) -> None:
    path = "/tmp/" + os.fsdecode(name)
    assert path_of(address_of(path)) == path
