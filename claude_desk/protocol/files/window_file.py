"""The file of a window's content, from which a later start opens the window again."""

import json
import time

from pydantic import Field, ValidationError

from claude_desk.protocol.files.file_model import FileModel, Moment
from claude_desk.protocol.wire.characters import mend_surrogates

_MOST = 100_000  # pixels
NOWHERE = -1  # the `line` of a row that is not in a session's file


class WindowGeometry(FileModel):
    """The geometry of a window in Qt's pixels. For a maximized window: the geometry after it is restored."""

    x: int = 0
    y: int = 0
    width: int = 0
    height: int = 0
    maximized: bool = False

    @property
    def usable(self) -> bool:
        """Whether a window can have this geometry: it has a size, and no number reaches 100,000."""
        numbers = (self.x, self.y, self.width, self.height)
        return self.width > 0 and self.height > 0 and all(abs(number) < _MOST for number in numbers)


class ReadingPlace(FileModel):
    """The row at the top of the view, so that a later run can scroll there again. `known` is False if the
    conversation is scrolled to its end.

    `turn`: the uuid of the message that began the row's turn. `row`: the row's number, counted from that
    message. `line`: the offset of the row's line in the session's file; `NOWHERE` if the row came from the
    running child. `mark`: a hash of the row's text. `offset`: the distance from the view's top down to the
    row, in Qt's pixels.
    """

    turn: str = ""
    row: int = Field(default=0, ge=0)
    line: int = NOWHERE
    mark: str = ""
    offset: float = Field(default=0.0, gt=-1e7, lt=1e7)

    @property
    def known(self) -> bool:
        """Whether there is such a row."""
        return bool(self.turn) or self.line != NOWHERE


class OpenFolders(FileModel):
    """The file tree of a session. `paths`: its open folders, relative to the top folder. `all`: whether
    ignored files are shown."""

    paths: list[str] = Field(default_factory=list)
    all: bool = True


class OpenSession(FileModel):
    """An open session. `id`: empty if the user was still being asked about the folder. `folder`: a real path.
    `profile`: the id of the session's profile; empty for the default profile.

    `apart`: whether the session has a separate window. `place`: the current or last geometry of that window;
    without a size if the session never had one. `reading`: the row to which the conversation was scrolled.
    `files`: the file tree.
    """

    id: str = ""
    profile: str = ""
    folder: str = ""
    title: str = ""
    apart: bool = False
    place: WindowGeometry = Field(default_factory=WindowGeometry)
    reading: ReadingPlace = Field(default_factory=ReadingPlace)
    files: OpenFolders = Field(default_factory=OpenFolders)


class SecondPane(FileModel):
    """The session that is shown next to `WindowFile.shown`. `session`: its index, like `shown`. `leading`:
    whether it is in the first of the two panes. `share`: the first pane's share of the width, from 0 to 1.
    """

    session: int = -1
    leading: bool = False
    share: float = 0.5


class WindowFile(FileModel):
    """The content of a window. `at`: seconds since the epoch. `ended`: whether the window was closed
    normally. `shown`: the index in `sessions` of the session that is shown; -1 if none is."""

    v: int = 1
    at: Moment = Field(default_factory=time.time)
    ended: bool = False
    shown: int = -1
    beside: SecondPane = Field(default_factory=SecondPane)
    sessions: list[OpenSession] = Field(default_factory=list)
    place: WindowGeometry = Field(default_factory=WindowGeometry)


def read_window(data: bytes) -> WindowFile | None:
    """Return the content of a file; None if the file is damaged. Remove sessions without a folder."""
    try:
        window = WindowFile.model_validate_json(data)
    except ValidationError:
        return None
    kept = [session for session in window.sessions if session.folder]
    pane = window.beside.changed(session=_place_in(kept, window, window.beside.session))
    return window.changed(sessions=kept, shown=_place_in(kept, window, window.shown), beside=pane)


def _place_in(kept: list[OpenSession], window: WindowFile, place: int) -> int:
    """Return the index in `kept` of the session at index `place` in the file; -1 if it was removed."""
    meant = window.sessions[place] if 0 <= place < len(window.sessions) else None
    return next((n for n, session in enumerate(kept) if session is meant), -1)


def write_window(window: WindowFile) -> bytes:
    """Return the file's bytes."""
    return (json.dumps(mend_surrogates(window.model_dump())) + "\n").encode("ascii")
