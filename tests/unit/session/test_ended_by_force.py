"""A child that is ended because it may not continue, and messages that wait until they may be sent."""

from claude_desk.session.core.session_state import SessionPhase
from claude_desk.session.permissions.decisions import AllowOnce
from claude_desk.session.turns.message_queue import MessageStage
from tests.scripted_cli.script import Script
from tests.unit.session.conftest import MakeSession
from tests.unit.session.session_harness import WIRE, SessionHarness, calling, ending, reply, streaming, tool

WHY = "Files have changed."


class Gatekeeper:
    """Decides whether a child may be started and whether a message may be sent."""

    def __init__(self) -> None:
        self.starts = self.sends = True
        self.asked: list[str] = []

    def may_start(self) -> bool:
        self.asked.append("start")
        return self.starts

    def may_send(self) -> bool:
        self.asked.append("send")
        return self.sends


async def test_a_message_waits_until_it_may_be_sent(make_session: MakeSession) -> None:
    keeper = Gatekeeper()
    held = make_session(Script(reply("Hi.")), may_send=keeper.may_send)
    await held.ready()
    assert keeper.asked == [], "there was nothing to be sent"
    keeper.sends = False
    held.session.send("go")
    held.session.send("and more")
    assert keeper.asked
    assert held.prompts() == []
    assert [queued.stage for queued in held.session.message_dispatch.queue.queue] == [
        MessageStage.WAITING
    ] * 2
    keeper.sends = True
    held.session.send_waiting()
    await held.until(lambda: held.footers == ["done"])
    await held.session.close()
    assert held.prompts()[:1] == ["go"]


async def test_into_a_running_turn_it_is_asked_for_too(make_session: MakeSession) -> None:
    keeper = Gatekeeper()
    held = make_session(Script(ending(calling().await_user())), may_send=keeper.may_send)
    held.session.send("go")
    await held.state(SessionPhase.WORKING)
    await held.until(lambda: any(entry.tool is not None for entry in held.session.entries))
    keeper.sends = False
    held.session.send("now")
    (queued,) = held.session.message_dispatch.queue.queue
    held.session.message_dispatch.send_now(queued.uuid)
    assert queued.stage is MessageStage.WAITING
    keeper.sends = True
    held.session.message_dispatch.send_now(queued.uuid)
    assert queued.stage is MessageStage.WRITTEN


async def test_at_a_tools_result_it_is_asked_for_too(make_session: MakeSession) -> None:
    """At a tool's result a waiting message is written into the turn without the user doing anything."""
    keeper = Gatekeeper()
    steps = calling().ask(WIRE.can_use_tool(tool())).write(WIRE.tool_result("toolu_1", "made", None))
    script = Script(steps.ask(WIRE.can_use_tool(tool(tool_id="toolu_2")), request_id="second"))
    held = make_session(script, may_send=keeper.may_send)
    held.session.send("go")
    (pending,) = await held.asks()
    held.session.send("and more")
    (queued,) = held.session.message_dispatch.queue.queue
    keeper.asked.clear()
    keeper.sends = False
    held.session.requests.decide(pending.id, AllowOnce())
    await held.until(lambda: [each.id for each in held.session.requests.pending] == ["second"])
    assert keeper.asked
    assert queued.stage is MessageStage.WAITING
    await held.session.close()
    assert held.prompts() == ["go"]


def reasons(held: SessionHarness) -> list[str]:
    return [row for row in held.rows if row == f"notice: {WHY}"]


async def test_what_waits_goes_to_the_next_child_once_that_may_start(make_session: MakeSession) -> None:
    keeper = Gatekeeper()
    scripts = Script(reply("Hi.")), Script(resumed=reply("Again.", "msg_2"))
    held = make_session(*scripts, may_start=keeper.may_start, may_send=keeper.may_send)
    await held.turn("go")
    keeper.starts = keeper.sends = False
    held.session.send("more")
    held.session.end_child(WHY)
    await held.state(SessionPhase.NOT_RUNNING)
    assert held.session.state.problem is None
    assert len(held.starts) == 1
    keeper.starts = keeper.sends = True
    held.session.start()
    await held.until(lambda: len(held.footers) == 2)
    assert reasons(held)
    assert [row for row in held.rows if row.startswith(("user", "prose", "error"))] == [
        "user: go",
        "prose: Hi.",
        "user: more",
        "prose: Again.",
    ]


async def test_the_turn_that_runs_is_stopped_and_what_was_written_is_not_lost(
    make_session: MakeSession,
) -> None:
    keeper = Gatekeeper()
    scripts = Script(streaming("It was a").await_user().await_user()), Script(resumed=reply("Again.", "m2"))
    held = make_session(*scripts, may_start=keeper.may_start)
    held.session.send("go")
    await held.says("It was a")
    held.session.send("more")
    (queued,) = held.session.message_dispatch.queue.queue
    held.session.message_dispatch.send_now(queued.uuid)
    assert queued.stage is MessageStage.WRITTEN, "the child has it, and has not taken it up"
    keeper.starts = False
    held.session.end_child(WHY)
    await held.until(lambda: held.footers == ["stopped"])
    await held.state(SessionPhase.NOT_RUNNING)
    assert not [row for row in held.rows if row.startswith("error")]
    keeper.starts = True
    held.session.start()
    await held.until(lambda: held.footers == ["stopped", "done"])
    assert held.rows[-3:] == ["user: more", "prose: Again.", "footer: done"]
    assert held.restored == []


async def test_without_a_child_there_is_nothing_to_end(make_session: MakeSession) -> None:
    held = make_session(Script(reply("Hi.")))
    held.session.end_child(WHY)
    assert held.rows == []
    await held.turn("go")
    assert held.footers == ["done"]


async def test_one_that_starts_is_ended_too(make_session: MakeSession) -> None:
    keeper = Gatekeeper()
    held = make_session(Script(reply("Hi.")), may_start=keeper.may_start)
    held.session.start()
    keeper.starts = False
    held.session.end_child(WHY)
    await held.state(SessionPhase.NOT_RUNNING)
    assert held.session.state.problem is None
    keeper.starts = True
    await held.turn("go")
    assert held.footers == ["done"]
