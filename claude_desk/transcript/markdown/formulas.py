r"""Finds formulas in Markdown: `$…$`, `$$…$$`, `\(…\)` and `\[…\]`. A formula's token has the source with the
marks.

Amounts of money are not formulas. So white space must not come directly after the opening `$` or before the
closing `$`, and a Latin letter or a digit must not touch the marks from outside. Only the next `$` can close
a formula. Prose or code between marks is not a formula.
"""

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:  # the module that shows formulas is imported before the parser
    from markdown_it import MarkdownIt
    from markdown_it.rules_block import StateBlock
    from markdown_it.rules_inline import StateInline

# The types of the tokens: INLINE for a formula inside a line, BLOCK for a formula with its own lines.
# `meta["whole"]` of a BLOCK token says whether the formula is complete.
INLINE, BLOCK = "formula", "formula_block"
# The greatest number of characters between the marks.
LONGEST = 2_000

_MARKS = {"$$": "$$", "$": "$", r"\(": r"\)", r"\[": r"\]"}
_DISPLAY = ("$$", r"\[")
_OPENS = re.compile(r"\$\$?|\\[(\[]")
# Digits and Latin letters, which must not touch a formula. Letters of other scripts may, because some scripts
# have no spaces between words.
_SPACED = r"0-9A-Za-zÀ-ɏ"
# A `$` directly before a word does not close a formula. The endings of ordinals ("4th") and plurals are not
# such words.
_GOES_ON = re.compile(rf"(?!(?:st|nd|rd|th|s)(?![{_SPACED}]))[{_SPACED}_$]")
_GOES_BEFORE = re.compile(rf"[{_SPACED}$\\]")
_TEX = re.compile(r"[\\^_={}<>+*/|-]")
_PROSE = re.compile(r"[^\W\d_]{2,}[,;:.]?\s+(?:[^\W\d_]+\s+)*[^\W\d_]{2,}|^ +[^\W\d_]{2,} +$")
_ENOUGH = re.compile(r"[\\^_={}<>]")  # a text with one of these signs is not prose


class Formula(NamedTuple):
    """A formula. `tex`: its source without the marks. `display`: whether the formula is large and has its own
    line."""

    tex: str
    display: bool


def formula_of(source: str) -> Formula | None:
    """Return the formula in `source`, which includes the marks; None if `source` is not a complete
    formula."""
    found = _OPENS.match(source)
    if found is None:
        return None
    mark, end = found[0], _MARKS[found[0]]
    if len(source) < len(mark) + len(end) or not source.endswith(end):
        return None
    tex = source[len(mark) : len(source) - len(end)].strip()
    return Formula(tex, mark in _DISPLAY) if tex else None


def end_of_formula(text: str, at: int, last: int | None = None) -> int:
    """Return the index after the formula that begins at `at`; -1 if no formula begins there, or if it does
    not end before `last`."""
    found = _OPENS.match(text, at)
    if found is None:
        return -1
    last = len(text) if last is None else last
    mark = found[0]
    begin, closing = found.end(), _MARKS[mark]
    end = _closing(text, begin, min(last, begin + LONGEST + len(closing)), closing)
    inside = text[begin:end] if end >= 0 else ""
    if not inside.strip() or "`" in inside or _is_prose(inside):
        return -1
    if mark == "$" and not _is_no_money(text, at, end, last):
        return -1
    if mark == r"\[" and not _TEX.search(inside):
        return -1
    return end + len(closing)


def formulas_of_text(text: str) -> Iterator[tuple[int, int]]:
    """Yield the start and the end of each formula in a plain text."""
    at = 0
    while (found := _OPENS.search(text, at)) is not None:
        end = end_of_formula(text, found.start())
        if end >= 0:
            yield found.start(), end
        at = max(end, found.start() + 1)


def is_open_formula(text: str, at: int) -> bool:
    """Return whether an incomplete formula seems to begin at `at`."""
    found = _OPENS.match(text, at)
    if found is None or len(text) - at > LONGEST:
        return False
    rest = text[found.end() :]
    if not rest.strip() or _closing(text, found.end(), len(text), _MARKS[found[0]]) >= 0:
        return False
    if found[0] == "$" and (rest[0].isspace() or rest[0].isdigit()):
        return False
    return "`" not in rest and not _is_prose(rest)


def _closing(text: str, at: int, last: int, mark: str) -> int:
    """Return the index of the first closing mark that is not escaped by a backslash; -1 if there is no such
    mark."""
    while (at := text.find(mark, at, last)) >= 0:
        before = at
        while before and text[before - 1] == "\\":
            before -= 1
        if (at - before) % 2 == 0:
            return at
        at += 1
    return -1


def _is_prose(inside: str) -> bool:
    return _ENOUGH.search(inside) is None and _PROSE.search(inside) is not None


def _is_no_money(text: str, at: int, end: int, last: int) -> bool:
    if at and _GOES_BEFORE.match(text, at - 1):
        return False
    if text[at + 1].isspace() or text[end - 1].isspace():
        return False
    return end + 1 >= last or _GOES_ON.match(text, end + 1) is None


def take_formulas(parser: "MarkdownIt") -> None:
    """Add rules to the parser, so that it makes tokens for formulas."""
    parser.block.ruler.before(
        "fence", BLOCK, _block, {"alt": ["paragraph", "reference", "blockquote", "list"]}
    )
    parser.inline.ruler.before("escape", INLINE, _inline)


def _inline(state: "StateInline", silent: bool) -> bool:
    if state.src[state.pos] not in "$\\":
        return False
    end = end_of_formula(state.src, state.pos, state.posMax)
    if end < 0:
        return False
    if not silent:
        token = state.push(INLINE, "", 0)
        token.content = state.src[state.pos : end]
    state.pos = end
    return True


def _block(state: "StateBlock", start: int, end: int, silent: bool) -> bool:
    """Parse the lines from an opening mark to its closing mark. No blank line may be between the marks.

    While the closing mark is missing, all lines after an opening mark that is alone in its line become one
    block. So no line of TeX becomes a list or a heading.
    """
    if state.is_code_block(start):
        return False
    first = state.src[state.bMarks[start] + state.tShift[start] : state.eMarks[start]].rstrip()
    mark = first[:2]
    if mark not in _DISPLAY:
        return False
    closing, size, complete = _MARKS[mark], 0, False
    line = start
    while line < end:
        text = state.src[state.bMarks[line] + state.tShift[line] : state.eMarks[line]].rstrip()
        if line > start and (not text or state.sCount[line] < state.blkIndent):
            return False
        inside = text[2:] if line == start else text
        size += len(inside)
        if size > LONGEST:
            return False
        at = _closing(inside, 0, len(inside), closing)
        if at >= 0:
            if at + 2 < len(inside):
                return False
            complete = True
            break
        line += 1
    source = "\n".join(
        row.strip() for row in state.getLines(start, min(line + 1, end), state.blkIndent, False).split("\n")
    ).strip()
    if complete and end_of_formula(source, 0) != len(source):
        return False
    if not complete and (first != mark or end < state.lineMax or line - start < 2):
        return False
    if silent:
        return True
    state.line = min(line + 1, end)
    token = state.push(BLOCK, "", 0)
    token.map = [start, state.line]
    token.content = source
    token.meta = {"whole": complete}
    return True
