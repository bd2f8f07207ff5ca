"""In which section of the list a session stands, and where in it. No Qt."""

from enum import IntEnum
from functools import lru_cache
from pathlib import PurePath
from typing import NamedTuple

from claude_desk import paths
from claude_desk.ui.relative_time import DayBounds


class SessionGroup(IntEnum):
    """In their order on the screen."""

    NEEDS_YOU = 0
    WORKING = 1
    PINNED = 2
    TODAY = 3
    YESTERDAY = 4
    WEEK = 5
    EARLIER = 6
    FOLDER = 7
    ARCHIVED = 8


GROUP_WORDS = (
    "Needs you",
    "Working",
    "Pinned",
    "Today",
    "Yesterday",
    "This week",
    "Earlier",
    "Unknown folder",
    "Archived",
)
_AT_ONCE = (SessionGroup.NEEDS_YOU, SessionGroup.WORKING)
_LAST = chr(0x10FFFF)

Order = tuple[int, str, str, float, int]
"""By group, folder's name and path; then the newest first. The last number tells rows of a moment apart."""


class SectionPlace(NamedTuple):
    """`section` is a group's words, or the path of a folder: what has another one has another head."""

    group: SessionGroup
    section: str
    order: Order


NOWHERE = SectionPlace(SessionGroup.EARLIER, GROUP_WORDS[SessionGroup.EARLIER], (0, "", "", 0.0, 0))


def group_by_time(moment: float, days: DayBounds) -> SessionGroup:
    if moment >= days.today:
        return SessionGroup.TODAY
    if moment >= days.yesterday:
        return SessionGroup.YESTERDAY
    return SessionGroup.WEEK if moment >= days.week else SessionGroup.EARLIER


def section_place_of(group: SessionGroup, home: str, moment: float, number: int, serial: int) -> SectionPlace:
    """`home` is the folder that counts among folders, `number` the place among those that are open."""
    if group in _AT_ONCE:  # they stay where they are
        return SectionPlace(group, GROUP_WORDS[group], (group, "", "", float(number), serial))
    if group is not SessionGroup.FOLDER:
        return SectionPlace(group, GROUP_WORDS[group], (group, "", "", -moment, serial))
    name, path = _known_as(home)
    return SectionPlace(group, home or GROUP_WORDS[group], (group, name, path, -moment, serial))


def head_of(section_place: SectionPlace) -> SectionPlace:
    """Where the head of that section stands that is there without its rows."""
    group, name, path, _, _ = section_place.order
    return SectionPlace(section_place.group, "", (group, name, path, float("-inf"), 0))


def can_be_folded(section: str) -> bool:
    """What wants the person, or works, is not put out of sight."""
    return section not in ("", *(GROUP_WORDS[group] for group in _AT_ONCE))


def section_title(section: str) -> str:
    return section if section in GROUP_WORDS else PurePath(section).name or section


def section_place(section: str) -> str:
    """Where the folder is; "" for what is none."""
    if section in GROUP_WORDS or not PurePath(section).name:
        return ""
    return paths.with_tilde(str(PurePath(section).parent))


@lru_cache(maxsize=4096)
def _known_as(home: str) -> tuple[str, str]:
    return (PurePath(home).name.casefold(), home) if home else (_LAST, "")
