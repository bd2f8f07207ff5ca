"""Runs of the CLI are kept separate: output that a run sends after its end, and input for the right run."""

import asyncio
import os
import sys
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from claude_desk.agent.finder import Command
from claude_desk.agent.outcome import ProcessOutcome
from claude_desk.library.strands.cut_points import CutPoint
from claude_desk.protocol.files.journal_file import SentRecord, UnsentRecord
from claude_desk.session.core import session_texts
from claude_desk.session.core.session_state import SessionPhase
from claude_desk.transcript.events import TaskEndNoted
from claude_desk.transcript.reducer.strand_copy import StrandCopy
from claude_desk.ui.phrases.phrase_words import words
from tests.fuzz.fake_process import FakeProcess
from tests.fuzz.json_values import line_of
from tests.unit.library.session_file_builder import task_words
from tests.unit.session.conftest import MakeSession
from tests.unit.session.session_harness import SessionHarness
from tests.unit.transcript import cli_messages as f


class EndingProcess(FakeProcess):
    """A process that ends as soon as its input is closed."""

    def close_input(self) -> None:
        self.end(ProcessOutcome(True, 0))


@pytest.fixture
def make_session(make_session: MakeSession) -> Iterator[MakeSession]:
    FakeProcess.made.clear()
    FakeProcess.starts = True
    yield partial(make_session, make_process=EndingProcess)
    FakeProcess.made.clear()


async def steps(count: int = 10) -> None:
    """Run everything that only waits for its turn in the loop."""
    for _ in range(count):
        await asyncio.sleep(0)


def answer_to(process: FakeProcess, error: str = "") -> bytes:
    """Return the line that answers `initialize`."""
    (request_id,) = process.asked("initialize")
    how = {"subtype": "error", "error": error} if error else {"subtype": "success", "response": {}}
    return line_of({"type": "control_response", "response": {**how, "request_id": request_id}})


async def started(make_session: MakeSession) -> tuple[SessionHarness, FakeProcess]:
    held = make_session(command=Command("/claude"))
    held.session.start()
    await steps()
    return held, FakeProcess.made[-1]


async def test_the_answer_of_a_run_that_has_ended_is_not_that_of_the_next(make_session: MakeSession) -> None:
    held, first = await started(make_session)
    first.says(answer_to(first))
    first.end(ProcessOutcome(True, 1))
    held.session.try_again(Command("/claude"))
    held.session.send("hello")
    await steps()
    second = FakeProcess.made[-1]
    assert second is not first
    assert held.session.state.phase is SessionPhase.STARTING
    assert second.prompts == [], "it is not up"
    second.says(answer_to(second))
    await steps()
    assert len(second.prompts) == 1
    second.says(line_of(f.init()), line_of(f.said(f.text("Hi."))), line_of(f.result()))
    assert held.rows == ["user: hello", "prose: Hi.", "footer: done"]
    assert held.session.state.problem is None


async def test_the_refusal_of_a_run_that_has_ended_is_not_that_of_the_next(make_session: MakeSession) -> None:
    held, first = await started(make_session)
    first.says(answer_to(first, "this account is on hold"))
    first.end(ProcessOutcome(True, 1))
    held.session.try_again(Command("/claude"))
    await steps()
    second = FakeProcess.made[-1]
    second.end(ProcessOutcome(True, 3))
    assert held.session.state.problem is not None
    assert "exit code 3" in words(held.session.state.problem.text)


async def test_nothing_is_written_to_a_program_that_does_not_run_yet(make_session: MakeSession) -> None:
    """Qt drops data that is written to a process before the process is started."""
    held, first = await started(make_session)
    first.says(answer_to(first))
    first.end(ProcessOutcome(True, 1))
    held.session.try_again(Command("/claude"))
    held.session.send("hello")
    for _ in range(10):
        await asyncio.sleep(0)
        assert [each.text for each in held.session.message_dispatch.queue.waiting] == ["hello"]


async def answered(make_session: MakeSession, **setup: Any) -> tuple[SessionHarness, FakeProcess]:
    """Return a session with one turn that has ended, and its process."""
    held = make_session(command=Command("/claude"), **setup)
    held.session.start()
    await steps()
    process = FakeProcess.made[-1]
    process.says(answer_to(process))
    await steps()
    held.session.send("first")
    process.says(line_of(f.init()), line_of(f.said(f.text("One."))), line_of(f.result()))
    await steps()
    assert held.rows == ["user: first", "prose: One.", "footer: done"]
    return held, process


class SlowLibrary:
    """Answers where the conversation can be cut once the test allows it."""

    def __init__(self, cut: CutPoint) -> None:
        self._cut = cut
        self.let = asyncio.Event()

    async def ask(self, request: object, seconds: float = 0.0) -> CutPoint:
        await self.let.wait()
        return self._cut


async def test_what_waited_for_a_rewinding_that_failed_is_sent_where_the_child_is_gone(
    make_session: MakeSession,
) -> None:
    library = SlowLibrary(CutPoint())
    held, first = await answered(make_session, library=library)
    message = held.session._feed.reducer.store.turns[0].uuid
    held.session.rewinder.begin(message, conversation=True, files=False)
    await steps()
    held.session.send("second")
    first.end(ProcessOutcome(True, 1))
    held.session.send("third")
    held.session.start()
    await steps()
    assert FakeProcess.made == [first], "who goes back sees to the next one"
    library.let.set()
    await steps()
    (second,) = FakeProcess.made[1:]
    second.says(answer_to(second))
    await steps()
    assert len(second.prompts) == 1
    second.says(line_of(f.init()), line_of(f.said(f.text("Two."))), line_of(f.result()))
    await steps()
    assert len(second.prompts) == 2
    assert [row for row in held.rows if row.startswith("user")] == [
        "user: first",
        "user: second",
        "user: third",
    ]


async def test_nothing_is_gone_back_to_in_a_child_that_does_not_end(
    make_session: MakeSession, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("claude_desk.agent.agent.STEP_SECONDS", 0.001)
    library = SlowLibrary(CutPoint(True, "a1"))
    library.let.set()
    held, process = await answered(make_session, library=library)
    message = held.session._feed.reducer.store.turns[0].uuid
    with monkeypatch.context() as patch:
        for step in ("close_input", "terminate", "kill"):
            patch.setattr(process, step, lambda: None)
        why = await held.session.rewinder.rewind(message, conversation=True, files=False)
    assert why == session_texts.NOT_ENDED
    assert held.session._child.resume_point.until == ""
    assert held.rows == ["user: first", "prose: One.", "footer: done"]


COPY: dict[str, Any] = {"fork": "s1", "new_id": "s2", "until": "a1"}
IN_USE = ProcessOutcome(True, 1, stderr_tail="Error: Session ID s2 is already in use.")


async def test_the_start_of_a_copy_that_was_stopped_is_not_begun_again(make_session: MakeSession) -> None:
    held = make_session(command=Command("/claude"), begun=StrandCopy(), **COPY)
    held.session.start()
    await steps()
    held.session.stop()
    FakeProcess.made[-1].end(IN_USE)
    await steps()
    assert len(FakeProcess.made) == 1
    held.session.send("go")
    await steps()
    assert len(FakeProcess.made) == 2, "the next message begins it"


async def test_a_turn_of_a_copy_that_has_to_be_begun_again_ends_with_its_child(
    make_session: MakeSession,
) -> None:
    held = make_session(command=Command("/claude"), begun=StrandCopy(), **COPY)
    held.session.start()
    await steps()
    first = FakeProcess.made[-1]
    first.says(answer_to(first))
    await steps()
    held.session.send("go")
    assert len(first.prompts) == 1
    first.end(IN_USE)
    assert held.session._feed.reducer.turn is None
    await steps()
    second = FakeProcess.made[-1]
    assert second is not first
    second.says(answer_to(second))
    await steps()
    assert second.prompts == first.prompts
    second.says(line_of(f.init()), line_of(f.said(f.text("Here."))), line_of(f.result()))
    assert held.rows[-3:] == ["user: go", "prose: Here.", "footer: done"]
    assert held.session.state.phase is SessionPhase.READY


async def test_a_turn_that_a_copy_began_by_itself_ends_with_its_child(make_session: MakeSession) -> None:
    held = make_session(command=Command("/claude"), begun=StrandCopy(), **COPY)
    held.session.start()
    await steps()
    first = FakeProcess.made[-1]
    first.says(answer_to(first))
    await steps()
    first.says(line_of(f.init()), line_of(f.said(f.text("By myself."))))
    await steps()
    assert held.session.state.phase is SessionPhase.WORKING
    first.end(IN_USE)
    assert held.session._feed.reducer.turn is None
    await steps()
    second = FakeProcess.made[-1]
    assert second is not first
    second.says(answer_to(second))
    await steps()
    assert held.session.state.phase is SessionPhase.READY
    held.session.send("go")
    assert len(second.prompts) == 1


async def test_that_a_message_goes_to_the_cli_is_told_before_it_does(make_session: MakeSession) -> None:
    """The program may end between the notification and the write. A message that the CLI has must not wait in
    the queue on disk."""
    held, process = await answered(make_session)
    announced: list[tuple[str, bool]] = []  # texts, and whether the CLI had the message already
    held.session.message_dispatch.dispatching.connect(
        lambda message: announced.append((message.text, message.uuid in process.prompts))
    )
    held.session.send("second")
    held.session.send("third")
    held.session.message_dispatch.send_now(held.session.message_dispatch.queue.waiting[0].uuid)
    assert announced == [("second", False), ("third", False)]
    assert len(process.prompts) == 3


@pytest.mark.skipif(sys.platform != "linux", reason="names of files are bytes there")
async def test_a_start_that_fails_in_a_folder_whose_name_is_no_utf_8_says_so(tmp_path: Path) -> None:
    folder = tmp_path / os.fsdecode(b"caf\xe9")
    folder.mkdir()
    held = SessionHarness(folder, command=Command("/claude"), make_process=EndingProcess)
    held.session.start()
    await steps()
    FakeProcess.made[-1].end(ProcessOutcome(True, 1, stderr_tail="ENOENT"))
    assert held.session.state.problem is not None
    assert words(session_texts.FOLDER_NOT_UTF8) in words(held.session.state.problem.text)
    await held.session.close()


async def test_a_message_is_noted_with_a_time_before_the_cli_has_it(
    make_session: MakeSession, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With a later time, a line that the CLI immediately writes about the message would come before the
    message."""
    held, process = await answered(make_session)
    given: list[float] = []

    def write(data: bytes) -> None:
        given.append(time.time())
        FakeProcess.write(process, data)

    monkeypatch.setattr(process, "write", write)
    held.session.send("second")
    assert len(process.prompts) == 2
    noted = [record.at for record in held.journal() if isinstance(record, SentRecord)]
    assert noted[-1] <= given[0]


async def test_what_was_told_between_two_turns_is_noted_before_the_next_message(
    make_session: MakeSession,
) -> None:
    held, process = await answered(make_session)
    held.session.send("run it aside")
    launched = {"stdout": "", "stderr": "", "backgroundTaskId": "b1"}
    process.says(
        line_of(f.init()),
        line_of(f.said(f.tool("a"))),
        line_of(f.result_of("a", "It runs in the background", tool_use_result=launched)),
        line_of(f.result()),
    )
    await steps()
    held.session._feed.feed_now(TaskEndNoted(task_words("a", "It is done").replace("t-a", "b1")))
    held.session.send("and now?")
    kinds = held.kinds()
    assert kinds[-2:] == ["notice", "sent"]


async def test_a_message_that_a_child_did_not_take_is_no_row_of_the_journal_s(
    make_session: MakeSession,
) -> None:
    """The message is in the composer again."""
    held, process = await answered(make_session)
    held.session.send("second")
    assert len(process.prompts) == 2
    process.end(ProcessOutcome(True, 1))
    assert held.restored == ["second"]
    assert "user: second" not in held.rows
    (sent,) = [
        record for record in held.journal() if isinstance(record, SentRecord) and record.text == "second"
    ]
    assert [record.uuid for record in held.journal() if isinstance(record, UnsentRecord)] == [sent.uuid]
