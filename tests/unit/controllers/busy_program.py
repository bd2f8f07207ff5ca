"""The whole program, brought into the middle of its work, where a test ends it.

`python -m tests.unit.controllers.busy_program CLI FOLDER` sends a message, queues another message and writes
a draft. The process prints `led` when all of that is on disk and Claude's words are on the screen. Then it
obeys the words on stdin: see `Hand`.
"""

import asyncio
import ctypes
import os
import signal
import sys
import threading
from pathlib import Path
from typing import cast

from PySide6.QtCore import QSocketNotifier, QTimer, qFatal
from PySide6.QtGui import QGuiApplication

from claude_desk import app
from claude_desk.controllers.main_controller import MainController
from claude_desk.session.core.worker_threads import WorkerPool
from claude_desk.startup.early_session_list import EarlySessionList
from claude_desk.transcript.entries import EntryKind
from claude_desk.ui.composer.composer_view import ComposerView
from tests.known_folder import know_all
from tests.waiting import until

SAID, QUEUED, DRAFT = "said", "queued", "half a thought"


async def lead(program: MainController) -> None:
    """Bring the program to the state in which it will be ended: all that was written is on disk too."""
    session = program.session
    assert session is not None
    session.send(SAID)
    await until(
        session.operations,
        lambda: any(entry.kind in (EntryKind.PROSE, EntryKind.TOOL) for entry in session.entries),
        60,
    )
    session.send(QUEUED)
    controller = program.session_manager.current
    assert controller is not None
    cast(ComposerView, controller.view.composer).draft_view.keep(DRAFT, len(DRAFT))
    while not is_kept(program):
        await asyncio.sleep(0.05)
    await until(program.catalog.counted, lambda: not program.catalog.reading, 60)
    program.hand = Hand(program)  # type: ignore[attr-defined]
    print("led", flush=True)


def is_kept(program: MainController) -> bool:
    files = [path for path in program.places.data.glob("drafts/*") if path.suffix in (".json", ".queue")]
    windows = list(program.places.state.glob("windows/*.json"))
    written = b"".join(file.read_bytes() for file in files)
    return bool(windows) and DRAFT.encode() in written and QUEUED.encode() in written


class Hand:
    """Runs the method that a word on stdin names."""

    def __init__(self, program: MainController) -> None:
        self._program = program
        self._window = program.screen.window
        self._prompt = program.screen.app.session_list.session_prompt
        self._notifier = QSocketNotifier(0, QSocketNotifier.Type.Read)
        self._notifier.activated.connect(self._read)

    def _read(self) -> None:
        for word in os.read(0, 100).decode().split():
            getattr(self, word)()

    def close(self) -> None:
        self._window.close()
        self._prompt.accept()

    def quit(self) -> None:
        QGuiApplication.quit()

    def exit(self) -> None:
        """End the event loop, although nobody has asked for the end."""
        QGuiApplication.exit(0)

    def abort(self) -> None:
        os.abort()

    def fatal(self) -> None:
        qFatal("the end")

    def destroyed(self) -> None:
        """Destroy the window as another program could."""
        xlib = ctypes.CDLL("libX11.so.6")
        xlib.XOpenDisplay.restype = ctypes.c_void_p
        display = ctypes.c_void_p(xlib.XOpenDisplay(None))
        xlib.XDestroyWindow(display, ctypes.c_ulong(int(self._window.winId())))
        xlib.XFlush(display)

    def log_out(self) -> None:
        """Report the end of the desktop's session to the program; then call C's `exit`, as Xlib does when the
        window system goes away."""
        application = QGuiApplication.instance()
        assert isinstance(application, QGuiApplication)
        application.commitDataRequest.emit(None)  # type: ignore[attr-defined]
        ctypes.CDLL(None).exit(1)

    def thread(self) -> None:
        """Let a thread of a worker pool wait without end, as for a disk that does not answer."""
        pool = WorkerPool("hangs")
        pool.submit(threading.Event().wait)
        print("hangs", flush=True)

    def mount(self) -> None:
        """Let a thread wait for a mount that hangs. No signal reaches the thread there."""
        WorkerPool("hangs").submit(Path(os.environ["HUNG"]).stat)

    def window(self) -> None:
        """Let the window's thread hang in a system call."""
        QTimer.singleShot(0, self._hang)

    def _hang(self) -> None:
        print("hangs", flush=True)
        mutex, libc = ctypes.create_string_buffer(256), ctypes.CDLL(None)
        for _ in range(2):  # locking it twice waits forever, whatever signal comes
            libc.pthread_mutex_lock(mutex)

    def asked(self) -> None:
        """Print a line when 3,000 requests wait."""
        self._telling = asyncio.ensure_future(self._tell_asked())

    async def _tell_asked(self) -> None:
        session = self._program.session
        assert session is not None
        await until(session.requests_changed, lambda: len(session.requests.pending) == 3_000, 60)
        print("asked", flush=True)

    def mistake(self) -> None:
        """Let a slot fail; then close the window."""
        QTimer.singleShot(0, self.close)
        raise RuntimeError("a slot's mistake")


def main() -> int:
    # A shell or `nohup` may have started these tests with ignored signals, and the program leaves them
    # ignored.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    signal.signal(signal.SIGHUP, signal.SIG_DFL)
    begin = MainController.begin

    def and_lead(self: MainController, early: EarlySessionList | None = None) -> None:
        know_all(self)
        begin(self, early)
        self.leading = asyncio.ensure_future(lead(self))  # type: ignore[attr-defined]

    MainController.begin = and_lead  # type: ignore[method-assign]
    MainController.places = property(lambda self: self._places)  # type: ignore[attr-defined]
    MainController.screen = property(lambda self: self._window_engine)  # type: ignore[attr-defined]
    cli, folder = sys.argv[1:]
    sys.argv[1:] = []
    return app.main(["--cli", cli, folder])


if __name__ == "__main__":
    sys.exit(main())
