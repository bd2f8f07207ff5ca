"""Markdown in pieces: the pieces are the same however the text was cut, and no piece is too large."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from markdown_it.token import Token

from claude_desk.transcript.markdown import block_parser
from claude_desk.transcript.markdown.block_parser import blocks_of
from claude_desk.transcript.markdown.prose_splitter import ProsePiece, ProseSplitter
from tests.bench.texts import MIXTURES, text_of
from tests.whole_tables import examples

LARGEST = 32_000

Pieces = list[tuple[str, bool, str]]


def shown(pieces: list[ProsePiece]) -> Pieces:
    return [(p.text, p.code, p.language) for p in pieces]


def uncut(text: str) -> Pieces:
    splitter = ProseSplitter()
    splitter.feed(text, end=True)
    assert all(piece.closed for piece in splitter.pieces)
    return shown(splitter.pieces)


def in_cuts(text: str, sizes: list[int]) -> Pieces:
    """Feed the text in these sizes, over and over, and return the pieces. Check the promises of `feed`."""
    splitter = ProseSplitter()
    mirror: Pieces = []
    closed: Pieces = []
    at = turn = 0
    while at < len(text):
        size = sizes[turn % len(sizes)]
        mirror_from(splitter, splitter.feed(text[at : at + size]), mirror, closed)
        at += size
        turn += 1
    mirror_from(splitter, splitter.feed("", end=True), mirror, closed)
    assert len(closed) == len(mirror)
    whole = ProseSplitter()
    whole.feed(text, end=True)
    assert [piece.inside for piece in splitter.pieces] == [piece.inside for piece in whole.pieces]
    return mirror


def mirror_from(splitter: ProseSplitter, first: int, mirror: Pieces, closed: Pieces) -> None:
    assert first >= len(closed), "what is closed is never told again"
    mirror[first:] = shown(splitter.pieces[first:])
    assert mirror == shown(splitter.pieces), "nothing before the first one changed"
    while len(closed) < len(splitter.pieces) and splitter.pieces[len(closed)].closed:
        closed.append(mirror[len(closed)])
    assert closed == mirror[: len(closed)]
    assert not any(piece.closed for piece in splitter.pieces[len(closed) :])
    assert all(len(piece.text) <= LARGEST for piece in splitter.pieces)


WORDS = "lorem ipsum dolor sit amet "
FRAGMENTS = [
    "- a\n",
    "-",
    "* b\n",
    "1. x\n",
    "1.",
    "7) y\n",
    "   - nested\n",
    "  - two\n",
    "      deeper\n",
    "\n",
    "\n\n",
    "text ",
    "foo\n",
    "two spaces  \n",
    "back\\\n",
    "```py\n",
    "```\n",
    "````md\n",
    "````\n",
    "~~~\n",
    "~~~ js x\n",
    " ```\n",
    "   ```\n",
    "\t```\n",
    "- ```\n  in a list\n",
    "  ```\n",
    "> ```\n> quoted\n",
    "> ```\n",
    "  ```py\n",
    "  inside\n",
    "  | a | b |\n  |--|--|\n",
    "  | c | d |\n",
    "   ~~~\n",
    "   inside\n",
    "1. ```\n",
    "> - x\n",
    ">   ```\n",
    ">   inside\n",
    "`inline` ",
    "    code\n",
    "\tcode\n",
    "\t",
    " ",
    "| a | b |\n",
    "|--|:-:|\n",
    "|--|",
    "a | b\n",
    "--|--\n",
    "> q\n",
    ">> qq\n",
    "# h\n",
    "## h ##\n",
    "---\n",
    "===\n",
    "-",
    "=",
    "* * *\n",
    "\r\n",
    "\r",
    "\0",
    "é😀",
    "👩‍👩‍👧",
    "日本語。",
    "<b>\n",
    "<!-- c -->\n",
    "<div>\n",
    "[a]: http://x\n",
    "[t][a] ",
    "![i](u) ",
    "&amp; ",
    "\\* ",
    "\u2028",
    "\x0b",
    "\ufeff",
]
LONG_FRAGMENTS = [
    WORDS * 12,
    (WORDS + "\n") * 40,
    "- item\n" * 25,
    "- loose\n\n" * 25,
    "1. one\n" * 45,
    "1. one\n\n   two\n\n" * 15,
    "x" * 3000,
    "Sentence one. " * 300,
    "| a | b |\n" * 200,
    "    code\n" * 400,
    "> quote\n" * 300,
    "- item\n\n  ```py\n" + "  code of a line\n" * 300 + "  ```\n  behind\n",
    "1. item\n   - inner\n     ~~~\n" + "     code\n\n" * 100,
    "> - item\n>   ```\n" + ">   code of a line\n" * 300,
    "1. one\n   ```\n   code\n   ```\n" * 45,
]
TEXTS = st.lists(st.sampled_from(FRAGMENTS), max_size=25).map("".join)
LONG_TEXTS = st.lists(st.sampled_from(FRAGMENTS + LONG_FRAGMENTS), max_size=25).map("".join)
SIZES = st.lists(st.sampled_from([1, 2, 3, 7, 13, 60, 700, 5000]), min_size=1, max_size=6)
# Characters that arrive in 30 ms. With smaller sizes a long table would be parsed thousands of times.
LARGE_SIZES = st.lists(st.sampled_from([50, 61, 700, 5000]), min_size=1, max_size=6)


@settings(max_examples=examples(150), deadline=None)
@given(TEXTS, SIZES)
def test_any_cut_gives_the_same_pieces(text: str, sizes: list[int]) -> None:
    assert in_cuts(text, sizes) == uncut(text)


@settings(max_examples=examples(60), deadline=None)
@given(LONG_TEXTS, LARGE_SIZES)
def test_any_cut_of_long_texts(text: str, sizes: list[int]) -> None:
    assert in_cuts(text, sizes) == uncut(text)


@settings(max_examples=examples(200), deadline=None)
@given(st.text(alphabet="ab -*>#`~|1.)\t\n\r\0\\_=[]", max_size=200), SIZES)
def test_any_cut_of_any_text(text: str, sizes: list[int]) -> None:
    assert in_cuts(text, sizes) == uncut(text)


@settings(max_examples=examples(500), deadline=None)
@given(
    st.lists(
        st.tuples(
            st.sampled_from(
                [
                    *("", "", "a", "Ä", "漢", "# a", "### b", "- a", "- 1", "- *", "- `", "- (", "1", "-"),
                    *("```", "```py", "```c++"),
                    *(
                        "1. a",
                        "1. b",
                        "12. a",
                        "1. 1",
                        "2) a",
                        "> a",
                        "> b",
                        ">a",
                        "> 1",
                        "---",
                        "--- ",
                        "----",
                    ),
                    *("| a | b |", "|---|---|", "| c | d |", "|", "$$a^2$$", "$$a", "$$ $$"),
                ]
            ),
            st.text(alphabet="ab1 -*>#`~|.)\t\\_=[]:\u2028\f", max_size=8),
        ).map(lambda parts: "".join(parts) if parts[0] else ""),
        max_size=12,
    ).map("\n".join),
    st.none() | st.integers(1, 9),
)
def test_simple_texts_are_what_the_parser_says(text: str, number: int | None) -> None:
    fast = blocks_of(text, number)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(block_parser, "_simple", lambda lines, number: None)  # every text goes to the parser
        assert blocks_of(text, number) == fast


@pytest.mark.parametrize(
    "start", [" ", "\t", "1. ", "-  ", "* ", "> ", "#", "```", "~~~", "|", "=", "_", "[", "\\"]
)
def test_what_is_not_simple_is_for_the_parser(start: str, monkeypatch: pytest.MonkeyPatch) -> None:
    class Parser:
        parsed = 0

        def parse(self, text: str) -> list[object]:
            Parser.parsed += 1
            return []

    monkeypatch.setattr(block_parser, "BLOCKS", Parser())
    assert blocks_of("plain\n\nmore", None)
    assert Parser.parsed == 0
    blocks_of(f"plain\n{start}x", None)
    assert Parser.parsed == 1


@pytest.mark.parametrize("kind", MIXTURES)
def test_short_blocks_are_not_for_the_parser(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The parser takes ten times as long, and a reply has thousands of such blocks."""
    parsed: list[str] = []
    parse = block_parser.BLOCKS.parse

    def count(text: str) -> list[Token]:
        parsed.append(text)
        return parse(text)

    monkeypatch.setattr(block_parser.BLOCKS, "parse", count)
    splitter = ProseSplitter()
    text = text_of(kind, 20_000)
    for at in range(0, len(text), 640):
        splitter.feed(text[at : at + 640])
    splitter.feed("", end=True)
    assert len(splitter.pieces) > 150
    # Pieces that end inside a block are parsed, once each.
    assert len(parsed) <= len(text) / 640 + 5, parsed


HUGE = {
    "a paragraph in one line": "Once upon a time. " * 12_000,
    "a paragraph without sentences": "word " * 40_000,
    "a paragraph without spaces": "x" * 200_000,
    "a paragraph in lines": (WORDS + "\n") * 3_000,
    "a paragraph that ends as a heading": (WORDS + "\n") * 1_000 + "===\n",
    "CJK": "これは文です。" * 20_000,
    "a list": "- " + f"\n- {WORDS}" * 3_000,
    "a loose list": f"- {WORDS}\n\n" * 2_000,
    "a numbered list": f"1. {WORDS}\n" * 3_000,
    "one list item": "- " + "item goes on " * 12_000,
    "one list item in lines": "- start\n" + f"  {WORDS}\n" * 2_000,
    "one list item with a list": "- start\n" + f"  - {WORDS}\n" * 2_000,
    "a code fence": "```py\n" + "x = 1\n" * 40_000 + "```\n",
    "a code fence of one line": "```py\n" + "x" * 100_000 + "\n```\n",
    "indented code": f"    {WORDS}\n" * 2_000,
    "indented code of one line": "    " + "x" * 50_000,
    "a table": "| a | b |\n|---|---|\n" + "| lorem | ipsum |\n" * 5_000,
    "a table of one row": "| a | b |\n|---|---|\n| " + "x" * 50_000 + " | y |\n",
    "a table with a huge heading": "| " + "x" * 50_000 + " | b |\n|---|---|\n| y | y |\n",
    "a quote": f"> {WORDS}\n" * 2_000,
    "a quote of one line": "> " + "x" * 50_000,
    "a heading": "# " + "x" * 50_000,
    "blank lines": "a" + "\n" * 50_000 + "b",
}


@pytest.mark.parametrize("name", HUGE)
def test_huge_blocks_are_cut_and_nothing_is_lost(name: str) -> None:
    text = HUGE[name]
    pieces = uncut(text)
    assert all(len(words) <= LARGEST for words, _, _ in pieces)
    assert in_cuts(text, [997]) == pieces
    letters = "".join(words for words, _, _ in pieces)
    for letter in "xnw文":
        assert letters.count(letter) >= text.count(letter), letter


def test_a_cut_paragraph_breaks_between_sentences() -> None:
    pieces = uncut(HUGE["a paragraph in one line"])
    assert len(pieces) > 10
    assert all(words.endswith("time.") and words.startswith("Once") for words, _, _ in pieces)


def test_a_cut_table_has_its_heading_again() -> None:
    pieces = uncut(HUGE["a table"])
    assert len(pieces) > 5
    assert all(words.startswith("| a | b |\n|---|---|\n| lorem") for words, _, _ in pieces)
    assert sum(words.count("lorem") for words, _, _ in pieces) == 5_000


def test_a_cut_paragraph_does_not_begin_another_block() -> None:
    for start in ("# no", "- no", "1. no", "> no", "```no", "| no", "=== no"):
        pieces = uncut("y" * 11_999 + " " + start + " z" * 3_000)
        assert [code for _, code, _ in pieces] == [False, False]
        assert pieces[1][0].replace("\\", "").startswith(start)
        assert "\\" in pieces[1][0]


def test_long_lists_are_cut_by_items() -> None:
    pieces = uncut("- a\n" * 50)
    assert [words.count("- a") for words, _, _ in pieces] == [20, 20, 10]


def test_long_items_make_smaller_rows() -> None:
    pieces = uncut(("- " + "a" * 4_000 + "\n") * 9)
    assert all(len(words) <= 12_000 for words, _, _ in pieces)
    assert "".join(words for words, _, _ in pieces).count("- ") == 9


def test_numbers_go_on_over_the_rows_of_a_list() -> None:
    text = "1. a\n   b\n\n   - c\n" * 50
    pieces = in_cuts(text, [7])
    assert [words.split(" ")[0] for words, _, _ in pieces] == ["1.", "21.", "41."]
    assert pieces[1][0].startswith("21. a\n    b\n\n    - c\n1. a\n   b\n")
    counted = uncut("".join(f"{n}. a\n" for n in range(5, 50)))
    assert [words.split(" ")[0] for words, _, _ in counted] == ["5.", "25.", "45."]


def test_a_list_that_begins_at_nought() -> None:
    assert uncut("0. a\n" * 21)[1][0] == "20. a"


def test_two_lists_count_for_themselves() -> None:
    assert [words[:3] for words, _, _ in uncut("1. a\n" * 25 + "\n1) b\n1) c\n")] == ["1. ", "21.", "1) "]


def test_a_definition_shows_nothing_and_is_known() -> None:
    splitter = ProseSplitter()
    splitter.feed("See [it][1] and a note[^1].\n\n[1]: http://x 'T'\n[1]: http://y\n\n[^1]: word\n", end=True)
    assert shown(splitter.pieces) == [
        ("See [it][1] and a note[^1].", False, ""),
        ("[^1]: word", False, ""),
    ]
    assert splitter.definitions == {"1": ("http://x", "T")}


def test_tables_are_pieces_of_their_own() -> None:
    splitter = ProseSplitter()
    splitter.feed("text\n\n| a |\n|---|\n| b |\n\nmore", end=True)
    assert [piece.table for piece in splitter.pieces] == [False, True, False]


@pytest.mark.parametrize("body", ["x = 1\n" * 12_000, "x" * 70_000 + "\n", ("y" * 31_999 + "\n") * 3])
def test_the_parts_of_a_long_fence_make_the_complete_code(body: str) -> None:
    splitter = ProseSplitter()
    splitter.feed("```py\n" + body + "```\n", end=True)
    first, *rest = splitter.pieces
    assert first.continues is None and rest
    assert first.text + "".join((p.continues or "") + p.text for p in rest) == body.removesuffix("\n")


def test_fences() -> None:
    assert uncut("```py\na\n\nb\n```") == [("a\n\nb", True, "py")]
    assert uncut("~~~\na\n```\n~~~\nend") == [("a\n```", True, ""), ("end", False, "")]
    assert uncut("````md\n```py\na\n```\n````") == [("```py\na\n```", True, "md")]
    assert uncut("  ```\n  a\n    b\n c\n  ```") == [("a\n  b\nc", True, "")]
    assert uncut("```\na") == [("a", True, "")]
    assert uncut("```") == [("", True, "")]
    assert uncut("```\r\na\rb\r\n```\r\nend") == [("a\nb", True, ""), ("end", False, "")]


@pytest.mark.parametrize("length", [0, 3, 3000])
def test_a_fence_that_is_written(length: int) -> None:
    """The end of the fence is never shown as code, not even while only a part of it has arrived."""
    splitter = ProseSplitter()
    body = "x = 1\n" * length
    for letter in "```py\n" + body + "```":
        splitter.feed(letter)
        code = "\n".join(p.text for p in splitter.pieces if p.code)
        assert length < 1000 or "`" not in code
    splitter.feed("\nend", end=True)
    assert shown(splitter.pieces)[-1] == ("end", False, "")
    assert "\n".join(p.text for p in splitter.pieces if p.code) == body.removesuffix("\n")


COLOURED = st.lists(
    st.sampled_from(["\x1b[31m", "\x1b[", "\x1b", "0m", "1;2", "\r", "\n", "a", "```\n"]), max_size=20
).map("".join)


@given(COLOURED, st.lists(st.integers(1, 5), min_size=1, max_size=4))
def test_any_cut_of_a_terminal_s_colours(text: str, sizes: list[int]) -> None:
    assert in_cuts(text, sizes) == uncut(text)


def test_colours_of_a_terminal_are_not_shown() -> None:
    assert uncut("\x1b[1;31mred\x1b[0m and \x1b[38;2;1;2;3mso\x1b[m") == [("red and so", False, "")]
    assert uncut("```\n\x1b[32mok\x1b[0m\n```") == [("ok", True, "")]
    assert uncut("\x1b]0;title\x07")[0][0].startswith("\x1b"), "other orders are not hidden"


def test_pieces_of_an_answer() -> None:
    text = "# Title\n\nSome *words*\nand more.\n\n- a\n- b\n\n| x |\n|---|\n| y |\n\n> q\n\n---\n\n    code\n"
    assert in_cuts(text, [1]) == [
        ("# Title", False, ""),
        ("Some *words*\nand more.", False, ""),
        ("- a\n- b", False, ""),
        ("| x |\n|---|\n| y |", False, ""),
        ("> q", False, ""),
        ("---", False, ""),
        ("code", True, ""),
    ]


NESTED = """1. **Rewind** first:
   - works for files
     ```python
     for attempt in range(3):

         await send(attempt)
     ```
     after it
   - a pipe does not
2. Buffer

   | a | b |
   |---|--:|
   | c | 1 |
1. ```sh
   ls
   ```
10. ten
"""


def nested(text: str, size: int) -> list[tuple[str, str]]:
    """Return the containers and the text of each piece. The text arrives in pieces of this size."""
    splitter = ProseSplitter()
    for at in range(0, len(text), size):
        splitter.feed(text[at : at + size])
    splitter.feed("", end=True)
    return [("".join(one.prefix for one in piece.inside), piece.text) for piece in splitter.pieces]


@pytest.mark.parametrize("lines", [0, 3, 400])
def test_code_and_tables_in_a_list_are_pieces_of_their_own(lines: int) -> None:
    more = "".join(f"         line {n}\n" for n in range(lines))
    text = NESTED.replace("         await send(attempt)\n", "         await send(attempt)\n" + more)
    code = "for attempt in range(3):\n\n    await send(attempt)"
    assert nested(text, 11) == [
        ("", "1. **Rewind** first:\n   - works for files"),
        ("     ", code + "".join(f"\n    line {n}" for n in range(lines))),
        ("     ", "after it"),
        ("   ", "- a pipe does not"),
        ("", "2. Buffer"),
        ("   ", "| a | b |\n|---|--:|\n| c | 1 |"),
        ("", "3."),
        ("   ", "ls"),
        ("", "4. ten"),
    ]


@pytest.mark.parametrize("lines", [0, 400])
def test_code_in_a_quotation_is_a_piece_of_its_own(lines: int) -> None:
    more = ">   code\n" * lines
    text = f"> said\n> - so\n>   ```\n>   code\n{more}>   ```\n> > inner\n>\n> after\n\nend\n"
    assert nested(text, 7) == [
        ("", "> said\n> - so"),
        (">   ", "\n".join(["code"] * (lines + 1))),
        ("> ", "> inner\n\nafter"),
        ("", "end"),
    ]


def test_code_in_a_list_is_shown_and_closed_while_the_list_is_written() -> None:
    splitter = ProseSplitter()
    splitter.feed("- item\n  ```py\n" + "  code\n" * 500)
    assert splitter.pieces[-1].code and splitter.pieces[-1].text.count("code") == 500
    splitter.feed("  ```\n  more\n")
    assert splitter.pieces[-2].closed and splitter.pieces[-1].text == "more"


def test_a_list_that_ends_ends_the_code_in_it() -> None:
    for lines in (1, 500):
        assert nested("- item\n  ```\n" + "  code\n" * lines + "end\n", 9) == [
            ("", "- item"),
            ("  ", "\n".join(["code"] * lines)),
            ("", "end"),
        ]
