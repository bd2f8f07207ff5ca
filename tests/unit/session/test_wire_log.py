"""The lines of a session, kept for `View source`."""

import errno
import os
import stat
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from claude_desk.session.journal import wire_log
from claude_desk.session.journal.wire_log import WireLog
from claude_desk.transcript.entries import Entry, EntryKind
from tests.scripted_cli.script import Script
from tests.unit.session.conftest import MakeSession
from tests.unit.session.session_harness import reply


def test_lines_come_back_by_their_number(tmp_path: Path) -> None:
    spool = WireLog(tmp_path / "wire")
    assert [spool.append(b"one"), spool.append(b"", True), spool.append("drei ü".encode(), True)] == [1, 2, 3]
    assert [spool.line(n) for n in range(-1, 5)] == [b"", b"", b"one", b"", "drei ü".encode(), b""]
    row = Entry("row", EntryKind.TOOL, 1, sources=[3, 2, -7, 1, 4])
    assert spool.source_of(row) == [(3, True, "drei ü".encode()), (1, False, b"one")]
    assert spool.append(b"four") == 4, "reading does not move where it writes"
    assert list(spool.all_lines()) == [b"one", b"", "drei ü".encode(), b"four"]
    spool.close()


@given(lines=st.lists(st.binary(max_size=50), max_size=30))
def test_any_lines(lines: list[bytes], tmp_path_factory: pytest.TempPathFactory) -> None:
    spool = WireLog(tmp_path_factory.mktemp("wire"))
    for number, line in enumerate(lines, 1):
        assert spool.append(line) == number
        assert spool.line(number) == line
    assert list(spool.all_lines()) == lines
    spool.close()


def test_it_is_readable_by_its_owner_only_and_leaves_nothing(tmp_path: Path) -> None:
    spool = WireLog(tmp_path / "wire")
    assert not (tmp_path / "wire").exists(), "nothing is made until there is something to keep"
    spool.append(b"x")
    assert spool.line(1) == b"x"
    assert spool._file is not None
    assert stat.S_IMODE(os.fstat(spool._file.fileno()).st_mode) == 0o600
    assert stat.S_IMODE((tmp_path / "wire").stat().st_mode) == 0o700
    assert list((tmp_path / "wire").iterdir()) == [], "even a crash leaves no file behind"
    spool.close()
    assert (spool.append(b"y"), spool.line(1)) == (0, b"")


class Full:
    """A file on a full disk."""

    def __init__(self, file: Any) -> None:
        self._file = file

    def __getattr__(self, name: str) -> Any:
        return getattr(self._file, name)

    def write(self, data: bytes) -> int:
        raise OSError(errno.ENOSPC, "No space left on device")


def test_a_full_disk_costs_the_lines_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    spool = WireLog(tmp_path)
    assert spool.append(b"one") == 1 and spool.line(1) == b"one"
    monkeypatch.setattr(spool, "_file", Full(spool._file))
    assert [spool.append(b"x" * 100_000), spool.append(b"three")] == [0, 0]
    assert [spool.line(1), spool.line(2)] == [b"one", b""], "what was kept can still be read"
    spool.close()


def test_a_place_that_cannot_be_written(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("")
    spool = WireLog(blocked / "wire")
    spool.append(b"x")
    assert spool.line(1) == b""
    assert spool.append(b"y") == 0
    assert WireLog(None).append(b"x") == 0


def test_there_is_an_end_to_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wire_log, "LIMIT", 150_000)
    spool = WireLog(tmp_path)
    assert [spool.append(b"x" * 100_000), spool.append(b"x" * 100_000), spool.append(b"x")] == [1, 0, 0]
    assert (len(spool.line(1)), spool.line(2)) == (100_000, b"")
    spool.close()


async def test_each_row_knows_the_lines_that_told_it(make_session: MakeSession, tmp_path: Path) -> None:
    held = make_session(Script(reply("Hello.")), wire_logs=tmp_path / "wire")
    await held.turn("hi")
    found = {entry.kind: held.session.wire_log.source_of(entry) for entry in held.session.entries}
    asked = found[EntryKind.USER]
    assert asked[0].ours and b'"hi"' in asked[0].text
    assert [(line.ours, b'"assistant"' in line.text) for line in found[EntryKind.PROSE]] == [(False, True)]
    assert b'"result"' in found[EntryKind.FOOTER][-1].text
    lines = list(held.session.wire_log.all_lines())
    assert not any(b'"stream_event"' in line for line in lines)
    assert any(b'"initialize"' in line for line in lines), "what we ask is kept too"
    await held.session.close()
    assert held.session.wire_log.source_of(held.session.entries[0]) == []


async def test_nothing_is_kept_where_there_is_no_place(make_session: MakeSession) -> None:
    held = make_session(Script(reply("Hello.")))
    await held.turn("hi")
    assert held.session.wire_log.source_of(held.session.entries[0]) == []
