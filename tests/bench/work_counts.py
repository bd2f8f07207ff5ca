"""Counts work, without timing it, while a reply is written. The counts are the same on every machine,
however busy it is."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from claude_desk.transcript.markdown import prose_html, prose_splitter
from claude_desk.ui.transcript.role_readers import RowRole
from claude_desk.ui.transcript.transcript_model import TranscriptModel
from tests.bench.delta_flow import Flow
from tests.bench.texts import text_of


@dataclass
class Counts:
    """`parsed`, `rendered`: characters. `asked`: how often rows were asked for data. `built`: number of rows
    that were built."""

    parsed: float = 0
    rendered: float = 0
    asked: float = 0
    built: float = 0
    frames: float = 0


def counted(kind: str, size: int) -> Counts:
    """Return the counts per KB for a reply of this kind and size in the window."""
    text = text_of(kind, size)
    with counting() as counts:  # before the window is made: a model keeps the methods that it was made with
        flow = Flow()
        before = Counts(**vars(counts))
        frames = flow.frames
        flow.write(text)
        counts.frames = flow.frames - frames
        flow.close()
    kilobytes = len(text) / 1000
    return Counts(
        **{name: (count - getattr(before, name)) / kilobytes for name, count in vars(counts).items()}
    )


@contextmanager
def counting() -> Iterator[Counts]:
    counts = Counts()
    blocks_of, html, data = prose_splitter.blocks_of, prose_html.prose_html, TranscriptModel.data

    def parse(source: str, number: int | None) -> Any:
        counts.parsed += len(source)
        return blocks_of(source, number)

    def render(markdown: str, *rest: Any, **more: Any) -> str:
        counts.rendered += len(markdown)
        return html(markdown, *rest, **more)

    def ask(self: TranscriptModel, index: Any, role: int = 0) -> Any:
        counts.asked += 1
        counts.built += role == RowRole.KEY  # the key never changes, so only a new item asks for it
        return data(self, index, role)

    with (
        put(prose_splitter, "blocks_of", parse),
        put(prose_html, "prose_html", render),
        put(TranscriptModel, "data", ask),
    ):
        yield counts


@contextmanager
def put(where: object, name: str, other: Any) -> Iterator[None]:
    """Replace the attribute `name` of `where` within this context."""
    plain = getattr(where, name)
    setattr(where, name, other)
    try:
        yield
    finally:
        setattr(where, name, plain)
