"""The content of `View source` for a row: the lines of the wire from which the row was made."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from claude_desk.protocol.wire.json_text import pretty
from claude_desk.transcript.entries import Entry, EntryKind
from claude_desk.transcript.tools.card import ListingPart
from claude_desk.ui import locale_format
from claude_desk.ui.translation import translate
from claude_desk.ui.viewer.full_content import FullContent

if TYPE_CHECKING:
    from claude_desk.session.core.session import Session
    from claude_desk.session.journal.wire_log import SourceLine


_CLAUDES = (EntryKind.PROSE, EntryKind.TABLE, EntryKind.CODE, EntryKind.THINKING, EntryKind.TOOL)


def show_source(entry: Entry, session: "Session", show: Callable[[FullContent], None]) -> None:
    """Show the lines from which a row was made. If some are in the session's file, read them first."""
    lines = session.wire_log.source_of(entry)
    if any(source < 0 for source in entry.sources):
        session.history.lines(entry, lambda stored: show(source_of(entry, lines, stored)))
    else:
        show(source_of(entry, lines))


def source_of(
    entry: Entry, lines: Sequence["SourceLine"], stored: Sequence[tuple[int, bytes]] = ()
) -> FullContent:
    """Return the lines as readable JSON, each with a comment that says where it is from.

    `stored` are lines of the session's file with their offsets. Without lines, return the reason.
    """
    listed = [_stored(offset, line) for offset, line in stored if line] + [_shown(line) for line in lines]
    text = "\n".join(listed) if listed else f"// {_why_none(entry)}\n"
    return FullContent(
        translate("SourceView", "Source"), ListingPart(text, language="json" if listed else ""), "source.json"
    )


def _stored(offset: int, line: bytes) -> str:
    byte = locale_format.number(offset)
    where = translate("SourceView", "byte {byte} of the session file", byte=byte)
    return f"// {where}\n{pretty(line)}\n"


def _shown(line: "SourceLine") -> str:
    number = locale_format.number(line.number)
    if line.ours:
        what = translate("SourceView", "line {number}, Claude Desk to Claude Code", number=number)
    else:
        what = translate("SourceView", "line {number}, Claude Code to Claude Desk", number=number)
    return f"// {what}\n{pretty(line.text)}\n"


def _why_none(entry: Entry) -> str:
    if not entry.sources and entry.kind in _CLAUDES:
        return translate(
            "SourceView",
            "Claude Code was stopped before the complete message arrived; its parts are not kept.",
        )
    if not entry.sources and entry.kind in (EntryKind.NOTICE, EntryKind.ERROR, EntryKind.FOOTER):
        return translate(
            "SourceView", "This row was created by Claude Desk; there is no message from Claude Code."
        )
    return translate("SourceView", "The messages behind this row were not kept.")
