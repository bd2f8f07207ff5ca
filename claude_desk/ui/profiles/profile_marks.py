"""The names and colours that mark the profile of a session on the screen."""

import os
from collections.abc import Mapping
from typing import NamedTuple


class ProfileMark(NamedTuple):
    """Name and `ProfileColor` of a profile. Both are "" for the default profile."""

    name: str = ""
    color: str = ""


UNMARKED = ProfileMark()


class ProfileMarks:
    """The marks of sessions. The folder of a session's file determines its profile."""

    def __init__(self) -> None:
        self._by_folder: dict[str, ProfileMark] = {}

    def show(self, marks: Mapping[str, ProfileMark]) -> bool:
        """Store the marks, by the path of the profile's folder `projects`. Return whether they changed."""
        if dict(marks) == self._by_folder:
            return False
        self._by_folder = dict(marks)
        return True

    def of_file(self, path: str) -> ProfileMark:
        if not self._by_folder:
            return UNMARKED
        project = path.rpartition(os.sep)[0]
        return self._by_folder.get(project.rpartition(os.sep)[0], UNMARKED)
