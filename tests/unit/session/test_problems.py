"""Problems: no CLI, a start that fails, no account, a child that dies, a lost conversation."""

import errno
import json
import os
import signal
from pathlib import Path
from typing import Any

import pytest

from claude_desk.agent.finder import Command
from claude_desk.agent.process import ChildProcess
from claude_desk.protocol.wire.messages import ResultMessage
from claude_desk.protocol.wire.parser import parse_line
from claude_desk.session.core import session_texts, start_failures
from claude_desk.session.core.session_state import Problem, ProblemKind, Remedy, SessionPhase
from claude_desk.session.permissions.decisions import AllowOnce
from claude_desk.ui.phrases.phrase_words import words as words_of
from tests.scripted_cli.script import Script, Steps
from tests.unit.session.conftest import MakeSession
from tests.unit.session.session_harness import WIRE, calling, reply, streaming, tool


def failing(words: str) -> Script:
    return Script(Steps().stderr(words).exit(1), initialize=None)


# --- no CLI, no start --------------------------------------------------------------------------------


async def test_no_cli(make_session: MakeSession) -> None:
    held = make_session()
    held.session.start()
    assert held.session.state.problem == Problem(ProblemKind.NO_CLI)
    assert held.session.state.phase is SessionPhase.NOT_RUNNING
    held.session.send("hello")
    assert held.rows == ["user: hello"]


async def test_a_cli_is_found_after_all(make_session: MakeSession, tmp_path: Path) -> None:
    held = make_session()
    held.session.send("hello")
    assert held.session.state.problem == Problem(ProblemKind.NO_CLI)
    words = Script(reply("Hi.")).save(tmp_path / "found.json")
    held.session.try_again(Command(words[0], tuple(words[1:])))
    assert held.session.state.problem is None
    await held.until(lambda: held.rows == ["user: hello", "prose: Hi.", "footer: done"])


async def test_a_failed_start_tells_the_last_words(make_session: MakeSession) -> None:
    held = make_session(failing("first line\nError: bad settings\n"), Script(reply("Hi.")))
    held.session.send("hello")
    await held.until(lambda: held.session.state.problem is not None)
    problem = held.session.state.problem
    assert problem is not None
    assert problem.kind is ProblemKind.START_FAILED
    assert "exit code 1" in words_of(problem.text)
    assert words_of(problem.text).endswith("first line\nError: bad settings")
    assert held.session.state.phase is SessionPhase.NOT_RUNNING
    assert held.rows == ["user: hello"]
    held.session.try_again(held.command)
    await held.until(lambda: held.footers == ["done"])
    assert held.session.state.problem is None
    await held.session.close()
    assert held.prompts(2) == ["hello"]


# All values of `SDKStartupFailureReason` in the types of 2.1.332.
REASONS = [
    "org_pin_api_key_conflict",
    "provider_not_allowed",
    "org_verify_failed",
    "org_pin_mismatch",
    "managed_settings_invalid",
    "remote_settings_required_unavailable",
    "gateway_signin_required",
    "gateway_access_denied",
    "proxy_invalid",
    "temp_dir_unusable",
    "cwd_unavailable",
    "shell_tool_missing",
    "session_held_by_background",
    "worktree_resume_refused",
    "worktree_unverified",
    "cli_version_too_old",
    "bypass_root",
    "org_config_required_unavailable",
    "org_config_refused",
    "sandbox_required_unavailable",
    "initialize_not_first",
    "config_file_invalid",
    "managed_settings_not_delivered",
    "initialize_fields_not_delivered",
    "sideload_flags_disabled",
]


def refusal(reason: str, **more: object) -> dict[str, Any]:
    return WIRE.stopped_result() | {
        "startup_failure_reason": reason,
        "errors": ["This is why."],
        "num_turns": 0,
        "terminal_reason": None,
        **more,
    }


@pytest.mark.parametrize("stderr", ["", "Last words.\n"])
@pytest.mark.parametrize("reason", ["proxy_invalid", "gateway_signin_required", "a_new_reason"])
async def test_a_refused_start_says_what_to_do(make_session: MakeSession, reason: str, stderr: str) -> None:
    steps = Steps().write(refusal(reason))
    if stderr:
        steps.stderr(stderr)
    held = make_session(Script(steps.exit(1), initialize=None), Script(reply("Hi.")))
    held.session.send("hello")
    await held.until(lambda: held.session.state.problem is not None)
    problem = held.session.state.problem
    assert problem is not None
    assert problem.kind is ProblemKind.START_FAILED
    assert bool(problem.advice) is (reason in REASONS)
    assert problem.command.endswith(" /login") is (reason == "gateway_signin_required")
    known = start_failures.WAYS_OUT.get(reason)
    assert problem.remedy is (known.remedy if known else None)
    assert ("Last words." if stderr else "This is why.") in words_of(problem.text)
    assert held.rows == ["user: hello"], "no row repeats the page"
    held.session.try_again(held.command)
    await held.until(lambda: held.footers == ["done"])
    assert held.session.state.problem is None


def failure_of(reason: str, **more: object) -> start_failures.StartFailure:
    result = parse_line(json.dumps(refusal(reason, **more)).encode())
    assert isinstance(result, ResultMessage)
    return start_failures.start_failure(result, lambda *words: " ".join(("claude", *words)))


def test_each_reason_has_words_and_a_way_out() -> None:
    assert set(REASONS) == set(start_failures.WAYS_OUT)
    mended: dict[Remedy | None, list[str]] = {}
    for reason in REASONS:
        failure = failure_of(reason)
        assert "process_end" not in (said := words_of(failure.advice)) and said.endswith("."), reason
        assert failure.errors == "This is why."
        assert (failure.command != "") or failure.remedy is not Remedy.COMMAND, reason
        assert (failure.command == "claude /login") is (failure.remedy is Remedy.SIGN_IN)
        mended.setdefault(failure.remedy, []).append(reason)
    assert None not in mended
    # The vendor's types say of these that a retry may succeed. `shell_tool_missing` is only sent on Windows.
    assert set(mended[Remedy.RETRY]) == {
        "remote_settings_required_unavailable",
        "org_config_required_unavailable",
        "worktree_unverified",
        "shell_tool_missing",
    }
    assert failure_of("cli_version_too_old").command == "claude update"
    assert failure_of("a_new_reason") == start_failures.StartFailure(errors="This is why.")


@pytest.mark.parametrize("backup", ["", "/home/me/a b.json"])
def test_a_broken_settings_file_is_named_with_its_backup(backup: str) -> None:
    file = {"path": "/home/me/.claude.json", "is_global": True, "backup_searched": True}
    told = file | ({"backup_path": backup} if backup else {})
    failure = failure_of("config_file_invalid", invalid_config_file=told)
    assert "/home/me/.claude.json is not valid JSON" in words_of(failure.advice)
    assert (backup in words_of(failure.advice)) and failure.command == (
        f"cp -i '{backup}' /home/me/.claude.json" if backup else ""
    )
    assert (failure.remedy, failure.file) == (Remedy.FILE, "/home/me/.claude.json")


@pytest.mark.parametrize("kind", ["gone", "placeholder", "no right"])
async def test_a_program_that_cannot_be_run(make_session: MakeSession, tmp_path: Path, kind: str) -> None:
    """The CLI was found once. The problem and the way out are the same as for a CLI that was never found."""
    path = tmp_path / "claude"
    if kind != "gone":
        path.write_bytes(b"\x00\x01 is no program")
        path.chmod(0o755 if kind == "placeholder" else 0o644)
    held = make_session(command=Command(str(path), ()))
    held.session.start()
    await held.until(lambda: held.session.state.problem is not None)
    assert held.session.state.problem is not None
    assert held.session.state.problem.kind is ProblemKind.NO_CLI
    said = words_of(held.session.state.problem.text)
    error = {"placeholder": errno.ENOEXEC, "no right": errno.EACCES}.get(kind)
    assert said == (f"{path}: {os.strerror(error)}" if error else f"No such program: {path}")
    never = make_session(named=str(path))  # a program that was not found at the start
    never.session.start()
    assert never.session.state.problem == Problem(ProblemKind.NO_CLI, session_texts.not_runnable(str(path)))
    if not error:
        assert never.session.state.problem == held.session.state.problem


async def test_a_cli_that_refuses_to_start(make_session: MakeSession) -> None:
    steps = Steps().await_control("initialize", error="this account is on hold")
    held = make_session(Script(steps, initialize=None), Script(reply("Hi.")))
    held.session.send("hello")
    await held.until(lambda: held.session.state.problem is not None)
    problem = held.session.state.problem
    assert problem is not None
    assert problem.kind is ProblemKind.START_FAILED
    assert "this account is on hold" in words_of(problem.text)
    assert held.session.state.phase is SessionPhase.NOT_RUNNING
    held.session.try_again(held.command)
    await held.until(lambda: held.footers == ["done"])


# --- a child that may not be started -----------------------------------------------------------------


async def test_a_child_that_may_not_be_started_yet(make_session: MakeSession) -> None:
    """Messages wait. `may_start` is not asked while a child runs."""
    may = [False]
    asked: list[bool] = []

    def ask() -> bool:
        asked.append(may[0])
        return may[0]

    steps = reply("Hi.").delay(0.05).exit(3)
    held = make_session(Script(steps), Script(resumed=reply("Here again.")), may_start=ask)
    held.session.send("one")
    assert held.session.state.phase is SessionPhase.NOT_RUNNING
    assert held.rows == ["user: one"]
    may[0] = True
    held.session.start()
    await held.until(lambda: held.footers == ["done"])
    await held.state(SessionPhase.NOT_RUNNING)
    may[0] = False
    held.session.send("two")
    assert len(held.starts) == 1
    may[0] = True
    held.session.set_trusted(False)
    held.session.start()
    await held.until(lambda: held.footers == ["done", "done"])
    assert held.flag(1, "--setting-sources") is None
    assert held.flag(2, "--setting-sources") == "user"
    assert held.restored == []
    assert asked == [False, True, False, True]


async def test_try_again_while_it_starts_changes_nothing(make_session: MakeSession) -> None:
    held = make_session(Script(reply("Hi.")))
    held.session.start()
    held.session.try_again(held.command)
    held.session.try_again(held.command)
    problems: list[Problem | None] = []
    held.session.state_changed.connect(lambda: problems.append(held.session.state.problem))
    await held.turn("hello")
    await held.session.close()
    assert set(problems) == {None}
    assert len(held.starts) == 1


# --- not signed in -----------------------------------------------------------------------------------


def signed_out() -> Steps:
    """Script a turn that fails as both versions report it when not signed in (recordings, api_401)."""
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


@pytest.mark.parametrize(
    ("error", "printed"),
    [
        ("Invalid API key · Fix external API key", "Error getting API key from apiKeyHelper (x): no value"),
        ("Your apiKeyHelper script is failing · Run /status", "apiKeyHelper failed: exited 3: it is sealed"),
    ],
    ids=["2.1.37", "2.1.330"],
)
async def test_a_failing_command_for_the_key_has_its_words(
    make_session: MakeSession, error: str, printed: str
) -> None:
    steps = Steps().await_user().stderr(f"first\n{printed}\nlast\n").write(WIRE.init("default"))
    steps.write(WIRE.api_error(error, "unknown"), WIRE.result(error, is_error=True))
    held = make_session(Script(steps))
    held.session.send("hello")
    await held.until(lambda: bool(held.footers))
    assert [row for row in held.rows if row.startswith("notice")] == [f"notice: {printed}"]


async def test_another_failure_does_not_tell_of_the_key(make_session: MakeSession) -> None:
    steps = Steps().await_user().stderr("apiKeyHelper failed: once\n").write(WIRE.init("default"))
    steps.write(WIRE.api_error("Overloaded", "overloaded"), WIRE.result("Overloaded", is_error=True))
    held = make_session(Script(steps))
    held.session.send("hello")
    await held.until(lambda: bool(held.footers))
    assert not [row for row in held.rows if row.startswith("notice")]


def signed_out_words() -> Steps:
    """Script the same failure, recognizable only by its text: the message has no `error`."""
    text = "Invalid API key · Please run /login"
    message = WIRE.api_error(text, "unknown")
    del message["error"]
    return Steps().await_user().write(WIRE.init("default"), message, WIRE.result(text, is_error=True))


@pytest.mark.parametrize(
    ("steps", "told"),
    [(signed_out(), ""), (signed_out_words(), "Invalid API key")],
    ids=["by its error", "by its words"],
)
async def test_not_signed_in(make_session: MakeSession, steps: Steps, told: str) -> None:
    held = make_session(Script(steps), Script(resumed=reply("Hi.")))
    held.session.send("hello")
    await held.until(lambda: bool(held.footers))
    problem = held.session.state.problem
    assert problem is not None
    assert problem.kind is ProblemKind.NOT_SIGNED_IN
    assert problem.command.endswith("/login")
    assert problem.text == told
    # The message is in one place only: its row.
    assert held.restored == []
    assert held.rows[0] == "user: hello"
    assert held.rows[1].endswith("Please run /login")
    # The user has signed in meanwhile in a terminal: a new child reads the new credentials.
    command = held.command
    held.session.try_again(command)
    held.session.try_again(command)
    assert held.session.state.problem is None
    await held.until(lambda: held.footers == ["failed", "done"])
    assert not any("ended" in row for row in held.rows)
    assert len(held.starts) == 2
    await held.session.close()
    assert held.prompts(2) == ["hello"]


async def test_a_message_after_the_page_tries_again(make_session: MakeSession) -> None:
    """A new child is started, because the credentials may have changed."""
    held = make_session(Script(signed_out()), Script(resumed=reply("Hi.")))
    held.session.send("hello")
    await held.until(lambda: bool(held.footers))
    assert held.session.state.problem is not None
    held.session.send("again")
    await held.until(lambda: held.footers == ["failed", "done"])
    assert held.session.state.problem is None
    await held.session.close()
    assert held.prompts(2) == ["again"]


@pytest.mark.parametrize(
    "text",
    [
        'Failed to authenticate. API Error: 403 {"error":{"message":"Request not allowed"}}',
        "Failed to authenticate. API Error: 403 Request not allowed",
    ],
    ids=["2.1.37", "2.1.330"],
)
async def test_an_api_that_forbids_is_no_sign_in(make_session: MakeSession, text: str) -> None:
    """A proxy may forbid a request, or the account may not use the model. Both are ordinary API errors."""
    steps = (
        Steps()
        .await_user()
        .write(
            WIRE.init("default"),
            WIRE.api_error(text, "authentication_failed"),
            WIRE.result(text, is_error=True),
        )
    )
    steps.steps += reply("Hi.").steps
    held = make_session(Script(steps))
    await held.turn("hello")
    assert held.session.state.problem is None
    assert held.footers == ["failed"]
    assert "403" in held.rows[1]
    assert held.restored == []
    await held.turn("again")
    assert held.rows[-2:] == ["prose: Hi.", "footer: done"]
    assert len(held.starts) == 1


def two_replies() -> Steps:
    steps = reply("Hi.")
    steps.steps += reply("Hi again.").steps
    return steps


async def test_what_waits_is_not_spent_on_a_cli_that_is_not_signed_in(make_session: MakeSession) -> None:
    steps = signed_out()
    steps.steps.insert(1, {"do": "delay", "seconds": 0.2})
    held = make_session(Script(steps), Script(resumed=two_replies()))
    held.session.send("one")
    await held.state(SessionPhase.WORKING)
    held.session.send("two")
    await held.until(lambda: bool(held.footers))
    assert [m.text for m in held.session.message_dispatch.queue.waiting] == ["two"]
    held.session.try_again(held.command)
    await held.until(lambda: held.footers == ["failed", "done", "done"])
    await held.session.close()
    assert held.prompts(1) == ["one"]
    assert held.prompts(2) == ["one", "two"]


async def test_each_that_is_refused_is_sent_again(make_session: MakeSession) -> None:
    """The second message was written before the refusal was known."""
    refused = Steps().await_user().await_user()
    for uuid in ("", "{{user_uuid}}"):
        _, told = signed_out().steps
        refused.steps.append(told)
        if not uuid:
            refused.write(WIRE.init("default"), WIRE.replay("two", "{{user_uuid}}"))
    held = make_session(Script(refused), Script(resumed=two_replies()))
    held.session.send("one")
    await held.state(SessionPhase.WORKING)
    held.session.send("two")
    held.session.message_dispatch.send_now(held.session.message_dispatch.queue.queue[0].uuid)
    await held.until(lambda: len(held.footers) == 2)
    assert held.session.state.phase is not SessionPhase.WORKING
    held.session.try_again(held.command)
    await held.until(lambda: held.footers[2:] == ["done", "done"])
    await held.session.close()
    assert held.prompts(2) == ["one", "two"]


# --- a child that dies -------------------------------------------------------------------------------


async def test_a_child_that_dies_in_a_turn(make_session: MakeSession) -> None:
    held = make_session(
        Script(streaming("Half an").delay(0.1).die("KILL")), Script(resumed=reply("Here again."))
    )
    held.session.send("go")
    await held.says("Half an")
    held.session.send("wait")
    await held.state(SessionPhase.NOT_RUNNING)
    assert held.rows[:2] == ["user: go", "prose: Half an"]
    assert held.rows[2].startswith("error: Claude Code was terminated (signal KILL).")
    assert held.rows[3:] == ["footer: failed"]
    assert held.restored == ["wait"]
    assert held.session.state.problem is None
    session_id = held.session.info.session_id
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


@pytest.mark.parametrize("how_far", ["nothing", "init", "notice", "replay"])
async def test_a_child_that_dies_before_it_answers(make_session: MakeSession, how_far: str) -> None:
    """A message that the child never began is in the composer again, and only there."""
    steps = Steps().await_user()
    if how_far != "nothing":
        steps.write(WIRE.init("default"))
    if how_far == "notice":
        steps.write({"type": "system", "subtype": "informational", "content": "A hook says hello."})
    if how_far == "replay":
        content = {"role": "user", "content": "go"}
        frame = {"type": "user", "message": content, "isReplay": True, "uuid": "{{user_uuid}}"}
        steps.write(frame | {"parent_tool_use_id": None, "session_id": "{{session_id}}"})
    held = make_session(Script(steps.delay(0.1).die("KILL")), Script(resumed=reply("Here again.")))
    held.session.send("go")
    await held.state(SessionPhase.WORKING)
    if how_far == "notice":
        await held.says("hello")
    held.session.send("wait")
    await held.state(SessionPhase.NOT_RUNNING)
    if how_far == "replay":
        assert held.restored == ["wait"]
        assert held.rows[0] == "user: go"
        assert held.footers == ["failed"]
    else:
        assert held.restored == ["go\n\nwait"]
        assert held.rows == ["notice: Claude Code was terminated (signal KILL)."]
    await held.turn("again")
    assert held.rows[-2:] == ["prose: Here again.", "footer: done"]


async def test_a_child_that_dies_while_idle(make_session: MakeSession) -> None:
    held = make_session(Script(reply("Hi.").delay(0.05).exit(3)), Script(resumed=reply("Here again.")))
    await held.turn("go")
    await held.state(SessionPhase.NOT_RUNNING)
    assert held.rows[3:] == ["notice: Claude Code exited (exit code 3)."]
    await held.turn("and now?")
    assert held.rows[-2:] == ["prose: Here again.", "footer: done"]


async def test_a_child_that_dies_before_any_turn_is_not_resumed(make_session: MakeSession) -> None:
    held = make_session(Script(Steps().delay(0.05).exit(0)), Script(reply("Hi.")))
    await held.ready()
    await held.state(SessionPhase.NOT_RUNNING)
    await held.turn("go")
    assert held.flag(2, "--resume") is None
    assert held.flag(2, "--session-id") == held.flag(1, "--session-id")


async def test_a_child_that_dies_with_a_request_pending(make_session: MakeSession) -> None:
    steps = calling().post(WIRE.can_use_tool(tool()), "r1").delay(0.2).exit(1)
    held = make_session(Script(steps))
    held.session.send("go")
    request = (await held.asks())[0]
    await held.state(SessionPhase.NOT_RUNNING)
    assert held.session.requests.pending == []
    held.session.requests.decide(request.id, AllowOnce())
    call = held.session.entries[1].tool
    assert call is not None
    assert call.state == "cancelled"
    assert "decided" not in held.kinds()
    assert held.answers() == {}


async def test_a_request_that_came_with_the_end_of_the_warden_is_withdrawn(
    make_session: MakeSession, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The program answers the lines before that request by itself. These answers go to a process that has
    ended already, which the program has not noticed yet."""

    def line(request_id: str, request: dict[str, Any]) -> bytes:
        asked = {"type": "control_request", "request_id": request_id, "request": request}
        return json.dumps(asked).encode() + b"\n"

    # Answers that are not read fill the pipe, so the answer after them has to wait.
    unread = [line(f"own{number}", {"subtype": "x" * 20_000}) for number in range(6)]
    lines = b"".join([*unread, line("r1", WIRE.can_use_tool(tool()))])
    steps = calling()
    steps.steps += Steps().raw(lines).hang().steps
    held = make_session(Script(steps), Script(resumed=reply("Here again.")))
    take, came = ChildProcess._on_output, b""

    def after_the_end(self: ChildProcess, data: bytes) -> None:
        nonlocal came
        came += data
        if unread[0][:100] in came and lines not in came:
            return
        if lines in came:
            os.kill(self.pid, signal.SIGKILL)
            os.waitid(os.P_PID, self.pid, os.WEXITED | os.WNOWAIT)
        data, came = came, b""
        take(self, data)

    monkeypatch.setattr(ChildProcess, "_on_output", after_the_end)
    held.session.send("hello")
    await held.until(lambda: bool(held.footers))
    assert held.session.state.phase is SessionPhase.NOT_RUNNING
    assert held.session.requests.pending == []
    await held.turn("again")
    assert held.rows[-3:] == ["user: again", "prose: Here again.", "footer: done"]
    assert held.session.state.phase is SessionPhase.READY
