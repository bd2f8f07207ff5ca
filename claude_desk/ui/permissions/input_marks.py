"""What stands out in the text of an input, by what the text is. No Qt."""

import re
from dataclasses import dataclass

from claude_desk.transcript.text.spans import TextSpan

# A member of an input that is shown as text (`ui/requests.py`).
_KEY = re.compile(r"^(?! *│)([^\n:]{1,200}):", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class MarkedInput:
    """`spans` are to be painted; `legend` says what they mean: a style, its words. `notes`: words, tone."""

    spans: tuple[TextSpan, ...] = ()
    legend: tuple[tuple[str, str], ...] = ()
    notes: tuple[tuple[str, str], ...] = ()
    host: str = ""


NOTHING = MarkedInput()


def marked(kind: str, text: str) -> MarkedInput:
    """`kind` as `requests.Shown` has it."""
    match kind:
        case "command":
            return _command(text)
        case "address":
            return _address(text)
        case "members":
            return MarkedInput(
                tuple(TextSpan(found.start(1), found.end(1), "ask-key") for found in _KEY.finditer(text))
            )
    return NOTHING


def _command(text: str) -> MarkedInput:
    from claude_desk.transcript.permissions import command_check as marks  # comes after the first frame

    if len(text) > marks.LONGEST:
        return MarkedInput(notes=(("It is too long for its parts to be marked", "warn"),))
    found = marks.marks_of(text)
    return MarkedInput(tuple(marks.spans_of(found)), tuple(marks.legend_of(text, found)))


def _address(text: str) -> MarkedInput:
    from claude_desk.transcript.permissions.url_check import address_of
    from claude_desk.transcript.text.text_sanitizer import visible

    found = address_of(text)
    spans = (TextSpan(found.start, found.end, "ask-host bold"),) if found.end > found.start else ()
    return MarkedInput(
        spans, notes=tuple((said, "warn") for said in found.warnings), host=visible(found.host)
    )
