"""Damaged lines of a session's file: their intact records are shown, and the rest is reported."""

import codecs
import json
from pathlib import Path

import pytest

from claude_desk.library.catalog.line_reader import LineReader, ReadTask
from claude_desk.library.history.page_layout import FileLayout
from claude_desk.protocol.disk import damaged_line
from claude_desk.protocol.disk.damaged_line import records_in
from claude_desk.protocol.disk.session_head import read_head
from claude_desk.protocol.wire import parser
from tests.unit.library.row_text import followed, paged, rows
from tests.unit.library.session_file_builder import SessionFile, tool

DAMAGED = "notice The session file is damaged here. Something may be missing."
ROWS = [
    "user hello",
    "prose Hi.",
    "user run it",
    "tool run t1 done ok",
    "prose It ran.",
    "user thanks",
    "prose Gladly.",
]


def conversation(path: Path) -> list[bytes]:
    file = SessionFile(path)
    file.says("hello")
    file.answers("Hi.")
    file.says("run it")
    file.answers(tool("t1"))
    file.result("t1")
    file.answers("It ran.")
    file.says("thanks")
    file.answers("Gladly.")
    return file.path.read_bytes().splitlines()


def without(place: int) -> list[str]:
    """Return the rows of the conversation if the line at `place` is lost."""
    if place in (3, 4):
        lost = {3: "tool Bash done ok", 4: "tool run t1 stopped "}[place]
        return [*ROWS[:3], lost, *ROWS[4:]]
    row = place if place < 3 else place - 1
    return [*ROWS[:row], *ROWS[row + 1 :]]


def everywhere(path: Path) -> list[str]:
    found = rows(path)
    assert paged(path) == found
    assert followed(path) == found
    return found


def searched(path: Path) -> list[str]:
    """Return the texts that the index gets. Assert that a record begins at the place that the index has for
    each text."""
    data = path.read_bytes()
    reader = LineReader(ReadTask(1, str(path), "", "", len(data), 0, b"", ""))
    part, _ = reader.read(1 << 30, float("inf"))
    reader.close()
    for doc in part.docs:
        assert json.loads(data[doc.offset : doc.offset + doc.length])["uuid"]
    return [doc.text for doc in part.docs]


@pytest.mark.parametrize("place", range(7))
def test_two_records_on_one_line_are_both_there(tmp_path: Path, place: int) -> None:
    path = tmp_path / "s1.jsonl"
    lines = conversation(path)
    whole = searched(path)
    joined = [*lines[:place], lines[place] + lines[place + 1], *lines[place + 2 :]]
    path.write_bytes(b"\n".join(joined) + b"\n")
    assert everywhere(path) == ROWS
    assert searched(path) == whole
    assert read_head(path.read_bytes(), b"", complete=True).title.text == "hello"


@pytest.mark.parametrize("cut", [30, 200, -2])
@pytest.mark.parametrize("place", range(6))
def test_what_is_spliced_onto_a_cut_line_is_there(tmp_path: Path, place: int, cut: int) -> None:
    path = tmp_path / "s1.jsonl"
    lines = conversation(path)
    spliced = [*lines[:place], lines[place][:cut] + lines[place + 1], *lines[place + 2 :]]
    path.write_bytes(b"\n".join(spliced) + b"\n")
    found = everywhere(path)
    assert found.count(DAMAGED) == 1
    told = [row for row in found if row != DAMAGED]
    assert [row for row in told if not row.startswith("tool")] == [
        row for row in without(place) if not row.startswith("tool")
    ]
    layout = FileLayout(path)
    layout.refresh()
    assert layout.table.damaged == 1


@pytest.mark.parametrize("place", range(8))
def test_nul_bytes_cost_no_message(tmp_path: Path, place: int) -> None:
    path = tmp_path / "s1.jsonl"
    lines = conversation(path)
    whole = searched(path)
    lines[place] = bytes(400) + lines[place]
    path.write_bytes(b"\n".join(lines) + b"\n")
    found = everywhere(path)
    assert [row for row in found if row != DAMAGED] == ROWS and found.count(DAMAGED) == 1
    assert searched(path) == whole


def test_many_damaged_lines_are_told_of_once(tmp_path: Path) -> None:
    path = tmp_path / "s1.jsonl"
    lines = conversation(path)
    path.write_bytes(b"\n".join([*lines[:2], *[b'{"type":"user","mess'] * 500, *lines[2:]]) + b"\n")
    assert everywhere(path) == [*ROWS[:2], DAMAGED, *ROWS[2:]]


def test_a_part_of_a_record_is_no_record() -> None:
    """The result of a tool may look like a line of the file."""
    forged = '{"type":"user","uuid":"u","parentUuid":null,"sessionId":"s","message":{"content":"x"}}'
    cut = f'{{"parentUuid":null,"type":"user","uuid":"a","toolUseResult":{{"items":[{forged}],"more":"te'
    assert records_in(cut.encode()) == []
    block = '{"parentUuid":null,"message":{"content":[{"type":"text","text":"a"}'
    assert records_in(block.encode()) == []
    assert len(records_in((cut + forged).encode())) == 1


@pytest.mark.parametrize(
    "line", [bytes(400), b"\xff\xfe no line", b'{"type":"user","mess', b'"type":"user"}', b""]
)
def test_what_is_no_object_is_not_read_leniently(line: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    """A file may have hundreds of megabytes of such lines."""
    monkeypatch.setattr(parser, "_read_object", pytest.fail)
    assert parser.read_object(line) is None
    assert parser.read_object(line + b"\r\n") is None


@pytest.mark.parametrize("line", [bytes(400), b"\xff\xfe no line", b"[1,2]", b'{"other":1'])
def test_where_no_record_can_begin_none_is_looked_for(line: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(damaged_line, "_records", pytest.fail)
    assert damaged_line.records_in(line) == []


@pytest.mark.parametrize("before", [b"", b" \t\r", codecs.BOM_UTF8, b" " + codecs.BOM_UTF8 + b" "])
@pytest.mark.parametrize("text", [b"a\x01b", b"a\xffb", b"\\ud83d"])
def test_what_the_strict_reader_refuses_is_mended(before: bytes, text: bytes) -> None:
    found = parser.read_object(before + b'{"type":"user","text":"' + text + b'"} \r')
    assert (found is not None) is not before.startswith(b" \xef")


def test_a_hostile_line_is_read_in_bounded_time() -> None:
    assert records_in(b'{"type":' * 200_000) == []
    assert records_in(b'{"type":"user","x":[' * 100_000) == []
