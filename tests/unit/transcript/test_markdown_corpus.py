"""An answer with all kinds of Markdown: however the stream is cut, the answer ends with the same rows."""

from itertools import pairwise

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.gallery.prose import PROSE, SCRIPTS, TABLES
from tests.unit.transcript.cli_messages import block_start, block_stop, delta, result, said, start, stop, text
from tests.unit.transcript.reducer_harness import ReducerHarness
from tests.whole_tables import examples

FENCES = "````md\n```py\nx = 1\n```\n````\n\n- in a list\n\n  ```sh\n  ls\n  ```\n\n~~~\nopen to the end"
SETEXT = "A heading\n=========\n\nAnother\n---\n\ntext\n***\n"
ODD = "a\r\nb\r\n\r\n<div>\n<img src=x>\n</div>\n\n&amp; \\*not\\*\n\n    code\n\n> quote\nlazy\n"
LATE = "See [one] and [two][2].\n\n| [one] |\n|---|\n| x |\n\n[one]: http://x\n[2]: <http://y> 'T'\n\nend\n"
CORPUS = [PROSE, TABLES, SCRIPTS, FENCES, SETEXT, ODD, LATE, PROSE.replace("\n", "\r\n"), PROSE * 3 + FENCES]

Row = tuple[str, str, str, str | None, tuple[tuple[str, tuple[str, str]], ...]]


def rows(book: ReducerHarness) -> list[Row]:
    return [
        (entry.kind.value, entry.text, entry.language, entry.continues, tuple(entry.references.items()))
        for entry in book.entries
        if entry.kind in ("prose", "table", "code")
    ]


@settings(max_examples=examples(40), deadline=None)
@given(st.sampled_from(CORPUS), st.lists(st.integers(0, 4_000), max_size=30), st.booleans())
def test_any_cut_gives_the_rows_of_the_uncut_text(answer: str, places: list[int], drained: bool) -> None:
    uncut = rows(ReducerHarness().say("hi").play(said(text(answer)), result()))
    book = ReducerHarness().say("hi").play(start(), block_start(0, text("")))
    cuts = sorted({0, len(answer), *(place for place in places if place < len(answer))})
    for first, last in pairwise(cuts):
        book.play(delta(0, "text", answer[first:last]))
        if drained:
            book.drain()
    book.play(said(text(answer)), block_stop(0), stop(), result())
    assert rows(book) == uncut
    assert len(uncut) > 2
