"""The rows of a session's file, whatever its content; all pages together give the rows of the whole file."""

import json
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from unittest.mock import patch

from hypothesis import strategies as st

from claude_desk.library.history import page_layout as layout_module
from claude_desk.library.history import requests as r
from claude_desk.library.history.file_follower import FileFollower
from claude_desk.library.history.handlers import HANDLERS
from claude_desk.library.history.page_layout import FileLayout
from claude_desk.library.request_base import LibraryPaths
from claude_desk.library.strands import cut_points
from claude_desk.transcript.reducer.reducer import Reducer
from tests.fuzz.check_files import JOURNAL_LINES
from tests.fuzz.json_values import line_of
from tests.fuzz.session_files import SESSION, STRUCTURES, session_files, with_calls_in_order
from tests.fuzz.targets import fuzz
from tests.library.library_process import sent
from tests.unit.library.row_text import entries_of, rows, words

# The end of the file is read in small pieces, and pages are as small as possible.
SMALL = patch.multiple(layout_module, PAGE_LINES=1, PAGE_WEIGHT=1, HUGE_WEIGHT=1, HUGE_LINES=1, _TAIL=400)
NOWHERE = LibraryPaths(Path("/nowhere"), Path("/nowhere"), Path("/nowhere"))


@contextmanager
def file_of(data: bytes, agent: bytes = b"") -> Iterator[Path]:
    """Write a session's file, and the file of its subagent `g1`."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / f"{SESSION}.jsonl"
        path.write_bytes(data)
        if agent:
            beside = path.with_suffix("") / "subagents" / "agent-g1.jsonl"
            beside.parent.mkdir(parents=True)
            beside.write_bytes(agent)
        yield path


def ask(request: Any) -> Any:
    """Return the library child's answer in the form that it has after the pipe."""
    return sent(HANDLERS[type(request)](request, NOWHERE, lambda news: None), *request.answers())


@fuzz(40, data=session_files(), agent=session_files(), journal=st.lists(JOURNAL_LINES, max_size=5),
      idle=st.booleans(), offset=st.integers(0, 9000))  # fmt: skip
def sessions_on_disk(data: bytes, agent: bytes, journal: list[bytes], idle: bool, offset: int) -> None:
    """Every request about a file is answered, and a reducer that has read the file still works."""
    with file_of(data, agent) as path, SMALL:
        ours = path.with_name("journal.jsonl")
        ours.write_bytes(b"\n".join(journal))
        opened = ask(r.OpenHistory(path, ours, idle))
        reducer = Reducer.restored(opened.rows)
        ids = [entry.id for entry in reducer.store]
        assert len(set(ids)) == len(ids)
        reducer.drain()
        layout = ask(r.LayOutPages(path, len(data)))
        for mark in layout.pages:
            ask(r.ReadPage(path, mark.id, len(data), ours))
        if layout.pages:
            ask(r.FindInPages(path, "hello", tuple(mark.id for mark in layout.pages), len(data), ours))
        ask(r.SourceLines(path, (0, offset), ""))
        ask(r.SourceLines(path, (0, offset), "g1"))
        ask(r.LocateLine(path, offset, "", len(data)))
        ask(r.LocateLine(path, offset, "g1", len(data)))
        for uuid in ("u1", "u7", "nobody"):
            cut_points.before(path, uuid)
            cut_points.behind(path, uuid)
        cut_points.behind(path, "", offset)


def pages_of(path: Path) -> list[str]:
    """Return the rows of all pages, read as the window does, from the file's end."""
    with SMALL:
        opened = ask(r.OpenHistory(path))
        before = opened.page.id
        older = ask(r.LayOutPages(path, before)).pages if opened.older else ()
        turns = [turn for mark in older for turn in ask(r.ReadPage(path, mark.id, before)).turns]
    return words([*(entry for turn in turns for entry in turn.entries), *entries_of(opened)])


@fuzz(40, lines=STRUCTURES.map(with_calls_in_order))
def pages_are_the_whole(lines: list[dict[str, Any]]) -> None:
    """As many pages as possible, each read by its offsets, give the rows of the whole file.

    Exceptions are ends of tasks whose call is missing (a page assumes that an older page has the call), and
    the reason why a call without a result has ended.
    """
    data = b"".join(line_of(line) + b"\n" for line in lines)
    if b"<task-notification>" in data:
        return
    with file_of(data) as path:
        read, whole = pages_of(path), rows(path)
        assert list(map(_ended, read)) == list(map(_ended, whole)), f"{read} {whole}"


def _ended(row: str) -> str:
    return row.replace(" cancelled ", " stopped ")


@fuzz(30, data=session_files(), cuts=st.lists(st.integers(0, 4000), max_size=4))
def files_that_grow(data: bytes, cuts: list[int]) -> None:
    """A layout that saw the file grow equals the layout of the whole file, and following never breaks."""
    ends = sorted({*(cut % (len(data) + 1) for cut in cuts), len(data)})
    with file_of(data[: ends[0]]) as path:
        layout, following, at, leaf = FileLayout(path), FileFollower(Reducer()), 0, ""
        for end in ends:
            path.write_bytes(data[:end])
            assert layout.refresh()
            followed = ask(r.FollowFile(path, at, r.ShownConversation(leaf)))
            assert not followed.replaced
            following.play(sent(followed))
            at, leaf = followed.offset, followed.leaf
        following.settle()
        whole = FileLayout(path)
        whole.refresh()
        assert layout.chain == whole.chain
        assert layout.ends == whole.ends == at
        assert json.dumps(sorted(layout.table.heads)) == json.dumps(sorted(whole.table.heads))
