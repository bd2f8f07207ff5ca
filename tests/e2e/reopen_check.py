"""Compares the rows of a live conversation with the rows that are read again from the CLI's file."""

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from difflib import SequenceMatcher
from pathlib import Path
from typing import Any

from claude_desk.library.history.page_layout import FileLayout, cut, read_tail
from claude_desk.library.history.page_reader import full_journal, read_page, read_tail_page
from claude_desk.protocol.files.journal_file import CutTextRecord, SentRecord
from claude_desk.transcript.entries import Entry, EntryKind, NoticeAction, RunProgress, ToolCall, ToolState
from claude_desk.transcript.reducer.agent_results import is_agent_result
from claude_desk.transcript.text.hook_words import is_hook_phrase

WRITTEN_SECONDS = 15.0


@dataclass(frozen=True)
class Tolerated:
    """A difference that cannot be avoided, and the reason. Rows for which `differ` is true are not
    compared."""

    why: str
    differ: Callable[[Entry], bool]


# The kinds of rows that may be missing without the program's journal.

_OF_OURS = (EntryKind.FOOTER, EntryKind.NOTICE, EntryKind.ERROR)
# The CLI's file does not contain the decisions, or why a call ended. Calls in these states have no state
# there.
_NOT_RUN = (ToolState.DENIED, ToolState.STOPPED, ToolState.FAILED, ToolState.CANCELLED)


def differences(
    live: Sequence[Entry], home: Path, journals: Path, session_id: str, tolerated: Tolerated | None = None
) -> str:
    """Return an empty string if the rows that are read again equal the live rows, or else a text with the
    difference.

    Read the file in one piece, by the smallest pages, and without the program's journal. Without the journal,
    compare only the rows that the CLI writes. With `tolerated`, skip the comparison without the journal.
    """
    found = list(home.glob(f".claude/projects/*/{session_id}.jsonl"))
    if not found:
        return "nothing is written yet"
    [path] = found
    journal = journals / f"{session_id}.jsonl"
    seen = _all_shown(live, tolerated)
    for how, entries in (
        ("with the journal", reopened(path, journal)),
        ("by pages", in_pages(path, journal)),
    ):
        again = _all_shown(entries, tolerated)
        if seen != again:
            return _both(how, seen, again)
    if tolerated is not None:
        return ""
    return _without(live, reopened(path, None), _told_by(journal, path))


async def written(
    live: Sequence[Entry], home: Path, journals: Path, session_id: str, tolerated: Tolerated | None = None
) -> None:
    """Wait until the CLI has written its file. The CLI writes after it speaks, and on a busy machine its turn
    may end before the file is written.

    The wait ends after `WRITTEN_SECONDS`. `differences` then reports the missing rows.
    """
    with suppress(TimeoutError):
        async with asyncio.timeout(WRITTEN_SECONDS):
            while differences(live, home, journals, session_id, tolerated):
                await asyncio.sleep(0.05)


def reopened(path: Path, journal: Path | None) -> list[Entry]:
    return list(read_tail_page(path, read_tail(path), journal, idle=True).store)


def in_pages(path: Path, journal: Path | None) -> list[Entry]:
    """Return the rows read in the smallest possible pages."""
    layout = FileLayout(path)
    layout.refresh()
    records = full_journal(journal, path)
    pages = list(cut(layout.table, layout.chain, smallest=True))
    if not pages:
        return reopened(path, journal)
    found: list[Entry] = []
    for page, after in zip(pages, [*pages[1:], None], strict=True):
        offset = after.mark.id if after is not None else None
        found += [entry for turn in read_page(layout, page, offset, records) for entry in turn.entries]
    return found


def _all_shown(entries: Sequence[Entry], tolerated: Tolerated | None) -> list[tuple[Any, ...]]:
    return [shown(entry) for entry in entries if tolerated is None or not tolerated.differ(entry)]


_OF_THIS_RUN = (NoticeAction.SEND_ALONG, NoticeAction.CALL_AGAIN, NoticeAction.BEGIN_ANEW)


def shown(entry: Entry) -> tuple[Any, ...]:
    """Return everything that the user sees of a row, without times and ids.

    Some actions are left out, because they depend on the running Claude: the program offers to send the
    conversation along only to a Claude that does not have it, and to let agents work again where they have
    just ended. After reopening, the page of agents and their cards offer that.
    """
    tool, footer = entry.tool, entry.footer
    action = "" if entry.action in _OF_THIS_RUN else entry.action.value
    return (
        (entry.depth, entry.kind.value, entry.place.value, entry.content, entry.language, entry.sealed),
        (entry.continues, action, [(a.name, a.media_type, a.data) for a in entry.attachments]),
        tool and (tool.id, tool.name, tool.title, tool.state.value, tool.input, tool.changed, tool.asked),
        tool
        and (tool.result, tool.structured, _progress(tool), [a.name for a in tool.attachments], tool.body),
        footer,
    )


def _progress(tool: ToolCall) -> RunProgress | None:
    """Return the progress of a call's subagent or task, with the status `stopped` if the call was stopped:
    the row shows the state of the call."""
    if tool.progress is None or tool.state is not ToolState.STOPPED:
        return tool.progress
    return replace(tool.progress, status="stopped")


def _told_by(journal: Path, path: Path) -> str:
    """Return the texts that are only in the program's journal."""
    records = full_journal(journal, path)
    return "\n".join(record.text for record in records if isinstance(record, CutTextRecord | SentRecord))


def _without(live: Sequence[Entry], again: Sequence[Entry], ours: str) -> str:
    # Hooks' words are left out: the stream may not report them, and then only the journal has their place.
    live, again = ([e for e in rows if not is_hook_phrase(e.content)] for rows in (live, again))
    seen, found = [_written(e) for e in live], [_written(e) for e in again]
    for kind, a, b, c, d in SequenceMatcher(None, seen, found, autojunk=False).get_opcodes():
        if kind == "equal":
            continue
        missing = [entry for entry in live[a:b] if not _is_ours(entry) and entry.text not in ours]
        made_up = [entry for entry in again[c:d] if not _is_news(entry)]
        if made_up or any(entry.tool is not None or entry.content for entry in missing):
            return _both("without the journal", seen, found)
    return ""


def _is_ours(entry: Entry) -> bool:
    return entry.kind in _OF_OURS or _is_news(entry)


def _is_news(entry: Entry) -> bool:
    """Return whether the file may have the row at another place: where the news came, not where it was
    read."""
    return entry.kind is EntryKind.NOTICE or (entry.tool is not None and is_agent_result(entry.tool))


def _written(entry: Entry) -> tuple[Any, ...]:
    """Return the part of a row that is in the CLI's file."""
    tool = entry.tool
    state = "" if tool is None or tool.state in _NOT_RUN else tool.state.value
    return entry.depth, entry.kind.value, entry.content, tool and (tool.id, tool.name, state)


def _both(how: str, seen: Sequence[Any], again: Sequence[Any]) -> str:
    lines = [f"the rows differ {how}"]
    for number in range(max(len(seen), len(again))):
        first = seen[number] if number < len(seen) else None
        second = again[number] if number < len(again) else None
        if first != second:
            lines += [f"  live: {first!r}"[:600], f"  file: {second!r}"[:600]]
    return "\n".join(lines)
