"""Messages sent while Claude works, with both real CLIs. The evidence is the content and the order of the
requests that the API received."""

import asyncio
import json
import shlex
import subprocess
from pathlib import Path

import pytest

from claude_desk.options import Options
from claude_desk.protocol.requests.mcp_servers import McpStatus
from claude_desk.session.core.session_state import SessionPhase
from claude_desk.transcript.attachments import Attachment
from tests import clis
from tests.clis import OLD, Cli
from tests.e2e.conftest import RealSession
from tests.e2e.desk import Desk
from tests.forks import programs
from tests.qml.window import Kind
from tests.standin import Answer, Gate, Request, StandIn, Text, ToolUse
from tests.unit.session.session_harness import SessionHarness

pytestmark = pytest.mark.seconds(120)

PICTURE = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="


def stages(held: SessionHarness) -> list[tuple[str, str]]:
    return [(queued.message.text, str(queued.stage)) for queued in held.session.message_dispatch.queue.queue]


def holds(request: Request, text: str) -> bool:
    return text in str(request.messages)


async def send_now(held: SessionHarness, *texts: str) -> None:
    """Send the texts now, and wait until the CLI has them."""
    for text in texts:
        held.session.send(text)
    for queued in held.session.message_dispatch.queue.queue:
        held.session.message_dispatch.send_now(queued.uuid)
    await has_read_all(held)


async def has_read_all(held: SessionHarness) -> None:
    """Wait until the CLI has read everything that was sent so far. The CLI answers requests in order, so wait
    for the answer to one more request."""
    agent = held.session._child.agent
    assert agent is not None
    await agent.ask(McpStatus(), 60)


async def test_it_is_taken_into_the_turn_at_a_tool_boundary(
    real_session: RealSession, api: StandIn, project: Path
) -> None:
    (project / "a.txt").write_text("a")
    read = ToolUse("Read", {"file_path": str(project / "a.txt")})
    one, two = Gate(), Gate()
    first_step = Answer(Text("One\n\nis ", one, "long."), read)
    api.on("alpha question", [first_step, Answer(Text("Two\n\nis ", two, "long."), read), "End."])
    held = real_session()
    held.session.send("alpha question")
    await held.says("One", 60)
    held.session.send("beta question", (Attachment("dot.png", "image/png", PICTURE, size=70),))
    held.session.send("gamma question")
    assert stages(held) == [("beta question", "waiting"), ("gamma question", "waiting")]
    post, (beta, gamma) = (
        held.session.message_dispatch,
        [queued.uuid for queued in held.session.message_dispatch.queue.queue],
    )
    post.edit(beta)
    post.revise(beta, "better question")
    post.end_edit(beta, keep=True)
    post.remove(gamma)
    assert stages(held) == [("better question", "waiting")]
    one.release()
    await held.says("Two", 60)
    assert ("better question", "waiting") not in stages(held), "it was written at the first tool's result"
    await has_read_all(held)
    two.release()
    await held.until(lambda: bool(held.footers), 60)
    first, *_, last = api.turns
    assert not holds(first, "better question")
    assert holds(last, "better question")
    assert PICTURE in str(last.messages)
    assert not (holds(last, "beta question") or holds(last, "gamma question")), (
        "as it was changed, and no other"
    )
    assert held.rows.count("user: better question") == 1
    assert held.rows[-2:] == ["prose: End.", "footer: done"]
    assert held.footers == ["done"]
    assert len(held.session.message_dispatch.queue) == 0
    assert held.session.state.phase is SessionPhase.READY
    (entry,) = [entry for entry in held.session.entries if entry.text == "better question"]
    assert [attachment.data for attachment in entry.attachments] == [PICTURE]


async def test_one_for_after_the_turn_waits_for_its_end_whatever_steps_come_before(
    real_session: RealSession, api: StandIn, project: Path
) -> None:
    (project / "a.txt").write_text("a")
    read = ToolUse("Read", {"file_path": str(project / "a.txt")})
    one, two = Gate(), Gate()
    api.on(
        "alpha question",
        [
            Answer(Text("One\n\nis ", one, "long."), read),
            Answer(Text("Two\n\nis ", two, "long."), read),
            "End.",
        ],
    )
    api.on("later question", ["The later answer."])
    held = real_session()
    held.session.send("alpha question")
    await held.says("One", 60)
    held.session.send("later question", after_turn=True)
    held.session.send("beta question")
    one.release()
    await held.says("Two", 60)
    assert stages(held)[0] == ("later question", "waiting")
    assert ("beta question", "waiting") not in stages(held), "it was written past the other one"
    await has_read_all(held)
    two.release()
    await held.until(lambda: len(held.footers) == 2, 60)
    assert held.rows.index("user: beta question") < held.rows.index("prose: End.")
    assert held.rows[-3:] == ["user: later question", "prose: The later answer.", "footer: done"]
    first_turn = [request for request in api.turns if not holds(request, "later question")]
    assert holds(first_turn[-1], "beta question") and len(first_turn) >= 3


async def test_two_that_are_sent_now_into_a_text_are_the_next_turns(
    real_session: RealSession, api: StandIn, cli: Cli
) -> None:
    """2.1.37 gives each message a separate turn; 2.1.330 puts both messages into one turn."""
    gate = Gate()
    api.on("alpha question", [Answer(Text("One\n\nis ", gate, "long."))])
    api.on("beta question", ["Beta."])
    api.on("gamma question", ["Gamma."])
    held = real_session()
    held.session.send("alpha question")
    await held.says("One", 60)
    await send_now(held, "beta question", "gamma question")
    assert stages(held) == [("beta question", "written"), ("gamma question", "written")]
    states: list[SessionPhase] = []
    held.session.state_changed.connect(lambda: states.append(held.session.state.phase))
    gate.release()
    turns = 3 if cli is OLD else 2
    await held.until(lambda: len(held.footers) == turns, 60)
    assert SessionPhase.READY not in states[:-1]
    told = [row for row in held.rows[3:] if not row.startswith("footer")]
    if cli is OLD:
        assert told == ["user: beta question", "prose: Beta.", "user: gamma question", "prose: Gamma."]
        assert [r.prompt for r in api.turns] == ["alpha question", "beta question", "gamma question"]
    else:
        assert told == ["user: beta question", "user: gamma question", "prose: Beta."]
        assert len(api.turns) == 2
    assert held.session.state.phase is SessionPhase.READY
    assert len(held.session.message_dispatch.queue) == 0


@pytest.mark.both_versions
async def test_what_was_written_is_taken_back_where_the_cli_can_and_a_stop_holds_for_it(
    real_session: RealSession, api: StandIn, cli: Cli
) -> None:
    gate, thinks = Gate("alpha"), Gate("beta")
    api.on("alpha question", [Answer(Text("One\n\nis ", gate, "long."))])
    # Hold the answer back until the CLI has handled the stop: 2.1.37 would continue with the answer that it
    # has.
    api.on("beta question", [Answer(thinks, Text("Beta."))], forever=True)
    api.on("delta question", ["Delta."])
    held = real_session()
    held.session.send("alpha question")
    await held.says("One", 60)
    await send_now(held, "beta question")
    held.session.message_dispatch.ask_back(held.session.message_dispatch.queue.queue[0].uuid)
    if cli is OLD:
        await held.until(lambda: not held.session.message_dispatch.may_return)
        assert stages(held) == [("beta question", "written")]
    else:
        await held.until(lambda: held.restored == ["beta question"])
        assert stages(held) == []
        await send_now(held, "beta question")
    held.session.send("gamma question")
    held.session.stop()
    await held.until(lambda: held.restored.count("beta question") == (1 if cli is OLD else 2), 60)
    await held.until(lambda: held.session.state.phase in (SessionPhase.READY, SessionPhase.STOPPED), 60)
    assert "gamma question" in held.restored
    assert set(held.footers) == {"stopped"}
    assert len(held.session.message_dispatch.queue) == 0
    assert not any("Beta." in row or "gamma" in row for row in held.rows)
    held.session.send("delta question")
    await held.says("Delta.", 60)
    assert not any(holds(request, "gamma question") for request in api.turns)
    if cli is not OLD:
        assert not any(holds(request, "beta question") for request in api.turns)


async def test_a_killed_program_starts_again_with_draft_and_queue(
    cli: Cli, api: StandIn, project: Path, environment: dict[str, str]
) -> None:
    gate = Gate()
    api.on("alpha question", [Answer(Text("One\n\nis ", gate, "long."))])
    api.on("beta question", ["Beta."])
    command = shlex.join(cli.command())
    program = programs.start(
        "tests.e2e.typing_program",
        str(project),
        command,
        env={**environment, "QT_QPA_PLATFORM": "offscreen", "QT_QUICK_BACKEND": "software"},
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        assert program.stdout is not None
        assert program.stdout.readline() == "kept\n"
    finally:
        program.kill()
        program.wait(5)
        assert program.stdout is not None
        program.stdout.close()
    root = Path(environment["HOME"]) / "desk"
    async with Desk(Options(directory=str(project), cli=command), environment, root) as desk:
        assert desk.written() == "half a thou"
        assert desk.find(Kind.ListItem, "beta question, not sent") is not None
        assert not any(request.prompt == "beta question" for request in api.turns)
        desk.session.message_dispatch.send_now(desk.session.message_dispatch.queue.queue[-1].uuid)
        await desk.until_row("Beta.")
        assert desk.written() == "half a thou"
    left = [file.name for file in (root / "data" / "drafts").glob("*.json")]
    assert len(left) == 1, "what is still in the composer"
    assert len(list((root / "data" / "history").iterdir())) == 1


async def test_a_message_that_a_hook_blocks_comes_back(
    real_session: RealSession, api: StandIn, environment: dict[str, str]
) -> None:
    blocks = "import sys; sys.exit(2 if 'heron' in sys.stdin.read() else 0)"
    hooks = {"UserPromptSubmit": [{"hooks": [{"type": "command", "command": f'python3 -c "{blocks}"'}]}]}
    settings = Path(environment["CLAUDE_CONFIG_DIR"]) / "settings.json"
    settings.parent.mkdir()
    settings.write_text(json.dumps({"hooks": hooks}))
    api.on("alpha question", ["Alpha."])
    held = real_session()
    held.session.send("a heron", (Attachment("dot.png", "image/png", PICTURE, size=70),))
    await held.until(lambda: len(held.footers) == 1, 60)
    assert held.restored == ["a heron"]
    assert len(held.carried_back) == 1
    assert "user: a heron" in held.rows, "and its row says what was tried"
    held.session.send("alpha question")
    await held.says("Alpha.", 60)
    assert not any(holds(request, "a heron") for request in api.turns)
    assert held.restored == ["a heron"]


async def test_what_was_written_ahead_is_not_run_once_the_session_closes(
    real_session: RealSession, api: StandIn, cli: Cli
) -> None:
    """2.1.37, when interrupted, would continue with the message, though nobody sees the session any more."""
    gate = Gate()
    api.on("alpha question", [Answer(Text("One\n\nis ", gate, "long."))])
    api.on("beta question", ["Beta."])
    held = real_session()
    held.session.send("alpha question")
    await held.says("One", 60)
    await send_now(held, "beta question")
    await held.session.close()
    gate.release()
    assert [request.prompt for request in api.turns] == ["alpha question"]
    kept = [message.text for message in held.session.message_dispatch.queue.unsettled]
    assert kept == ["beta question"] or held.restored == ["beta question"]


async def test_send_now_keeps_the_running_command(
    real_session: RealSession, cli: Cli, api: StandIn, project: Path, tmp_path: Path
) -> None:
    """2.1.330 moves the command to the background and gives Claude the message at once. 2.1.37 gives Claude
    the message when the command has ended. In both, the command runs to its end."""
    done = project / "done.txt"
    command = f"curl -s {api.gate_url('end')}; echo yes > {done}"
    call = ToolUse("Bash", {"command": command, "description": "wait"})
    api.on("run it", [Answer(call), "It has run."], forever=True)
    api.on("urgent", ["Here at once."], forever=True)
    api.on("background", ["It has ended."], forever=True)
    held = real_session(mode="bypassPermissions")
    held.session.send("run it")
    await asyncio.to_thread(api.gate("end").wait_reached)
    held.session.send("urgent")
    (queued,) = held.session.message_dispatch.queue.queue
    held.session.message_dispatch.send_now(queued.uuid)
    if cli is not clis.OLD:
        await held.until(lambda: "prose: Here at once." in held.rows, 60)
        assert not done.exists()
    api.gate("end").release()
    last = "It has run." if cli is clis.OLD else "It has ended."
    await held.until(lambda: f"prose: {last}" in held.rows, 60)
    await held.until(lambda: held.session.state.phase is SessionPhase.READY, 60)
    assert done.read_text() == "yes\n"
    assert any(holds(request, "urgent") for request in api.turns)
    assert not [row for row in held.rows if row == "footer: failed"]
    assert stages(held) == []
