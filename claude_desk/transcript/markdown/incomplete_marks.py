"""Completes Markdown that is still being written, so that the screen shows no marks that will vanish later.

Only the last run of inline text is examined, because emphasis, code spans and links can be open only there.
The text of a final row stays as it is.
"""

import re
import unicodedata
from typing import NamedTuple

from claude_desk.transcript.entries import Entry, EntryKind
from claude_desk.transcript.markdown.formulas import end_of_formula, is_open_formula

# Replaces the address of a link while the address is still being written.
PENDING = "unfinished:"

_SPECIAL = re.compile(r"\$|\\.|`+|\*+|_+|~+|!?\[|\]\(?|\)", re.DOTALL)
_ANY = re.compile(r"[*_~`\[]")
# The beginning of a run of inline text: after a blank line, or after the mark of a line that begins a block.
_START = re.compile(
    r"(?:^|\n)(?:[ \t>]*\n|[ \t>]*(?:#{1,6}[ \t]|(?:[-+*]|\d{1,9}[.)])[ \t]+)(?:\[[ xX]\] )?)"
)
# A last line that may become a heading's mark or underline, a rule, a list item, a fence, or a tag
# (`fold_tags`).
_LINE = re.compile(
    r"(?:^|\n)[ \t>]*(?:-+|=+|\*{1,3}|\+|_{1,3}|#{1,6}|`{1,2}|~{1,2}|\d{1,9}[.)]?|</?[a-z]{0,7})[ \t]*$"
)

# _HEAD: a last line that may become the head of a table, perhaps with the beginning of the line below it.
# _DELIMITERS: the line of dashes below the head of a table.
_HEAD = re.compile(r"(?:^|\n)[ \t>]*\|[^\n]*(?:\n[ \t>|:-]*)?$")
_DELIMITERS = re.compile(r"(?:^|\n)[ \t>|:]*-[ \t|:-]*(?:\n|$)")
# _BARE_HEAD: like _HEAD, but without a bar at the beginning. _BARE_BAR: the first bar between two cells.
_BARE_HEAD = re.compile(
    r"(?:^|\n)(?![ \t>]*(?:#|[-+*][ \t]|\d{1,9}[.)][ \t]))([^\n]*\|[^\n]*)(?:\n[ \t>|:-]*)?$"
)
_BARE_BAR = re.compile(r"(?<=\S)[ \t]+\|(?=[ \t]|$)")
_CODE = re.compile(r"(`+)[^`]+\1(?!`)")
_SENTENCE_END = re.compile(r"[.!?…][\"')\]]*\s")
_LONGEST_HEAD = 200  # characters; a longer line with a bar counts as prose and is shown


class _Mark(NamedTuple):
    at: int
    text: str


def shown_of(entry: Entry) -> str:
    """Return the Markdown of a row, completed if the row is still being written."""
    return entry.text if entry.final else completed(entry.text, table=entry.kind is EntryKind.TABLE)


def completed(markdown: str, table: bool = False) -> str:
    """Remove incomplete marks from the end of the text, and close the marks that are open there.

    `table`: whether the text is known to be a table. Otherwise a line that may become the head of a table is
    not shown yet.
    """
    found = _LINE.search(markdown)
    if found:
        markdown = markdown[: found.start()]
    head = _HEAD.search(markdown) if "|" in markdown and not table else None
    if head and not _DELIMITERS.search(markdown, 0, head.start() + 1):
        markdown = markdown[: head.start()]
    elif "|" in markdown and not table:
        markdown = markdown[: _bare_head(markdown)]
    start = 0
    for found in _START.finditer(markdown):
        start = found.end()
    tail = markdown[start:]
    if not _ANY.search(tail):
        return markdown
    return markdown[:start] + _completed_run(tail)


def _bare_head(markdown: str) -> int | None:
    """Return the index at which to cut the text if its last line may become the head of a table (`a | b`).

    This is the index of the first bar. Return None if the line counts as prose, if the bar may be in code or
    in a formula, or if the head of the table is known.
    """
    found = _BARE_HEAD.search(markdown)
    if found is None or _DELIMITERS.search(markdown, 0, found.start() + 1):
        return None
    line = _CODE.sub(lambda code: "c" * len(code[0]), found[1])
    bar = _BARE_BAR.search(line)
    if bar is None or len(line) > _LONGEST_HEAD or _SENTENCE_END.search(line, bar.end()):
        return None
    if "`" in line[: bar.start()] or "$" in line[: bar.start()]:
        return None  # the bar may be in code or in a formula
    return found.start(1) + bar.start()


def _completed_run(text: str) -> str:
    stack: list[_Mark] = []  # the open marks: emphasis, brackets, addresses
    at = 0
    while found := _SPECIAL.search(text, at):
        mark, at = found[0], found.end()
        match mark[0]:
            case "$" | "\\":
                end = end_of_formula(text, found.start())
                if end < 0 and is_open_formula(text, found.start()):
                    break  # the rest is a formula, which has no marks
                at = max(at, end)
            case "`":
                end = _code_end(text, at, len(mark))
                if end < 0:
                    return _closed_code(text, found.start(), mark, stack)
                at = end
            case "*" | "_" | "~":
                _emphasis(text, found.start(), mark, stack)
            case "[" | "!":
                stack.append(_Mark(found.start(), mark))
            case "]":
                _bracket(found.start(), mark, stack)
            case ")":
                _close_address(stack)
    return _closed(text, stack)


def _code_end(text: str, at: int, size: int) -> int:
    for found in re.finditer("`+", text[at:]):
        if found.end() - found.start() == size:
            return at + found.end()
    return -1


def _closed_code(text: str, start: int, mark: str, stack: list[_Mark]) -> str:
    """Close a text that ends in an open code span, or in the marks of a code span."""
    inside = text[start + len(mark) :].rstrip("`").rstrip()
    if not inside or any(open.text == "](" for open in stack):
        return _closed(text[:start], stack)
    return _closed(f"{text[:start]}{mark}{inside}{mark}", stack)


def _emphasis(text: str, at: int, mark: str, stack: list[_Mark]) -> None:
    before = text[at - 1] if at else " "
    after = text[at + len(mark)] if at + len(mark) < len(text) else ""
    left = (
        bool(after) and not after.isspace() and (not _is_mark(after) or before.isspace() or _is_mark(before))
    )
    right = not before.isspace() and (not _is_mark(before) or not after or after.isspace() or _is_mark(after))
    if mark[0] == "_" and before.isalnum() and after.isalnum():
        return
    if mark[0] == "~" and len(mark) != 2 and after:
        return
    if right:
        mark = _close_emphasis(mark, stack)
    if mark and (left or not after):
        stack.append(_Mark(at, mark))


def _close_emphasis(mark: str, stack: list[_Mark]) -> str:
    """Close the open emphasis that these marks end. Return the marks that end nothing."""
    while mark:
        place = next((n for n in range(len(stack) - 1, -1, -1) if stack[n].text[0] == mark[0]), -1)
        if place < 0:
            return mark
        open = stack[place]
        used = min(len(open.text), len(mark))
        del stack[place:]
        if len(open.text) > used:
            stack.append(_Mark(open.at, open.text[used:]))
        mark = mark[used:]
    return mark


def _bracket(at: int, mark: str, stack: list[_Mark]) -> None:
    place = next((n for n in range(len(stack) - 1, -1, -1) if stack[n].text in ("[", "![")), -1)
    if place < 0:
        return
    if mark == "](":
        stack.append(_Mark(at, mark))
    else:
        del stack[place:]


def _close_address(stack: list[_Mark]) -> None:
    place = next((n for n, open in enumerate(stack) if open.text == "]("), -1)
    if place < 0:
        return
    bracket = next((n for n in range(place - 1, -1, -1) if stack[n].text in ("[", "![")), place)
    del stack[bracket:]


def _closed(text: str, stack: list[_Mark]) -> str:
    address = next((open for open in stack if open.text == "]("), None)
    if address is not None:
        place = stack.index(address)
        text = f"{text[: address.at]}]({PENDING})"
        stack = stack[:place]
        brackets = [n for n in range(len(stack)) if stack[n].text in ("[", "![")]
        del stack[brackets[-1] :]
    ends = ""
    for open in reversed(stack):
        if open.text[0] not in "*_~":
            continue
        if not ends and open.at + len(open.text) >= len(text):
            text = text[: open.at]  # there is no text after the mark yet
        else:
            ends += open.text
    return text.rstrip() + ends if ends else text


def _is_mark(letter: str) -> bool:
    return bool(letter) and unicodedata.category(letter)[0] in "PS"


# -------------------------------------------------------------------------------------------------
# Added text that only makes prose longer: without marks, and without effect on the meaning of earlier marks.

# Letters of all kinds, and characters that are not marks inside a line.
_INERT = re.compile(r"(?:[^\W_]|[ .,;:?!'\"/%$@^{}()=+…–—’“”-])*", re.UNICODE)
# The end of a text that added letters do not turn into a mark.
_STABLE_END = re.compile(r"(?:[^\W_]|[.,;:?'\"/%…–—’“”-])[ ]?")
_LETTER = re.compile(r"[^\W\d_]")


def only_longer(before: str, after: str) -> str | None:
    """Return the text to append to what is shown for `before`, to show `after`; None if `after` must be
    parsed.

    White space at the end of a text is not shown.
    """
    if not after.startswith(before) or not _INERT.fullmatch(after, len(before)):
        return None
    line = before[before.rfind("\n") + 1 :]
    # Text inside brackets may be an address, and a line without a letter may become any kind of block.
    if "[" in line or "<" in line or "|" in line or "  " in after[len(before) - 1 :]:
        return None
    shown = before.rstrip()
    added = after[max(shown.rfind(" "), shown.rfind("\n")) + 1 :]
    if "://" in added or "$" in added:
        return None  # the added text belongs to a link or a formula, or may become one
    end = len(before) - 2 if before.endswith(" ") else len(before) - 1
    if end < 0 or not _LETTER.search(line) or not _STABLE_END.fullmatch(before, end):
        return None
    return after.rstrip()[len(before.rstrip()) :]
