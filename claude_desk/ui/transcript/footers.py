"""What stands below a turn. No Qt."""

from claude_desk.transcript.entries import Entry, StopBy, TurnFooter
from claude_desk.ui import value_format as words


def footer_words(entry: Entry) -> str:
    """`12 s · 1.2 k tokens in, 80 out · $0.02`, and what ended the turn where it did not end by itself."""
    footer = entry.footer
    if footer is None:
        return entry.text
    parts = [_stopped(footer)] if footer.stopped else ["Ended with an error"] if footer.failed else []
    if footer.seconds is not None:
        took = words.duration(footer.seconds) if footer.seconds >= 1 else "under 1 s"
        parts.append(f"took {took}" if parts else took)
    counted = footer.tokens_in is not None or footer.tokens_out is not None
    # Of a turn stopped in the middle of its first answer 2.1.330 tells a cost, and no tokens for it.
    if counted and (footer.tokens_in or footer.tokens_out or not footer.stopped):
        parts.append(
            f"{words.count(footer.tokens_in or 0)} tokens in, {words.count(footer.tokens_out or 0)} out"
        )
    if footer.cost is not None:
        parts.append(words.cost(footer.cost))
    return " · ".join(parts) or "Done"


def _stopped(footer: TurnFooter) -> str:
    """`Stopped by you in 0.2 s`, `Ended by SIGINT 3.1 s after Stop`: which means took effect, and when."""
    if footer.stopped_by is StopBy.CLOSE:
        return "Stopped when the session was closed"
    if footer.stopped_by is None or footer.stop_seconds is None:
        return "Stopped by you"
    took = _duration(footer.stop_seconds)
    if footer.stopped_by is StopBy.INTERRUPT:
        return f"Stopped by you in {took}"
    return f"Ended by {footer.stopped_by.upper()} {took} after Stop"


def _duration(seconds: float) -> str:
    return f"{max(0.1, seconds):.1f} s" if seconds < 9.95 else words.duration(seconds)
