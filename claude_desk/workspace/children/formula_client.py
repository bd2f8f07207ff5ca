"""The client of the child process that draws formulas."""

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
# In seconds: the longest time for a formula (usually 0.01), the longest time for the child to load the
# drawing code, and the time after which an idle child is ended.
LIMIT, _LOADING, IDLE = 2.0, 30.0, 60.0
# After so many failed starts in a row, no further start is tried: the drawing code may be missing.
_STARTS = 3


class FormulaClient(QObject):
    """Draws formulas. Call `draw()` from the GUI thread, with a running asyncio loop, one call at a time.

    The child starts with the first formula. It ends when a request fails or exceeds the limit, after it was
    idle for a while, by `close()`, or with the program. The next formula starts another child.
    """

    def __init__(self, parent: QObject | None = None, limit: float = LIMIT, idle: float = IDLE) -> None:
        super().__init__(parent)
        self._limit = limit
        self._ready = False
        self._failed = 0  # failed starts since the last good start

        def start(process: QProcess) -> None:
            self._ready = False
            process.setProcessEnvironment(child_environment())
            root = str(Path(claude_desk.__file__).parents[1])
            process.start(sys.executable, ["-I", "-X", "utf8", "-c", _CALL, root])

        self._child = FrameChild("the child of formulas", start, end_child, FormulaError, self)
        self._idle = QTimer(self, interval=round(idle * 1000), singleShot=True)
        self._idle.timeout.connect(self._on_idle)

    async def draw(self, formulas: Sequence[tuple[str, bool]]) -> Sequence[FormulaOutline | None]:
        """Draw at least the first of these formulas. Each formula is a TeX text, and whether the formula has
        its own line.

        Return the outlines of the formulas that were tried, in order. The outline is None if the formula
        cannot be drawn, or not in time.
        """
        if self._failed >= _STARTS:
            return [None]
        self._idle.stop()
        try:
            self._child.start()  # does nothing if the child runs
            if not self._ready:
                await self._prepare()
            answer = await self._child.ask(DrawFormulas(tuple(formulas)), self._limit)
        except FormulaError as error:
            _log.info("a formula is not drawn: %s", error)
            was_ready, self._ready = self._ready, False
            self._child.renew()
            if not was_ready:
                return await self.draw(formulas)
            if len(formulas) == 1:
                return [None]
            # It is not known which formula failed, so draw them one by one.
            return [outline for formula in formulas for outline in await self.draw([formula])]
        self._idle.start()
        return answer if isinstance(answer, tuple) and answer else [None]

    async def _prepare(self) -> None:
        try:
            await self._child.ask(PrepareDrawing(), _LOADING)
        except FormulaError:
            self._failed += 1
            raise
        self._ready, self._failed = True, 0

    def _on_idle(self) -> None:
        if self._child.idle:
            self._child.renew()

    def close(self) -> None:
        self._idle.stop()
        self._child.close()
