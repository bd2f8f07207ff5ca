"""Checks a list model with Qt's tester, and with a list that follows only the model's signals."""

from PySide6.QtCore import QAbstractItemModel, QModelIndex, QtMsgType, qInstallMessageHandler
from PySide6.QtTest import QAbstractItemModelTester

Key = object


class WatchedModel:
    """A watched model. `keys`: the rows' values for `role`, kept up to date by the model's signals alone."""

    def __init__(self, model: QAbstractItemModel, role: int) -> None:
        self._model = model
        self._role = role
        self.failures: list[str] = []
        self._before = qInstallMessageHandler(self._hear)
        self._tester = QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Warning)
        self.keys = self.now
        model.rowsInserted.connect(self._insert)
        model.rowsRemoved.connect(self._remove)
        model.rowsMoved.connect(self._move)
        model.modelReset.connect(self._reset)
        model.dataChanged.connect(self._change)

    @property
    def now(self) -> list[Key]:
        model = self._model
        return [model.data(model.index(row, 0), self._role) for row in range(model.rowCount())]

    def check(self) -> None:
        assert not self.failures, self.failures
        assert self.keys == self.now

    def close(self) -> None:
        qInstallMessageHandler(self._before)
        self._tester.deleteLater()

    def _hear(self, kind: QtMsgType, context: object, message: str) -> None:
        self.failures.append(message)

    def _insert(self, parent: QModelIndex, first: int, last: int) -> None:
        self.keys[first:first] = self.now[first : last + 1]

    def _remove(self, parent: QModelIndex, first: int, last: int) -> None:
        del self.keys[first : last + 1]

    def _move(self, one: QModelIndex, first: int, last: int, other: QModelIndex, to: int) -> None:
        moved = self.keys[first : last + 1]
        del self.keys[first : last + 1]
        at = to - len(moved) if to > first else to
        self.keys[at:at] = moved

    def _change(self, first: QModelIndex, last: QModelIndex, roles: list[int]) -> None:
        if not roles or self._role in roles:
            self.keys[first.row() : last.row() + 1] = self.now[first.row() : last.row() + 1]

    def _reset(self) -> None:
        self.keys = self.now
