"""The file of a window's content, so that the next window can show it again."""

import json
import time

from pydantic import Field, ValidationError

from claude_desk.protocol.files.file_model import FileModel, Moment
from claude_desk.protocol.wire.characters import mend_surrogates

_MOST = 100_000  # pixels
NOWHERE = -1  # means that there is no such line in a file


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
    """The row at the top of the view, for a conversation that is not scrolled to its end. A later run can
    find the row again.

    `turn`: the uuid of the message that began the row's turn. `row`: the number of the row, counted from that
    message. `line`: the offset of the row's line in the session's file; `NOWHERE` if the row came from the
    running child. `mark`: a mark made from the row's text. `offset`: the distance of the row below the view's
    top, in Qt's pixels.
    """

    turn: str = ""
    row: int = Field(default=0, ge=0)
    line: int = NOWHERE
    mark: str = ""
    offset: float = Field(default=0.0, gt=-1e7, lt=1e7)

    @property
    def known(self) -> bool:
        """Whether there is such a row. There is no such row if the conversation is scrolled to its end."""
        return bool(self.turn) or self.line != NOWHERE


class OpenSession(FileModel):
    """An open session. `id`: empty if the user was still being asked about the folder. `folder`: a real path.
    `profile`: the id of the session's profile; empty for the default profile.

    `apart`: whether the session has a separate window. `place`: the current or last place of that window;
    without a size if there never was such a window. `reading`: the row to which the conversation was
    scrolled, unless it was scrolled to the end.
    """

    id: str = ""
    profile: str = ""
    folder: str = ""
    title: str = ""
    apart: bool = False
    place: WindowGeometry = Field(default_factory=WindowGeometry)
    reading: ReadingPlace = Field(default_factory=ReadingPlace)


class SecondPane(FileModel):
    """The second session that is shown. `session`: an index like `WindowFile.shown`. `leading`: whether it is
    in the first pane. `share`: the first pane's share of the width, from 0 to 1.
    """

    session: int = -1
    leading: bool = False
    share: float = 0.5


class WindowFile(FileModel):
    """The content of a window. `shown`: an index in `sessions`; -1 without a shown session. `ended`: whether
    the window was closed normally.

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
    """Return the content of a file, without sessions that have no folder. Return None if the file is
    damaged."""
    try:
        window = WindowFile.model_validate_json(data)
    except ValidationError:
        return None
    kept = [session for session in window.sessions if session.folder]
    beside = window.beside.changed(session=_place_in(kept, window, window.beside.session))
    return window.changed(sessions=kept, shown=_place_in(kept, window, window.shown), beside=beside)


def _place_in(kept: list[OpenSession], window: WindowFile, place: int) -> int:
    """Return the index in `kept` of the session at index `place` in the file; -1 if that session is not in
    `kept`."""
    meant = window.sessions[place] if 0 <= place < len(window.sessions) else None
    return next((n for n, session in enumerate(kept) if session is meant), -1)


def write_window(window: WindowFile) -> bytes:
    """Return the bytes of the whole file."""
    return (json.dumps(mend_surrogates(window.model_dump())) + "\n").encode("ascii")
