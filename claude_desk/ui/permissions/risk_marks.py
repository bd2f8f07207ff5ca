"""What stands out in a command, of a request or of a hook on the page about trust: what to underline, which
hosts it reaches, and the same in words. No Qt."""

from functools import lru_cache
from typing import NamedTuple

from claude_desk.transcript.text.spans import TextSpan


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
    from claude_desk.ui.permissions.request_text import marked, placed

    command = text[start:]
    told = marked("command", command)
    said = " · ".join([*(words for _, words in told.legend), *(note for note, _ in told.notes)])
    if len(command) > command_check.LONGEST:
        return RiskMarks(words=said)
    lines, spans = placed(text, command_check.marks_of(command), start)
    return RiskMarks(lines, spans, said)
