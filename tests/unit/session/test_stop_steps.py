"""Stop: the whole sequence of steps, and the next message after each step."""

import time
from pathlib import Path

import pytest

from claude_desk.session.core.session_config import SessionConfig
from claude_desk.session.core.session_state import SessionPhase
from claude_desk.session.machine.child_state import StopClock
from claude_desk.transcript.entries import StopBy, ToolState
from tests.scripted_cli.script import Script, Steps
from tests.unit.session.conftest import MakeSession
from tests.unit.session.session_harness import WIRE, SessionHarness, calling, reply, streaming, tool

INTERRUPT = {"subtype": "interrupt", "cancel_queued": True}
SLOW = StopClock(acknowledge=5.0, result=5.0, step=5.0)


def interrupted() -> Steps:
    """Script a child that streams, and stops when it is interrupted."""
    return streaming("Half an").await_control("interrupt", {"still_queued": []}).write(WIRE.stopped_result())


async def stopped(held: SessionHarness, end: SessionPhase) -> None:
    """Stop in the middle of the text, and check that the text stays and no error is shown."""
    held.session.send("go")
    await held.says("Half an")
    held.session.stop()
    assert held.session.state.phase is SessionPhase.STOPPING
    await held.state(end)
    assert held.rows == ["user: go", "prose: Half an", "footer: stopped"]
    assert SessionPhase.NOT_RUNNING not in held.states
    records = [record for record in held.journal() if record.kind in ("stopped", "turn", "cut")]
    assert [record.kind for record in records] == ["stopped", "cut", "turn"]
    assert records[0].model_dump()["uuid"] == records[2].model_dump()["uuid"]
    assert records[1].model_dump()["text"] == "Half an"
    assert records[2].model_dump()["stopped"] is True


async def resumed(held: SessionHarness) -> None:
    """Check that the next message goes to a new child that resumes the conversation."""
    session_id = held.session.info.session_id
    await held.turn("and now?")
    assert held.rows[3:] == ["user: and now?", "prose: Here again.", "footer: done"]
    assert held.flag(2, "--resume") == session_id
    assert held.flag(2, "--session-id") is None
    assert held.session.state.problem is None


def test_the_clock_is_the_one_that_was_agreed() -> None:
    assert StopClock() == StopClock(acknowledge=2.0, result=5.0, step=5.0)
    assert SessionConfig("/", None, {}, Path("/")).stop_clock == StopClock()


async def test_an_interrupt_that_works(make_session: MakeSession) -> None:
    steps = interrupted()
    steps.steps += reply("Here again.", "msg_2").steps
    held = make_session(Script(steps), stop_clock=SLOW)
    await stopped(held, SessionPhase.READY)
    await held.turn("and now?")
    assert held.rows[3:] == ["user: and now?", "prose: Here again.", "footer: done"]
    await held.session.close()
    assert len(held.starts) == 1
    assert held.asked() == [INTERRUPT]


@pytest.mark.parametrize(
    "steps",
    [
        streaming("Half an").await_control("interrupt", times=0).hang(),
        streaming("Half an").await_control("interrupt", {"still_queued": []}).hang(),
        streaming("Half an").await_control("interrupt", error="Not now").hang(),
    ],
    ids=["not acknowledged", "acknowledged, no result", "refused"],
)
async def test_sigint(make_session: MakeSession, steps: Steps) -> None:
    held = make_session(Script(steps), Script(Steps(), resumed=reply("Here again.", "msg_2")))
    await stopped(held, SessionPhase.STOPPED)
    await resumed(held)


async def test_sigint_after_which_the_result_still_comes(make_session: MakeSession) -> None:
    """2.1.330 still sends the result."""
    steps = streaming("Half an").await_control("interrupt", times=0).hang()
    held = make_session(
        Script(steps, on_sigint=Steps().write(WIRE.stopped_result())), Script(resumed=reply("Here again."))
    )
    await stopped(held, SessionPhase.STOPPED)
    await resumed(held)


async def test_terminate(make_session: MakeSession) -> None:
    steps = streaming("Half an").hang()
    held = make_session(Script(steps, ignore_signals=["INT"]), Script(resumed=reply("Here again.")))
    await stopped(held, SessionPhase.STOPPED)
    await resumed(held)


async def test_kill(make_session: MakeSession) -> None:
    steps = streaming("Half an").hang()
    held = make_session(Script(steps, ignore_signals=["INT", "TERM"]), Script(resumed=reply("Here again.")))
    await stopped(held, SessionPhase.STOPPED)
    await resumed(held)


async def test_each_step_of_the_ladder_waits_for_its_time(make_session: MakeSession) -> None:
    """The child answers the interrupt and ends the turn within the time, so it gets no signal."""
    steps = streaming("Half an").await_control("interrupt", {}).delay(0.25).write(WIRE.stopped_result())
    clock = StopClock(acknowledge=5.0, result=5.0, step=0.01)
    held = make_session(Script(steps), stop_clock=clock)
    await stopped(held, SessionPhase.READY)


async def test_what_waited_comes_back(make_session: MakeSession) -> None:
    held = make_session(Script(interrupted()))
    held.session.send("go")
    await held.says("Half an")
    held.session.send("second")
    held.session.send("third")
    held.session.stop()
    assert held.restored == ["second\n\nthird"]
    await held.state(SessionPhase.READY)
    assert held.rows == ["user: go", "prose: Half an", "footer: stopped"]
    await held.session.close()
    assert held.prompts() == ["go"]


async def test_pending_requests_are_denied_first(make_session: MakeSession) -> None:
    first, second = tool(tool_id="toolu_1"), tool(tool_id="toolu_2")
    steps = calling(tool_id="toolu_1").write(WIRE.assistant("msg_1", second))
    steps.post(WIRE.can_use_tool(first), "r1").post(WIRE.can_use_tool(second), "r2")
    steps.await_answer("r1").await_answer("r2").await_control("interrupt", {}).write(
        WIRE.stopped_result(in_tool=True)
    )
    held = make_session(Script(steps))
    held.session.send("go")
    await held.asks(2)
    held.session.stop()
    assert held.session.requests.pending == []
    await held.state(SessionPhase.READY)
    await held.session.close()
    for request_id in ("r1", "r2"):
        assert held.answer(request_id)["behavior"] == "deny"
        assert held.answer(request_id)["interrupt"] is True
    order = [m["type"] for m in held.got()][-3:]
    assert order == ["control_response", "control_response", "control_request"]
    assert [call.state for e in held.session.entries if (call := e.tool)] == [ToolState.STOPPED] * 2
    assert held.footers == ["stopped"]


async def test_what_is_asked_while_stopping_is_denied(make_session: MakeSession) -> None:
    steps = streaming("Half an").await_control("interrupt", {})
    steps.ask(WIRE.can_use_tool(tool())).write(WIRE.stopped_result())
    held = make_session(Script(steps), stop_clock=SLOW)
    await stopped(held, SessionPhase.READY)
    await held.session.close()
    assert held.answer()["behavior"] == "deny"
    assert held.answer()["interrupt"] is True
    record = next(r for r in held.journal() if r.kind == "decided").model_dump()
    assert record["decision"] == "stopped"


async def test_a_request_withdrawn_while_it_is_denied(make_session: MakeSession) -> None:
    """As in the recordings, the CLI withdraws its pending requests when it is interrupted."""
    steps = calling().post(WIRE.can_use_tool(tool()), "r1").await_control("interrupt", times=1)
    steps.withdraw("r1").write(WIRE.stopped_result(in_tool=True))
    held = make_session(Script(steps))
    held.session.send("go")
    await held.asks()
    held.session.stop()
    await held.state(SessionPhase.READY)
    assert held.footers == ["stopped"]


async def test_stop_twice(make_session: MakeSession) -> None:
    held = make_session(Script(interrupted()))
    held.session.send("go")
    await held.says("Half an")
    held.session.stop()
    held.session.stop()
    await held.state(SessionPhase.READY)
    await held.session.close()
    assert held.asked() == [INTERRUPT]
    assert held.kinds().count("stopped") == 1


async def test_stop_while_idle(make_session: MakeSession) -> None:
    held = make_session(Script(reply("Hello.")))
    held.session.stop()
    assert held.session.state.phase is SessionPhase.NOT_RUNNING
    await held.ready()
    held.session.stop()
    assert held.session.state.phase is SessionPhase.READY
    await held.turn("hi")
    held.session.stop()
    assert held.session.state.phase is SessionPhase.READY
    await held.session.close()
    assert held.asked() == []
    assert held.footers == ["done"]


async def test_stop_while_starting(make_session: MakeSession) -> None:
    held = make_session(Script(reply("Hello.")))
    held.session.send("too early")
    held.session.stop()
    assert held.restored == ["too early"]
    assert held.rows == []
    await held.state(SessionPhase.READY)
    await held.turn("hi")
    await held.session.close()
    assert held.prompts() == ["hi"]


async def test_a_start_that_hangs_is_stopped(make_session: MakeSession) -> None:
    """The first press returns the message to the composer. The second press ends the child that does not
    start."""
    says = {"type": "system", "subtype": "informational", "content": "Up soon."}
    hung = Script(Steps().write(says).hang(), initialize=None, ignore_signals=["INT", "TERM"])
    held = make_session(hung, Script(reply("Hello.")))
    held.session.send("too early")
    await held.says("Up soon.")
    held.session.stop()
    assert held.restored == ["too early"]
    assert held.session.state.phase is SessionPhase.STARTING
    held.session.stop()
    assert held.session.state.phase is SessionPhase.STOPPING
    held.session.send("hi")
    await held.until(lambda: held.footers == ["done"])
    assert SessionPhase.NOT_RUNNING not in held.states
    assert held.session.state.problem is None
    assert held.rows[-3:] == ["user: hi", "prose: Hello.", "footer: done"]
    assert held.flag(2, "--session-id") == held.flag(1, "--session-id")
    await held.session.close()
    assert held.prompts(2) == ["hi"]
    assert "stopped" not in held.kinds()


async def test_stop_at_the_moment_the_result_arrives(make_session: MakeSession) -> None:
    """The CLI is idle when the interrupt comes. It acknowledges the interrupt, and sends no second result."""
    turn = WIRE.text_turn("Whole.")
    steps = Steps().await_user().write(*turn[:-1]).await_control("interrupt", times=0)
    steps.write(turn[-1])
    steps.steps += reply("Here again.", "msg_2").steps
    held = make_session(Script(steps), stop_clock=StopClock(0.5, 5.0, 5.0))
    held.session.send("go")
    await held.says("Whole.")
    held.session.stop()
    await held.state(SessionPhase.READY)
    assert held.rows == ["user: go", "prose: Whole.", "footer: stopped"]
    await held.turn("and now?")
    assert held.rows[-2:] == ["prose: Here again.", "footer: done"]
    assert len(held.starts) == 1


async def test_stop_in_a_turn_that_the_cli_began(make_session: MakeSession) -> None:
    """The end of the earlier turn must not count for this turn."""
    own = WIRE.text_turn("A task is done.", message_id="msg_2")
    steps = reply("Started.").delay(0.05).write(*own[:-1])
    steps.await_control("interrupt", {}).delay(0.2).write(WIRE.stopped_result())
    held = make_session(Script(steps), stop_clock=SLOW)
    await held.turn("go")
    await held.says("A task is done.")
    held.session.stop()
    await held.until(lambda: len(held.footers) == 2)
    await held.state(SessionPhase.READY)
    assert held.footers == ["done", "stopped"]
    assert held.states[-2:] == [SessionPhase.STOPPING, SessionPhase.READY]


async def test_the_child_dies_while_stopping(make_session: MakeSession) -> None:
    steps = streaming("Half an").await_control("interrupt", {}).die("KILL")
    held = make_session(Script(steps), Script(resumed=reply("Here again.")), stop_clock=SLOW)
    await stopped(held, SessionPhase.STOPPED)
    await resumed(held)


async def test_what_is_sent_while_stopping_goes_to_the_next_child(make_session: MakeSession) -> None:
    steps = streaming("Half an").hang()
    held = make_session(Script(steps), Script(resumed=reply("Here again.")))
    held.session.send("go")
    await held.says("Half an")
    held.session.stop()
    held.session.send("and now?")
    await held.until(lambda: held.footers == ["stopped", "done"])
    assert held.restored == []
    assert held.rows[-3:] == ["user: and now?", "prose: Here again.", "footer: done"]


async def test_what_is_sent_while_stopping_goes_to_the_same_child(make_session: MakeSession) -> None:
    steps = streaming("Half an").await_control("interrupt", {}).delay(0.1).write(WIRE.stopped_result())
    steps.steps += reply("Here again.", "msg_2").steps
    held = make_session(Script(steps), stop_clock=SLOW)
    held.session.send("go")
    await held.says("Half an")
    held.session.stop()
    held.session.send("and now?")
    await held.until(lambda: held.footers == ["stopped", "done"])
    await held.session.close()
    assert held.prompts() == ["go", "and now?"]
    assert [m["type"] for m in held.got()].count("control_request") == 2  # initialize, interrupt


async def test_a_second_press_is_harder(make_session: MakeSession) -> None:
    """The second press sends SIGINT immediately, though the interrupt was acknowledged and has time left."""
    steps = streaming("Half an").await_control("interrupt", {}).hang()
    clock = StopClock(acknowledge=5.0, result=60.0, step=5.0, again=0.0)
    held = make_session(Script(steps, on_sigint=Steps().exit(0)), stop_clock=clock)
    held.session.send("go")
    await held.says("Half an")
    assert held.session.state.next_stop == StopBy.INTERRUPT
    held.session.stop()
    assert held.session.state.next_stop == StopBy.SIGINT
    held.session.stop()
    await held.state(SessionPhase.STOPPED)
    assert held.rows == ["user: go", "prose: Half an", "footer: stopped"]
    footer = held.session.entries[-1].footer
    assert footer is not None
    assert footer.stopped_by is StopBy.SIGINT
    assert footer.stop_seconds is not None
    assert 0 <= footer.stop_seconds < 5
    record = next(r for r in held.journal() if r.kind == "turn").model_dump()
    assert (record["stopped_by"], record["stop_seconds"]) == ("sigint", footer.stop_seconds)


async def test_each_press_takes_the_next_step(make_session: MakeSession) -> None:
    steps = streaming("Half an").hang()
    clock = StopClock(acknowledge=60.0, result=60.0, step=60.0, again=0.0)
    held = make_session(Script(steps, ignore_signals=["INT", "TERM"]), stop_clock=clock)
    held.session.send("go")
    await held.says("Half an")
    for means in (StopBy.SIGINT, StopBy.SIGTERM, StopBy.SIGKILL):
        held.session.stop()
        await held.until(lambda means=means: held.session.state.next_stop == means)
    held.session.stop()
    await held.state(SessionPhase.STOPPED)
    footer = held.session.entries[-1].footer
    assert footer is not None
    assert footer.stopped_by is StopBy.SIGKILL


async def test_a_second_press_that_comes_too_soon_is_none(make_session: MakeSession) -> None:
    steps = streaming("Half an").await_control("interrupt", {}).delay(0.2).write(WIRE.stopped_result())
    held = make_session(Script(steps), stop_clock=SLOW)
    held.session.send("go")
    await held.says("Half an")
    held.session.stop()
    assert 0.5 < held.session.state.stop_counts_at - time.monotonic() <= 1.0
    held.session.stop()
    assert held.session.state.next_stop == StopBy.SIGINT
    await held.state(SessionPhase.READY)
    assert held.session.state.stop_counts_at == 0
    footer = held.session.entries[-1].footer
    assert footer is not None
    assert footer.stopped_by is StopBy.INTERRUPT
