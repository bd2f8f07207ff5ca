"""A damaged file is kept aside, and does not replace the damaged file of an earlier run."""

from pathlib import Path

import pytest

from claude_desk.workspace.atomic_files import MOST_COPIES, put_aside


def _damage(path: Path, data: bytes) -> None:
    path.write_bytes(data)
    put_aside(path, data)
    assert not path.exists()


def _aside(folder: Path) -> list[bytes]:
    return sorted(file.read_bytes() for file in folder.iterdir() if file.is_file())


def test_each_damaged_file_keeps_its_own_copy(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    _damage(path, b"the user's settings")
    assert (tmp_path / "settings.json.damaged").read_bytes() == b"the user's settings"
    _damage(path, b"another")
    _damage(path, b"another")  # the same bytes need no second copy
    assert _aside(tmp_path) == [b"another", b"the user's settings"]


def test_the_number_of_copies_is_bounded(tmp_path: Path) -> None:
    for number in range(MOST_COPIES + 5):
        _damage(tmp_path / "a.json", b"%03d" % number)
    kept = [*range(MOST_COPIES - 1), MOST_COPIES + 4]  # the newest replaces the last copy only
    assert _aside(tmp_path) == [b"%03d" % number for number in kept]


@pytest.mark.parametrize("kind", ["folder", "link"])
def test_another_entry_with_the_name_of_a_copy_stays(tmp_path: Path, kind: str) -> None:
    taken = tmp_path / "a.json.damaged"
    if kind == "folder":
        taken.mkdir()
    else:
        taken.symlink_to("nowhere")
    _damage(tmp_path / "a.json", b"data")
    assert taken.is_dir() or taken.is_symlink()
    assert _aside(tmp_path) == [b"data"]
