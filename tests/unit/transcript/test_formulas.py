"""Formulas in Claude's text are recognized, and money, code and prose are not taken for formulas."""

import re
from html import unescape

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from claude_desk.protocol.phrase import without_words
from claude_desk.transcript.export.html_prose import HtmlProse
from claude_desk.transcript.markdown.formulas import LONGEST, Formula, end_of_formula, formula_of
from claude_desk.transcript.markdown.incomplete_marks import completed, only_longer
from claude_desk.transcript.markdown.prose_html import ProsePalette, prose_html
from claude_desk.transcript.markdown.prose_splitter import ProseSplitter
from tests.whole_tables import examples

PALETTE = ProsePalette("#111111", "#222222", "#333333", "#444444", "#555555", "#666666", "Mono")


def html_of(markdown: str) -> str:
    return prose_html(markdown, PALETTE, gap=8)


def sources_of(markdown: str) -> list[str]:
    """Return the sources that are marked as formulas in the text's HTML."""
    found = re.findall(r'<span title="\d+">(.*?)</span>', html_of(markdown))
    return [unescape(source.replace("<br/>", "\n")) for source in found]


def words_of(html: str) -> str:
    return unescape(re.sub(r"<[^>]*>", "", html.replace("<br/>", "\n")))


@pytest.mark.parametrize(
    ("text", "sources"),
    [
        ("a $x$ b", ["$x$"]),
        ("$x$, $y$.", ["$x$", "$y$"]),
        ("($x$)", ["$x$"]),
        (r"cost $5\$ + x$ here", [r"$5\$ + x$"]),
        ("the $n$th and $k$s, $i$-th", ["$n$", "$k$", "$i$"]),
        ("$a_1*b_1*c_1$ *b*", ["$a_1*b_1*c_1$"]),
        ("设$x$为实数，$y^2$也是", ["$x$", "$y^2$"]),
        (r"a \(x^2\) and \[y^2\] b", [r"\(x^2\)", r"\[y^2\]"]),
        ("so $$x = 1$$ holds", ["$$x = 1$$"]),
        ("$$x = 1$$", ["$$x = 1$$"]),
        ("$$\nx\n$$", ["$$\nx\n$$"]),
        ("text\n$$\nx\n$$\nmore", ["$$\nx\n$$"]),
        ("\\[\n- a\n= b\n+ c\n# d\n\\]", ["\\[\n- a\n= b\n+ c\n# d\n\\]"]),
        ("- one\n  $$\n  x\n  $$\n- two $y$", ["$$\nx\n$$", "$y$"]),
        ("> $$\n> x\n> $$", ["$$\nx\n$$"]),
        ("**bold $x_1$**", ["$x_1$"]),
        ("# A heading $x$", ["$x$"]),
        ("| a |\n|---|\n| $x$ |", ["$x$"]),
        (r"$\text{if there is one} x$", [r"$\text{if there is one} x$"]),
        ("$x\n\\le y$", ["$x\n\\le y$"]),
    ],
)
def test_what_is_a_formula(text: str, sources: list[str]) -> None:
    assert sources_of(text) == sources


@pytest.mark.parametrize(
    "text",
    [
        "costs $5 and $6",
        "costs $5, or $6",
        "from $5-$6",
        "$5/$6",
        "US$5 and CA$6",
        "I have $5 and you have 10$.",
        "$HOME/$USER and $PATH",
        "a$b$c",
        "è$b$ and $b$é",
        "価格は$5と$6です",
        "$x $ and $ x$",
        "$ and $",
        "$$ and $$",
        "`$x$`",
        "``$x$``",
        "$a `b$ c`",
        "```\n$x$\n```",
        "    $x$",
        r"\$x\$",
        r"\\(x\\)",
        r"a \[1\] and \[optional words\]",
        r"\(see the words below\)",
        "$x\n\ny$",
        "$$\nx\n\ny\n$$",
        "$$x$$y$",
        "$" + "x" * (LONGEST + 1) + "$",
    ],
)
def test_what_is_none(text: str) -> None:
    assert [source for source in sources_of(text) if source != "$$x$$"] == []


def test_a_formula_has_its_tex_and_whether_it_is_large() -> None:
    assert formula_of("$x$") == Formula("x", False)
    assert formula_of(r"\( x \)") == Formula("x", False)
    assert formula_of("$$\nx\n$$") == Formula("x", True)
    assert formula_of(r"\[x\]") == Formula("x", True)
    assert [formula_of(text) for text in ("", "$", "$$", "$$$", "x", r"\(x\]", "$x")] == [None] * 7


@settings(max_examples=examples(300), deadline=None)
@given(st.text(alphabet="ab 15,.*_`()[]!\n-#>", max_size=80))
def test_text_without_marks_of_formulas_has_none(text: str) -> None:
    assert '<span title="' not in html_of(text)


@settings(max_examples=examples(300), deadline=None)
@given(st.lists(st.integers(0, 10_000).map(lambda n: f"${n:,}"), min_size=1, max_size=8), st.data())
def test_sums_of_money_are_text(sums: list[str], data: st.DataObject) -> None:
    between = st.sampled_from([" and ", ", ", "-", "/", " or (", ") to ", " + ", "; "])
    text = "It costs " + "".join(each + data.draw(between) for each in sums) + "in all."
    assert sources_of(text) == []
    assert words_of(html_of(text)) == text


@settings(max_examples=examples(300), deadline=None)
@given(st.text(alphabet="ab1 $\\()[]{}^_*`\n|-+=", max_size=80))
def test_a_source_is_in_the_text_and_no_letter_of_it_is_a_mark(text: str) -> None:
    for source in sources_of(text):
        assert formula_of(source) is not None
        assert source.replace("\n", "").replace(" ", "") in re.sub(r"[\n >]", "", text)


def test_any_number_of_marks_is_read_in_time() -> None:
    text = "$a " * 4_000 + "\\(" * 4_000 + "$$b" * 2_000
    assert sum(end_of_formula(text, at) >= 0 for at in range(len(text))) < len(text)


def test_a_saved_page_has_the_source() -> None:
    prose = HtmlProse(lambda code, language: code, "", without_words)
    html = prose.html("a $x_1*b*<c$ b\n\n$$\n- a & b\n$$")
    assert "a $x_1*b*&lt;c$ b" in html
    assert "<p>$$<br>\n- a &amp; b<br>\n$$</p>" in html


# --- while the text is streaming ---------------------------------------------------------------------


def pieces_of(text: str, size: int) -> list[str]:
    splitter = ProseSplitter()
    for at in range(0, len(text), size):
        splitter.feed(text[at : at + size])
    splitter.feed("", end=True)
    return [piece.text for piece in splitter.pieces]


LONG = "Some words go before it. " * 81  # just below `STEP`, so that a checkpoint could fall into `TEX`
TEX = "$$\na\n- b\n= c\n+ d\n1. e\n$$"


@pytest.mark.parametrize("size", [1, 3, 7, 64, 10_000])
@pytest.mark.parametrize("before", ["", "Before.\n\n", f"{LONG}\n"])
def test_lines_of_tex_are_one_piece_however_they_come(before: str, size: int) -> None:
    assert TEX in pieces_of(f"{before}{TEX}\n\nAfter.", size)


@settings(max_examples=examples(200), deadline=None)
@given(
    st.lists(
        st.sampled_from(
            ["$$\n", "$$", "$", "\\[\n", "\\]", "\\(", "\\)", "- a\n", "x ", "= b\n", "\n", "\n\n", "> c\n"]
        ),
        max_size=30,
    ).map("".join),
    st.integers(1, 9),
)
def test_pieces_are_the_same_however_the_text_is_cut(text: str, size: int) -> None:
    assert pieces_of(text, size) == pieces_of(text, max(1, len(text)))


def test_an_open_formula_is_shown_as_it_is_written() -> None:
    source = r"$$" + "\n" + r"\sum_{i=1}^n *a_i* = `" + "\n- b"
    for end in range(len(source) + 1):
        assert words_of(html_of(completed(source[:end]))).replace("\n", "") in source.replace("\n", "")
    assert completed(r"so $\sum_{i=1}^n a_i") == r"so $\sum_{i=1}^n a_i"
    assert completed(r"so \(a_i *b") == r"so \(a_i *b"
    assert completed("it costs $5 and **this") == "it costs $5 and **this**"
    assert completed("$x_1$ and *this") == "$x_1$ and *this*"


@settings(max_examples=examples(300), deadline=None)
@given(st.text(alphabet="abth 15$.,\\(", max_size=30), st.text(alphabet="abth 15$.,", max_size=12))
def test_what_is_only_added_makes_no_formula(before: str, more: str) -> None:
    added = only_longer(before, before + more)
    if added is not None:
        # Appending to the shown text gives the same as rendering the whole text again.
        assert sources_of(before + more) == sources_of(before)
        shown = words_of(html_of(completed(before))).rstrip() + added
        assert shown == words_of(html_of(completed(before + more))).rstrip()
