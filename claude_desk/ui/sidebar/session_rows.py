"""A row of the list of sessions: its words, its place in the list, and rows with the same title. This module
uses no Qt."""

import unicodedata
from collections.abc import Collection, Iterable
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import groupby
from operator import itemgetter
from pathlib import PurePath
from typing import TYPE_CHECKING, NamedTuple

from claude_desk.protocol.disk.session_title import is_fork_title, words_of
from claude_desk.session.core.session_state import Problem
from claude_desk.ui import safe_names
from claude_desk.ui.profiles.profile_marks import UNMARKED, ProfileMark
from claude_desk.ui.relative_time import DayBounds
from claude_desk.ui.session.state_text import WorkState, state_word
from claude_desk.ui.sidebar.session_sections import (
    NOWHERE,
    SectionPlace,
    SessionGroup,
    group_by_time,
    section_place_of,
)
from claude_desk.ui.title_sanitizer import calm
from claude_desk.ui.translation import translate

if TYPE_CHECKING:
    from claude_desk.library.catalog.requests import SessionRecord
    from claude_desk.ui.session.session_view import SessionView

_LONGEST_BRANCH = 80  # longest name of a git branch, in characters
_DISTINCTION = 60  # most characters of the words that distinguish sessions with the same title
_SURE = ("given", "made")  # sources of real titles; other titles repeat the conversation's first words


class SessionMark(NamedTuple):
    """The marks that the user gave to a session."""

    title: str = ""
    pinned: bool = False
    archived: bool = False


PLAIN = SessionMark()


@dataclass(eq=False, slots=True)
class SessionRow:
    """A session, which is on disk, open, or both. `serial` is unique.

    If `heads` is set, the row is the head of that folded section instead of a session. If `tail_of` is set,
    the row is at the end of that folder and replaces its older sessions. `hidden` is the number of rows that
    such a row replaces.
    """

    serial: int
    record: "SessionRecord | None" = None
    view: "SessionView | None" = None
    mark: SessionMark = PLAIN
    seen: float = 0.0  # time of the last activity in this window, in seconds since the epoch
    unseen: bool = False  # whether Claude finished since the session was last shown
    busy: bool = False
    listed: bool = False  # whether the list shows the row
    opened: int = 0  # place among the open sessions in the order of opening; 0 if not open
    number: int = 0  # place among the open sessions in the order of the list, and number key
    section_place: SectionPlace = NOWHERE
    repository: str = ""  # repository of the folder, if known from other sessions or `set_place`
    profile: ProfileMark = UNMARKED
    branch: str = ""  # git branch of the folder from `set_place`; if "", the session's file names the branch
    beside: bool = False  # whether the other pane shows the session
    missing: bool = False  # whether a folder in which Claude worked is missing
    heads: str = ""
    tail_of: str = ""
    hidden: int = 0
    shares_title: bool = False  # whether another session has the same title
    _words: str | None = field(default=None, init=False)

    # --- the session of the row ----------------------------------------------------------------

    @property
    def is_session(self) -> bool:
        return not (self.heads or self.tail_of)

    @property
    def session_id(self) -> str:
        if self.view is not None and (said := self.view.session_id):
            return said
        return self.record.id if self.record is not None else ""

    @property
    def folder(self) -> str:
        shown = self.view.folder if self.view is not None else ""
        return shown or (self.record.folder if self.record is not None else "")

    @property
    def works_in(self) -> str:
        """The folder where Claude works: the worktree that Claude entered, or else the session's folder."""
        if self.view is not None and (shown := self.view.work_folder):
            return shown
        return (self.record.worktree if self.record is not None else "") or self.folder

    @property
    def title(self) -> str:
        if self.view is not None:
            return str(self.view.title)
        known = self.mark.title or (calm(self.record.title) if self.record is not None else "")
        return known or translate("SessionRows", "Untitled")

    @property
    def fork(self) -> bool:
        """Whether the session is a fork of another session."""
        recorded = self.record is not None and bool(self.record.forked)
        return recorded or is_fork_title(self.title)

    @property
    def state(self) -> WorkState:
        return self.view.work_state if self.view is not None else WorkState.NOT_RUNNING

    @property
    def problem(self) -> Problem | None:
        return self.view.session_state.problem if self.view is not None else None

    @property
    def state_name(self) -> str:
        return state_word(self.state, self.view.session_state.agents if self.view is not None else 0)

    @property
    def sign(self) -> str:
        """The sign of the state (`WorkState.sign`), or `unseen` for an end that the user has not seen; "" for
        an end that the user has seen."""
        if self.view is None:
            return ""
        if self.problem is not None:
            return WorkState.FAILED.sign
        if self.state is WorkState.DONE or (self.unseen and not self.state.sign):
            return "unseen" if self.unseen else ""
        return self.state.sign

    @property
    def engaged(self) -> bool:
        """Whether Claude or an agent works, or the session waits for the user."""
        return self.state.at_work or self.state is WorkState.NEEDS_YOU

    @property
    def bypass(self) -> bool:
        """Whether Claude never asks in this session."""
        return self.view is not None and self.view.bypasses

    @property
    def moment(self) -> float:
        """The time of the last activity, in seconds since the epoch."""
        known = self.record.modified if self.record is not None else 0.0
        return max(known, self.seen)

    @property
    def size(self) -> int:
        return self.record.size if self.record is not None else 0

    def detail(self) -> str:
        """Return the session's place and what is special about it. Before them, `distinction`.

        Examples: `atlas · Working`, `atlas · main`, `atlas · permission for Bash`.
        """
        parts = [self.distinction, self.place]
        if self.fork:
            parts.append(translate("SessionRows", "fork"))
        if self.missing:
            parts.append(translate("SessionRows", "folder missing"))
        if self.view is not None and self.view.has_own_window:
            parts.append(translate("SessionRows", "own window"))
        if self.beside:
            parts.append(translate("SessionRows", "beside"))
        if self.bypass:
            parts.append(translate("SessionRows", "bypass"))
        if self._says_state:
            need = self.view.need_words if self.view is not None else ""
            parts.append(need or self.state_name)  # the section's title says `Needs you` already
        if self.view is None or self.state is WorkState.NOT_RUNNING or self.in_worktree:
            parts.append(self._branch)
        return " · ".join(part for part in parts if part)

    @property
    def distinction(self) -> str:
        """Words of the conversation other than its title, if another session has the same title; "" if no
        such words are known. Then only the time of the last activity distinguishes the sessions."""
        if not self.shares_title or self.record is None:
            return ""
        known = (calm(words) for words in (self.record.first, words_of(self.record.last)))
        words = next((each for each in known if each and plain(each) != plain(self.title)), "")
        return words if len(words) <= _DISTINCTION else words[: _DISTINCTION - 1].rstrip() + "…"

    @property
    def _says_state(self) -> bool:
        """Whether the detail names the state. An end that the user has seen is not news."""
        quiet = self.state in (WorkState.READY, WorkState.NOT_RUNNING, WorkState.DONE)
        return self.view is not None and (not quiet or self.unseen or self.problem is not None)

    @property
    def _branch(self) -> str:
        known = self.branch or (self.record.branch if self.record is not None else "")
        return safe_names.name(known, _LONGEST_BRANCH)

    def time(self, days: DayBounds) -> str:
        """Return the time of the last activity, `14:05` or `Mon`.

        Return "" while Claude works or waits.
        """
        if not (self.state.ended or self.state in (WorkState.READY, WorkState.NOT_RUNNING)):
            return ""
        yesterday = self.section_place.group is SessionGroup.YESTERDAY
        return days.clock(self.moment) if yesterday else days.words(self.moment)

    @property
    def place(self) -> str:
        """The folder's name. For a worktree, the repository's name comes first.

        In the section of a folder, the name of that folder is omitted, because the section shows it.
        """
        if self.section_place.group is SessionGroup.FOLDER:
            return _name_of(self.works_in) if self.works_in != self.home else ""
        return self.folder_words

    @property
    def folder_words(self) -> str:
        """The folder's name. For a worktree, the repository's name comes first."""
        own, repository = _name_of(self.works_in), _name_of(self.home)
        return f"{repository} › {own}" if repository and own and repository != own else own

    # --- the place of the row in the list ------------------------------------------------------

    @property
    def home(self) -> str:
        """The folder of the session's section: its repository's main folder, or else the session's folder."""
        repository = self.record.repository if self.record is not None else self.repository
        return repository or self.folder

    @property
    def in_worktree(self) -> bool:
        """Whether the session's folder is not the repository's main folder. Then it is usually a worktree."""
        return self.home != self.folder

    def current_place(self, days: DayBounds, by_folder: bool = False) -> SectionPlace:
        """Return the section to which the row belongs now, and the row's place in that section."""
        return section_place_of(
            self._group(days, by_folder), self.home, self.moment, self.opened, self.serial
        )

    def _group(self, days: DayBounds, by_folder: bool) -> SessionGroup:
        if self.view is not None:
            state = self.state
            if state is WorkState.NEEDS_YOU or self.problem is not None:
                return SessionGroup.NEEDS_YOU
            if state.at_work:
                return SessionGroup.WORKING
        elif self.mark.archived:
            return SessionGroup.ARCHIVED
        if by_folder:
            return SessionGroup.FOLDER  # a pinned session has a pin before its title
        return SessionGroup.PINNED if self.mark.pinned else group_by_time(self.moment, days)

    # --- searching -----------------------------------------------------------------------------

    def matches(self, words: list[str]) -> bool:
        """Return whether each word is in the title, folder or another known text. Words come from `plain`."""
        if self._words is None:
            self._words = self._known_by()
        said = self._words
        return all(word in said for word in words)

    def marked_title(self, words: list[str]) -> str:
        """Return the title as escaped markup in which these words are bold; "" if the row does not match
        them. Words come from `plain`."""
        return marked(self.title, words) if words and self.is_session and self.matches(words) else ""

    def changed(self) -> None:
        """Drop the text for the search, because the text may have changed."""
        self._words = None

    def _known_by(self) -> str:
        parts = [self.title, self.folder, self.session_id, self.profile.name]
        if (record := self.record) is not None:
            parts += [record.title, record.first, record.last, record.branch]
        return plain("\n".join(parts))


PlacedRow = tuple[SessionRow, SectionPlace, bool]
"""A row, its current place, and whether it is shown."""


class Namesakes:
    """Sets `SessionRow.shares_title` of the noted rows. Titles that differ only in case and accents count as
    the same."""

    def __init__(self) -> None:
        self._titles: dict[SessionRow, str] = {}
        self._rows: dict[str, dict[SessionRow, None]] = {}

    def note(self, rows: Iterable[SessionRow], known: Collection[int]) -> list[SessionRow]:
        """Note the current titles of rows. `known`: the serials of the rows that still exist. Return the rows
        whose `shares_title` changed."""
        titles: set[str] = set()
        for row in rows:
            title = plain(row.title) if row.serial in known and row.is_session else ""
            before = self._titles.pop(row, "")
            if before:
                self._rows[before].pop(row)
            if title:
                self._titles[row] = title
                self._rows.setdefault(title, {})[row] = None
            if title != before:
                titles |= {before, title} - {""}
        return [row for title in titles for row in self._update(title)]

    def _update(self, title: str) -> list[SessionRow]:
        rows = self._rows[title]
        changed = [row for row in rows if row.shares_title != (len(rows) > 1)]
        for row in changed:
            row.shares_title = len(rows) > 1
        if not rows:
            del self._rows[title]
        return changed


@lru_cache(maxsize=4_096)  # the page of all sessions reads the names of all open sessions four times a second
def _name_of(folder: str) -> str:
    return safe_names.last_of(folder) if PurePath(folder).name else ""


def own_title(record: "SessionRecord | None") -> str:
    """Return the title from the user or Claude Code; "" if the title only repeats the first words."""
    return calm(record.title) if record is not None and record.title_from in _SURE else ""


def marked(text: str, words: Iterable[str]) -> str:
    """Return the text as escaped markup in which these words are bold; "" if the text has none of them. Words
    come from `plain`."""
    from html import escape  # imported here: the first frame shows no matches

    said: list[str] = []
    places: list[int] = []  # for each character of `said`: the index of its character in `text`
    for place, character in enumerate(text):
        for each in plain(character):
            said.append(each)
            places.append(place)
    whole = "".join(said)
    bold = [False] * len(text)
    for word in words:
        at = whole.find(word)
        while word and at >= 0:
            for place in places[at : at + len(word)]:
                bold[place] = True
            at = whole.find(word, at + len(word))
    if not any(bold):
        return ""
    pieces: list[str] = []
    for is_bold, run in groupby(zip(text, bold, strict=True), key=itemgetter(1)):
        piece = escape("".join(character for character, _ in run))
        pieces.append(f"<b>{piece}</b>" if is_bold else piece)
    return "".join(pieces)


def plain(text: str) -> str:
    """Return the text without case and accents."""
    if text.isascii():
        return text.lower()
    decomposed = unicodedata.normalize("NFKD", text.casefold())
    return "".join(character for character in decomposed if not unicodedata.combining(character))
