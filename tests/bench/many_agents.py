"""Ten or a hundred agents, or sessions, that report their steps while their page is visible.

The number of messages is the same: what a message costs must not depend on the number of agents or sessions.
"""

import time

from PySide6.QtCore import QEventLoop, QTimer
from PySide6.QtQuick import QQuickItem

from claude_desk.ui.window.window_engine import WindowEngine
from tests.bench.bench_window import application
from tests.bench.figures import Figure, median
from tests.gallery.overview import open_sessions
from tests.live_session import LiveSession, close_all, ensure_loop
from tests.unit.transcript import cli_messages as f
from tests.workers import in_background

FEW, MANY = 10, 100
BATCHES, EACH, EVERY_MS = 60, 20, 50  # 400 messages a second, for three seconds
GOAL = 1.3
_MADE_MS = 1500  # the page is made and drawn within this time


class Opened:
    """A window that shows the page of agents of one session, or the page of all sessions."""

    def __init__(self, count: int, of_sessions: bool) -> None:
        application()
        ensure_loop()
        self.screen = WindowEngine()
        self.window = self.screen.open()
        self.window.resize(1280, 860)
        first = LiveSession()
        self.screen.app.attach(first)
        self.reporters: list[tuple[LiveSession, str]] = [(first, f"a{number}") for number in range(count)]
        if of_sessions:
            self.reporters = [(session, "a0") for session in open_sessions(self.screen, count)]
        for session in dict.fromkeys(session for session, _ in self.reporters):
            ids = [id for each, id in self.reporters if each is session]
            session.works()
            session.show_background(*(in_background(id, f"Agent {id}", agent=True) for id in ids))
            session.says(f.result())
        self.row = "OverviewRow" if of_sessions else "AgentRow"
        _wait(_MADE_MS)
        self.screen.app.view.wished.emit("overview" if of_sessions else "agents")
        _wait(_MADE_MS)

    def rows(self) -> list[QQuickItem]:
        """Return the rows that are built."""
        from tests.qml.window import items_of

        return items_of(self.window, self.row)

    def report(self) -> float:
        """Let the agents report their steps by turns. Return the processor seconds."""
        began = time.process_time()
        for batch in range(BATCHES):
            for number in range(batch * EACH, (batch + 1) * EACH):
                session, id = self.reporters[number % len(self.reporters)]
                usage = {"total_tokens": 10 * number, "tool_uses": number, "duration_ms": 50 * number}
                said = f"Read the file number {number}"
                session.says(f.system("task_progress", task_id=id, description=said, usage=usage))
            _wait(EVERY_MS)
        return time.process_time() - began

    def close(self) -> None:
        self.screen.close()
        close_all()


def agents(rounds: int) -> list[Figure]:
    return [_compared("agents", False, rounds), _compared("sessions", True, rounds)]


def _compared(what: str, of_sessions: bool, rounds: int) -> Figure:
    found: dict[int, list[float]] = {FEW: [], MANY: []}
    for count in (FEW, MANY):
        opened = Opened(count, of_sessions)
        assert 0 < len(opened.rows()) < 40, len(opened.rows())
        found[count] = [opened.report() for _ in range(rounds)]
        opened.close()
        print(f"  {count} {what}: {median(found[count]):.2f} s CPU", flush=True)
    return Figure(
        f"{MANY} {what} report {BATCHES * EACH} steps, their page is visible: CPU",
        median(found[MANY]),
        "s",
        median(found[FEW]),
        f"{FEW} {what}",
        GOAL,
        by_ratio=True,
    )


def _wait(milliseconds: int) -> None:
    loop = QEventLoop()
    QTimer.singleShot(milliseconds, loop.quit)
    loop.exec()
