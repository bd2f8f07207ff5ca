"""The file in which we keep what a window shows, so that the next one can show it again."""

import json
import time

from pydantic import Field, ValidationError

from claude_desk.protocol.files.file_model import FileModel, Moment
from claude_desk.protocol.wire.characters import mend_surrogates

_MOST = 100_000  # pixels
NOWHERE = -1  # no line of a file


class WindowGeometry(FileModel):
    """Of a window as it is where it is not maximized, in Qt's pixels."""

    x: int = 0
    y: int = 0
    width: int = 0
    height: int = 0
    maximized: bool = False

    @property
    def usable(self) -> bool:
        """Whether a window can be there: it has a size, and no number is more than any screen has."""
        numbers = (self.x, self.y, self.width, self.height)
        return self.width > 0 and self.height > 0 and all(abs(number) < _MOST for number in numbers)


class ReadingPlace(FileModel):
    """The row at the top of a conversation that does not stand at its end, known in another run too.

    `turn`: the uuid of the message that began its turn, and `row`: its number from there on. `line`: the
    offset of the line of the session's file that told it, `NOWHERE` where it was told live. `mark`: made of
    its words. `offset`: how far it is below the view's top, in Qt's pixels.
    """

    turn: str = ""
    row: int = Field(default=0, ge=0)
    line: int = NOWHERE
    mark: str = ""
    offset: float = Field(default=0.0, gt=-1e7, lt=1e7)

    @property
    def known(self) -> bool:
        """Whether there is one: the conversation does not stand at its end."""
        return bool(self.turn) or self.line != NOWHERE


class OpenSession(FileModel):
    """`id` is "" where the person was still asked about the folder, which is a real path. `profile` is the id
    of its profile, "" for the default one.

    `apart`: it has a window of its own. `place` is where that is, or was last; of no size where it had none.
    `reading`: where its conversation stood, unless at the end.
    """

    id: str = ""
    profile: str = ""
    folder: str = ""
    title: str = ""
    apart: bool = False
    place: WindowGeometry = Field(default_factory=WindowGeometry)
    reading: ReadingPlace = Field(default_factory=ReadingPlace)


class SecondPane(FileModel):
    """What stands beside the session that is shown. `session` counts as `WindowFile.shown`.

    `leading`: it is in the first pane. `share`: of that in the width, from 0 to 1.
    """

    session: int = -1
    leading: bool = False
    share: float = 0.5


class WindowFile(FileModel):
    """`shown` counts in `sessions`, -1 for none. `ended`: the window was closed in order.

    `at` is in seconds since the epoch.
    """

    v: int = 1
    at: Moment = Field(default_factory=time.time)
    ended: bool = False
    shown: int = -1
    beside: SecondPane = Field(default_factory=SecondPane)
    sessions: list[OpenSession] = Field(default_factory=list)
    place: WindowGeometry = Field(default_factory=WindowGeometry)


def read_window(data: bytes) -> WindowFile | None:
    """Give what a file holds, without what says no folder; None where it is damaged."""
    try:
        window = WindowFile.model_validate_json(data)
    except ValidationError:
        return None
    kept = [session for session in window.sessions if session.folder]
    beside = window.beside.changed(session=_place_in(kept, window, window.beside.session))
    return window.changed(sessions=kept, shown=_place_in(kept, window, window.shown), beside=beside)


def _place_in(kept: list[OpenSession], window: WindowFile, place: int) -> int:
    """Where the session of that place in the file is among those that are kept; -1 for nowhere."""
    meant = window.sessions[place] if 0 <= place < len(window.sessions) else None
    return next((n for n, session in enumerate(kept) if session is meant), -1)


def write_window(window: WindowFile) -> bytes:
    """Give the whole file."""
    return (json.dumps(mend_surrogates(window.model_dump())) + "\n").encode("ascii")
