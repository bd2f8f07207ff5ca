"""Imports modules while the window still handles the user's input.

The imports after the first frame take a third of a second. Without pauses, the window would not react for
that time.

The imports run in the window's thread. With a second thread, the two threads would compete for the GIL. This
costs time. And if the system suspended the second thread while it holds the GIL, the window would stop.

If other programs want the processor, the window's thread also rests after a group of steps, for as long as
the steps took. Without these rests, the system would suspend the thread, because it uses so much time. The
thread could then be suspended while it handles a key.

The lists of modules that callers pass need not be complete. A module that is missing is imported later, by
the module that needs it.
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
# For this many seconds, short steps run together before events are handled. Steps take longer if other work
# runs between them.
_TOGETHER = 0.002


def import_in_turn(
    steps: Sequence[str | Callable[[], None]],
    rests: bool = False,
    between: Callable[[], None] | None = None,
) -> None:
    """Run the steps one after the other, and handle events in between.

    A step is the name of a module to import, or a function to call. Skip modules that are loaded already. An
    event waits for `_TOGETHER` and one more step at most. With `rests`, continue to handle events for as long
    as the last steps took. Call `between` each time after events were handled.
    """
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
    """Handle the events that wait. Then handle new events for `pause` seconds."""
    loop = QEventLoop()
    QTimer.singleShot(ceil(pause * 1000), loop.quit)
    loop.exec()


class BackgroundStep(QObject):
    """Runs `step` in a thread, because the step waits for the disk.

    The step must not define a Qt class: QML could read the list of classes while the thread adds a class to
    it. PySide6 6.11 does not lock this list.
    """

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
        """Handle events until the step is done, for at most `seconds`: a disk may not answer. If the step has
        failed, raise its exception."""
        until = time.monotonic() + seconds
        while not self._is_done and (left := until - time.monotonic()) > 0:
            QTimer.singleShot(ceil(left * 1000), self._loop, self._loop.quit)  # may fire too early
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
