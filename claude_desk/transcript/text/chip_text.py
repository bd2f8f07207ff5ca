"""The text of a message with chips in it. No Qt.

The character `MARK` keeps the place of a chip: the first mark belongs to the first part of the message, the
second mark to the second part. If there are more parts than marks, the other parts follow the text. If there
are more marks than parts, the other marks are ignored. So two messages are joined by joining their texts and
their parts.
"""

import re
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple, Protocol, TypeVar

MARK = "\ufffc"
# A pasted text that is not longer, by both measures, is shown as words in a sent message.
_SHORT, _FEW = 200, 3  # characters, line ends

# A quotation is a paragraph of its own.
_QUOTATION = re.compile(r"(?:(?<=\n\n)|\A)>[^\n]*(?:\n>[^\n]*)*(?=\n\s*\n|\n?\Z)")

_Each = TypeVar("_Each")


class ChipPart(Protocol):
    """What the text needs to know of a chip: its text, whether the text is pasted or mentions a file, and its
    name ("" if it is not sent)."""

    @property
    def text(self) -> str: ...
    @property
    def pasted(self) -> bool: ...
    @property
    def mention(self) -> bool: ...
    @property
    def label(self) -> str: ...


class WrittenMessage(NamedTuple):
    """A message as it is sent: its text, and the parts of the text that the user pasted."""

    text: str
    pastes: tuple[str, ...]


def pieces(text: str, parts: Sequence[_Each]) -> Iterator[tuple[str, _Each | None]]:
    """Yield the words and the parts of a message in their order: a piece has either words or a part."""
    left = iter(parts)
    for number, words in enumerate(text.split(MARK)):
        if number and (part := next(left, None)) is not None:
            yield "", part
        if words:
            yield words, None
    for part in left:
        yield "", part


def kept(text: str, count: int) -> str:
    """Return the text with exactly one mark for each of `count` parts."""
    return "".join(words or MARK for words, _ in pieces(text, range(count)))


def only(text: str, keep: Sequence[bool]) -> str:
    """Return the text with only those marks whose place in `keep` is True."""
    first, *rest = text.split(MARK)
    flags = [*keep, *[False] * len(rest)]
    return first + "".join((MARK if flag else "") + words for flag, words in zip(flags, rest, strict=False))


def without_mark(text: str, index: int) -> str:
    """Return the text without the mark of the part at an index."""
    words = text.split(MARK)
    if not 0 <= index < len(words) - 1:
        return text
    return MARK.join((*words[:index], words[index] + words[index + 1], *words[index + 2 :]))


def written(text: str, parts: Sequence[ChipPart]) -> WrittenMessage:
    """Return the message as it is sent.

    A text of several lines and a quotation become paragraphs of their own. A mention becomes a word. A file
    or picture is sent beside the text. If one of them stands between words, each file and picture is named at
    its place.
    """
    found = _with_mentions(list(pieces(text, parts)))
    named = _stands_between(found)
    said, block = "", False  # `block`: whether `said` ends with a paragraph of its own
    for words, part in found:
        if part is not None and not part.text:
            words = _apart(said, f"[{part.label}]") if named and part.label else ""
        if part is not None and part.text:
            own = "\n" in part.text or not part.pasted
            if block:
                said += _line_ends(said)
            elif own:
                said = said.rstrip() + "\n\n" if said.strip() else ""
            said += part.text
            block = own
        elif block and words.strip():
            words = words.lstrip(" ")
            said += _line_ends(said, len(words) - len(words.lstrip("\n"))) + words
            block = False
        elif not block:
            gap = " " if said.endswith("]") and named and (words[:1].isalnum() or words[:1] == "@") else ""
            said += gap + words
    pasted = tuple(part.text for _, part in found if part is not None and part.text and part.pasted)
    return WrittenMessage(said if not parts or block else said.rstrip(), pasted)


def copied(text: str, parts: Sequence[ChipPart]) -> str:
    """Return the text for other programs, with the name of each file and picture at its place."""
    return "".join(words if part is None else part.text or part.label for words, part in pieces(text, parts))


class WordPart(NamedTuple):
    """A part that is sent as a word of the text, such as the name of a comment."""

    text: str
    pasted: bool = False
    mention: bool = True
    label: str = ""


class SentChip(NamedTuple):
    """A part of a sent message that is shown as a chip. `kind`: paste, quote, mention, comment, file, or
    `more` for the files that are not shown. `text` of a comment: as `line_comments.comment_text` writes it;
    of a file: the words that name it in the text, "" if there are none. `number`: which of the message's
    files it is."""

    kind: str
    text: str
    number: int = -1


class FoldedMessage(NamedTuple):
    """A sent message with a mark in the place of each chip, and the chips."""

    text: str
    chips: tuple[SentChip, ...]


@lru_cache(maxsize=64)
def folded(text: str, pastes: tuple[str, ...], files: tuple[str, ...] = ()) -> FoldedMessage:
    """Return the message with its long pasted texts, its quotations, its mentions and its comments on lines
    as marks. `files`: the names of its files and pictures, which are marks where the text names them, or
    behind it.

    The empty lines around a text or a quotation are left out. In a message that itself has the character of
    a mark, only the files are marks, as in `with_file_marks`. In what this program has composed, only pasted
    texts and comments are chips.
    """
    if MARK in text:
        return with_file_marks(text, files)
    text, comments = _without_comments(text)
    return _with_files(text, [*_spans(text, pastes, comments)], files)


@lru_cache(maxsize=64)
def with_file_marks(text: str, files: tuple[str, ...]) -> FoldedMessage:
    """Return the message with only its files and pictures as marks, as `folded` places them. If it has any,
    a mark in the text itself is left out, because it could not be told apart from them."""
    return _with_files(text.replace(MARK, ""), [], files) if files else FoldedMessage(text, ())


def _with_files(text: str, spans: "list[_Span]", files: tuple[str, ...]) -> FoldedMessage:
    named = list(_file_spans(text, files)) if "[" in text else []
    said, chips = _fold(text, [*spans, *named]) if spans or named else (text, ())
    here = {each.number for each in chips if each.kind == "file"}
    left = [SentChip("file", "", number) for number in range(len(files)) if number not in here]
    said = " ".join([*([said] if said else []), *[MARK] * len(left)])
    return FoldedMessage(said, (*chips, *left))


def unwritten(text: str, pastes: tuple[str, ...]) -> FoldedMessage:
    """Return a message that comes back to the composer, with its chips as marks, so that `written` makes the
    same text of it. What would be sent differently as a chip stays words. A mark in the text itself is left
    out."""
    text, comments = _without_comments(text.replace(MARK, ""))
    every, pasted = sorted(_spans(text, pastes, comments)), sorted(_paste_spans(text, pastes))
    named = sorted([*pasted, *_comment_spans(text, comments)])
    for fold, spans in ((_fold, every), (_cut_out, every), (_fold, named)):
        found = fold(text, spans)
        if written(found.text, _as_parts(found.chips, comments)).text == text:
            return found
    return _cut_out(text, named)


def _as_parts(chips: Sequence[SentChip], comments: Sequence[str]) -> list[ChipPart]:
    """Return the parts of which `written` makes the text that these chips were found in."""
    from claude_desk.transcript.text import line_comments  # not needed for the first frame

    return [
        WordPart(line_comments.comment_name(comments.index(each.text) + 1))
        if each.kind == "comment"
        else WordPart(each.text, each.kind == "paste", each.kind == "mention")
        for each in chips
    ]


def _without_comments(text: str) -> tuple[str, tuple[str, ...]]:
    """Return a message without the comments on lines before the user's text, and the comments. A comment that
    the user's text does not name is named behind it."""
    from claude_desk.transcript.text import line_comments  # not needed for the first frame

    found = line_comments.parted(text)
    if found is None:
        return text, ()
    named = {number for _, _, number in line_comments.names_in(found.typed, len(found.comments))}
    left = (number for number in range(1, len(found.comments) + 1) if number not in named)
    typed = " ".join(each for each in (found.typed, *map(line_comments.comment_name, left)) if each)
    return found.before + typed, found.comments


class _Span(NamedTuple):
    """The place of a chip in a text. `own`: its text, if that stands elsewhere. `number`: of a file."""

    begin: int
    end: int
    kind: str
    own: str = ""
    number: int = -1


def _fold(text: str, spans: Iterable[_Span]) -> FoldedMessage:
    said, done = "", 0
    block = False  # whether the last chip was a paragraph of its own
    found: list[SentChip] = []
    for begin, end, kind, own, number in sorted(spans):
        if begin >= done:
            apart = kind in ("paste", "quote")
            said += _between(text[done:begin], not found, block, apart) + MARK
            found.append(SentChip(kind, own or text[begin:end], number))
            done, block = end, apart
    return FoldedMessage(said + _between(text[done:], not found, block, False).rstrip(), tuple(found))


def _cut_out(text: str, spans: Iterable[_Span]) -> FoldedMessage:
    """Return the text with marks in the places of the spans. All other words stay."""
    said, done = "", 0
    found: list[SentChip] = []
    for begin, end, kind, own, number in spans:
        if begin >= done:
            said += text[done:begin] + MARK
            found.append(SentChip(kind, own or text[begin:end], number))
            done = end
    return FoldedMessage(said + text[done:], tuple(found))


def _paste_spans(text: str, pastes: tuple[str, ...]) -> Iterator[_Span]:
    for paste in dict.fromkeys(pastes):
        long = len(paste) > _SHORT or paste.count("\n") > _FEW
        at = text.find(paste) if long else -1
        while at >= 0:
            yield _Span(at, at + len(paste), "paste")
            at = text.find(paste, at + len(paste))


def _file_spans(text: str, files: Sequence[str]) -> Iterator[_Span]:
    """Yield where the user's text names the files. Of two files with one name, the second name is the second
    file's."""
    behind = dict.fromkeys(files, _typed_from(text))
    for number, name in enumerate(files):
        at = text.find(f"[{name}]", behind[name]) if name else -1
        if at >= 0:
            behind[name] = at + len(name) + 2
            yield _Span(at, behind[name], "file", "", number)


def _comment_spans(text: str, comments: Sequence[str]) -> Iterator[_Span]:
    from claude_desk.transcript.text import line_comments  # not needed for the first frame

    typed = _typed_from(text)
    for begin, end, number in line_comments.names_in(text[typed:], len(comments)):
        yield _Span(typed + begin, typed + end, "comment", comments[number - 1])


def _spans(text: str, pastes: tuple[str, ...], comments: Sequence[str] = ()) -> Iterator[_Span]:
    from claude_desk.transcript.text.mention_text import mentions_of  # not needed for the first frame

    yield from _paste_spans(text, pastes)
    yield from _comment_spans(text, comments)
    typed = _typed_from(text)
    for quote in _QUOTATION.finditer(text, typed):
        yield _Span(*quote.span(), "quote")
    if "@" in text:
        for begin, end in mentions_of(text[typed:]):
            yield _Span(typed + begin, typed + end, "mention")


def _typed_from(text: str) -> int:
    """Return where the user's text begins."""
    from claude_desk.protocol.wire.authorship import TYPED  # not needed for the first frame

    return len(text) - len(TYPED.split(text)[1])


def _between(words: str, first: bool, after_block: bool, before_block: bool) -> str:
    """Return the words between two chips, with a space in the place of line ends at a chip that was a
    paragraph of its own. `first`: no chip comes before."""
    if not (after_block or before_block):
        return words
    inner = words.strip()
    if not inner:
        return " " if after_block or (words and not first) else ""
    begin = words[: len(words) - len(words.lstrip())]
    end = words[len(words.rstrip()) :]
    if after_block:
        begin = " " if begin and inner[0] not in ".,;:!?)" else ""
    elif first:
        begin = ""
    if before_block:
        end = " " if end else ""
    return begin + inner + end


def with_pastes(said: str, first: int, pastes: Sequence[str]) -> str:
    """Return a part of a folded message with its pasted texts. `first`: the number of the marks before it."""
    words, *rest = said.split(MARK)
    return words + "".join(paste + each for paste, each in zip(pastes[first:], rest, strict=False))


def _stands_between(found: Sequence[tuple[str, ChipPart | None]]) -> bool:
    """Whether a file or picture has words on both sides."""
    worded = [
        at for at, (words, part) in enumerate(found) if words.strip() or (part is not None and part.text)
    ]
    return any(
        part is not None and not part.text and worded[0] < at < worded[-1]
        for at, (_, part) in enumerate(found)
        if worded
    )


def _with_mentions(found: Sequence[tuple[str, ChipPart | None]]) -> list[tuple[str, ChipPart | None]]:
    """Return the pieces with each mention as words."""
    from claude_desk.transcript.text.mention_text import between_words  # not needed for the first frame

    made: list[tuple[str, ChipPart | None]] = []
    for at, (words, part) in enumerate(found):
        if part is not None and part.mention:
            before, chip = made[-1] if made else ("", None)
            after, follows = found[at + 1] if at + 1 < len(found) else ("", None)
            words = between_words(chip.text if chip is not None else before, part.text, after)
            if follows is not None:
                words += " "
            part = None
        made.append((words, part))
    return made


def _apart(said: str, name: str) -> str:
    return f" {name}" if said and not said[-1].isspace() and said[-1] not in "([{\"'" else name


def _line_ends(said: str, more: int = 0) -> str:
    """Return the line ends that are missing for an empty line, if `more` line ends follow."""
    return "\n" * max(0, 2 - more - (len(said) - len(said.rstrip("\n"))))
