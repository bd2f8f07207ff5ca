"""What `View source` shows of a row: the lines of the wire that told it."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from claude_desk.protocol.wire.json_text import pretty
from claude_desk.transcript.entries import Entry, EntryKind
from claude_desk.transcript.tools.card import ListingPart
from claude_desk.ui.viewer.full_content import FullContent

if TYPE_CHECKING:
    from claude_desk.session.core.session import Session, SourceLine

_PIECES = (
    "// Claude Code told this in pieces alone, which are not kept: "
    "it was stopped, or ended, before the whole came.\n"
)
_OURS = "// No line of Claude Code's tells this row: it is Claude Desk's own.\n"
_NOT_KEPT = "// The lines that told this row are not kept.\n"


def show_source(entry: Entry, session: "Session", show: Callable[[FullContent], None]) -> None:
    """Show the lines that told a row; those of the session's file are read first."""
    lines = session.source_of(entry.id)
    if any(source < 0 for source in entry.sources):
        session.history.lines(entry, lambda stored: show(source_of(entry, lines, stored)))
    else:
        show(source_of(entry, lines))


def source_of(
    entry: Entry, lines: Sequence["SourceLine"], stored: Sequence[tuple[int, bytes]] = ()
) -> FullContent:
    """The lines as JSON that can be read, each with its number and who wrote it; or why there are none.

    `stored`: those of the session's file, each with its offset.
    """
    told = [_stored(offset, line) for offset, line in stored if line] + [_shown(line) for line in lines]
    text = "\n".join(told) if told else _why_none(entry)
    return FullContent("Source", ListingPart(text, language="json" if told else ""), "source.json")


def _stored(offset: int, line: bytes) -> str:
    return f"// byte {offset:,} of the session's file\n{pretty(line)}\n"


def _shown(line: "SourceLine") -> str:
    who = "Claude Desk to Claude Code" if line.ours else "Claude Code to Claude Desk"
    return f"// line {line.number:,}, {who}\n{pretty(line.text)}\n"


def _why_none(entry: Entry) -> str:
    if entry.sources:
        return _NOT_KEPT
    if entry.kind in (EntryKind.PROSE, EntryKind.TABLE, EntryKind.CODE, EntryKind.THINKING, EntryKind.TOOL):
        return _PIECES
    return _OURS if entry.kind in (EntryKind.NOTICE, EntryKind.ERROR, EntryKind.FOOTER) else _NOT_KEPT
