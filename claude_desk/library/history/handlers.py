"""The functions that answer requests about one session's file."""

import time
from bisect import bisect_left
from collections import OrderedDict
from collections.abc import Callable, Iterable
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

from claude_desk.library.catalog.session_heads import head_of
from claude_desk.library.catalog.session_paths import session_file
from claude_desk.library.history import requests as r
from claude_desk.library.history.file_follower import follow, follow_shown, leaf_at, messages_between
from claude_desk.library.history.journal_merge import (
    choices_in,
    cost_in,
    pastes_in,
    read_journal,
    sent_and_rewound_in,
)
from claude_desk.library.history.line_table import LineTable
from claude_desk.library.history.page_layout import FileLayout, FilePage, FileTail, read_tail
from claude_desk.library.history.page_reader import (
    cost_of,
    delivered,
    full_journal,
    has_conversation,
    play_records,
    play_tail_page,
    read_page,
    without_messages,
)
from claude_desk.library.history.requests import FileFacts, LineLocation, LocateLine
from claude_desk.library.history.strand_file import write_strand
from claude_desk.library.history.subagent_files import SubagentFiles
from claude_desk.library.history.subagent_list import read_subagent
from claude_desk.library.history.work_places import place_in
from claude_desk.library.request_base import Handler, LibraryPaths, Notify
from claude_desk.library.strands.cut_points import before, continues_from, message_at, newest_has
from claude_desk.protocol.disk.damaged_line import records_in
from claude_desk.protocol.disk.line_object import is_complete_object
from claude_desk.protocol.disk.session_file import FileLine, agent_of, read_lines, text_of
from claude_desk.protocol.disk.session_head import SessionHead
from claude_desk.protocol.disk.session_prompts import one_line
from claude_desk.protocol.files.journal_file import JournalRecord, SentAndRewound
from claude_desk.protocol.phrase import Text
from claude_desk.system.files import open_to_read
from claude_desk.transcript.entries import PageMark
from claude_desk.transcript.reducer.live_blocks import keep_own_references
from claude_desk.transcript.search import counts_in
from claude_desk.transcript.store import Turn
from claude_desk.transcript.visible_text import phrases_of

# -------------------------------------------------------------------------------------------------
# Facts about the session, from the beginning and the end of its file.


_HEAD = 256 * 1024


def facts_of(path: Path, tail: FileTail, cost: float | None) -> FileFacts:
    """Collect the facts about a session. Raise `OSError` if its file cannot be read."""
    head = _head(path)
    lines = [*head, *tail.newest]
    return FileFacts(
        session_id=path.stem,
        folder=next((cwd for line in head if (cwd := text_of(line.fields, "cwd"))), ""),
        title=_title(path, tail),
        model=_last(lines, _model),
        mode=_last(lines, lambda line: text_of(line.fields, "permissionMode")),
        version=_last(lines, lambda line: text_of(line.fields, "version")),
        cost=cost,
        damaged=tail.table.damaged,
        place=place_in(path, lines),
    )


def _title(path: Path, tail: FileTail) -> str:
    """Return the title that the list of sessions shows, or a newer title from the lines of `tail`."""
    head = head_of(str(path), path.stat().st_size) or SessionHead()
    for line in tail.newest:
        match line.type:
            case "custom-title":
                head.custom = one_line(text_of(line.fields, "customTitle")) or head.custom
            case "ai-title":
                head.made = one_line(text_of(line.fields, "aiTitle")) or head.made
            case "summary" if tail.table.has(text_of(line.fields, "leafUuid")):
                head.summary = one_line(text_of(line.fields, "summary")) or head.summary
    return head.title.text


def _head(path: Path) -> list[FileLine]:
    with open_to_read(path) as file:
        data = file.read(_HEAD)
    lines = data.split(b"\n")[:40]
    return [line for each in lines if each for _, _, line in read_lines(each, brief=True)]


def _last(lines: Iterable[FileLine], value: Callable[[FileLine], str]) -> str:
    found = ""
    for line in lines:
        if not line.sidechain:
            found = value(line) or found
    return found


def _model(line: FileLine) -> str:
    message = line.fields.get("message")
    model = text_of(message, "model") if line.type == "assistant" and isinstance(message, dict) else ""
    return "" if model == "<synthetic>" else model


# -------------------------------------------------------------------------------------------------
# The place of a line in the conversation.


_DEPTH = 4


def place_of(layout: FileLayout, request: LocateLine) -> LineLocation:
    table = layout.table
    index = table.at(request.offset)
    if request.agent:
        outer = _outermost(layout, request.agent)
        if outer is None:
            return LineLocation(None, 0, left=True)
        index = outer
    chain = layout.chain
    at = bisect_left(chain, index)
    on = at < len(chain) and chain[at] == index
    offset = table.span(index).offset if index < len(table) else request.offset
    pages = layout.pages(request.before).values()
    page = next((p.mark.id for p in pages if p.mark.id <= offset < p.mark.end), None)
    return LineLocation(page, offset, left=not on)


def _outermost(layout: FileLayout, agent: str) -> int | None:
    """Return the line in the session's own file whose result names the subagent, its workflow, or a subagent
    that called it; None without such a line."""
    agents, known = SubagentFiles(layout.path, layout.table), layout.table.agents
    if (folder := agents.workflow_of(agent)) in layout.table.workflows:
        return layout.table.workflows[folder]
    wanted = {agent}
    for _ in range(_DEPTH):
        found = [known[each] for each in wanted if each in known]
        if found:
            return found[0]
        calls = {call for each in wanted if (call := agents.first_call(each))}
        wanted = {
            each
            for each in known
            if any(agent_of(a.line) in wanted or calls & {*a.line.results} for a in agents.lines(each))
        }
    return None


# The CLI ends within this time after our program was killed. Until then it may still write to the file.
_ENDING_SECONDS = 1.0
_KEPT = 6  # number of layouts and of journals that are kept
_MOST_SOURCE = 64 * 1024 * 1024  # at most so many bytes of one line are returned
_NO_PAGE = PageMark(0, 0, 0, (), 0)


class OpenFiles:
    """The layouts and journals that were requested last."""

    def __init__(self) -> None:
        self._layouts: OrderedDict[Path, FileLayout] = OrderedDict()
        self._journals: OrderedDict[Path, tuple[tuple[int, int], list[JournalRecord]]] = OrderedDict()

    def layout(self, path: Path, leaf: str | None = "") -> FileLayout:
        """Return an up-to-date layout. `leaf` as in `FileLayout`; None if only the table of lines is needed.

        Raise `OSError` if the file cannot be read.
        """
        layout = self._layouts.pop(path, None)
        if layout is None or leaf not in (None, layout.leaf) or not layout.refresh():
            layout = FileLayout(path, leaf or "")
            layout.refresh()
        self._layouts[path] = layout
        while len(self._layouts) > _KEPT:
            self._layouts.popitem(last=False)
        return layout

    def journal(self, journal: Path | None, path: Path) -> list[JournalRecord]:
        if journal is None:
            return []
        try:
            status = journal.stat()
        except OSError:
            return []
        stamp = (status.st_mtime_ns, status.st_size)
        known = self._journals.pop(journal, None)
        if known is None or known[0] != stamp:
            known = (stamp, full_journal(journal, path))
        self._journals[journal] = known
        while len(self._journals) > _KEPT:
            self._journals.popitem(last=False)
        return known[1]


_files = OpenFiles()


class _Choice(NamedTuple):
    """The strand of a file that the window shows.

    `until`: the uuid of its last message; "" for the newest strand or the strand that the CLI resumes.
    `newest`: whether the newest strand is shown. The CLI wrote this strand after a rewind, but does not
    resume it. `own`: what this program sent and rewound.
    """

    until: str
    newest: bool
    own: SentAndRewound

    def end_in(self, table: LineTable, by_time: bool) -> int:
        """Return the last line of the strand in the table; -1 if the table has no such line. `by_time`: the
        CLI resumes the line with the latest time."""
        if not self.until and (self.newest or by_time):
            return table.newest if self.newest else table.latest
        return table.end_of(self.until)


def _choice(path: Path, journal: Path | None, until: str = "") -> _Choice:
    """Choose the strand that is shown. Raise `OSError` if the file cannot be read."""
    own = sent_and_rewound_in(journal)
    until, rewound = until or own.until, own.newest
    newest = False
    if rewound is not None and not until:
        if newest_has(path, rewound.uuid):
            if not any(before(path, uuid).found for uuid in own.since):
                until = rewound.until  # the file has no message that was sent since the rewind
        else:
            newest = continues_from(path, rewound.uuid)
    return _Choice(until, newest, own)


def _open(request: r.OpenHistory, paths: LibraryPaths, notify: Notify) -> r.HistoryOpened:
    choice = _choice(request.path, request.journal, request.until)
    until, rewound = choice.until, choice.own.newest
    tail = read_tail(request.path, until)
    if not until and (choice.newest or request.by_time):
        index = choice.end_in(tail.table, request.by_time)
        tail = read_tail(request.path, _uuids_at(request.path, tail.table, index)[0])
    leaf, message = _uuids_at(request.path, tail.table, tail.end)
    disputed = not (until or choice.newest or request.by_time) and tail.table.is_disputed
    if disputed:
        until = message
    messages = dict(request.messages)
    records = full_journal(request.journal, request.path) if messages else []
    there = delivered(request.path, messages, records)
    if messages.keys() - there and time.time() - request.path.stat().st_mtime < _ENDING_SECONDS:
        time.sleep(_ENDING_SECONDS)
        there = delivered(request.path, messages, records)
    hidden = messages.keys() - there
    reducer, played = play_tail_page(request.path, tail, request.journal, request.idle, hidden)
    cost = cost_of(request.journal, request.path)
    facts = replace(
        facts_of(request.path, tail, cost),
        until=until,
        disputed=disputed,
        chosen=choices_in(request.journal),
        pastes=pastes_in(request.journal),
        other_strands=_other_strands(request, tail, choice.own),
        rewound=(rewound.uuid, rewound.until) if rewound is not None else None,
    )
    page = tail.page.mark if tail.page is not None else _NO_PAGE
    return r.HistoryOpened(reducer.saved(), page, facts, tail.older, tail.ends, there, leaf, played)


def _uuids_at(path: Path, table: LineTable, index: int) -> tuple[str, str]:
    """Return the uuid of the line and of its message, as `message_at`; "" and "" for the line -1."""
    return message_at(path, table.span(index).offset) if index >= 0 else ("", "")


def _other_strands(request: r.OpenHistory, tail: FileTail, own: SentAndRewound) -> tuple[r.OtherStrand, ...]:
    sent, taken_back = list(own.sent), {record.uuid: record.at for record in own.rewinds}
    if request.by_time and tail.table.kept:
        sent.append(tail.table.kept)  # its strand counts: the CLI that wrote this leaf has ended
    found = tail.table.other_strands(tail.chain, sent, taken_back)
    leaves = ((_uuids_at(request.path, tail.table, leaf)[0], count) for leaf, count in found)
    return tuple(r.OtherStrand(leaf, count) for leaf, count in leaves if leaf)


def _recall(request: r.OpenFromJournal, paths: LibraryPaths, notify: Notify) -> r.HistoryOpened:
    """Answer `OpenFromJournal`. Skip followed sessions whose files have a conversation (see
    `read_journal`)."""

    def is_on_disk(session: str) -> bool:
        file = session_file(paths.config, session)
        return file is not None and has_conversation(file)

    records = read_journal(request.journal, is_on_disk=is_on_disk)
    hidden = dict(request.messages).keys()
    reducer, _ = play_records(request.journal, without_messages(records, hidden), idle=True)
    cost = cost_in(request.journal, is_on_disk)
    return r.HistoryOpened(
        reducer.saved(),
        _NO_PAGE,
        r.FileFacts(cost=cost, pastes=pastes_in(request.journal)),
        older=False,
        end=0,
    )


def _lay_out(request: r.LayOutPages, paths: LibraryPaths, notify: Notify) -> r.PagesLaidOut:
    layout = _files.layout(request.path, request.leaf)
    pages = layout.pages(request.before)
    return r.PagesLaidOut(tuple(page.mark for page in pages.values()), layout.table.damaged)


def _read_page(request: r.ReadPage, paths: LibraryPaths, notify: Notify) -> r.PageRead:
    layout = _files.layout(request.path, request.leaf)
    turns = _turns(layout, request.page, request.before, _files.journal(request.journal, request.path))
    keep_own_references(turns)
    return r.PageRead(request.page, tuple(turns))


def _turns(layout: FileLayout, number: int, before: int, records: list[JournalRecord]) -> list[Turn]:
    pages = layout.pages(before)
    page = pages.get(number)
    return read_page(layout, page, _next(pages, number, before), records) if page is not None else []


def _next(pages: dict[int, FilePage], number: int, before: int) -> int:
    """Return the offset at which the next page begins; `before` after the last page."""
    return min((other for other in pages if other > number), default=before)


def _source(request: r.SourceLines, paths: LibraryPaths, notify: Notify) -> tuple[bytes, ...]:
    path = SubagentFiles(request.path).path_of(request.agent) if request.agent else request.path
    if path is None:
        return tuple(b"" for _ in request.offsets)
    found = []
    with open_to_read(path) as file:
        for offset in request.offsets:
            file.seek(max(0, offset))
            raw = file.readline(_MOST_SOURCE).rstrip(b"\n")
            records = [] if is_complete_object(raw) else records_in(raw)
            found.append(raw[: records[0][1]] if records and not records[0][0] else raw)
    return tuple(found)


def _place(request: r.LocateLine, paths: LibraryPaths, notify: Notify) -> r.LineLocation:
    return place_of(_files.layout(request.path, request.leaf), request)


def _find(request: r.FindInPages, paths: LibraryPaths, notify: Notify) -> r.PageMatches:
    layout = _files.layout(request.path, request.leaf)
    records = _files.journal(request.journal, request.path)
    page, *rest = request.pages
    turns = _turns(layout, page, request.before, records)
    rows = [entry for turn in turns for entry in turn.entries]
    counts = counts_in(request.query, rows, request.folder, _without_phrases)
    known = ((entry.id, counts.get(entry.id, 0), phrases_of(entry, request.folder)) for entry in rows)
    found = tuple((key, count, phrases) for key, count, phrases in known if count or phrases)
    return r.PageMatches(request.path, request.query, page, found, len(rest))


def _without_phrases(text: Text) -> str:
    return text if isinstance(text, str) else ""


def _follow(request: r.FollowFile, paths: LibraryPaths, notify: Notify) -> r.FileGrowth:
    shown = request.shown
    if shown is None:
        return follow(request.path, request.offset)
    layout = _files.layout(request.path, None)
    end = _choice(request.path, shown.journal).end_in(layout.table, shown.by_time)
    leaf = shown.leaf or leaf_at(request.path, request.offset)
    return follow_shown(layout, request.offset, leaf, end)


def _find_messages(request: r.FindMessages, paths: LibraryPaths, notify: Notify) -> r.MessagesFound:
    return messages_between(request.path, request.begin, request.end)


HANDLERS: dict[type, Handler] = {
    r.OpenHistory: _open,
    r.OpenFromJournal: _recall,
    r.LayOutPages: _lay_out,
    r.ReadPage: _read_page,
    r.WriteStrand: write_strand,
    r.SourceLines: _source,
    r.LocateLine: _place,
    r.FindInPages: _find,
    r.FollowFile: _follow,
    r.FindMessages: _find_messages,
    r.ReadSubagent: read_subagent,
}
