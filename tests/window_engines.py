"""Windows in one QML engine, one after another, so that a test process compiles the QML only once.

With a separate engine each window compiles the whole QML again, which takes twice as long as the rest of the
work for a window. The singletons of a window, such as `App`, live in the engine. They are deleted with the
window and made again for the next window.
"""

import atexit

import shiboken6
from PySide6.QtCore import QCoreApplication, QEvent

from claude_desk.ui.window.window_engine import LocalEngine, WindowEngine


class EngineStore:
    """Keeps the engine of the previous window.

    The store does not keep an engine that has lived at the same time as another engine: such engines confuse
    their QML types, and each new engine takes longer than the previous engine.
    """

    def __init__(self) -> None:
        self._kept: LocalEngine | None = None
        self._lent: list[LocalEngine] = []
        self._alone = True

    def take(self) -> LocalEngine:
        """Return the kept engine, or a new engine."""
        engine, self._kept = self._kept or LocalEngine(), None
        self._lent.append(engine)
        self._alone &= len(self._lent) == 1
        return engine

    def give_back(self, engine: LocalEngine) -> None:
        """Keep the engine of a deleted window for the next window, or delete the engine if it has lived
        beside another engine. Ignore an engine that was not taken from this store. Raise `RuntimeError` if a
        part of the window still exists."""
        if engine not in self._lent:
            return
        self._lent.remove(engine)
        said = self._empty(engine) if self._alone else []
        if self._alone and not said:
            self._kept = engine
        else:
            shiboken6.delete(engine)
            self._alone = not self._lent
        if said:
            raise RuntimeError(f"something outlives its window: {said}")

    def clear(self) -> None:
        """Drop the kept engine, before the application ends or before engines are made outside this store."""
        kept, self._kept = self._kept, None
        if kept is not None:
            shiboken6.delete(kept)

    def _empty(self, engine: LocalEngine) -> list[str]:
        """Delete everything in the engine, and return the warnings about what is still left."""
        said: list[str] = []
        engine.warnings.connect(_ignore)  # disconnecting without a connection would cause a warning
        engine.warnings.disconnect()
        engine.warnings.connect(lambda found: said.extend(each.toString() for each in found))
        engine.collectGarbage()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        engine.clearSingletons()
        engine.warnings.disconnect()
        engine.setInitialProperties({})
        return said


def _ignore(_warnings: object) -> None: ...


STORE = EngineStore()
atexit.register(STORE.clear)


class SuccessiveWindow(WindowEngine):
    """A window as the program makes it, in an engine of the store."""

    def _begin_engine(self) -> LocalEngine:
        return STORE.take()

    def _end_engine(self) -> None:
        STORE.give_back(self.engine)


class EmptyWindow(SuccessiveWindow):
    """A window without the items of the program, for tests that read its view models and not its screen.

    The items of a window take most of the work of such a test: they are made with the window, and with each
    session that it shows.
    """

    def _load_main(self) -> None:
        self.engine.loadData(_EMPTY)


_EMPTY = b"import QtQuick\nWindow { width: 1280; height: 860; visible: true }"
