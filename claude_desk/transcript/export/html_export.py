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
from claude_desk.transcript.markdown.block_parser import PARSER
from claude_desk.transcript.text.link_check import may_mislead
from claude_desk.transcript.text.spans import TextSpan
from claude_desk.transcript.text.text_sanitizer import flat

# -------------------------------------------------------------------------------------------------
# The look of an exported page, light and dark.


STYLE = """\
:root { color-scheme: light dark; --page: #faf9f6; --card: #ffffff; --line: #e3e0d8; --ink: #1f1e1b;
  --soft: #6e6a60; --user: #efebe2; --accent: #b8532f; --code: #f6f4ef; --ok: #3b7a4b; --bad: #b3362b;
  --warn: #9a6a00; --string: #3b7a4b; --number: #8a4b9b; --name: #2f6fb8; }
@media (prefers-color-scheme: dark) {
  :root { --page: #1c1b19; --card: #242320; --line: #3a3833; --ink: #ece9e2; --soft: #a9a498;
    --user: #2e2c28; --accent: #d9784f; --code: #181715; --ok: #7fbf8c; --bad: #ee8479; --warn: #e0b04c;
    --string: #7fbf8c; --number: #c79bd6; --name: #78aeea; }
}
body { margin: 0; background: var(--page); color: var(--ink); font: 15px/1.5 system-ui, sans-serif; }
main { max-width: 780px; margin: 0 auto; padding: 24px 20px 60px; }
h1 { font-size: 1.4em; } h2 { font-size: 1.2em; } h3, h4, h5, h6 { font-size: 1em; }
section { margin: 10px 0; overflow-wrap: anywhere; }
section > :first-child { margin-top: 0; } section > :last-child { margin-bottom: 0; }
.text { white-space: pre-wrap; }
.user { background: var(--user); border-radius: 14px 14px 4px 14px; padding: 10px 14px;
  margin: 28px 0 14px auto; width: fit-content; max-width: 600px; }
.thinking, .notice { color: var(--soft); font-size: .93em; }
.thinking { border-left: 2px solid var(--line); padding-left: 12px; }
.error { border: 1px solid var(--bad); border-radius: 10px; padding: 10px 14px; }
.footer { color: var(--soft); font-size: .85em; }
.tool { background: var(--card); border: 1px solid var(--line); border-radius: 10px; padding: 8px 12px; }
.tool p { margin: 0; }
summary { cursor: pointer; }
.state { float: right; font-size: .85em; color: var(--soft); }
.done { color: var(--ok); } .failed { color: var(--bad); } .waiting { color: var(--warn); }
code, pre { font: 13px/1.45 ui-monospace, "DejaVu Sans Mono", Menlo, Consolas, monospace; }
code { background: var(--code); border-radius: 4px; padding: 1px 3px; }
pre { background: var(--code); border: 1px solid var(--line); border-radius: 10px; padding: 10px 12px;
  overflow-x: auto; max-height: 32em; }
pre code { padding: 0; background: none; }
.label { display: block; color: var(--soft); font-size: .85em; margin-bottom: 6px; }
blockquote { margin: 0; padding-left: 12px; border-left: 3px solid var(--line); color: var(--soft); }
table { border-collapse: collapse; } th, td { border: 1px solid var(--line); padding: 4px 8px; }
a { color: var(--accent); }
img { max-width: 100%; max-height: 480px; border-radius: 8px; display: block; margin: 8px 0; }
.chip { display: inline-block; border: 1px solid var(--line); border-radius: 7px; padding: 2px 8px;
  margin: 4px 6px 0 0; font-size: .85em; }
.s-keyword, .s-tag { color: var(--accent); } .s-string { color: var(--string); }
.s-comment { color: var(--soft); font-style: italic; } .s-number { color: var(--number); }
.s-function, .s-type, .s-attribute { color: var(--name); } .s-error { color: var(--bad); }
.s-heading { font-weight: bold; }
"""


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
