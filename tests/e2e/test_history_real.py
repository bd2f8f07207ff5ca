"""Conversations that no scenario covers, held with both real CLIs and read again from the file. The rows are
the same."""

from pathlib import Path

import pytest

from claude_desk.session.core.session_state import SessionPhase
from claude_desk.transcript.entries import EntryKind
from tests.e2e import reopen_check
from tests.e2e.conftest import RealSession
from tests.standin import Answer, Gate, StandIn, Text, Thinking, ToolUse
from tests.unit.session.session_harness import SessionHarness

pytestmark = pytest.mark.seconds(120)


def bash(command: str, **more: object) -> ToolUse:
    return ToolUse("Bash", {"command": command, **more})


async def test_a_conversation_is_read_again(
    real_session: RealSession, api: StandIn, project: Path, environment: dict[str, str]
) -> None:
    """Hold a conversation with a subagent, a message that joins a running turn, a summary, stopped thinking,
    and an answer after it."""
    gate, thinks = Gate(), Gate()
    (project / "a.txt").write_text("a\n")
    agent = {"description": "Look", "prompt": "look around", "subagent_type": "general-purpose"}
    read = ToolUse("Read", {"file_path": str(project / "a.txt")})
    api.on("look around", [Answer("I look.", bash("echo seen")), "It is quiet."])
    api.on("alpha question", [Answer("Let us see.", ToolUse("Task", agent)), "All quiet.", "Still so."])
    api.on("beta question", [Answer("One", read), Answer(Text("Two", gate), read), "Three."])
    api.on("Your task is to create a detailed summary", ["<summary>We looked around.</summary>"])
    api.on("gamma question", [Answer(Thinking("Hm, ", "let me ", thinks, "see"), "No.")])
    delta = "The *delta* answer.\n\n- one\n- two\n\n```python\nprint(1)\n```\n"
    api.on("delta question", [Answer(Thinking("Well."), delta)])
    held = real_session(mode="bypassPermissions")
    await held.turn("alpha question")
    if _runs_beside(held):  # the end of a background subagent is a separate turn
        await held.until(
            lambda: len(held.footers) == 2 and held.session.state.phase is SessionPhase.READY, 60
        )
    footers = len(held.footers)
    held.session.send("beta question")
    await held.says("Two", 60)
    held.session.send("delta question, in the midst")
    gate.release()
    await held.until(
        lambda: len(held.footers) > footers and held.session.state.phase is SessionPhase.READY, 60
    )
    await held.turn("/compact")
    held.session.send("gamma question")
    await held.says("let me", 60)
    held.session.stop()
    await held.until(lambda: held.footers[-1] == "stopped", 60)
    thinks.release()
    await held.turn("delta question")
    live, session_id = held.session.entries, held.session.info.session_id
    await held.session.close()
    kinds = {entry.kind for entry in live}
    assert {EntryKind.THINKING, EntryKind.NOTICE, EntryKind.CODE, EntryKind.TOOL} <= kinds
    home = Path(environment["CLAUDE_CONFIG_DIR"]).parent
    assert not reopen_check.differences(live, home, held.journals, session_id)


def _runs_beside(held: SessionHarness) -> bool:
    """Whether the subagent runs on in the background, as it does in 2.1.330."""
    calls = [entry.tool for entry in held.session.entries if entry.tool is not None]
    return any(call.progress is not None and call.progress.background for call in calls)
