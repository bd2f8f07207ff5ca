"""Timers in a hidden window. No timer ticks, except timers that gather the words of a running reply or fire
once after a change."""

import asyncio
import shlex
from pathlib import Path

import pytest

from claude_desk.options import Options
from claude_desk.session.core.session_state import SessionPhase
from tests.e2e.desk import Desk
from tests.scripted_cli.script import Script, Steps
from tests.soak.active_timers import active_timers, ticking, whose
from tests.soak.runs import roots
from tests.unit.session.session_harness import WIRE, streaming
from tests.waiting import until

PIECES = 20
# TranscriptFeed pauses for at least 30 ms between updates of the rows, and ProcessOutput pauses for some
# milliseconds between reads of the pipe. Both timers stop when the reply has ended.
OF_A_REPLY = {"TranscriptFeed", "ProcessOutput"}
# Single shots soon after a change: to write to disk, to look at the folder, to update the markers next to the
# scroll bar. The timer of SessionSnapshots lets a message wait for the next tick of the file clock.
ONCE = {
    "WindowRestore", "DraftWriter", "ScrollMarkersModel", "WatchedFolder", "SessionSnapshots",
    "SnapshotRetention",
}  # fmt: skip


async def until_nothing_ticks(desk: Desk) -> None:
    """Wait until no timer ticks. Then writes that are delayed by half a second after a change are done
    too."""
    while ticking(roots(desk)):
        await asyncio.sleep(0.3)


@pytest.mark.seconds(200)
async def test_nothing_ticks_in_a_hidden_window(tmp_path: Path) -> None:
    pieces = Steps().delay(0.02)
    block = {"type": "text", "text": "And on. "}
    pieces.steps += Steps().write(*(frame for _, frame in WIRE.deltas(0, block, 8))).steps
    steps = streaming("Words of an answer. ").loop(pieces, PIECES).await_user()
    words = Script(steps, answers={"interrupt": {}}).save(tmp_path / "script.json")
    environ = {"HOME": str(tmp_path), "PATH": "/usr/bin:/bin"}
    async with Desk(Options(str(tmp_path), shlex.join(words)), environ, tmp_path / "desk") as desk:
        await desk.until_state(SessionPhase.READY)
        await until(desk.program.catalog.counted, lambda: not desk.program.catalog.reading, 60)
        desk.window.hide()
        await until_nothing_ticks(desk)
        session = desk.session
        session.send("go")
        seen: set[str] = set()
        while sum(entry.text.count("And on.") for entry in session.entries) < PIECES:
            seen.update(map(whose, active_timers(roots(desk))))
            await asyncio.sleep(0.01)
        assert session.state.phase is SessionPhase.WORKING
        await until_nothing_ticks(desk)
        assert seen <= {*OF_A_REPLY, *ONCE}
