"""Where the file of a session is."""

from dataclasses import dataclass
from pathlib import Path
from typing import ClassVar

from claude_desk.library.catalog.session_paths import session_file
from claude_desk.library.request_base import LibraryPaths, Notify, Request


@dataclass(frozen=True, slots=True)
class LocateFile(Request):
    """The file of the session with this id, wherever its folder was; answered with its path, or None.

    Of several the newest, those of sessions begun in `folder` first.
    """

    at_once: ClassVar[bool] = True
    session_id: str
    folder: str = ""


def locate(request: LocateFile, places: LibraryPaths, tell: Notify) -> Path | None:
    return session_file(places.config, request.session_id, request.folder)
