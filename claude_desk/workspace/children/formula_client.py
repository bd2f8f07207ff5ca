"""Formulas on the window's side: a child of ours that draws them, asked without waiting."""

import logging
import sys
from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QObject, QProcess, QTimer

import claude_desk
from claude_desk.formulas.requests import DrawFormulas, FormulaError, FormulaOutline, PrepareDrawing
from claude_desk.workspace.children.frame_child import FrameChild
from claude_desk.workspace.children.library_process import child_environment, end_child

_log = logging.getLogger(__name__)

_CALL = "import sys; sys.path.append(sys.argv.pop(1));from claude_desk.formulas.server import main; main()"
# Seconds that a formula may take (usual ones take 0.01), that the child may take to load what draws, and
# after which it is ended with nothing to do.
LIMIT, _LOADING, IDLE = 2.0, 30.0, 60.0


class FormulaClient(QObject):
    """`draw()` from the GUI thread, with a running asyncio loop, one call at a time.

    The child starts with the first formula; it is ended past the limit, when it was idle for a while, by
    `close()`, or with us.
    """

    def __init__(self, parent: QObject | None = None, limit: float = LIMIT, idle: float = IDLE) -> None:
        super().__init__(parent)
        self._limit = limit
        self._ready = self._useless = False

        def start(process: QProcess) -> None:
            self._ready = False
            process.setProcessEnvironment(child_environment())
            root = str(Path(claude_desk.__file__).parents[1])
            process.start(sys.executable, ["-I", "-X", "utf8", "-c", _CALL, root])

        self._child = FrameChild("the child of formulas", start, end_child, FormulaError, self)
        self._idle = QTimer(self, interval=round(idle * 1000), singleShot=True)
        self._idle.timeout.connect(self._on_idle)

    async def draw(self, formulas: Sequence[tuple[str, bool]]) -> Sequence[FormulaOutline | None]:
        """Draw the first of these, at least one, each TeX and whether it stands by itself.

        Gives None for each that cannot be drawn, or not in its time.
        """
        if self._useless:
            return [None]
        self._idle.stop()
        try:
            self._child.start()  # where there is none, or where it has ended by itself
            if not self._ready:
                await self._prepare()
            answer = await self._child.ask(DrawFormulas(tuple(formulas)), self._limit)
        except FormulaError as error:
            _log.info("a formula is not drawn: %s", error)
            self._ready = False
            self._child.renew()
            if len(formulas) == 1:
                return [None]
            # Which of them it was is not known.
            return [outline for formula in formulas for outline in await self.draw([formula])]
        self._idle.start()
        return answer if isinstance(answer, tuple) and answer else [None]

    async def _prepare(self) -> None:
        try:
            await self._child.ask(PrepareDrawing(), _LOADING)
        except FormulaError:
            self._useless = True  # what draws is not there: not to be tried again with each formula
            raise
        self._ready = True

    def _on_idle(self) -> None:
        if self._child.idle:
            self._child.renew()

    def close(self) -> None:
        self._idle.stop()
        self._child.close()
