"""The results of a search as rows: each session, followed by the places that were found in it. No Qt."""

import time
from collections.abc import Sequence
from dataclasses import dataclass
from html import escape

from claude_desk.library.catalog.requests import (
    CLAUDE,
    OTHER,
    THINKING,
    TOOL,
    USER,
    SearchHit,
    SearchResults,
    TitleHit,
)
from claude_desk.protocol.disk.session_title import is_fork_title
from claude_desk.transcript.text.text_sanitizer import in_prose, shown_at, visible
from claude_desk.ui import safe_names
from claude_desk.ui.profiles.profile_marks import UNMARKED, ProfileMark, ProfileMarks
from claude_desk.ui.relative_time import DayBounds
from claude_desk.ui.translation import translate

# -------------------------------------------------------------------------------------------------
# The filters of a search: folder, speaker, tool, date. No Qt.


ROLES = ("", USER, CLAUDE, THINKING, TOOL, OTHER)  # "" for any speaker
_DAYS = (0, 1, 7, 30)  # number of days up to and including today; 0 for any time
OWN_DATES = len(_DAYS)  # index of the choice of dates, after `_DAYS`
NEWEST = 1  # index in `order_names`


def speaker_names() -> list[str]:
    """Return the names of the speakers, in the order of `ROLES`."""
    return [
        translate("SearchRows", "Anyone"),
        translate("SearchRows", "You"),
        translate("SearchRows", "Claude"),
        translate("SearchRows", "Thinking"),
        translate("SearchRows", "Tools"),
        translate("SearchRows", "Others"),
    ]


def date_names() -> list[str]:
    return [
        translate("SearchRows", "Any time"),
        translate("SearchRows", "Today"),
        translate("SearchRows", "Past week"),
        translate("SearchRows", "Past month"),
        translate("SearchRows", "Custom"),
    ]


def order_names() -> list[str]:
    return [translate("SearchRows", "Best match"), translate("SearchRows", "Newest first")]


@dataclass(frozen=True, slots=True)
class SearchFilterState:
    """The chosen filters.

    `role` is an index in `ROLES`, `date` an index in `date_names`. `first` and `last` are dates as the user
    wrote them.
    """

    folder: str = ""  # "" for all folders
    role: int = 0
    tool: str = ""
    date: int = 0
    first: str = ""
    last: str = ""

    @property
    def any(self) -> bool:
        return self != SearchFilterState()

    def roles(self) -> tuple[str, ...]:
        role = ROLES[self.role]
        return (role,) if role else ()

    def span(self, now: float) -> tuple[float, float] | None:
        """Return (from, until) in seconds since the epoch, 0 without a limit.

        Return None if a date is not valid, or if the first date is after the last.
        """
        if self.date == 0:
            return 0.0, 0.0
        if self.date < OWN_DATES:
            return _day(now, 1 - _DAYS[self.date]), 0.0
        first, last = date_of(self.first), date_of(self.last)
        if first is None or last is None or (first and last and first > last):
            return None
        return first, _day(last, 1) - 1 if last else 0.0


def date_of(words: str) -> float | None:
    """Return the start of a day that is written as `2026-05-03`, `2026/05/03` or `3.5.2026`.

    Return 0 for an empty text, None for any other text.
    """
    words = words.strip()
    if not words:
        return 0.0
    for form in ("%Y-%m-%d", "%Y/%m/%d", "%d.%m.%Y"):
        try:
            return time.mktime((*time.strptime(words, form)[:3], 0, 0, 0, 0, 0, -1))
        except (ValueError, OverflowError):
            continue
    return None


def folder_words(folders: Sequence[str], home: str) -> list[str]:
    """Return the names of the folders. For folders with the same name, return the paths."""
    names = [folder.rstrip("/").rpartition("/")[2] or folder for folder in folders]
    shown = ["~" + f[len(home) :] if home and f.startswith(home + "/") else f for f in folders]
    chosen = [name if names.count(name) == 1 else path for name, path in zip(names, shown, strict=True)]
    return [safe_names.path(said) for said in chosen]


def _day(moment: float, days: int) -> float:
    """Return the start of the day that is `days` days after the day of `moment`."""
    local = time.localtime(moment)
    return time.mktime((local.tm_year, local.tm_mon, local.tm_mday + days, 0, 0, 0, 0, 0, -1))


# Placeholder in the markup of a row for the background colour of matches.
MARK = "%1"
_TITLES_FIRST = 5


@dataclass(frozen=True, slots=True)
class FoundRow:
    """A row of the results. `target` is the row's session, or a place in a session."""

    key: str
    target: SearchHit | TitleHit
    head: bool  # whether the row is a session; otherwise it is a place in the session above
    markup: str  # the row's words, escaped, with marks
    detail: str
    spoken: str
    fork: bool = False  # whether the session is a fork of another session
    profile: ProfileMark = UNMARKED


def rows_of(results: SearchResults, newest: bool, days: DayBounds, profiles: ProfileMarks) -> list[FoundRow]:
    """Return the rows, grouped by session.

    A few sessions with a matching title come first, then the sessions in the order of their best places. With
    `newest`, all sessions with places come first, and the newest sessions and places are at the top. The
    remaining sessions, which were found only by title, come last.
    """
    groups: dict[str, list[SearchHit]] = {}
    for hit in results.hits:
        groups.setdefault(hit.path, []).append(hit)
    titles = {title.path: title for title in results.titles}
    order = _newest(groups) if newest else list(groups)
    named = [title.path for title in results.titles if title.matches][:_TITLES_FIRST]
    order = list(dict.fromkeys([*([] if newest else named), *order, *titles]))
    rows: list[FoundRow] = []
    for path in order:
        hits = groups.get(path, [])
        if newest:
            hits = sorted(hits, key=lambda hit: -hit.time)
        rows.append(_head(titles.get(path) or _title(hits[0]), hits, days, profiles.of_file(path)))
        rows += [_place(hit, days) for hit in hits]
    return rows


def count_words(results: SearchResults, searched: bool, goes_on: bool = False) -> str:
    """Return `37 matches in 12 sessions`; `12 sessions, 9 matches` if some sessions match only by title.

    Return "" without results, or if `searched` is false. `goes_on` says whether the search still runs and may
    find more.
    """
    if not searched:
        return ""
    within = {hit.path for hit in results.hits}
    sessions = len(within | {title.path for title in results.titles})
    if not sessions:
        return ""
    session_words = translate("SearchRows", "%Ln sessions", n=sessions, one="%Ln session")
    counted = session_words
    if results.hits:
        match_words = _match_count(len(results.hits))
        counted = (
            translate("SearchRows", "{matches} in {sessions}", matches=match_words, sessions=session_words)
            if len(within) == sessions
            else translate("SearchRows", "{sessions}, {matches}", sessions=session_words, matches=match_words)
        )
    if goes_on:
        return translate("SearchRows", "{found}; still searching…", found=counted)
    if results.more and results.hits:
        return translate("SearchRows", "{found}; there are more", found=counted)
    return counted


def _match_count(count: int) -> str:
    return translate("SearchRows", "%Ln matches", n=count, one="%Ln match")


def marked(text: str, matches: Sequence[tuple[int, int]]) -> str:
    """Return the text as escaped markup with the matches marked."""
    pieces: list[str] = []
    shown = in_prose(text)
    at = 0
    for place, length in matches:
        start, end = (shown_at(text, shown, each) for each in (place, place + length))
        if start >= at and length > 0:
            found = _plain(shown[start:end])
            pieces += [_plain(shown[at:start]), f'<span style="background-color:{MARK}">{found}</span>']
            at = end
    return "".join((*pieces, _plain(shown[at:])))


def _plain(text: str) -> str:
    return escape(text).replace("%", "&#37;").replace("\n", " ")


def _newest(groups: dict[str, list[SearchHit]]) -> list[str]:
    return sorted(groups, key=lambda path: -max(hit.time for hit in groups[path]))


def _title(hit: SearchHit) -> TitleHit:
    return TitleHit(hit.path, hit.session, hit.title, hit.folder, (), hit.forked)


def _head(title: TitleHit, hits: Sequence[SearchHit], days: DayBounds, profile: ProfileMark) -> FoundRow:
    said = [safe_names.path(title.folder)] if title.folder else []
    if hits:
        said.append(days.words(max(hit.time for hit in hits)))
    if len(hits) > 1:
        said.append(_match_count(len(hits)))
    name = title.title or translate("SearchRows", "Untitled")
    detail = " · ".join(part for part in said if part)
    heard = f"{profile.name}, {detail}" if profile.name else detail
    spoken = translate("SearchRows", "Session: {title}, {detail}", title=visible(name), detail=heard)
    words, fork = marked(name, title.matches), title.forked or is_fork_title(name)
    return FoundRow(title.path, title, True, words, detail, spoken, fork, profile)


def _speaker(hit: SearchHit) -> str:
    if hit.role == TOOL:
        return visible(hit.tool) or translate("SearchRows", "Tool")
    return dict(zip(ROLES, speaker_names(), strict=True)).get(hit.role) or visible(hit.role)


def _place(hit: SearchHit, days: DayBounds) -> FoundRow:
    inside = translate("SearchRows", "in a subagent") if hit.agent else ""
    parts = [_speaker(hit), inside, days.words(hit.time)]
    detail = " · ".join(part for part in parts if part)
    key = f"{hit.path} {hit.agent} {hit.offset} {hit.role} {hit.call}"
    spoken = translate("SearchRows", "{detail}: {text}", detail=detail, text=in_prose(hit.passage))
    return FoundRow(key, hit, False, marked(hit.passage, hit.matches), detail, spoken)
