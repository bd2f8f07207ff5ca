"""What stands out in a command that is only read, such as a hook on the page about trust: what to underline,
which hosts it reaches, and the same in words. The kinds and their words are those of a request. No Qt."""

from functools import lru_cache
from typing import NamedTuple

from claude_desk.transcript.text.spans import TextSpan
from claude_desk.ui.safe_text import utf16_units

# So many are underlined by items of their own; those beyond are painted as a font underlines.
_MOST_LINES = 100


class RiskMarks(NamedTuple):
    """`lines`: start, length and style of what is underlined, as QML counts. `spans` are to be painted; they
    count in characters. `words`: what the marks mean, for who does not see them; "" for none."""

    lines: tuple[tuple[int, int, str], ...] = ()
    spans: tuple[TextSpan, ...] = ()
    words: str = ""


@lru_cache(maxsize=256)
def risk_marks(text: str, start: int = 0) -> RiskMarks:
    """The marks of the command that begins at `start` in `text`; one that was not looked through says so."""
    # They come after the first frame.
    from claude_desk.transcript.permissions import command_check
    from claude_desk.transcript.permissions.url_check import host_place
    from claude_desk.ui.permissions.request_text import marked

    command = text[start:]
    told = marked("command", command)
    said = " · ".join([*(words for _, words in told.legend), *(note for note, _ in told.notes)])
    if len(command) > command_check.LONGEST:
        return RiskMarks(words=said)
    lines: list[tuple[int, int, str]] = []
    spans: list[TextSpan] = []
    worst: dict[tuple[int, int], command_check.CommandMark] = {}
    for mark in sorted(
        command_check.marks_of(command), key=lambda mark: command_check.STYLES.index(mark.style)
    ):
        worst.setdefault(mark[:2], mark)
    for place in sorted(worst):
        mark = worst[place]
        first, last = start + mark.start, start + mark.end
        host = host_place(text[first:last]) if mark.style == "ask-network" else None
        if host is not None:
            spans.append(TextSpan(first + host[0], first + host[1], "bold"))
        elif len(lines) < _MOST_LINES:
            before = utf16_units(text[:first])
            lines.append((before, utf16_units(text[first:last]), mark.style))
        else:
            spans.append(TextSpan(first, last, f"{mark.style} underline"))
    return RiskMarks(tuple(lines), tuple(spans), said)
