"""The yardstick: a bare window that shows a child's text as plain rows."""

import json
from pathlib import Path

import shiboken6
from PySide6.QtCore import Q_ARG, QMetaObject, QObject, QProcess, QTimer, Signal
from PySide6.QtQml import QQmlApplicationEngine
from PySide6.QtQuick import QQuickWindow

from tests.bench.plan import Plan
from tests.bench.texts import LAST
from tests.bench.window_content import sees

QML = Path(__file__).with_name("Bare.qml")


class Bare(QObject):
    """Gathers the deltas of a child's text for 30 ms, and shows them. A blank line in the text starts a new
    row."""

    changed = Signal()

    def __init__(self, plan: Plan | None = None) -> None:
        super().__init__()
        self.engine = QQmlApplicationEngine(str(QML))
        window = self.engine.rootObjects()[0]
        assert isinstance(window, QQuickWindow)
        self.window = window
        self.results = 0
        self._said = 0
        self.ready = False
        self.arrived = False  # whether the last word of a reply has arrived
        self._streams = False
        self._rest = b""
        self._fresh = ""
        self._tail = ""
        self._timer = QTimer(self, singleShot=True, interval=30)
        self._timer.timeout.connect(self.flush)
        self._process = QProcess(self)
        self._process.readyReadStandardOutput.connect(self._read)
        if plan is not None:
            program, *arguments = plan.command
            self._process.start(program, arguments)
            self._ask({"type": "control_request", "request_id": "1", "request": {"subtype": "initialize"}})

    def say(self, text: str) -> None:
        self._said += 1
        self.arrived = False
        self._ask({"type": "user", "message": {"role": "user", "content": text}})

    @property
    def idle(self) -> bool:
        """Whether the child has started and every prompt has its result."""
        return self.ready and self.results == self._said

    def shows(self, word: str) -> bool:
        return sees(self.window, word)

    async def close(self) -> None:
        self._process.closeWriteChannel()
        self._process.waitForFinished(5000)
        self.delete()

    def delete(self) -> None:
        """Delete the window immediately. Call this only if no child runs."""
        shiboken6.delete(self.window)
        shiboken6.delete(self.engine)

    def _ask(self, frame: dict[str, object]) -> None:
        self._process.write(json.dumps(frame).encode() + b"\n")

    def _read(self) -> None:
        *lines, self._rest = (self._rest + self._process.readAllStandardOutput().data()).split(b"\n")
        for line in lines:
            self.take(json.loads(line))
        if self._fresh and not self._timer.isActive():
            self._timer.start()
        self.changed.emit()

    def take(self, frame: dict[str, object]) -> None:
        """Handle a line from the child."""
        match frame:
            case {"type": "stream_event", "event": {"delta": {"text": str(text)}}}:
                self._streams = True
                self._fresh += text
            case {"type": "assistant", "message": {"content": [{"text": str(text)}]}}:
                self._fresh += "" if self._streams else text
            case {"type": "result"}:
                self._streams = False
                self.results += 1
                self.flush()
            case {"type": "control_response"}:
                self.ready = True

    def flush(self) -> None:
        """Show the gathered text."""
        fresh, self._fresh = self._fresh, ""
        self._tail = self._tail[-len(LAST) :] + fresh
        self.arrived = self.arrived or LAST in self._tail
        for number, piece in enumerate(fresh.split("\n\n")):
            QMetaObject.invokeMethod(self.window, "add" if number else "extend", Q_ARG(str, piece))
