"""Text that Claude and programs write, and the rich text made from it."""

from collections.abc import Sequence
from html.parser import HTMLParser
from typing import Any

from hypothesis import strategies as st

from claude_desk.protocol.wire.characters import SPACES, visible
from claude_desk.protocol.wire.parser import parse_line
from claude_desk.transcript.entries import Entry, EntryKind
from claude_desk.transcript.export import html_export, markdown_export
from claude_desk.transcript.export.document import DocumentHead
from claude_desk.transcript.markdown.prose_html import ProsePalette, prose_html
from claude_desk.transcript.reducer.reducer import Reducer
from claude_desk.transcript.text.spans import TextSpan
from claude_desk.transcript.text.syntax_highlight import spans_of
from claude_desk.transcript.text.terminal_output import terminal_text
from claude_desk.ui.phrases import phrase_words
from claude_desk.ui.transcript.row import footer_words
from tests.fuzz.json_values import TEXTS, line_of
from tests.fuzz.targets import fuzz
from tests.fuzz.wire_messages import FRAMES
from tests.unit.transcript.cli_messages import Frame, block_stop, said, start, streamed, text
from tests.unit.transcript.strict_html import Strict
from tests.unit.transcript.strict_markdown import foreign_in

PALETTE = ProsePalette("#111111", "#222222", "#333333", "#444444", "#555555", "#666666", "Mono")
PIECES = [
    "# a\n", "a\n===\n", "\n", "\n\n", " ", "    ", "\t", "- ", "1. ", "9999999999. ", "- [ ] ", "- [x] ",
    "> ", ">> ", "***", "**", "_", "~~", "`", "``", "```", "```py\n", "~~~\n", "|", "|a|b|\n|-|:-:|\n",
    "|a|\n", "[a](", "[a][b]", "[a]", "[b]: ", "[^1]: ", "![p](", ")", "<", ">",
    "https://a.b/?c=d&e=\"f\"", "javascript:alert(1)", "JaVaScRiPt&colon;x", "data:text/html,x",
    "file:///etc/passwd", "//a.b", "\\\\a\\b", "<img src=x onerror=y>", "<!--", "-->", "<![CDATA[", "]]>",
    "<?x", "</p>", "<a href='x'>", "&amp;", "&lt;", "&#0;", "&#x110000;", "&nbsp;", "\\", "\\*", "\"",
    "'", "\0", "\r", "\r\n", "\x1b[31m", "\u202e", "\u2066", "\u200b", "\ufeff", "\u2028", "\ufffd", "אב",
    "日本", "👩‍👩‍👧", "e\u0301", "word ", "a" * 40, "---\n", "  \n", "* * *\n", "$x^2$", "<br/>", "{", "}",
]  # fmt: skip
LONGER = st.tuples(
    st.sampled_from(["- a\n", "a b ", "> ", "x", "|a|\n", "[a]", "1. b\n", "    c\n", "`"]),
    st.sampled_from([2, 25, 900]),
)
MARKDOWN = st.lists(
    st.one_of(
        st.sampled_from(PIECES),
        st.sampled_from(PIECES),
        st.sampled_from(PIECES),
        TEXTS,
        LONGER.map(lambda p: p[0] * p[1]),
    ),
    max_size=20,
).map(lambda pieces: "".join(pieces).encode("utf-16-le", "surrogatepass").decode("utf-16-le", "replace"))
SIZES = st.lists(st.integers(1, 60), min_size=1, max_size=5)


def rows_of(frames: Sequence[Frame], often: bool) -> list[Entry]:
    reducer = Reducer()
    for frame in frames:
        reducer.feed(parse_line(line_of(frame)))
        if often:
            reducer.drain()
    reducer.drain()
    return list(reducer.store)


def in_pieces(words: str, sizes: list[int]) -> list[str]:
    """Return the text cut into pieces; a long text is cut into larger pieces."""
    found: list[str] = []
    at, least = 0, len(words) // 60
    while at < len(words):
        size = max(sizes[len(found) % len(sizes)], least)
        found.append(words[at : at + size])
        at += size
    return found


def shapes(entries: list[Entry]) -> list[tuple[Any, ...]]:
    return [(e.kind, e.text, e.language, e.continues, e.references, e.final, e.place) for e in entries]


@fuzz(60, words=MARKDOWN, sizes=SIZES)
def markdown_in_deltas(words: str, sizes: list[int]) -> None:
    """Deltas give the same rows as the whole text. The HTML of each row cannot fetch or open anything."""
    whole = said(text(words))
    written = [start(), *streamed(0, text(""), *in_pieces(words, sizes)), whole, block_stop(0)]
    rows = rows_of(written, often=True)
    assert shapes(rows) == shapes(rows_of([whole], often=False)) == shapes(rows_of(written, often=False))
    for entry in rows:
        if entry.kind in (EntryKind.PROSE, EntryKind.TABLE):
            for quiet in (False, True):
                _read_strictly(prose_html(entry.text, PALETTE, entry.references, quiet=quiet, bare=quiet))


def _read_strictly(html: str) -> None:
    reader = Strict()
    reader.feed(html)
    reader.close()
    assert not reader.open


@fuzz(60, words=MARKDOWN)
def markdown_that_is_not_finished(words: str) -> None:
    """Rows that are still being written can be shown too."""
    for entry in rows_of([start(), *streamed(0, text(""), words)], often=True):
        if entry.kind in (EntryKind.PROSE, EntryKind.TABLE):
            _read_strictly(prose_html(entry.text, PALETTE, entry.references))


ESCAPES = [
    "\x1b[31m", "\x1b[0m", "\x1b[38;5;", "\x1b[38;2;1;2;3m", "\x1b[48:5:300m", "\x1b[", "\x1b",
    "\x1b]8;;http://a\x07", "\x1b]0;t\x1b\\", "\x1bP", "\x1b[2K", "\x1b[K", "\x1b[2J", "\x1b[10A",
    "\x1b(0", "\x1b[?25l", "\x9b31m", "\r", "\r\n", "\n", "\b", "\b\b", "\x07", "\t", "m", ";",
    "99999999999", "\u202e", "\0", "日本", "👩‍👩‍👧", "10%", "word ", "\x0e", "\x0c", "\x1b[;;m", "\x1b[4:3m",
]  # fmt: skip
OUTPUT = st.lists(st.one_of(st.sampled_from(ESCAPES), TEXTS), max_size=25).map("".join)


@fuzz(80, words=OUTPUT)
def output_of_programs(words: str) -> None:
    """The shown text has no hidden characters, and its colours refer to the shown text."""
    shown, spans = terminal_text(words)
    assert visible(shown, keep="\n\t" + SPACES, natural=True) == shown
    end = 0
    for span in spans:
        assert end <= span.start < span.end <= len(shown) and span.style
        end = span.end


class Page(HTMLParser):
    """Checks that a web page fetches nothing and runs nothing."""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        assert tag not in (
            "script",
            "iframe",
            "object",
            "embed",
            "link",
            "base",
            "form",
            "video",
            "svg",
        )
        assert tag != "input" or (("type", "checkbox") in attrs and ("disabled", None) in attrs)
        for name, value in attrs:
            assert not name.startswith("on") and name not in ("srcset", "background", "action", "formaction")
            if name == "href":
                assert value is not None and value.startswith(("http://", "https://", "mailto:"))
            if name == "src":
                assert value is not None and value.startswith("data:image/")
            assert name != "style", "the page's policy lets none in"


def _spans(code: str, language: str) -> Sequence[TextSpan]:
    return spans_of(code, language)


@fuzz(30, words=MARKDOWN, frames=st.lists(FRAMES, max_size=8))
def what_is_saved(words: str, frames: list[Frame]) -> None:
    """A conversation can be exported as Markdown and as a web page."""
    rows = rows_of([said(text(words)), *frames], often=False)
    markdown_export.markdown(rows, footer_words, words=phrase_words.words).encode("utf-8", "surrogatepass")
    assert not foreign_in(
        "".join(markdown_export.document(rows, DocumentHead(words), footer_words, phrase_words.words))
    )
    page = Page()
    page.feed(
        "".join(html_export.document(rows, DocumentHead(words), footer_words, _spans, phrase_words.words))
    )
    page.close()
