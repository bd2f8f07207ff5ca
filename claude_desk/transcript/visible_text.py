"""The texts that the user can read in an unfolded row, as plain text.

The texts of Markdown have no marks. The texts of a tool call are the texts of its card, without the tool's
name, summary, labels, keys and buttons. A turn's footer has no texts here. Phrases are included only if the
caller can put them into words (`words`).
"""

import re
from collections.abc import Iterator
from html import unescape
from typing import Any

from claude_desk.protocol.phrase import Phrase, Text, Words, without_words
from claude_desk.protocol.wire import shell_text
from claude_desk.transcript.entries import Entry, EntryKind, ToolCall

# Markdown without any of these is plain text already.
_MARKS = re.compile(r"[`*_~\[\]<>\\&|#!:@^]|www\.|^ *(?:[-+=]|\d+[.)])|^    | {2}$", re.MULTILINE)
# Marks inside a word, such as `un**seen**`, or a character that is written as its name.
_DIVIDED = re.compile(r"[^\W_](?:[*~`\\\[]+|<[^>\n]{0,200}>|\]\([^)\n]{0,2000}\))[^\W_]|&#?[^\W_]{1,40};")
_BREAK = re.compile(r"<br/>|</?(?:p|h[1-6]|li|ul|ol|blockquote|table|tr|th|td|hr)\b[^>]*>")
_TAG = re.compile(r"<[^>]*>")


def texts_of(entry: Entry, words: Words = without_words) -> Iterator[str]:
    """Yield the raw texts of a row. Unless `may_show` is true, they have each word of `visible_texts`."""
    tool = entry.tool
    if tool is not None:
        yield from (tool.title, tool.input_text, tool.result, tool.body)
        for value in (tool.input, tool.structured, tool.asked):
            yield from _strings(value)
    elif entry.kind is not EntryKind.FOOTER:
        yield words(entry.content)
    yield from file_names(entry)


def visible_texts(entry: Entry, folder: str = "", words: Words = without_words) -> list[str]:
    """Return the texts of the row from top to bottom. For a tool call, the title comes first.

    `folder`: the session's folder, as for the card. Takes time linear in the size of the row.
    """
    return [text for each in _visible(entry, folder) if (text := words(each))]


def phrases_of(entry: Entry, folder: str = "") -> tuple[Phrase, ...]:
    """Return those of the `visible_texts` that are phrases."""
    return tuple(each for each in _visible(entry, folder) if isinstance(each, Phrase))


def _visible(entry: Entry, folder: str) -> list[Text]:
    tool = entry.tool
    if tool is not None:
        texts = _of_card(tool, folder)
    elif entry.kind in (EntryKind.PROSE, EntryKind.TABLE):
        texts = [_plain(entry)]
    else:
        texts = [] if entry.kind is EntryKind.FOOTER else [entry.content]
        if entry.kind is EntryKind.USER:
            texts = [shell_text.shown(entry.text)]
    return [*texts, *file_names(entry)]


def may_show(entry: Entry) -> bool:
    """Return whether a visible text may have a word that no raw text has: a card has our words, numbers, and
    output without its escape sequences, and marks of Markdown can divide a word."""
    if entry.tool is not None or entry.text.startswith("<bash-input>"):
        return True
    return entry.kind in (EntryKind.PROSE, EntryKind.TABLE) and _DIVIDED.search(entry.text) is not None


def title_of(entry: Entry, folder: str = "", words: Words = without_words) -> str:
    """Return the title of a tool call's card; "" for other rows."""
    if entry.tool is None:
        return ""
    from claude_desk.transcript.tools import registry  # late: cards are shown after the first frame

    return words(registry.card_title(entry.tool, folder))


def file_names(entry: Entry) -> list[str]:
    """Return the names of the files that a row shows as chips below its text. Leave out pictures, whose names
    are not shown."""
    carried = [*entry.attachments, *(entry.tool.attachments if entry.tool is not None else ())]
    return [each.name for each in carried if each.name and not each.is_image]


def _of_card(tool: ToolCall, folder: str) -> list[Text]:
    from claude_desk.transcript.text.diff import remark_of
    from claude_desk.transcript.tools import registry
    from claude_desk.transcript.tools.card import (
        ChecklistPart,
        DiffPart,
        FactsPart,
        ListingPart,
        MarkdownPart,
        NotePart,
    )

    card = registry.card_of(tool, folder)
    texts = [card.title]
    for part in card.parts:
        match part:
            case ListingPart() | NotePart():
                texts.append(part.text)
            case DiffPart():
                texts += [line.text or remark_of(line) for line in part.diff.lines]
            case MarkdownPart():
                texts.append(_plain_of(part.markdown))
            case FactsPart():
                texts += [value for _, value in part.rows]
            case ChecklistPart():
                texts += [item.text for item in part.items]
    return texts


def _plain(entry: Entry) -> str:
    from claude_desk.transcript.markdown.incomplete_marks import shown_of

    return _plain_of(shown_of(entry), entry.references)


def _plain_of(markdown: str, references: Any = None) -> str:
    if not _MARKS.search(markdown):
        return markdown
    from claude_desk.transcript.markdown.prose_html import ProsePalette, prose_html

    html = prose_html(markdown, ProsePalette("", "", "", "", "", "", ""), references, bare=True)
    return unescape(_TAG.sub("", _BREAK.sub("\n", html))).replace("\xa0", " ")


def _strings(value: Any) -> Iterator[str]:
    left = [value]
    while left:
        item = left.pop()
        if isinstance(item, str):
            yield item
        elif isinstance(item, dict):
            left += reversed(item.values())
        elif isinstance(item, list):
            left += reversed(item)
