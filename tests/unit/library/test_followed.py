"""A session that another program writes, shown as its file grows: the rows are the same as if the session
were opened again."""

import random
import tempfile
from collections.abc import Callable, Iterable
from pathlib import Path

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from claude_desk.library.history.file_follower import FileFollower
from claude_desk.transcript.reducer.reducer import Reducer
from tests.library.conversations import VERSIONS, talk_of
from tests.library.library_process import sent
from tests.library.two_writers import NEW_ID, TwoWriters, Wrote
from tests.unit.library.row_text import entries_of, growth, words
from tests.unit.library.session_file_builder import SessionFile, task_words, tool
from tests.unit.library.test_resumed_leaf import files, opened
from tests.unit.library.test_versions import WHOLE, written
from tests.whole_tables import examples


class Reader:
    """Shows the session as its file grows. `anew`: how often the session was opened again."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self.anew = -1
        self._open()

    def _open(self) -> None:
        with WHOLE:
            found = opened(self._path, idle=False)
        self.anew += 1
        self._offset, self._leaf = found.end, found.leaf
        self._reducer: Reducer = Reducer.restored(found.rows)
        self._follower = FileFollower(self._reducer, found.played)

    def look(self) -> None:
        told = sent(growth(self._path, self._offset, self._leaf))
        self._offset, self._leaf = told.offset, told.leaf
        self._follower.play(told)
        if self._follower.opens_anew:
            self._open()

    @property
    def rows(self) -> list[str]:
        self._reducer.drain()
        return words(self._reducer.store)


def reopened(path: Path) -> list[str]:
    with WHOLE:
        return words(entries_of(opened(path, idle=False)))


def grow(path: Path, data: bytes, ends: Iterable[int]) -> Reader:
    """Show the file at each of these lengths, one after the other. Assert each time that the rows are those
    of a session that is opened again."""
    first, *rest = ends
    path.write_bytes(data[:first])
    reader = Reader(path)
    for end in (*rest, len(data)):
        path.write_bytes(data[:end])
        reader.look()
        assert reader.rows == reopened(path)
    return reader


def ends_of_lines(data: bytes) -> list[int]:
    return [at + 1 for at in range(len(data)) if data[at : at + 1] == b"\n"]


@pytest.mark.parametrize("version", VERSIONS)
def test_a_talk_is_the_same_followed_and_opened(version: str) -> None:
    for seed in range(6):
        with written(talk_of(seed, version), version) as path:
            data = path.read_bytes()
            ends = ends_of_lines(data)
            cuts = sorted(random.Random(seed).sample(ends, min(6, len(ends))))
            grow(path, data, cuts)


@settings(max_examples=examples(25), deadline=None)
@given(files(), st.sets(st.integers(0, 40), min_size=1, max_size=4))
def test_two_writers_are_followed_to_the_branch_that_is_resumed(steps: list[Wrote], cuts: set[int]) -> None:
    with tempfile.TemporaryDirectory() as folder:
        path, writers = Path(folder) / f"{NEW_ID}.jsonl", TwoWriters(folder)
        for step in steps:
            writers.do(step)
        ends = ends_of_lines(writers.data)
        if ends:
            grow(path, writers.data, sorted({ends[cut % len(ends)] for cut in cuts}))


# --- lines with any parent -----------------------------------------------------------------------

EXIT = "<command-name>/exit</command-name>\n<command-message>exit</command-message>"
STOP_HOOK = {"subtype": "stop_hook_summary", "preventedContinuation": True, "stopReason": "enough"}
LINES: dict[str, Callable[[SessionFile, str, int], object]] = {
    "prompt": lambda file, above, n: file.says(f"prompt {n}", hangs_on=above),
    "answer": lambda file, above, n: file.answers(f"answer {n}", id=f"m{n}", hangs_on=above),
    "call": lambda file, above, n: file.answers(tool(f"t{n}"), id=f"m{n}", hangs_on=above),
    "more of a message": lambda file, above, n: file.answers(tool(f"t{n}"), id="m", hangs_on=above),
    "result": lambda file, above, n: file.result(f"t{n - 1}", hangs_on=above),
    "system": lambda file, above, n: file.line("system", hangs_on=above, subtype="turn_duration"),
    "stop hook": lambda file, above, n: file.line("system", hangs_on=above, **STOP_HOOK),
    "progress": lambda file, above, n: file.line("progress", hangs_on=above, data={"type": "hook_progress"}),
    "command": lambda file, above, n: file.says(EXIT, hangs_on=above),
    "output": lambda file, above, n: file.says(
        f"<local-command-stdout>Bye {n}</local-command-stdout>", hangs_on=above
    ),
    "caveat": lambda file, above, n: file.says(
        "<local-command-caveat>Caveat: x</local-command-caveat>", hangs_on=above, isMeta=True
    ),
    "queued task": lambda file, above, n: file.task_ended(f"t{n - 1}"),
    "task": lambda file, above, n: file.says(task_words(f"t{n - 2}", "It is done"), hangs_on=above),
    "side": lambda file, above, n: file.says(f"side {n}", hangs_on=above, isSidechain=True),
    "summary": lambda file, above, n: file.summed_up(),
    "summary by hand": lambda file, above, n: file.summed_up("manual"),
    "leaf": lambda file, above, n: file.aside("last-prompt", leafUuid=above),
}
# How many lines above the newest line the parent is: 99 for no parent.
ABOVE = st.sampled_from([0] * 8 + [1, 2, 3, 5, 99])


@settings(max_examples=examples(60), deadline=None)
@given(
    st.lists(st.tuples(st.sampled_from(list(LINES)), ABOVE), min_size=2, max_size=14),
    st.sets(st.integers(1, 14), min_size=1, max_size=4),
)
@example([("answer", 0), ("command", 0), ("output", 0), ("prompt", 2), ("answer", 0)], {2, 4})  # 2.1.33
@example([("answer", 0), ("command", 0), ("output", 0), ("progress", 2), ("prompt", 0)], {4, 5})
@example([("answer", 0), ("answer", 99), ("prompt", 0)], {2})  # 2.1.12
@example([("answer", 0), ("system", 99), ("prompt", 0)], {2, 3})
@example([("call", 0), ("queued task", 0), ("prompt", 0), ("task", 0)], {3, 4})
def test_a_session_is_the_same_followed_and_opened(lines: list[tuple[str, int]], cuts: set[int]) -> None:
    with tempfile.TemporaryDirectory() as folder:
        file = SessionFile(Path(folder) / "s1.jsonl")
        said = [file.says("hello")]
        for number, (kind, above) in enumerate(lines, 1):
            LINES[kind](file, said[-1 - above] if above < len(said) else "", number)
            said.append(file.last)
        data = file.path.read_bytes()
        ends = ends_of_lines(data)
        grow(file.path, data, sorted({ends[min(cut, len(ends)) - 1] for cut in cuts}))


def test_what_goes_on_is_not_opened_anew(tmp_path: Path) -> None:
    """The session is not opened again for results of parallel tools, nor for lines between messages."""
    file = SessionFile(tmp_path / "s1.jsonl")
    file.says("hello")
    first = file.answers(tool("t1"), id="m1")
    second = file.answers(tool("t2"), id="m1")
    file.result("t1", hangs_on=first)
    file.result("t2", hangs_on=second)
    file.answers("Done.", id="m2")
    file.line("system", subtype="turn_duration")
    file.says("And then?")
    file.line("attachment", attachment={"type": "date_change", "newDate": "2026-01-02"})
    file.answers("That.", id="m3")
    data = file.path.read_bytes()
    assert grow(file.path, data, ends_of_lines(data)).anew == 0
