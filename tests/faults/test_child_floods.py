"""A child that writes more than anybody reads: 20,000 deltas, or the number in `FAULTS`, such as
`FAULTS=1000000`."""

import json
import os
from pathlib import Path

import pytest
from PySide6.QtCore import Qt

from claude_desk.session.core.session_state import SessionPhase
from claude_desk.transcript.entries import EntryKind
from tests.faults.peak_memory import Peak
from tests.faults.scripted_project import HALF, ScriptedProject, next_answer
from tests.qml.window import Kind
from tests.scripted_cli.script import Script, Steps
from tests.unit.session.session_harness import WIRE, streaming

DELTAS = int(os.environ.get("FAULTS") or 20_000)
PARAGRAPH = 100  # number of deltas
KILOBYTES = 100 * 1024  # on stderr

SECONDS = 100 + DELTAS / 1000

pytestmark = pytest.mark.seconds(SECONDS + 20)


def paragraph() -> bytes:
    """Return the deltas of one paragraph."""
    words = ["word "] * (PARAGRAPH - 1) + ["end.\n\n"]
    frames = [frame for word in words for _, frame in WIRE.deltas(0, {"type": "text", "text": word}, 9)]
    return b"".join(json.dumps(frame).encode() + b"\n" for frame in frames)


def deltas(paragraphs: int) -> Steps:
    text = {"type": "text", "text": ""}
    steps = Steps().await_user().write(WIRE.init("default"), WIRE.message_start("msg_1"))
    return steps.write(WIRE.block_start(0, text)).loop(Steps().raw(paragraph()), paragraphs)


async def test_a_flood_on_stderr(tmp_path: Path) -> None:
    """The child writes 100 MB on stderr in the middle of a turn. The turn continues."""
    steps = streaming(HALF).stderr("x" * 1023 + "\n", times=KILOBYTES)
    steps.write(*(f for _, f in WIRE.deltas(0, {"type": "text", "text": " and the rest"}, 5)))
    steps.write(WIRE.assistant("msg_1", {"type": "text", "text": f"{HALF} and the rest"}), WIRE.result("x"))
    steps.await_user().write(*WIRE.text_turn("Here again.", message_id="msg_2"))
    ground = ScriptedProject(tmp_path, Script(steps))
    async with ground.desk() as desk:
        await desk.say("alpha question")
        await desk.until_row(HALF)
        peak = Peak()
        await desk.until_row("Turn: ", 100)
        assert desk.rows()[:2] == ["You: alpha question", f"Claude: {HALF} and the rest"]
        assert peak.growth < 30
        await ground.goes_on(desk, start=1)
    logged = [file.stat().st_size for file in (tmp_path / "desk").rglob("*") if file.is_file()]
    assert sum(logged) < 200_000, "nothing of it is kept on disk"


async def test_a_flood_of_deltas(tmp_path: Path) -> None:
    """The whole text is there in the end. Text that the user types meanwhile appears immediately."""
    count = DELTAS // PARAGRAPH
    body = "word " * (PARAGRAPH - 1) + "end."
    text = f"{body}\n\n" * count
    steps = deltas(count).write(WIRE.assistant("msg_1", {"type": "text", "text": text}), WIRE.block_stop(0))
    steps.write(*WIRE.message_end(), WIRE.result("x"))
    steps.await_user().write(*WIRE.text_turn("Here again.", message_id="msg_2"))
    ground = ScriptedProject(tmp_path, Script(steps))
    async with ground.desk() as desk:
        await desk.say("alpha question")
        await desk.until_row("word word")
        peak = Peak()
        desk.type("a draft")
        await desk.next_frame()
        assert desk.written() == "a draft"
        await desk.until_state(SessionPhase.READY, timeout=SECONDS)
        shown = [entry.text for entry in desk.session.entries if entry.kind is EntryKind.PROSE]
        assert len(shown) == count
        assert set(shown) == {body}
        print(f"{DELTAS:,} deltas: {len(text) / 1e6:.1f} MB of text, {peak.growth:.1f} MB at most")
        assert peak.growth < 30 + 20 * len(text) / 1e6
        desk.clear()
        await ground.goes_on(desk, start=1)


async def test_stop_in_a_flood_of_deltas(tmp_path: Path) -> None:
    """The child keeps writing and does not read the interrupt. Stopping again, here with Escape, ends the
    child."""
    ground = ScriptedProject(tmp_path, Script(deltas(1_000_000)), next_answer())
    async with ground.desk() as desk:
        await desk.say("alpha question")
        await desk.until_row("word word")
        await desk.press("Stop")
        await desk.until_shown(Kind.StaticText, "Stopping")
        while desk.session.state.phase is SessionPhase.STOPPING:
            if desk.session.state.stop_counts_at <= 0:
                desk.key(Qt.Key.Key_Escape)
            await desk.next_frame()
        await desk.until_state(SessionPhase.STOPPED)
        *rows, footer = desk.rows()
        assert footer.startswith("Turn: Ended by SIG")
        assert {row.split(":")[0] for row in rows[1:]} == {"Claude"}
        await ground.goes_on(desk)
