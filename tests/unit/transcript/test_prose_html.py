"""Claude's text never makes Qt fetch or open anything."""

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from claude_desk.transcript.markdown.prose_html import (
    ProsePalette,
    number_columns,
    parsed,
    prose_html,
    table_cells,
)
from tests.unit.transcript.strict_html import Strict
from tests.whole_tables import examples

PALETTE = ProsePalette("#111111", "#222222", "#333333", "#444444", "#555555", "#666666", "Mono")


def read(markdown: str) -> Strict:
    reader = Strict()
    reader.feed(prose_html(markdown, PALETTE))
    reader.close()
    assert not reader.open
    return reader


NASTY = [
    "<img src=x>",
    "<IMG SRC='file:///etc/passwd'>",
    "<a href='file:///x'>x</a>",
    "<style>p{background:url(x)}</style>",
    "![a](http://x/y.png)",
    "![a](data:image/png;base64,AAAA)",
    "[a](javascript:alert(1))",
    "[a](file:///etc/passwd)",
    "[a](data:text/html,x)",
    "[a](//host/x)",
    "[a](x.html)",
    "[a](qrc:/x)",
    '[a](HTTP://x/"onclick=1)',
    "<http://x>",
    "<file:///x>",
    "<ftp://x>",
    "<mailto:a@b>",
    "[a](http://x 'title\"><img>')",
    "`<img src=x>`",
    "```\n<img>\n```",
    "&lt;img src=x&gt;",
    "&#60;img&#62;",
    "\\<img>",
    "</p>",
    "<!-- x",
    "<?x",
    "<![CDATA[x",
    "]]>",
    "\"'><",
    "\0",
    "\u202e",
    "[![a](b)](http://x)",
    "[a](<http://x/ y>)",
    "| <img> | b |\n|---|:-:|\n| `x` | ![i](u) |\n",
    "# <img>\n",
    "> <img>\n",
    "- <img>\n",
    "1. x\n",
    "99. x\n",
    "**b** ~~s~~ *e* ",
    "\n",
    "\n\n",
    "    <img>\n",
    "---\n",
    "  \n",
    "\\\n",
    "text ",
    "[a]: javascript:x\n\n[a]\n",
    "<script>",
    "url(http://x)",
    "src=x",
    "<a\nhref=x>",
]


@pytest.mark.parametrize("markdown", NASTY)
def test_nothing_nasty_gets_through(markdown: str) -> None:
    read(markdown)


@settings(max_examples=examples(400), deadline=None)
@given(st.lists(st.sampled_from(NASTY), max_size=12).map("".join))
def test_no_mixture_of_it_does(markdown: str) -> None:
    read(markdown)


@settings(max_examples=examples(300), deadline=None)
@given(st.text(alphabet="<>\"'&;()[]!`*_~#-+1. \n\t\\/:=aimgsrchtp|", max_size=120))
def test_no_text_does(markdown: str) -> None:
    read(markdown)


@settings(max_examples=examples(300), deadline=None)
@given(
    st.text(alphabet="ab1Ä漢 .,;:?!'\"/%$@^{}()=+…–—’“”-_*`~[]<>&|\\#\n\t\xa0\u2028\f"),
    st.sampled_from([0, 8]),
)
def test_plain_paragraphs_are_what_the_parser_says(text: str, gap: int) -> None:
    assert prose_html(text, PALETTE, gap=gap) == prose_html(text, PALETTE, gap=gap, tokens=parsed(text))


def test_a_line_without_marks_needs_no_parser(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("claude_desk.transcript.markdown.prose_html.parsed", None)
    assert ">Tom&#x27;s words, (all) of them.</p>" in prose_html("Tom's words, (all) of them. ", PALETTE)


def test_raw_html_is_text() -> None:
    assert "<img src=x>" in "".join(read("a <img src=x> b").text)


def test_links_of_the_web_and_of_files() -> None:
    assert read("[a](http://x) [b](https://y) <mailto:a@b>").links == ["http://x", "https://y", "mailto:a@b"]
    for address in ("file:///x", "x.html", "src/a.py#L4", "a.py:42", "/etc/passwd", "../x"):
        assert read(f"[words]({address})").links == [address]


@pytest.mark.parametrize(
    "address", ["javascript:x", "qrc:/x", "//h/x", "ftp://x", "data:text/html,x", "#x", "vbscript:x", "?q"]
)
def test_what_opens_nothing_is_shown_with_its_address(address: str) -> None:
    reader = read(f"[words]({address})")
    assert reader.links == []
    assert "".join(reader.text) == f"words ({address})"


def test_a_link_by_its_name() -> None:
    known = {"DOCS": ("https://e.org/d", "")}
    assert 'href="https://e.org/d"' in prose_html("see [the docs][docs] and [Docs]", PALETTE, known)
    assert "<a" not in prose_html("see [the docs][other]", PALETTE, known)


def test_tasks_have_boxes_and_no_bullets() -> None:
    html = prose_html("- [x] done\n- [ ] open\n  - inside\n- `no` task\n", PALETTE)
    assert ">☑ done</p>" in html and ">☐ open</p>" in html and "•" in html
    assert html.count("<ul") == html.count("</ul>") == 1
    assert "[ ]" not in html


def test_a_box_stands_for_what_is_written_wherever_it_is_in_a_list() -> None:
    later = prose_html("- plain\n- [x] done\n", PALETTE)
    assert ">• plain</p>" in later and ">☑ done</p>" in later and "<ul" not in later
    counted = prose_html("1. [ ] open\n2. plain\n", PALETTE)
    assert ">☐ open</li>" in counted and ">plain</li>" in counted and counted.count("<ol") == 1


def test_what_is_in_a_task_stands_below_its_words() -> None:
    assert ">☐ a</p>" in (html := prose_html("- [ ] a\n\n  more\n  - b\n    - c\n", PALETTE))
    assert html.count("margin-left:24px") == 2 and ">more</p>" in html
    assert 'margin-left:8px"><li' in html and 'margin-left:-16px"><li' in html  # Qt adds 40: 48, 72
    inner = prose_html("- a\n  - [ ] b\n", PALETTE)  # inside a list that Qt indents itself
    assert "margin-left:24px;text-indent:-18px" in inner


def test_numbers_of_a_list_have_room() -> None:
    assert "margin-left:-16px" in prose_html("1. a\n", PALETTE)
    assert "margin-left:-7px" in prose_html("99. a\n1. b\n", PALETTE)


def test_a_list_is_indented_where_its_text_begins() -> None:
    for source in ("- פריט\n", "1. **פריט**\n", "- العربية\n  - فقرة\n"):
        html = prose_html(source, PALETTE)
        assert "margin-right:-16px" in html and "margin-left:" not in html
    assert "margin-right:24px;text-indent:-18px" in prose_html("- [x] פריט\n", PALETTE)
    assert "margin-left:-16px" in prose_html("- 12: b פריט\n", PALETTE)


def test_the_marks_of_footnotes() -> None:
    html = prose_html("So it is[^1], and[^b]: not `[^c]`.\n", PALETTE)
    assert (
        html.count("<sup>") == 2
        and ">[1]</span></sup>, and<sup>" in html
        and ">[b]</span></sup>: not" in html
    )
    assert "[^c]" in html
    note = prose_html("[^1]: Which is why.\n[^2]: And this.\n", PALETTE)
    assert "<sup>" not in note and ">[1]</span> Which" in note and ">[2]</span> And" in note


def test_a_note_is_shown_without_the_line_that_begins_it() -> None:
    for source in ("> [!NOTE]\n> Read **this**.\n", "> [!note]\n>\n> Read **this**.\n"):
        html = prose_html(source, PALETTE)
        assert "NOTE" not in html.upper() and ">this</strong>" in html and PALETTE.quote not in html
    assert "[!OTHER]" in prose_html("> [!OTHER]\n> a\n", PALETTE)
    assert "[!NOTE] a" in prose_html("> [!NOTE] a\n", PALETTE)


def test_columns_of_numbers_are_aligned_at_their_end() -> None:
    table = "| a | b | c | d |\n|---|---|:--|---|\n| x | 1,200 | 1 | 4.1 s |\n| y1 z | -3 % | 2 | — |\n"
    assert number_columns(table_cells(parsed(table))) == {1, 2, 3}
    html = prose_html(table, PALETTE, widths=[9] * 4, numbers=frozenset({1, 2, 3}))
    aligned = [found.split('"')[0] for found in html.split('align="')[1:5]]
    assert aligned == ["left", "right", "left", "right"], "the author's choice counts more"
    assert number_columns(table_cells(parsed("| a |\n|---|\n"))) == set()


def test_the_cells_of_a_table() -> None:
    assert table_cells(parsed("| a | `b` |\n|---|---|\n| **c** d | |\n")) == [
        [("a", False), ("b", True)],
        [("c d", False), ("", False)],
    ]
    assert 'width="40"' in prose_html("| a |\n|---|\n", PALETTE, widths=[40])


def test_a_picture_is_a_chip_with_its_address() -> None:
    words = "".join(read("![a cat](http://x/cat.png)").text)
    assert "a cat" in words and "http://x/cat.png" in words


def test_what_prose_becomes() -> None:
    html = prose_html("3. **a** `b`\n4. c\n", PALETTE)
    assert '<ol start="3"' in html and ">a</strong>" in html and "font-family:'Mono'" in html
    assert 'align="center"' in prose_html("| a |\n|:-:|\n| b |\n", PALETTE)


def test_what_is_measured_in_pixels_grows_with_the_text() -> None:
    large = replace(PALETTE, scale=2.0)
    assert "margin-left:8px" in prose_html("- a\n", large)  # 40 from Qt and 8 make twice 24
    assert "margin-left:48px;text-indent:-36px" in prose_html("- [ ] a\n", large)
    assert "font-size:27px" in prose_html("`a`", large) and "font-size:13px" in prose_html("`a`", PALETTE)
    assert 'cellpadding="12"' in prose_html("| a |\n|---|\n", large)


def test_headings_are_small_inside_of_something_and_their_code_is_as_large_as_they_are() -> None:
    for markdown, size, line in (("# `a`\n", 20, 28), ("## `a`\n", 17, 24), ("### `a`\n", 15, 24)):
        html = prose_html(markdown, PALETTE)
        assert f"font-size:{size}px" in html and f"line-height:{line}px" in html
    assert "font-size:20px" not in prose_html("# `a`\n", PALETTE, quiet=True)
    assert "font-size:13px" not in prose_html("# `a`\n", PALETTE)
    assert "font-size:13px" in prose_html("# a\n\n`b`", PALETTE)


def test_code_in_a_document_keeps_the_space_between_blocks() -> None:
    table = "| a |\n| - |\n| b |"
    assert "margin-top:4px;margin-bottom:8px" in prose_html(f"```\ncode\n```\n\n{table}", PALETTE, gap=8)
    assert "margin-top:4px;margin-bottom:4px" in prose_html("```\ncode\n```", PALETTE)
