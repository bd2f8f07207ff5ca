"""Ten sessions that stream at the same time: typing in the session that is shown, and the cost of the hidden
sessions."""

import tempfile
import time
from pathlib import Path

from claude_desk.controllers.session_controller import SessionController
from claude_desk.session.core.session import Session
from claude_desk.session.core.session_state import SessionPhase
from tests.bench.bench_window import Rig, run
from tests.bench.clocks import Watch
from tests.bench.figures import Figure, median, percentile
from tests.bench.keys import EVERY, Typist
from tests.bench.plan import Plan, Reply
from tests.bench.texts import LAST, rows_above, text_of
from tests.bench.ticker import Ticker
from tests.bench.window_content import drawn, until_frame
from tests.waiting import until

MANY = 10
ROWS_ABOVE = 60
KEYS = 100
PACED = Reply(text_of("as Claude writes", 16_000), step=12, every=0.003)


class Ten(Rig):
    """Several sessions in one folder, each with its own child; the first session is shown. `opened`: these
    sessions, without the silent session that `frames_of_hidden` adds."""

    opened: list[Session]

    async def open_all(self, count: int) -> None:
        for number in range(count):
            if number:
                self.screen.app.newWanted.emit()
            await comes_to(self.session, SessionPhase.READY)
            self.say("rows")
            await comes_to(self.session, SessionPhase.WORKING)
            await comes_to(self.session, SessionPhase.READY)
        self.opened = self.sessions
        self._program.session_manager.show(self.controllers[0])
        self.session.operations.connect(self._look)

    @property
    def controllers(self) -> list[SessionController]:
        return list(self._program.session_manager)

    @property
    def sessions(self) -> list[Session]:
        return [controller.session for controller in self.controllers if controller.session is not None]

    def say_everywhere(self, text: str) -> None:
        for session in self.opened:
            session.send(text)

    async def frames_of_hidden(self) -> int:
        """Return how many frames are drawn while all sessions in `opened` stream hidden behind another,
        silent session."""
        behind = self.opened
        self.screen.app.newWanted.emit()
        await comes_to(self.session, SessionPhase.READY)
        await drawn(self.window)
        frames: list[None] = []
        self.window.frameSwapped.connect(lambda: frames.append(None))
        for session in behind:
            session.send("on behind")
        for session in behind:
            await comes_to(session, SessionPhase.WORKING)
        for session in behind:
            await comes_to(session, SessionPhase.READY)
        return len(frames)

    async def all_come_to(self, state: SessionPhase) -> None:
        for session in self.opened:
            await comes_to(session, state)


async def comes_to(session: Session, state: SessionPhase) -> None:
    await until(session.state_changed, lambda: session.state.phase is state, 120)


def ten(rounds: int) -> list[Figure]:
    one: list[tuple[float, list[float]]] = []
    many: list[tuple[float, list[float]]] = []
    ends: list[float] = []
    frames: list[int] = []

    async def work() -> None:
        for _ in range(rounds):
            for count, found in ((1, one), (MANY, many)):
                with tempfile.TemporaryDirectory() as folder:
                    cpu, keys, end, drawn_behind = await _once(count, Path(folder))
                    found.append((cpu, keys))
                    if count == MANY:
                        ends.append(end)
                        frames.append(drawn_behind)
            print(f"  one: {one[-1][0]:.2f} s CPU, {MANY}: {many[-1][0]:.2f} s CPU", flush=True)

    run(work)
    keys = [key for _, found in many for key in found]
    return [
        Figure(f"key to screen, {MANY} sessions stream: median", median(keys) * 1000, "ms"),
        Figure(
            f"key to screen, {MANY} sessions stream: 95 of 100",
            median([percentile(found, 0.95) for _, found in many]) * 1000,
            "ms",
            median([percentile(found, 0.95) for _, found in one]) * 1000,
            "one session",
            goal=33,
        ),
        Figure(
            f"{MANY} sessions stream 16 KB each: CPU",
            median([cpu for cpu, _ in many]),
            "s",
            median([cpu for cpu, _ in one]),
            "one session",
        ),
        Figure(f"frames while {MANY} hidden sessions stream for 4 s", median(frames), "", goal=60),
        Figure(f"closing with {MANY} that stream: all children gone", median(ends), "s"),
    ]


async def _once(count: int, root: Path) -> tuple[float, list[float], float, int]:
    """Return four figures: the processor seconds of this process for a reply in each session; the seconds
    for each key; the seconds for closing in the middle of another reply; the number of frames that were
    drawn for hidden sessions."""
    replies = (Reply(rows_above(ROWS_ABOVE)), PACED, PACED, PACED)
    rig = Ten(Plan(root / "child", *replies), root)
    await rig.begin()
    await rig.open_all(count)
    await drawn(rig.window)
    typist = Typist(rig)
    with Watch() as watch:
        rig.say_everywhere("go on")
        ticker = Ticker(KEYS, EVERY, typist.type)
        await until_frame(rig.window, lambda: rig.arrived and rig.shows(LAST))
        await rig.all_come_to(SessionPhase.READY)
    ticker.close()
    await until_frame(rig.window, lambda: not typist.waiting)
    frames = await rig.frames_of_hidden() if count == MANY else 0
    rig.say_everywhere("and on")
    await rig.all_come_to(SessionPhase.WORKING)
    began = time.perf_counter()
    await rig.close()
    return watch.load.cpu, typist.latencies, time.perf_counter() - began, frames
