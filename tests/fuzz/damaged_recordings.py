"""Output of real CLIs (tests/recordings) with lost, doubled, swapped and cut lines, and with repeated ids."""

import json
import re
from functools import cache
from pathlib import Path

from hypothesis import strategies as st

RECORDINGS = Path(__file__).parents[1] / "recordings"
NAMES = sorted(p.relative_to(RECORDINGS).as_posix() for p in RECORDINGS.glob("*/*.ndjson"))
_ID = re.compile(rb'"((?:toolu|msg)_[A-Za-z0-9_]+|[0-9a-f]{8}-[0-9a-f-]{27})"')


@cache
def lines_of(name: str) -> tuple[bytes, ...]:
    """Return the lines that the CLI wrote."""
    told = [json.loads(line) for line in (RECORDINGS / name).read_text().splitlines()]
    return tuple(json.dumps(line["frame"]).encode() for line in told if line["dir"] == "out")


@st.composite
def takes(draw: st.DrawFn, most: int = 40) -> list[bytes]:
    """Draw a part of a recording, of at most `most` lines, with some faults in it."""
    lines = list(lines_of(draw(st.sampled_from(NAMES))))
    begin = draw(st.integers(0, max(0, len(lines) - 2)))
    lines = lines[begin : begin + most]
    for _ in range(draw(st.integers(0, 4))):
        if not lines:
            break
        at, to = (draw(st.integers(0, len(lines) - 1)) for _ in range(2))
        match draw(st.sampled_from(["drop", "double", "swap", "cut", "id", "drop many"])):
            case "drop":
                del lines[at]
            case "drop many":
                del lines[min(at, to) : max(at, to)]
            case "double":
                lines.insert(to, lines[at])
            case "swap":
                lines[at], lines[to] = lines[to], lines[at]
            case "cut":
                lines[at] = lines[at][: draw(st.integers(0, len(lines[at])))]
            case "id":
                lines = _with_id_again(lines, draw(st.integers(0, 99)), draw(st.integers(0, 99)))
    return lines


def _with_id_again(lines: list[bytes], one: int, other: int) -> list[bytes]:
    """Replace an id in the lines with another id of these lines."""
    found = sorted({id for line in lines for id in _ID.findall(line)})
    if not found:
        return lines
    old, new = found[one % len(found)], found[other % len(found)]
    return [line.replace(b'"' + old + b'"', b'"' + new + b'"') for line in lines]
