"""A block that is too large for one row, cut in two. What is cut depends on the text alone."""

import re

from claude_desk.transcript.markdown.block_parser import SIZES, BlockKind

_MARKER = re.compile(r" {0,3}(?:[-+*]|\d{1,9}[.)])(?:[ \t]{1,4}(?=\S)|[ \t]|(?=\n|$))")
# What would begin another block if a line began with it.
_BLOCK_START = re.compile(r"[#>+*=~`|_-]|\[(?=[^\]\n]*\]:)|(\d{1,9})[.)]")
_SENTENCE = re.compile(r".*(?:[.!?…][\"')\]]*\s|[。！？])", re.S)


def size_of(kind: BlockKind, source: str) -> int:
    """The most characters of a block in one row. A table with a long heading has room for some rows of it."""
    if kind is not BlockKind.TABLE:
        return SIZES[kind]
    return min(max(SIZES[kind], 3 * _end_of_head(source)), SIZES[BlockKind.CODE])


def cut(kind: BlockKind, source: str, size: int) -> tuple[str, str]:
    """Give the beginning of a block, at most `size` characters, and the rest as a block of its kind."""
    if kind is BlockKind.TABLE and (parts := _cut_table(source, size)) is not None:
        return parts
    at = break_point(source, size)
    first, rest = source[:at].rstrip(), source[at:]
    match kind:
        case BlockKind.CODE:
            return first, rest.removeprefix("\n") if rest.startswith("\n") else "    " + rest
        case BlockKind.LIST:
            marker = _MARKER.match(source)
            lead = marker[0] if marker else ""
            return first, (lead if lead.endswith((" ", "\t")) else lead + " ") + rest.lstrip()
        case BlockKind.QUOTE:
            rest = rest.lstrip()
            return first, rest if rest.startswith(">") else "> " + rest
        case _:
            return first, _plain(rest.lstrip())


def break_point(text: str, size: int) -> int:
    """Where to break: at the end of a line, of a sentence, of a word, or just there. Never below a third."""
    least = size // 3
    if (at := text.rfind("\n", least, size)) >= 0:
        return at
    if found := _SENTENCE.match(text, least, size):
        return found.end()
    if (at := text.rfind(" ", least, size)) >= 0:
        return at
    return size


def code_break(code: str) -> int | None:
    """Where code that is too long is broken; None where it is not too long."""
    size = SIZES[BlockKind.CODE]
    if len(code) <= size:
        return None
    at = code.rfind("\n", 1, size + 1)
    return at if at > 0 else size


def _cut_table(source: str, size: int) -> tuple[str, str] | None:
    """At the end of a table's row; the rest gets the heading again. None where no row fits."""
    end_of_head = _end_of_head(source)
    at = source.rfind("\n", end_of_head, size)
    if not 0 < end_of_head <= size // 3 or at < end_of_head:
        return None
    return source[:at], source[:end_of_head] + source[at + 1 :]


def _end_of_head(table: str) -> int:
    """Behind its second line, that of the dashes."""
    return table.find("\n", table.find("\n") + 1) + 1


def _plain(text: str) -> str:
    """Text of a paragraph that goes on: its first line begins nothing else."""
    found = _BLOCK_START.match(text)
    if not found:
        return text
    at = found.end(1) if found[1] else 0
    return text[:at] + "\\" + text[at:]
