"""Closing a session: nothing is allowed, and no process or task is left."""

import asyncio
import os
from pathlib import Path

import pytest

from claude_desk.agent import agent
from claude_desk.protocol.files.journal_file import TurnRecord, UndecidedRecord
from claude_desk.session.core.session_state import SessionPhase
from claude_desk.session.machine.child_state import StopClock
from claude_desk.session.permissions.decisions import AllowOnce
from claude_desk.session.permissions.permission_log import read_permission_log
from claude_desk.transcript.entries import EntryKind, StopBy
from tests.child_processes import children_with
from tests.scripted_cli.script import Script, Steps
from tests.unit.session.conftest import MakeSession
from tests.unit.session.session_harness import WIRE, SessionHarness, calling, reply, streaming, tool


def nothing_is_left(held: SessionHarness) -> None:
    """Check that no child of ours runs, and no task except the test's own."""
    assert children_with(str(held.folder), recursive=True) == []
    assert asyncio.all_tasks() == {asyncio.current_task()}


@pytest.fixture(autouse=True)
def quick_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    assert agent.STEP_SECONDS == 5.0
    monkeypatch.setattr(agent, "STEP_SECONDS", 0.3)


async def test_an_idle_one(make_session: MakeSession) -> None:
    held = make_session(Script(reply("Hi.")))
    await held.turn("go")
    await held.session.close()
    nothing_is_left(held)
    assert held.rows == ["user: go", "prose: Hi.", "footer: done"]
    assert held.kinds() == ["started", "sent", "turn"]
    assert held.asked() == []


async def test_one_that_was_never_started(make_session: MakeSession) -> None:
    held = make_session(Script())
    await held.session.close()
    held.session.start()
    held.session.send("too late")
    assert held.session.state.phase is SessionPhase.NOT_RUNNING
    assert held.starts == []


async def test_a_running_turn_is_interrupted(make_session: MakeSession) -> None:
    steps = streaming("Half an").await_control("interrupt", {}).write(WIRE.stopped_result())
    held = make_session(Script(steps))
    held.session.send("go")
    await held.says("Half an")
    held.session.send("waits")
    await held.session.close()
    nothing_is_left(held)
    assert [request["subtype"] for request in held.asked()] == ["interrupt"]
    assert held.footers == ["stopped"]
    footer = held.session.entries[-1].footer
    assert footer is not None
    assert footer.stopped_by is StopBy.CLOSE, "nobody pressed Stop"
    assert held.prompts() == ["go"]
    assert [kind for kind in held.kinds() if kind != "cut"] == ["started", "sent", "turn"]
    (turn,) = [record for record in held.journal() if isinstance(record, TurnRecord)]
    assert turn.stopped_by == "close"


async def test_a_turn_may_be_cut_off_instead(make_session: MakeSession) -> None:
    """The user did not close the session: the program was asked to end."""
    steps = streaming("Half an").await_control("interrupt", {}).write(WIRE.stopped_result())
    held = make_session(Script(steps))
    held.session.send("go")
    await held.says("Half an")
    await held.session.close(StopBy.CUT_OFF)
    nothing_is_left(held)
    (turn,) = [record for record in held.journal() if isinstance(record, TurnRecord)]
    assert turn.stopped_by == "cut_off"


async def test_pending_requests_are_denied(make_session: MakeSession) -> None:
    steps = calling().post(WIRE.can_use_tool(tool()), "r1").await_answer("r1")
    steps.post(WIRE.can_use_tool(tool(tool_id="toolu_2")), "r2").await_answer("r2").await_control(
        "interrupt", {}
    )
    held = make_session(Script(steps.write(WIRE.stopped_result())))
    held.session.send("go")
    await held.asks()
    closing = asyncio.ensure_future(held.session.close())
    await held.asks(0)
    held.session.requests.decide("r1", AllowOnce())
    await closing
    nothing_is_left(held)
    for request_id in ("r1", "r2"):
        assert held.answer(request_id)["behavior"] == "deny"
        assert held.answer(request_id)["interrupt"] is True
        assert held.answer(request_id)["message"] == "Not answered: the session was closed."
    assert held.session.requests.pending == []
    assert "decided" not in held.kinds(), "nobody has answered"
    undecided = [record for record in held.journal() if isinstance(record, UndecidedRecord)]
    assert [(record.tool_use_id, record.why) for record in undecided] == [
        ("toolu_1", "closed"),
        ("toolu_2", "closed"),
    ]
    assert [line.decision for line in read_permission_log(held.journal_path).lines] == ["closed", "closed"]


async def test_one_that_is_starting(make_session: MakeSession) -> None:
    held = make_session(Script(initialize=None))
    held.session.send("go")
    await asyncio.sleep(0)
    await held.session.close()
    nothing_is_left(held)
    assert held.session.state.problem is None
    assert held.session.state.phase is SessionPhase.NOT_RUNNING


async def test_one_that_is_stopping(make_session: MakeSession) -> None:
    steps = streaming("Half an").await_control("interrupt", {}).await_control("interrupt", {}).exit(0)
    held = make_session(Script(steps), stop_clock=StopClock(5.0, 60.0, 60.0))
    held.session.send("go")
    await held.says("Half an")
    held.session.stop()
    await held.session.close()
    nothing_is_left(held)
    assert held.footers == ["stopped"]
    assert not any(row.startswith("error") for row in held.rows)


async def test_twice_at_once_and_once_more(make_session: MakeSession) -> None:
    steps = streaming("Half an").await_control("interrupt", {}).write(WIRE.stopped_result())
    held = make_session(Script(steps))
    held.session.send("go")
    await held.says("Half an")
    await asyncio.gather(held.session.close(), held.session.close())
    await held.session.close()
    nothing_is_left(held)
    assert len(held.asked()) == 1


async def test_while_a_lost_conversation_begins_anew(make_session: MakeSession) -> None:
    held = make_session(
        Script(resumed=Steps().stderr("No conversation found\n").exit(1)), Script(), resume="0a0a"
    )
    held.session.start()
    await held.says("not found")
    await held.session.close()
    nothing_is_left(held)


async def test_while_a_restart_is_under_way(make_session: MakeSession) -> None:
    text = "Please run /login"
    steps = (
        Steps()
        .await_user()
        .write(WIRE.api_error(text, "authentication_failed"), WIRE.result(text, is_error=True))
    )
    held = make_session(Script(steps))
    await held.turn("go")
    held.session.try_again(held.command)
    await held.session.close()
    nothing_is_left(held)
    assert len(held.starts) == 1


async def test_one_that_does_not_want_to_end(make_session: MakeSession, tmp_path: Path) -> None:
    """The child ignores everything. First the interrupt's time passes, then stdin is closed, then the child
    gets TERM and KILL. The child's tools end with it."""
    steps = streaming("Half an").spawn("/bin/sh", "-c", f"exec sleep 600 # {tmp_path}").hang()
    held = make_session(Script(steps, ignore_eof=True, ignore_signals=["INT", "TERM"]))
    held.session.send("go")
    await held.says("Half an")
    await held.session.close()
    nothing_is_left(held)
    assert held.footers == ["stopped"]


async def test_a_child_that_is_stopped_by_a_signal(make_session: MakeSession) -> None:
    """A stopped child reacts to no signal but KILL."""
    held = make_session(Script(streaming("Half an")))
    held.session.send("go")
    await held.says("Half an")
    found = children_with("play.py", recursive=True)
    os.kill(found[-1].pid, 19)
    await held.session.close()
    nothing_is_left(held)


async def test_the_journal_has_how_long_claude_thought(make_session: MakeSession) -> None:
    thought = {"type": "thinking", "thinking": "Hm.", "signature": "x"}
    message = {"id": "m1", "role": "assistant", "model": "claude", "content": [thought]}
    said = {"type": "assistant", "message": message, "uuid": "a1", "session_id": "s"}
    steps = Steps().await_user().write(WIRE.init("default"), said, WIRE.result("Hm."))
    held = make_session(Script(steps))
    await held.turn("go")
    [row] = [entry for entry in held.session.entries if entry.kind is EntryKind.THINKING]
    await held.session.close()
    (turn,) = [record for record in held.journal() if isinstance(record, TurnRecord)]
    assert turn.thought == [round(row.ended - row.began, 1)]
