"""Pages of a growing text: always the pages that the whole text would have, and never too many."""

import random

import pytest

from claude_desk.transcript.text.spans import TextSpan
from claude_desk.transcript.text.terminal_stream import TerminalText
from claude_desk.transcript.tools.card import ListingPart
from claude_desk.ui.viewer import growing_pages
from claude_desk.ui.viewer.growing_pages import GrowingPages
from claude_desk.ui.viewer.text_pages import TextPages


def texts(pages: TextPages) -> list[str]:
    return [pages.panes(page)[0].text for page in range(pages.count)]


def slices(pages: TextPages) -> list[str]:
    """Return the part of the text that each page shows. The pages themselves are not made, because that takes
    long."""
    return [pages.text[pages.start_of(page) : pages.start_of(page + 1)] for page in range(pages.count)]


def whole(text: str) -> list[str]:
    pages = TextPages(ListingPart(text))
    while pages.find_more(100_000):
        pass
    return texts(pages)


@pytest.mark.parametrize("seed", range(10))
def test_the_pages_are_those_of_the_whole(seed: int) -> None:
    chance, pages, done = random.Random(seed), GrowingPages(), ""
    for number in range(120):
        lines = "".join(f"{number} {'word ' * chance.randrange(90)}\n" for _ in range(chance.randrange(12)))
        rest = "y " * chance.choice((0, 3, 4_000))
        before = texts(pages)
        growth = pages.grow(TerminalText(lines), TerminalText(rest))
        done += lines
        assert pages.text == done + rest
        assert texts(pages) == whole(pages.text)
        assert (growth.dropped, growth.characters) == (0, 0)
        assert texts(pages)[: growth.same] == before[: growth.same]
        assert growth.same_characters == len(done) - len(lines)
    assert growth.same > 5


def test_the_beginning_is_let_go(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(growing_pages, "MOST", 50_000)
    monkeypatch.setattr(growing_pages, "KEPT", 30_000)
    pages, done = GrowingPages(), ""
    for number in range(3_000):
        line = f"line {number} of it, with \x1b some words\n"
        before = slices(pages)
        growth = pages.grow(TerminalText(line, (TextSpan(0, 4, "bold"),)), TerminalText("open"))
        done += line
        assert len(pages.text) <= 50_000 + 100
        assert (done + "open").endswith(pages.text)
        assert slices(pages)[: growth.same] == before[growth.dropped : growth.dropped + growth.same]
    assert pages.cut
    assert pages.lines == pages.text.count("\n") + 1
    for page in range(pages.count):
        pane = pages.panes(page)[0]
        assert pane.gutter == "", "the first lines are gone: a number would be wrong"
        assert all(pane.text[span.start : span.end] == "line" for span in pane.spans)
    assert len(pages.panes(0)[0].spans) > 10


def test_colours_of_the_open_line_go_with_it() -> None:
    pages = GrowingPages(TerminalText("a\n"), TerminalText("red", (TextSpan(0, 3, "ansi-1"),)))
    assert pages.panes(0)[0].spans == (TextSpan(2, 5, "ansi-1"),)
    pages.grow(TerminalText(""), TerminalText("plain"))
    assert pages.panes(0)[0].spans == ()
    assert pages.panes(0)[0].text == "a\nplain"
