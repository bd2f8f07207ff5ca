r"""Splits a shell command into words, with enough grammar to see which words are names of programs.

This module is not a complete parser for a shell. A part that it does not recognize becomes a word. It leaves
out only blanks and comments.
"""

import re
from collections.abc import Iterator
from enum import Enum
from typing import NamedTuple


class TokenKind(Enum):
    WORD = "word"
    OPERATOR = "operator"  # | || && ; & ( ) { } `, a line's end and so on; a program's name may follow
    REDIRECT = "redirect"  # > >> >| &> < and so on; the next word is a file


class ShellToken(NamedTuple):
    """A token. `text`: the token without quotes, roughly as a shell would read it. `start`, `end`: the place
    of the token in the command."""

    kind: TokenKind
    text: str
    start: int
    end: int


_REDIRECT = re.compile(r"(?:\d*|&)(?:>>|>\||>&|>|<<<|<<-?|<>|<&|<)")
_OPERATOR = re.compile(r"\|\||&&|\|&|;;|[|;&\n(){}`]")
_BLANK = re.compile(r"[ \t\r]+|\\\n")
_COMMENT = re.compile(r"#[^\n]*")
# A piece of a word: quoted, escaped, or plain. A quoted piece without a closing quote extends to the end of
# the command.
_PIECE = re.compile(
    r"'(?P<single>[^']*)(?:'|\Z)"
    r'|"(?P<double>(?:[^"\\]|\\.)*)(?:"|\Z)'
    r"|\\(?P<escaped>.)"
    r"|(?P<substitution>\$\()"
    r"|(?P<plain>[^\s'\"\\|;&<>(){}`$]+|[$\\{}])",
    re.DOTALL,
)


def tokens(command: str) -> Iterator[ShellToken]:
    """Yield the command's words, operators and redirections, in order. Leave out comments."""
    at = 0
    while at < len(command):
        if blank := _BLANK.match(command, at):
            at = blank.end()
        elif command[at] == "#" and (at == 0 or command[at - 1] in " \t\n;&|("):
            comment = _COMMENT.match(command, at)
            at = comment.end() if comment else at + 1
        elif redirect := _REDIRECT.match(command, at):
            yield ShellToken(TokenKind.REDIRECT, redirect[0], at, redirect.end())
            at = redirect.end()
        elif (operator := _OPERATOR.match(command, at)) and not _brace_in_word(command, at):
            yield ShellToken(TokenKind.OPERATOR, operator[0], at, operator.end())
            at = operator.end()
        else:
            token = _word(command, at)
            yield token
            at = token.end
            if command.startswith("$(", at - 2) and token.text.endswith("$("):
                yield ShellToken(TokenKind.OPERATOR, "$(", at, at)


def _brace_in_word(command: str, at: int) -> bool:
    """Return whether there is a brace at `at` that is part of a word. A brace that separates commands is
    followed by a blank, a line end, `;` or the end of the command."""
    return command[at] in "{}" and at + 1 < len(command) and command[at + 1] not in " \t\n;"


def _word(command: str, at: int) -> ShellToken:
    start, text = at, ""
    while at < len(command) and (piece := _PIECE.match(command, at)):
        at = piece.end()
        if piece["substitution"]:
            return ShellToken(TokenKind.WORD, text + "$(", start, at)
        text += next((group for group in piece.groups() if group is not None), "")
    if at == start:
        return ShellToken(TokenKind.WORD, command[at], at, at + 1)
    return ShellToken(TokenKind.WORD, text, start, at)
