"""Messages that the user sends while Claude works: where they wait, when they are written, where they end
up."""

import json
from typing import Any

import pytest

from claude_desk.protocol.requests.control import SENDS_NOW
from claude_desk.protocol.wire.authorship import Authorship
from claude_desk.protocol.wire.parser import parse_line
from claude_desk.session.core.session_state import SessionPhase, SettingSubject
from claude_desk.session.snapshots.undo_note import with_note
from claude_desk.session.turns import message_dispatch
from claude_desk.session.turns.message_queue import MessageQueue, MessageStage
from claude_desk.transcript.attachments import Attachment
from claude_desk.ui.composer.message_queue_view import MessageQueueRole, MessageQueueView
from tests.scripted_cli.script import Script, Steps
from tests.unit.session.conftest import MakeSession
from tests.unit.session.session_harness import (
    WIRE,
    SessionHarness,
    calling,
    ending,
    reply,
    streaming,
    tool,
)

RESULT = WIRE.tool_result("toolu_1", "made", None)
RECEIPTS = [True, False]
NOTE = Attachment("note.txt", "text/plain", "aGVsbG8=", size=5)


def replay(text: str = "{{user_text}}") -> dict[str, Any]:
    return WIRE.replay(text, "{{user_uuid}}")


def receipt(state: str) -> dict[str, Any]:
    return WIRE.lifecycle("{{user_uuid}}", state)


def stages(held: SessionHarness) -> list[tuple[str, str]]:
    return [(queued.message.text, str(queued.stage)) for queued in held.session.message_dispatch.queue.queue]


async def working(
    make_session: MakeSession, steps: Steps, *scripts: Script, says: str = ""
) -> SessionHarness:
    """Send "go", and return the session once a row contains `says`; without `says`, once a tool is called."""
    held = make_session(Script(steps), *scripts)
    held.session.send("go")
    if says:
        await held.says(says)
    else:
        await held.until(lambda: any(row.startswith("tool") for row in held.rows))
    return held


# --- messages accepted into the turn -----------------------------------------------------------------


async def test_what_is_for_after_the_turn_is_passed_by_at_a_step(make_session: MakeSession) -> None:
    steps = calling().delay(0.15).write(RESULT).await_user().delay(0.1).write(replay())
    held = await working(
        make_session,
        ending(ending(steps, "Both done.").await_user().write(WIRE.init("default")), "Then this."),
    )
    held.session.send("afterwards", after_turn=True)
    held.session.send("at once")
    dispatch = held.session.message_dispatch
    first, second = dispatch.queue.queue
    dispatch.set_after_turn(second.uuid, True)
    assert dispatch.queue.due(in_turn=True) is None
    dispatch.set_after_turn(second.uuid, False)
    assert dispatch.queue.due(in_turn=True) is second and dispatch.queue.due() is first
    await held.until(lambda: stages(held) == [("afterwards", "waiting"), ("at once", "written")])
    await held.until(lambda: len(held.footers) == 2)
    assert held.rows[2:] == [
        "user: at once",
        "prose: Both done.",
        "footer: done",
        "user: afterwards",
        "prose: Then this.",
        "footer: done",
    ]


@pytest.mark.parametrize(("text", "after_turn"), [("/compact", False), ("words", True)])
def test_what_waits_for_the_end_of_a_turn(text: str, after_turn: bool) -> None:
    queue = MessageQueue()
    first = queue.put(text, after_turn=after_turn)
    assert first.awaits_turn and queue.due() is first and queue.due(in_turn=True) is None
    second = queue.put("more")
    assert queue.due(in_turn=True) is (second if after_turn else None), "what is behind a command waits too"


@pytest.mark.parametrize("receipts", RECEIPTS)
async def test_it_is_written_at_a_tools_result_and_taken_into_the_turn(
    make_session: MakeSession, receipts: bool
) -> None:
    steps = calling().delay(0.15).write(RESULT).await_user()
    if receipts:
        steps.write(receipt("queued"))
    steps.delay(0.1).write(replay())
    if receipts:
        steps.write(receipt("started"))
    held = await working(make_session, ending(steps, "Both done."))
    held.session.send("and mind the tests", (NOTE,))
    assert stages(held) == [("and mind the tests", "waiting")]
    assert len(held.rows) == 2
    await held.until(lambda: stages(held) == [("and mind the tests", "written")])
    assert held.session.state.phase is SessionPhase.WORKING
    await held.until(lambda: bool(held.footers))
    assert held.rows == [
        "user: go",
        "tool: Bash",
        "user: and mind the tests",
        "prose: Both done.",
        "footer: done",
    ]
    assert held.session.entries[2].attachments == [NOTE]
    assert len(held.session.message_dispatch.queue) == 0
    assert held.session.state.phase is SessionPhase.READY
    assert [r.kind for r in held.journal()] == ["started", "sent", "sent", "turn"]


async def test_a_subagents_result_is_no_boundary(make_session: MakeSession) -> None:
    steps = calling().delay(0.1).write(RESULT | {"parent_tool_use_id": "toolu_0"}).delay(0.1)
    steps.write(WIRE.result("one"))
    steps.steps += reply("two", "msg_2").steps
    held = await working(make_session, steps)
    held.session.send("more")
    seen: list[list[tuple[str, str]]] = []
    held.more.connect(lambda: seen.append(stages(held)))
    await held.until(lambda: len(held.footers) == 2)
    assert not [stage for queue in seen for _, stage in queue if stage == "written"]


async def test_a_command_waits_for_the_turns_end_and_holds_up_what_is_behind_it(
    make_session: MakeSession,
) -> None:
    steps = calling().delay(0.1).write(RESULT).delay(0.1).write(WIRE.result("one"))
    steps.steps += reply("two", "msg_2").steps + reply("three", "msg_3").steps
    held = await working(make_session, steps)
    held.session.send("/compact")
    held.session.send("more")
    seen: list[list[tuple[str, str]]] = []
    held.more.connect(lambda: seen.append(stages(held)))
    await held.until(lambda: len(held.footers) == 3)
    assert not [stage for queue in seen for _, stage in queue if stage == "written"]
    await held.session.close()
    assert held.prompts() == ["go", "/compact", "more"]


# --- messages that become the next turn --------------------------------------------------------------


@pytest.mark.parametrize("receipts", RECEIPTS)
async def test_what_was_written_and_not_taken_is_the_next_turn(
    make_session: MakeSession, receipts: bool
) -> None:
    """2.1.330 sends receipts. 2.1.37 sends no receipts, and repeats a prompt after the answer's deltas."""
    block = {"type": "text", "text": "Two."}
    steps = streaming("one").await_user().write(WIRE.result("one"))
    if receipts:
        steps.write(receipt("started"), replay())
    steps.write(WIRE.init("default"), WIRE.message_start("msg_2"), WIRE.block_start(0, block))
    steps.write(*(frame for _, frame in WIRE.deltas(0, block, 5)))
    if not receipts:
        steps.write(replay())
    steps.write(WIRE.assistant("msg_2", block), WIRE.result("Two."))
    held = await working(make_session, steps, says="one")
    held.session.send("two")
    held.session.message_dispatch.send_now(held.session.message_dispatch.queue.queue[0].uuid)
    assert stages(held) == [("two", "written")]
    states: list[SessionPhase] = []
    held.session.state_changed.connect(lambda: states.append(held.session.state.phase))
    await held.until(lambda: len(held.footers) == 2)
    assert SessionPhase.READY not in states[:-1], "it is known that more comes"
    assert held.rows == ["user: go", "prose: one", "footer: done", "user: two", "prose: Two.", "footer: done"]
    assert held.session.state.phase is SessionPhase.READY


async def test_a_turn_of_the_clis_own_is_not_held_to_be_its_turn(make_session: MakeSession) -> None:
    steps = streaming("one").await_user().write(WIRE.result("one"), WIRE.init("default"))
    steps.write(WIRE.assistant("msg_2", {"type": "text", "text": "A task ended."}), WIRE.result("x"))
    steps.delay(0.1).write(WIRE.init("default"), replay())
    held = await working(make_session, ending(steps, "Two."), says="one")
    held.session.send("two")
    held.session.message_dispatch.send_now(held.session.message_dispatch.queue.queue[0].uuid)
    await held.until(lambda: len(held.footers) == 3)
    assert held.rows[3:] == [
        "prose: A task ended.",
        "footer: done",
        "user: two",
        "prose: Two.",
        "footer: done",
    ]


def named(frame: dict[str, Any], *uuids: str) -> dict[str, Any]:
    return frame | {"user_message_uuids": list(uuids)}


@pytest.mark.parametrize("notices", [1, 2])
async def test_a_message_that_crosses_a_turn_of_the_cli_is_not_taken_for_its_prompt(
    make_session: MakeSession, notices: int
) -> None:
    """A task ends while the user sends a message. The turn about the task has no prompt, so the message waits
    in the CLI until its own turn."""
    own = "{{user_uuid}}"
    steps = Steps().await_user().write(named(WIRE.init("default"), own), replay())
    steps.write(WIRE.assistant("msg_1", {"type": "text", "text": "One."}), named(WIRE.result("One."), own))
    steps.await_user().write(receipt("queued"))
    for number in range(notices):
        steps.write(
            WIRE.init("default"), WIRE.assistant(f"msg_2{number}", {"type": "text", "text": "A task."})
        )
        steps.write(WIRE.result("A task."))
    steps.write(receipt("started"), named(WIRE.init("default"), own), replay())
    steps.write(WIRE.assistant("msg_3", {"type": "text", "text": "Two."}), named(WIRE.result("Two."), own))
    held = make_session(Script(steps))
    await held.turn("one")
    held.session.send("two", (NOTE,))
    states: list[SessionPhase] = []
    held.session.state_changed.connect(lambda: states.append(held.session.state.phase))
    await held.until(lambda: len(held.footers) == 2 + notices)
    assert [row for row in held.rows[3:] if not row.startswith("notice")] == [
        *["prose: A task.", "footer: done"] * notices,
        "user: two",
        "prose: Two.",
        "footer: done",
    ]
    assert held.session.entries[-3].attachments == [NOTE]
    assert SessionPhase.READY not in states[:-1], "it is known that more comes"
    assert held.restored == [] and stages(held) == []
    uuids = [record.uuid for record in held.journal() if record.kind == "sent"]
    assert len(set(uuids)) == 2


async def test_a_result_names_the_messages_that_went_into_its_turn(make_session: MakeSession) -> None:
    """Without receipts and repetitions, only the result shows that a message was folded."""
    first, second = "{{user_uuid}}", "{{user_uuid}}"
    steps = calling().delay(0.1).write(RESULT).await_user()
    steps.write(
        WIRE.assistant("msg_9", {"type": "text", "text": "Both."}), named(WIRE.result("x"), first, second)
    )
    held = await working(make_session, steps)
    held.session.send("and this")
    await held.until(lambda: bool(held.footers))
    assert held.rows[2:] == ["prose: Both.", "user: and this", "footer: done"]
    assert stages(held) == []
    assert held.session.state.phase is SessionPhase.READY


async def test_two_that_are_taken_into_one_turn(make_session: MakeSession) -> None:
    """In 2.1.330 the second replay has the text of both messages."""
    steps = streaming("one").await_user().write(receipt("queued")).await_user()
    steps.write(WIRE.result("one"))
    held = await working(make_session, steps, says="one")
    for text in ("two", "three"):
        held.session.send(text)
    first, second = [queued.uuid for queued in held.session.message_dispatch.queue.queue]
    held.session.message_dispatch.send_now(first)
    held.session.message_dispatch.send_now(second)
    await held.until(lambda: len(held.footers) == 1)
    assert held.session.state.phase is SessionPhase.WORKING
    told = [
        WIRE.lifecycle(first, "started"),
        WIRE.lifecycle(second, "started"),
        WIRE.init("default"),
        WIRE.replay("two\nthree", second),
        WIRE.assistant("msg_2", {"type": "text", "text": "Both."}),
        WIRE.result("Both."),
    ]
    hear(held, *told)
    assert held.rows[3:] == ["user: two", "user: three", "prose: Both.", "footer: done"]
    assert held.session.state.phase is SessionPhase.READY


# --- messages that come back to the composer ---------------------------------------------------------


@pytest.mark.parametrize("state", ["cancelled", "discarded", "refused"])
async def test_what_is_not_taken_comes_back_with_what_it_carried(
    make_session: MakeSession, state: str
) -> None:
    steps = streaming("one").await_user().write(receipt(state), WIRE.result("one"))
    held = await working(make_session, steps, says="one")
    held.session.send("two", (NOTE,))
    held.session.message_dispatch.send_now(held.session.message_dispatch.queue.queue[0].uuid)
    await held.until(lambda: bool(held.footers))
    assert held.restored == ["two"]
    assert held.carried_back == [(NOTE,)]
    assert held.session.state.phase is SessionPhase.READY
    assert not [row for row in held.rows if "two" in row]


async def test_a_first_message_that_is_refused_comes_back(make_session: MakeSession) -> None:
    held = make_session(Script(Steps().await_user().write(receipt("refused"))))
    held.session.send("go", (NOTE,))
    await held.until(lambda: bool(held.restored))
    assert held.restored == ["go"]
    assert held.carried_back == [(NOTE,)]
    assert not [row for row in held.rows if row.startswith("user")]
    await held.state(SessionPhase.READY)


async def test_what_was_taken_into_its_turn_stays_when_the_first_is_refused(
    make_session: MakeSession,
) -> None:
    held = make_session(Script(Steps().await_user().write(receipt("queued")).await_user()))
    held.session.send("go", (NOTE,))
    await held.state(SessionPhase.WORKING)
    held.session.send("two")
    first = held.session.message_dispatch.queue.in_flight
    (second,) = held.session.message_dispatch.queue.queue
    assert first is not None
    held.session.message_dispatch.send_now(second.uuid)
    hear(held, WIRE.lifecycle(second.uuid, "started"), WIRE.lifecycle(first.uuid, "refused"))
    assert held.restored == ["go"] and held.carried_back == [(NOTE,)]
    assert [row for row in held.rows if not row.startswith("notice")] == ["user: two"]


@pytest.mark.parametrize("given", [True, False])
async def test_it_is_asked_back(make_session: MakeSession, given: bool) -> None:
    steps = streaming("one").await_user().await_control("cancel_async_message", {"cancelled": given})
    held = await working(make_session, steps, says="one")
    held.session.send("two")
    uuid = held.session.message_dispatch.queue.queue[0].uuid
    held.session.message_dispatch.send_now(uuid)
    held.session.message_dispatch.ask_back(uuid)
    assert stages(held) == [("two", "returning")]
    if given:
        await held.until(lambda: held.restored == ["two"])
        assert stages(held) == []
    else:
        await held.until(lambda: stages(held) == [("two", "written")])
    assert held.session.message_dispatch.may_return
    await held.session.close()
    assert held.asked()[0] == {"subtype": "cancel_async_message", "message_uuid": uuid}


async def test_a_cli_that_does_not_know_how_to_give_back(
    make_session: MakeSession, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("claude_desk.session.turns.message_dispatch._GIVE_BACK_SECONDS", 0.1)
    held = await working(make_session, streaming("one"), says="one")
    held.session.send("two")
    uuid = held.session.message_dispatch.queue.queue[0].uuid
    held.session.message_dispatch.send_now(uuid)
    held.session.message_dispatch.ask_back(uuid)
    await held.until(lambda: not held.session.message_dispatch.may_return)
    assert stages(held) == [("two", "written")]


async def test_the_child_dies_with_what_was_written(make_session: MakeSession) -> None:
    held = await working(make_session, streaming("one").await_user().die(), Script(), says="one")
    held.session.send("two", (NOTE,))
    held.session.message_dispatch.send_now(held.session.message_dispatch.queue.queue[0].uuid)
    held.session.send("three")
    await held.state(SessionPhase.NOT_RUNNING)
    assert held.restored == ["two", "three"]
    assert held.carried_back[0] == (NOTE,)
    assert stages(held) == []


async def test_a_stop_takes_back_what_was_written(make_session: MakeSession) -> None:
    steps = streaming("one").await_user().await_control("interrupt", {"still_queued": []})
    steps.write(receipt("cancelled"), WIRE.stopped_result())
    held = await working(make_session, steps, says="one")
    held.session.send("two")
    held.session.message_dispatch.send_now(held.session.message_dispatch.queue.queue[0].uuid)
    held.session.send("three")
    held.session.stop()
    await held.state(SessionPhase.READY)
    assert held.restored == ["three", "two"]
    assert held.footers == ["stopped"]


async def test_a_message_that_the_cli_never_takes_up_does_not_hold_the_session(
    make_session: MakeSession,
) -> None:
    held = await working(make_session, streaming("one").await_user().write(WIRE.result("one")), says="one")
    held.session.send("two")
    held.session.message_dispatch.send_now(held.session.message_dispatch.queue.queue[0].uuid)
    await held.until(lambda: held.footers == ["done"])
    assert held.session.state.phase is SessionPhase.WORKING
    held.session.stop()
    assert held.restored == ["two"]
    assert held.session.state.phase is SessionPhase.READY


async def test_a_stop_holds_for_what_the_cli_runs_all_the_same(make_session: MakeSession) -> None:
    """After an interrupt, 2.1.37 continues with the next prompt in its queue."""
    steps = streaming("one").await_user().await_control("interrupt", {}).write(WIRE.stopped_result())
    steps.write(WIRE.init("default")).await_control("interrupt", {}).write(WIRE.stopped_result())
    held = await working(make_session, steps, says="one")
    held.session.send("two")
    held.session.message_dispatch.send_now(held.session.message_dispatch.queue.queue[0].uuid)
    held.session.stop()
    await held.until(lambda: len(held.footers) == 2)
    await held.state(SessionPhase.READY)
    assert held.restored == ["two"]
    assert held.footers == ["stopped", "stopped"]
    assert held.rows[-2:] == ["user: two", "footer: stopped"]


async def test_what_came_back_waits_nowhere_else_while_the_cli_runs_it(make_session: MakeSession) -> None:
    """If the queue kept the message, a kill of the program would leave the message stored twice.

    An exit of the CLI would put the message into the composer twice.
    """
    steps = streaming("one").await_user().await_control("interrupt", {}).write(WIRE.stopped_result())
    steps.write(WIRE.init("default")).await_control("interrupt", {}).exit(1)
    held = await working(make_session, steps, says="one")
    kept: list[list[str]] = []
    post = held.session.message_dispatch
    post.restored.connect(lambda *_: kept.append([message.text for message in post.queue.unsettled]))
    post.changed.connect(lambda: kept.append([m.text for m in post.queue.unsettled]) if kept else None)
    held.session.send("two")
    post.send_now(post.queue.queue[0].uuid)
    held.session.stop()
    await held.until(lambda: len(held.footers) == 2)
    assert held.restored == ["two"]
    assert kept and not any(kept)


# --- messages edited, moved and removed by the user --------------------------------------------------


async def test_it_is_changed_moved_and_removed(make_session: MakeSession) -> None:
    steps = streaming("one").await_control("set_model", {}).write(WIRE.result("one"))
    for number in range(3):
        steps.steps += reply("x", f"msg_{number + 2}").steps
    held = await working(make_session, steps, says="one")
    post = held.session.message_dispatch
    for text in ("two", "three", "four", "five"):
        held.session.send(text)
    two, three, four, five = [queued.uuid for queued in post.queue.queue]
    post.edit(two)
    post.revise(two, "2")
    post.end_edit(two, keep=True)
    post.edit(four)
    post.revise(four, "4")
    post.end_edit(four, keep=False)
    post.remove(three)
    post.move(five, -2)
    post.move(five, -2)
    assert stages(held) == [("five", "waiting"), ("2", "waiting"), ("four", "waiting")]
    post.edit(five)
    post.revise(five, "  ")
    post.end_edit(five, keep=True)
    post.move(four, 1)
    post.revise(two, "not being changed")
    held.session.settings.set(SettingSubject.MODEL, "m")
    await held.until(lambda: len(held.footers) == 3)
    await held.session.close()
    assert held.prompts() == ["go", "2", "four"]


async def test_what_is_being_changed_waits(make_session: MakeSession) -> None:
    steps = streaming("one").await_control("set_model", {}).write(WIRE.result("one"))
    steps.steps += reply("two", "msg_2").steps + reply("three", "msg_3").steps
    held = await working(make_session, steps, says="one")
    for text in ("two", "three"):
        held.session.send(text)
    first = held.session.message_dispatch.queue.queue[0].uuid
    held.session.message_dispatch.edit(first)
    held.session.settings.set(SettingSubject.MODEL, "m")
    await held.until(lambda: bool(held.footers))
    assert held.session.state.phase is SessionPhase.READY
    assert stages(held) == [("two", "waiting"), ("three", "waiting")]
    held.session.message_dispatch.revise(first, "2")
    held.session.message_dispatch.end_edit(first, keep=True)
    await held.until(lambda: len(held.footers) == 3)
    await held.session.close()
    assert held.prompts() == ["go", "2", "three"]


async def test_what_an_earlier_run_left_is_sent_by_the_person_alone(make_session: MakeSession) -> None:
    steps = reply("one")
    steps.steps += reply("two", "msg_2").steps
    held = make_session(Script(steps))
    box = MessageQueue()
    left = box.put("left over", (NOTE,)).message
    held.session.message_dispatch.restore([left])
    await held.turn("go")
    assert stages(held) == [("left over", str(MessageStage.UNSENT))]
    held.session.stop()
    assert held.restored == []
    held.session.message_dispatch.send_now(left.uuid)
    await held.until(lambda: len(held.footers) == 2)
    assert held.rows[3:] == ["user: left over", "prose: two", "footer: done"]
    assert held.session.entries[3].attachments == [NOTE]


def hear(held: SessionHarness, *frames: dict[str, Any]) -> None:
    """Feed messages of the CLI by hand."""
    held.session._on_messages([parse_line(json.dumps(frame).encode()) for frame in frames])


# --- messages about which the CLI reports nothing ----------------------------------------------------


async def test_a_message_that_a_hook_blocked_is_not_waited_for(make_session: MakeSession) -> None:
    """2.1.37 only sends an `init` and a result without text, and does not repeat the prompt."""
    silent = WIRE.result("") | {"usage": {"input_tokens": 0, "output_tokens": 0}}
    steps = streaming("one").await_user().write(WIRE.result("one"), WIRE.init("default"), silent)
    held = await working(make_session, steps, says="one")
    held.session.send("two")
    held.session.message_dispatch.send_now(held.session.message_dispatch.queue.queue[0].uuid)
    await held.until(lambda: len(held.footers) == 2)
    assert [row for row in held.rows[3:] if not row.startswith("notice")] == ["user: two", "footer: done"]
    assert any("without output" in row for row in held.rows[3:])
    assert held.restored == ["two"]
    assert stages(held) == []
    assert held.session.state.phase is SessionPhase.READY


async def test_what_a_cli_without_receipts_has_is_not_run_once_the_session_closes(
    make_session: MakeSession,
) -> None:
    """If 2.1.37 is interrupted and its stdin is closed, it continues with the next message in its queue."""
    steps = streaming("one").await_user().hang()
    held = await working(make_session, steps, says="one")
    held.session.send("two")
    held.session.message_dispatch.send_now(held.session.message_dispatch.queue.queue[0].uuid)
    await held.session.close()
    assert held.asked() == [], "no interrupt, at which it would begin the next"
    assert [m.text for m in held.session.message_dispatch.queue.unsettled] == ["two"]


@pytest.mark.parametrize("given_back", [True, False])
async def test_bypass_waits_for_the_turn_of_what_was_written(
    make_session: MakeSession, given_back: bool
) -> None:
    steps = streaming("one").await_user().delay(0.05).write(WIRE.result("one"))
    if given_back:
        steps.await_control("cancel_async_message", {"cancelled": True})
    else:
        steps.write(WIRE.init("default")).delay(0.1).write(replay())
        steps.write(WIRE.assistant("msg_2", {"type": "text", "text": "Two."}), WIRE.result("Two."))
    held = await working(make_session, steps, Script(), says="one")
    held.session.send("two")
    uuid = held.session.message_dispatch.queue.queue[0].uuid
    held.session.message_dispatch.send_now(uuid)
    held.session.settings.set(SettingSubject.MODE, "bypassPermissions")
    if given_back:
        await held.until(lambda: bool(held.footers))
        assert len(held.starts) == 1
        held.session.message_dispatch.ask_back(uuid)
    await held.until(lambda: len(held.starts) == 2)
    await held.state(SessionPhase.READY)
    assert held.flag(2, "--permission-mode") == "bypassPermissions"
    assert held.footers == ["done"] * (1 if given_back else 2)
    assert held.prompts(1) == ["go", "two"]
    assert held.prompts(2) == []
    assert held.restored == (["two"] if given_back else [])


@pytest.mark.parametrize("answer", ["delivering", "stopped", "nothing_waiting"])
async def test_send_now_asks_a_cli_that_can_deliver_at_once(make_session: MakeSession, answer: str) -> None:
    """The words of the message in the queue follow the CLI's answer."""
    init = WIRE.init("default") | {"capabilities": [SENDS_NOW]}
    steps = Steps().await_user().write(init, WIRE.assistant("msg_1", tool())).await_user()
    steps.await_control("interrupt", {"still_queued": [], "send_now": answer})
    held = await working(make_session, steps)
    held.session.send("and this")
    dispatch = held.session.message_dispatch
    (queued,) = dispatch.queue.queue
    view = MessageQueueView()
    view.attach(held.session)
    assert "background" in view.property("nowHint")
    dispatch.send_now(queued.uuid)
    await held.until(lambda: queued.delivery == answer)
    assert stages(held) == [("and this", "written")]
    told = view.data(view.index(0), MessageQueueRole.STAGE_WORDS)
    assert {"delivering": "now; what ran", "stopped": "was stopped for it"}.get(
        answer, "delivered to"
    ) in told
    assert held.session.state.phase is SessionPhase.WORKING
    view.detach()
    await held.session.close()
    asked = [each for each in held.asked() if each.get("send_now")]
    assert asked == [{"subtype": "interrupt", "send_now": True, "message_uuid": queued.uuid}]


@pytest.mark.parametrize(
    ("capable", "typed", "asks", "calls"),
    [
        (False, True, False, True),
        (True, False, False, True),
        (True, True, True, True),
        (True, True, False, False),
    ],
    ids=["an older CLI", "composed words", "a request waits", "Claude writes"],
)
async def test_send_now_only_writes_where_the_cli_would_stop_something(
    make_session: MakeSession, capable: bool, typed: bool, asks: bool, calls: bool
) -> None:
    init = WIRE.init("default") | {"capabilities": [SENDS_NOW] if capable else []}
    steps = Steps().await_user().write(init)
    steps.write(WIRE.assistant("msg_1", tool() if calls else {"type": "text", "text": "Writing"}))
    if asks:
        steps.post(WIRE.can_use_tool(tool()), "ask_1")
    held = await working(make_session, steps.await_user(), says="" if calls else "Writing")
    if asks:
        await held.asks()
    held.session.send("and this", authorship=Authorship(typed=typed))
    dispatch = held.session.message_dispatch
    (queued,) = dispatch.queue.queue
    dispatch.send_now(queued.uuid)
    assert stages(held) == [("and this", "written")]
    await held.session.close()
    assert not [each for each in held.asked() if each.get("send_now")]


@pytest.mark.parametrize("before", ["", "See @mine.txt\n\n"])
@pytest.mark.parametrize("quoted", ["> @src/a.py", "> changed by the user"])
@pytest.mark.parametrize("edited", ["now. @b.txt", "/compact", "something else"])
async def test_a_message_that_is_sent_again_keeps_its_composed_beginning(
    make_session: MakeSession, edited: str, quoted: str, before: str
) -> None:
    """Otherwise the CLI would expand the mentions that it quotes, as if the user had typed them. The user may
    edit the message, and a session that did not send it may send it."""
    note = "My comments on the changed files:\n\na.py:\n\n"
    text, _ = with_note(f"{note}> @src/a.py", "now. @b.txt")
    again = before + text.replace("> @src/a.py", quoted).replace("now. @b.txt", edited)
    held = make_session(Script(streaming("Half an").await_user()))
    held.session.send("go")
    await held.says("Half an")
    held.session.send(again, after_turn=True)
    (queued,) = held.session.message_dispatch.queue.queue
    assert queued.message.commands == edited.startswith("/")
    assert queued.message.authorship.split(again)[1] == edited
    await held.session.close()


async def test_a_message_that_is_sent_again_keeps_what_was_composed_and_pasted(
    make_session: MakeSession,
) -> None:
    """A new note before the message changes nothing about the note that the message began with."""
    note, pasted, newer = "About the change of @src/a.py:", "see @secret.txt", "About @b.py:"
    held = make_session(Script(streaming("Half an").await_user()))
    held.session.send("go")
    await held.says("Half an")
    text, authorship = with_note(note, f"now\n\n{pasted}", (pasted,))
    held.session.send(text, authorship=authorship, after_turn=True)
    later, authorship = with_note(newer, f"{text}, please")
    held.session.send(later, authorship=authorship, after_turn=True)
    held.session.send("see @secret.txt.bak", after_turn=True)
    held.session.send("see nothing", after_turn=True)
    dispatch = held.session.message_dispatch
    _, again, part, other = (queued.message.authorship for queued in dispatch.queue.queue)
    assert again.pastes == (pasted,)
    assert again.split(later)[1] == f"now\n\n{pasted}, please"
    assert part.pastes == (pasted,) and other == Authorship()
    await held.session.close()


async def test_no_more_pasted_texts_are_remembered_than_fit(
    make_session: MakeSession, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(message_dispatch, "_MOST_PASTED", 10)
    held = make_session(Script(streaming("Half an").await_user()))
    held.session.send("go")
    await held.says("Half an")
    pastes = ("first", "other", "newest")
    for each in pastes:
        held.session.send(each, authorship=Authorship(pastes=(each,)), after_turn=True)
    held.session.send(" ".join(pastes), after_turn=True)
    *_, again = held.session.message_dispatch.queue.queue
    assert again.message.authorship.pastes == ("newest",)
    await held.session.close()
