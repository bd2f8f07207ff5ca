"""Marks the parts of a command that write, delete, use the network or run code. The user sees the marks when
Claude Code asks about the command.

The marks depend only on the words of the command. They help the user to read the command. A command without
marks may still do harm.
"""

import re
from collections.abc import Iterator, Sequence
from itertools import islice
from typing import NamedTuple

from claude_desk.protocol.phrase import Phrase, Text, with_texts
from claude_desk.transcript.permissions import known_programs
from claude_desk.transcript.permissions.shell_tokenizer import ShellToken, TokenKind, tokens
from claude_desk.transcript.permissions.url_check import host_in

# The most characters of a command with marks. A longer command is shown in parts, and the window says so.
LONGEST = 20_000
# The most names of one style in the legend. The window paints all marks.
_NAMED = 4
_NAME = 40

# The styles of marks, the worst first: the command runs as another user, runs code from its arguments or its
# input, deletes, ends or changes programs, uses the network, writes files. `ui/transcript/text_formats.py`
# has their colours.
STYLES = ("ask-root", "ask-runs", "ask-deletes", "ask-ends", "ask-network", "ask-writes")
_DEEPEST = 3
_LONGEST_CHAIN = 20
_SUBSTITUTION = re.compile(r"\$\(|`")
_QUOTE = re.compile(r"['\"]")
# A number, a time, a mask in hexadecimal.
_NUMBER = re.compile(r"0x[\da-f]+|[\d.,-]+[smhd]?", re.IGNORECASE)
_NOWHERE = ("/dev/null", "/dev/stdout", "/dev/stderr", "/dev/tty", "$null", "nul")


class CommandMark(NamedTuple):
    """A mark on the characters `start` to `end` of the command. `name`: the mark's name in the legend below
    the command."""

    start: int
    end: int
    style: str
    name: Text


class CommandLegend(NamedTuple):
    """The names of the marks of one style, as (name, line). Lines are counted from 1. The line is 0 in a
    command of one line."""

    style: str
    names: tuple[tuple[Text, int], ...]
    left: int = 0  # number of names that are left out


def marks_of(command: str) -> list[CommandMark]:
    """Return the marks of a command in order. The command must have at most LONGEST characters."""
    return sorted(set(_marks(command, _DEEPEST)), key=lambda mark: mark[:3])


def _marks(command: str, deep: int) -> Iterator[CommandMark]:
    """Yield the marks of the command, and of commands inside its words such as `sh -c '…'` and `"$(…)"`.

    `deep`: how many levels of such commands to mark.
    """
    for found in _outer(command):
        if isinstance(found, CommandMark):
            yield found
        elif deep:
            inner = command[found.start : found.end]
            yield from (
                mark._replace(start=mark.start + found.start, end=mark.end + found.start)
                for mark in _marks(inner, deep - 1)
            )


class _Inner(NamedTuple):
    """The place of a command inside another command."""

    start: int
    end: int


def _outer(command: str) -> Iterator[CommandMark | _Inner]:
    part: list[ShellToken] = []
    piped = False
    awaits = ""
    for token in tokens(command):
        if token.kind is TokenKind.WORD:
            yield from _quoted(command, token)
        if awaits and token.kind is TokenKind.WORD:
            yield from _redirected(awaits, token)
            awaits = ""
        elif token.kind is TokenKind.REDIRECT:
            awaits = token.text
            given = "<<" in awaits or command.startswith("<(", token.start)
            if (
                given
                and part
                and _program(part[0]) in (known_programs.INTERPRETERS | known_programs.EVALUATES)
            ):
                yield CommandMark(token.start, token.end, "ask-runs", f"{_program(part[0])} {awaits}")
        elif token.kind is TokenKind.OPERATOR:
            yield from _of_part(command, part, piped)
            part, piped, awaits = [], token.text in ("|", "|&"), ""
        else:
            part.append(token)
    yield from _of_part(command, part, piped)


def _quoted(command: str, token: ShellToken) -> Iterator[_Inner]:
    """Yield the part of a double-quoted word after the start of its first command substitution."""
    raw = command[token.start : token.end]
    if '"' in raw and (found := _SUBSTITUTION.search(raw)):
        yield _Inner(token.start + found.end(), token.end)


def legend_of(command: str, marks: Sequence[CommandMark]) -> list[CommandLegend]:
    """Return a legend for each style of mark in the command, the worst style first."""
    lines = "\n" in command.strip()
    found = []
    for style in STYLES:
        names: dict[tuple[Text, int], None] = {}
        for mark in marks:
            if mark.style == style:
                line = command.count("\n", 0, mark.start) + 1 if lines else 0
                names[with_texts(mark.name, _short), line] = None
        if names:
            shown = tuple(names)
            found.append(CommandLegend(style, shown[:_NAMED], max(0, len(shown) - _NAMED)))
    return found


# --- commands with any words in them -------------------------------------------------------------------


def is_any_command(command: str) -> bool:
    """Return whether a command pattern, in which `*` means any words, may allow any command.

    This is so if `*` is in the name of a program, or in words that a program runs as code. As with the marks,
    only the words of the pattern count.
    """
    part: list[ShellToken] = []
    for token in tokens(command):
        if token.kind is not TokenKind.OPERATOR:
            part.append(token)
        elif _runs_any(part):
            return True
        else:
            part = []
    return _runs_any(part)


def _runs_any(words: list[ShellToken]) -> bool:
    """Apply the rule of `is_any_command` to one program with its words. Also return True for a chain of more
    than `_LONGEST_CHAIN` programs, each of which runs the next."""
    for _ in range(_LONGEST_CHAIN):
        words = words[_assignments(words) :]
        if not words or not any("*" in word.text for word in words):
            return False
        name, rest = _program(words[0]), [word.text for word in words[1:]]
        if "*" in words[0].text or name in known_programs.RUNS_ANYTHING:
            return True
        if _option(known_programs.CODE_BY.get(name, ()), rest) is not None:
            return True
        if name in known_programs.INTERPRETERS | known_programs.FETCHES_PROGRAMS:
            return "*" in next((rest[at] for at in _operands(name, rest)), "*")
        words = _run_by(name, words[1:])
        if _is_runner(name) and any("*" in word for word in rest[: len(rest) - len(words)]):
            return True  # `*` may be the value of an option and then a program
    return True


# --- a program and its words ---------------------------------------------------------------------------


def _of_part(command: str, words: list[ShellToken], piped: bool) -> Iterator[CommandMark | _Inner]:
    """Yield the marks of one program with its words, and the marks of the programs that it runs."""
    for word in words:
        if (host := host_in(word.text)) or word.text.startswith(("/dev/tcp/", "/dev/udp/")):
            yield CommandMark(word.start, word.end, "ask-network", host or word.text)
    for _ in range(_LONGEST_CHAIN):
        words = words[_assignments(words) :]
        if not words:
            return
        name, rest = _program(words[0]), words[1:]
        yield from _of_one(command, words[0], name, rest, piped)
        if name in known_programs.RUNS_AFTER:
            for part in _parts_after(known_programs.RUNS_AFTER[name], rest):
                yield from _of_part(command, part, piped)
            return
        words, piped = _run_by(name, rest), piped or name == "xargs"
        if name in known_programs.RUNS_BY_SHELL and words and " " in words[0].text:
            yield from _inner(command, words[0])
    if words:
        yield CommandMark(words[0].start, words[0].end, "ask-runs", Phrase("command_mark.too_many"))


def _of_one(
    command: str, token: ShellToken, name: str, rest: list[ShellToken], piped: bool
) -> Iterator[CommandMark | _Inner]:
    arguments = [word.text for word in rest]
    yield from _of_program(token, name, arguments, piped)
    by = known_programs.CODE_BY.get(name, ()) if name in known_programs.TAKES_COMMANDS else ()
    if name in known_programs.EVALUATES or _option(by, arguments):
        for word, before in zip(rest, ["", *arguments], strict=False):
            if word.end - word.start > len(word.text) or _option(by, [before]):
                yield from _inner(command, word)


def _inner(command: str, word: ShellToken) -> Iterator[_Inner]:
    """Yield the command in a word: the part after the first quote, or the complete word without a quote."""
    quote = _QUOTE.search(command, word.start, word.end)
    yield _Inner(quote.end() if quote else word.start, word.end)


def _parts_after(options: frozenset[str], words: list[ShellToken]) -> Iterator[list[ShellToken]]:
    """Yield the words after each word that is in `options`, up to the next such word."""
    starts = [at + 1 for at, word in enumerate(words) if word.text in options]
    for start, end in zip(starts, [*starts[1:], len(words) + 1], strict=False):
        yield words[start : end - 1]


def _is_runner(name: str) -> bool:
    return name in known_programs.RUNNERS or name in known_programs.AS_ROOT


def _run_by(name: str, rest: list[ShellToken]) -> list[ShellToken]:
    """Return the words of the program that the program `name` runs; [] if `name` runs no other program."""
    if not _is_runner(name):
        return []
    given = islice(
        _operands(name, [word.text for word in rest]), known_programs.OPERANDS_BEFORE.get(name, 0), None
    )
    return rest[next((i for i in given if _names_program(rest[i].text)), len(rest)) :]


def _operands(name: str, arguments: list[str]) -> Iterator[int]:
    """Yield the indexes of the words that are neither options nor values of options."""
    valued = known_programs.WITH_VALUE.get(name, frozenset())
    before = ""
    for at, word in enumerate(arguments):
        if not word.startswith("-") and not _awaits_value(before, valued):
            yield at
        before = word


def _awaits_value(option: str, valued: frozenset[str]) -> bool:
    """Return whether the next word is the value of the option. In grouped letters like `-iu`, only the last
    letter can have its value in the next word. An earlier letter takes the rest of the group as its value."""
    if option in valued:
        return True
    if option[:1] != "-" or option[1:2] == "-":
        return False
    at = next((at for at, letter in enumerate(option) if f"-{letter}" in valued), 0)
    return at > 0 and at == len(option) - 1


def _assignments(words: list[ShellToken]) -> int:
    return next((i for i, word in enumerate(words) if not _assigns(word.text)), len(words))


def _of_program(token: ShellToken, name: str, arguments: list[str], piped: bool) -> Iterator[CommandMark]:
    first = next((arguments[at] for at in _operands(name, arguments)), "")

    def mark(style: str, more: str = "") -> CommandMark:
        return CommandMark(token.start, token.end, style, f"{name} {more}".strip())

    def mark_piped() -> CommandMark:
        return mark("ask-runs")._replace(name=Phrase("command_mark.piped", program=name))

    if name == "tar" and "x" in (arguments or [""])[0].lstrip("-"):
        yield mark("ask-writes", arguments[0])
    if name in known_programs.AS_ROOT:
        yield mark("ask-root")
    if name in known_programs.EVALUATES or name.startswith(("$", "`")):
        yield mark("ask-runs")
    elif option := _option(known_programs.CODE_BY.get(name, ()), arguments):
        yield mark("ask-runs", option)
    elif name in known_programs.INTERPRETERS and piped and all(word[:1] == "-" for word in arguments):
        yield mark_piped()
    for style, names, with_word, by_option in _KINDS:
        if name in names or name.split(".")[0] in names:
            yield mark(style)
        elif first in with_word.get(name, ()):
            yield mark(style, first)
        elif (option := _option(by_option.get(name, ()), arguments)) is not None:
            yield mark(style, option)


_Table = dict[str, frozenset[str]]
_KINDS: tuple[tuple[str, frozenset[str], _Table, dict[str, tuple[str, ...]]], ...] = (
    ("ask-deletes", known_programs.DELETES, known_programs.DELETES_WITH, known_programs.DELETES_BY),
    ("ask-ends", known_programs.ENDS, {}, {}),
    ("ask-network", known_programs.NETWORK, known_programs.NETWORK_WITH, {}),
    ("ask-writes", known_programs.WRITES, known_programs.WRITES_WITH, known_programs.WRITES_BY),
)


def _option(options: tuple[str, ...], arguments: list[str]) -> str | None:
    """Return the first of these options that is in the arguments; None if the arguments have no such option.

    An option also counts with a value (`--output=x`) and in a group of letters (`-xzf`). The option "" is
    always found.
    """
    for option in options:
        if option == "":
            return ""
        for word in arguments:
            if word.lower() == option.lower() if option.startswith("/") else word == option:
                return option
            if option.startswith("--") and word.startswith(option + "="):
                return option
            if _letter(option) and word[:1] == "-" and word[1:2] != "-" and option[1] in word[1:]:
                return option
    return None


def _letter(option: str) -> bool:
    return len(option) == 2 and option[0] == "-"


def _redirected(sign: str, target: ShellToken) -> Iterator[CommandMark]:
    if ">" not in sign or target.text.lower() in _NOWHERE or (sign.endswith("&") and target.text.isdigit()):
        return
    if target.text.startswith(("/dev/tcp/", "/dev/udp/")):
        yield CommandMark(target.start, target.end, "ask-network", target.text)
    else:
        yield CommandMark(target.start, target.end, "ask-writes", f"{sign} {target.text}")


def _program(word: ShellToken) -> str:
    """Return the name of the program in a word, such as `rm` for `/usr/bin/RM.exe`.

    Return `$'…'` for a word that only a shell can read.
    """
    if "$\\" in word.text:
        return "$'…'"
    name = word.text.replace("\\", "/").rpartition("/")[2] or word.text
    return name.lower().removesuffix(".exe")


def _assigns(text: str) -> bool:
    name, sign, _ = text.partition("=")
    return bool(sign) and name.replace("_", "a").isalnum() and not name[:1].isdigit()


def _names_program(text: str) -> bool:
    """Return whether a word after `sudo` or `timeout` may be a program. A number or an assignment is not a
    program."""
    return not _NUMBER.fullmatch(text) and not _assigns(text)


def _short(name: str) -> str:
    return name if len(name) <= _NAME else name[: _NAME - 1] + "…"
