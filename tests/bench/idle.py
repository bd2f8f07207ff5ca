"""A window that nobody uses, shown and hidden: its share of a core, and which timers fire.

The shown window is active, and its message field has the keyboard focus. The window is measured twice: while
the caret blinks, and after the caret has stopped blinking, as it does some seconds after the last key.
"""

import asyncio
import contextlib
import gc
import tempfile
import time
from collections import Counter
from dataclasses import dataclass
from pathlib import Path

import psutil
import shiboken6
from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtQuick import QQuickItem, QQuickWindow

from claude_desk.ui.window.caret_rest import CaretRest
from tests.bench.bare import Bare
from tests.bench.bench_window import Rig, application, run
from tests.bench.figures import Figure, median
from tests.bench.plan import Plan, Reply
from tests.bench.texts import rows_above, text_of
from tests.bench.window_content import drawn
from tests.waiting import until

SECONDS = 20.0
GOAL = 0.2  # percent
# The measurement begins after this number of seconds with hardly any work. After a turn, the program still
# writes journals and drafts, and the library looks at the disk.
SETTLED = 5
_QUIET = 0.01  # seconds of processor time per second
_LONGEST = 60
_BLINKS = "its caret blinks"


@dataclass(frozen=True)
class Rest:
    """`cpu`: percent of a core, including the library's children. `fired`: number of timer events for each
    receiver, the program's and Qt's. `running`: the active timers of the program. Single-shot timers that
    fire long after the measurement are left out."""

    cpu: float
    fired: Counter[str]
    running: Counter[str]
    frames: int

    @property
    def deadlines(self) -> int:
        """The number of asyncio's timers that fired. Most are timeouts of waits that ended long before:
        asyncio does not stop the timer when the wait ends."""
        return self.fired["_SimpleTimer"]


class TimerEvents(QObject):
    """Counts the timer events of this thread, until `close()`."""

    def __init__(self) -> None:
        super().__init__()
        self.fired: Counter[str] = Counter()
        application().installEventFilter(self)

    def eventFilter(self, receiver: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Timer:
            self.fired[_name_of(receiver)] += 1
        return False

    def close(self) -> None:
        application().removeEventFilter(self)


def idle(rounds: int) -> list[Figure]:
    found: dict[str, list[Rest]] = {_BLINKS: [], "shown": [], "hidden": [], "bare": []}

    async def work() -> None:
        for _ in range(rounds):
            with tempfile.TemporaryDirectory() as folder:
                await _ours(Path(folder), found)
            await _bare(found)
            print("  " + "\n  ".join(f"{how}: {rests[-1]}" for how, rests in found.items()), flush=True)

    run(work)
    bare = median([rest.cpu for rest in found.pop("bare")])
    return [figure for how, rests in found.items() for figure in _figures(how, rests, bare)]


def _figures(how: str, rests: list[Rest], bare: float) -> list[Figure]:
    return [
        Figure(
            f"idle for {SECONDS:.0f} s, {how}: of a core",
            median([rest.cpu for rest in rests]),
            "%",
            bare,
            "bare window, its caret blinks",
            # Each blink is a frame. With a graphics driver, each blink draws the whole window.
            goal=2 if how == _BLINKS else GOAL,
            by_ratio=how == _BLINKS,
        ),
        Figure(
            f"idle, {how}: timers of ours that run",
            max(rest.running.total() for rest in rests),
            "timers",
            goal=0,
        ),
        Figure(f"idle, {how}: deadlines that run out", median([r.deadlines for r in rests]), "times"),
        Figure(f"idle, {how}: frames", median([rest.frames for rest in rests]), "frames"),
    ]


async def _ours(root: Path, found: dict[str, list[Rest]]) -> None:
    replies = Reply(rows_above(200)), Reply(text_of("as Claude writes", 4_000), step=12)
    rig = Rig(Plan(root / "child", *replies), root)
    await rig.begin()
    for words in ("rows", "go on"):
        rig.say(words)
        await rig.until_turn_ends()
    await written_in(rig.window, "QQuickTextEdit")
    await _settled()
    found[_BLINKS].append(await _rest(rig.window))
    caret = CaretRest(application(), 1)  # the caret stops blinking after one millisecond without a key
    await _settled()
    found["shown"].append(await _rest(rig.window))
    rig.window.hide()
    await _settled()
    found["hidden"].append(await _rest(rig.window))
    caret.close()
    await rig.close()


async def _bare(found: dict[str, list[Rest]]) -> None:
    """Measure the bare window with the cursor in its field, as the program's window is measured."""
    bare = Bare()
    (field,) = [item for item in bare.window.findChildren(QQuickItem) if item.inherits("QQuickTextField")]
    field.forceActiveFocus()
    await written_in(bare.window, "QQuickTextField")
    await _settled()
    found["bare"].append(await _rest(bare.window))
    await bare.close()


async def written_in(window: QQuickWindow, field: str) -> None:
    """Bring the window to the front, and check that a field of this type has a blinking caret."""
    window.requestActivate()
    await until(window.activeChanged, window.isActive, 30)
    await drawn(window)
    focused = window.activeFocusItem()
    assert focused is not None and focused.inherits(field), focused
    assert QGuiApplication.styleHints().cursorFlashTime() > 0


async def _settled() -> None:
    """Wait until all work is done: until `SETTLED` seconds in a row took hardly any processor time. Give up
    after a minute."""
    quiet = 0
    for _ in range(_LONGEST):
        before = _cpu()
        await asyncio.sleep(1)
        quiet = quiet + 1 if _cpu() - before < _QUIET else 0
        if quiet == SETTLED:
            return


async def _rest(window: QQuickWindow) -> Rest:
    began, cpu = time.perf_counter(), _cpu()
    await asyncio.sleep(SECONDS)
    share = 100 * (_cpu() - cpu) / (time.perf_counter() - began)
    frames: list[None] = []  # counted separately, as counting costs time
    count = window.frameSwapped.connect(lambda: frames.append(None))
    events = TimerEvents()
    await asyncio.sleep(SECONDS)
    events.close()
    window.frameSwapped.disconnect(count)
    return Rest(share, events.fired, running(), len(frames))


def _cpu() -> float:
    """Return the processor seconds of this process and its children. The bench's own child uses almost none:
    it only waits for a line."""
    spent = time.process_time()
    for child in psutil.Process().children(recursive=True):
        with contextlib.suppress(psutil.NoSuchProcess):  # a child that has just ended
            times = child.cpu_times()
            spent += times.user + times.system
    return spent


def running() -> Counter[str]:
    """Return the active timers of Python and QML, without single-shot timers that fire long after the
    measurement."""
    ours = [thing for thing in gc.get_objects() if isinstance(thing, QTimer) and shiboken6.isValid(thing)]
    waking = [each for each in ours if each.isActive() and not (each.isSingleShot() and _is_far(each))]
    found = Counter(f"{_name_of(timer)}, {timer.interval()} ms" for timer in waking)
    for window in application().topLevelWindows():
        timers = [each for each in window.findChildren(QObject) if each.inherits("QQmlTimer")]
        found.update(_name_of(timer) for timer in timers if timer.property("running"))
    return found


def _is_far(timer: QTimer) -> bool:
    return timer.interval() > 2 * SECONDS * 1000


def _name_of(receiver: QObject) -> str:
    name, owner = receiver.metaObject().className(), receiver.parent()
    return f"{name} of {owner.metaObject().className()}" if owner is not None else name
