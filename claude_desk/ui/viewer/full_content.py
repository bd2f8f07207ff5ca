"""The content of the viewer, for instance content that is too large for a row. No Qt."""

from dataclasses import dataclass

from claude_desk.transcript.entries import Entry, EntryKind
from claude_desk.transcript.tools.card import DiffPart, ListingPart
from claude_desk.ui.translation import translate

# The file names for saving rows that do not contain Claude's words.
_FILE_NAMES = {
    EntryKind.USER: "message.txt",
    EntryKind.NOTICE: "notice.txt",
    EntryKind.ERROR: "error.txt",
}


@dataclass(frozen=True, slots=True)
class FullContent:
    """The content of the viewer. `file_name` is the proposed file name for saving; "" without a proposal."""

    title: str
    part: ListingPart | DiffPart
    file_name: str = ""


def full_content_of(entry: Entry, text: str, of_card: FullContent | None = None) -> FullContent | None:
    """Return the content that `Show all` opens for a row; None if there is no such content.

    `text` is the row's text for copying. `of_card` is the complete content of the row's card, if any.
    """
    if entry.kind is EntryKind.CODE:
        listing = ListingPart(text, language=entry.language, first=1, wrap=False)
        return FullContent(entry.language or translate("FullContent", "Code"), listing, "code.txt")
    if entry.kind is EntryKind.TABLE:
        return FullContent(translate("FullContent", "Table"), ListingPart(text, wrap=False), "table.md")
    if entry.kind in _FILE_NAMES:
        return FullContent(_title(entry.kind), ListingPart(text), _FILE_NAMES[entry.kind])
    return of_card


def _title(kind: EntryKind) -> str:
    match kind:
        case EntryKind.NOTICE:
            return translate("FullContent", "Notice")
        case EntryKind.ERROR:
            return translate("FullContent", "Error")
    return translate("FullContent", "Message")
