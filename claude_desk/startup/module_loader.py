"""Modules imported while the window hears what the person does.

What comes after the first frame imports for a third of a second; in one go the window would be deaf for as
long. The modules are those that others import later anyway: one that is missing here is loaded there.
"""

import gc
import importlib
import sys
from collections.abc import Callable, Sequence

from PySide6.QtCore import QEventLoop, QObject, Qt, QTimer, Signal

from claude_desk.session.core.worker_threads import start_thread

# How long a thread keeps Python for itself while the window's wants it, in seconds.
_SWITCH_SECONDS = 0.0005


class ModuleLoader(QObject):
    """Runs `steps` one after the other in a thread: a module's name is imported, a function is called.

    None of the modules loads Qt: QML would read the classes of Qt's while the thread adds to them.

    The window's thread is to do nothing else that takes long meanwhile: two that want Python take three times
    as long.
    """

    _ended = Signal()

    def __init__(self, steps: Sequence[str | Callable[[], None]]) -> None:
        super().__init__()
        self._steps = steps
        self._is_done = False
        self._error: BaseException | None = None
        self._loop = QEventLoop()
        self._ended.connect(self._loop.quit, Qt.ConnectionType.QueuedConnection)
        sys.setswitchinterval(_SWITCH_SECONDS)
        start_thread(self._run, "modules")

    def wait(self) -> None:
        """Handle events until all is done. Raises what a step raised."""
        while not self._is_done:
            self._loop.exec()
        if self._error is not None:
            raise self._error

    def _run(self) -> None:
        try:
            for step in self._steps:
                if isinstance(step, str):
                    importlib.import_module(step)
                else:
                    step()
        except BaseException as error:
            self._error = error
        # The next collection would look through all that was loaded, some 50 ms in the window's thread.
        gc.freeze()
        self._is_done = True
        self._ended.emit()


def import_in_turn(names: Sequence[str]) -> None:
    """Import modules in the window's thread, and hear what came in between."""
    for name in names:
        if name not in sys.modules:
            importlib.import_module(name)
            hear()


def hear() -> None:
    """Handle the keys and clicks that came during a long step."""
    loop = QEventLoop()
    QTimer.singleShot(0, loop.quit)
    loop.exec()
