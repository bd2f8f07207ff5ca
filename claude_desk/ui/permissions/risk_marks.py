"""Marks in the commands of the trust page: underlines, hosts, and their meaning. No Qt."""

from functools import lru_cache
from typing import NamedTuple

from claude_desk.transcript.text.spans import TextSpan


class RiskMarks(NamedTuple):
    """The marks of a command.

    `lines` are underlines: start and length in UTF-16 units, as in QML, and style. `spans` are painted; their
    positions count characters. `words` say what the marks mean, for users who do not see them.
    """

    lines: tuple[tuple[int, int, str], ...] = ()
    spans: tuple[TextSpan, ...] = ()
    words: str = ""


@lru_cache(maxsize=256)
def risk_marks(text: str, start: int = 0) -> RiskMarks:
    """Return the marks of the command that begins at `start` in `text`.

    A command that is too long to analyze has no marks. Its `words` say that it is too long.
    """
    # These modules load after the first frame.
    from claude_desk.transcript.permissions import command_check
    from claude_desk.ui.permissions.request_text import marked, placed

    command = text[start:]
    marking = marked("command", command)
    said = " · ".join([*(line.words for line in marking.legend), *(note for note, _ in marking.notes)])
    if len(command) > command_check.LONGEST:
        return RiskMarks(words=said)
    lines, spans = placed(text, command_check.marks_of(command), start)
    return RiskMarks(lines, spans, said)
