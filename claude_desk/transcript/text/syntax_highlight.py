"""Syntax highlighting: finds the keywords, strings and comments in code. The screen maps the styles to
colours.

Pygments is imported when the first code needs it. The import takes some 20 ms, and the first use of a
language 30 ms more.
"""

from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from claude_desk.transcript.text.languages import alias_of_name, clean_name
from claude_desk.transcript.text.spans import TextSpan

if TYPE_CHECKING:
    from pygments.lexer import Lexer

# The most characters of a highlighted text. A longer text would take seconds, and most such texts are data.
LONGEST = 400_000

# The styles by token type. For other types, the style of the nearest parent type counts. "" means no style.
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
    """Return the spans of the code; () if the language is unknown or the code is longer than `LONGEST`.

    `each` is called before each token, so that the caller can pause. `each` may raise an exception to end the
    work.
    """
    return tuple(spans_in_turn(code, language, each))


def spans_in_turn(code: str, language: str, each: Callable[[], None] | None = None) -> Iterator[TextSpan]:
    """Yield the spans of the code as they are found."""
    lexer = _lexer(clean_name(language)) if code and len(code) <= LONGEST else None
    if lexer is None:
        return
    # The lexers accept only "\n" as a line end. The replacement must not change the length.
    source = code.replace("\r", " ")
    tokens = _tokens(lexer, source if source.endswith("\n") else source + "\n")
    if each is not None:
        tokens = _paused(tokens, each)
    yield from _merged(tokens, len(code))


def language_of(path: str) -> str:
    """Return the language of a file for `spans_of`, from the file's name alone; "" if unknown."""
    return alias_of_name(path)


def is_loaded(language: str) -> bool:
    """Return whether the slow first use of the language is over; True for ""."""
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
    for _ in lexer.get_tokens_unprocessed("a\n"):  # at the first use, the lexer makes its rules
        pass
    return lexer


def _tokens(lexer: "Lexer", code: str) -> Iterator[tuple[int, str, str]]:
    """Yield (start, style, text) of each token. If the lexer fails, the rest stays plain."""
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
    """Merge neighbouring tokens of the same style into one span. The spans do not overlap, and they do not go
    beyond `length`."""
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
