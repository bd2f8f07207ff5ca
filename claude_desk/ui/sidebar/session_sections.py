"""The sections of the list of sessions, and the place of a session in them. No Qt."""

from enum import IntEnum
from functools import lru_cache
from pathlib import PurePath
from typing import NamedTuple

from claude_desk.ui import safe_names
from claude_desk.ui.relative_time import DayBounds
from claude_desk.ui.session.state_text import WorkState, state_word
from claude_desk.ui.translation import translate


class SessionGroup(IntEnum):
    """The groups of sessions, in their order on the screen."""

    NEEDS_YOU = 0
    WORKING = 1
    PINNED = 2
    TODAY = 3
    YESTERDAY = 4
    WEEK = 5
    EARLIER = 6
    FOLDER = 7
    ARCHIVED = 8


# A section is the id of a group or the path of a folder. No path begins with `group:`.
_SECTIONS = (
    "group:needs-you",
    "group:working",
    "group:pinned",
    "group:today",
    "group:yesterday",
    "group:week",
    "group:earlier",
    "group:unknown-folder",
    "group:archived",
)
# The names of the sections in settings files of earlier versions.
_FORMER = {
    "Needs you": SessionGroup.NEEDS_YOU,
    "Working": SessionGroup.WORKING,
    "Pinned": SessionGroup.PINNED,
    "Today": SessionGroup.TODAY,
    "Yesterday": SessionGroup.YESTERDAY,
    "This week": SessionGroup.WEEK,
    "Earlier": SessionGroup.EARLIER,
    "Unknown folder": SessionGroup.FOLDER,
    "Archived": SessionGroup.ARCHIVED,
}
_AT_ONCE = (SessionGroup.NEEDS_YOU, SessionGroup.WORKING)
_LAST = chr(0x10FFFF)

Order = tuple[int, str, str, float, int]
"""The sort key: group, folder name, folder path, negated time of the last activity, serial number.

The newest session comes first. In the groups of `_AT_ONCE`, the order of opening replaces the time.
"""


class SectionPlace(NamedTuple):
    """The place of a row. `section` is a group's id, a folder's path, or "" for a folded section's head."""

    group: SessionGroup
    section: str
    order: Order


NOWHERE = SectionPlace(SessionGroup.EARLIER, _SECTIONS[SessionGroup.EARLIER], (0, "", "", 0.0, 0))


def group_by_time(moment: float, days: DayBounds) -> SessionGroup:
    if moment >= days.today:
        return SessionGroup.TODAY
    if moment >= days.yesterday:
        return SessionGroup.YESTERDAY
    return SessionGroup.WEEK if moment >= days.week else SessionGroup.EARLIER


def section_place_of(group: SessionGroup, home: str, moment: float, opened: int, serial: int) -> SectionPlace:
    """Return the place of a session. `home` is the repository's main folder, or the session's folder.

    `opened` is the session's place among the open sessions. `serial` makes the sort key unique.
    """
    if group in _AT_ONCE:  # these sessions keep the order of opening, so that rows do not move
        return SectionPlace(group, _SECTIONS[group], (group, "", "", float(opened), serial))
    if group is not SessionGroup.FOLDER:
        return SectionPlace(group, _SECTIONS[group], (group, "", "", -moment, serial))
    name, path = _known_as(home)
    return SectionPlace(group, home or _SECTIONS[group], (group, name, path, -moment, serial))


def head_of(section_place: SectionPlace) -> SectionPlace:
    """Return the place of the head of a folded section."""
    group, name, path, _, _ = section_place.order
    return SectionPlace(section_place.group, "", (group, name, path, float("-inf"), 0))


def can_be_folded(section: str) -> bool:
    """Return whether a section can be folded. Sections of sessions that work or need the user cannot."""
    return section not in ("", *(_SECTIONS[group] for group in _AT_ONCE))


def kept_section(section: str) -> str:
    """Return the section for a name in the settings file, which may come from an earlier version."""
    former = _FORMER.get(section)
    return section if former is None else _SECTIONS[former]


def section_title(section: str) -> str:
    if section not in _SECTIONS:
        return safe_names.last_of(section)
    match SessionGroup(_SECTIONS.index(section)):
        case SessionGroup.NEEDS_YOU:
            return state_word(WorkState.NEEDS_YOU)
        case SessionGroup.WORKING:
            return state_word(WorkState.WORKING)
        case SessionGroup.PINNED:
            return translate("SessionSections", "Pinned")
        case SessionGroup.TODAY:
            return translate("SessionSections", "Today")
        case SessionGroup.YESTERDAY:
            return translate("SessionSections", "Yesterday")
        case SessionGroup.WEEK:
            return translate("SessionSections", "This week")
        case SessionGroup.EARLIER:
            return translate("SessionSections", "Earlier")
        case SessionGroup.FOLDER:
            return translate("SessionSections", "Unknown folder")
        case SessionGroup.ARCHIVED:
            return translate("SessionSections", "Archived")


def group_titles() -> dict[str, str]:
    """Return the titles of all sections that are not folders, by section."""
    return {section: section_title(section) for section in _SECTIONS}


def section_place(section: str) -> str:
    """Return the path of the folder that contains the section's folder; "" for a group and for `/`."""
    if section in _SECTIONS or not PurePath(section).name:
        return ""
    return safe_names.path(str(PurePath(section).parent))


@lru_cache(maxsize=4096)
def _known_as(home: str) -> tuple[str, str]:
    return (PurePath(home).name.casefold(), home) if home else (_LAST, "")
