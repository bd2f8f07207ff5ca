"""Exports rows as Markdown, either as a copy or as a document.

A copy has the texts of the rows unchanged. A document also has a head and the names of all speakers, and its
long output is folded. A program that shows a document fetches nothing and runs nothing.
"""

import re
from collections.abc import Iterable, Iterator, Sequence
from html import escape

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
from claude_desk.transcript.export.inert_markdown import (
    acts,
    fenced,
    inert,
    longest_run,
    plain,
    said_of,
    with_addresses,
)
from claude_desk.transcript.markdown.block_parser import PARSER
from claude_desk.transcript.markdown.list_items import Leads, behind_lead
from claude_desk.transcript.text.diff import Diff, remark_of
from claude_desk.transcript.text.text_sanitizer import flat
from claude_desk.transcript.tools import registry
from claude_desk.transcript.tools.card import (
    Card,
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

# The most lines of output that a document shows unfolded.
_LINES = 12
_HEADING = re.compile(r"\A {0,3}(#{1,6})(?=[ \t\n]|\Z)")
_BEGIN = re.compile(r"^[ \t>*+-]*(?:\d{1,9}[.)][ \t]+)?", re.MULTILINE)
_UNDERLINED = re.compile(r"\A([^\n]*\S)[ \t]*\n {0,3}(=+|-+)[ \t]*\Z")


def markdown(
    entries: Iterable[Entry], footer: FooterWords, folder: str = "", words: Words = without_words
) -> str:
    """Return the rows as one text for a copy, without a line end after the last line.

    `folder`: the session's folder. Paths inside it are written relative to it.
    """
    return "".join(pieces(entries, footer, folder, words)).rstrip("\n")


def pieces(
    entries: Iterable[Entry], footer: FooterWords, folder: str = "", words: Words = without_words
) -> Iterator[str]:
    """Yield the text of `markdown` in pieces: the text of each row, and the line ends between rows."""
    return _spaced(rows_of(entries), _Writer(footer, folder, words))


def document(
    entries: Iterable[Entry], head: DocumentHead, footer: FooterWords, words: Words = without_words
) -> Iterator[str]:
    """Yield a document in pieces, so that the caller can write a long document step by step."""
    yield f"# {escaped(shown(head.title))}\n\n"
    if head.facts:
        yield "\n".join(f"- {words(name)}: {_fact_words(value)}" for name, value in head.facts) + "\n\n"
    yield from _spaced(rows_of(entries), _DocumentWriter(footer, head.folder, words))


def _fact_words(value: str) -> str:
    """Return the value of a fact as Markdown. Write a path as code, because `~` and `_` are marks."""
    return code_span(shown(value)) if "/" in value or "\\" in value else _plain(value)


def turn_of(entries: list[Entry], entry: Entry) -> list[Entry]:
    """Return all rows of the entry's turn."""
    return [other for other in entries if other.turn == entry.turn]


def _spaced(rows: Iterable[DocumentRow], writer: "_Writer") -> Iterator[str]:
    written = False
    for row in rows:
        text = writer.row(row).rstrip("\n")
        if not text:
            continue
        if written:
            yield "\n" if row.goes_on else f"\n{writer.blank(row)}\n"
        yield text
        written = True
    if written:
        yield "\n"


class _Writer:
    """Writes rows for a copy, with unchanged texts."""

    def __init__(self, footer: FooterWords, folder: str, words: Words) -> None:
        self._footer = footer
        self._words = words
        self._folder = folder
        self._leads = Leads()

    def row(self, row: DocumentRow) -> str:
        """Return a row of any kind as Markdown; "" if the row has no text."""
        entry = row.entry
        said = behind_lead(self._leads.lead(entry), self._said(entry))
        names = self._names(entry.attachments)
        said += f"\n\n{names}" if names else ""
        heading = self._speaker(row)
        return quoted(f"{heading}\n\n{said}" if heading else said, entry.depth)

    def blank(self, row: DocumentRow) -> str:
        """Return the blank line above the row that was written last."""
        return self._leads.blank if row.entry.depth == 0 else ""

    def _speaker(self, row: DocumentRow) -> str:
        return f"## {self._words(Phrase('export_document.you'))}" if row.entry.kind is EntryKind.USER else ""

    def _said(self, entry: Entry) -> str:
        match entry.kind:
            case EntryKind.USER:
                return quoted(self.plain(shell_text.shown(entry.text)), 1)
            case EntryKind.PROSE | EntryKind.TABLE:
                return self._claude(entry)
            case EntryKind.CODE:
                return fenced(self.text(entry.text), entry.language)
            case EntryKind.THINKING:
                return self._thinking(entry)
            case EntryKind.TOOL:
                return self._tool(entry.tool) if entry.tool is not None else ""
            case EntryKind.NOTICE:
                return self._marked(Phrase("export_document.notice"), self.plain(self._words(entry.content)))
            case EntryKind.ERROR:
                return self._marked(Phrase("export_document.error"), self.plain(self._words(entry.content)))
            case EntryKind.FOOTER:
                ended = self._footer(entry)
                return f"*{ended}*" if ended else ""
        return self._marked(Phrase("export_document.notice"), self._words(gap_words(entry)))

    def _marked(self, kind: Phrase, text: str) -> str:
        gap = "\n\n" if text.startswith(("```", "~~~")) else " "
        return quoted(f"**{self._words(kind)}**{gap}{text}", 1)

    def _names(self, attachments: Sequence[Attachment]) -> str:
        names = [span for attachment in attachments if (span := code_span(shown(attachment.name)))]
        return self._words(Phrase("export_document.attached", names=", ".join(names))) if names else ""

    # --- methods that a document overrides -------------------------------------------------------

    def text(self, text: str) -> str:
        return text

    def prose(self, text: str) -> str:
        """Return the Markdown for a text that is already Markdown."""
        return text

    def plain(self, text: str) -> str:
        """Return the Markdown for a plain text."""
        return text

    def _claude(self, entry: Entry) -> str:
        return entry.text

    def _thinking(self, entry: Entry) -> str:
        return quoted(f"**{self._words(thought_words(entry))}**\n\n{self.plain(entry.text)}".rstrip(), 1)

    def _long(self, text: str, label: str, count: int) -> str:
        """Return a block with its label. `count`: the number of lines of the block."""
        return f"{escaped(label)}:\n\n{text}" if label else text

    # --- tool calls ------------------------------------------------------------------------------

    def _tool(self, tool: ToolCall) -> str:
        card = registry.card_of(tool, self._folder)
        return "\n\n".join([self._tool_head(tool, card), *filter(None, map(self._part, card.parts))])

    def _tool_head(self, tool: ToolCall, card: Card) -> str:
        """Return a line like `**Edit** `src/a.py` · +3 −1`. If the call was not successful, add its state."""
        said = self._words(card.name)
        name = f"{card.server}: {said}" if card.server else said
        state = self._words(state_of(tool))
        title = code_span(self._words(card.title))
        head = f"**{escaped(name or tool.name)}**" + (f" {title}" if title else "")
        return " · ".join([head, *(escaped(word) for word in (self._words(card.summary), state) if word)])

    def _part(self, part: Part) -> str:
        label = "" if isinstance(part, NotePart) else self._words(part.label)
        match part:
            case ListingPart():
                count = part.text.count("\n") + 1
                return self._long(fenced(part.text, part.language), label, count) if part.text else ""
            case DiffPart():
                change = fenced(_diff(part.diff, self._words), "diff")
                return f"{escaped(label)}:\n\n{change}" if label else change
            case MarkdownPart():
                count = part.markdown.count("\n") + 1
                return self._long(quoted(self.prose(part.markdown), 1), label, count)
            case FactsPart():
                facts = "\n".join(_fact(self._words(key), self._words(value)) for key, value in part.rows)
                return f"{escaped(label)}:\n\n{facts}" if label else facts
            case ChecklistPart():
                return "\n".join(_check(item, self._words(item.note)) for item in part.items)
            case PicturesPart():
                return self._names(part.items)
            case NotePart():
                return "\n".join(_plain(line) for line in self._words(part.text).split("\n"))


class _DocumentWriter(_Writer):
    """Writes rows for a document: without hidden characters, with nothing to fetch, and with Claude's
    headings at lower levels than the speakers' headings."""

    def _speaker(self, row: DocumentRow) -> str:
        return f"## {self._words(row.speaker)}" if row.speaker else super()._speaker(row)

    def text(self, text: str) -> str:
        return shown(text)

    def prose(self, text: str) -> str:
        return inert(_for_quotation(shown(text)))

    def plain(self, text: str) -> str:
        return plain(shown(text))

    def _claude(self, entry: Entry) -> str:
        source = _without_tabs(shown(entry.text))
        text = _lower(source)
        if self._folder:
            text = _shortened(text, self._folder.rstrip("/"))
        return inert(with_addresses(text, entry.references) if entry.references else text, source)

    def _thinking(self, entry: Entry) -> str:
        head = self._words(thought_words(entry))
        return _folded(head, self.plain(entry.text)) if entry.text.strip() else f"*{head}*"

    def _long(self, text: str, label: str, count: int) -> str:
        if count <= _LINES:
            return super()._long(text, label, count)
        label = label or self._words(Phrase("tool_card.output"))
        return _folded(self._words(Phrase("export_document.folded", label=label, count=count)), text)


def _lower(text: str) -> str:
    """Lower the level of a heading, so that it is below the level of the speakers' headings. Return any other
    text unchanged."""
    if found := _HEADING.match(text):
        return "#" * min(6, len(found[1]) + 2) + text[found.end() :]
    if (found := _UNDERLINED.match(text)) and said_of(text)[:1] == ["heading_open"]:
        lower = f"{'###' if found[2][0] == '=' else '####'} {found[1].lstrip()}"
        return lower if said_of(lower) == said_of(text) else text
    return text


def _without_tabs(text: str) -> str:
    """Replace tabs at the beginning of lines by blanks, because tabs have a different width in a quotation.
    Keep the tabs if the text would be read differently."""
    if "\t" not in text:
        return text
    blank = _BEGIN.sub(lambda found: found[0].expandtabs(4), text)
    return blank if said_of(blank) == said_of(text) else text


def _for_quotation(text: str) -> str:
    """Replace tabs at the beginning of all lines except lines of fenced code.

    A tab indents less in a quotation. So code that a tab indents would no longer be code, and HTML in it
    would be read as HTML.
    """
    if "\t" not in (blank := _without_tabs(text)):
        return blank
    fenced_lines = {
        number
        for token in PARSER.parse(blank)
        if token.type == "fence" and token.map is not None
        for number in range(*token.map)
    }
    return "\n".join(
        line if number in fenced_lines else _BEGIN.sub(lambda found: found[0].expandtabs(4), line)
        for number, line in enumerate(blank.split("\n"))
    )


def _shortened(text: str, folder: str) -> str:
    """Make links to files in the folder relative. Return the text unchanged if it would be read
    differently."""
    short = text.replace(f"]({folder}/", "](")
    if short == text or (said_of(short) == said_of(text) and acts(short) == acts(text)):
        return short
    return text


# --- tool calls ------------------------------------------------------------------------------------


def _diff(diff: Diff, words: Words) -> str:
    """Return the lines with their signs. A gap between two parts of the file becomes a line like a hunk's
    head."""
    return "\n".join(
        f"@@ {words(remark_of(line)) or '…'} @@"
        if line.sign == "@"
        else f"{line.sign}{line.text or words(remark_of(line))}"
        for line in diff.lines
    )


def _fact(key: str, value: str) -> str:
    if "\n" in value:
        return f"- {escaped(key)}:\n\n" + _indented(fenced(value)) + "\n"
    return f"- {escaped(key)}: {code_span(value)}"


def _indented(text: str) -> str:
    return "\n".join("  " + line if line else "" for line in text.split("\n"))


def _check(item: ChecklistItem, note: str) -> str:
    text = escaped(item.text)
    said = f"~~{text}~~" if item.state == "deleted" else f"**{text}**" if item.state == "active" else text
    return f"- [{'x' if item.state == 'done' else ' '}] {said}" + (f" ({escaped(note)})" if note else "")


# --- pieces of Markdown ----------------------------------------------------------------------------


def _folded(head: str, text: str) -> str:
    """Return a folded HTML element. Programs read `text` as Markdown, because empty lines are around it."""
    return f"<details>\n<summary>{escape(flat(head))}</summary>\n\n{text}\n\n</details>"


def code_span(text: str) -> str:
    """Return the text as code inside a line; "" for a blank text."""
    line = flat(text)
    if not line:
        return ""
    ticks = "`" * (longest_run(line) + 1)
    pad = " " if line.startswith("`") or line.endswith("`") else ""
    return f"{ticks}{pad}{line}{pad}{ticks}"


def escaped(text: str) -> str:
    """Return a text as one line in which no part is read as Markdown. Use `_plain` at the start of a line."""
    return "".join("\\" + letter if letter in "\\`*_[]<>#!|~&" else letter for letter in flat(text))


def _plain(text: str) -> str:
    """Return a text as a line of its own in which no part is read as Markdown."""
    return re.sub(r"\A(\d*)([.)+=-])", r"\1\\\2", escaped(shown(text)))


def quoted(text: str, depth: int) -> str:
    """Return `text` as a quotation of `depth` levels."""
    if depth <= 0:
        return text
    mark = "> " * depth
    lines = text.replace("\r\n", "\n").split("\n")
    return "\n".join(mark + line if line else mark.rstrip() for line in lines)
