"""The time from the click on Stop to the interrupt at the child, while a reply comes at full speed."""

import tempfile
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtQuick import QQuickItem

from tests.bench.bench_window import Rig, run
from tests.bench.figures import Figure, median
from tests.bench.plan import Plan, Reply
from tests.bench.stream import ROWS_ABOVE
from tests.bench.texts import rows_above, text_of
from tests.bench.ticker import Ticker
from tests.bench.window_content import drawn, until_frame
from tests.qml.window import items_of
from tests.waiting import until

# The reply is long enough to be stopped in the middle.
REPLY = Reply(text_of("as Claude writes", 300_000), step=8, every=0.00005)
AFTER = 0.6  # seconds until the click


def stop(rounds: int) -> list[Figure]:
    found: list[float] = []

    async def work() -> None:
        for _ in range(rounds * 2):
            with tempfile.TemporaryDirectory() as folder:
                found.append(await latency(Path(folder)))

    run(work)
    return [
        Figure("click on Stop to the child's hand: median", median(found) * 1000, "ms", goal=16),
        Figure("click on Stop to the child's hand: worst", max(found) * 1000, "ms"),
    ]


async def latency(root: Path) -> float:
    """Return the seconds from the moment of the click to the arrival of the interrupt at the child."""
    plan = Plan(root / "child", Reply(rows_above(ROWS_ABOVE)), REPLY)
    rig = Rig(plan, root)
    await rig.begin()
    rig.say("rows")
    await rig.until_turn_ends()
    rig.say("go on")
    place = await _place_of_stop(rig)
    moments: list[float] = []

    def click(moment: float) -> None:
        moments.append(moment)
        _click(rig, place)

    ticker = Ticker(1, AFTER, click)
    await until(rig.session.state_changed, lambda: bool(moments), 30)
    await rig.until_turn_ends()
    ticker.close()
    (came,) = plan.noted("interrupt")
    assert not rig.arrived, "the reply was over before it was stopped"
    await rig.close()
    return came - moments[0]


async def _place_of_stop(rig: Rig) -> QPointF:
    """Find the middle of the button before the measurement, since finding it takes longer than the measured
    time."""

    def buttons() -> list[QQuickItem]:
        return [item for item in items_of(rig.window, "StopButton") if item.isVisible()]

    await until_frame(rig.window, lambda: len(buttons()) == 1)
    await drawn(rig.window)
    button = buttons()[0]
    return button.mapToScene(QPointF(button.width() / 2, button.height() / 2))


def _click(rig: Rig, place: QPointF) -> None:
    left, none = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    for kind, held in (
        (QEvent.Type.MouseButtonPress, left),
        (QEvent.Type.MouseButtonRelease, Qt.MouseButton.NoButton),
    ):
        event = QMouseEvent(kind, place, QPointF(rig.window.mapToGlobal(place)), left, held, none)
        QCoreApplication.sendEvent(rig.window, event)
