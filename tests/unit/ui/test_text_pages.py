"""A text of any size in pages: nothing lost, no page large, every place found again."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from claude_desk.transcript.text.spans import TextSpan
from claude_desk.transcript.tools.card import DiffPart, LineBand, ListingPart
from claude_desk.ui.transcript.card_parts import plain
from claude_desk.ui.viewer.text_pages import (
    PAGE_CHARACTERS,
    PAGE_LINES,
    DiffPages,
    TextPages,
    ViewerContent,
    pages_of,
)
from tests.gallery.cards import DIFF

LINES = st.lists(
    st.sampled_from(["", "a", "some words", "x" * 2500, "y" * 9000, "🎉 é", "long words " * 900]),
    max_size=250,
)


def all_of(pages: ViewerContent) -> ViewerContent:
    while pages.find_more(10_000):
        pass
    return pages


@given(lines=LINES)
def test_pages_are_bounded_and_together_the_text(lines: list[str]) -> None:
    text = "\n".join(lines)
    pages = all_of(TextPages(ListingPart(text)))
    shown = [pages.panes(page)[0] for page in range(pages.count)]
    assert all(len(pane.text) <= PAGE_CHARACTERS and pane.text.count("\n") < PAGE_LINES for pane in shown)
    starts = [pages.start_of(page) for page in range(pages.count)] + [len(text)]
    assert "".join(text[a:b] for a, b in pairwise(starts)) == text
    for page, pane in enumerate(shown):
        assert text[starts[page] :].startswith(pane.text)
        assert pages.page_at(starts[page]) == page
        assert pages.place(page, 0, starts[page]) == 0
        assert pane.gutter.count("\n") == pane.text.count("\n")


def test_a_line_is_numbered_once() -> None:
    pages = all_of(TextPages(ListingPart("x" * 9000 + "\nsecond", first=7)))
    words = [word.strip() for page in range(pages.count) for word in pages.panes(page)[0].gutter.split("\n")]
    assert words == ["7", "", "", "8"]


def test_a_long_line_is_cut_between_words() -> None:
    text = "It broke: " + "the same words again, " * 1_100
    pages = all_of(TextPages(ListingPart(text)))
    assert pages.count > 5
    assert all(text[pages.start_of(page) - 1] == " " for page in range(1, pages.count))


def test_words_bands_and_spans_beside_the_lines() -> None:
    lines = [f"line {number}" for number in range(250)]
    text = "\n".join(lines)
    at = text.index("line 120")
    listing = ListingPart(
        text,
        gutter=tuple(str(n) for n in range(250)),
        bands=(LineBand(98, 4, "match"),),
        spans=(TextSpan(at, at + 4, "x"),),
    )
    pages = all_of(TextPages(listing))
    first, second = pages.panes(0)[0], pages.panes(1)[0]
    assert second.gutter.split("\n")[0].strip() == "100"
    assert (first.bands, second.bands) == ((LineBand(98, 2, "match"),), (LineBand(0, 2, "match"),))
    assert [second.text[s.start : s.end] for s in second.spans] == ["line"]


@pytest.mark.parametrize("beside", [False, True])
def test_every_place_of_a_change_is_found_in_its_pane(beside: bool) -> None:
    pages = pages_of(DiffPart(DIFF), two_sided=beside)
    assert pages.text == plain(DiffPart(DIFF))
    assert pages.sides == (2 if beside else 1)
    for word in ("retries=3", "stream.seek", "attempt)", "SHUT_RDWR", "closed = True"):
        position = pages.text.index(word)
        page = pages.page_at(position)
        found = [
            pages.panes(page)[side].text[place : place + len(word)]
            for side in range(pages.sides)
            if (place := pages.place(page, side, position)) >= 0
        ]
        assert found == [word]


def test_a_change_of_many_lines_has_many_pages() -> None:
    lines = DIFF.lines * 80
    many = DiffPart(type(DIFF)("a", tuple(line._replace() for line in lines)))
    for beside in (False, True):
        pages = DiffPages(many, two_sided=beside)
        assert pages.count > 5
        for page in range(pages.count):
            assert all(pane.text.count("\n") < PAGE_LINES for pane in pages.panes(page))
            assert pages.page_at(pages.start_of(page)) == page


@pytest.mark.parametrize("part", [ListingPart(""), DiffPart(type(DIFF)("", ()))])
def test_nothing_at_all(part: ListingPart) -> None:
    pages = all_of(pages_of(part, two_sided=True))
    assert pages.page_at(3) == 0
    assert pages.start_of(3) == 0
