"""What stands below a turn. No Qt."""

from claude_desk.transcript.entries import Entry
from claude_desk.ui import words


def footer_words(entry: Entry) -> str:
    """`12 s · 1.2 k tokens in, 80 out · $0.02`, and who ended the turn where it did not end by itself."""
    footer = entry.footer
    if footer is None:
        return entry.text
    parts = ["Stopped by you"] if footer.stopped else ["Ended with an error"] if footer.failed else []
    if footer.seconds is not None:
        parts.append(words.duration(footer.seconds) if footer.seconds >= 1 else "under 1 s")
    if footer.tokens_in is not None or footer.tokens_out is not None:
        parts.append(
            f"{words.count(footer.tokens_in or 0)} tokens in, {words.count(footer.tokens_out or 0)} out"
        )
    if footer.cost is not None:
        parts.append(words.cost(footer.cost))
    return " · ".join(parts) or "Done"
