"""The conversation as Markdown and as a web page: nothing lost, nothing let in."""

import re
from collections.abc import Sequence
from html.parser import HTMLParser
from typing import Any

from hypothesis import given
from hypothesis import strategies as st
from markdown_it import MarkdownIt

from claude_desk.transcript.attachments import Attachment
from claude_desk.transcript.entries import Entry, EntryKind, ToolCall, ToolState, TurnFooter
from claude_desk.transcript.export import html_export, markdown_export
from claude_desk.transcript.text.spans import TextSpan
from claude_desk.transcript.text.text_sanitizer import flat

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
    return entry(EntryKind.TOOL, tool=call)


def footer(_entry: Entry) -> str:
    return "12 s · 80 out"


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
    assert markdown_export.markdown(rows, footer) == (
        "## You\n\n> Fix it.\n> Please.\n\n> **Thought for 6 s**\n>\n> Hm.\n\n- one\n- two\n\n"
        "````python\na = 1\n```\n````\n\n**Bash** `make -j2` — failed\n\n"
        "Result:\n\n`````\nerror: ````\n`````\n\n"
        "> **Notice:** Retried.\n\n*12 s · 80 out*"
    )


def test_a_document_has_its_title() -> None:
    text = "".join(markdown_export.document([entry(EntryKind.PROSE, "Hello")], "A\nB", footer))
    assert text == "# A B\n\nHello\n"


def test_a_subagent_s_rows_are_quotations() -> None:
    inside = entry(EntryKind.PROSE, "Found.\n\nIt.", depth=2)
    assert markdown_export.markdown([inside], footer) == "> > Found.\n> >\n> > It."


def test_turn_of() -> None:
    rows = [Entry(id=str(n), kind=EntryKind.PROSE, turn=n // 2) for n in range(6)]
    assert [row.id for row in markdown_export.turn_of(rows, rows[3])] == ["2", "3"]


TEXTS = st.text(st.characters(codec="utf-8", exclude_characters="\r\x00"), max_size=80)


@given(TEXTS, st.text("`~ a\n", max_size=40))
def test_code_comes_back_as_it_was(text: str, ticks: str) -> None:
    code = text + ticks
    [token] = PARSER.parse(markdown_export.fenced(code, "a`b c"))
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
    tokens = PARSER.parse(markdown_export.markdown([tool(result=result)], footer))
    fences = [token.content for token in tokens if token.type == "fence"]
    assert fences == ([result.removesuffix("\n") + "\n"] if result else [])


def test_anything_may_be_in_it() -> None:
    for text in (HOSTILE, "\ud83d", "\x00", "", "\n" * 9, "x" * 300_000):
        assert isinstance(markdown_export.markdown(every_kind(text), footer), str)
        page(every_kind(text))


# --- the page --------------------------------------------------------------------------------------


class Page(HTMLParser):
    """What a browser would see."""

    def __init__(self) -> None:
        super().__init__()
        self.tags: list[tuple[str, dict[str, str]]] = []
        self.said = ""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, {name: value or "" for name, value in attrs}))

    def handle_data(self, data: str) -> None:
        self.said += data


def page(entries: Sequence[Entry]) -> tuple[str, Page]:
    text = "".join(html_export.document(entries, "A <title>", footer, lambda _code, _language: ()))
    seen = Page()
    seen.feed(text)
    return text, seen


KNOWN_TAGS = re.compile(
    "html|head|meta|title|style|body|main|h[1-6]|section|div|span|p|pre|code|b|strong|em|s|a|img|details|"
    "summary|ul|ol|li|blockquote|table|thead|tbody|tr|th|td|hr|br"
)
KNOWN_ATTRIBUTES = re.compile("lang|charset|http-equiv|content|name|class|style|href|rel|src|alt|start")


def test_nothing_hostile_gets_into_the_page() -> None:
    _, seen = page(every_kind(HOSTILE))
    for tag, attributes in seen.tags:
        assert KNOWN_TAGS.fullmatch(tag), tag
        assert all(KNOWN_ATTRIBUTES.fullmatch(name) for name in attributes), (tag, attributes)
        if "href" in attributes:
            assert re.match(r"(https?://|mailto:)", attributes["href"])
        if "src" in attributes:
            assert attributes["src"] == "data:image/png;base64,aGVsbG8="
        if "style" in attributes:
            assert re.fullmatch(r"(margin-left:\d+px|text-align:(left|right|center))", attributes["style"])
    assert seen.said.count("alert(2)") >= 8


def test_the_policy_forbids_all_else() -> None:
    text, seen = page([])
    [policy] = [a["content"] for tag, a in seen.tags if a.get("http-equiv") == "Content-Security-Policy"]
    assert policy.startswith("default-src 'none';")
    assert "script-src" not in policy
    assert "url(" not in text
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
    for words in ("Fix <it>.", "bold", "if a < b:\n    pass", "1 < 2", "failed", "12 s · 80 out"):
        assert words in seen.said
    assert '<a href="https://example.org" rel="noreferrer">a link</a>' in text


@given(
    st.text("a<b>&\"'", max_size=40), st.lists(st.tuples(st.integers(0, 45), st.integers(0, 45)), max_size=5)
)
def test_coloured_code_says_the_same(code: str, places: list[tuple[int, int]]) -> None:
    spans = [TextSpan(start, end, 'keyword x"y') for start, end in sorted(places)]
    seen = Page()
    seen.feed(f"<p>{html_export.coloured(code, spans)}</p>")
    seen.close()
    assert seen.said == code
    assert all(a == {"class": "s-keyword"} for tag, a in seen.tags if tag == "span")


def test_a_picture_that_is_none_is_named() -> None:
    for media, data in (("image/svg+xml", "aGVsbG8="), ("image/png", 'x" onerror="'), ("image/png", "")):
        row = entry(EntryKind.USER, "Look", attachments=[Attachment("a<b", media, data)])
        text, seen = page([row])
        assert not [tag for tag, _ in seen.tags if tag == "img"]
        assert "a&lt;b" in text
