"""Lets a child process draw the formulas of the shown conversations, if the setting is on."""

import asyncio

from PySide6.QtCore import QObject, Slot

from claude_desk.session.core.async_tasks import AsyncTasks
from claude_desk.ui.formulas.formula_pictures import FormulaPictures
from claude_desk.workspace.children.formula_client import FormulaClient
from claude_desk.workspace.settings import Settings

# The number of formulas in one request. While a reply streams quickly, the window takes longer to handle an
# answer than the child takes to draw a formula.
_AT_ONCE = 8


class FormulaController(QObject):
    """Asks the child to draw a few formulas at a time, the latest requested formulas first."""

    def __init__(self, pictures: FormulaPictures, settings: Settings, parent: QObject) -> None:
        super().__init__(parent)
        self._pictures = pictures
        self._settings = settings
        self._client = FormulaClient(self)
        self._tasks = AsyncTasks()
        self._work: asyncio.Task[None] | None = None
        self._closed = False
        pictures.wanted.connect(self._on_wanted)
        settings.changed.connect(self._on_setting_changed)
        pictures.set_enabled(settings.kept.formulas)

    @Slot(str)
    def _on_setting_changed(self, name: str) -> None:
        if name == "formulas":
            self._pictures.set_enabled(self._settings.kept.formulas)

    @Slot()
    def _on_wanted(self) -> None:
        if not self._closed and (self._work is None or self._work.done()):
            self._work = self._tasks.start(self._draw())

    async def _draw(self) -> None:
        while formulas := self._pictures.newest(_AT_ONCE):
            drawn = await self._client.draw([(formula.tex, formula.display) for formula in formulas])
            for formula, outline in zip(formulas, drawn, strict=False):
                self._pictures.take(formula, outline)

    async def close(self) -> None:
        self._closed = True
        await self._tasks.end()
        self._client.close()
