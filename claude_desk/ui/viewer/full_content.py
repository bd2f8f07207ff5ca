"""What opens beside the conversation where a row is too small for it. No Qt."""

from dataclasses import dataclass

from claude_desk.transcript.entries import Entry, EntryKind
from claude_desk.transcript.tools.card import DiffPart, ListingPart

# Above the words of a row that is none of Claude's; and the file that they are saved in.
_TOLD = {
    EntryKind.USER: ("Message", "message.txt"),
    EntryKind.NOTICE: ("Notice", "notice.txt"),
    EntryKind.ERROR: ("Error", "error.txt"),
}


@dataclass(frozen=True, slots=True)
class FullContent:
    """`file_name` is what it would be saved as; "" for any name."""

    title: str
    part: ListingPart | DiffPart
    file_name: str = ""


def full_content_of(entry: Entry, text: str, of_card: FullContent | None = None) -> FullContent | None:
    """What `Show all` opens; None where the row shows it all.

    `text` is what a copy of the row takes, `of_card` what its card is too small for, where it has one.
    """
    if entry.kind is EntryKind.CODE:
        listing = ListingPart(text, language=entry.language, first=1, wrap=False)
        return FullContent(entry.language or "Code", listing, "code.txt")
    if entry.kind is EntryKind.TABLE:
        return FullContent("Table", ListingPart(text, wrap=False), "table.md")
    if entry.kind in _TOLD:
        title, name = _TOLD[entry.kind]
        return FullContent(title, ListingPart(text), name)
    return of_card
