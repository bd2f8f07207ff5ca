"""A text that is being written looks finished: no marks appear and vanish again."""

import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from claude_desk.transcript.markdown.incomplete_marks import PENDING, completed, only_longer
from claude_desk.transcript.markdown.prose_html import ProsePalette, prose_html
from claude_desk.transcript.markdown.prose_splitter import ProseSplitter
from tests.whole_tables import examples

PALETTE = ProsePalette("#111111", "#222222", "#333333", "#444444", "#555555", "#666666", "Mono")


@pytest.mark.parametrize(
    ("text", "closed"),
    [
        ("a **b", "a **b**"),
        ("a **b ", "a **b**"),
        ("a **b*", "a **b**"),
        ("a **", "a "),
        ("a *b", "a *b*"),
        ("a ***b*", "a ***b***"),
        ("**a** *b **c", "**a** *b **c***"),
        ("a ~~b~", "a ~~b~~"),
        ("a `co", "a `co`"),
        ("a ``x`", "a ``x``"),
        ("**`a", "**`a`**"),
        ("a [t](htt", f"a [t]({PENDING})"),
        ("a **b [t](htt", f"a **b [t]({PENDING})**"),
        ("![al](ht", f"![al]({PENDING})"),
        ("text\n-", "text"),
        ("text\n==", "text"),
        ("- a\n- **b", "- a\n- **b**"),
        ("# H **b", "# H **b**"),
        ("``", ""),
        ("```", ""),
        ("| a | b |", ""),
        ("| a |\n", ""),
        ("Words\n| a | b |\n|--", "Words"),
        ("- item\n  | a |\n  |:-", "- item"),
        ("a |", "a"),
        ("a | b", "a"),
        ("a | b |", "a"),
        ("a | b\n", "a"),
        ("Name | `x|y` |\n:-- |", "Name"),
        ("`Name` | Age\n---", "`Name`"),
        ("**Name** | Age", "**Name**"),
        ("Words\nfirst | second\n--", "Words\nfirst"),
        ("> a | b\n> -", "> a"),
        ("No. | Name", "No."),
        ("`a | b", "`a | b`"),
    ],
)
def test_what_is_open_is_closed(text: str, closed: str) -> None:
    assert completed(text) == closed


@pytest.mark.parametrize(
    "text",
    [
        "a_b",
        "2 * 3",
        "`a` and b",
        "a \\*b",
        "**b** c",
        "[t](h) x",
        "[x]",
        "- a\n- b",
        "a\n\nb",
        "~5",
        "a | b\nc",
        "a | b\n\nc",
        "a | b. And more",
        "P(A|B) and |x|",
        "a \\| b",
        "`a | b` and",
        "$a | b",
        "# a | b",
        "- a | b",
        "a | " + "b" * 200,
        "a | b\n--- | ---\n1 | 2",
        "| a\nb",
        "| a |\n|---|\n| 1",
        "`| a |`",
    ],
)
def test_a_complete_text_stays(text: str) -> None:
    assert completed(text) == text


MARKED = "Some **bold words**, *thin ones*, `code`, ~~gone~~ and [a link](http://x.org/y) here."


def test_no_mark_is_seen_while_it_is_written() -> None:
    for end in range(len(MARKED) + 1):
        words = re.sub(r"<[^>]*>", "", prose_html(completed(MARKED[:end]), PALETTE))
        assert not re.search(r"[*`~]|\(http", words), MARKED[:end]


@pytest.mark.parametrize(
    "table",
    [
        "| Name | Age |\n|------|----:|\n| Ann | 7 |\n",
        "Name | Age\n---- | ---:\nAnn | 7\n",
        "Name | Age |\n:--- | ---: |\nAnn | 7 |\n",
        "`Name` | **Age**\n--- | ---\nAnn | 7\n",
    ],
)
def test_no_bar_of_a_table_is_seen_before_it_is_one(table: str) -> None:
    """Text that was shown does not vanish before the table appears."""
    seen = ""
    for end in range(1, len(table) + 1):
        splitter = ProseSplitter()
        splitter.feed(table[:end])
        shown = [completed(piece.text) for piece in splitter.pieces if not piece.table]
        assert not any("|" in words or "--" in words for words in shown), table[:end]
        if any(piece.table for piece in splitter.pieces):
            (piece,) = splitter.pieces
            assert completed(piece.text, table=True).count("\n"), "its head is seen at once"
            return
        words = "".join(re.sub(r"<[^>]*>", "", prose_html(text, PALETTE)) for text in shown).strip()
        assert words.startswith(seen), table[:end]
        seen = words
    raise AssertionError("no table came")


@settings(max_examples=examples(300), deadline=None)
@given(st.text(alphabet="ab *_`~[]()!\\\n-#>1.|$", max_size=60))
def test_any_text_can_be_completed(text: str) -> None:
    completed(text)


PIECES = st.lists(
    st.sampled_from(
        ["word", " and", " more", ", ", "**b**", " `c`", "\n", "- x", "1. ", "(y)", " *e", "[l](u)"]
    ),
    max_size=10,
).map("".join)


def plain(markdown: str) -> str:
    return re.sub(r"\s+", " ", re.sub(r"<[^>]*>", "", prose_html(completed(markdown), PALETTE))).strip()


@settings(max_examples=examples(400), deadline=None)
@given(PIECES, PIECES)
def test_what_is_only_added_is_what_would_be_made_anew(before: str, more: str) -> None:
    added = only_longer(before, before + more)
    if added is not None:
        assert plain(before + more).replace(" ", "") == (plain(before) + added).replace(" ", "")


def test_plain_words_are_only_added() -> None:
    assert only_longer("One word", "One word and more, ") == " and more,"
    assert only_longer("One word ", "One word and") == " and"
    assert only_longer("See https://example.org and", "See https://example.org and more") == " more"
    for before, more in (
        ("a *", "b"),
        ("1", ". x"),
        ("a [b](c", "d"),
        ("a", "\nb"),
        ("a", " `b"),
        ("| a", " b"),
        ("see https:/", "/example.org"),
        ("see https://example.org", " and more"),
        ("see https://example.org ", "and more"),
        ("see", " https://example.org"),
    ):
        assert only_longer(before, before + more) is None
