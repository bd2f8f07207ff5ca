"""Which entries of a git index are repositories of their own."""

import contextlib
import hashlib
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from claude_desk.protocol.disk.git_files import MalformedError, gitlinks
from tests.e2e.trap_folder import git


@pytest.mark.parametrize("version", [2, 3, 4])
@pytest.mark.parametrize(("names_by", "size"), [("sha1", 40), ("sha256", 64)])
def test_submodules_are_found_among_files(tmp_path: Path, version: int, names_by: str, size: int) -> None:
    git(tmp_path, "init", "-q", f"--object-format={names_by}")
    head = "0123456789abcdef" * 4
    head = head[:size]
    names = ["a", "inner/deep", "ä/" + "x" * 300, "z"]
    for name in ("b", "inner/c", "z-last"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).touch()
        git(tmp_path, "add", name)
    for name in names:
        git(tmp_path, "update-index", "--add", "--cacheinfo", f"160000,{head},{name}")
    if version == 3:  # what is only meant to be added makes it one of these
        (tmp_path / "later").touch()
        git(tmp_path, "add", "--intent-to-add", "later")
    git(tmp_path, "update-index", "--index-version", str(version))
    data = (tmp_path / ".git/index").read_bytes()
    assert int.from_bytes(data[4:8]) == version
    assert gitlinks(data) == sorted(name.encode() for name in names)


def test_an_index_without_any_is_not_looked_through(tmp_path: Path) -> None:
    assert gitlinks(b"DIRC" + bytes(8)) == []
    assert gitlinks(b"") == []


def test_one_of_another_form_is_told() -> None:
    with pytest.raises(MalformedError):
        gitlinks(b"DIRC\0\0\0\x05" + bytes(20) + b"\x00\x00\xe0\x00")


@given(st.binary(max_size=200), st.sampled_from([2, 3, 4]))
def test_no_bytes_raise_anything_else(data: bytes, version: int) -> None:
    whole = b"DIRC" + version.to_bytes(4) + (3).to_bytes(4) + data + b"\x00\x00\xe0\x00"
    with contextlib.suppress(MalformedError):
        gitlinks(whole + hashlib.sha1(whole).digest())
