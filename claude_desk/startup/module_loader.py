"""Imports modules while the window still handles the user's input.

The imports after the first frame take a third of a second. Without pauses, the window would not react for
that time. The imports are still done in the window's thread. A second thread would take turns with the
window's thread at holding the GIL, which costs time. If other programs want the processor, a thread that
holds the GIL without running would block the window. In that case the window's thread also rests between
steps for as long as the steps took. Without rests, the scheduler would delay the thread, because it uses all
the time it can get. The delay would hit the handling of a key.

The modules in the lists are modules that other modules import later anyway. If a module is missing in a list,
it is loaded then.
"""

import importlib
import sys
import time
from collections.abc import Callable, Sequence
from math import ceil

from PySide6.QtCore import QEventLoop, QObject, QTimer, Signal

from claude_desk.session.core.worker_threads import start_thread

# Seconds for which a thread keeps the GIL while another thread wants it.
_SWITCH_SECONDS = 0.0005
# Seconds of short steps between which no events are handled: a step after other work takes longer.
_TOGETHER = 0.002


def import_in_turn(
    steps: Sequence[str | Callable[[], None]],
    rests: bool = False,
    between: Callable[[], None] | None = None,
) -> None:
    """Run the steps one after the other, and handle events in between: a module's name is imported, a
    function is called. Modules that are loaded already are skipped. Events wait for `_TOGETHER` and one step
    at most. With `rests`, pause after handling events for as long as the steps took. `between` is called
    after events were handled."""
    took = 0.0
    for step in steps:
        began = time.thread_time()
        if not isinstance(step, str):
            step()
        elif step not in sys.modules:
            importlib.import_module(step)
        took += time.thread_time() - began
        if took >= _TOGETHER:
            hear(took if rests else 0.0)
            took = 0.0
            if between is not None:
                between()


def hear(pause: float = 0.0) -> None:
    """Handle the keys and clicks that came during a long step, and continue for `pause` seconds."""
    loop = QEventLoop()
    QTimer.singleShot(ceil(pause * 1000), loop.quit)
    loop.exec()


class BackgroundStep(QObject):
    """Runs `step`, which waits for the disk, in a thread. The step must not make a Qt class: QML would read
    the list of classes while the thread adds to it (PySide6 6.11 keeps the list without a lock)."""

    _ended = Signal()

    def __init__(self, step: Callable[[], None]) -> None:
        super().__init__()
        self._step = step
        self._is_done = False
        self._error: BaseException | None = None
        self._loop = QEventLoop()
        self._ended.connect(self._loop.quit)
        sys.setswitchinterval(_SWITCH_SECONDS)
        start_thread(self._run, "start")

    def wait(self, seconds: float) -> None:
        """Handle events until the step is done, for at most `seconds`, because a disk may not answer. Raise
        the step's exception if it failed."""
        until = time.monotonic() + seconds
        while not self._is_done and (left := until - time.monotonic()) > 0:
            QTimer.singleShot(ceil(left * 1000), self._loop, self._loop.quit)  # Qt's timers may be early
            self._loop.exec()
        if self._error is not None:
            raise self._error

    def _run(self) -> None:
        try:
            self._step()
        except BaseException as error:
            self._error = error
        self._is_done = True
        self._ended.emit()
