"""The program itself, in its window of 1280 by 860, connected to the bench's child."""

import asyncio
import os
import shlex
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import qasync
from PySide6.QtGui import QGuiApplication
from PySide6.QtQuickControls2 import QQuickStyle

from claude_desk.controllers.main_controller import MainController, keep_what_is_loaded, prefer_the_window
from claude_desk.options import Options
from claude_desk.paths import AppPaths
from claude_desk.session.core.session import Session
from claude_desk.session.core.session_state import SessionPhase
from claude_desk.transcript.operations import AppendText, Finish, Insert, Operation, Update
from claude_desk.ui.window.window_engine import WindowEngine, prepare_application
from tests.bench.plan import Plan
from tests.bench.texts import LAST
from tests.bench.window_content import sees
from tests.known_folder import know_all
from tests.waiting import until


def application() -> QGuiApplication:
    """Return the application of this process. Make it as the program does if it does not exist yet."""
    found = QGuiApplication.instance()
    if isinstance(found, QGuiApplication):
        return found
    QQuickStyle.setStyle("Basic")
    made = QGuiApplication(["bench"])
    made.setQuitOnLastWindowClosed(False)
    prepare_application(made)
    return made


def run(work: Callable[[], Coroutine[Any, Any, None]]) -> None:
    """Run `work()` on a Qt loop."""
    app = application()
    keep_what_is_loaded()
    prefer_the_window()
    with asyncio.Runner(loop_factory=lambda: qasync.QEventLoop(app)) as runner:
        runner.run(work())


class Rig:
    """The program with its window: `await begin()`, `say()`, `await close()`. `arrived`: whether the last
    word of the latest reply is among the rows."""

    def __init__(self, plan: Plan, root: Path) -> None:
        self.screen = WindowEngine()
        self.warnings: list[str] = []
        self.screen.engine.warnings.connect(
            lambda found: self.warnings.extend(warning.toString() for warning in found)
        )
        self.screen.app.set_theme("light")
        self.window = self.screen.open()
        self.window.resize(1280, 860)
        folder = root / "project"
        folder.mkdir(parents=True, exist_ok=True)
        options = Options(directory=str(folder), cli=shlex.join(plan.command))
        environ = {"PATH": os.environ["PATH"], "HOME": str(root)}
        self._program = MainController(self.screen, options, environ, AppPaths.under(root / "places"))
        know_all(self._program)
        self.arrived = False
        self._begun = False  # whether the latest message's turn has begun; a snapshot comes before

    async def begin(self) -> None:
        """Start the program and wait until the child is ready."""
        self._program.begin()
        self.session.operations.connect(self._look)
        await until(self.session.state_changed, lambda: self.idle, 30)
        self.session.state_changed.connect(self._note_turn)

    @property
    def session(self) -> Session:
        assert self._program.session is not None
        return self._program.session

    @property
    def idle(self) -> bool:
        return self.session.state.phase is SessionPhase.READY

    def say(self, text: str) -> None:
        self.arrived = self._begun = False
        self.session.send(text)

    def shows(self, word: str) -> bool:
        return sees(self.window, word)

    async def until_turn_ends(self) -> None:
        await until(self.session.state_changed, lambda: self._begun and self.idle, 120)

    async def close(self) -> None:
        self._program.end()
        await self._program.close()
        self.screen.close()
        assert not self.warnings, self.warnings

    def _note_turn(self) -> None:
        self._begun = self._begun or not self.idle

    def _look(self, operations: list[Operation]) -> None:
        for operation in operations:
            match operation:
                case Insert(_, entries):
                    self.arrived = self.arrived or any(LAST in entry.text for entry in entries)
                case AppendText(entry) | Update(entry) | Finish(entry):
                    self.arrived = self.arrived or LAST in entry.text
