"""The file of what a window shows, so that the next window can show it again."""

import json
import time

from pydantic import Field, ValidationError

from claude_desk.protocol.files.file_model import FileModel, Moment
from claude_desk.protocol.wire.characters import mend_surrogates

_MOST = 100_000  # pixels
NOWHERE = -1  # stands for no line of a file


class WindowGeometry(FileModel):
    """The geometry of a window when it is not maximized, in Qt's pixels."""

    x: int = 0
    y: int = 0
    width: int = 0
    height: int = 0
    maximized: bool = False

    @property
    def usable(self) -> bool:
        """Whether a window can be placed there: it has a size, and no number is larger than any screen."""
        numbers = (self.x, self.y, self.width, self.height)
        return self.width > 0 and self.height > 0 and all(abs(number) < _MOST for number in numbers)


class ReadingPlace(FileModel):
    """The row at the top of the view, for a conversation that is not scrolled to its end. Another run can
    find the row again.

    `turn`: the uuid of the message that began its turn. `row`: the row's number from there on. `line`: the
    offset of its line in the session's file; `NOWHERE` if it came from the running child. `mark`: made from
    its text. `offset`: how far it is below the view's top, in Qt's pixels.
    """

    turn: str = ""
    row: int = Field(default=0, ge=0)
    line: int = NOWHERE
    mark: str = ""
    offset: float = Field(default=0.0, gt=-1e7, lt=1e7)

    @property
    def known(self) -> bool:
        """Whether there is such a row: the conversation is not scrolled to its end."""
        return bool(self.turn) or self.line != NOWHERE


class OpenSession(FileModel):
    """An open session. `id`: "" if the user was still being asked about the folder. `folder`: a real path.
    `profile`: the id of its profile; "" for the default.

    `apart`: it has a separate window. `place`: where that window is, or was last; without a size if it never
    had one. `reading`: where its conversation was scrolled to, unless to the end.
    """

    id: str = ""
    profile: str = ""
    folder: str = ""
    title: str = ""
    apart: bool = False
    place: WindowGeometry = Field(default_factory=WindowGeometry)
    reading: ReadingPlace = Field(default_factory=ReadingPlace)


class SecondPane(FileModel):
    """The session beside the session that is shown. `session`: an index like `WindowFile.shown`.

    `leading`: it is in the first pane. `share`: the first pane's share of the width, from 0 to 1.
    """

    session: int = -1
    leading: bool = False
    share: float = 0.5


class WindowFile(FileModel):
    """What a window shows. `shown`: an index in `sessions`; -1 for none. `ended`: the window was closed
    normally.

    `at`: in seconds since the epoch.
    """

    v: int = 1
    at: Moment = Field(default_factory=time.time)
    ended: bool = False
    shown: int = -1
    beside: SecondPane = Field(default_factory=SecondPane)
    sessions: list[OpenSession] = Field(default_factory=list)
    place: WindowGeometry = Field(default_factory=WindowGeometry)


def read_window(data: bytes) -> WindowFile | None:
    """Return what a file holds, without sessions that have no folder; None if it is damaged."""
    try:
        window = WindowFile.model_validate_json(data)
    except ValidationError:
        return None
    kept = [session for session in window.sessions if session.folder]
    beside = window.beside.changed(session=_place_in(kept, window, window.beside.session))
    return window.changed(sessions=kept, shown=_place_in(kept, window, window.shown), beside=beside)


def _place_in(kept: list[OpenSession], window: WindowFile, place: int) -> int:
    """Return the index in `kept` of the session at index `place` in the file; -1 if it is not kept."""
    meant = window.sessions[place] if 0 <= place < len(window.sessions) else None
    return next((n for n, session in enumerate(kept) if session is meant), -1)


def write_window(window: WindowFile) -> bytes:
    """Return the bytes of the whole file."""
    return (json.dumps(mend_surrogates(window.model_dump())) + "\n").encode("ascii")
