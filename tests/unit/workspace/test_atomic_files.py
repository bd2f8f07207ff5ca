"""Folders are found by the names that other programs have made of the folders' names."""

import os
from pathlib import Path

import pytest

from claude_desk.session.core.disk_looks import existing_folder


def named(folder: Path, name: bytes) -> str:
    path = folder / os.fsdecode(name)
    path.mkdir(parents=True)
    return str(path)


@pytest.mark.parametrize("written", ["caf\ufffd", "caf\ufffd\ufffd"])
def test_a_name_that_is_no_utf_8_is_found_by_what_is_left_of_it(tmp_path: Path, written: str) -> None:
    inner = named(tmp_path, b"caf\xe9\xff/inner")
    assert existing_folder(str(tmp_path / written / "inner")) == inner


def test_nothing_is_guessed(tmp_path: Path) -> None:
    named(tmp_path, b"caf\xe9")
    named(tmp_path, b"caf\xff")
    asked = str(tmp_path / "caf\ufffd")
    assert existing_folder(asked) == asked, "two may be meant"
    assert existing_folder(str(tmp_path / "gone")) == str(tmp_path / "gone")
    (tmp_path / "caf\ufffd").mkdir()
    assert existing_folder(asked) == asked, "it is there by that very name"
    assert existing_folder("caf\ufffd") == "caf\ufffd"
