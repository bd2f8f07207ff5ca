"""The frames of the cards: calls that follow each other share one frame."""

from claude_desk.transcript.entries import EntryKind, MessagePosition
from claude_desk.ui.transcript.row import TranscriptRow
from claude_desk.ui.transcript.row_times import day_words

# The place of a row without a frame.
UNFRAMED = ""


def card_place(row: TranscriptRow, above: TranscriptRow | None, below: TranscriptRow | None) -> str:
    """Return the place of a row's card in its frame: only, first, middle or last; "" without a frame.

    `above` and `below` are the neighbours of the row in the list.
    """
    if not is_framed(row):
        return UNFRAMED
    match shares_frame(above, row), shares_frame(row, below):
        case False, False:
            return MessagePosition.ONLY.value
        case False, True:
            return MessagePosition.FIRST.value
        case True, False:
            return MessagePosition.LAST.value
    return MessagePosition.MIDDLE.value


def shares_frame(above: TranscriptRow | None, below: TranscriptRow | None) -> bool:
    """Return whether the cards of two neighbours share a frame.

    The line above an unfolded run of look-ups, the day, and the edge of a subagent separate two frames, and a
    command of the user is not in the frame of Claude's calls.
    """
    if above is None or below is None or above.host is not below.host:
        return False
    if above.entry.by_user != below.entry.by_user:
        return False
    if below.run is not None and below.run.head is below:
        return False
    return is_framed(above) and is_framed(below) and not day_words(below.entry, above.entry)


def is_framed(row: TranscriptRow) -> bool:
    """Return whether the row shows a card with a frame."""
    return row.kind is EntryKind.TOOL and not row.is_line and not is_bare(row)


def is_bare(row: TranscriptRow) -> bool:
    """Return whether the row is one line without a frame: a look-up that has nothing to show but its head.

    A look-up that waits for the user has a frame, because its bar is at the edge of the frame.
    """
    if row.kind is not EntryKind.TOOL or not row.is_lookup or row.tone == "warn":
        return False
    return row.card is not None and not row.card.parts(row.folded)
