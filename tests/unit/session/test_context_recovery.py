"""Resumed conversations: from the command line, and when the CLI does not have them."""

import pytest

from claude_desk.session.core.session_state import SessionPhase
from claude_desk.transcript.entries import NoticeAction
from claude_desk.transcript.events import CutOff, Sent
from claude_desk.transcript.reducer.reducer import Reducer
from tests.scripted_cli.script import Script, Steps
from tests.unit.session.conftest import MakeSession
from tests.unit.session.session_harness import WIRE, SessionHarness, lost, reply, streaming


@pytest.mark.parametrize("on_stdout", [True, False])
@pytest.mark.parametrize("initialized", [True, False])
async def test_resume_of_an_unknown_session(
    make_session: MakeSession, on_stdout: bool, initialized: bool
) -> None:
    script = Script(resumed=lost(on_stdout=on_stdout))
    if not initialized:
        script.initialize = None
    held = make_session(script, Script(reply("Hi.")), resume="0a0a0a0a")
    held.session.send("go")
    await held.until(lambda: bool(held.footers))
    assert held.flag(1, "--resume") == "0a0a0a0a"
    assert held.flag(2, "--resume") is None
    assert held.flag(2, "--session-id") == held.session.info.session_id != "0a0a0a0a"
    notice = "The session was not found; a new one was started."
    assert held.rows == [f"notice: {notice}", "user: go", "prose: Hi.", "footer: done"]
    assert held.entry(notice).action is NoticeAction.NONE
    assert held.session.state.problem is None
    await held.session.close()
    assert len(held.starts) == 2
    assert held.prompts(2) == ["go"]


async def test_its_new_id_is_told_before_the_next_child_answers(make_session: MakeSession) -> None:
    """If the program is killed before the child answers, data that is stored under the id, like a draft, must
    not be lost."""
    silent = Script()
    silent.initialize = None
    held = make_session(Script(resumed=lost()), silent, resume="0a0a0a0a")
    told: list[str] = []
    held.session.info_changed.connect(lambda: told.append(held.session.info.session_id))
    held.session.send("go")
    await held.until(lambda: any(row.startswith("notice: ") for row in held.rows))
    await held.state(SessionPhase.STARTING)
    assert told[0] == "0a0a0a0a"
    assert told[-1] == held.session.info.session_id != "0a0a0a0a"


async def died_and_lost(make_session: MakeSession, losing: Steps, *more: Script) -> SessionHarness:
    """Return a session whose first turn was cut off by the child's death, and whose next message went to a
    CLI that does not have the conversation."""
    held = make_session(Script(streaming("Half an").delay(0.05).die()), Script(resumed=losing), *more)
    held.session.send("first words")
    await held.says("Half an")
    await held.state(SessionPhase.NOT_RUNNING)
    held.session.send("second words")
    return held


@pytest.mark.parametrize("on_stdout", [True, False])
@pytest.mark.parametrize("when", ["at the start", "after the message", "and stays"])
async def test_a_lost_conversation(make_session: MakeSession, on_stdout: bool, when: str) -> None:
    losing = lost(on_stdout=on_stdout)
    if when != "at the start":
        losing.steps.insert(0, {"do": "await_user"})
    if when == "and stays":
        if not on_stdout:
            return  # a loss on stderr is noticed only when the child ends
        losing.steps[-1] = {"do": "delay", "seconds": 600}
    steps = reply("Hi.")
    steps.steps += reply("Now I know.", "msg_2").steps
    held = await died_and_lost(make_session, losing, Script(steps))
    await held.until(lambda: held.footers == ["failed", "done"])
    assert held.rows[:2] == ["user: first words", "prose: Half an"]
    assert held.rows[3] == "footer: failed"
    assert "does not know" in held.rows[4]
    assert held.rows[5:] == ["user: second words", "prose: Hi.", "footer: done"]
    assert held.flag(3, "--session-id") == held.session.info.session_id != held.flag(1, "--session-id")

    notice = held.entry("does not know")
    assert notice.action is NoticeAction.SEND_ALONG
    held.session.send_along("no such row")
    held.session.send_along(notice.id)
    held.session.send_along(notice.id)
    assert notice.action is NoticeAction.NONE
    await held.until(lambda: len(held.footers) == 3)
    await held.session.close()
    assert len(held.starts) == 3
    second, along = held.prompts(3)
    assert second == "second words"
    assert "first words" in along
    assert "Half an" in along
    assert "second words" not in along, "Claude knows them"
    assert "Hi." not in along
    records = [r.kind for r in held.journal() if r.kind != "follows"]
    assert records == ["notice", "started", "sent", "turn", "sent", "turn"]


async def test_what_a_stopped_child_had_comes_back_where_it_lost_the_conversation(
    make_session: MakeSession,
) -> None:
    losing = lost()
    losing.steps[:0] = Steps().await_user().await_user().await_control("interrupt", {}).steps
    held = await died_and_lost(make_session, losing, Script(reply("Hi.")))
    await held.state(SessionPhase.WORKING)
    held.session.send("third words")
    (queued,) = held.session.message_dispatch.queue.queue
    held.session.message_dispatch.send_now(queued.uuid)
    held.session.stop()
    await held.until(lambda: held.restored == ["third words"])
    assert not held.session.message_dispatch.queue.queue
    await held.turn("fourth words")
    assert held.rows[-3:] == ["user: fourth words", "prose: Hi.", "footer: done"]


async def test_several_waiting_words_keep_their_order_when_the_conversation_is_lost(
    make_session: MakeSession,
) -> None:
    losing = lost()
    losing.steps.insert(0, {"do": "await_user"})
    losing.steps.insert(1, {"do": "delay", "seconds": 0.2})
    steps = reply("Two.")
    steps.steps += reply("Three.", "msg_2").steps
    held = await died_and_lost(make_session, losing, Script(steps))
    await held.state(SessionPhase.WORKING)
    held.session.send("third words")
    await held.until(lambda: len(held.footers) == 3)
    assert [row for row in held.rows[5:] if not row.startswith("footer")] == [
        "user: second words",
        "prose: Two.",
        "user: third words",
        "prose: Three.",
    ]
    assert held.restored == []


async def test_what_is_sent_the_moment_the_conversation_is_lost(make_session: MakeSession) -> None:
    """The new message waits for the new child, like the earlier message, and does not start another child."""
    steps = reply("Two.")
    steps.steps += reply("Three.", "msg_2").steps
    held = make_session(Script(resumed=lost()), Script(steps), resume="0a0a0a0a")

    def send_when_lost() -> None:
        if held.session.info.session_id != "0a0a0a0a":
            held.session.info_changed.disconnect(send_when_lost)
            held.session.send("two")

    held.session.info_changed.connect(send_when_lost)
    held.session.send("one")
    await held.until(lambda: len(held.footers) == 2)
    await held.session.close()
    assert held.prompts(2) == ["one", "two"]
    assert len(held.starts) == 2


async def test_a_stop_while_the_conversation_is_lost(make_session: MakeSession) -> None:
    losing = Steps().await_user().write(WIRE.init("default")).await_control("interrupt", {})
    losing.steps += lost().steps
    held = await died_and_lost(make_session, losing, Script(reply("Hi.")))
    await held.state(SessionPhase.WORKING)
    held.session.stop()
    await held.state(SessionPhase.STOPPED)
    assert held.footers == ["failed", "stopped"]
    assert len(held.starts) == 2
    assert any("does not know" in row for row in held.rows)
    await held.turn("third words")
    assert held.flag(3, "--session-id") == held.session.info.session_id
    await held.session.close()
    assert held.prompts(3) == ["third words"]


async def test_a_message_can_be_taken_back_while_the_new_session_starts(make_session: MakeSession) -> None:
    held = await died_and_lost(make_session, lost(), Script(Steps(), initialize=None))
    await held.says("does not know")
    await held.state(SessionPhase.STARTING)
    held.session.stop()
    assert held.restored == ["second words"]
    assert "does not know" in held.rows[-1]


# --- the command line --------------------------------------------------------------------------------


async def test_resume_from_the_command_line(make_session: MakeSession) -> None:
    held = make_session(Script(resumed=reply("Here again.")), resume="0a0a0a0a", model="opus", mode="plan")
    assert held.session.info.session_id == "0a0a0a0a"
    await held.turn("go")
    assert held.flag(1, "--resume") == "0a0a0a0a"
    assert held.flag(1, "--session-id") is None
    assert held.flag(1, "--model") == "opus"
    assert held.flag(1, "--permission-mode") == "plan"
    assert [kind for kind in held.kinds() if kind not in ("mode", "choices")] == ["started", "sent", "turn"]


async def test_continue_from_the_command_line(make_session: MakeSession) -> None:
    """The CLI reports the session's id with the first turn. After that, the session is resumed by this id."""
    steps = reply("Here again.").delay(0.05).exit(0)
    held = make_session(Script(steps), Script(resumed=reply("And again.")), latest=True)
    assert held.session.info.session_id == ""
    await held.turn("go")
    assert held.flag(1, "--continue") == ""
    assert held.flag(1, "--session-id") is None
    assert held.session.info.session_id == "demo"  # the scripted CLI's default id, without `--session-id`
    assert held.kinds()[:3] == ["started", "sent", "turn"]
    assert held.journal()[0].model_dump()["session_id"] == "demo"
    await held.state(SessionPhase.NOT_RUNNING)
    await held.turn("and now?")
    assert held.flag(2, "--continue") is None
    assert held.flag(2, "--resume") == "demo"


async def test_continue_where_there_is_nothing(make_session: MakeSession) -> None:
    nothing = Steps().stderr("No conversation found to continue\n").exit(1)
    held = make_session(Script(nothing, initialize=None), Script(reply("Hi.")), latest=True)
    await held.turn("go")
    assert held.rows[0] == "notice: The session was not found; a new one was started."
    assert held.flag(2, "--continue") is None
    assert held.flag(2, "--session-id") == held.session.info.session_id


async def test_other_flags_go_on_as_they_are(make_session: MakeSession) -> None:
    held = make_session(Script(), extra=("--add-dir", "/p"), trusted=False)
    await held.ready()
    assert held.starts[0][-3:] == ["--setting-sources=user", "--add-dir", "/p"]


async def test_a_turn_that_was_cut_off_goes_on(make_session: MakeSession) -> None:
    """Reopen a session whose last turn was cut off, and let Claude continue that turn."""
    held = make_session(Script(resumed=reply("The rest.")), resume="0a0a0a0a")
    past = Reducer()
    past.feed(Sent("u1", "go"))
    past.feed(CutOff("This turn was interrupted."))
    past.drain()
    held.session._feed.adopt(past)
    cut = held.entry("was interrupted")
    assert cut.action is NoticeAction.CONTINUE
    held.session.send_along("another")
    assert held.session.state.phase is SessionPhase.NOT_RUNNING
    held.session.send_along(cut.id)
    await held.until(lambda: bool(held.footers))
    assert held.rows[-3:] == ["user: Continue.", "prose: The rest.", "footer: done"]
    assert cut.action is NoticeAction.NONE
    held.session.send_along(cut.id)
    assert not held.session.message_dispatch.queue.queue
