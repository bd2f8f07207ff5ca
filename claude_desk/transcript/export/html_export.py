"""Exports rows as one self-contained web page, which has no script and fetches nothing.

Every text is escaped. Only http, https and mailto addresses become links. The page contains the pictures of
the rows. As a second protection, a policy in the page's head forbids scripts and requests. The policy has the
hash of the page's style sheet, and so allows it.
"""

import re
from base64 import b64encode
from bisect import bisect_left
from collections.abc import Callable, Iterable, Iterator, Sequence
from hashlib import sha256
from html import escape
from itertools import islice

from claude_desk.protocol.phrase import Phrase, Words, without_words
from claude_desk.protocol.wire import shell_text
from claude_desk.transcript.attachments import Attachment
from claude_desk.transcript.entries import Entry, EntryKind, ToolCall
from claude_desk.transcript.export.document import (
    DocumentHead,
    DocumentRow,
    FooterWords,
    gap_words,
    rows_of,
    shown,
    state_of,
    thought_words,
)
from claude_desk.transcript.export.html_prose import LINK_REL, HtmlProse, check_box
from claude_desk.transcript.export.html_style import STYLE
from claude_desk.transcript.text.diff import Diff, DiffLine, remark_of
from claude_desk.transcript.text.spans import TextSpan
from claude_desk.transcript.text.text_sanitizer import flat
from claude_desk.transcript.text.web_addresses import WebAddress, plain_links
from claude_desk.transcript.tools import registry
from claude_desk.transcript.tools.card import (
    ChecklistItem,
    ChecklistPart,
    DiffPart,
    FactsPart,
    ListingPart,
    MarkdownPart,
    NotePart,
    Part,
    PicturesPart,
)

# Returns the spans of a piece of code, given the code and its language.
SpansOf = Callable[[str, str], Iterable[TextSpan]]

_HASH = b64encode(sha256(f"\n{STYLE}".encode()).digest()).decode()
POLICY = f"default-src 'none'; style-src 'sha256-{_HASH}'; img-src data:; base-uri 'none'; form-action 'none'"
_PICTURES = ("image/png", "image/jpeg", "image/gif", "image/webp")
_BASE64 = re.compile(r"[A-Za-z0-9+/]+={0,2}")
_STYLES = re.compile(r"[a-z0-9-]+")
_DIFF_LINES = 60  # the most lines of a change that is shown unfolded
_COLOURED = 8_000  # the most characters of a listing with highlighted syntax
_PIECE = 4_000  # about the number of characters of code in one piece
_CLASSES = {"+": "added", "-": "removed", "@": "hunk", "\\": "remark"}


def document(
    entries: Iterable[Entry],
    head: DocumentHead,
    footer: FooterWords,
    spans_of: SpansOf,
    words: Words = without_words,
) -> Iterator[str]:
    """Yield the page in pieces, so that the caller can write a long page step by step."""
    name = escape(flat(shown(head.title)))
    language = escape(words(Phrase("export_document.language")))
    facts = "".join(
        f"<dt>{escape(words(key))}</dt><dd>{escape(shown(value))}</dd>" for key, value in head.facts
    )
    yield (
        f'<!DOCTYPE html>\n<html lang="{language}">\n<head>\n<meta charset="utf-8">\n'
        f'<meta http-equiv="Content-Security-Policy" content="{POLICY}">\n'
        # The browser must not look up the names of linked hosts.
        '<meta http-equiv="x-dns-prefetch-control" content="off">\n'
        '<meta name="referrer" content="no-referrer">\n'
        '<meta name="color-scheme" content="light dark">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{name}</title>\n<style>\n{STYLE}</style>\n</head>\n<body>\n<main>\n"
        f"<header>\n<h1>{name}</h1>\n{f'<dl>{facts}</dl>' if facts else ''}\n</header>\n"
    )
    writer = _Writer(footer, spans_of, head.folder, words)
    for row in rows_of(entries):
        yield from writer.row(row)
    yield "</main>\n</body>\n</html>\n"


class _Writer:
    def __init__(self, footer: FooterWords, spans_of: SpansOf, folder: str, words: Words) -> None:
        self._footer = footer
        self._spans_of = spans_of
        self._folder = folder
        self._words = words
        self._prose = HtmlProse(self._code_of_prose, folder, words)

    def row(self, row: DocumentRow) -> Iterator[str]:
        entry = row.entry
        inside = self._inside(entry)
        attached = "".join(map(_attachment, entry.attachments))
        first = next(inside, "") or attached
        if row.speaker:
            who = "claude" if entry.kind is not EntryKind.USER else "you"
            yield f'<h2 class="{who}">{escape(self._words(row.speaker))}</h2>\n'
        if not first:
            return
        classes = [entry.kind.value]
        if entry.depth:
            classes.append(f"depth-{min(entry.depth, 4)}")
        if row.goes_on:
            classes.append("more")
        if items := sum(not container.quotes for container in entry.inside):
            classes.append(f"in-{min(items, 4)}")
        if items < len(entry.inside):
            classes.append("quoted")
        yield f'<section class="{" ".join(classes)}" dir="auto">{first}'
        yield from inside
        yield f"{attached if first is not attached else ''}</section>\n"

    def _inside(self, entry: Entry) -> Iterator[str]:
        match entry.kind:
            case EntryKind.PROSE | EntryKind.TABLE:
                yield self._prose.html(shown(entry.text), entry.references)
            case EntryKind.CODE:
                yield from self.code(shown(entry.text), entry.language)
            case EntryKind.THINKING:
                yield _folded(escape(self._words(thought_words(entry))), _text(entry.text))
            case EntryKind.TOOL if entry.tool is not None:
                yield from self._tool(entry.tool)
            case EntryKind.FOOTER:
                yield _text(self._footer(entry))
            case EntryKind.GAP:
                yield _text(self._words(gap_words(entry)))
            case EntryKind.USER:
                yield _text(shell_text.shown(entry.text))
            case _:
                yield _text(self._words(entry.content))

    def code(self, text: str, language: str) -> Iterator[str]:
        label = f'<span class="label">{escape(shown(language))}</span>' if language else ""
        yield f'{label}<pre tabindex="0"><code>'
        yield from coloured(text, self._spans_of(text, language))
        yield "</code></pre>"

    def _code_of_prose(self, text: str, language: str) -> str:
        return "".join(self.code(text, language))

    # --- tool calls ------------------------------------------------------------------------------

    def _tool(self, tool: ToolCall) -> Iterator[str]:
        card = registry.card_of(tool, self._folder)
        said = self._words(card.name)
        title, summary = self._words(card.title), self._words(card.summary)
        name = f"{card.server}: {said}" if card.server else said or tool.name
        state = self._words(state_of(tool))
        head = f"<b>{escape(shown(name))}</b>"
        head += f" <code>{escape(shown(title))}</code>" if title else ""
        head += f' <span class="summary">{escape(shown(summary))}</span>' if summary else ""
        head += f' <span class="state {tool.state.name.lower()}">{escape(state)}</span>' if state else ""
        if not card.parts:
            yield f"<p>{head}</p>"
            return
        yield f"<details{' open' if _is_short_change(card.parts) else ''}><summary>{head}</summary>"
        for part in card.parts:
            yield from self._part(part)
        yield "</details>"

    def _part(self, part: Part) -> Iterator[str]:
        words = self._words
        label = "" if isinstance(part, NotePart) else words(part.label)
        if label:
            yield f'<span class="label">{escape(shown(label))}</span>'
        match part:
            case ListingPart():
                tone = " bad" if part.tone == "bad" else ""
                wrap = " wrap" if part.wrap else ""
                spans: Iterable[TextSpan] = part.spans
                if not spans and part.language and len(part.text) <= _COLOURED:
                    spans = self._spans_of(part.text, part.language)
                yield f'<pre class="listing{wrap}{tone}" tabindex="0"><code>'
                yield from coloured(part.text, spans, list(plain_links(part.text)))
                yield "</code></pre>"
            case DiffPart():
                yield from _diff(part.diff, words)
            case MarkdownPart():
                yield self._prose.html(shown(part.markdown))
            case FactsPart():
                rows = ((escape(words(key)), escape(words(value))) for key, value in part.rows)
                yield f"<dl>{''.join(f'<dt>{key}</dt><dd>{value}</dd>' for key, value in rows)}</dl>"
            case ChecklistPart():
                yield f"<ul>{''.join(_check(item, words) for item in part.items)}</ul>"
            case PicturesPart():
                yield "".join(map(_attachment, part.items))
            case NotePart():
                yield f'<p class="{escape(part.tone or "note")}">{escape(shown(words(part.text)))}</p>'


def coloured(text: str, spans: Iterable[TextSpan], links: Sequence[WebAddress] = ()) -> Iterator[str]:
    """Yield code in pieces, with its spans as elements. Leave out a span that overlaps an earlier span.

    `links`: the addresses that become links. If a span begins or ends inside an address, the address becomes
    no link.
    """
    done = length = 0
    said: list[str] = []
    for span in spans:
        classes = " ".join(f"s-{word}" for word in span.style.split() if _STYLES.fullmatch(word))
        if span.start < done or span.end <= span.start or not classes:
            continue
        inner = _linked(text, span.start, span.end, links)
        said.append(f'{_linked(text, done, span.start, links)}<span class="{classes}">{inner}</span>')
        length += span.end - done
        done = span.end
        if length > _PIECE:
            yield "".join(said)
            said, length = [], 0
    said.append(_linked(text, done, len(text), links))
    yield "".join(said)


def _linked(text: str, start: int, end: int, links: Sequence[WebAddress]) -> str:
    """Return a part of a text as HTML. Links that are completely inside this part become elements."""
    said = []
    for link in islice(links, bisect_left(links, start, key=lambda link: link.start), None):
        if link.end > end:
            break
        address = escape(link.address)
        said.append(f'{escape(text[start : link.start])}<a href="{address}" rel="{LINK_REL}">{address}</a>')
        start = link.end
    return "".join((*said, escape(text[start:end])))


# --- tool calls ------------------------------------------------------------------------------------


def _is_short_change(parts: Iterable[Part]) -> bool:
    """Return whether the parts have changes, with at most `_DIFF_LINES` lines together."""
    changes = [len(part.diff.lines) for part in parts if isinstance(part, DiffPart)]
    return bool(changes) and sum(changes) <= _DIFF_LINES


def _diff(diff: Diff, words: Words) -> Iterator[str]:
    yield '<pre class="diff" tabindex="0"><code>'
    for start in range(0, len(diff.lines), 100):
        yield "".join(_diff_line(line, words) for line in diff.lines[start : start + 100])
    yield "</code></pre>"


def _diff_line(line: DiffLine, words: Words) -> str:
    if line.sign == "@":
        return f'<span class="hunk">{escape(words(remark_of(line)) or "…")}\n</span>'
    said, done = [], 0
    for start, end in line.marks:
        said.append(f"{escape(line.text[done:start])}<span>{escape(line.text[start:end])}</span>")
        done = end
    rest = line.text[done:] if line.text else words(remark_of(line))
    tone = f' class="{_CLASSES[line.sign]}"' if line.sign in _CLASSES else ""
    return f"<span{tone}>{escape(line.sign)}{''.join(said)}{escape(rest)}\n</span>"


def _check(item: ChecklistItem, words: Words) -> str:
    tone = f' class="{item.state}"' if item.state in ("active", "deleted") else ""
    note = f" ({escape(shown(words(item.note)))})" if item.note else ""
    text = f"<span{tone}>{escape(shown(item.text))}</span>"
    return f'<li class="task">{check_box(item.state == "done", words)}{text}{note}</li>'


# --- pieces of HTML --------------------------------------------------------------------------------


def _folded(head: str, parts: str) -> str:
    """Return a folded element. If there are no parts, return only the head as a paragraph."""
    return f"<details><summary>{head}</summary>{parts}</details>" if parts else f"<p>{head}</p>"


def _text(text: str) -> str:
    """Return plain text as HTML. The element keeps the lines, and addresses become links."""
    words = shown(text)
    inside = _linked(words, 0, len(words), list(plain_links(words)))
    return f'<div class="text">{inside}</div>' if text else ""


def _attachment(attachment: Attachment) -> str:
    name = escape(shown(attachment.name))
    data = "".join(attachment.data.split())
    if attachment.media_type in _PICTURES and data and _BASE64.fullmatch(data):
        return f'<img alt="{name}" src="data:{attachment.media_type};base64,{data}">'
    return f'<span class="chip">{name}</span>' if name else ""
