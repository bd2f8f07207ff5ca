"""Removes `<details>`, `<summary>` and `<br>` from Claude's text. The content is shown unfolded.

`<details>` and `<summary>` count as tags only at the beginning and the end of a line, and `<br>` only in a
table's cell, where no other line break is possible. In any other place they are words. Only the end of a
summary may be inside a line.
"""

import re

from markdown_it.rules_core import StateCore
from markdown_it.token import Token

_ANY = re.compile(r"<(?:/?(?:details|summary)\b|br\b)", re.IGNORECASE)
_DETAILS = r"</?details(?:[ \t]+open)?[ \t]*>"
_OPENS = re.compile(
    rf"[ \t]*(?:{_DETAILS}|(?P<summary><summary[ \t]*>)|</summary[ \t]*>)[ \t]*", re.IGNORECASE
)
_BOLD_TAGS = re.compile(r"</?(?:b|strong)>", re.IGNORECASE)  # tags without effect in a summary, which is bold
_SUMMARY_ENDS = re.compile(r"[ \t]*</summary[ \t]*>[ \t]*", re.IGNORECASE)
_ENDS = re.compile(rf"(?:[ \t]*{_DETAILS})+[ \t]*$", re.IGNORECASE)
_BREAK = re.compile(r"[ \t]*<br[ \t]*/?>[ \t]*", re.IGNORECASE)
_ALONE = re.compile(rf"(?:\s*{_DETAILS})+\s*", re.IGNORECASE)


def is_fold_mark(markdown: str) -> bool:
    """Return whether the text has only `<details>` tags. Nothing of such a text is shown."""
    return _ALONE.fullmatch(markdown) is not None


def take_fold_tags(state: StateCore) -> None:
    """Remove the tags from the tokens. This is a core rule of markdown-it."""
    if not _ANY.search(state.src):
        return
    cell = False
    for token in state.tokens:
        if token.type in ("td_open", "th_open", "td_close", "th_close"):
            cell = token.nesting == 1
        elif token.type == "inline" and token.children and _ANY.search(token.content):
            token.children = _broken(token.children) if cell else _Lines(token.level).taken(token.children)


def _broken(tokens: list[Token]) -> list[Token]:
    made: list[Token] = []
    for token in tokens:
        words = _BREAK.split(token.content) if token.type == "text" else []
        if len(words) < 2:
            made.append(token)
            continue
        for number, each in enumerate(words):
            made += [_text(each, token.level)] if each else []
            made += [Token("hardbreak", "br", 0, level=token.level)] if number + 1 < len(words) else []
    return made


class _Lines:
    """Removes the tags from the lines of a paragraph. A summary becomes bold."""

    def __init__(self, level: int) -> None:
        self._level = level
        self._made: list[Token] = []
        self._bold = False

    def taken(self, tokens: list[Token]) -> list[Token]:
        for at, token in enumerate(tokens):
            if token.type in ("softbreak", "hardbreak"):
                self._break(token)
            elif token.type == "text":
                last = at + 1 == len(tokens) or tokens[at + 1].type in ("softbreak", "hardbreak")
                self._take(token.content, last)
            else:
                self._made.append(token)
        self._end_summary()
        while self._made and self._made[-1].type in ("softbreak", "hardbreak"):
            self._made.pop()
        return self._made

    def _take(self, text: str, last: bool) -> None:
        while self._begins_line() and (found := _OPENS.match(text)) is not None:
            text = text[found.end() :]
            if found["summary"] and not self._bold:
                self._bold = True
                self._add("strong_open", 1)
        if last:
            text = _ENDS.sub("", text)
        if self._bold and (end := _SUMMARY_ENDS.search(text)) is not None:
            self._words(text[: end.start()])
            self._end_summary()
            if text := text[end.end() :]:
                self._break(Token("softbreak", "br", 0, level=self._level))
        self._words(text)

    def _begins_line(self) -> bool:
        said = [token.type for token in self._made if token.type != "strong_open"]
        return not said or said[-1] in ("softbreak", "hardbreak")

    def _break(self, token: Token) -> None:
        if not self._begins_line():
            self._made.append(token)

    def _words(self, text: str) -> None:
        if text := _BOLD_TAGS.sub("", text) if self._bold else text:
            self._made.append(_text(text, self._level))

    def _end_summary(self) -> None:
        if self._bold:
            self._bold = False
            self._add("strong_close", -1)

    def _add(self, kind: str, nesting: int) -> None:
        self._made.append(Token(kind, "strong", 1 if nesting == 1 else -1, level=self._level, markup="**"))


def _text(words: str, level: int) -> Token:
    return Token("text", "", 0, content=words, level=level)
