"""Exports as Markdown and as a web page lose nothing of the conversation, and contain nothing foreign."""

import re
from base64 import b64encode
from collections.abc import Sequence
from hashlib import sha256
from html.parser import HTMLParser
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from markdown_it import MarkdownIt

from claude_desk.transcript.attachments import Attachment
from claude_desk.transcript.entries import (
    Entry,
    EntryKind,
    PageMark,
    SentState,
    ToolCall,
    ToolState,
    TurnFooter,
    TurnHead,
)
from claude_desk.transcript.export import html_export, markdown_export
from claude_desk.transcript.export.document import _PIECES, DocumentHead, joined_code, rows_of
from claude_desk.transcript.export.inert_markdown import acts, fenced, inert
from claude_desk.transcript.text.spans import TextSpan
from claude_desk.transcript.text.text_sanitizer import flat
from claude_desk.transcript.tools.card import ListingPart
from claude_desk.transcript.tools.registry import card_of
from claude_desk.ui.phrases.phrase_words import words
from tests.unit.transcript.strict_markdown import foreign_in

PARSER = MarkdownIt("commonmark").enable(["table", "strikethrough"])
HOSTILE = (
    '<img src="http://x.invalid/a.png" onerror="alert(1)"><script>alert(2)</script>'
    "[click](javascript:alert(3)) ![pic](http://x.invalid/b.png) <style>@import 'http://x.invalid'</style>"
    '"><iframe src=http://x.invalid></iframe> [file](file:///etc/passwd) [ok](https://example.org/?a=1&b="2")'
)


def entry(kind: EntryKind, text: str = "", **rest: Any) -> Entry:
    return Entry(id="1", kind=kind, turn=1, text=text, final=True, **rest)


def tool(title: str = "make", given: str = "make", result: str = "", name: str = "Bash") -> Entry:
    call = ToolCall(id="t", name=name, title=title, input_text=given, result=result, state=ToolState.FAILED)
    call.input = {"command": given}
    return entry(EntryKind.TOOL, tool=call)


def footer(_entry: Entry) -> str:
    return "12 s · 80 out"


HEAD = DocumentHead("A title")


def markdown_document(rows: Sequence[Entry], head: DocumentHead = HEAD) -> str:
    return "".join(markdown_export.document(rows, head, footer, words))


def every_kind(text: str) -> list[Entry]:
    picture = Attachment(name=text, media_type="image/png", data="aGVsbG8=")
    rows = [
        entry(kind, text, language=text, attachments=[picture])
        for kind in EntryKind
        if kind is not EntryKind.TOOL
    ]
    call = tool(text, text + "\n" + text, text, name=text)
    assert call.tool is not None
    call.tool.attachments = [picture, Attachment(name=text, media_type=text, data=text)]
    return [*rows, call]


# --- Markdown --------------------------------------------------------------------------------------


def test_a_turn_as_markdown() -> None:
    rows = [
        entry(EntryKind.USER, "Fix it.\nPlease."),
        entry(EntryKind.THINKING, "Hm.", began=10.0, ended=16.5),
        entry(EntryKind.PROSE, "- one"),
        entry(EntryKind.PROSE, "- two"),
        entry(EntryKind.CODE, "a = 1\n```\n", language="python"),
        tool("make -j2", "make -j2", "error: ````"),
        entry(EntryKind.NOTICE, "Retried."),
        entry(EntryKind.FOOTER, footer=TurnFooter(seconds=12)),
    ]
    assert markdown_export.markdown(rows, footer, words=words) == (
        "## You\n\n> Fix it.\n> Please.\n\n> **Thought for 6 s**\n>\n> Hm.\n\n- one\n- two\n\n"
        "````python\na = 1\n```\n````\n\n**Bash** `make -j2` · failed\n\n"
        "`````\nerror: ````\n`````\n\n"
        "> **Notice:** Retried.\n\n*12 s · 80 out*"
    )


def test_a_document_has_its_title() -> None:
    text = markdown_document([entry(EntryKind.PROSE, "Hello")], DocumentHead("A\nB <i>"))
    assert text == "# A B \\<i\\>\n\n## Claude\n\nHello\n"
    head = DocumentHead("A", "3 May 2026", "/home/a/src", "~/src", "Opus")
    assert markdown_document([], head) == "# A\n\n- Date: 3 May 2026\n- Folder: `~/src`\n- Model: Opus\n\n"


def test_a_subagent_s_rows_are_quotations() -> None:
    inside = entry(EntryKind.PROSE, "Found.\n\nIt.", depth=2)
    assert markdown_export.markdown([inside], footer, words=words) == "> > Found.\n> >\n> > It."


def test_turn_of() -> None:
    rows = [Entry(id=str(n), kind=EntryKind.PROSE, turn=n // 2) for n in range(6)]
    assert [row.id for row in markdown_export.turn_of(rows, rows[3])] == ["2", "3"]


TEXTS = st.text(st.characters(codec="utf-8", exclude_characters="\r\x00"), max_size=80)


@given(TEXTS, st.text("`~ a\n", max_size=40))
def test_code_comes_back_as_it_was(text: str, ticks: str) -> None:
    code = text + ticks
    [token] = PARSER.parse(fenced(code, "a`b c"))
    assert token.type == "fence"
    assert token.content == (code.removesuffix("\n") + "\n")


@given(TEXTS, st.text("` a", max_size=12))
def test_a_title_comes_back_as_it_was(text: str, ticks: str) -> None:
    title = flat(text + ticks)
    tokens = PARSER.parse("x " + markdown_export.code_span(title))
    codes = [t.content for token in tokens for t in token.children or [] if t.type == "code_inline"]
    assert codes == ([title] if title else [])


@given(st.lists(st.tuples(st.sampled_from(["`", "~", "a\n", " ", "# b"]), TEXTS), max_size=6))
def test_results_come_back_as_they_were(parts: list[tuple[str, str]]) -> None:
    result = "".join(a + b for a, b in parts)
    row = tool(result=result)
    assert row.tool is not None
    shown = [part.text for part in card_of(row.tool).parts if isinstance(part, ListingPart)]
    for text in (markdown_export.markdown([row], footer, words=words), markdown_document([row])):
        fences = [token.content for token in PARSER.parse(text) if token.type == "fence"]
        assert fences == [text.removesuffix("\n") + "\n" for text in shown]


def test_anything_may_be_in_it() -> None:
    for text in (HOSTILE, "\ud83d", "\x00", "", "\n" * 9, "x" * 300_000):
        assert isinstance(markdown_export.markdown(every_kind(text), footer, words=words), str)
        page(every_kind(text))


PIECES = st.lists(
    st.sampled_from(
        ["`", "``", "```", "~~~", "\n", "\n\n", "> ", "- ", "1. ", "    ", "\\", "![a](http://x.invalid/p.png)",
         "![a][b]", "[b]: http://x.invalid/p.png", "<img src=http://x.invalid>", "<script>", "<!-- ", "<?x",
         "[a](javascript:x)", "[a](&#106;avascript:x)", "<javascript:x>", "| a | b |\n|---|---|\n", "|",
         "[a]( <data:text/html,x> )", "<https://example.org>", "[a](https://example.org)", "word ", "![",
         "]("]
    ),
    max_size=14,
)  # fmt: skip


@given(PIECES)
def test_nothing_is_fetched_by_who_reads_the_markdown(parts: list[str]) -> None:
    assert not foreign_in(inert("".join(parts)))


def test_what_is_inert_already_stays_as_it_is() -> None:
    for text in (
        "Some **bold** & `<b>`, `![a](b)` [a link](https://example.org) <https://example.org>, a < b, 1 <2",
        "[here](src/a.py:3), [there](#top)",
        "```\n<script>\n```",
    ):
        assert inert(text) == text
    assert inert("`<b>` <b> ![a](u) `![a](u)`") == "`<b>` \\<b> \\![a](u) `![a](u)`"
    assert inert("- x\n\n  ```\n  ![a](u)\n\n  ```\n- ![a](u)") == (
        "- x\n\n  ```\n  ![a](u)\n\n  ```\n- \\![a](u)"
    )
    assert inert("\\<b> [x](javascript:y)") == "\\<b> [x]\\(javascript:y)"
    assert acts("[x][y]\n\n[y]: javascript:z")


def test_nothing_hostile_gets_into_the_markdown() -> None:
    text = markdown_document(every_kind(HOSTILE), DocumentHead(HOSTILE, HOSTILE, "", HOSTILE, HOSTILE))
    assert not foreign_in(text)
    assert text.count("alert(2)") >= 12


def test_hidden_characters_are_written_out_in_a_document() -> None:
    hostile = "a\u202eb\x00c\x1b[31md\r\ne"
    for kind in set(EntryKind) - {EntryKind.TOOL, EntryKind.GAP, EntryKind.FOOTER}:
        row = entry(kind, hostile)
        for text in (markdown_document([row]), page([row])[1].said):
            assert not set("\u202e\x00\x1b\r") & set(text), kind
            assert "a⟨U+202E⟩b⟨U+0000⟩c⟨U+001B⟩" in text, kind
    _, seen = page(every_kind(hostile))
    assert not set("\u202e\x00\x1b\r") & set(seen.said)


def test_claude_s_headings_stand_below_the_speakers() -> None:
    rows = [
        entry(EntryKind.USER, "Go."),
        entry(EntryKind.PROSE, "# A"),
        entry(EntryKind.PROSE, "##### It"),
    ]
    assert markdown_document(rows).endswith("## You\n\n> Go.\n\n## Claude\n\n### A\n\n###### It\n")
    text, _ = page(rows)
    assert '<h2 class="claude">Claude</h2>' in text and "<h3>A</h3>" in text and "<h6>It</h6>" in text
    assert markdown_export.markdown(rows[1:2], footer, words=words) == "# A", "a copy is what was said"


def test_who_speaks_is_said_once() -> None:
    rows = [
        entry(EntryKind.USER, "Go."),
        entry(EntryKind.THINKING, "Hm."),
        tool("make"),
        entry(EntryKind.PROSE, "Inside.", depth=1),
        entry(EntryKind.USER, "To a subagent.", depth=1),
        entry(EntryKind.PROSE, "Done."),
        entry(EntryKind.USER, "And now?", sent=SentState.QUEUED),
    ]
    speakers = [words(row.speaker) for row in rows_of(rows)]
    assert speakers == ["You", "Claude", "", "", "", "", "You (not sent yet)"]


def test_long_code_is_one_block() -> None:
    rows = [
        entry(EntryKind.CODE, "a = 1\n", language="python"),
        entry(EntryKind.CODE, "```", language="python", continues="\n"),
        entry(EntryKind.CODE, "b", language="python"),
    ]
    assert (
        markdown_export.markdown(rows, footer, words=words)
        == "````python\na = 1\n\n```\n````\n\n```python\nb\n```"
    )
    assert page(rows)[0].count("<pre") == 2


@pytest.mark.parametrize("count", [1, 31, 32, 33, 64, 65, 100])
def test_no_more_pieces_of_code_are_joined_than_are_held(count: int) -> None:
    first = entry(EntryKind.CODE, "0")
    rows = [first, *(entry(EntryKind.CODE, str(number), continues="\n") for number in range(1, count))]
    found = [row.text.split("\n") for row in joined_code(rows)]
    assert [number for piece in found for number in piece] == [str(number) for number in range(count)]
    assert [len(piece) for piece in found[:-1]] == [_PIECES] * (len(found) - 1)
    assert len(found[-1]) <= _PIECES


def test_links_by_name_have_their_address() -> None:
    row = entry(EntryKind.PROSE, "See [the manual][1], [Home][] and [home].")
    row.references = {"1": ("https://e.org/m", ""), "HOME": ("docs/home.md", "")}
    assert markdown_document([row]).endswith(
        "See [the manual](<https://e.org/m>), [Home](<docs/home.md>) and [home](<docs/home.md>).\n"
    )
    row.text = "`[1]` is [the manual][1]"
    assert markdown_document([row]).endswith(
        "`[1]` is [the manual][1]\n\n- https://e.org/m\n- docs/home.md\n"
    )
    assert '<a href="https://e.org/m" rel="noreferrer noopener">the manual</a>' in page([row])[0]


def test_paths_are_those_of_the_project() -> None:
    call = ToolCall(id="t", name="Read", title="/home/a/p/x.py", state=ToolState.DONE)
    call.input = {"file_path": "/home/a/p/src/x.py"}
    said = "[it](/home/a/p/src/x.py), [src/x.py](src/x.py), [other](file:///etc/passwd), [run](vscode://x)"
    rows = [entry(EntryKind.TOOL, tool=call), entry(EntryKind.PROSE, said)]
    head = DocumentHead("A", folder="/home/a/p")
    assert "**Read** `src/x.py`" in markdown_document(rows, head)
    text = "".join(html_export.document(rows, head, footer, lambda _code, _language: (), words))
    assert "<b>Read</b> <code>src/x.py</code>" in text
    assert "it (<code>src/x.py</code>), src/x.py, other (<code>/etc/passwd</code>), run (vscode://x)" in text
    assert "<a " not in text


def test_a_picture_is_its_address_and_its_name() -> None:
    text, _ = page([entry(EntryKind.PROSE, "![](x.png) ![A plan](y.png)")])
    assert "<code>▣ x.png</code> <code>▣ A plan · y.png</code>" in text


def test_boxes_are_boxes() -> None:
    text, seen = page([entry(EntryKind.PROSE, "- [x] one\n- [ ] two\n- [y] three\n\n1. [X] four\n\n   five")])
    boxes = [attributes for tag, attributes in seen.tags if tag == "input"]
    assert ["checked" in attributes for attributes in boxes] == [True, False, True]
    assert "[y] three" in text and "[x]" not in text
    call = ToolCall(id="t", name="TodoWrite", state=ToolState.DONE)
    call.input = {
        "todos": [{"content": "do", "status": "completed"}, {"content": "now", "status": "pending"}]
    }
    assert "- [x] do\n- [ ] now" in markdown_document([entry(EntryKind.TOOL, tool=call)])
    assert page([entry(EntryKind.TOOL, tool=call)])[0].count('type="checkbox"') == 2


def changed(lines: list[str]) -> Entry:
    call = ToolCall(id="t", name="Edit", state=ToolState.DONE)
    call.input = {"file_path": "a.py", "old_string": "x", "new_string": "y"}
    call.structured = {"structuredPatch": [{"oldStart": 3, "newStart": 3, "lines": lines}]}
    return entry(EntryKind.TOOL, tool=call)


def test_an_edit_is_a_diff() -> None:
    row = changed([" same", "-a <old> line", "+a <new> line"])
    assert markdown_document([row]).endswith(
        "**Edit** `a.py` · +1 −1\n\n```diff\n same\n-a <old> line\n+a <new> line\n```\n"
    )
    text, seen = page([row])
    assert '<span class="removed">-a &lt;<span>old</span>&gt; line\n</span>' in text
    assert '<span class="added">+a &lt;<span>new</span>&gt; line\n</span>' in text
    assert " same\n-a <old> line\n+a <new> line\n" in seen.said
    assert "<details open>" in text, "a short change is seen at once"
    assert "<details open>" not in page([changed(["+x"] * 100)])[0]


def test_long_output_is_folded_and_complete() -> None:
    result = "\n".join(f"line {number}" for number in range(300))
    row = tool(result=result)
    assert row.tool is not None
    row.tool.state = ToolState.DONE
    text = markdown_document([row])
    assert "<details>\n<summary>Output · 300 lines</summary>\n\n```\nline 0\n" in text
    assert text.endswith("line 299\n```\n\n</details>\n")
    assert "<details>" not in markdown_export.markdown([row], footer, words=words)
    text, seen = page([row])
    assert text.count("<details>") == 1
    assert result in seen.said


def test_a_long_block_comes_in_pieces() -> None:
    """Each piece is written in one go, so the window never waits for more than one piece."""
    code = "value = 1\n" * 4_000
    spans = [TextSpan(at, at + 5, "name") for at in range(0, len(code), 10)]
    row = entry(EntryKind.CODE, code, language="python")
    pieces = list(html_export.document([row, changed(["+x"] * 2_000)], HEAD, footer, lambda *_: spans, words))
    assert max(map(len, pieces[1:])) < 20_000


def test_an_unreadable_part_is_shown() -> None:
    heads = (TurnHead("u1", "one", 1.0), TurnHead("u2", "two", 2.0))
    gap = entry(EntryKind.GAP, gap=PageMark(0, 100, 9, heads, 100))
    assert "> **Notice:** 2 turns of the conversation could not be read." in markdown_document([gap])
    assert "2 turns of the conversation could not be read." in page([gap])[1].said


# --- the web page ----------------------------------------------------------------------------------


class Page(HTMLParser):
    """Reads a page as a browser would."""

    def __init__(self) -> None:
        super().__init__()
        self.tags: list[tuple[str, dict[str, str]]] = []
        self.said = ""
        self.open: list[str] = []  # elements that are not closed

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, {name: value or "" for name, value in attrs}))
        if tag not in ("meta", "br", "hr", "img", "input"):
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if tag not in ("br", "hr"):
            assert self.open and self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.said += data


def page(entries: Sequence[Entry]) -> tuple[str, Page]:
    head = DocumentHead("A <title>")
    text = "".join(html_export.document(entries, head, footer, lambda _code, _language: (), words))
    seen = Page()
    seen.feed(text)
    seen.close()
    assert not seen.open
    return text, seen


KNOWN_TAGS = re.compile(
    "html|head|meta|title|style|body|main|h[1-6]|section|div|span|p|pre|code|b|strong|em|s|a|img|details|"
    "summary|ul|ol|li|blockquote|table|thead|tbody|tr|th|td|hr|br|header|dl|dt|dd|input"
)
KNOWN_ATTRIBUTES = re.compile(
    "lang|charset|http-equiv|content|name|class|href|rel|src|alt|start|dir|tabindex|open|type|disabled|checked|"
    "aria-label"
)


def test_nothing_hostile_gets_into_the_page() -> None:
    _, seen = page(every_kind(HOSTILE))
    for tag, attributes in seen.tags:
        assert KNOWN_TAGS.fullmatch(tag), tag
        assert all(KNOWN_ATTRIBUTES.fullmatch(name) for name in attributes), (tag, attributes)
        if "href" in attributes:
            assert re.match(r"(https?://|mailto:)", attributes["href"])
        if "src" in attributes:
            assert attributes["src"] == "data:image/png;base64,aGVsbG8="
        if tag == "input":
            assert attributes["type"] == "checkbox" and "disabled" in attributes
    assert seen.said.count("alert(2)") >= 8


def test_the_policy_forbids_all_else() -> None:
    text, seen = page([])
    [policy] = [a["content"] for tag, a in seen.tags if a.get("http-equiv") == "Content-Security-Policy"]
    assert policy.startswith("default-src 'none';")
    assert "script-src" not in policy and "unsafe" not in policy
    [style] = re.findall("<style>(.*?)</style>", text, re.DOTALL)
    digest = b64encode(sha256(style.encode()).digest()).decode()
    assert f"style-src 'sha256-{digest}'" in policy, "the page's own style is let in"
    assert "url(" not in text and "@import" not in text
    assert ("x-dns-prefetch-control", "off") in [
        (a.get("http-equiv"), a.get("content")) for _, a in seen.tags
    ]
    assert "<title>A &lt;title&gt;</title>" in text


def test_texts_are_in_the_page() -> None:
    rows = [
        entry(EntryKind.USER, "Fix <it>."),
        entry(EntryKind.PROSE, "Some **bold** & [a link](https://example.org)."),
        entry(EntryKind.CODE, "if a < b:\n    pass", language="python"),
        tool("make", "make", "1 < 2"),
        entry(EntryKind.FOOTER),
    ]
    text, seen = page(rows)
    for shown in ("Fix <it>.", "bold", "if a < b:\n    pass", "1 < 2", "failed", "12 s · 80 out"):
        assert shown in seen.said
    assert '<a href="https://example.org" rel="noreferrer noopener">a link</a>' in text


@given(
    st.text("a<b>&\"'", max_size=40), st.lists(st.tuples(st.integers(0, 45), st.integers(0, 45)), max_size=5)
)
def test_coloured_code_says_the_same(code: str, places: list[tuple[int, int]]) -> None:
    spans = [TextSpan(start, end, 'keyword x"y') for start, end in sorted(places)]
    seen = Page()
    seen.feed(f"<p>{''.join(html_export.coloured(code, spans))}</p>")
    seen.close()
    assert seen.said == code
    assert all(a == {"class": "s-keyword"} for tag, a in seen.tags if tag == "span")


def test_a_picture_that_is_none_is_named() -> None:
    for media, data in (("image/svg+xml", "aGVsbG8="), ("image/png", 'x" onerror="'), ("image/png", "")):
        row = entry(EntryKind.USER, "Look", attachments=[Attachment("a<b", media, data)])
        text, seen = page([row])
        assert not [tag for tag, _ in seen.tags if tag == "img"]
        assert "a&lt;b" in text
