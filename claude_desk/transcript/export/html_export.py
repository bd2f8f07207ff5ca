"""Rows as one web page that needs nothing else and can do nothing: no script, nothing fetched.

Every text is escaped; only http, https and mailto become links; pictures are those the rows carry, inside the
page. A policy in its head forbids all else, should anything slip through.
"""

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from html import escape
from typing import Any

from markdown_it.renderer import RendererHTML
from markdown_it.token import Token
from markdown_it.utils import OptionsDict

from claude_desk.transcript.attachments import Attachment
from claude_desk.transcript.entries import Entry, EntryKind, ToolCall
from claude_desk.transcript.export.markdown_export import FooterWords, input_says_more, thought_words
from claude_desk.transcript.export.page_style import STYLE
from claude_desk.transcript.markdown.block_parser import PARSER
from claude_desk.transcript.text.link_check import may_mislead
from claude_desk.transcript.text.spans import TextSpan
from claude_desk.transcript.text.text_sanitizer import flat

# The colours of a piece of code; () for none.
SpansOf = Callable[[str, str], Sequence[TextSpan]]

POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'"
_LINKS = ("http://", "https://", "mailto:")
_PICTURES = ("image/png", "image/jpeg", "image/gif", "image/webp")
_BASE64 = re.compile(r"[A-Za-z0-9+/]+={0,2}")
_STYLES = re.compile(r"[a-z0-9-]+")


def document(entries: Iterable[Entry], title: str, footer: FooterWords, spans_of: SpansOf) -> Iterator[str]:
    """The page in pieces, so that a long one can be made bit by bit."""
    name = escape(flat(title))
    yield (
        '<!DOCTYPE html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        f'<meta http-equiv="Content-Security-Policy" content="{POLICY}">\n'
        '<meta name="referrer" content="no-referrer">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{name}</title>\n<style>\n{STYLE}</style>\n</head>\n<body>\n<main>\n<h1>{name}</h1>\n"
    )
    writer = _Writer(footer, spans_of)
    for entry in entries:
        yield writer.row(entry)
    yield "</main>\n</body>\n</html>\n"


class _Prose(RendererHTML):
    """markdown-it's own, but for what could lead out of the page."""

    def __init__(self, code: Callable[[str, str], str]) -> None:
        super().__init__()
        self._code = code
        self._links: list[int] = []  # where each open one begins; -1 for one that is shown as its words

    def fence(self, tokens: Sequence[Token], idx: int, options: OptionsDict, env: Any) -> str:
        words = tokens[idx].info.split()
        return self._code(tokens[idx].content, words[0] if words else "")

    def code_block(self, tokens: Sequence[Token], idx: int, options: OptionsDict, env: Any) -> str:
        return self._code(tokens[idx].content, "")

    def image(self, tokens: Sequence[Token], idx: int, options: OptionsDict, env: Any) -> str:
        token = tokens[idx]
        return (
            f"<code>▣ {escape(token.content or 'image')} · {escape(str(token.attrGet('src') or ''))}</code>"
        )

    def html_block(self, tokens: Sequence[Token], idx: int, options: OptionsDict, env: Any) -> str:
        return escape(tokens[idx].content)

    def html_inline(self, tokens: Sequence[Token], idx: int, options: OptionsDict, env: Any) -> str:
        return escape(tokens[idx].content)

    def link_open(self, tokens: Sequence[Token], idx: int, options: OptionsDict, env: Any) -> str:
        address = str(tokens[idx].attrGet("href") or "")
        known = address.lower().startswith(_LINKS)
        self._links.append(idx if known else -1)
        return f'<a href="{escape(address)}" rel="noreferrer">' if known else ""

    def link_close(self, tokens: Sequence[Token], idx: int, options: OptionsDict, env: Any) -> str:
        begins = self._links.pop() if self._links else -1
        if begins < 0:
            return ""
        address = str(tokens[begins].attrGet("href") or "")
        words = "".join(
            " " if token.type.endswith("break") else token.content for token in tokens[begins + 1 : idx]
        )
        return f"</a> ({escape(address)})" if may_mislead(words, address) else "</a>"


class _Writer:
    def __init__(self, footer: FooterWords, spans_of: SpansOf) -> None:
        self._footer = footer
        self._spans_of = spans_of
        self._prose = _Prose(self.code)

    def row(self, entry: Entry) -> str:
        inside = self._inside(entry) + "".join(_attachment(a) for a in entry.attachments)
        depth = f' style="margin-left:{min(entry.depth, 4) * 20}px"' if entry.depth else ""
        return f'<section class="{entry.kind.value}"{depth}>{inside}</section>\n' if inside else ""

    def _inside(self, entry: Entry) -> str:
        match entry.kind:
            case EntryKind.PROSE | EntryKind.TABLE:
                return self.markdown(entry.text)
            case EntryKind.CODE:
                return self.code(entry.text, entry.language)
            case EntryKind.THINKING:
                return _folded(escape(thought_words(entry)), _text(entry.text))
            case EntryKind.TOOL:
                return self._tool(entry.tool) if entry.tool is not None else ""
            case EntryKind.FOOTER:
                return _text(self._footer(entry))
        return _text(entry.text)

    def markdown(self, text: str) -> str:
        tokens = PARSER.parse(text)
        return str(self._prose.render(tokens, PARSER.options, {}))

    def code(self, text: str, language: str) -> str:
        label = f'<span class="label">{escape(language)}</span>' if language else ""
        return f"<pre>{label}<code>{coloured(text, self._spans_of(text, language))}</code></pre>"

    def _tool(self, tool: ToolCall) -> str:
        head = (
            f"<b>{escape(tool.name)}</b> <code>{escape(tool.title)}</code> "
            f'<span class="state {tool.state.name.lower()}">{escape(tool.state.value)}</span>'
        )
        parts = f"<pre>{escape(tool.input_text)}</pre>" if input_says_more(tool) else ""
        parts += f"<pre>{escape(tool.result)}</pre>" if tool.result else ""
        parts += "".join(_attachment(attachment) for attachment in tool.attachments)
        return _folded(head, parts)


def coloured(text: str, spans: Sequence[TextSpan]) -> str:
    """Code with its spans as elements; spans that overlap the one before are left out."""
    done = 0
    said = []
    for span in spans:
        classes = " ".join(f"s-{word}" for word in span.style.split() if _STYLES.fullmatch(word))
        if span.start < done or span.end <= span.start or not classes:
            continue
        inner = escape(text[span.start : span.end])
        said.append(f'{escape(text[done : span.start])}<span class="{classes}">{inner}</span>')
        done = span.end
    said.append(escape(text[done:]))
    return "".join(said)


def _folded(head: str, parts: str) -> str:
    """Something to unfold; its head alone where there is nothing in it."""
    return f"<details><summary>{head}</summary>{parts}</details>" if parts else f"<p>{head}</p>"


def _text(text: str) -> str:
    """Plain text with its lines."""
    return f'<div class="text">{escape(text)}</div>' if text else ""


def _attachment(attachment: Attachment) -> str:
    name = escape(attachment.name)
    data = "".join(attachment.data.split())
    if attachment.media_type in _PICTURES and data and _BASE64.fullmatch(data):
        return f'<img alt="{name}" src="data:{attachment.media_type};base64,{data}">'
    return f'<span class="chip">{name}</span>' if name else ""
