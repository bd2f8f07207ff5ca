"""By which name and colour a session's profile is known on the screen."""

import os
from collections.abc import Mapping
from typing import NamedTuple


class ProfileMark(NamedTuple):
    """`color` as `ProfileColor` has it. Both are "" for the default profile, which is not marked."""

    name: str = ""
    color: str = ""


UNMARKED = ProfileMark()


class ProfileMarks:
    """Of sessions by their files: each profile has a folder of sessions for itself."""

    def __init__(self) -> None:
        self._by_folder: dict[str, ProfileMark] = {}

    def show(self, marks: Mapping[str, ProfileMark]) -> bool:
        """By the folder of the CLI's that has the sessions (`projects`). Whether that is anything new."""
        if dict(marks) == self._by_folder:
            return False
        self._by_folder = dict(marks)
        return True

    def of_file(self, path: str) -> ProfileMark:
        if not self._by_folder:
            return UNMARKED
        project = path.rpartition(os.sep)[0]
        return self._by_folder.get(project.rpartition(os.sep)[0], UNMARKED)
