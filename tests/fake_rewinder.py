"""Fakes for going back and forking, with the interface of `session.rewinding` and `session.forking`, without
a session."""

from typing import Any

from PySide6.QtCore import QObject, Signal

from claude_desk.session.turns.rewinder import RewindPreview
from claude_desk.transcript.entries import EntryKind


class FakeRewinder(QObject):
    previewed = Signal(str, object)
    finished = Signal(str)
    undone = Signal(str)

    def __init__(self, session: Any) -> None:
        super().__init__(session)
        self._session = session
        self.reach: RewindPreview | None = RewindPreview()  # None: the preview never arrives
        self.looked: list[str] = []
        self.begun: list[tuple[str, bool, bool]] = []
        self.others = False  # `others` of the last `begin`
        self.undos = 0

    def message_of(self, entry_id: str) -> str:
        entry = next((e for e in self._session.entries if e.id == entry_id), None)
        return f"uuid-{entry_id}" if entry is not None and entry.kind is EntryKind.USER else ""

    def preview(self, uuid: str) -> None:
        self.looked.append(uuid)
        if self.reach is not None:
            self.previewed.emit(uuid, self.reach)

    def begin(self, uuid: str, *, conversation: bool, files: bool, others: bool = False) -> None:
        self.begun.append((uuid, conversation, files))
        self.others = others

    def begin_undo(self) -> None:
        self.undos += 1


class FakeForker(QObject):
    forked = Signal(object)

    def __init__(self, session: Any) -> None:
        super().__init__(session)
        self.begun: list[str] = []

    def reaches(self, entry_id: str) -> bool:
        return True

    def begin(self, entry_id: str) -> None:
        self.begun.append(entry_id)
