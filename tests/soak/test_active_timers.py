"""Timers in a hidden window: nothing ticks, except what gathers the words of a running reply."""

import asyncio
import shlex
from pathlib import Path

import pytest

from claude_desk.options import Options
from claude_desk.session.core.session_state import SessionState
from tests.e2e.desk import Desk
from tests.scripted_cli.script import Script, Steps
from tests.soak.active_timers import active_timers, ticking, whose
from tests.soak.runs import roots
from tests.unit.session.session_harness import WIRE, streaming
from tests.waiting import until

PIECES = 20
# The rows are updated at most every 30 ms, and the pipe is read as often; both stop when nothing more comes.
OF_A_REPLY = {"TranscriptFeed", "ProcessOutput"}
# Single shots soon after a change: to write to disk, to look at the folder, to update the markers beside the
# scroll bar. SessionSnapshots limits how long a message waits for the snapshot before it.
ONCE = {
    "WindowRestore", "DraftWriter", "ScrollMarkersModel", "WatchedFolder", "SessionSnapshots",
    "SnapshotRetention",
}  # fmt: skip


async def until_nothing_ticks(desk: Desk) -> None:
    """Wait until no timer runs: delayed writes, half a second after a change, are done then."""
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
        await desk.until_state(SessionState.READY)
        await until(desk.program.catalog.counted, lambda: not desk.program.catalog.reading, 60)
        desk.window.hide()
        await until_nothing_ticks(desk)
        session = desk.session
        session.send("go")
        seen: set[str] = set()
        while sum(entry.text.count("And on.") for entry in session.entries) < PIECES:
            seen.update(map(whose, active_timers(roots(desk))))
            await asyncio.sleep(0.01)
        assert session.state is SessionState.WORKING
        await until_nothing_ticks(desk)
        assert seen <= {*OF_A_REPLY, *ONCE}
