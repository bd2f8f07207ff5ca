"""Modules imported while the window hears what the person does.

What comes after the first frame imports for a third of a second; in one go the window would be deaf for as
long. It is imported in the window's thread all the same. A thread beside it would take turns at Python with
the window's, which costs time; and where other programs want the processor, one that has Python and does not
run would hold the window up. Where they do want it, the thread also rests after each step for as long as that
took: one that takes all it can get is made to wait, in the midst of what a key needs. The modules are those
that others import later anyway: one that is missing here is loaded there.
"""

import importlib
import sys
import time
from collections.abc import Callable, Sequence
from math import ceil

from PySide6.QtCore import QEventLoop, QObject, QTimer, Signal

from claude_desk.session.core.worker_threads import start_thread

# How long a thread keeps Python for itself while the window's wants it, in seconds.
_SWITCH_SECONDS = 0.0005


def import_in_turn(
    steps: Sequence[str | Callable[[], None]],
    rests: bool = False,
    between: Callable[[], None] | None = None,
) -> None:
    """Take the steps one after the other, and hear what came in between: a module's name is imported, a
    function is called. `rests`: after each step, for as long as it took. `between` is called after each."""
    for step in steps:
        began = time.thread_time()
        if not isinstance(step, str):
            step()
        elif step not in sys.modules:
            importlib.import_module(step)
        else:
            continue
        hear(time.thread_time() - began if rests else 0.0)
        if between is not None:
            between()


def hear(pause: float = 0.0) -> None:
    """Handle the keys and clicks that came during a long step, and for `pause` seconds."""
    loop = QEventLoop()
    QTimer.singleShot(ceil(pause * 1000), loop.quit)
    loop.exec()


class BackgroundStep(QObject):
    """Runs `step` in a thread: one that waits for the disk. It makes no class of Qt's, as QML would read
    those that there are while the thread adds to them (PySide6 6.11 keeps them without a lock)."""

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
        """Handle events until it is done, or no longer than that: a disk may not answer. Raises what it
        raised."""
        until = time.monotonic() + seconds
        while not self._is_done and (left := until - time.monotonic()) > 0:
            QTimer.singleShot(ceil(left * 1000), self._loop, self._loop.quit)  # Qt's may be early
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
