"""The files of an unfinished checkout: those that git and the program made are deleted, and no others."""

import os
import time
from pathlib import Path

import pytest

from claude_desk.repository.made_files import MadeFiles, contents_of
from tests.unit.repository.conftest import Project

CONTENTS = {"a.txt": "one\n", "b/c.txt": "first\nsecond\n", "d.txt": "d" * 100, "e.txt": "e", "none": ""}


def lay(place: Path, files: dict[str, tuple[str, int]]) -> None:
    """Write the files; each has its content and the second of its last change, counted from a minute ago."""
    began = time.time() - 60
    for name, (text, second) in files.items():
        path = place / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(text.encode())
        os.utime(path, (began + second, began + second))


def left(place: Path) -> list[str]:
    return sorted(str(path.relative_to(place)) for path in place.rglob("*") if path.is_file())


LATER = 3600  # after git has ended


@pytest.mark.parametrize(
    ("files", "kept"),
    [
        # git was stopped while it wrote a file
        ({"a.txt": ("one\n", 1), "b/c.txt": ("first\nse", 2)}, []),
        ({"a.txt": ("one\n", 1), "b/c.txt": ("", 2)}, []),
        ({"a.txt": ("one\r\n", 1), "b/c.txt": ("first\r", 2)}, []),
        ({"a.txt": ("", 1)}, []),
        # the disk was full
        ({"a.txt": ("one\n", 1), "b/c.txt": ("first", 1), "d.txt": ("", 1), "e.txt": ("e", 2)}, []),
        ({"a.txt": ("", 1), "b/c.txt": ("", 2), "d.txt": ("", 3), "e.txt": ("", 4)}, []),
        # somebody changed a file that git had already written
        ({"a.txt": ("", 3), "b/c.txt": ("first\nsecond\n", 2)}, ["a.txt"]),
        ({"a.txt": ("one\n", 1), "b/c.txt": ("first\n", 4), "d.txt": ("d" * 100, 3)}, ["b/c.txt"]),
        ({"a.txt": ("one\n", 1), "b/c.txt": ("", 4), "d.txt": ("d" * 12, 3)}, ["b/c.txt"]),
        # somebody changed a file during the cleanup
        ({"a.txt": ("", LATER)}, ["a.txt"]),
        ({"a.txt": ("one\n", 1), "d.txt": ("d", LATER)}, ["d.txt"]),
        ({"e.txt": ("mine", 1)}, ["e.txt"]),
        # the content of the commit
        ({"none": ("", LATER), "a.txt": ("one\n", LATER), "b/c.txt": ("first\r\nsecond\r\n", LATER)}, []),
    ],
)
def test_an_incomplete_file_is_deleted_if_git_can_have_left_it(
    repository: Project, tmp_path: Path, files: dict[str, tuple[str, int]], kept: list[str]
) -> None:
    for name, text in CONTENTS.items():
        repository.write(name, text)
    repository.commit("all")
    place = tmp_path / "place"
    lay(place, files)
    tracked = contents_of(repository.ours, "HEAD")
    MadeFiles(repository.ours, str(place), tracked).clear()
    assert left(place) == kept


@pytest.mark.parametrize("text", ["", "o", "one\n"])
def test_git_leaves_no_incomplete_file_if_it_has_written_all(
    repository: Project, tmp_path: Path, text: str
) -> None:
    place = tmp_path / "place"
    lay(place, {"a.txt": (text, 1)})
    tracked = contents_of(repository.ours, "HEAD")
    MadeFiles(repository.ours, str(place), tracked, complete=True).clear()
    assert left(place) == ([] if text == "one\n" else ["a.txt"])


@pytest.mark.parametrize(
    ("source", "copy", "kept"),
    [("secret", "secret", False), ("grown since", "grown", False), ("secret", "", True), ("", "", False)],
)
def test_an_emptied_copy_is_kept(
    repository: Project, tmp_path: Path, source: str, copy: str, kept: bool
) -> None:
    place = tmp_path / "place"
    lay(place, {"0.env": (copy, 1)})
    repository.write("0.env", source)
    MadeFiles(repository.ours, str(place), {}, {b"0.env": repository.folder / "0.env"}).clear()
    assert left(place) == (["0.env"] if kept else [])


def test_a_thousand_empty_files_of_a_full_disk_are_deleted(repository: Project, tmp_path: Path) -> None:
    names = [f"{number:04}.txt" for number in range(1000)]
    for name in names:
        repository.write(name, name)
    repository.commit("many")
    place = tmp_path / "place"
    lay(place, dict.fromkeys(names, ("", 1)))
    MadeFiles(repository.ours, str(place), contents_of(repository.ours, "HEAD")).clear()
    assert not place.exists()
