"""Typing while a reply is written: the time from the key to the letter on the screen."""

import tempfile
import time
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QKeyEvent

from tests.bench.bench_window import Rig, run
from tests.bench.figures import Figure, median, percentile
from tests.bench.plan import Plan, Reply
from tests.bench.stream import FLOOD, ROWS_ABOVE
from tests.bench.texts import LAST, rows_above, text_of
from tests.bench.ticker import Ticker
from tests.bench.window_content import until_frame

KEYS = 80
EVERY = 0.037  # seconds between two keys; fast, and not a multiple of any interval of the program
PACED = Reply(text_of("as Claude writes", 16_000), step=12, every=0.003)


def typing(rounds: int) -> list[Figure]:
    paced: list[list[float]] = []
    flooded: list[list[float]] = []

    async def work() -> None:
        for _ in range(rounds):
            for found, reply in ((paced, PACED), (flooded, FLOOD)):
                with tempfile.TemporaryDirectory() as folder:
                    found.append(await latencies(reply, Path(folder)))

    run(work)
    return [
        figure
        for what, found in (("a delta every 3 ms", paced), ("at full speed", flooded))
        for figure in (
            Figure(f"key to screen, {what}: median", median([median(keys) for keys in found]) * 1000, "ms"),
            Figure(
                f"key to screen, {what}: 95 of 100",
                median([percentile(keys, 0.95) for keys in found]) * 1000,
                "ms",
                goal=33,
            ),
        )
    ]


class Typist:
    """Types a letter at each tick, and records when a frame shows the letter."""

    def __init__(self, rig: Rig) -> None:
        self._window = rig.window
        self.waiting: list[float] = []  # the times of the keys whose letters are not on the screen yet
        self._typed = 0
        self.latencies: list[float] = []
        self._window.frameSwapped.connect(self._look)

    def type(self, moment: float) -> None:
        self._typed += 1
        self.waiting.append(moment)
        for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
            event = QKeyEvent(kind, Qt.Key.Key_A, Qt.KeyboardModifier.NoModifier, "a")
            QCoreApplication.sendEvent(self._window, event)

    @property
    def shown(self) -> int:
        """The number of letters in the message field."""
        return int(self._window.activeFocusItem().property("length"))

    def _look(self) -> None:
        if self.waiting and self.shown >= self._typed:
            now = time.monotonic()
            self.latencies += [now - moment for moment in self.waiting]
            self.waiting.clear()


async def latencies(reply: Reply, root: Path) -> list[float]:
    """Return the seconds from key to screen, for each key that was typed before the reply's last word was
    visible."""
    rig = Rig(Plan(root / "child", Reply(rows_above(ROWS_ABOVE)), reply), root)
    await rig.begin()
    rig.say("rows")
    await rig.until_turn_ends()
    typist = Typist(rig)
    rig.say("go on")
    ticker = Ticker(KEYS, EVERY, typist.type)
    await until_frame(rig.window, lambda: rig.arrived and rig.shows(LAST))
    ticker.close()
    await rig.until_turn_ends()
    await until_frame(rig.window, lambda: not typist.waiting)
    assert typist.shown == len(typist.latencies) > 0
    await rig.close()
    return typist.latencies
