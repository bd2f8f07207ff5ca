"""A session file that lacks turns of the conversation, or cannot be read: the user is informed and asked, and
the missing turns are kept."""

from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QObject, Signal

from claude_desk.library.catalog.session_paths import encoded
from claude_desk.library.history.lookup_requests import CheckFile, FindHookLines
from claude_desk.library.history.requests import OpenFromJournal
from claude_desk.library.request_base import LibraryError, LibraryPaths, Request
from claude_desk.protocol.files.journal_file import KeptTurnRecord, SentRecord, TurnRecord, to_line
from claude_desk.session.core.session_state import ProblemKind, SessionPhase
from claude_desk.session.history import disk_watch, hook_watch, turn_eviction
from claude_desk.transcript.attachments import Attachment
from claude_desk.transcript.entries import EntryKind, NoticeAction
from tests.library.all_handlers import HANDLERS
from tests.scripted_cli.script import Script
from tests.unit.library.session_file_builder import SessionFile
from tests.unit.session.conftest import MakeSession
from tests.unit.session.session_harness import WIRE, SessionHarness, calling, ending, lost, reply
from tests.waiting import signal_of, until

PICTURE = "iVBORw0KGgo="
ID = "00000000-0000-4000-8000-000000000001"


class HereLibrary(QObject):
    """A library that answers in this process."""

    answered = Signal()

    def __init__(self, folder: Path) -> None:
        super().__init__()
        self.paths = LibraryPaths(folder / "config", folder / "index", folder / "journals")
        self.asked: list[Request] = []
        self.failures = Counter[type[Request]]()  # by kind: how many of the next requests fail

    def of(self, kind: type[Request]) -> list[Request]:
        return [request for request in self.asked if isinstance(request, kind)]

    async def ask(self, request: Request, seconds: float = 0) -> Any:
        self.asked.append(request)
        try:
            if self.failures[type(request)] > 0:
                self.failures[type(request)] -= 1
                raise LibraryError("the library's process ended")
            return HANDLERS[type(request)](request, self.paths, lambda news: None)
        except OSError as error:
            raise LibraryError(str(error)) from error
        finally:
            self.answered.emit()


@pytest.fixture
def library(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> HereLibrary:
    monkeypatch.setattr(disk_watch, "DELAYS", (0.01, 0.01))
    return HereLibrary(tmp_path)


def file_of(folder: Path, session_id: str) -> Path:
    return folder / "config" / "projects" / encoded(str(folder)) / f"{session_id}.jsonl"


def notice_of(held: SessionHarness) -> str:
    return next((row for row in held.rows if "Not in Claude Code's session file" in row), "")


async def test_what_is_not_on_disk_is_said_once_and_kept(
    make_session: MakeSession, library: HereLibrary, tmp_path: Path
) -> None:
    """The CLI in this test writes no file at all."""
    steps = reply("One, with `code`:\n\n```py\nx = 1\n```")
    steps.steps += reply("Two.", "msg_2").steps
    held = make_session(Script(steps), library=library)
    await held.turn("first")
    await held.until(lambda: notice_of(held) != "")
    assert "1 of the turns above" in notice_of(held)
    assert held.entry("Not in Claude").action is NoticeAction.BEGIN_AFRESH
    await held.turn("second")
    await until(held.session.disk_watch.lacking, lambda: held.kinds().count("kept") == 2)
    assert sum("Not in Claude" in row for row in held.rows) == 1, "it is said once"
    session_id = held.session.info.session_id
    before = [row for row in held.rows if not row.startswith("notice")]
    await held.session.close()

    again = make_session(Script(reply("Hi.")), library=library, resume=session_id)
    again.session.history.begin()
    await again.until(lambda: again.session.state.problem_kind is ProblemKind.FILE_GONE)
    assert [row for row in again.rows if not row.startswith("notice")] == before
    assert again.entry("Not in Claude").action is NoticeAction.BEGIN_AFRESH


@pytest.mark.parametrize("failures", [1, 2, 3])
async def test_a_check_that_fails_is_made_again(
    make_session: MakeSession, library: HereLibrary, failures: int
) -> None:
    """After the last check, the end of the session makes it."""
    library.failures[CheckFile] = failures
    held = make_session(Script(reply("One.")), library=library)
    await held.turn("first")
    if failures == 1:
        await held.until(lambda: notice_of(held) != "")
        return
    await until(library.answered, lambda: len(library.of(CheckFile)) == 2)
    assert held.session.disk_watch._next.is_due
    await held.session.close()
    assert len(library.of(CheckFile)) == 3
    assert held.kinds().count("kept") == (failures == 2)


@pytest.mark.parametrize("failures", [0, 1, 2])
async def test_a_search_for_hooks_that_fails_is_made_again(
    make_session: MakeSession, library: HereLibrary, monkeypatch: pytest.MonkeyPatch, failures: int
) -> None:
    monkeypatch.setattr(hook_watch, "DELAYS", (0.01, 0.02))
    library.failures[FindHookLines] = failures
    held = make_session(Script(reply("One.")), library=library)
    await held.turn("first")
    await until(library.answered, lambda: len(library.of(FindHookLines)) == 2)
    await held.session.close()
    assert len(library.of(FindHookLines)) == (3 if failures == 2 else 2)


async def test_a_file_that_was_emptied_lacks_what_it_had(
    make_session: MakeSession, library: HereLibrary, tmp_path: Path
) -> None:
    file = SessionFile(file_of(tmp_path, ID))
    file.says("old question")
    file.answers("old answer")
    held = make_session(Script(resumed=reply("New answer.")), library=library, resume=ID)
    held.session.history.begin()
    await held.until(lambda: "prose: old answer" in held.rows)
    file.path.write_bytes(b"")
    await held.turn("new question")
    await held.until(lambda: notice_of(held) != "")
    assert "2 of the turns above" in notice_of(held)
    kept = [record for record in held.journal() if isinstance(record, KeptTurnRecord)]
    assert [record.text for record in kept] == ["old question", "new question"]
    await held.session.close()

    again = make_session(Script(reply("Hi.")), library=library, resume=ID)
    again.session.history.begin()
    await again.until(lambda: "prose: New answer." in again.rows)
    said = [row for row in again.rows if row.startswith(("user", "prose"))]
    assert said == ["user: old question", "prose: old answer", "user: new question", "prose: New answer."]


async def test_a_file_that_is_cut_before_the_first_turn_lacks_what_was_read_from_it(
    make_session: MakeSession, library: HereLibrary, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The file has everything that was said in this run."""
    monkeypatch.setattr(disk_watch, "DELAYS", (600.0, 600.0))
    file = SessionFile(file_of(tmp_path, ID))
    file.says("old question")
    file.answers("old answer")
    held = make_session(Script(resumed=reply("New answer.")), library=library, resume=ID)
    held.session.history.begin()
    marked = signal_of(library.answered, lambda: isinstance(library.asked[-1], CheckFile))
    await marked
    file.path.write_bytes(b"")
    await held.turn("new question")
    reducer = held.session._feed.reducer
    assert reducer.last_turn is not None
    file.path.write_text(f'{{"uuid":"{reducer.last_turn.uuid}"}}\n{{"uuid":"{reducer.unsaved.after}"}}\n')
    await held.session.close()
    kept = [record.text for record in held.journal() if isinstance(record, KeptTurnRecord)]
    assert kept == ["old question"]


async def test_turns_that_memory_has_let_go_of_are_looked_for_too(
    make_session: MakeSession, library: HereLibrary, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Some evicted turns were read from the file, and some were said in this run."""
    for name, few in {"NEWEST": 8, "SLACK": 2, "PAGE_ROWS": 6, "AHEAD": 0}.items():
        monkeypatch.setattr(turn_eviction, name, few)
    file = SessionFile(file_of(tmp_path, ID))
    for number in range(4):
        file.says(f"old question {number}")
        file.answers(f"old answer {number}")
    steps = reply("Answer 0.")
    for number in range(1, 9):
        steps.steps += reply(f"Answer {number}.", f"msg_{number}").steps
    held = make_session(Script(resumed=steps), library=library, resume=ID, wire_logs=tmp_path / "logs")
    held.session.history.begin()
    await held.until(lambda: "prose: old answer 3" in held.rows)
    monkeypatch.setattr(disk_watch, "DELAYS", (600.0, 600.0))
    for number in range(8):
        await held.turn(f"Question {number}")
    await held.until(lambda: len(held.session.history.pages) > 2)
    told = [each.text for each in held.session._feed.everything() if each.kind is EntryKind.USER]
    assert len(held.session.history.pages) > 2 and held.rows.count("user: old question 0") == 0
    file.path.write_bytes(b"")
    monkeypatch.setattr(disk_watch, "DELAYS", (0.01, 0.01))
    await held.turn("Question 8")
    await held.until(lambda: notice_of(held) != "")
    kept = [record.text for record in held.journal() if isinstance(record, KeptTurnRecord)]
    assert kept == [*told, "Question 8"]
    assert f"{len(kept)} of the turns above" in notice_of(held)
    await held.session.close()
    assert held.kinds().count("kept") == len(kept), "once"

    again = make_session(Script(reply("Hi.")), library=library, resume=ID)
    again.session.history.begin()
    await again.until(lambda: "prose: Answer 8." in again.rows)
    assert [e.text for e in again.session.entries if e.kind is EntryKind.USER] == kept


async def test_what_is_closed_before_it_was_looked_at_is_kept(
    make_session: MakeSession, library: HereLibrary, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(disk_watch, "DELAYS", (600.0, 600.0))
    held = make_session(Script(reply("One.")), library=library)
    await held.turn("first")
    await held.session.close()
    assert held.kinds().count("kept") == 1


async def test_pictures_and_files_of_a_turn_are_kept_too(
    make_session: MakeSession, library: HereLibrary
) -> None:
    """The journal keeps the pictures and files of the message, and of a tool's result."""
    steps = calling("Read", {"file_path": "/a.png"})
    source = {"type": "base64", "media_type": "image/png", "data": PICTURE}
    told = WIRE.tool_result("toolu_1", "", None)
    told["message"]["content"][0]["content"] = [{"type": "image", "source": source}]
    steps.write(told)
    held = make_session(Script(ending(steps)), library=library)
    note = Attachment("note.txt", "text/plain", "aGVsbG8=", size=5)
    held.session.send("look", (Attachment("own.png", "image/png", PICTURE), note))
    await held.until(lambda: notice_of(held) != "")
    session_id = held.session.info.session_id
    await held.session.close()

    again = make_session(Script(reply("Hi.")), library=library, resume=session_id)
    again.session.history.begin()
    await again.until(lambda: again.session.state.problem_kind is ProblemKind.FILE_GONE)
    (said,) = [each for each in again.session.entries if each.kind is EntryKind.USER]
    assert [(each.name, each.media_type, each.data) for each in said.attachments] == [
        ("own.png", "image/png", PICTURE),
        ("note.txt", "text/plain", "aGVsbG8="),
    ]
    (tool,) = [each.tool for each in again.session.entries if each.tool is not None]
    assert [each.data for each in tool.attachments] == [PICTURE]


async def test_a_new_session_begins_with_the_transcript(
    make_session: MakeSession, library: HereLibrary
) -> None:
    held = make_session(Script(reply("One.")), Script(reply("Two.")), library=library)
    await held.turn("first")
    await held.until(lambda: notice_of(held) != "")
    old = held.session.info.session_id
    held.session.send_along(held.entry("Not in Claude").id)
    assert "Me: first" in held.restored[0] and "You: One." in held.restored[0]
    assert held.entry("Not in Claude").action is NoticeAction.NONE
    await held.turn("go on")
    assert held.flag(2, "--resume") is None
    assert held.flag(2, "--session-id") == held.session.info.session_id != old


async def test_what_is_on_disk_is_not_spoken_of(
    make_session: MakeSession, library: HereLibrary, tmp_path: Path
) -> None:
    held = make_session(Script(reply("One.")), library=library)
    whole: list[bool] = []
    held.session.disk_watch.file_complete.connect(lambda: whole.append(True))
    await held.turn("first")
    turn = held.session._feed.reducer.last_turn
    assert turn is not None
    path = file_of(tmp_path, held.session.info.session_id)
    path.parent.mkdir(parents=True)
    path.write_text(f'{{"uuid":"{turn.uuid}"}}\n{{"uuid":"{held.session._feed.reducer.unsaved.after}"}}\n')
    await until(held.session.disk_watch.file_complete, lambda: bool(whole))
    assert notice_of(held) == ""


# --- files that exist and cannot be read -------------------------------------------------------------


def unreadable(path: Path) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.mkdir()


async def test_nothing_is_begun_in_place_of_a_file_that_cannot_be_read(
    make_session: MakeSession, library: HereLibrary, tmp_path: Path
) -> None:
    path = file_of(tmp_path, ID)
    unreadable(path)
    journal = tmp_path / "journals" / f"{ID}.jsonl"
    journal.parent.mkdir()
    journal.write_bytes(
        to_line(SentRecord(uuid="u", text="first words")) + to_line(TurnRecord(uuid="u", cost=0.5))
    )
    held = make_session(Script(resumed=reply("Hello.")), library=library, resume=ID)
    held.session.history.begin()
    await held.until(lambda: held.session.state.problem_kind is ProblemKind.FILE_UNREADABLE)
    assert held.session.state.problem_kind is not ProblemKind.FILE_GONE
    assert held.session.state.problem is not None and str(path) in str(held.session.state.problem.text)
    assert held.rows[:2] == ["user: first words", "footer: done"]
    held.session.send("go on")
    held.session.start()
    assert held.starts == [], "a message begins nothing unasked"
    path.rmdir()
    file = SessionFile(path)
    file.says("first words")
    file.answers("It is here again.")
    held.session.try_again(held.command)
    assert held.restored == ["go on"]
    await held.until(lambda: held.session.state.problem is None)
    assert "prose: It is here again." in held.rows
    await held.turn("go on")
    assert held.flag(1, "--resume") == ID
    assert any(isinstance(request, OpenFromJournal) for request in library.asked)


async def test_a_new_session_in_its_place_is_one_that_was_asked_for(
    make_session: MakeSession, library: HereLibrary, tmp_path: Path
) -> None:
    unreadable(file_of(tmp_path, ID))
    held = make_session(Script(reply("Hello.")), library=library, resume=ID)
    held.session.history.begin()
    await held.until(lambda: held.session.state.problem_kind is ProblemKind.FILE_UNREADABLE)
    held.session.send("go on")
    held.session.begin_afresh()
    assert "go on" in held.restored
    await held.turn("go on")
    assert held.flag(1, "--resume") is None
    assert held.flag(1, "--session-id") == held.session.info.session_id != ID


@pytest.mark.parametrize("when", ["at the start", "after the message"])
async def test_a_file_that_cannot_be_read_any_more_when_the_cli_wants_it(
    make_session: MakeSession, library: HereLibrary, tmp_path: Path, when: str
) -> None:
    file = SessionFile(file_of(tmp_path, ID))
    file.says("old question")
    file.answers("old answer")
    losing = lost()
    if when == "after the message":
        losing.steps.insert(0, {"do": "await_user"})
    held = make_session(Script(resumed=losing), Script(resumed=reply("Hi.")), library=library, resume=ID)
    held.session.history.begin()
    await held.until(lambda: "prose: old answer" in held.rows)
    data = file.path.read_bytes()
    file.path.unlink()
    file.path.mkdir()
    held.session.send("go on")
    await held.until(lambda: held.session.state.problem_kind is ProblemKind.FILE_UNREADABLE)
    assert held.session.state.phase is SessionPhase.NOT_RUNNING
    assert held.session.info.session_id == ID
    assert not any("not found" in row or "does not know" in row for row in held.rows)
    assert "prose: old answer" in held.rows
    file.path.rmdir()
    file.path.write_bytes(data)
    held.session.try_again(held.command)
    await held.until(lambda: held.session.state.problem is None)
    assert held.restored == ["go on"]
    await held.turn("go on")
    assert held.flag(2, "--resume") == ID
    assert [e.text for e in held.session.entries if e.kind is EntryKind.USER] == ["old question", "go on"]
