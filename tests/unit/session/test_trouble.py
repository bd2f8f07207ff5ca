"""When things go wrong: no CLI, no start, no account, a child that dies, a conversation that is lost."""

import sys
from pathlib import Path
from typing import Any

import pytest

from claude_desk.agent.finder import Command
from claude_desk.demo.script import Script, Steps
from claude_desk.session.decisions import AllowOnce
from claude_desk.session.state import Problem, ProblemKind, SessionState
from claude_desk.transcript.entries import NoticeAction
from tests.unit.session.conftest import Hold
from tests.unit.session.holding import WIRE, Held, calling, lost, reply, streaming, tool


def failing(words: str) -> Script:
    return Script(Steps().stderr(words).exit(1), initialize=None)


# --- no CLI, no start --------------------------------------------------------------------------------


async def test_no_cli(hold: Hold) -> None:
    held = hold()
    held.session.start()
    assert held.session.problem == Problem(ProblemKind.NO_CLI)
    assert held.session.state is SessionState.NOT_RUNNING
    held.session.send("hello")
    assert held.rows == ["user: hello"]


async def test_a_cli_is_found_after_all(hold: Hold, tmp_path: Path) -> None:
    held = hold()
    held.session.send("hello")
    assert held.session.problem == Problem(ProblemKind.NO_CLI)
    words = Script(reply("Hi.")).save(tmp_path / "found.json")
    held.session.try_again(Command(words[0], tuple(words[1:])))
    assert held.session.problem is None
    await held.until(lambda: held.rows == ["user: hello", "prose: Hi.", "footer: done"])


async def test_a_failed_start_tells_the_last_words(hold: Hold) -> None:
    held = hold(failing("first line\nError: bad settings\n"), Script(reply("Hi.")))
    held.session.send("hello")
    await held.until(lambda: held.session.problem is not None)
    problem = held.session.problem
    assert problem is not None
    assert problem.kind is ProblemKind.START_FAILED
    assert "exit code 1" in problem.text
    assert problem.text.endswith("first line\nError: bad settings")
    assert held.session.state is SessionState.NOT_RUNNING
    assert held.rows == ["user: hello"]
    held.session.try_again(Command(sys.executable, held.session._setup.command.arguments))  # type: ignore[union-attr]
    await held.until(lambda: held.footers == ["done"])
    assert held.session.problem is None
    await held.session.close()
    assert held.prompts(2) == ["hello"]


async def test_a_program_that_cannot_be_run(hold: Hold, tmp_path: Path) -> None:
    held = hold(command=Command(str(tmp_path / "nothing"), ()))
    held.session.start()
    await held.until(lambda: held.session.problem is not None)
    assert held.session.problem is not None
    assert held.session.problem.kind is ProblemKind.START_FAILED
    assert "could not be started" in held.session.problem.text


async def test_try_again_while_it_starts_changes_nothing(hold: Hold) -> None:
    held = hold(Script(reply("Hi.")))
    held.session.start()
    held.session.try_again(held.session._setup.command)
    held.session.try_again(held.session._setup.command)
    problems: list[Problem | None] = []
    held.session.problem_changed.connect(lambda: problems.append(held.session.problem))
    await held.turn("hello")
    await held.session.close()
    assert problems == []
    assert len(held.starts) == 1


# --- not signed in -----------------------------------------------------------------------------------


def signed_out() -> Steps:
    """As both versions tell it (recordings, api_401)."""
    text = "Not logged in · Please run /login"
    return (
        Steps()
        .await_user()
        .write(
            WIRE.init("default"),
            WIRE.api_error(text, "authentication_failed"),
            WIRE.result(text, is_error=True),
        )
    )


def signed_out_words() -> Steps:
    """By its words alone: without an `error` on the message."""
    text = "Invalid API key · Please run /login"
    message = WIRE.api_error(text, "unknown")
    del message["error"]
    return Steps().await_user().write(WIRE.init("default"), message, WIRE.result(text, is_error=True))


@pytest.mark.parametrize("steps", [signed_out(), signed_out_words()], ids=["by its error", "by its words"])
async def test_not_signed_in(hold: Hold, steps: Steps) -> None:
    held = hold(Script(steps), Script(resumed=reply("Hi.")))
    held.session.send("hello")
    await held.until(lambda: bool(held.footers))
    problem = held.session.problem
    assert problem is not None
    assert problem.kind is ProblemKind.NOT_SIGNED_IN
    assert problem.command.endswith("/login")
    assert held.restored == ["hello"]
    assert held.rows[0] == "user: hello"
    assert held.rows[1].endswith("Please run /login")
    # Signed in meanwhile, in a terminal: a new child reads the new credentials.
    command = held.session._setup.command
    held.session.try_again(command)
    held.session.try_again(command)
    assert held.session.problem is None
    held.session.send("hello")
    await held.until(lambda: held.footers == ["failed", "done"])
    assert not any("ended" in row for row in held.rows)
    assert len(held.starts) == 2


async def test_what_waits_is_not_spent_on_a_cli_that_is_not_signed_in(hold: Hold) -> None:
    steps = signed_out()
    steps.steps.insert(1, {"do": "delay", "seconds": 0.2})
    held = hold(Script(steps), Script(resumed=reply("Hi.")))
    held.session.send("one")
    await held.state(SessionState.WORKING)
    held.session.send("two")
    await held.until(lambda: bool(held.footers))
    assert held.rows[-1] == "user: two"
    held.session.try_again(held.session._setup.command)
    await held.until(lambda: held.footers == ["failed", "done"])
    await held.session.close()
    assert held.prompts(1) == ["one"]
    assert held.prompts(2) == ["two"]


# --- a child that dies -------------------------------------------------------------------------------


async def test_a_child_that_dies_in_a_turn(hold: Hold) -> None:
    held = hold(Script(streaming("Half an").delay(0.1).die("KILL")), Script(resumed=reply("Here again.")))
    held.session.send("go")
    await held.says("Half an")
    held.session.send("wait")
    await held.state(SessionState.NOT_RUNNING)
    assert held.rows[:2] == ["user: go", "prose: Half an"]
    assert held.rows[2].startswith("error: Claude Code was ended by the system (signal KILL).")
    assert held.rows[3:] == ["footer: failed"]
    assert held.restored == ["wait"]
    assert held.session.problem is None
    session_id = held.session.session_id
    await held.turn("and now?")
    assert held.rows[-2:] == ["prose: Here again.", "footer: done"]
    assert held.flag(2, "--resume") == session_id
    assert [k for k in held.kinds() if k != "cut"] == [
        "started",
        "sent",
        "ended",
        "turn",
        "started",
        "sent",
        "turn",
    ]


async def test_a_child_that_dies_while_idle(hold: Hold) -> None:
    held = hold(Script(reply("Hi.").delay(0.05).exit(3)), Script(resumed=reply("Here again.")))
    await held.turn("go")
    await held.state(SessionState.NOT_RUNNING)
    assert held.rows[3:] == ["notice: Claude Code ended by itself (exit code 3)."]
    await held.turn("and now?")
    assert held.rows[-2:] == ["prose: Here again.", "footer: done"]


async def test_a_child_that_dies_before_any_turn_is_not_resumed(hold: Hold) -> None:
    held = hold(Script(Steps().delay(0.05).exit(0)), Script(reply("Hi.")))
    await held.ready()
    await held.state(SessionState.NOT_RUNNING)
    await held.turn("go")
    assert held.flag(2, "--resume") is None
    assert held.flag(2, "--session-id") == held.flag(1, "--session-id")


async def test_a_child_that_dies_with_a_request_pending(hold: Hold) -> None:
    steps = calling().post(WIRE.can_use_tool(tool()), "r1").delay(0.2).exit(1)
    held = hold(Script(steps))
    held.session.send("go")
    request = (await held.asks())[0]
    await held.state(SessionState.NOT_RUNNING)
    assert held.session.requests == []
    held.session.decide(request.id, AllowOnce())
    call = held.session.entries[1].tool
    assert call is not None
    assert call.state == "cancelled"
    assert "decided" not in held.kinds()
    assert held.answers() == {}


# --- a conversation that is lost ---------------------------------------------------------------------


@pytest.mark.parametrize("on_stdout", [True, False])
@pytest.mark.parametrize("initialized", [True, False])
async def test_resume_of_an_unknown_session(hold: Hold, on_stdout: bool, initialized: bool) -> None:
    script = Script(resumed=lost(on_stdout=on_stdout))
    if not initialized:
        script.initialize = None
    held = hold(script, Script(reply("Hi.")), resume="0a0a0a0a")
    held.session.send("go")
    await held.until(lambda: bool(held.footers))
    assert held.flag(1, "--resume") == "0a0a0a0a"
    assert held.flag(2, "--resume") is None
    assert held.flag(2, "--session-id") == held.session.session_id != "0a0a0a0a"
    notice = "This conversation was not found; a new one begins."
    assert held.rows == [f"notice: {notice}", "user: go", "prose: Hi.", "footer: done"]
    assert held.entry(notice).action is NoticeAction.NONE
    assert held.session.problem is None
    await held.session.close()
    assert len(held.starts) == 2
    assert held.prompts(2) == ["go"]


async def died_and_lost(hold: Hold, losing: Steps, *more: Script) -> Held:
    """A first turn, cut off by the child's death; then a message to a CLI that knows nothing of it."""
    held = hold(Script(streaming("Half an").delay(0.05).die()), Script(resumed=losing), *more)
    held.session.send("first words")
    await held.says("Half an")
    await held.state(SessionState.NOT_RUNNING)
    held.session.send("second words")
    return held


@pytest.mark.parametrize("on_stdout", [True, False])
@pytest.mark.parametrize("when", ["at the start", "after the message", "and stays"])
async def test_a_lost_conversation(hold: Hold, on_stdout: bool, when: str) -> None:
    losing = lost(on_stdout=on_stdout)
    if when != "at the start":
        losing.steps.insert(0, {"do": "await_user"})
    if when == "and stays":
        if not on_stdout:
            return  # a child that says so on stderr alone says so by its end
        losing.steps[-1] = {"do": "delay", "seconds": 600}
    steps = reply("Hi.")
    steps.steps += reply("Now I know.", "msg_2").steps
    held = await died_and_lost(hold, losing, Script(steps))
    await held.until(lambda: held.footers == ["failed", "done"])
    assert held.rows[:2] == ["user: first words", "prose: Half an"]
    assert held.rows[3] == "footer: failed"
    assert "does not know" in held.rows[4]
    assert held.rows[5:] == ["user: second words", "prose: Hi.", "footer: done"]
    assert held.flag(3, "--session-id") == held.session.session_id != held.flag(1, "--session-id")

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
    records = [r.kind for r in held.journal()]
    assert records == ["notice", "started", "sent", "turn", "sent", "turn"]


async def test_several_waiting_words_keep_their_order_when_the_conversation_is_lost(hold: Hold) -> None:
    losing = lost()
    losing.steps.insert(0, {"do": "await_user"})
    losing.steps.insert(1, {"do": "delay", "seconds": 0.2})
    steps = reply("Two.")
    steps.steps += reply("Three.", "msg_2").steps
    held = await died_and_lost(hold, losing, Script(steps))
    await held.state(SessionState.WORKING)
    held.session.send("third words")
    await held.until(lambda: len(held.footers) == 3)
    assert [row for row in held.rows[5:] if not row.startswith("footer")] == [
        "user: second words",
        "prose: Two.",
        "user: third words",
        "prose: Three.",
    ]
    assert held.restored == []


async def test_what_is_sent_the_moment_the_conversation_is_lost(hold: Hold) -> None:
    """It waits for the new child with the rest; it does not start one beside it."""
    steps = reply("Two.")
    steps.steps += reply("Three.", "msg_2").steps
    held = hold(Script(resumed=lost()), Script(steps), resume="0a0a0a0a")
    held.session.send("one")
    held.session.state_changed.connect(
        lambda: held.session.send("two") if len(held.rows) == 2 and len(held.starts) == 1 else None
    )
    await held.until(lambda: len(held.footers) == 2)
    await held.session.close()
    assert held.prompts(2) == ["one", "two"]
    assert len(held.starts) == 2


async def test_a_stop_while_the_conversation_is_lost(hold: Hold) -> None:
    losing = Steps().await_user().write(WIRE.init("default")).await_control("interrupt", {})
    losing.steps += lost().steps
    held = await died_and_lost(hold, losing, Script(reply("Hi.")))
    await held.state(SessionState.WORKING)
    held.session.stop()
    await held.state(SessionState.STOPPED)
    assert held.footers == ["failed", "stopped"]
    assert len(held.starts) == 2
    assert any("does not know" in row for row in held.rows)
    await held.turn("third words")
    assert held.flag(3, "--session-id") == held.session.session_id
    await held.session.close()
    assert held.prompts(3) == ["third words"]


async def test_a_message_can_be_taken_back_while_the_new_session_starts(hold: Hold) -> None:
    held = await died_and_lost(hold, lost(), Script(Steps(), initialize=None))
    await held.says("does not know")
    await held.state(SessionState.STARTING)
    held.session.stop()
    assert held.restored == ["second words"]
    assert "does not know" in held.rows[-1]


# --- the command line --------------------------------------------------------------------------------


async def test_resume_from_the_command_line(hold: Hold) -> None:
    held = hold(Script(resumed=reply("Here again.")), resume="0a0a0a0a", model="opus", mode="plan")
    assert held.session.session_id == "0a0a0a0a"
    await held.turn("go")
    assert held.flag(1, "--resume") == "0a0a0a0a"
    assert held.flag(1, "--session-id") is None
    assert held.flag(1, "--model") == "opus"
    assert held.flag(1, "--permission-mode") == "plan"
    assert held.kinds() == ["started", "sent", "turn"]


async def test_continue_from_the_command_line(hold: Hold) -> None:
    """Which session it is, the CLI says with the first turn; then it is resumed by that id."""
    steps = reply("Here again.").delay(0.05).exit(0)
    held = hold(Script(steps), Script(resumed=reply("And again.")), latest=True)
    assert held.session.session_id == ""
    await held.turn("go")
    assert held.flag(1, "--continue") == ""
    assert held.flag(1, "--session-id") is None
    assert held.session.session_id == "demo"  # the player's, where it was given none
    assert held.kinds()[:3] == ["started", "sent", "turn"]
    assert held.journal()[0].model_dump()["session_id"] == "demo"
    await held.state(SessionState.NOT_RUNNING)
    await held.turn("and now?")
    assert held.flag(2, "--continue") is None
    assert held.flag(2, "--resume") == "demo"


async def test_continue_where_there_is_nothing(hold: Hold) -> None:
    nothing = Steps().stderr("No conversation found to continue\n").exit(1)
    held = hold(Script(nothing, initialize=None), Script(reply("Hi.")), latest=True)
    await held.turn("go")
    assert held.rows[0] == "notice: This conversation was not found; a new one begins."
    assert held.flag(2, "--continue") is None
    assert held.flag(2, "--session-id") == held.session.session_id


async def test_other_flags_go_on_as_they_are(hold: Hold) -> None:
    held = hold(Script(), extra=("--add-dir", "/p"), trusted=False)
    await held.ready()
    assert held.starts[0][-3:] == ["--setting-sources=user", "--add-dir", "/p"]


# --- mode and model ----------------------------------------------------------------------------------


def changing(answers: dict[str, Any], steps: Steps) -> Script:
    return Script(steps, answers=answers)


async def test_mode_and_model_of_a_running_child(hold: Hold) -> None:
    script = Script(reply("Hi."), answers={"set_permission_mode": {"mode": "plan"}, "set_model": None})
    held = hold(script)
    await held.ready()
    held.session.set_permission_mode("plan")
    held.session.set_model("opus")
    held.session.send("go")  # it is meant for the new mode: it waits for the answer
    await held.until(lambda: bool(held.footers))
    await held.session.close()
    kinds = [m.get("request", m).get("subtype", m["type"]) for m in held.got()]
    assert kinds == ["initialize", "set_permission_mode", "set_model", "user"]
    assert held.asked() == [
        {"subtype": "set_permission_mode", "mode": "plan"},
        {"subtype": "set_model", "model": "opus"},
    ]


async def test_a_mode_chosen_while_it_starts_is_told_once_it_is_up(hold: Hold) -> None:
    script = Script(reply("Hi."), answers={"set_permission_mode": {"mode": "plan"}})
    held = hold(script)
    held.session.start()
    held.session.set_permission_mode("acceptEdits")
    held.session.set_permission_mode("plan")
    assert held.session.permission_mode == "plan"
    await held.turn("go")
    await held.session.close()
    kinds = [m.get("request", m).get("subtype", m["type"]) for m in held.got()]
    assert kinds == ["initialize", "set_permission_mode", "user"]
    assert held.flag(1, "--permission-mode") == "default"


async def test_a_mode_chosen_before_a_restart_is_the_next_childs(hold: Hold) -> None:
    script = Script(Steps().await_control("set_permission_mode", {"mode": "plan"}).exit(0))
    held = hold(script, Script(reply("Hi.")))
    await held.ready()
    held.session.set_permission_mode("plan")
    await held.state(SessionState.NOT_RUNNING)
    assert held.session.permission_mode == "plan"
    held.session.set_model("opus")
    assert held.session.model == "opus"
    await held.turn("go")
    assert held.flag(2, "--permission-mode") == "plan"
    assert held.flag(2, "--model") == "opus"
    assert held.session.model == "demo"  # what the CLI says counts


async def test_a_refused_change_is_told_and_not_kept(hold: Hold) -> None:
    steps = Steps().await_control("set_model", error="No such model", code="invalid").exit(0)
    held = hold(Script(steps), Script(reply("Hi.")))
    await held.ready()
    held.session.set_model("gpt")
    await held.says("The model could not be changed: No such model")
    assert held.session.model == ""
    assert "notice" in held.kinds()
    await held.state(SessionState.NOT_RUNNING)
    await held.turn("go")
    assert held.flag(2, "--model") is None


async def test_the_mode_that_the_cli_tells_is_the_one(hold: Hold) -> None:
    steps = Steps().await_user().write(WIRE.init("default"), WIRE.status(None, "acceptEdits"))
    held = hold(Script(steps.write(WIRE.result("x"))))
    await held.turn("go")
    assert held.session.permission_mode == "acceptEdits"
