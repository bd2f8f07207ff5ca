"""Converts words to the form that the index stores, and finds words in a text.

SQLite's tokenizer unicode61 makes one word of several Chinese or Japanese characters in a row, and ignores
emoji. So before a text is indexed, each such character gets spaces around it, and each emoji is replaced by
an invented name. Several such characters in a query are searched as a phrase. The index stores no text, so
this module finds the matches in a text, by the same rules.
"""

import re
import unicodedata
from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

_CJK = (
    "\u2e80-\u2fdf\u3005-\u3007\u3021-\u3029\u3031-\u3035\u3041-\u3096\u309d-\u309f\u30a1-\u30fa\u30fc-\u30ff"
    "\u3100-\u312f\u3131-\u318e\u31a0-\u31bf\u31f0-\u31ff\u3400-\u4dbf\u4e00-\u9fff\ua960-\ua97c\uac00-\ud7a3"
    "\uf900-\ufaff\uff66-\uff9f\U0001b000-\U0001b16f\U00020000-\U0003ffff"
)
_PICTURES = "\u2190-\u21ff\u2300-\u23ff\u25a0-\u27bf\u2b00-\u2bff\U0001f000-\U0001faff"
_SEPARATE = re.compile(f"[{_CJK}{_PICTURES}]")
_PICTURE = re.compile(f"[{_PICTURES}]")
_WORD = re.compile(f"[{_CJK}{_PICTURES}]|[^\\W_{_CJK}{_PICTURES}]+")
# The characters that may be between two words of a phrase. Letters and pictures are words themselves.
_BETWEEN = f"(?:_|[^\\w{_PICTURES}])"
# The quotation marks around a phrase, in any language.
_QUOTE = re.compile('["“”„‟«»「」『』＂]')
_SURROGATES = re.compile("[\ud800-\udfff]")


class SearchTerm(NamedTuple):
    """Folded words that follow each other. With `prefix`, the last word may be unfinished."""

    words: tuple[str, ...]
    prefix: bool = False


def for_index(text: str) -> str:
    """Return the text that is given to the index."""
    if text.isascii():
        return text
    text = _SURROGATES.sub(" ", unicodedata.normalize("NFC", text))
    return _SEPARATE.sub(_spaced, text)


def index_word(word: str) -> str:
    """Return one folded word of a query in the form that the index has."""
    return _name(word) if _PICTURE.fullmatch(word) else word


def terms_of(query: str, typing: bool) -> list[SearchTerm]:
    """Return the terms of a query. A term is a phrase in quotation marks, or the words between two blanks.
    Other signs have no meaning.

    With `typing`, the last word may be unfinished. It counts as finished if a blank or a quotation mark
    follows it, if it is in a phrase, or if it has fewer than three letters.
    """
    terms = []
    pieces = _QUOTE.split(query)
    for number, piece in enumerate(pieces):
        quoted = number % 2 == 1
        for part in [piece] if quoted else piece.split():
            words = tuple(words_of(part))
            terms += [SearchTerm(words)] if words else []
    if terms and typing and pieces[-1] and not pieces[-1][-1].isspace() and len(pieces) % 2 == 1:
        last = terms[-1]
        # Too many words begin with the same one or two letters, and a Chinese character is a word by itself.
        terms[-1] = last._replace(prefix=len(last.words[-1]) > 2)
    return terms


def words_of(text: str) -> list[str]:
    """Return the words of a text, folded."""
    return _WORD.findall(fold(unicodedata.normalize("NFC", text)))


def fold(text: str) -> str:
    """Return the text without case and accents. Each character keeps its place."""
    if text.isascii():
        return text.lower()
    return "".join(map(_folded, text))


def spans(text: str, terms: Iterable[SearchTerm], most: int = 100) -> list[tuple[int, int]]:
    """Return the places of the terms in an NFC text as (start, length), in order. Overlapping places are
    joined. `most`: after so many places, each further term adds at most one place."""
    folded = fold(text)
    found: list[tuple[int, int]] = []
    for term in terms:
        for place in _pattern(term).finditer(folded):
            found.append((place.start(), place.end() - place.start()))
            if len(found) >= most:
                break
    return _merged(sorted(found))


def _merged(found: list[tuple[int, int]]) -> list[tuple[int, int]]:
    result: list[tuple[int, int]] = []
    for start, length in found:
        if result and start < sum(result[-1]):
            before, was = result[-1]
            result[-1] = (before, max(was, start + length - before))
        else:
            result.append((start, length))
    return result


@lru_cache(maxsize=64)
def _pattern(term: SearchTerm) -> re.Pattern[str]:
    parts = []
    for number, word in enumerate(term.words):
        if number:
            count = "*" if _alone(word) or _alone(term.words[number - 1]) else "+"
            parts.append(_BETWEEN + count)
        parts.append(re.escape(word))
    start = "" if _alone(term.words[0]) else "(?<![^\\W_" + _CJK + "])"
    last = term.words[-1]
    boundary = "" if _alone(last) else "(?![^\\W_" + _CJK + "])"
    end = f"[^\\W_{_CJK}]*" if term.prefix else boundary
    return re.compile(start + "".join(parts) + end)


def _alone(word: str) -> bool:
    """Whether the word is a single character that is always a word by itself."""
    return len(word) == 1 and _SEPARATE.match(word) is not None


@lru_cache(maxsize=8192)
def _folded(character: str) -> str:
    base = unicodedata.normalize("NFD", character)[0].lower()
    return base[0] if _SEPARATE.match(character) is None else character


def _spaced(found: re.Match[str]) -> str:
    character = found[0]
    return f" {_name(character) if _PICTURE.match(character) else character} "


def _name(picture: str) -> str:
    return f"e{ord(picture):x}e"
