"""The file in which we keep what a window shows, so that the next one can show it again."""

import json
import time

from pydantic import Field, ValidationError

from claude_desk.protocol.files.file_model import FileModel, Moment
from claude_desk.protocol.wire.characters import mend_surrogates


class OpenSession(FileModel):
    """`id` is "" where the person was still asked about the folder, which is a real path."""

    id: str = ""
    folder: str = ""
    title: str = ""


class WindowGeometry(FileModel):
    """Of the window as it is where it is not maximized, in Qt's pixels."""

    x: int = 0
    y: int = 0
    width: int = 0
    height: int = 0
    maximized: bool = False


class WindowFile(FileModel):
    """`shown` counts in `sessions`, -1 for none. `ended`: the window was closed in order.

    `at` is in seconds since the epoch.
    """

    v: int = 1
    at: Moment = Field(default_factory=time.time)
    ended: bool = False
    shown: int = -1
    sessions: list[OpenSession] = Field(default_factory=list)
    place: WindowGeometry = Field(default_factory=WindowGeometry)


def read_window(data: bytes) -> WindowFile | None:
    """Give what a file holds, without what says no folder; None where it is damaged."""
    try:
        window = WindowFile.model_validate_json(data)
    except ValidationError:
        return None
    sessions = window.sessions
    shown = sessions[window.shown] if 0 <= window.shown < len(sessions) else None
    kept = [session for session in sessions if session.folder]
    at = next((n for n, session in enumerate(kept) if session is shown), -1)
    return window.changed(sessions=kept, shown=at)


def write_window(window: WindowFile) -> bytes:
    """Give the whole file."""
    return (json.dumps(mend_surrogates(window.model_dump())) + "\n").encode("ascii")
