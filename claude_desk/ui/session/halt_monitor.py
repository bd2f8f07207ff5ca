"""Checks whether another program has halted the CLI during a turn. Checks only while the CLI is silent."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal, Slot

if TYPE_CHECKING:
    from claude_desk.session.core.session import Session

QUIET_SECONDS = 5.0
"""Check the CLI after so many seconds without output. A running tool can be silent for longer."""
_AGAIN_SECONDS = 1.0  # interval of the checks while the CLI is halted


class HaltMonitor(QObject):
    """Reports, on Linux, a CLI that a stop signal or a debugger has halted. `pid` is its process id, or 0."""

    changed = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.pid = 0
        self._session: Session | None = None
        self._later = QTimer(self, singleShot=True)
        self._later.timeout.connect(self._check)

    def watch(self, session: "Session | None") -> None:
        """Watch this session, in which a turn must run, instead of the previous one. None stops watching."""
        if session is self._session:
            return
        self._session = session
        self._set_pid(0)
        if session is not None:
            self._wait(QUIET_SECONDS)
        else:
            self._later.stop()

    @Slot()
    def _check(self) -> None:
        session = self._session
        if session is None:
            return
        quiet = session.silent_seconds
        self._set_pid(session.halted() if quiet >= QUIET_SECONDS else 0)
        self._wait(_AGAIN_SECONDS if self.pid else QUIET_SECONDS - quiet % QUIET_SECONDS)

    def _wait(self, seconds: float) -> None:
        self._later.start(round(seconds * 1000))

    def _set_pid(self, pid: int) -> None:
        if pid != self.pid:
            self.pid = pid
            self.changed.emit()
