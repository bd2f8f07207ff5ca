"""Reads exported documents again: each row has the same text in them as in the window, and nothing else."""

import re
from collections.abc import Iterable, Sequence
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from markdown_it import MarkdownIt
from markdown_it.token import Token

from claude_desk.protocol.wire.parser import parse_line
from claude_desk.transcript.entries import Entry, EntryKind, ToolCall, ToolState
from claude_desk.transcript.export import markdown_export
from claude_desk.transcript.export.document import DocumentHead, shown
from claude_desk.transcript.export.inert_markdown import acts, is_odd
from claude_desk.transcript.markdown.block_parser import PARSER
from claude_desk.transcript.markdown.prose_html import parsed
from claude_desk.transcript.reducer.reducer import Reducer
from claude_desk.ui.phrases.phrase_words import words
from tests.fuzz.json_values import line_of
from tests.unit.transcript import cli_messages
from tests.unit.transcript.strict_markdown import foreign_in

# Two readers: a program that lets HTML through and knows no formulas, and the window.
STRICT = MarkdownIt("commonmark", {"html": True}).enable(["table", "strikethrough"])
READERS = (STRICT, PARSER)
OURS = re.compile(r"<details>|</details>|<summary>.*</summary>|You|Claude|Thought")
LIVE = "<img src=x onerror=alert(1)>"


def row(kind: EntryKind, text: str, **rest: Any) -> Entry:
    return Entry(id="1", kind=kind, turn=1, text=text, final=True, **rest)


def answer(text: str, depth: int = 0) -> list[Entry]:
    """Return the rows of an answer from Claude."""
    reducer = Reducer()
    reducer.feed(parse_line(line_of(cli_messages.said(cli_messages.text(text)))))
    reducer.drain()
    rows = list(reducer.store)
    for entry in rows:
        entry.depth = depth
    return rows


def task(result: str) -> Entry:
    """Return a subagent's call, whose prompt and result are Markdown."""
    call = ToolCall(id="t", name="Task", result=result, state=ToolState.DONE)
    call.input = {"description": "Look", "prompt": result}
    return row(EntryKind.TOOL, "", tool=call)


def rows_of(kind: str, text: str) -> list[Entry]:
    if kind in ("answer", "inside"):
        return answer(text, depth=int(kind == "inside"))
    return [task(text)] if kind == "task" else [row(EntryKind[kind.upper()], text)]


def document(rows: Iterable[Entry], folder: str = "/home/a/p") -> str:
    text = "".join(markdown_export.document(rows, DocumentHead("T", folder=folder), lambda _: "12 s", words))
    return text.removeprefix("# T\n\n")


def lines_read(tokens: Sequence[Token]) -> list[str]:
    """Return the visible lines of the text, without the document's own words."""
    said: list[str] = []
    for token in tokens:
        if token.type == "inline":
            said.append("".join(map(_seen, token.children or ())))
        elif token.content:
            said.append(token.content)
    lines = "\n".join(said).split("\n")
    return [line for line in lines if line.strip() and not OURS.fullmatch(line.strip())]


def _seen(token: Token) -> str:
    """Return a piece of a line. Code keeps its marks, because a text that is not Markdown has these marks
    too."""
    if token.type == "code_inline":
        return token.markup + token.content + token.markup
    return "\n" if token.type.endswith("break") else token.content


def read(markdown: str, reader: MarkdownIt = STRICT) -> list[str]:
    return lines_read(reader.parse(markdown))


def letters(lines: Iterable[str]) -> str:
    return "".join(sorted(letter for letter in "".join(lines) if letter.isalnum()))


TEXTS = (
    "Use C # here, and make  # all",
    "```sh\nmake  # all\n```",
    "1. one\n\n   ```py\n   x * 2  # d\n   # comment\n   ```\n",
    "# A heading # with one #",
    "A title\n===\n\n# b # c",
    "Under\n---",
    "- # in an item  # so",
    "`a](/home/a/p/b)` and [c](/home/a/p/c)",
    "[d](/home/a/p/javascript:alert(1))",
)


@pytest.mark.parametrize("text", TEXTS)
def test_an_answer_is_read_as_it_stood_there(text: str) -> None:
    rows = answer(text)
    seen = [line for entry in rows for line in seen_of(entry)]
    assert read(document(rows), PARSER) == seen
    assert not foreign_in(document(rows))


def seen_of(entry: Entry) -> list[str]:
    """Return the lines that the window shows of a row of Claude's answer."""
    if entry.kind is EntryKind.CODE:
        return lines_read([Token("fence", "", 0, content=shown(entry.text))])
    return lines_read(parsed(shown(entry.text), entry.references))


def test_headings_stand_below_the_speakers_and_no_other_sign_is_touched() -> None:
    assert document(answer("# A # b\n\nC # d\n\nE\n===\n\nF\n---\n\n##### G")) == (
        "## Claude\n\n### A # b\n\nC # d\n\n### E\n\n#### F\n\n###### G\n"
    )


OPENS = (
    "```\nopen",
    "~~~\nopen",
    "$$\n```\n$$",
    "$$\n```\nopen",
    "> ```\n> open",
    "> $$\n> ```\n> open",
    "- ```\n  open",
    "<!-- open",
    "<script>\nopen",
    "<pre>",
    "<details>",
    "<![CDATA[ open",
    "<?php open",
    "[x]: javascript:alert(1)",
    "[x]:\njavascript:alert(1)",
    "> [x]: data:text/html,x",
    "text\n```",
    "`` open",
    "![x",
    "[x](",
    "</details>",
)
FOLLOWS = (
    f"```\ncode\n```\n\n{LIVE}\n\n![x](http://a/b.png)\n\n[x](javascript:alert(2))\n\n[x]\n\n`code` {LIVE}"
)


@pytest.mark.parametrize("opens", OPENS)
@pytest.mark.parametrize("kind", ["user", "thinking", "notice", "error", "answer", "inside", "task"])
def test_what_is_left_open_takes_in_nothing_behind_it(kind: str, opens: str) -> None:
    rows = rows_of(kind, opens)
    following = answer(FOLLOWS)
    text = document([*rows, *following])
    assert not foreign_in(text)
    behind = read(document(following))
    assert read(text)[-len(behind) :] == behind


@pytest.mark.parametrize("kind", [EntryKind.USER, EntryKind.THINKING, EntryKind.NOTICE, EntryKind.ERROR])
@pytest.mark.parametrize(
    "text",
    [
        "Fix __init__.py and *.py, a_b_c",
        "#include <stdio.h>",
        "1. one\n2. two",
        "&lt; &amp;amp; \\* \\",
        "a\n---\nb",
        "```",
        f"``` {LIVE}",
        "a | b\n--|--\nc | d",
        "    indented\n  by two",
        "<b>bold</b> [a](javascript:b) ![i](j)",
        "+ a\n- b\n* c\n> d\n: e\n= f",
        "x\n\n\ny",
        "~/a ~/b ~~c~~",
        "`code` `` ` `` `open",
        "[a]\n[a]: b",
        "C:\\!d",
        "https://a.b/_c_?d=*e*",
        "* * *",
        "12345. a",
        "1) a",
    ],
)
def test_a_text_without_marks_is_read_as_its_lines(kind: EntryKind, text: str) -> None:
    said = document([row(kind, text)])
    assert not foreign_in(said)
    lines = [line.removeprefix("Notice: ").removeprefix("Error: ") for line in read(said)]
    assert [line for line in lines if line not in ("Notice:", "Error:")] == [
        line for line in text.split("\n") if line
    ]


def test_a_text_without_marks_stays_as_it_is_where_it_can() -> None:
    code = "```py\nx = 1\n\ny = _x_\n```"
    text = f"Why does `a_b` fail in x.y?\nIt is <3 & more (see [1] - or not).\n\n{code}\n\nSo?"
    assert document([row(EntryKind.USER, text)]) == "## You\n\n" + markdown_export.quoted(text, 1) + "\n"


def test_code_of_a_subagent_keeps_its_blanks() -> None:
    code = row(EntryKind.CODE, "a  \n   \n\tb", depth=1)
    [fence] = [token for token in STRICT.parse(document([code])) if token.type == "fence"]
    assert fence.content == "a  \n   \n\tb\n"


PIECES = [
    "# a # b\n",
    "a\n===\n",
    "\n",
    "\n\n",
    "\n\n",
    " ",
    "  ",
    "    ",
    "\t",
    "- ",
    "1. ",
    "- [ ] ",
    "> ",
    "***",
    "**",
    "_",
    "~~",
    "`",
    "``",
    "```",
    "```\n",
    "```py\n",
    "\n```\n",
    "~~~\n",
    "|",
    "|a|b|\n|-|-|\n|c|d|\n",
    "[a](",
    "[a][b]",
    "[b]",
    "[b]: ",
    "[b]: javascript:x\n",
    "[^1]: ",
    "![p](q)",
    "![",
    ")",
    "<",
    ">",
    "$$",
    "\n$$\n",
    "$x_1*y*$",
    "\\[",
    "\\]",
    "https://a.b/?c=d&e",
    "javascript:alert(1)",
    "data:text/html,x",
    LIVE,
    "<!--",
    "-->",
    "<b>",
    "</details>\n",
    "<script>",
    "&lt;",
    "&#106;",
    "\\",
    "\\*",
    '"',
    "word ",
    "C # ",
    "make  # all",
    "2 * 3",
    "---\n",
    "](/home/a/p/c)",
    "](/home/a/p/javascript:x)",
    "\u202e",
    "[a](javascript:x)",
    "<javascript:x>",
    "1986. ",
    "+",
    "=",
    "  \n",
]
TEXT = st.lists(st.sampled_from(PIECES), min_size=1, max_size=9).map("".join)
ROWS = st.lists(
    st.tuples(
        st.sampled_from(["user", "thinking", "notice", "error", "answer", "answer", "inside", "task"]), TEXT
    ),
    min_size=1,
    max_size=5,
)


@given(ROWS)
@example([("answer", "- a"), ("answer", "  b")])
@example([("answer", "$$\n\t# a # b")])
@example([("answer", "[b]: ![p](q)&lt;\\]# a # b\n=")])
@example([("inside", "# [b]: ![p](q)&lt;\\]# a # b")])
@example([("answer", "![</details>\n](/home/a/p/c)")])
@example([("answer", "\\![[b]: ](/home/a/p/c)")])
@example([("thinking", "```"), ("answer", f"```\n```\n\n{LIVE}")])
@example([("task", f"\t{LIVE}")])
@example([("task", f"```\n\tx\n```\n\n\t{LIVE}")])
@example([("task", f"1. a\n\n\t\t{LIVE}\n\n- b\n\n\t\t{LIVE}")])
def test_whatever_stands_there_is_read_again(said: list[tuple[str, str]]) -> None:
    rows: list[Entry] = []
    for kind, text in said:
        rows += rows_of(kind, text)
    text = document(rows)
    assert not foreign_in(text)
    for reader in READERS:
        each = [line for entry in rows for line in read(document([entry]), reader)]
        assert read(text, reader) == each, "a row is read as it is read alone"
    for entry in rows:
        _same(entry)


def _same(entry: Entry) -> None:
    """Check that the document of a row has the lines that the window shows of the row. Rows of tools are not
    checked."""
    said = document([entry])
    if entry.kind in (EntryKind.PROSE, EntryKind.TABLE):
        source = shown(entry.text)
        lines = read(said, PARSER)
        if "```markdown\n" in said:
            # Tabs at the beginning of a line are written as spaces, and links into the folder are relative.
            seen = lines_read([Token("fence", "", 0, content=source)])
            wanted = [line.expandtabs(4) for line in seen]
            short = [line.replace("](/home/a/p/", "](") for line in wanted]
            assert [line.expandtabs(4) for line in lines] in (wanted, short)
        elif acts(source) or any(
            is_odd(address) for address, _ in entry.references.values()
        ):  # the addresses of links and images are then written out
            assert _holds(lines, seen_of(entry)), (source, said)
        else:
            assert lines == seen_of(entry), (source, said)
    elif entry.kind is EntryKind.CODE:
        assert read(said) == seen_of(entry)
    elif entry.tool is None:
        lines = [line.removeprefix("Notice: ").removeprefix("Error: ").strip() for line in read(said)]
        wanted = [line.strip() for line in shown(entry.text).split("\n")]
        marks = re.compile(
            r"`{3,}[^`]*|~{3,}.*||Notice:|Error:|" + OURS.pattern
        )  # a complete fence is a code block
        assert [line for line in lines if not marks.fullmatch(line)] == [
            line for line in wanted if not marks.fullmatch(line)
        ], (entry.text, said)


def _holds(lines: list[str], wanted: list[str]) -> bool:
    """Return whether the lines contain all wanted letters."""
    have = letters(lines)
    return all(have.count(letter) >= letters(wanted).count(letter) for letter in set(letters(wanted)))
