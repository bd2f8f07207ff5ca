"""Conversations of any number of rows: as lines of the wire, as plain texts, and as a file of the CLI.

Each turn is a question, a command with its output, and two paragraphs; a live turn has a footer too.
"""

import random
from collections.abc import Iterator
from pathlib import Path

from tests.bench.texts import WORDS
from tests.bench.wire import as_bytes
from tests.library import shapes
from tests.library.generate import encoded
from tests.library.shapes import NEW, Shape
from tests.library.sized_session import Writer
from tests.unit.transcript.cli_messages import result, result_of, said, text, tool

LIVE_ROWS, DISK_ROWS = 5, 4  # rows of a turn
_BEGAN = 1_760_000_000.0
_ANSWER = f"{WORDS * 3}\n\n{WORDS * 5}end."
_OUTPUT = "\n".join([WORDS] * 4)


def live_turns(rows: int) -> Iterator[list[bytes]]:
    """Yield for each turn the lines that the CLI writes. The question is not among them."""
    for number in range(max(1, rows // LIVE_ROWS)):
        frames = (
            said(tool(f"toolu_{number}", command=f"pytest -k {number}"), id=f"a{number}"),
            result_of(f"toolu_{number}", _OUTPUT),
            said(text(f"Number {number}. {_ANSWER}"), id=f"b{number}"),
            result(),
        )
        yield as_bytes(frames).splitlines()


def plain_rows(rows: int) -> Iterator[str]:
    """Yield rows for the bare window."""
    for number in range(rows):
        yield (f"Number {number}. {WORDS}", f"$ pytest -k {number}", WORDS * 3, WORDS * 5, "1 s")[number % 5]


def session_file(rows: int, root: Path) -> Path:
    """Write a session file of the CLI below `root`/config, and return its path."""
    pick = random.Random(rows)
    session = "00000000-0000-4000-8000-000000000020"
    path = root / "config" / "projects" / encoded("/somewhere") / f"{session}.jsonl"
    path.parent.mkdir(parents=True)
    shape = Shape(NEW, session, "/somewhere")
    answer, output = _ANSWER.replace("\n", "\\n"), _OUTPUT.replace("\n", "\\n")
    with path.open("wb", buffering=1 << 20) as file:
        writer = Writer(file, pick, shape, _BEGAN)
        for number in range(max(1, rows // DISK_ROWS)):
            call = f"toolu_{number}"
            command = shapes.call("Bash", call, f'{{"command":"pytest -k {number}"}}')
            writer.link(shape.user, f'"Question {number}"')
            writer.link(shape.assistant, f"msg_a{number}", command)
            kept = f'{{"stdout":"{output}","stderr":"","interrupted":false,"isImage":false}}'
            writer.link(shape.result, call, f'"{output}"', kept)
            answered = shapes.text(f"Number {number}. {answer}")
            writer.link(shape.assistant, f"msg_b{number}", answered, "end_turn")
    return path
