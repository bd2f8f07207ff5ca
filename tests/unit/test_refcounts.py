"""PySide6 6.12.0 on Python below 3.12 loses a reference at every emission and aborts after some 600
emissions."""

import sys
from collections.abc import Callable

import pytest
from PySide6.QtCore import QObject, QStringListModel, QTimer, Signal

ROUNDS = 50
SLACK = 10  # other code of the same thread may take or release a few references


class Speaker(QObject):
    said = Signal(str)


def lost(of: object, act: Callable[[], object]) -> int:
    before = sys.getrefcount(of)
    for _ in range(ROUNDS):
        act()
    return before - sys.getrefcount(of)


@pytest.mark.parametrize("of", [True, None], ids=["True", "None"])
def test_emissions_lose_no_reference(qapp: object, of: object) -> None:
    speaker = Speaker()
    speaker.said.connect(lambda _text: None)
    assert lost(of, lambda: speaker.said.emit("x")) < SLACK


@pytest.mark.parametrize("of", [True, None], ids=["True", "None"])
def test_calls_that_return_nothing_lose_no_reference(qapp: object, of: object) -> None:
    timer = QTimer()
    model = QStringListModel()

    def act() -> None:
        timer.setObjectName("x")
        timer.start(100_000)
        timer.stop()
        timer.parent()
        model.dataChanged.emit(model.index(0), model.index(0), [])

    assert lost(of, act) < SLACK
