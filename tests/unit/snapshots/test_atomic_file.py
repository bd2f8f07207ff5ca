"""A small file of a store is written whole or not at all, and no other file is left."""

import errno
import os
from pathlib import Path

import pytest

from claude_desk.snapshots.atomic_file import replace_file


def test_a_full_disk_leaves_what_was_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(_: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    path = tmp_path / "folder"
    replace_file(path, b"before", flush=True)
    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="No space left"):
        replace_file(path, b"after", flush=True)
    assert {each.name: each.read_bytes() for each in tmp_path.iterdir()} == {"folder": b"before"}
