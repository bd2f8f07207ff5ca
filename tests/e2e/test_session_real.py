"""The session with both real CLIs: children that die, words that are lost and settings that change. Only a
real CLI shows how it behaves in these cases."""

import asyncio
import os
import signal
from pathlib import Path
from typing import Any

import psutil
import pytest

from claude_desk.library.request_base import LibraryPaths, Request
from claude_desk.session.core.session_state import ProblemKind, SessionPhase, SettingSubject
from claude_desk.session.machine.child_state import StopClock
from claude_desk.transcript.entries import NoticeAction, StopBy
from claude_desk.workspace.children.library_client import LibraryClient
from tests.child_processes import wardens
from tests.e2e.conftest import RealSession
from tests.entry_words import said
from tests.library.all_handlers import HANDLERS
from tests.standin import Answer, Attempts, Gate, HttpError, StandIn, Text, ToolUse
from tests.unit.session.session_harness import SessionHarness

pytestmark = pytest.mark.seconds(120)


def cli_process() -> psutil.Process:
    """Return the CLI itself, which runs below the warden."""
    (found,) = [child for warden in wardens() for child in warden.children()]
    return found


async def saved(environment: dict[str, str], text: str) -> None:
    """Wait until the CLI has written the text to its session file, which it does some time after the turn.

    A killed CLI loses everything that it has not written. The CLI does not report that it has written, so
    this reads the file.
    """
    async with asyncio.timeout(60):
        while not any(text in file.read_text() for file in session_files(environment)):
            await asyncio.sleep(0.02)


def session_files(environment: dict[str, str]) -> list[Path]:
    return list(Path(environment["CLAUDE_CONFIG_DIR"]).glob("projects/*/*.jsonl"))


async def turn(held: SessionHarness, text: str) -> None:
    footers = len(held.footers)
    held.session.send(text)
    await held.until(lambda: len(held.footers) > footers, 60)


async def test_the_next_message_goes_on_after_the_process_is_gone(
    real_session: RealSession, api: StandIn, environment: dict[str, str]
) -> None:
    api.on("alpha question", ["The alpha answer."])
    api.on("beta question", ["The beta answer."])
    held = real_session()
    await turn(held, "alpha question")
    await saved(environment, "The alpha answer.")
    session_id = held.session.info.session_id
    cli_process().kill()
    await held.state(SessionPhase.NOT_RUNNING)
    assert "signal KILL" in held.rows[-1]
    await turn(held, "beta question")
    assert held.rows[-2:] == ["prose: The beta answer.", "footer: done"]
    assert held.session.info.session_id == session_id
    request = next(request for request in api.turns if request.prompt == "beta question")
    assert any("alpha question" in text for text in request.user_texts())
    assert "The alpha answer." in str([m for m in request.messages if m["role"] == "assistant"])


async def test_a_session_that_died_in_its_first_turn_begins_anew(
    real_session: RealSession, api: StandIn, environment: dict[str, str]
) -> None:
    """It depends on timing whether a killed CLI has started its file. In this test the file is removed."""
    gate = Gate()
    api.on("This is our conversation so far", ["Now I know."])
    api.on("alpha question", [Answer(Text("The alpha ", "answer\n\nand ", gate, "more."))])
    api.on("beta question", ["The beta answer."])
    held = real_session()
    held.session.send("alpha question")
    await held.says("The alpha answer", 60)
    first_id = held.session.info.session_id
    cli_process().kill()
    await held.state(SessionPhase.NOT_RUNNING)
    assert held.footers == ["failed"]
    for file in session_files(environment):
        file.unlink()
    before = held.rows
    await turn(held, "beta question")
    assert held.rows[: len(before)] == before, "the words so far stay"
    notice = held.entry("does not know")
    assert held.rows[len(before) :] == [
        f"notice: {said(notice)}",
        "user: beta question",
        "prose: The beta answer.",
        "footer: done",
    ]
    assert held.session.info.session_id != first_id
    assert [r.prompt for r in api.turns].count("beta question") == 1
    assert notice.action is NoticeAction.SEND_ALONG
    footers = len(held.footers)
    held.session.send_along(notice.id)
    await held.until(lambda: len(held.footers) > footers, 60)
    told = "\n".join(api.turns[-1].user_texts()[-2:])
    assert "alpha question" in told
    assert "The alpha answer" in told
    assert "beta question" not in told


async def test_resume_of_nothing_and_then_of_something(
    real_session: RealSession, api: StandIn, environment: dict[str, str], project: Path
) -> None:
    api.on("alpha question", ["The alpha answer."])
    api.on("beta question", ["The beta answer."])
    held = real_session(resume="5b0e7cf6-0000-4000-8000-000000000000")
    await turn(held, "alpha question")
    assert (rows := held.rows) == [
        "notice: The session was not found; a new one was started.",
        "user: alpha question",
        "prose: The alpha answer.",
        "footer: done",
    ]
    assert held.session.state.problem is None
    session_id = held.session.info.session_id
    await held.session.close()
    journals = project.parent / "j"
    librarian = LibraryClient(
        LibraryPaths(Path(environment["CLAUDE_CONFIG_DIR"]), project.parent / "index", journals)
    )
    again = real_session(resume=session_id, library=librarian)
    again.session.history.begin()
    await again.until(lambda: bool(again.session.entries))
    await turn(again, "beta question")
    assert again.session.info.session_id == session_id
    assert again.rows == [*rows, "user: beta question", "prose: The beta answer.", "footer: done"]
    assert again.session.info.title == "alpha question"
    if again.session.costs.total is not None and held.session.costs.total is not None:
        assert again.session.costs.total > held.session.costs.total
    librarian.close()
    goes_on(again, api, "follows", "notice")


async def test_continue_of_nothing_and_then_of_something(real_session: RealSession, api: StandIn) -> None:
    """Without a session to continue, both versions start a new session and do not report that."""
    api.on("alpha question", ["The alpha answer."])
    api.on("beta question", ["The beta answer."])
    held = real_session(latest=True)
    await turn(held, "alpha question")
    assert held.rows == ["user: alpha question", "prose: The alpha answer.", "footer: done"]
    assert held.kinds() == ["started", "sent", "turn"]
    await held.session.close()
    again = real_session(latest=True)
    await turn(again, "beta question")
    assert again.session.info.session_id == held.session.info.session_id
    assert again.rows == ["user: beta question", "prose: The beta answer.", "footer: done"]
    goes_on(again, api)


def goes_on(again: SessionHarness, api: StandIn, *first: str) -> None:
    """Check that Claude and the journal have the same conversation."""
    assert any("alpha question" in text for text in api.turns[-1].user_texts())
    assert [r.kind for r in again.journal()] == [*first, *["started", "sent", "turn"] * 2]


async def test_model_and_mode_are_changed_in_the_middle(
    real_session: RealSession, api: StandIn, project: Path, environment: dict[str, str]
) -> None:
    write = {"file_path": str(project / "a.txt"), "content": "a"}
    api.on("alpha question", ["The alpha answer."])
    api.on("beta question", [Answer(ToolUse("Write", write)), "Written."])
    held = real_session(model="claude-sonnet-4-5")
    await turn(held, "alpha question")
    assert api.turns[-1].model == "claude-sonnet-4-5"
    held.session.settings.set(SettingSubject.MODEL, "claude-haiku-4-5")
    held.session.settings.set(SettingSubject.MODE, "acceptEdits")
    await turn(held, "beta question")
    assert held.session.info.model == api.turns[-1].model == "claude-haiku-4-5"
    assert held.session.info.mode == "acceptEdits"
    assert held.session.requests.pending == []
    assert (project / "a.txt").read_text() == "a"
    # The next child also has the chosen model and mode.
    await saved(environment, "Written.")
    cli_process().kill()
    await held.state(SessionPhase.NOT_RUNNING)
    write["file_path"] = str(project / "b.txt")
    api.on("gamma question", [Answer(ToolUse("Write", write)), "Written."])
    await turn(held, "gamma question")
    assert api.turns[-1].model == "claude-haiku-4-5"
    assert held.session.info.mode == "acceptEdits"
    assert (project / "b.txt").exists()


async def test_a_cli_that_hears_nothing_is_stopped_all_the_same(
    real_session: RealSession, api: StandIn, environment: dict[str, str]
) -> None:
    """Halt the CLI, so that it does not react to SIGINT and SIGTERM. Only SIGKILL ends it."""
    gate = Gate()
    api.on("alpha question", ["The alpha answer."])
    api.on("beta question", [Answer(Text("The beta answer\n\nis ", gate, "long."))])
    api.on("gamma question", ["The gamma answer."])
    held = real_session(stop_clock=StopClock(0.5, 0.5, 0.5))
    await turn(held, "alpha question")
    await saved(environment, "The alpha answer.")
    held.session.send("beta question")
    await held.says("The beta answer", 60)
    os.kill(cli_process().pid, signal.SIGSTOP)
    held.session.stop()
    await held.state(SessionPhase.STOPPED, 60)
    assert held.rows[3:5] == ["user: beta question", "prose: The beta answer"]
    assert held.footers == ["done", "stopped"]
    footer = held.session.entries[-1].footer
    assert footer is not None
    assert footer.stopped_by is StopBy.SIGKILL
    assert footer.stop_seconds is not None
    # The stop waits three times for half a second. Qt's coarse timers may end each wait 5 % early.
    assert footer.stop_seconds > 1.4, "it was asked, interrupted and terminated before"
    assert not [row for row in held.rows if row.startswith(("error", "notice"))]
    await turn(held, "gamma question")
    assert held.rows[-2:] == ["prose: The gamma answer.", "footer: done"]
    assert any("alpha question" in text for text in api.turns[-1].user_texts())


async def test_stop_in_the_first_turn_then_go_on(real_session: RealSession, api: StandIn) -> None:
    gate = Gate()
    api.on("alpha question", [Answer(Text("The alpha answer\n\nis ", gate, "long."))])
    api.on("beta question", ["The beta answer."])
    held = real_session()
    held.session.send("alpha question")
    await held.says("The alpha answer", 60)
    held.session.stop()
    await held.state(SessionPhase.READY, 60)
    assert held.footers == ["stopped"]
    assert not [row for row in held.rows if row.startswith(("error", "notice"))]
    await turn(held, "beta question")
    assert held.rows[-2:] == ["prose: The beta answer.", "footer: done"]
    assert any("alpha question" in text for text in api.turns[-1].user_texts())


async def test_not_signed_in_and_then_signed_in(real_session: RealSession, api: StandIn) -> None:
    api.on("alpha question", [HttpError(401, "authentication_error", "invalid x-api-key")])
    held = real_session()
    await turn(held, "alpha question")
    assert held.session.state.problem is not None
    assert held.session.state.problem.kind is ProblemKind.NOT_SIGNED_IN
    assert held.restored == []
    assert held.rows[-2].startswith("error: ")
    api.on("alpha question", ["The alpha answer."], forever=True)
    assert held.footers == ["failed"]
    held.session.try_again(held.command)
    await held.until(lambda: held.footers == ["failed", "done"], 60)
    assert held.rows[-3:] == ["user: alpha question", "prose: The alpha answer.", "footer: done"]
    assert held.session.state.problem is None


async def test_a_request_that_is_forbidden_is_no_sign_in(real_session: RealSession, api: StandIn) -> None:
    api.on("alpha question", [Attempts([HttpError(403, "forbidden", "Request not allowed")])])
    api.on("beta question", ["The beta answer."])
    held = real_session()
    await turn(held, "alpha question")
    assert held.session.state.problem is None
    assert "Request not allowed" in held.rows[-2]
    assert held.footers == ["failed"]
    await turn(held, "beta question")
    assert held.rows[-2:] == ["prose: The beta answer.", "footer: done"]


class SlowReader:
    """Reads the session file in this process, after `go` is set."""

    def __init__(self, environment: dict[str, str], journals: Path) -> None:
        self._places = LibraryPaths(Path(environment["CLAUDE_CONFIG_DIR"]), Path("/nowhere"), journals)
        self.go = asyncio.Event()

    async def ask(self, request: Request, *_: Any) -> Any:
        await self.go.wait()
        return HANDLERS[type(request)](request, self._places, lambda news: None)


@pytest.mark.parametrize("early", [False, True])
async def test_the_mode_of_the_file_is_the_one_that_is_used(
    real_session: RealSession, api: StandIn, project: Path, environment: dict[str, str], early: bool
) -> None:
    """A child may be wanted before or after the file is read. The child starts only after the file is
    read."""
    write = {"file_path": str(project / "a.txt"), "content": "a"}
    api.on("alpha question", ["The alpha answer."])
    api.on("beta question", [Answer(ToolUse("Write", write)), "Written."])
    held = real_session(mode="acceptEdits")
    await turn(held, "alpha question")
    await saved(environment, "The alpha answer.")
    session_id = held.session.info.session_id
    await held.session.close()
    reader = SlowReader(environment, project.parent / "j")
    again = real_session(library=reader, resume=session_id)
    again.session.history.begin()
    if early:
        again.session.start()
    reader.go.set()
    await again.until(lambda: again.session.info.mode == "acceptEdits", 60)
    await turn(again, "beta question")
    assert again.session.requests.pending == []
    assert (project / "a.txt").read_text() == "a"
    assert again.session.info.mode == "acceptEdits"
