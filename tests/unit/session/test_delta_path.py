"""The modules that a piece of Claude's text passes, from the child's pipe to the row in the window."""

import re
import sys
from collections.abc import Iterator
from pathlib import Path
from types import FrameType
from typing import Any

import claude_desk
from claude_desk.ui.session.session_view import SessionView
from claude_desk.ui.transcript.prose_renderer import ProseRenderer
from tests.scripted_cli.script import Script
from tests.unit.session.session_harness import WIRE, SessionHarness, streaming

PACKAGE = Path(claude_desk.__file__).parent
MOST = 14
# Functions on the way that get the piece, or an object that contains it. Other code is only notified.
GOALS: set[tuple[str, str]] = {
    ("protocol/wire/framing.py", "feed"),
    ("protocol/wire/parser.py", "parse_line"),
    ("transcript/markdown/prose_splitter.py", "feed"),
    ("transcript/reducer/row_writer.py", "append_text"),
    ("ui/transcript/row.py", "live"),
}


def documented() -> list[str]:
    """Return the modules in the order in which the architecture document names them."""
    text = (PACKAGE / "README.md").read_text(encoding="utf-8")
    part = text.split("## The way of a delta", 1)[1].split("\n## ", 1)[0]
    return re.findall(r"^\d+\. `([\w/]+\.py)`", part, re.MULTILINE)


class Watch:
    """Collects the package's modules that are on the stack when a goal is called."""

    def __init__(self) -> None:
        self.modules: dict[str, None] = {}
        self.reached: set[tuple[str, str]] = set()

    def __enter__(self) -> "Watch":
        sys.setprofile(self._on_event)
        return self

    def __exit__(self, *_: object) -> None:
        sys.setprofile(None)

    def _on_event(self, frame: FrameType, event: str, _: Any) -> None:
        if event == "call" and (place := _place(frame)) in GOALS and place is not None:
            self.reached.add(place)
            self.modules |= dict.fromkeys(_stack(frame))


def _place(frame: FrameType) -> tuple[str, str] | None:
    path = Path(frame.f_code.co_filename)
    if not path.is_relative_to(PACKAGE):
        return None
    return path.relative_to(PACKAGE).as_posix(), frame.f_code.co_name


def _stack(frame: FrameType) -> Iterator[str]:
    current: FrameType | None = frame
    while current is not None:
        if (place := _place(current)) is not None:
            yield place[0]
        current = current.f_back


async def test_few_modules_are_between_the_byte_and_the_row(tmp_path: Path, qapp: object) -> None:
    block = {"type": "text", "text": " It goes on."}
    more = [frame for _, frame in WIRE.deltas(0, block, 20)]
    held = SessionHarness(tmp_path, Script(streaming("It begins.").delay(0.5).write(*more).hang()))
    view = SessionView(ProseRenderer())
    view.attach(held.session)
    await held.ready()
    held.session.send("Say something.")
    await held.says("It begins.")
    with Watch() as watch:
        await held.says("It goes on.")
    view.detach()
    await held.session.close()
    assert watch.reached == GOALS
    assert set(watch.modules) <= set(documented())
    assert len(documented()) <= MOST
