"""The colours of code: which parts of it are keywords, strings, comments. Words only, no colours.

Pygments is imported when the first code asks for it: it takes some 20 ms, and a language's first use 30 more.
"""

from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from claude_desk.transcript.text.languages import alias_of_name, clean_name
from claude_desk.transcript.text.spans import TextSpan

if TYPE_CHECKING:
    from pygments.lexer import Lexer

# Longer texts have no colours: they would take seconds, and most of them are data.
LONGEST = 400_000

# By token type; the longest that fits counts. "" is for text that stays as it is.
_STYLES = {
    "Keyword": "keyword",
    "Keyword.Constant": "number",
    "Keyword.Type": "type",
    "Name": "",
    "Name.Attribute": "attribute",
    "Name.Builtin": "function",
    "Name.Builtin.Pseudo": "keyword",
    "Name.Class": "type",
    "Name.Constant": "number",
    "Name.Decorator": "attribute",
    "Name.Entity": "number",
    "Name.Exception": "type",
    "Name.Function": "function",
    "Name.Property": "attribute",
    "Name.Tag": "tag",
    "Name.Variable": "name",
    "Literal": "number",
    "Literal.String": "string",
    "Literal.String.Escape": "number",
    "Literal.String.Interpol": "operator",
    "Literal.Number": "number",
    "Comment": "comment",
    "Comment.Preproc": "keyword",
    "Comment.PreprocFile": "string",
    "Operator": "operator",
    "Operator.Word": "keyword",
    "Generic.Deleted": "error",
    "Generic.Inserted": "string",
    "Generic.Emph": "italic",
    "Generic.Strong": "bold",
    "Generic.Error": "error",
    "Generic.Traceback": "error",
    "Generic.Heading": "heading",
    "Generic.Subheading": "heading",
    "Generic.Prompt": "comment",
}


def spans_of(code: str, language: str, each: Callable[[], None] | None = None) -> tuple[TextSpan, ...]:
    """The spans of the code; none where the language is unknown or the code too long to be lexed.

    `each` is called between the tokens, for who wants to pause; what it raises ends the work.
    """
    return tuple(spans_in_turn(code, language, each))


def spans_in_turn(code: str, language: str, each: Callable[[], None] | None = None) -> Iterator[TextSpan]:
    """The same, each as it is found."""
    lexer = _lexer(clean_name(language)) if code and len(code) <= LONGEST else None
    if lexer is None:
        return
    # The lexers know no other newline than this one. As many characters as before.
    source = code.replace("\r", " ")
    tokens = _tokens(lexer, source if source.endswith("\n") else source + "\n")
    if each is not None:
        tokens = _paused(tokens, each)
    yield from _merged(tokens, len(code))


def language_of(path: str) -> str:
    """The name to give to `spans_of` for a file, by the file's name alone; "" where it is not known."""
    return alias_of_name(path)


def is_loaded(language: str) -> bool:
    """Whether the language's first use, which is slow, is over; also where there are no colours for it."""
    name = clean_name(language)
    return not name or name in _used


_used: set[str] = set()


@lru_cache(maxsize=64)
def _lexer(name: str) -> "Lexer | None":
    if not name:
        return None
    try:
        return _made(name)
    except Exception:
        return None
    finally:
        _used.add(name)


def _made(name: str) -> "Lexer | None":
    from pygments.lexers import find_lexer_class

    from claude_desk.transcript.text.languages import lexer_name

    known = lexer_name(name)
    found = find_lexer_class(known) if known else None
    if found is None:
        return None
    lexer: Lexer = found()
    for _ in lexer.get_tokens_unprocessed("a\n"):  # its rules are made at the first use
        pass
    return lexer


def _tokens(lexer: "Lexer", code: str) -> Iterator[tuple[int, str, str]]:
    """(start, style, text) of each token; the rest stays plain where a lexer trips."""
    try:
        for start, kind, text in lexer.get_tokens_unprocessed(code):
            yield start, _style(kind), text
    except Exception:
        return


def _paused(
    tokens: Iterable[tuple[int, str, str]], each: Callable[[], None]
) -> Iterator[tuple[int, str, str]]:
    for token in tokens:
        each()
        yield token


@lru_cache(maxsize=1024)
def _style(kind: Any) -> str:
    parts = str(kind).removeprefix("Token.").split(".")
    for end in range(len(parts), 0, -1):
        style = _STYLES.get(".".join(parts[:end]))
        if style is not None:
            return style
    return ""


def _merged(tokens: Iterable[tuple[int, str, str]], length: int) -> Iterator[TextSpan]:
    """Neighbours of one style as one span; nothing overlaps, nothing goes over the end."""
    first = last = 0
    style = ""
    for start, fresh, text in tokens:
        end = min(start + len(text), length)
        start = max(start, last)
        if end <= start:
            continue
        if fresh != style or start != last:
            if style and last > first:
                yield TextSpan(first, last, style)
            first, style = start, fresh
        last = end
    if style and last > first:
        yield TextSpan(first, last, style)
