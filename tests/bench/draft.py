"""The cost of a key in a long message, compared with a key in a short message and with a key in a bare field
of Qt."""

import time
from pathlib import Path

import shiboken6
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtQml import QQmlApplicationEngine
from PySide6.QtQuick import QQuickWindow

from tests.bench.bench_window import application
from tests.bench.delta_flow import Flow, Frames
from tests.bench.figures import Figure, median
from tests.bench.texts import WORDS

_SIZE = 100_000
_KEYS = 15
_GOAL = 16.7  # milliseconds of a frame
_WRAP = 4  # TextEdit.Wrap
DRAFTS = {
    "a short draft": "Hello.",
    "a draft of 100 KB in lines": (WORDS + "\n") * (_SIZE // len(WORDS)),
    "a draft of 100 KB in one line": WORDS * (_SIZE // len(WORDS)),
}


def draft(rounds: int) -> list[Figure]:
    application()
    found: dict[str, list[float]] = {}
    for _ in range(rounds):
        flow = Flow()
        _measure("ours", flow, found)
        flow.close()
        engine = QQmlApplicationEngine(str(Path(__file__).with_name("BareField.qml")))
        window = engine.rootObjects()[0]
        assert isinstance(window, QQuickWindow)
        bare = Frames(window)
        bare.frame()  # the field has the keyboard focus after this frame
        window.activeFocusItem().setProperty("wrapMode", _WRAP)
        _measure("bare", bare, found)
        shiboken6.delete(window)
        shiboken6.delete(engine)
    middle = {name: median(each) * 1000 for name, each in found.items()}
    return [
        Figure(
            f"a key in {name}: CPU",
            middle[f"ours, {name}"],
            "ms",
            middle[f"bare, {name}"],
            "bare field",
            goal=_GOAL,
        )
        for name in DRAFTS
    ]


def _measure(who: str, frames: Frames, found: dict[str, list[float]]) -> None:
    """Measure the seconds of processor time for a key at the end of each draft, including its frame."""
    for name, text in DRAFTS.items():
        field = frames.window.activeFocusItem()
        field.setProperty("text", text)
        field.setProperty("cursorPosition", len(text))
        frames.frame()
        times = found.setdefault(f"{who}, {name}", [])
        for _ in range(_KEYS):
            began = time.process_time()
            for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
                event = QKeyEvent(kind, Qt.Key.Key_A, Qt.KeyboardModifier.NoModifier, "a")
                QCoreApplication.sendEvent(frames.window, event)
            frames.frame()
            times.append(time.process_time() - began)
        assert field.property("length") == len(text) + _KEYS
