"""One child with many turns: its start, the queue, the user's turns and turns that the CLI begins."""

import pytest

from claude_desk.protocol.files.journal_file import TurnRecord
from claude_desk.protocol.wire.authorship import Authorship
from claude_desk.session.core.session_state import SessionPhase
from claude_desk.session.snapshots.undo_note import with_note
from claude_desk.session.turns.message_queue import MessageStage
from claude_desk.transcript.attachments import Attachment
from claude_desk.transcript.entries import SentState
from tests.scripted_cli.script import Script, Steps
from tests.unit.session.conftest import MakeSession
from tests.unit.session.session_harness import WIRE, ending, reply, streaming

NOTE = Attachment("note.txt", "text/plain", "aGVsbG8=", size=5)


async def test_it_is_ready_when_initialize_is_answered(make_session: MakeSession) -> None:
    held = make_session(Script())
    assert held.session.state.phase is SessionPhase.NOT_RUNNING
    held.session.start()
    assert held.session.state.phase is SessionPhase.STARTING
    await held.state(SessionPhase.READY)
    assert [model["value"] for model in held.session.info.models] == ["default"]
    assert held.rows == []
    assert held.flag(1, "--session-id") == held.session.info.session_id
    assert held.flag(1, "--resume") is None


async def test_a_second_start_starts_nothing(make_session: MakeSession) -> None:
    held = make_session(Script())
    held.session.start()
    held.session.start()
    await held.state(SessionPhase.READY)
    held.session.start()
    await held.session.close()
    assert len(held.starts) == 1


async def test_what_is_sent_before_it_is_ready_waits(make_session: MakeSession) -> None:
    held = make_session(Script(reply("Hello.")))
    held.session.send("first words")
    assert held.session.state.phase is SessionPhase.STARTING
    assert held.rows == ["user: first words"]
    assert held.session.entries[0].sent is SentState.QUEUED
    await held.until(lambda: held.footers == ["done"])
    assert held.rows == ["user: first words", "prose: Hello.", "footer: done"]
    assert held.session.entries[0].sent is SentState.SENT
    assert held.session.state.phase is SessionPhase.READY
    assert held.session.info.title == "first words"


async def test_one_child_answers_many_turns(make_session: MakeSession) -> None:
    steps = Steps()
    for number in range(3):
        steps.steps += reply(f"Answer {number}", f"msg_{number}").steps
    held = make_session(Script(steps))
    for number in range(3):
        await held.turn(f"question {number}")
    assert held.footers == ["done"] * 3
    await held.session.close()
    assert len(held.starts) == 1
    assert held.prompts() == ["question 0", "question 1", "question 2"]
    uuids = [message["uuid"] for message in held.got() if message["type"] == "user"]
    assert len(set(uuids)) == 3


async def test_what_is_sent_in_a_turn_is_the_next(make_session: MakeSession) -> None:
    steps = streaming("one").delay(0.3).write(WIRE.result("one"))
    steps.steps += reply("two", "msg_2").steps + reply("three", "msg_3").steps
    held = make_session(Script(steps))
    held.session.send("1")
    await held.says("one")
    held.session.send("2")
    held.session.send("3")
    assert held.session.state.phase is SessionPhase.WORKING
    since = held.session.state.since
    assert held.rows == ["user: 1", "prose: one"]
    assert [(queued.message.text, queued.stage) for queued in held.session.message_dispatch.queue.queue] == [
        ("2", MessageStage.WAITING),
        ("3", MessageStage.WAITING),
    ]
    await held.until(lambda: len(held.footers) == 1)
    assert held.session.state.phase is SessionPhase.WORKING
    assert held.session.state.since > since, "the seconds are those of this turn"
    await held.until(lambda: len(held.footers) == 3)
    await held.session.close()
    assert held.prompts() == ["1", "2", "3"]
    assert [row for row in held.rows if not row.startswith("footer")] == [
        "user: 1",
        "prose: one",
        "user: 2",
        "prose: two",
        "user: 3",
        "prose: three",
    ]


async def test_a_turn_that_the_cli_begins_is_shown(make_session: MakeSession) -> None:
    own = WIRE.text_turn("The background task is done.", message_id="msg_2")
    steps = reply("Started.").delay(0.1).write(*own[:-1]).delay(0.2).write(own[-1])
    steps.steps += reply("Again.", "msg_3").steps
    held = make_session(Script(steps))
    await held.turn("go")
    await held.state(SessionPhase.WORKING)
    held.session.send("and then?")
    await held.until(lambda: len(held.footers) == 3)
    assert held.rows == [
        "user: go",
        "prose: Started.",
        "footer: done",
        "notice: Started by Claude Code",
        "prose: The background task is done.",
        "footer: done",
        "user: and then?",
        "prose: Again.",
        "footer: done",
    ]


@pytest.mark.parametrize(
    ("source", "said"),
    [
        ("schedule_wakeup", "Started by a scheduled task"),
        ("loop_wakeup", "Started by a scheduled wake-up"),
        ("of_a_later_version", "Started by Claude Code"),
    ],
)
async def test_a_turn_that_a_schedule_begins_says_so(
    make_session: MakeSession, source: str, said: str
) -> None:
    """2.1.330 reports such a turn before the first message of this run. The prompt is not on the wire."""
    began = {"type": "command_lifecycle", "command_uuid": "e9e219be", "state": "started"}
    steps = Steps().write(began | {"wakeup_source": source}, *WIRE.text_turn("The scheduled answer."))
    steps.steps += reply("Hello.", "msg_2").steps
    held = make_session(Script(steps))
    held.session.start()
    await held.until(lambda: held.footers == ["done"])
    await held.turn("hi")
    rows = [f"notice: {said}", "prose: The scheduled answer.", "footer: done"]
    assert held.rows == [*rows, "user: hi", "prose: Hello.", "footer: done"]


async def test_a_turn_of_a_background_task_has_its_notice_alone(make_session: MakeSession) -> None:
    ended = {"type": "system", "subtype": "task_notification", "task_id": "t", "status": "completed"}
    own = [ended | {"summary": "It is done"}, *WIRE.text_turn("Noticed.", message_id="msg_2")]
    held = make_session(Script(reply("Started.").delay(0.1).write(*own)))
    await held.turn("go")
    await held.until(lambda: len(held.footers) == 2)
    shown = ["user: go", "prose: Started.", "footer: done", "notice: It is done", "prose: Noticed."]
    assert held.rows == [*shown, "footer: done"]


async def test_blank_words_are_not_sent(make_session: MakeSession) -> None:
    held = make_session(Script(reply("x")))
    held.session.send("  \n ")
    assert held.rows == []
    assert held.session.state.phase is SessionPhase.NOT_RUNNING


async def test_a_retry_shows_attempt_and_wait_then_work_goes_on(make_session: MakeSession) -> None:
    steps = Steps().await_user().write(WIRE.init("default"), WIRE.retry(1, 10, 4000)).delay(0.1)
    steps.write(WIRE.retry(2, 10, 9000)).delay(0.1)
    block = {"type": "text", "text": "At last."}
    steps.write(WIRE.message_start("msg_9"), WIRE.block_start(0, block)).delay(0.1)
    held = make_session(Script(ending(steps, "At last.")))
    held.session.send("go")
    await held.state(SessionPhase.RETRYING)
    first = held.session.state.retry
    assert first is not None
    assert (first.attempt, first.attempts) == (1, 10)
    assert 0 < first.until - held.session.state.since <= 4.5
    await held.until(lambda: (retry := held.session.state.retry) is not None and retry.attempt == 2)
    await held.state(SessionPhase.WORKING)
    assert held.session.state.retry is None
    await held.state(SessionPhase.READY)
    assert [state for state in held.states if state is SessionPhase.RETRYING] == [SessionPhase.RETRYING] * 2
    assert held.kinds().count("retry") == 2


async def test_a_result_alone_that_is_an_error(make_session: MakeSession) -> None:
    steps = Steps().await_user().write(WIRE.result("API Error: 400 no", is_error=True))
    held = make_session(Script(steps))
    await held.turn("go")
    assert held.rows == ["user: go", "error: API Error: 400 no", "footer: failed"]
    assert held.session.state.phase is SessionPhase.READY


async def test_the_figures_of_a_result_are_in_the_footer_and_the_journal(make_session: MakeSession) -> None:
    """tests/unit/library/test_history.py tests these figures when the session is opened again."""
    steps = streaming("Hi.").write(WIRE.result("Hi.", turns=7))
    held = make_session(Script(steps))
    await held.turn("go")
    footer = held.session.entries[-1].footer
    assert footer is not None and footer.figures is not None
    assert (footer.figures["num_turns"], footer.figures["stop_reason"]) == (7, "end_turn")
    (turn,) = [record for record in held.journal() if isinstance(record, TurnRecord)]
    assert turn.figures == footer.figures


async def test_noise_harms_nothing(make_session: MakeSession) -> None:
    steps = Steps().await_user().raw(b"[SandboxDebug] hello\n\xff\xfe\n{cut\n")
    held = make_session(Script(ending(steps, "Fine.")))
    await held.turn("go")
    assert held.rows == ["user: go", "prose: Fine.", "footer: done"]


async def test_a_line_of_50_megabytes(make_session: MakeSession) -> None:
    steps = Steps().await_user()
    steps.big('{"type":"new_kind","data":"', 50_000_000, '"}\n')
    held = make_session(Script(ending(steps, "Fine.")))
    held.session.send("go")
    await held.until(lambda: bool(held.footers), 60)
    assert held.rows[1].startswith("notice: ")
    assert held.rows[2:] == ["prose: Fine.", "footer: done"]


async def test_what_is_not_known_of_the_cli_is_refused(make_session: MakeSession) -> None:
    steps = Steps().await_user().post({"subtype": "from_the_future"}, "e2").await_answer("e2")
    held = make_session(Script(ending(steps)))
    await held.turn("go")
    await held.session.close()
    assert held.answers()["e2"]["subtype"] == "error"
    assert held.session.requests.pending == []


# --- a stop before the first word --------------------------------------------------------------------


def silent() -> Steps:
    """Script a turn without a word that an interrupt ends."""
    steps = Steps().await_user().write(WIRE.init("default"))
    return steps.await_control("interrupt", {}).write(WIRE.stopped_result())


async def test_a_message_that_cannot_be_cut_comes_back_and_a_notice_says_so(
    make_session: MakeSession,
) -> None:
    """Without a library, the place of the cut is not found."""
    held = make_session(Script(silent()))
    held.session.send("one", (NOTE,))
    await held.state(SessionPhase.WORKING)
    held.session.send("waits")
    held.session.stop()
    await held.says("Claude still knows it")
    assert held.restored == ["one"]
    assert held.carried_back == [(NOTE,)]
    (queued,) = held.session.message_dispatch.queue.queue
    assert (queued.message.text, queued.stage) == ("waits", MessageStage.UNSENT)
    await held.state(SessionPhase.READY)


async def test_a_message_that_is_sent_during_such_a_stop_is_not_stuck(make_session: MakeSession) -> None:
    held = make_session(Script(ending(silent().await_user().write(WIRE.init("default")), "Two.")))
    held.session.send("one")
    await held.state(SessionPhase.WORKING)
    held.session.stop()
    held.session.send("two")
    await held.until(lambda: "prose: Two." in held.rows)
    await held.state(SessionPhase.READY)
    assert held.restored == []


@pytest.mark.parametrize(
    ("kind", "survives"), [("local_bash", True), ("local_agent", True), ("local_agent", False)]
)
async def test_a_stopped_message_stays_with_background_tasks(
    make_session: MakeSession, kind: str, survives: bool
) -> None:
    """To take it back would end the tasks, or the turn about an agent that the stop has ended."""
    task = {"task_id": "b1", "task_type": kind, "description": "watch"}
    steps = Steps().await_user().write(WIRE.init("default"))
    steps.write(WIRE._frame("system", subtype="background_tasks_changed", tasks=[task]))
    steps.await_control("interrupt", {})
    if not survives:
        steps.write(WIRE._frame("system", subtype="background_tasks_changed", tasks=[]))
    held = make_session(Script(steps.write(WIRE.stopped_result())))
    held.session.send("one")
    await held.until(lambda: bool(held.session.workers.in_background))
    held.session.stop()
    await held.until(lambda: held.footers == ["stopped"])
    await held.until(lambda: not held.session.state.phase.in_turn)
    assert bool(held.session.workers.in_background) is survives
    assert held.restored == []
    assert held.rows[0] == "user: one"
    assert not held.session.rewinder.under_way


async def test_pasted_and_composed_text_make_no_title(make_session: MakeSession) -> None:
    held = make_session(Script(reply("Hello.")))
    text, authorship = with_note("About a.py:", "")
    held.session.send(text, authorship=authorship)
    assert held.session.info.title == ""
    pasted = "Traceback\n\nof something"
    held.session.send(pasted, authorship=Authorship(pastes=(pasted,)))
    assert held.session.info.title == ""
    text = f"About a.py:\n\nmend it\n\n{pasted}"
    held.session.send(text, authorship=Authorship("About a.py:", pastes=(pasted,)))
    assert held.session.info.title == "mend it"
    await held.session.close()
