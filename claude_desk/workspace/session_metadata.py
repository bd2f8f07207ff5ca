"""What the person did with sessions: titles, pins, archived ones. Kept beside the CLI's files."""

import logging
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from claude_desk.protocol.files.session_metadata_file import (
    SessionMetadataFile,
    StoredSessionMetadata,
    read_session_metadata,
    write_session_metadata,
)
from claude_desk.protocol.phrase import Phrase
from claude_desk.workspace.atomic_files import put_aside, read_if_there, write_atomic
from claude_desk.workspace.file_lock import locked

_log = logging.getLogger(__name__)

_NONE = StoredSessionMetadata()
_LONGEST_TITLE = 200
_Stamp = tuple[int, int, int]


class SessionMetadata(QObject):
    """One JSON file. A change is written at once, into what the file holds by then: another window may have
    written it. One that cannot be written holds until the program ends and is told by `not_saved`."""

    changed = Signal(object)  # set[str]: session ids
    not_saved = Signal(object)  # Text: why, in the system's words or ours

    def __init__(self, path: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._path = path
        self._stamp: _Stamp | None = None
        self.damaged = False  # the file was, and is kept aside
        self.unread = ""  # why the file could not be read, in the system's words
        self._kept: dict[str, StoredSessionMetadata] = {}
        self._unsaved: dict[str, StoredSessionMetadata] = {}
        self._kept = self._fresh().sessions

    def of(self, session_id: str) -> StoredSessionMetadata:
        """To be read only."""
        return self._kept.get(session_id, _NONE)

    @property
    def ids(self) -> frozenset[str]:
        """The sessions of which anything is kept."""
        return frozenset(self._kept)

    def rename(self, session_id: str, title: str) -> None:
        """ "" gives it its own title again."""
        title = " ".join(title.split())[:_LONGEST_TITLE]
        self._change(session_id, lambda kept: kept.changed(title=title))

    def pin(self, session_id: str, pinned: bool) -> None:
        self._change(session_id, lambda kept: kept.changed(pinned=pinned))

    def archive(self, session_id: str, archived: bool) -> None:
        self._change(session_id, lambda kept: kept.changed(archived=archived))

    def follow(self, session_id: str, earlier: str, title: str) -> None:
        """The session was begun in the place of the earlier one, which has this title."""
        title = " ".join(title.split())[:_LONGEST_TITLE]
        self._change(session_id, lambda kept: kept.changed(earlier=earlier, earlier_title=title))

    def forget(self, session_id: str) -> StoredSessionMetadata:
        """Keep nothing of it; gives what was kept, for `restore`."""
        kept = self.of(session_id)
        self._change(session_id, lambda _: _NONE)
        return kept

    def restore(self, session_id: str, kept: StoredSessionMetadata) -> None:
        self._change(session_id, lambda _: kept)

    def refresh(self) -> None:
        """Take over what another window has written. One look at the file where none has."""
        if self._stamp != _stamp_of(self._path):
            self._replace({**self._fresh().sessions, **self._unsaved})

    def _change(
        self, session_id: str, change: Callable[[StoredSessionMetadata], StoredSessionMetadata]
    ) -> None:
        if not session_id:
            return
        try:
            with locked(self._path):
                file = self._read()
                file.sessions.update(self._unsaved)
                file.sessions[session_id] = change(file.sessions.get(session_id, _NONE))
                write_atomic(self._path, write_session_metadata(file))
                self._stamp = _stamp_of(self._path)
                self._unsaved.clear()
        except OSError as error:
            _log.warning("what was done with a session was not saved: %s", error.strerror)
            self._unsaved[session_id] = change(self.of(session_id))
            self._replace({**self._kept, **self._unsaved})
            self.not_saved.emit(error.strerror or Phrase("session_notice.disk_failed"))
        else:
            self._replace(file.sessions)

    def _replace(self, fresh: dict[str, StoredSessionMetadata]) -> None:
        old = self._kept
        differ = {name for name in {*old, *fresh} if old.get(name, _NONE) != fresh.get(name, _NONE)}
        self._kept = {name: kept for name, kept in fresh.items() if not kept.says_nothing}
        if differ:
            self.changed.emit(differ)

    def _fresh(self) -> SessionMetadataFile:
        """What the file holds, or what is known where it cannot be read."""
        try:
            return self._read()
        except OSError as error:
            _log.warning("titles and pins were not read: %s", error.strerror)
            self.unread = error.strerror or str(error)
            return SessionMetadataFile(sessions=dict(self._kept))

    def _read(self) -> SessionMetadataFile:
        """What the file holds; nothing where it is damaged, which is kept aside. OSError where it cannot be
        read: then it is not written over."""
        self._stamp = _stamp_of(self._path)
        data = read_if_there(self._path)
        if data is None:
            return SessionMetadataFile()
        found = read_session_metadata(data)
        if found is None:
            _log.warning("the file of titles and pins was damaged; it is kept aside")
            put_aside(self._path)
            self.damaged = True
        return found or SessionMetadataFile()


def _stamp_of(path: Path) -> _Stamp | None:
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_ino, found.st_mtime_ns, found.st_size
