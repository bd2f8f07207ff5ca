"""The rows of the changes page, their model, and what the view asks for."""

import random
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path, PurePath, PurePosixPath, PureWindowsPath
from typing import Any

import pytest
from pytestqt.modeltest import ModelTester
from pytestqt.qtbot import QtBot

from claude_desk.protocol.phrase import Phrase
from claude_desk.repository.records import RepositoryStatus
from claude_desk.repository.requests import GitFailure
from claude_desk.session.snapshots.change_calls import call_of
from claude_desk.session.snapshots.session_changes import ChangeScope, Comparison
from claude_desk.session.snapshots.turn_snapshots import ChangeFigures
from claude_desk.snapshots.file_diff import diff_of_states
from claude_desk.snapshots.records import (
    HEAD,
    Change,
    ChosenLines,
    DiffTrouble,
    FileDiff,
    FileKind,
    LeftAlone,
    LeftReason,
    PathState,
    Refusal,
    Refused,
)
from claude_desk.snapshots.requests import CompareSnapshots, ReadDiff
from claude_desk.transcript.entries import Entry, EntryKind, ToolCall, ToolState
from claude_desk.transcript.text.line_comments import with_comments
from claude_desk.ui.changes import change_words
from claude_desk.ui.changes.change_rows import BLOCK, ChangeRowKind, DiffLines, PageState, rows_of
from claude_desk.ui.changes.changes_model import ChangeRole, ChangesModel
from claude_desk.ui.changes.changes_view import ChangesView
from claude_desk.ui.changes.index_states import prefix_in
from claude_desk.ui.phrases.phrase_words import words
from claude_desk.ui.transcript.highlight_worker import HighlightWorker
from tests.live_session import LiveSession
from tests.screen_files import TOP, ScreenFiles

STATE = PathState(FileKind.FILE, 0o644, "0" * 40)
OLD = "".join(f"line {number}\n" for number in range(60)).encode()
NEW = OLD.replace(b"line 3\n", b"three\n").replace(b"line 40\n", b"forty\nand more\n")


def lines_of(old: bytes, new: bytes) -> DiffLines:
    return DiffLines(diff_of_states((STATE, old), (STATE, new), b"a", all_lines=False))


@pytest.fixture
def files(loop_runs: None) -> ScreenFiles:
    return ScreenFiles()


def some(files: ScreenFiles) -> list[Change]:
    return [
        files.put("src/deep/only/a.py", OLD, NEW),
        files.put("src/deep/only/b.py", None, b"x\n"),
        files.put("top", b"x\n", None),
    ]


def test_a_row_has_its_name_before_its_folder(files: ScreenFiles) -> None:
    model = ChangesModel()
    model.show(rows_of(some(files), PageState()))
    shown = [
        [
            model.data(model.index(row), role)
            for role in (ChangeRole.LETTER, ChangeRole.NAME, ChangeRole.FOLDER)
        ]
        for row in range(model.rowCount())
    ]
    assert shown == [["M", "a.py", "src/deep/only"], ["A", "b.py", "src/deep/only"], ["D", "top", ""]]


@pytest.mark.parametrize("seed", range(30))
def test_each_changed_line_is_in_one_block_of_its_hunk(seed: int) -> None:
    source = random.Random(seed)
    old = [b"%d" % source.randrange(50) for _ in range(300)]
    new = list(old)
    for _ in range(12):
        at = source.randrange(len(new))
        new[at : at + source.randrange(4)] = [b"new"] * source.randrange(60)
    lines = lines_of(b"\n".join(old), b"\n".join(new))
    seen: list[int] = []
    for number, hunk in enumerate(lines.diff.hunks):
        blocks = list(lines.blocks(number))
        inside = [at for first, end in blocks for at in range(first, end)]
        assert all(end - first <= BLOCK for first, end in blocks)
        assert set(range(hunk.row, hunk.row + hunk.count)) <= set(inside)
        assert "@" not in "".join(lines.diff.lines.signs[at] for at in inside)
        seen += inside
    assert len(seen) == len(set(seen)), "no line is shown twice"
    changed = [at for at, sign in enumerate(lines.diff.lines.signs) if sign in "+-"]
    assert set(changed) <= set(seen)


@pytest.mark.parametrize("seed", range(20))
def test_side_by_side_has_the_same_lines_in_their_order(seed: int) -> None:
    source = random.Random(seed)
    old = [b"%d" % source.randrange(50) for _ in range(300)]
    new = list(old)
    for _ in range(12):
        at = source.randrange(len(new))
        new[at : at + source.randrange(4)] = [b"new"] * source.randrange(60)
    lines = lines_of(b"\n".join(old), b"\n".join(new))
    for number in range(len(lines.diff.hunks)):
        inside = [at for first, end in lines.blocks(number) for at in range(first, end)]
        signs = lines.diff.lines.signs
        blocks = list(lines.side_blocks(number))
        assert all(end - first <= BLOCK for first, end in blocks)
        both = [lines.sides(number, first, end) for first, end in blocks]
        for side, of in ((0, " -\\"), (1, " +\\")):
            shown = [line.line for panes in both for line in panes[side].lines if line.line is not None]
            assert shown == [lines._line(at) for at in inside if signs[at] in of or signs[at] == "\\"]


def test_lines_are_as_in_the_cards() -> None:
    lines = lines_of(OLD, NEW)
    (first, end), *_ = lines.blocks(0)
    pane = lines.pane(first, end)
    assert pane.text.split("\n")[3:5] == ["line 3", "three"]
    assert pane.gutter.split("\n")[3:5] == [" 4 −", " 4 +"]
    assert [(band.line, band.tone) for band in pane.bands] == [(3, "removed"), (4, "added")]


def test_a_model_that_changes_at_random_is_a_sound_one(
    files: ScreenFiles, qtmodeltester: ModelTester
) -> None:
    source = random.Random(7)
    model = ChangesModel()
    qtmodeltester.check(model, force_py=True)
    every = [files.put(f"{source.choice('ab')}/{number}", OLD, NEW) for number in range(12)]
    for _ in range(60):
        chosen = sorted(source.sample(every, source.randrange(12)), key=lambda change: change.path)
        opened = {change.path for change in chosen if source.random() < 0.4}
        model.show(rows_of(chosen, PageState(opened)))
        assert model.rowCount() == len(model.rows)


@pytest.fixture
def colouring(qapp: Any) -> Iterator[HighlightWorker]:
    worker = HighlightWorker()
    yield worker
    worker.close()


class Page:
    def __init__(self, colouring: HighlightWorker) -> None:
        self.session = LiveSession(files=ScreenFiles())
        self.session.change_files()
        self.view = ChangesView(colouring)
        self.view.attach(self.session)

    @property
    def undone(self) -> list[tuple[str, Any]]:
        self.session.hear()
        return self.session.files.undone

    def rows(self) -> list[str]:
        self.session.hear()
        return [row.kind.value for row in self.view._model.rows]

    def key(self, kind: ChangeRowKind, number: int = 0) -> str:
        rows = [row for row in self.view._model.rows if row.kind is kind]
        return str(rows[number].key)

    def show(self, changes: list[Change], scope: ChangeScope = ChangeScope.TURN) -> None:
        self.session.change_files(*changes)
        assert self.view.property("scope") == scope


@pytest.fixture
def page(colouring: HighlightWorker) -> Page:
    return Page(colouring)


def test_it_looks_only_while_it_is_shown(page: Page) -> None:
    def looks() -> list[CompareSnapshots]:
        page.session.hear()
        return [each for each in page.session.files.requests if isinstance(each, CompareSnapshots)]

    assert not looks()
    page.view.setOpen(True)
    assert page.view.property("loading")
    assert [(each.before, each.after, each.within) for each in looks()] == [("a", "", (("a", "b"),))]
    page.view.choose("head")
    assert looks()[-1].before == HEAD
    page.view.setOpen(False)
    page.session.snapshots.changed.emit()
    assert len(looks()) == 2


def test_few_changes_are_open_and_many_are_closed(page: Page) -> None:
    page.view.setOpen(True)
    page.show(some(page.session.files))
    assert page.rows().count("hunk") == 4 and page.view.property("figure") == "+4 −3 in 3 files"
    page.show([page.session.files.put(f"f{number}", OLD, NEW) for number in range(20)])
    page.view.detach()
    page.view.attach(page.session)
    assert page.rows() == ["file"] * 20
    page.view.toggle(page.key(ChangeRowKind.FILE, 3))
    assert page.rows().count("hunk") == 2
    page.view.openAll(False)
    assert page.rows() == ["file"] * 20


def test_what_the_person_has_closed_stays_closed(page: Page) -> None:
    page.view.setOpen(True)
    page.show(some(page.session.files))
    page.view.toggle(page.key(ChangeRowKind.FILE))
    shown = page.rows()
    page.show(some(page.session.files))
    assert page.rows() == shown and shown.count("hunk") == 2


def test_lines_stay_in_their_place_until_newer_ones_are_read(page: Page) -> None:
    page.view.setOpen(True)
    files = page.session.files
    page.show([files.put("a", OLD, NEW)])
    shown = page.rows()
    assert shown == ["file", "hunk", "lines", "hunk", "lines"]
    files.held.add(ReadDiff)
    newer = files.put("a", OLD, OLD.replace(b"line 3\n", b"three\n"))
    page.show([newer])
    assert page.rows() == shown, "nothing is taken away while the newer lines are read"
    page.view.undo(page.key(ChangeRowKind.HUNK, 1))
    assert page.undone == [("hunks", (b"a", [40]))], "of what is seen"
    files.let_go()
    page.view._soon.timeout.emit()
    assert page.rows() == ["file", "hunk", "lines", "hunk", "lines"]
    rows = page.view._model.rows
    assert [row.undone is not None for row in rows] == [False] * 3 + [True] * 2, "the undone hunk stays"


@pytest.mark.parametrize("sided", [False, True])
def test_a_long_hunk_shows_its_beginning_until_all_is_wanted(page: Page, sided: bool) -> None:
    page.view.setOpen(True)
    page.view.setSided(sided)
    files = page.session.files
    text = "".join(f"line {number}\n" for number in range(100)).encode()
    other = text.replace(b"line", b"other") if sided else None
    page.show([files.put("a", other, text), files.put("b", None, text[:400])])
    assert page.rows() == ["file", "hunk", "lines", "more", "file", "hunk", "lines", "lines"]
    model = page.view._model
    assert model.data(model.index(3), ChangeRole.WORDS) == "Show 60 more lines"
    assert model.data(model.index(3), ChangeRole.SPOKEN) == "Show 60 more lines"
    page.view.showMore(page.key(ChangeRowKind.MORE))
    assert page.rows()[:5] == ["file", "hunk", "lines", "lines", "lines"]
    page.view.undo(page.key(ChangeRowKind.HUNK))
    assert page.undone, "the whole hunk"


def test_the_lines_of_a_comment_are_never_left_out(page: Page) -> None:
    page.view.setOpen(True)
    text = "".join(f"line {number}\n" for number in range(100)).encode()
    page.show([page.session.files.put("a", None, text)])
    assert "more" in page.rows()
    page.view.comment(page.key(ChangeRowKind.HUNK), -1, -1, 0)
    assert "more" not in page.rows() and page.rows().count("lines") == 3


def test_a_reviewed_file_is_closed_until_it_changes_again(page: Page) -> None:
    page.view.setOpen(True)
    files = page.session.files
    page.show([files.put("a", OLD, NEW), files.put("b", None, b"x\n")])
    assert page.rows().count("hunk") == 3 and page.view.property("reviewFigure") == "0 of 2 reviewed"
    page.view.setReviewed(page.key(ChangeRowKind.HUNK), True)
    assert page.rows() == ["file", "file", "hunk", "lines"]
    assert page.view.property("reviewFigure") == "1 of 2 reviewed"
    model = page.view._model
    assert model.data(model.index(0), ChangeRole.SPOKEN) == "a: Modified, +3 −2, reviewed, collapsed"
    page.show([files.put("a", OLD, NEW), files.put("b", None, b"x\n")])
    assert page.view.property("reviewFigure") == "1 of 2 reviewed" and page.rows().count("hunk") == 1
    page.show([files.put("a", OLD, NEW + b"more\n"), files.put("b", None, b"x\n")])
    assert page.view.property("reviewFigure") == "0 of 2 reviewed" and page.rows().count("hunk") == 4
    page.view.setReviewed(page.key(ChangeRowKind.FILE), True)
    page.view.setReviewed(page.key(ChangeRowKind.FILE), False)
    assert page.view.property("reviewFigure") == "0 of 2 reviewed"


def test_a_comment_stands_below_its_lines(page: Page) -> None:
    page.view.setOpen(True)
    files = page.session.files
    page.show([files.put("a", OLD, NEW), files.put("b", b"\0", b"\0\1")])
    view, comments = page.view, page.view._comments

    def say(key: str, start: int = -1, end: int = -1) -> None:
        view.comment(key, start, end)
        comments.keep(" Why? ")
        comments.save()

    say(page.key(ChangeRowKind.HUNK, 1))
    say(page.key(ChangeRowKind.LINES, 0), 0, 0)  # before the change
    say(page.key(ChangeRowKind.FILE, 1))
    assert page.rows() == [
        "file", "hunk", "lines", "comment", "lines", "hunk", "lines", "comment", "lines",
        "file", "note", "comment",
    ]  # fmt: skip
    found = list(page.session.change_review.comments.values())
    assert [(each.path, each.first, each.last, each.gone, each.text) for each in found] == [
        ("a", 41, 42, False, "Why?"), ("a", 1, 1, False, "Why?"), ("b", 0, 0, False, "Why?"),
    ]  # fmt: skip
    assert found[0].quote == "-line 40\n+forty\n+and more"
    page.view.undo(page.key(ChangeRowKind.COMMENT))
    assert not page.undone
    page.show([files.put("a", OLD, OLD + b"more\n"), files.put("b", b"\0", b"\0\1")])
    assert page.rows() == ["file", "hunk", "lines", "comment", "comment", "file", "note", "comment"]
    view.comment(page.key(ChangeRowKind.COMMENT), -1, -1)
    comments.keep(" ")
    comments.save()
    assert len(page.session.change_review.comments) == 2


def test_characters_of_two_units_do_not_shift_the_lines_of_a_comment(page: Page) -> None:
    page.view.setOpen(True)
    page.show([page.session.files.put("a", None, "😀😀😀\nx\ny\n".encode())])
    page.view.comment(page.key(ChangeRowKind.LINES), 7, 8)
    assert page.view._comments.property("place") == "Comment on a, line 2"


def test_side_by_side_where_both_sides_have_lines(page: Page) -> None:
    page.view.setOpen(True)
    page.show([page.session.files.put("a", OLD, NEW), page.session.files.put("b", None, b"x\n")])
    page.view.setSided(True)
    model = page.view._model
    panes = [
        model.data(model.index(at), ChangeRole.PANE) for at, kind in enumerate(page.rows()) if kind == "lines"
    ]
    assert [len(pane["sides"]) for pane in panes] == [2, 2, 0]
    old, new = panes[0]["sides"]
    assert old["text"].split("\n")[3] == "line 3" and new["text"].split("\n")[3] == "three"
    page.view.undo(page.key(ChangeRowKind.LINES, 1))
    assert page.undone == [("hunks", (b"a", [40]))]
    page.view.setSided(False)
    assert all(not model.data(model.index(at), ChangeRole.PANE)["sides"] for at in range(model.rowCount()))


def test_changes_of_white_space_are_hidden_and_stay_when_others_are_undone(page: Page) -> None:
    page.view.setOpen(True)
    files = page.session.files
    page.show([files.put("a", b"if x:\na\nb\n", b"if  x:\n\ta\nc\n"), files.put("b", b"a b\n", b"a  b\n")])
    assert page.rows() == ["file", "hunk", "lines", "file", "hunk", "lines"]
    page.view.setSpaces(False)
    assert page.rows() == ["file", "hunk", "lines", "file", "note"]
    row = next(row for row in page.view._model.rows if row.kind == "lines")
    assert row.lines is not None
    assert row.lines.pane(row.first, row.end).text == "if  x:\n\ta\nb\nc", "as the file is now"
    assert "white space" in page.view.property("warnings")
    page.view.undo(page.key(ChangeRowKind.HUNK))
    assert page.undone == [("lines", (b"a", ChosenLines((3,), (3,))))]
    page.view.setSpaces(True)
    assert page.rows() == ["file", "hunk", "lines", "file", "hunk", "lines"]
    page.view.undo(page.key(ChangeRowKind.HUNK))
    assert page.undone[1:] == [("hunks", (b"a", [0]))]


def test_a_binary_file_is_read_once_while_white_space_is_hidden(
    page: Page, monkeypatch: pytest.MonkeyPatch
) -> None:
    page.view.setOpen(True)
    files, changes, read = page.session.files, page.session.changes, []
    monkeypatch.setattr(changes, "read", lambda change, **how: read.append((change, how)))
    change = files.put("a", b"\0a", b"\0b")
    page.show([change])
    page.view.setSpaces(False)
    assert [how["spaces"] for _, how in read] == [True], "one answer at a time is waited for"
    changes.diff_read.emit(change, FileDiff(DiffTrouble.BINARY))
    assert [how["spaces"] for _, how in read] == [True, False]
    changes.diff_read.emit(change, FileDiff(DiffTrouble.BINARY))
    assert len(read) == 2 and page.rows() == ["file", "note"]


def test_what_is_undone_is_what_the_row_stands_for(page: Page) -> None:
    page.view.setOpen(True)
    page.show(some(page.session.files))
    page.view.undo(page.key(ChangeRowKind.HUNK, 1))
    page.view.undo(page.key(ChangeRowKind.FILE, 0))
    page.view.undo(page.key(ChangeRowKind.HUNK, 2))  # undoes the file, because the file is new
    page.view.undo("")
    both = [b"src/deep/only/a.py", b"src/deep/only/b.py"]
    assert page.undone == [
        ("hunks", (b"src/deep/only/a.py", [40])), ("files", both[:1]), ("files", both[1:]),
        ("files", [*both, b"top"]),
    ]  # fmt: skip
    page.view.choose("head")
    page.show(some(page.session.files), ChangeScope.HEAD)
    page.view.undo("")
    assert len(page.undone) == 4, "a commit is not brought back here"


UNDID = "I undid some of your changes to the files. Do not make them again unless I ask for it:"


def undo(page: Page, name: str) -> None:
    change = page.session.files.put(name, b"x\n", b"y\n")
    comparison = Comparison(ChangeScope.TURN, "turn-1", "a", "", (change,))
    page.session.change_undo.undo_files(comparison, (change,))
    page.session.hear()


def test_claude_is_told_once_and_as_the_person_wants_it(page: Page) -> None:
    assert page.view.take_note() == ""
    undo(page, "a.py")
    assert page.view.property("note") == f"{UNDID}\n- a.py: put back to what it was before"
    page.view.setNote("Leave a.py alone")
    assert page.view.take_note() == "Leave a.py alone"
    assert page.view.property("note") == page.view.take_note() == ""
    undo(page, "b.py")
    assert page.view.property("note") == f"{UNDID}\n- b.py: put back to what it was before"
    page.view.dropNote()
    assert page.view.take_note() == ""


def test_what_the_person_has_written_for_claude_stays_when_more_is_undone(page: Page) -> None:
    undo(page, "a")
    page.view.setNote(f"{UNDID}\n- a, since it was slow")
    undo(page, "b")
    assert (
        page.view.property("note") == f"{UNDID}\n- a, since it was slow\n- b: put back to what it was before"
    )
    page.session.change_undo.redo()  # b is back
    page.session.hear()
    assert page.view.property("note") == f"{UNDID}\n- a, since it was slow"
    page.session.change_undo.redo()
    page.session.hear()
    undo(page, "d")
    assert page.view.property("note") == f"{UNDID}\n- d: put back to what it was before"


def test_why_there_is_nothing_is_said(page: Page) -> None:
    page.view.setOpen(True)
    page.session.files.answers[CompareSnapshots] = Refused(Refusal.OFF)
    page.show([])
    assert str(page.view.property("trouble")).startswith("Snapshots are off for this folder,")
    page.session.files.answers.clear()
    page.show([])
    assert page.view.property("nothing") == "Nothing has changed in this turn."
    assert not page.view.property("trouble")


def entry(number: int, name: str, value: dict[str, Any], state: ToolState = ToolState.DONE) -> Entry:
    return Entry(
        id=f"e{number}", kind=EntryKind.TOOL, turn=1, tool=ToolCall(f"t{number}", name, value, state=state)
    )


def test_the_tool_call_of_a_change_is_found_by_file_and_lines() -> None:
    def edit(path: str, new: str) -> dict[str, Any]:
        return {"file_path": path, "old_string": "three", "new_string": new}

    entries = [
        entry(1, "Edit", edit("/top/a", "forty\nand more")),
        entry(2, "MultiEdit", {"file_path": "/top/a", "edits": [{"new_string": "three and a half"}]}),
        entry(3, "Edit", edit("/top/b", "forty")),
        entry(4, "Edit", edit("/top/a", "forty"), ToolState.DENIED),
        entry(5, "Bash", {"command": "echo forty > /top/a"}),
        entry(6, "Read", {"file_path": "/top/a"}),
    ]
    assert call_of(entries, "/top/a", ["forty"]) == "e1"
    assert (
        call_of(entries, "/top/a", ["  three and a half"])
        == call_of(entries, "/top/a", ["other", "x"])
        == "e2"
    )
    assert call_of(entries, "/top/c", ["forty"]) == ""


def test_a_tool_call_may_name_the_file_through_a_link(tmp_path: Path) -> None:
    (tmp_path / "real").mkdir()
    (tmp_path / "link").symlink_to("real")
    entries = [entry(1, "Write", {"file_path": str(tmp_path / "link" / "a"), "content": "x"})]
    assert call_of(entries, str(tmp_path / "real" / "a"), []) == "e1"
    assert call_of(entries, str(tmp_path / "other" / "a"), []) == ""


def test_a_change_leads_to_its_tool_call(page: Page, qtbot: QtBot) -> None:
    page.view.setOpen(True)
    page.show([page.session.files.put("a", OLD, NEW)])
    page.session.add(entry(1, "Write", {"file_path": f"{TOP}/a", "content": "three"}))
    with qtbot.waitSignal(page.view.rowWanted) as wanted:
        page.view.showCall(page.key(ChangeRowKind.HUNK))
    assert wanted.args == ["e1"] and page.view.property("said") == ""
    page.session.remove(*page.session.entries)
    page.view.showCall(page.key(ChangeRowKind.FILE))
    assert str(page.view.property("said")).startswith("No tool call that is loaded names this file.")


def test_a_tool_call_leads_to_its_change(page: Page, qtbot: QtBot) -> None:
    page.view.setOpen(True)
    files, session = page.session.files, page.session
    session.add(entry(1, "Edit", {"file_path": f"{TOP}/a", "new_string": "forty"}), entry(2, "Bash", {}))
    assert page.view.wrote("e1") and not page.view.wrote("e2") and not page.view.wrote("e3")
    many = [files.put("a", OLD, NEW), *(files.put(f"b{number}", OLD, NEW) for number in range(9))]
    with qtbot.waitSignal(page.view.found) as found:
        page.view.showChange("e1")
        page.show(many, ChangeScope.SESSION)
        page.view._soon.timeout.emit()
    assert page.view.property("scope") == "session" and page.rows()[:4] == ["file", "hunk", "lines", "hunk"]
    assert found.args == [3], "the hunk that has its lines"
    page.show(many[1:], ChangeScope.SESSION)
    page.view.showChange("e1")
    page.session.hear()
    assert str(page.view.property("said")).startswith("Nothing is left in this session")


def test_the_whole_file_is_shown_on_request(page: Page) -> None:
    page.view.setOpen(True)
    change = page.session.files.put("a", OLD, NEW)
    page.show([change])

    def seen() -> str:
        model = page.view._model
        rows = [at for at in range(model.rowCount()) if model.rows[at].kind is ChangeRowKind.LINES]
        return "\n".join(model.data(model.index(at), ChangeRole.PANE)["text"] for at in rows)

    assert "line 20" not in seen()
    page.view.toggleAllLines(page.key(ChangeRowKind.HUNK, 1))
    page.session.hear()
    page.view._soon.timeout.emit()
    lines = [line for line in seen().split("\n") if line not in ("line 3", "line 40")]
    assert lines == NEW.decode().splitlines(), "each once, in its order"
    page.view.undo(page.key(ChangeRowKind.HUNK, 1))
    assert page.undone == [("hunks", (b"a", [40]))]
    page.view.toggleAllLines(page.key(ChangeRowKind.FILE))
    page.session.hear()
    page.view._soon.timeout.emit()
    assert "line 20" not in seen()
    hunks = [row for row in page.view._model.rows if row.kind is ChangeRowKind.HUNK]
    assert [row.undone is None for row in hunks] == [True, True, False]


def test_where_a_change_is_is_said_of_what_is_gone_too() -> None:
    gone = lines_of(OLD, OLD.replace(b"line 3\n", b"").replace(b"line 40\nline 41\n", b"")).diff.hunks
    assert [change_words.hunk_words(hunk) for hunk in gone] == ["Line 4, deleted", "Lines 41–42, deleted"]
    assert change_words.hunk_words(lines_of(OLD, NEW).diff.hunks[1]) == "Lines 41–42"


def test_what_changes_no_lines_counts_none() -> None:
    assert change_words.figure(ChangeFigures(2)) == "2 files"
    assert change_words.figure(ChangeFigures(1, 3)) == "+3 −0 in 1 file"


def test_a_file_that_was_not_written_is_named_with_or_without_a_reason() -> None:
    assert (
        words(Phrase("rewind.not_written", name="a\u202eb", reason="")) == "a⟨U+202E⟩b could not be written."
    )
    assert (
        words(Phrase("rewind.not_written", name="a", reason="No space left"))
        == "a could not be written: No space left"
    )


def test_a_turn_has_its_figure(page: Page) -> None:
    assert page.view.turnFigure("x") == "" == page.view.property("sessionFigure")
    page.session.add(entry(1, "Bash", {}))
    page.show(some(page.session.files))
    assert page.view.turnFigure("e1") == "+4 −3 in 3 files" == page.view.property("sessionFigure")


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        (b"\0", b"\0\1", "Binary file, 1 B → 2 B."),
        (b"x", b"x", "No lines have changed."),
    ],
)
def test_what_has_no_lines_says_why(page: Page, old: bytes, new: bytes, said: str) -> None:
    page.view.setOpen(True)
    page.show([page.session.files.put("a", old, new)])
    model = page.view._model
    assert page.rows() == ["file", "note"]
    assert model.data(model.index(1), ChangeRole.WORDS) == said


def test_a_large_diff_is_few_rows_that_become_text_when_they_are_seen() -> None:
    old = b"".join(b"line %d\n" % number for number in range(50_000))
    lines = lines_of(old, old.replace(b"line", b"other"))
    assert len(list(lines.blocks(0))) == 100_000 // BLOCK
    assert not lines._panes
    lines.pane(0, BLOCK)
    assert len(lines._panes) == 1


@pytest.mark.parametrize(
    ("before", "after", "said"),
    [
        (None, b"", "The file is empty."),
        (b"", None, "The file is empty."),
        (b"x\n", b"x\n", "No lines have changed."),
    ],
)
def test_an_empty_file_is_told_from_one_without_a_change(
    files: ScreenFiles, before: bytes | None, after: bytes | None, said: str
) -> None:
    change = files.put("a.txt", before, after)
    state, other = (STATE, before or b""), (STATE, after or b"")
    assert change_words.note(change, True, diff_of_states(state, other, b"a.txt", all_lines=False)) == said


@pytest.mark.parametrize("scope", ["head", "unstaged", "turn"])
def test_all_is_staged_where_the_page_offers_it(files: ScreenFiles, scope: str) -> None:
    view = ChangesView(HighlightWorker())
    files.status = RepositoryStatus(TOP, unstaged=tuple(some(files)))
    session = LiveSession(files=files)
    session.change_files(*some(files))
    view.attach(session)
    view.setOpen(True)
    view.choose(scope)
    session.hear()
    view.stage("")
    session.hear()
    assert bool(files.staged) is (scope == "unstaged")


def test_what_no_snapshot_covers_is_named() -> None:
    names = (b"a.img", b"b\xe2\x80\xae", b"c", b"d")
    left = [LeftAlone(path, LeftReason.TOO_LARGE, 100 << 30) for path in names]
    assert change_words.left_out(left[:1]) == "a.img"
    said = change_words.left_out(left)
    assert said.startswith("a.img, ") and "⟨U+202E⟩" in said and said.endswith("c, …")


def head_page(page: Page, staged: list[Change], unstaged: list[Change], *changes: Change) -> None:
    page.session.files.status = RepositoryStatus(TOP, staged=tuple(staged), unstaged=tuple(unstaged))
    page.session.change_files(*changes)
    page.view.setOpen(True)
    page.view.choose("head")
    page.session.hear()


def staged_rows(page: Page) -> list[tuple[str, str]]:
    page.session.hear()
    page.view._soon.timeout.emit()
    kinds = (ChangeRowKind.FILE, ChangeRowKind.HUNK)
    return [(row.kind.value, row.staged) for row in page.view._model.rows if row.kind in kinds]


def test_each_file_and_hunk_says_whether_it_is_staged(page: Page) -> None:
    files = page.session.files
    a, b, c = (files.put(name, OLD, NEW) for name in "abc")
    half = OLD.replace(b"line 3\n", b"three\n")
    staged, unstaged = files.put("c", OLD, half), files.put("c", half, NEW)
    texts = {"staged": (OLD, half), "unstaged": (half, NEW)}

    def diff(request: Any) -> FileDiff:
        old, new = texts["staged" if request.staged else "unstaged"]
        return diff_of_states((STATE, old), (STATE, new), b"c", all_lines=False)

    files.put("c", OLD, NEW)
    files.answer_diffs = diff
    head_page(page, [a, staged], [b, unstaged], a, b, c)
    assert staged_rows(page) == [
        ("file", "all"), ("hunk", "all"), ("hunk", "all"),
        ("file", "none"), ("hunk", "none"), ("hunk", "none"),
        ("file", "half"), ("hunk", "all"), ("hunk", "none"),
    ]  # fmt: skip
    assert [page.view.property(name) for name in ("headFiles", "unstagedFiles", "stagedFiles")] == [3, 2, 2]
    hunks = [row.key for row in page.view._model.rows if row.kind is ChangeRowKind.HUNK]
    keys = [row.key for row in page.view._model.rows if row.kind is ChangeRowKind.FILE]
    for key in (keys[0], keys[1], keys[2], hunks[0], hunks[2], hunks[4], hunks[5]):
        page.view.stage(key)
        page.session.hear()
    first = ChosenLines((4,), (4,))
    assert files.staged == [
        ("unstage", [b"a"]), ("stage", [b"b"]), ("stage", [b"c"]),
        ("unstage lines", (b"a", first)), ("stage lines", (b"b", first)),
        ("unstage lines", (b"c", first)), ("stage lines", (b"c", ChosenLines((41,), (41, 42)))),
    ]  # fmt: skip


def test_only_what_is_not_staged_is_put_back_to_the_newest_commit(page: Page) -> None:
    files = page.session.files
    a, b, c = (files.put(name, OLD, NEW) for name in "abc")
    d = files.put("d", None, NEW)
    head_page(page, [a, c], [b, c, d], a, b, c, d)
    page.session.hear()
    page.view._soon.timeout.emit()
    rows = page.view._model.rows
    offered = [row.path for row in rows if row.kind is ChangeRowKind.FILE and row.undoes]
    assert offered == [b"b", b"d"] and page.view.property("undoable")
    assert not page.view.property("undoesAll") and not page.view.property("undoRows")
    page.view.undo("")
    for row in list(rows):
        if row.kind in (ChangeRowKind.FILE, ChangeRowKind.HUNK):
            page.view.undo(row.key)
            page.session.hear()
    touched = {what[1][0] for what in files.undone}
    assert touched == {b"b", b"d"}
    assert ("committed", [b"b"]) in files.undone and ("committed", [b"d"]) in files.undone


def test_a_half_staged_hunk_stages_its_rest(page: Page) -> None:
    files = page.session.files
    old, half, new = b"a\nb\nc\n", b"A\nb\nc\n", b"A\nb\nC\n"
    change = files.put("f", old, new)

    def diff(request: Any) -> FileDiff:
        texts = (old, half) if request.staged else (half, new)
        return diff_of_states((STATE, texts[0]), (STATE, texts[1]), b"f", all_lines=False)

    files.answer_diffs = diff
    head_page(page, [replace(change, after=STATE)], [replace(change, before=STATE)], change)
    assert staged_rows(page) == [("file", "half"), ("hunk", "half")]
    page.view.stage(page.key(ChangeRowKind.HUNK))
    page.session.hear()
    assert files.staged == [("stage lines", (b"f", ChosenLines((3,), (3,))))]
    page.view.chooseLines(page.key(ChangeRowKind.HUNK), -1, -1, 0, False)
    page.view.stage(page.key(ChangeRowKind.HUNK))
    assert page.view._said == Phrase("rewind.stage_elsewhere"), "single lines are staged elsewhere"


@pytest.mark.parametrize("staged", [False, True])
def test_no_lines_are_staged_of_a_file_that_has_changed_since_it_was_shown(page: Page, staged: bool) -> None:
    """The status of the index may be newer than the lines on the page."""
    files = page.session.files
    change = files.put("f", OLD, NEW)
    half = replace(change, after=STATE)
    head_page(page, [half] if staged else [], [replace(change, before=STATE) if staged else change], change)
    assert staged_rows(page)[0] == ("file", "half" if staged else "none")
    newer = files.put("f", OLD, b"first\n" + NEW)
    staging = page.session.staging
    assert staging.status is not None
    (known,) = staging.status.unstaged
    staging.status = replace(staging.status, unstaged=(replace(known, after=newer.after),))
    staging.changed.emit()
    page.session.hear()
    page.view.stage(page.key(ChangeRowKind.HUNK))
    page.session.hear()
    assert files.staged == [] and page.view._said == Phrase("rewind.staged_changed", count=1)
    page.session.change_files(newer)
    staged_rows(page)
    page.view.stage(page.key(ChangeRowKind.FILE))
    page.session.hear()
    assert files.staged == [("stage", [b"f"])] and page.view._said == ""


def test_lines_of_the_index_that_cannot_be_read_are_asked_for_once(page: Page) -> None:
    files = page.session.files
    change = files.put("f", OLD, NEW)
    asked: list[Any] = []

    def diff(request: Any) -> None:
        asked.append(request)

    files.answer_diffs = diff
    head_page(page, [replace(change, after=STATE)], [replace(change, before=STATE)], change)
    assert staged_rows(page) == [("file", "half"), ("hunk", ""), ("hunk", "")]
    page.view._show()
    page.session.hear()
    assert len(asked) == 2


def test_once_the_index_cannot_be_read_nothing_says_what_is_staged(page: Page) -> None:
    change = page.session.files.put("f", OLD, NEW)
    head_page(page, [], [change], change)
    assert staged_rows(page)[0] == ("file", "none")
    page.session.files.status = GitFailure("fatal: bad index file", 128)
    page.session.staging.written.emit()
    page.session.hear()
    assert page.view._model.rows[0].staged == "" and page.view.property("unstagedFiles") == -1


@pytest.mark.parametrize(("top", "shown"), [("/work/other", ""), (TOP, "none"), (TOP.rpartition("/")[0], "")])
def test_only_the_repository_of_the_folder_has_boxes(page: Page, top: str, shown: str) -> None:
    change = page.session.files.put("f", OLD, NEW)
    page.session.files.status = RepositoryStatus(top, unstaged=(change,))
    page.session.change_files(change)
    page.view.setOpen(True)
    page.view.choose("head")
    assert staged_rows(page)[0] == ("file", shown)


def test_an_undone_file_stays_and_can_be_redone(page: Page) -> None:
    page.view.setOpen(True)
    files = page.session.files
    found = some(files)
    page.show(found)
    page.view.undo(page.key(ChangeRowKind.FILE, 1))
    page.session.hear()
    page.show([found[0], found[2]])
    model = page.view._model
    kinds = [(row.kind.value, row.path, row.undone is not None) for row in model.rows]
    name = b"src/deep/only/b.py"
    at = kinds.index(("file", name, True))
    assert kinds[at : at + 4] == [
        ("file", name, True), ("hunk", name, True), ("lines", name, True), ("file", b"top", False),
    ]  # fmt: skip
    spoken = model.data(model.index(at), ChangeRole.SPOKEN)
    assert spoken == "src/deep/only/b.py: undone, Claude is told"
    assert page.view.property("figure") == "+3 −3 in 2 files", "an undone file does not count"
    assert model.data(model.index(at + 2), ChangeRole.PANE)["bands"] == []
    page.view.undo(model.keyAt(at))
    page.view.comment(model.keyAt(at), -1, -1)
    page.view.chooseLines(model.keyAt(at + 2), -1, -1, 0, False)
    assert len(page.undone) == 1 and not page.view._comments.property("writing")
    page.view.dropNote()
    assert model.data(model.index(at), ChangeRole.SPOKEN) == "src/deep/only/b.py: undone"
    page.view.redo(model.data(model.index(at), ChangeRole.REDO))
    page.session.hear()
    assert page.undone[1:] == [("redo", None)]
    assert all(row.undone is None for row in page.view._model.rows)


def test_of_two_undone_hunks_of_a_file_the_newer_one_is_redone_first(page: Page) -> None:
    page.view.setOpen(True)
    files = page.session.files
    page.show([files.put("a", OLD, NEW)])
    page.view.undo(page.key(ChangeRowKind.HUNK, 1))
    page.session.hear()
    page.show([files.put("a", OLD, OLD.replace(b"line 3\n", b"three\n"))])
    page.view.undo(page.key(ChangeRowKind.HUNK, 0))
    page.session.hear()
    page.show([])
    model = page.view._model
    hunks = [at for at, row in enumerate(model.rows) if row.kind is ChangeRowKind.HUNK]
    assert [model.data(model.index(at), ChangeRole.WORDS) for at in hunks] == ["Line 4", "Lines 41–42"]
    redo = [bool(model.data(model.index(at), ChangeRole.REDO)) for at in hunks]
    assert redo == [True, False]
    assert page.view.property("nothing") == "" and not model.data(model.index(0), ChangeRole.REDO)


def test_what_another_turn_undid_is_not_shown_in_this_one(page: Page) -> None:
    page.view.setOpen(True)
    found = some(page.session.files)
    page.show(found)
    page.view.undo(page.key(ChangeRowKind.FILE, 1))
    page.session.hear()
    page.show([found[0]])
    assert any(row.undone for row in page.view._model.rows)
    page.view.choose("session")
    page.session.hear()
    assert not any(row.undone for row in page.view._model.rows)


def sent(page: Page) -> str:
    """Send all finished comments."""
    comments = page.view.line_comments
    finished = [each for each in comments.known.values() if each.text]
    comments.take([each.id for each in finished])
    return with_comments(finished, "")


def test_a_comment_that_is_left_is_a_draft_and_not_sent(page: Page) -> None:
    page.view.setOpen(True)
    page.show([page.session.files.put("a", OLD, NEW)])
    view, comments, model = page.view, page.view._comments, page.view._model
    view.comment(page.key(ChangeRowKind.HUNK), -1, -1)
    comments.keep("Half a thou")
    view.comment(page.key(ChangeRowKind.HUNK, 1), -1, -1)  # another one keeps the first
    comments.keep("Done")
    comments.save()
    rows = [row for row in model.rows if row.comment is not None]
    assert [(row.kind.value, row.comment.text, row.comment.draft) for row in rows if row.comment] == [
        ("comment", "", "Half a thou"), ("comment", "Done", ""),
    ]  # fmt: skip
    at = model.rows.index(rows[0])
    assert model.data(model.index(at), ChangeRole.DETAIL) == "Draft, not sent"
    assert "Half a thou" not in sent(page) and sent(page) == ""
    (left,) = page.session.change_review.comments.values()
    comments.edit(left.id)
    assert comments.property("text") == "Half a thou"
    comments.keep("Half a thought")
    comments.save()
    assert "Half a thought" in sent(page)
    assert not page.session.change_review.comments


@pytest.mark.parametrize("typed", ["Done", "Done more"])
def test_a_comment_that_was_finished_right_before_a_kill_is_no_draft(page: Page, typed: str) -> None:
    """The journal has the finished comment, and the file of the draft still has what was typed."""
    page.view.setOpen(True)
    page.show([page.session.files.put("a", OLD, NEW)])
    comments = page.view._comments
    page.view.comment(page.key(ChangeRowKind.HUNK), -1, -1)
    comments.keep("Done")
    comments.save()
    (finished,) = page.session.change_review.comments.values()
    comments.add_found(replace(finished, text="", draft=typed))
    (found,) = page.session.change_review.comments.values()
    assert found == (finished if typed == "Done" else replace(finished, text="", draft=typed))


def test_a_left_edit_keeps_both_texts(page: Page) -> None:
    page.view.setOpen(True)
    page.show([page.session.files.put("a", OLD, NEW)])
    view, comments = page.view, page.view._comments
    view.comment(page.key(ChangeRowKind.HUNK), -1, -1)
    comments.keep("Why?")
    comments.save()
    view.comment(page.key(ChangeRowKind.COMMENT), -1, -1)
    comments.keep("Why four?")
    view.setOpen(False)  # closing the page is leaving the field
    (comment,) = page.session.change_review.comments.values()
    assert (comment.text, comment.draft) == ("Why?", "Why four?")
    assert "Why?" in sent(page)
    (comment,) = page.session.change_review.comments.values()
    assert (comment.text, comment.draft) == ("", "Why four?")


@pytest.mark.parametrize("edit", ["Why?", "Why four?"])
def test_a_comment_that_is_sent_during_its_edit_is_sent_once(page: Page, edit: str) -> None:
    page.view.setOpen(True)
    page.show([page.session.files.put("a", OLD, NEW)])
    view, comments = page.view, page.view._comments
    view.comment(page.key(ChangeRowKind.HUNK), -1, -1)
    comments.keep("Why?")
    comments.save()
    view.comment(page.key(ChangeRowKind.COMMENT), -1, -1)
    comments.keep(edit)
    assert "Why?" in sent(page)
    view.setOpen(False)
    assert sent(page) == ""
    left = [(each.text, each.draft) for each in page.session.change_review.comments.values()]
    assert left == ([("", edit)] if edit != "Why?" else [])


def test_a_comment_that_is_removed_during_its_edit_stays_removed(page: Page) -> None:
    page.view.setOpen(True)
    page.show([page.session.files.put("a", OLD, NEW)])
    view, comments = page.view, page.view._comments
    view.comment(page.key(ChangeRowKind.HUNK), -1, -1)
    comments.keep("Why?")
    comments.save()
    (comment,) = page.session.change_review.comments.values()
    comments.edit(comment.id)
    comments.remove(comment.id)
    assert not comments.property("writing")
    view.setOpen(False)
    assert not page.session.change_review.comments


def test_the_field_stays_while_everything_around_it_changes(page: Page) -> None:
    """Whatever a newer snapshot brings, the row of the field is neither removed nor made again."""
    page.view.setOpen(True)
    files = page.session.files
    page.show([files.put("a", OLD, NEW), files.put("b", OLD, NEW)])
    page.view.comment(page.key(ChangeRowKind.LINES, 3), 0, 0)
    page.view._comments.keep("typing")
    model = page.view._model
    gone: list[str] = []
    model.rowsAboutToBeRemoved.connect(
        lambda parent, first, last: gone.extend(row.kind.value for row in model.rows[first : last + 1])
    )
    source = random.Random(3)
    for _ in range(40):
        changes = [
            files.put(name, OLD, OLD.replace(b"line %d\n" % source.randrange(60), b"x\n"))
            for name in "abcd"
            if source.random() < 0.6
        ]
        page.show(changes)
        page.view._soon.timeout.emit()
        if source.random() < 0.3:
            page.view.openAll(source.random() < 0.5)
        fields = [row for row in model.rows if row.kind is ChangeRowKind.FIELD]
        assert len(fields) == 1
    assert gone and "field" not in gone
    assert page.view._comments.property("text") == "typing"


@pytest.mark.parametrize("seed", range(20))
def test_blocks_end_where_they_are_told_to(seed: int) -> None:
    source = random.Random(seed)
    old = [b"%d" % source.randrange(50) for _ in range(200)]
    new = [line if source.random() < 0.7 else b"new" for line in old]
    lines = lines_of(b"\n".join(old), b"\n".join(new))
    for number in range(len(lines.diff.hunks)):
        whole = [at for first, end in lines.blocks(number) for at in range(first, end)]
        ends = set(source.sample(whole, min(3, len(whole))))
        blocks = list(lines.blocks(number, ends))
        assert [at for first, end in blocks for at in range(first, end)] == whole
        assert {end - 1 for _, end in blocks} >= ends
        sides = list(lines.side_blocks(number, ends))
        shown = [at for first, end in sides for at in range(first, end)]
        assert shown == list(range(len(lines._pairs_of(number))))
        last = {line for first, end in sides for line in lines.side_of_each(number, end - 1, end)[0]}
        assert last >= ends


@pytest.mark.parametrize(
    ("top", "folder", "prefix"),
    [
        (PurePosixPath("/x/atlas"), PurePosixPath("/x/atlas"), b""),
        (PurePosixPath("/x/atlas"), PurePosixPath("/x/atlas/src"), b"src/"),
        (PurePosixPath("/x/atlas"), PurePosixPath("/x/atlas-fix"), None),
        (PurePosixPath(""), PurePosixPath("/x/atlas"), None),
        (PureWindowsPath("C:/x/atlas"), PureWindowsPath("c:\\x\\atlas\\src"), b"src/"),
        (PureWindowsPath("C:/x/atlas"), PureWindowsPath("D:\\x\\atlas"), None),
    ],
)
def test_a_folder_has_its_place_in_the_repository(
    top: PurePath, folder: PurePath, prefix: bytes | None
) -> None:
    assert prefix_in(top, folder) == prefix
