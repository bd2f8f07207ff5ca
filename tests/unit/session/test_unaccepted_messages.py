"""Messages that a child got and never began; the permission log after a stop that denies a request."""

from claude_desk.session.core.session_state import SessionPhase
from claude_desk.session.permissions.decisions import AllowOnce
from claude_desk.session.permissions.permission_log import read_permission_log
from claude_desk.session.turns.message_queue import MessageQueue, MessageStage
from tests.scripted_cli.script import Script, Steps
from tests.unit.session.conftest import MakeSession
from tests.unit.session.session_harness import WIRE, calling, ending, lost, reply, tool


def test_what_was_written_and_not_taken_up_waits_again_in_its_order() -> None:
    messages = MessageQueue()
    stages = (MessageStage.WRITTEN, MessageStage.RETURNING, MessageStage.UNSENT, MessageStage.WAITING)
    for number, stage in enumerate(stages):
        messages.put(str(number), stage=stage)
    messages.unwrite()
    waiting = [str(each.stage) for each in messages.queue]
    assert waiting == ["waiting", "waiting", "unsent", "waiting"], "an earlier run's is the person's to send"
    assert [message.text for message in messages.waiting] == ["0", "1", "3"]
    assert messages.written == ()
    assert messages.due() is messages.queue[0]


def test_what_was_in_flight_is_the_first_again() -> None:
    messages = MessageQueue()
    messages.begin(messages.put("first"))
    messages.put("second", stage=MessageStage.WRITTEN)
    messages.put_back()
    assert [message.text for message in messages.waiting] == ["first", "second"]
    assert messages.in_flight is None
    assert [each.row for each in messages.queue] == [True, False]


async def test_two_that_a_child_without_the_conversation_was_given_go_to_the_next(
    make_session: MakeSession,
) -> None:
    """The second message was written into the turn of the first message. The child began neither message."""
    losing = Steps().await_user().write(WIRE.init("default")).await_user()
    losing.steps += lost().steps
    steps = reply("One.")
    steps.steps += reply("Two.", "msg_2").steps
    held = make_session(Script(resumed=losing), Script(steps), resume="0a0a0a0a")
    held.session.send("one")
    await held.state(SessionPhase.WORKING)
    held.session.send("two")
    (queued,) = held.session.message_dispatch.queue.queue
    held.session.message_dispatch.send_now(queued.uuid)
    assert queued.stage is MessageStage.WRITTEN
    await held.until(lambda: held.footers == ["done", "done"])
    await held.session.close()
    assert held.prompts(2) == ["one", "two"]
    assert held.restored == []
    assert held.session.message_dispatch.queue.unsettled == ()


async def test_a_request_that_the_stop_denied_has_no_outcome(make_session: MakeSession) -> None:
    """The outcome of a tool is recorded only if the user allowed the tool."""
    call = tool(tool_id="toolu_1")
    steps = calling(tool_id="toolu_1").post(WIRE.can_use_tool(call), "r1").await_answer("r1")
    steps.await_control("interrupt", {}).write(WIRE.tool_result("toolu_1", "no", None, is_error=True))
    steps.write(WIRE.stopped_result(in_tool=True))
    held = make_session(Script(steps))
    held.session.send("go")
    await held.asks()
    held.session.stop()
    await held.state(SessionPhase.READY)
    (entry,) = [entry for entry in held.session.entries if entry.tool is not None]
    assert entry.tool is not None
    assert entry.tool.ended is not None
    assert held.session.permission_recorder.path is not None
    (line,) = read_permission_log(held.session.permission_recorder.path).lines
    assert (line.decision, line.outcome) == ("stopped", "")
    assert "outcome" not in held.kinds()


def test_only_a_move_that_changes_something_is_one() -> None:
    messages = MessageQueue()
    first, second, third = (messages.put(text) for text in ("1", "2", "3"))
    written = messages.put("written", stage=MessageStage.WRITTEN)
    shown = messages.put("shown", row=True)
    for none in (written, shown):
        assert not messages.move(none, -1)
    assert not messages.move(first, -1)
    assert not messages.move(third, 5)
    assert [each.message.text for each in messages.queue] == ["1", "2", "3", "written", "shown"]
    assert messages.move(first, 1)
    assert [each.message.text for each in messages.queue[:3]] == ["2", "1", "3"]
    assert messages.move(third, -9)
    assert [each.message.text for each in messages.queue[:3]] == ["3", "2", "1"]
    assert messages.move(second, 9)
    assert [each.message.text for each in messages.queue[:3]] == ["3", "1", "2"]


async def test_the_record_of_an_allow_says_whether_the_input_was_changed(make_session: MakeSession) -> None:
    steps = Steps()
    for number in (1, 2):
        call = tool(tool_id=f"toolu_{number}")
        steps.steps += calling(tool_id=f"toolu_{number}").steps
        steps.ask(WIRE.can_use_tool(call), request_id=f"r{number}")
        ending(steps.write(WIRE.tool_result(f"toolu_{number}", "ok", None)))
    held = make_session(Script(steps))
    for decision in (AllowOnce(), AllowOnce({"command": "mkdir y"})):
        footers = len(held.footers)
        held.session.send("go")
        (request,) = await held.asks()
        held.session.requests.decide(request.id, decision)
        await held.until(lambda footers=footers: len(held.footers) > footers)
    records = [record.model_dump() for record in held.journal() if record.kind == "decided"]
    assert [record["changed"] for record in records] == [False, True]
