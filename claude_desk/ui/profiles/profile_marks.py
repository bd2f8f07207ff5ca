"""The names and colours that mark the profile of a session on the screen."""

import os
from collections.abc import Mapping
from typing import NamedTuple


class ProfileMark(NamedTuple):
    """Name and colour of a profile; `color` is a `ProfileColor`. Both are "" for the default profile."""

    name: str = ""
    color: str = ""


UNMARKED = ProfileMark()


class ProfileMarks:
    """The marks of sessions, by the files of the sessions: each profile has a separate folder of sessions."""

    def __init__(self) -> None:
        self._by_folder: dict[str, ProfileMark] = {}

    def show(self, marks: Mapping[str, ProfileMark]) -> bool:
        """Store the marks, by the CLI's folder of sessions (`projects`). Return whether they changed."""
        if dict(marks) == self._by_folder:
            return False
        self._by_folder = dict(marks)
        return True

    def of_file(self, path: str) -> ProfileMark:
        if not self._by_folder:
            return UNMARKED
        project = path.rpartition(os.sep)[0]
        return self._by_folder.get(project.rpartition(os.sep)[0], UNMARKED)
