"""What waits while agents work in the background, what ends them, and what the session says about it."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from claude_desk.session.core.session_state import SessionPhase, SettingSubject
from claude_desk.transcript.entries import EntryKind, NoticeAction
from claude_desk.transcript.events import HostNotice
from claude_desk.ui.session.state_text import WorkState, work_state
from tests.scripted_cli.script import Script, Steps
from tests.unit.session.conftest import MakeSession
from tests.unit.session.session_harness import WIRE, SessionHarness, ending, reply, streaming
from tests.waiting import until

LOOK = {"task_id": "a1", "run_id": "r1", "task_type": "local_agent", "description": "Look around"}
PORT = {"task_id": "a2", "run_id": "r2", "task_type": "local_agent", "description": "Port the clients"}
SERVE = {"task_id": "b1", "run_id": "r3", "task_type": "local_bash", "description": "npm run dev"}
BYPASS = "bypassPermissions"


def frame(subtype: str, **more: Any) -> dict[str, Any]:
    return {"type": "system", "subtype": subtype, **more}


def listed(*tasks: dict[str, Any]) -> dict[str, Any]:
    return frame("background_tasks_changed", tasks=list(tasks))


def ended(task: dict[str, Any], status: str = "completed") -> dict[str, Any]:
    return frame("task_notification", task_id=task["task_id"], run_id=task["run_id"], status=status)


def working(*tasks: dict[str, Any]) -> Steps:
    """Script a turn after which these tasks work."""
    return ending(Steps().await_user().write(WIRE.init("default"), listed(*tasks)), "Started.")


async def with_agents(
    make_session: MakeSession, *scripts: Script, state: SessionPhase = SessionPhase.AGENTS, **setup: Any
) -> SessionHarness:
    held = make_session(*scripts, **setup)
    held.session.send("go")
    await held.until(lambda: bool(held.footers) and held.session.state.phase is state)
    return held


def notices(held: SessionHarness) -> list[str]:
    return [row.removeprefix("notice: ") for row in held.rows if row.startswith("notice")]


def leave_file(held: SessionHarness) -> None:
    held.session._feed.feed_now(HostNotice("Not on disk", NoticeAction.BEGIN_AFRESH))
    held.session.send_along(held.session.entries[-1].id)


# Each act that restarts Claude Code only for convenience, and what the session says of it.
WAITS: dict[str, tuple[Callable[[SessionHarness], object], str]] = {
    "start again": (lambda held: held.session.start_again(), "restarts when 2 agents have ended"),
    "another Claude Code": (
        lambda held: held.session.use(held.command),
        "restarts when 2 agents have ended",
    ),
    "leave the file": (leave_file, "cannot restart while 2 agents work"),
    "rest": (lambda held: held.session.settings.put_to_rest(), ""),
}


@pytest.mark.parametrize("act", WAITS)
async def test_no_restart_for_convenience_ends_agents(make_session: MakeSession, act: str) -> None:
    held = await with_agents(make_session, Script(working(LOOK, PORT, SERVE)))
    do, words = WAITS[act]
    do(held)
    assert held.session.state.phase is SessionPhase.AGENTS
    assert held.session.workers.agents_at_work == 2
    assert any(words in notice for notice in notices(held)) or not words


@pytest.mark.parametrize("reports", [True, False])
async def test_a_restart_that_waited_comes_after_the_agents_and_the_turn_about_them(
    make_session: MakeSession, tmp_path: Path, reports: bool
) -> None:
    goes = tmp_path / "goes"
    steps = working(LOOK).await_path(goes).write(ended(LOOK), listed())
    if reports:
        steps = ending(steps.delay(0.1).write(WIRE.init("default")), "It is so.")
    held = await with_agents(make_session, Script(steps), Script(resumed=reply("Hi.")))
    held.session.start_again()
    goes.touch()
    await held.until(lambda: len(held.starts) == 2 and held.session.state.phase is SessionPhase.READY)
    assert len(held.footers) == (2 if reports else 1)
    assert not any("No longer running" in notice for notice in notices(held))


async def test_a_restart_that_waited_comes_after_the_turn(make_session: MakeSession, tmp_path: Path) -> None:
    goes = tmp_path / "goes"
    steps = streaming("Half an").await_path(goes).write(listed(), WIRE.result("x"))
    held = make_session(Script(steps), Script(resumed=reply("Hi.")))
    held.session.send("go")
    await held.says("Half an")
    held.session.start_again()
    assert "Claude Code restarts when this turn has ended." in notices(held)
    assert len(held.starts) == 1
    goes.touch()
    await held.until(lambda: len(held.starts) == 2 and held.session.state.phase is SessionPhase.READY)


async def test_bypass_that_waited_for_a_turn_waits_for_its_agents_too(
    make_session: MakeSession, tmp_path: Path
) -> None:
    goes, ends = tmp_path / "goes", tmp_path / "ends"
    steps = streaming("Half an").await_path(goes).write(listed(LOOK), WIRE.result("x"))
    steps = steps.await_path(ends).write(ended(LOOK), listed())
    resumed = Steps().await_user().write(WIRE.init(BYPASS), *WIRE.text_turn("All.")[1:])
    held = make_session(
        Script(steps), Script(resumed=resumed, answers={"set_permission_mode": {"mode": BYPASS}})
    )
    held.session.send("go")
    await held.says("Half an")
    held.session.settings.set(SettingSubject.MODE, BYPASS)
    goes.touch()
    await held.state(SessionPhase.AGENTS)
    held.session.send("and now?")
    assert [notice for notice in notices(held) if "when 1 agent has ended" in notice]
    assert len(held.starts) == 1
    ends.touch()
    await held.until(lambda: len(held.footers) == 2)
    assert held.session.info.mode == BYPASS
    assert "--allow-dangerously-skip-permissions" in held.starts[1]


async def test_bypass_waits_for_the_turn_about_an_agent_that_ended_with_the_turn(
    make_session: MakeSession, tmp_path: Path
) -> None:
    """Claude Code reports the end of the agent and of the turn at once."""
    goes = tmp_path / "goes"
    steps = streaming("Half an").write(listed(LOOK)).await_path(goes)
    steps = steps.write(ended(LOOK), listed(), WIRE.result("x")).delay(0.1)
    steps = ending(steps.write(WIRE.init("default")), "It is so.")
    held = make_session(Script(steps), Script(answers={"set_permission_mode": {"mode": BYPASS}}))
    held.session.send("go")
    await held.until(lambda: held.session.workers.agents_at_work == 1)
    held.session.settings.set(SettingSubject.MODE, BYPASS)
    goes.touch()
    await held.until(lambda: len(held.starts) == 2 and held.session.state.phase is SessionPhase.READY)
    assert len(held.footers) == 2 and "prose: It is so." in held.rows


# Each act of the user that ends Claude Code although agents work.
ENDS: dict[str, Callable[[SessionHarness], object]] = {
    "the servers": lambda held: held.session.servers.ask_for_restart(),
    "bypass": lambda held: held.session.settings.set(SettingSubject.MODE, BYPASS),
    "changed files": lambda held: held.session.end_child("The files changed"),
}


@pytest.mark.parametrize("act", ENDS)
async def test_a_notice_says_what_a_restart_has_ended(make_session: MakeSession, act: str) -> None:
    held = await with_agents(make_session, Script(working(LOOK, SERVE)), Script(resumed=reply("Hi.")))
    ENDS[act](held)
    await held.until(lambda: len(held.starts) == 2 and held.session.state.phase is SessionPhase.READY)
    assert [n for n in notices(held) if n.startswith("No longer")] == [
        "No longer running: “Look around” and “npm run dev”"
    ]
    assert held.session.workers.agents_at_work == 0


@pytest.mark.parametrize("tasks", [(), (SERVE,), (LOOK, PORT)])
async def test_a_crash_says_what_it_has_ended(
    make_session: MakeSession, tmp_path: Path, tasks: tuple[dict[str, Any], ...]
) -> None:
    goes = tmp_path / "goes"
    state = SessionPhase.AGENTS if LOOK in tasks else SessionPhase.READY
    held = await with_agents(make_session, Script(working(*tasks).await_path(goes).die()), state=state)
    goes.touch()
    await held.state(SessionPhase.NOT_RUNNING)
    said = [notice for notice in notices(held) if notice.startswith("No longer running")]
    assert bool(said) is bool(tasks)
    assert all(task["description"] in said[0] for task in tasks)


async def test_a_session_that_is_closed_keeps_what_that_has_ended(make_session: MakeSession) -> None:
    held = await with_agents(make_session, Script(working(LOOK)))
    await held.session.close()
    assert notices(held) == ["No longer running: “Look around”"]
    assert "notice" in held.kinds()


# --- stop ------------------------------------------------------------------------------------------


def interrupted(*before_result: dict[str, Any]) -> Steps:
    """Script a turn with an agent that is interrupted."""
    begun = streaming("Half an").write(listed(LOOK, SERVE))
    return begun.await_control("interrupt", {}).write(*before_result, WIRE.stopped_result())


@pytest.mark.parametrize("spares", [True, False])
async def test_stop_says_which_agents_ended_with_the_turn(make_session: MakeSession, spares: bool) -> None:
    """A version of Claude Code that does not know how to spare agents ends them with the turn."""
    said = () if spares else (ended(LOOK, "stopped"), listed(SERVE))
    held = make_session(Script(interrupted(*said)))
    held.session.send("go")
    await held.until(lambda: held.session.workers.agents_at_work == 1)
    assert held.session.info.spares_agents is None
    held.session.stop()
    await held.state(SessionPhase.AGENTS if spares else SessionPhase.READY)
    assert held.session.info.spares_agents is spares
    assert notices(held) == ([] if spares else ["Claude Code stopped with the turn: “Look around”"])


async def test_the_proof_of_a_stop_is_the_end_that_claude_code_reports(
    make_session: MakeSession, tmp_path: Path
) -> None:
    goes = tmp_path / "goes"
    steps = working(LOOK, PORT, SERVE).await_control("stop_task", {}, times=2).await_path(goes)
    steps = steps.write(ended(LOOK, "stopped"), ended(PORT), listed(SERVE))
    held = await with_agents(make_session, Script(steps))
    held.session.stop_agents()
    await held.until(lambda: len(held.asked()) >= 2)
    assert held.session.workers.agents_at_work == 2 and notices(held) == []
    goes.touch()
    await held.state(SessionPhase.READY)
    assert [n for n in notices(held) if n.startswith("Stopped")] == ["Stopped by you: “Look around”"]
    assert [task.id for task in held.session.workers.in_background] == ["b1"]


async def test_an_agent_that_a_stopped_agent_began_is_stopped_too(
    make_session: MakeSession, tmp_path: Path
) -> None:
    """Claude Code stops no background agent of an agent that it stops."""
    inner = {**PORT, "parent_task_id": "a1"}
    steps = working(LOOK).await_control("stop_task", {})
    steps = steps.write(listed(LOOK, inner), ended(LOOK, "stopped"), listed(inner))
    steps = steps.await_control("stop_task", {}).write(ended(inner, "stopped"), listed())
    held = await with_agents(make_session, Script(steps))
    held.session.stop_agents()
    await held.state(SessionPhase.READY)
    assert [each["task_id"] for each in held.asked() if each["subtype"] == "stop_task"] == ["a1", "a2"]


@pytest.mark.parametrize("answers", [True, False])
async def test_end_everything_ends_claude_code_if_the_workers_do_not_end(
    make_session: MakeSession, monkeypatch: pytest.MonkeyPatch, answers: bool
) -> None:
    monkeypatch.setattr("claude_desk.session.turns.worker_stops.STOP_SECONDS", 0.2)
    steps = working(LOOK, SERVE)
    if answers:
        steps = steps.await_control("stop_task", {}).await_control("stop_task", {})
        steps = steps.write(ended(LOOK, "stopped"), ended(SERVE, "stopped"), listed())
    held = await with_agents(make_session, Script(steps.hang()), Script(resumed=reply("Here again.")))
    stops = held.session.worker_stops
    if not answers:
        held.session.stop_agents()
        await until(stops.changed, lambda: stops.late)
    held.session.end_everything()
    await held.until(lambda: not held.session.workers.in_background)
    if answers:
        await held.state(SessionPhase.READY)
        assert notices(held)[-1] == "Stopped by you: “Look around” and “npm run dev”"
        assert len(held.starts) == 1
        return
    await held.state(SessionPhase.STOPPED)
    assert work_state(held.session.state) is WorkState.STOPPED
    assert notices(held)[-1] == "No longer running: “Look around” and “npm run dev”"
    await held.turn("two")
    assert held.rows[-2] == "prose: Here again."
    assert not any("could not be stopped" in notice for notice in notices(held))


async def test_end_everything_with_a_cli_that_stops_no_task(make_session: MakeSession) -> None:
    held = await with_agents(make_session, Script(working(LOOK)))
    held.session.info.stops_tasks = False
    held.session.end_everything()
    await held.state(SessionPhase.STOPPED)
    assert work_state(held.session.state) is WorkState.STOPPED
    assert notices(held)[-1] == "No longer running: “Look around”"
    assert not any(entry.kind is EntryKind.ERROR for entry in held.session.entries)


@pytest.mark.parametrize("tasks", [(LOOK,), (SERVE,)])
async def test_only_an_agent_that_a_crash_has_ended_makes_the_work_fail(
    make_session: MakeSession, tmp_path: Path, tasks: tuple[dict[str, Any], ...]
) -> None:
    goes = tmp_path / "goes"
    state = SessionPhase.AGENTS if LOOK in tasks else SessionPhase.READY
    held = await with_agents(make_session, Script(working(*tasks).await_path(goes).die()), state=state)
    goes.touch()
    await held.state(SessionPhase.NOT_RUNNING)
    shown = WorkState.FAILED if LOOK in tasks else WorkState.NOT_RUNNING
    assert work_state(held.session.state) is shown


async def test_the_outcome_stays_behind_notices_about_commands(make_session: MakeSession) -> None:
    held = make_session(Script(reply("Done.")))
    await held.turn("go")
    for number in range(8):
        held.session.add_notice(f"A command has ended: {number}")
    await held.until(lambda: len(notices(held)) == 8)
    assert work_state(held.session.state) is WorkState.DONE


# --- the offer to let agents work again --------------------------------------------------------------


def begun(task: dict[str, Any], **more: Any) -> dict[str, Any]:
    return frame("task_started", **task, is_backgrounded=True, prompt=f"Prompt of {task['task_id']}", **more)


def offering(held: SessionHarness) -> list[tuple[str, str]]:
    """Return the action of each notice that offers one, and the notice's row."""
    return [(str(e.action), e.id) for e in held.session.entries if e.kind is EntryKind.NOTICE and e.action]


async def test_agents_that_the_user_stopped_can_be_begun_anew_from_the_notice(
    make_session: MakeSession,
) -> None:
    """An agent that another agent began is begun by that agent. Commands are not offered."""
    inner = {**PORT, "parent_task_id": "a1"}
    steps = Steps().await_user().write(WIRE.init("default"), begun(LOOK), begun(inner), begun(SERVE))
    steps = ending(steps.write(listed(LOOK, inner, SERVE)), "Started.").await_control(
        "stop_task", {}, times=2
    )
    steps = steps.write(ended(LOOK, "stopped"), ended(inner, "stopped"), listed(SERVE))
    steps.steps += reply("I begin it.", "msg_2").steps
    held = await with_agents(make_session, Script(steps))
    held.session.stop_agents()
    await held.state(SessionPhase.READY)
    assert notices(held)[-1] == "Stopped by you: “Look around” and “Port the clients”"
    [(action, row)] = offering(held)
    assert action == "begin-anew"
    held.session.send_along(row)
    held.session.send_along(row)
    assert offering(held) == []
    await held.until(lambda: len(held.footers) == 2)
    await held.session.close()
    [_, prompt] = held.prompts(1)
    assert prompt.startswith('Begin a new agent "Look around"') and "Prompt of a1" in prompt
    assert "Prompt of a2" not in prompt and "b1" not in prompt


async def test_agents_that_claude_code_took_along_can_be_called_again_from_the_notice(
    make_session: MakeSession,
) -> None:
    resumed = reply("They go on.")
    held = await with_agents(make_session, Script(working(LOOK, PORT, SERVE).hang()), Script(resumed=resumed))
    held.session.end_child("The files changed")
    await held.until(lambda: len(held.starts) == 2 and held.session.state.phase is SessionPhase.READY)
    [(action, row)] = offering(held)
    assert action == "call-again"
    held.session.send_along(row)
    await held.until(lambda: len(held.footers) == 2)
    await held.session.close()
    [prompt] = held.prompts(2)
    assert [name in prompt for name in ('"Look around" (a1)', '"Port the clients" (a2)', "b1")] == [1, 1, 0]


async def test_an_agent_that_works_again_is_not_called_from_the_notice(make_session: MakeSession) -> None:
    again = begun({**LOOK, "run_id": "r9"})
    steps = working(LOOK).await_control("stop_task", {}).write(begun(LOOK), ended(LOOK, "stopped"), listed())
    steps = ending(steps.await_user().write(WIRE.init("default"), again), "Again.")
    held = await with_agents(make_session, Script(steps))
    held.session.stop_agents()
    await held.state(SessionPhase.READY)
    [(_, row)] = offering(held)
    await held.turn("call it again")
    held.session.send_along(row)
    assert offering(held) == []
    await held.session.close()
    assert held.prompts(1) == ["go", "call it again"]


# --- results that only note the end of a task ------------------------------------------------------

NOTED = WIRE.result("") | {"num_turns": 0, "terminal_reason": None, "origin": {"kind": "task-notification"}}


@pytest.mark.parametrize("notes", [1, 2, 3])
async def test_notes_about_lost_agents_return_no_message(make_session: MakeSession, notes: int) -> None:
    """Claude Code 2.1.330 notes the agents that an earlier process has lost before it takes the message."""
    steps = Steps().await_user()
    for _ in range(notes):
        steps = steps.write(WIRE.init("default"), NOTED)
    held = make_session(Script(steps.write(*WIRE.text_turn("Hi."))))
    await held.turn("go")
    await held.state(SessionPhase.READY)
    assert held.rows == ["user: go", "prose: Hi.", "footer: done"]
    assert held.restored == []


@pytest.mark.parametrize("reports", [True, False])
async def test_notes_between_turns_leave_no_rows(
    make_session: MakeSession, tmp_path: Path, reports: bool
) -> None:
    goes = tmp_path / "goes"
    steps = working(LOOK, PORT).await_path(goes).write(ended(LOOK), ended(PORT), listed())
    steps = steps.write(WIRE.init("default"), NOTED, WIRE.init("default"), NOTED)
    if reports:
        steps = ending(steps.write(WIRE.init("default")), "Both are done.")
    held = await with_agents(make_session, Script(steps))
    goes.touch()
    await held.until(lambda: held.session.workers.agents_at_work == 0)
    await held.until(lambda: len(held.footers) == (2 if reports else 1))
    await held.state(SessionPhase.READY)
    assert held.footers == ["done"] * (2 if reports else 1)
    kinds = [entry.kind for entry in held.session.entries[3:]]
    assert set(kinds) <= {EntryKind.NOTICE, EntryKind.PROSE, EntryKind.FOOTER}
    assert sum("Started by Claude Code" in row for row in held.rows) <= 1


# --- undo and rewind -------------------------------------------------------------------------------


async def test_a_rewind_says_that_agents_work(make_session: MakeSession) -> None:
    held = await with_agents(make_session, Script(working(LOOK, PORT)))
    uuid = held.session.rewinder.message_of(held.session.entries[0].id)
    why = await held.session.rewinder.rewind(uuid, conversation=True, files=True)
    preview = await held.session.rewinder.find_preview(uuid)
    for said in (why, preview.conversation_why, preview.files_why):
        assert getattr(said, "kind", "") == "rewind.agents_busy"
    assert held.session.workers.agents_at_work == 2


@pytest.mark.parametrize("noted", [(), (NOTED,)], ids=["no result", "a result about the command"])
async def test_a_message_stays_in_its_turn_if_a_stop_ends_only_a_command(
    make_session: MakeSession, noted: tuple[dict[str, Any], ...]
) -> None:
    """The user stops before the first word, and the turn continues all the same."""
    begun = ending(streaming("Half an").write(listed(SERVE)), " hour.").await_user()
    steps = begun.write(WIRE.init("default")).await_control("interrupt", {"still_queued": []})
    steps = steps.write(ended(SERVE, "stopped"), listed(), *noted).delay(0.2)
    steps = steps.write(*WIRE.text_turn("And on.", message_id="msg_9")[1:])
    held = make_session(Script(steps))
    held.session.send("go")
    await held.until(lambda: held.footers == ["done"])
    held.session.send("and now")
    await held.state(SessionPhase.WORKING)
    held.session.stop()
    await held.until(lambda: len(held.footers) == 2)
    await held.state(SessionPhase.READY)
    assert "prose: And on." in held.rows
    assert held.restored == []
    assert [row for row in held.rows if row.startswith("user")] == ["user: go", "user: and now"]
