"""The CLI resumes the strand that is shown, whichever program wrote to the file."""

import json
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from claude_desk.library.history import requests as r
from claude_desk.library.history.handlers import HANDLERS
from claude_desk.library.request_base import LibraryPaths, Request
from claude_desk.library.strands.cut_points import continues_from
from claude_desk.transcript.entries import EntryKind
from tests.faults.disk_faults import failing_disk
from tests.library.two_writers import (
    NEW_ID,
    TwoWriters,
    Wrote,
    resumed_words,
    resumed_words_by_time,
    words_up_to,
)
from tests.unit.library.row_text import entries_of

NOWHERE = LibraryPaths(*[Path("/nonexistent")] * 3)


def files() -> st.SearchStrategy[list[Wrote]]:
    """Generate what two writers do, in any order. A pick is made among the messages that exist at that
    time."""
    writer, pick = st.integers(0, 1), st.integers(0, 7)
    return st.lists(
        st.one_of(
            st.builds(Wrote, st.just("turn"), writer),
            st.builds(Wrote, st.just("turn"), writer, at=st.integers(0, 400)),
            st.builds(Wrote, st.just("join"), writer, pick),
            st.builds(Wrote, st.just("leaf"), writer),
            st.builds(Wrote, st.just("leaf of"), writer, pick),
            st.builds(Wrote, st.sampled_from(("no leaf", "missing leaf", "cut leaf", "cut line")), writer),
            st.builds(
                Wrote, st.sampled_from(("system", "attachment", "progress", "aside", "summary")), writer
            ),
        ),
        min_size=1,
        max_size=14,
    )


def ask(request: Request) -> Any:
    return HANDLERS[type(request)](request, NOWHERE, lambda news: None)


def opened(path: Path, **more: Any) -> r.HistoryOpened:
    found = HANDLERS[r.OpenHistory](r.OpenHistory(path, **more), NOWHERE, lambda news: None)
    assert isinstance(found, r.HistoryOpened)
    return found


def words(found: r.HistoryOpened) -> list[str]:
    """Return what the user and Claude said, in the order of the rows."""
    said = (EntryKind.USER, EntryKind.PROSE)
    return [entry.text for entry in entries_of(found) if entry.kind in said]


@dataclass
class Played:
    writers: TwoWriters
    path: Path


def play(steps: Sequence[Wrote], folder: str) -> Played:
    writers = TwoWriters(folder)
    for step in steps:
        writers.do(step)
    path = Path(folder) / f"{NEW_ID}.jsonl"
    path.write_bytes(writers.data)
    return Played(writers, path)


@example([Wrote("turn", 1), Wrote("aside", 1), Wrote("turn", 0), Wrote("turn", 1), Wrote("turn", 0)])
@given(files())
def test_a_strand_that_is_offered_is_what_the_cli_begins_another_session_with(steps: list[Wrote]) -> None:
    with tempfile.TemporaryDirectory() as folder:
        played = play(steps, folder)
        data = played.writers.data
        shown = set(resumed_words(data))
        for strand in opened(played.path).facts.other_strands:
            into = Path(folder) / "strands" / "cut.jsonl"
            written = ask(r.WriteStrand(played.path, strand.leaf, into))
            expected = words_up_to(data, strand.leaf)
            copy = into.read_bytes()
            assert resumed_words(copy) == expected
            if not any(step.at >= 0 for step in steps):  # a clock that was set back misleads 2.1.37
                assert resumed_words_by_time(copy) == expected
            assert words(opened(played.path, until=written.until)) == expected
            new = set(expected) - shown
            assert strand.messages == len(new) > 0
            shown |= new
            assert b"last-prompt" not in copy


def test_a_strand_is_written_whole_or_not_at_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each write fails once, as on a full disk."""
    steps = [
        Wrote("turn", 0),
        Wrote("join", 1, 1),
        Wrote("turn", 0),
        Wrote("summary", 0),
        Wrote("leaf", 0),
        Wrote("turn", 1),
    ]
    played = play(steps, str(tmp_path))
    [strand] = opened(played.path).facts.other_strands
    into = tmp_path / "strands" / "cut.jsonl"
    with failing_disk(tmp_path, monkeypatch) as disk:
        for number in range(1, 100):
            disk.fail(number)
            try:
                written = ask(r.WriteStrand(played.path, strand.leaf, into))
            except OSError:
                assert disk.failed
                assert not into.parent.exists() or list(into.parent.iterdir()) == []
            else:
                break
        disk.heal()
    assert number > 2, "it writes, and gives the file its name"
    assert written.until and into.stat().st_size


def test_what_is_of_no_strand_goes_along_and_what_is_of_another_does_not(tmp_path: Path) -> None:
    steps = [
        Wrote("turn", 0),
        Wrote("join", 1, 1),
        Wrote("turn", 0),
        Wrote("summary", 0),
        Wrote("leaf", 0),
        Wrote("turn", 1),
    ]
    played = play(steps, str(tmp_path))
    [strand] = opened(played.path).facts.other_strands
    into = tmp_path / "cut.jsonl"
    ours = list(played.writers.said)[2]
    journal = tmp_path / "journal.jsonl"
    sent = {"v": 1, "at": 1.0, "kind": "sent", "uuid": ours, "text": "prompt 2"}
    journal.write_text(json.dumps(sent) + "\n")
    written = ask(r.WriteStrand(played.path, strand.leaf, into, journal))
    kinds = [json.loads(line)["type"] for line in into.read_bytes().splitlines()]
    assert kinds == ["user", "assistant", "summary", "user", "assistant"]
    assert written.gone == {ours}
    assert into.stat().st_mode & 0o777 == 0o600
    assert ask(r.WriteStrand(played.path, "no such line", into)).until == ""


@given(files())
def test_the_strand_shown_is_the_one_that_the_cli_resumes(steps: list[Wrote]) -> None:
    with tempfile.TemporaryDirectory() as folder:
        played = play(steps, folder)
        expected = resumed_words(played.writers.data)
        found = opened(played.path)
        assert words(found) == expected
        for uuid, text in played.writers.said.items():
            assert continues_from(played.path, uuid) == (text in expected), text
        if found.facts.disputed:
            # The place is passed to the CLI; a CLI that does not find it continues from the latest message.
            assert words(opened(played.path, by_time=True)) == resumed_words_by_time(played.writers.data)


@pytest.mark.parametrize("leaf", [[], [Wrote("leaf", 0)], [Wrote("spliced"), Wrote("leaf", 1)]])
def test_a_strand_on_damaged_lines_is_not_the_one_that_the_cli_resumes(
    tmp_path: Path, leaf: list[Wrote]
) -> None:
    """The program reads the intact records in damaged lines, but the CLI does not, so the strand is
    offered."""
    damaged = [Wrote("spliced"), Wrote("turn", 1), *leaf]
    data = play([Wrote("turn", 0), Wrote("join", 1, 1), Wrote("turn", 0), *damaged], str(tmp_path))
    lines = data.path.read_bytes().splitlines()
    answer = lines.index(next(line for line in lines if b"answer 3" in line))
    lines[answer] = b'{"parentUuid":null,"isSidechain":false,"type":"us' + lines[answer]
    data.path.write_bytes(b"\n".join(lines) + b"\n")
    found = opened(data.path)
    assert (
        words(found)
        == resumed_words(data.path.read_bytes())
        == [
            "prompt 1",
            "answer 1",
            "prompt 2",
            "answer 2",
        ]
    )
    assert [strand.messages for strand in found.facts.other_strands] == [2]


@pytest.mark.parametrize("whole", [False, True])
def test_what_hangs_on_the_leaf_on_damaged_lines_is_shown(tmp_path: Path, whole: bool) -> None:
    steps = [Wrote("turn", 0), *([] if whole else [Wrote("spliced")]), Wrote("turn", 0), Wrote("cut line", 0)]
    found = opened(play(steps, str(tmp_path)).path)
    assert words(found) == ["prompt 1", "answer 1", "prompt 2", "answer 2"]


def test_a_terminal_beside_the_window_makes_another_strand_and_it_is_told(tmp_path: Path) -> None:
    steps = [
        Wrote("turn", 0),
        Wrote("join", 1, 1),
        Wrote("turn", 0),
        Wrote("leaf", 0),
        Wrote("turn", 1),
    ]
    played = play(steps, str(tmp_path))
    found = opened(played.path)
    assert words(found) == ["prompt 1", "answer 1", "prompt 2", "answer 2"]
    assert found.facts.disputed
    assert [strand.messages for strand in found.facts.other_strands] == [2]
    assert found.facts.until == list(played.writers.said)[3]


def test_a_strand_that_a_writer_went_back_from_is_not_told(tmp_path: Path) -> None:
    steps = [Wrote("turn", 0), Wrote("turn", 0), Wrote("join", 0, 1), Wrote("turn", 0)]
    found = opened(play(steps, str(tmp_path)).path)
    assert words(found) == ["prompt 1", "answer 1", "prompt 3", "answer 3"]
    assert found.facts.other_strands == ()


def test_our_own_words_in_a_strand_that_is_not_resumed_are_told(tmp_path: Path) -> None:
    steps = [
        Wrote("turn", 0),
        Wrote("join", 1, 1),
        Wrote("turn", 0),
        Wrote("turn", 1),
        Wrote("leaf", 1),
    ]
    played = play(steps, str(tmp_path))
    ours = list(played.writers.said)[2]
    journal = tmp_path / "journal.jsonl"
    journal.write_text(
        json.dumps({"v": 1, "at": 1.0, "kind": "sent", "uuid": ours, "text": "prompt 2"}) + "\n"
    )
    found = opened(played.path, journal=journal)
    assert words(found)[-1] == "answer 3"
    assert [strand.messages for strand in found.facts.other_strands] == [2]


def test_the_strand_that_the_file_names_is_offered_where_the_cli_does_not_find_it(tmp_path: Path) -> None:
    steps = [
        Wrote("turn", 0),
        Wrote("join", 1, 1),
        Wrote("turn", 0),
        Wrote("leaf", 0),
        Wrote("turn", 1),
    ]
    played = play(steps, str(tmp_path))
    found = opened(played.path, by_time=True)
    assert words(found)[-1] == "answer 3"
    assert [(strand.messages, strand.leaf) for strand in found.facts.other_strands] == [
        (2, list(played.writers.said)[3])
    ]


def test_each_strand_of_several_is_offered(tmp_path: Path) -> None:
    steps = [
        Wrote("turn", 0),
        Wrote("join", 1, 1),
        Wrote("turn", 0),
        Wrote("leaf", 0),
        Wrote("turn", 1),
        Wrote("join", 1, 1),
        Wrote("turn", 1),
    ]
    found = opened(play(steps, str(tmp_path)).path)
    assert words(found)[-1] == "answer 2"
    assert [strand.messages for strand in found.facts.other_strands] == [2, 2]
