"""The rows of a session's file in a few words, for tests."""

from collections.abc import Iterable, Sequence
from pathlib import Path

from claude_desk.library.history import handlers
from claude_desk.library.history.file_follower import FileFollower
from claude_desk.library.history.page_layout import FileLayout, cut, read_tail
from claude_desk.library.history.page_reader import read_page, read_tail_page
from claude_desk.library.history.requests import FileGrowth, FollowFile, HistoryOpened, ShownConversation
from claude_desk.library.request_base import LibraryPaths
from claude_desk.protocol.files.journal_file import JournalRecord
from claude_desk.transcript.entries import Entry
from claude_desk.transcript.reducer.agent_results import is_agent_result
from claude_desk.transcript.reducer.reducer import Reducer
from tests.entry_words import said


def entries_of(opened: HistoryOpened) -> list[Entry]:
    """Return the rows of the newest page."""
    return [entry for turn in opened.rows.turns for entry in turn.entries]


def words(entries: Iterable[Entry]) -> list[str]:
    return [_words(entry) for entry in entries]


def _words(entry: Entry) -> str:
    inner = "  " * entry.depth
    if (call := entry.tool) is not None and is_agent_result(call):
        return f"{inner}result {call.input['agent']}: {call.result}"
    if (call := entry.tool) is not None:
        done = call.progress.status if call.progress is not None else ""
        return f"{inner}tool {call.title} {call.state.value} {call.result}{f' ({done})' if done else ''}"
    if entry.footer is not None:
        return f"{inner}footer {entry.footer.cost}"
    return f"{inner}{entry.kind.value} {said(entry)}{f' [{entry.action}]' if entry.action else ''}"


def growth(path: Path, offset: int = 0, leaf: str = "", journal: Path | None = None) -> FileGrowth:
    """Return what was written to the file after `offset`, the end of the shown part. At offset 0, the file is
    read like a new file."""
    if not offset:
        handlers._files = handlers.OpenFiles()
    request = FollowFile(path, offset, ShownConversation(leaf, journal))
    told = handlers.HANDLERS[FollowFile](request, LibraryPaths(path, path, path), print)
    assert isinstance(told, FileGrowth)
    return told


def followed(path: Path) -> list[str]:
    """Return the rows of a session whose file is read as it grows, from its first line on."""
    reducer = Reducer()
    follower = FileFollower(reducer)
    follower.play(growth(path))
    assert not follower.opens_anew
    follower.settle()
    reducer.drain()
    return words(reducer.store)


def rows(path: Path, journal: Path | None = None, idle: bool = True) -> list[str]:
    """Return the rows of the newest page, which has all rows of a small file."""
    return words(read_tail_page(path, read_tail(path), journal, idle).store)


def paged(path: Path, smallest: bool = True, records: Sequence[JournalRecord] = ()) -> list[str]:
    """Return the rows of all pages. The newest page is read in the same way as older pages."""
    return words(entries_in_pages(path, smallest, records))


def entries_in_pages(
    path: Path, smallest: bool = True, records: Sequence[JournalRecord] = (), leaf: str = ""
) -> list[Entry]:
    layout = FileLayout(path, leaf)
    layout.refresh()
    pages = list(cut(layout.table, layout.chain, smallest=smallest))
    found: list[Entry] = []
    for page, after in zip(pages, [*pages, None][1:], strict=True):
        turns = read_page(layout, page, after.mark.id if after is not None else None, records)
        found += [entry for turn in turns for entry in turn.entries]
    return found
