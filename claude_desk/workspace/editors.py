"""The known editors, and the arguments with which each editor opens a file at a line and column.

Text from a conversation never chooses the program. A file is passed as an absolute path: it begins with `/`,
so it cannot be mistaken for an option. No shell is involved.
"""

import shlex
import shutil
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

OWN = "own"  # the user's own command


@dataclass(frozen=True, slots=True)
class FilePlace:
    """A place in a file. `line` and `column` count from 1; 0 means an unknown line or column."""

    path: str
    line: int = 0
    column: int = 0


Arguments = Callable[[FilePlace], list[str]]


@dataclass(frozen=True, slots=True)
class Editor:
    """A known editor. `programs`: possible names of its executable. `terminal`: whether it needs a
    terminal."""

    id: str
    name: str
    programs: tuple[str, ...]
    arguments: Arguments
    terminal: bool = False


def _joined(place: FilePlace) -> str:
    """Return `PATH:LINE:COLUMN`, without unknown numbers."""
    numbers = [number for number in (place.line, place.column if place.line else 0) if number]
    return ":".join([place.path, *map(str, numbers)])


def _goto(place: FilePlace) -> list[str]:
    return ["--goto", _joined(place)]


def _behind(place: FilePlace) -> list[str]:
    return [_joined(place)]


def _options(line: str, column: str) -> Arguments:
    def arguments(place: FilePlace) -> list[str]:
        given = [line, str(place.line)] if place.line else []
        return [*given, *([column, str(place.column)] if place.line and place.column else []), place.path]

    return arguments


def _plus(separator: str, *before: str) -> Arguments:
    """Return a function that makes the argument `+LINE` for a known line. With a `separator`, the argument
    also has the separator and a known column. `before`: arguments that come first."""

    def arguments(place: FilePlace) -> list[str]:
        at = f"+{place.line}" if place.line else ""
        if at and place.column and separator:
            at += f"{separator}{place.column}"
        return [*before, *([at] if at else []), place.path]

    return arguments


EDITORS = (
    Editor("code", "Visual Studio Code", ("code",), _goto),
    Editor("codium", "VSCodium", ("codium",), _goto),
    Editor("cursor", "Cursor", ("cursor",), _goto),
    Editor("zed", "Zed", ("zed", "zeditor"), _behind),
    Editor("sublime", "Sublime Text", ("subl",), _behind),
    Editor("idea", "IntelliJ IDEA", ("idea",), _options("--line", "--column")),
    Editor("pycharm", "PyCharm", ("pycharm",), _options("--line", "--column")),
    Editor("kate", "Kate", ("kate",), _options("--line", "--column")),
    Editor("gnome-text-editor", "GNOME Text Editor", ("gnome-text-editor",), _plus(":")),
    Editor("gedit", "gedit", ("gedit",), _plus(":")),
    Editor("emacsclient", "Emacs", ("emacsclient",), _plus(":", "--no-wait", "--alternate-editor=emacs")),
    Editor("nvim", "Neovim", ("nvim",), _plus(""), terminal=True),
    Editor("vim", "Vim", ("vim",), _plus(""), terminal=True),
)
# Terminal programs, and the arguments before the command that runs in them.
_TERMINALS: tuple[tuple[str, ...], ...] = (
    ("xdg-terminal-exec",), ("x-terminal-emulator", "-e"), ("gnome-terminal", "--"), ("konsole", "-e"),
    ("kitty",), ("foot",), ("alacritty", "-e"), ("xterm", "-e"),
)  # fmt: skip
_FIELDS = ("{file}", "{line}", "{column}")

Find = Callable[[str], str | None]


def installed(find: Find = shutil.which) -> list[Editor]:
    """Return the editors whose executable is in the search path. An editor for the terminal also needs a
    terminal program."""
    terminal = _terminal(find) is not None
    return [
        editor
        for editor in EDITORS
        if any(_found(program, find) for program in editor.programs) and (terminal or not editor.terminal)
    ]


def command_for(editor: str, own: str, place: FilePlace, find: Find = shutil.which) -> list[str] | None:
    """Return the program as an absolute path, and its arguments. `own`: the user's command, for `OWN`. For an
    editor that needs a terminal, the terminal program and its arguments come first.

    Return None if the editor is unknown, a needed program is not installed, `own` is not a valid command, or
    the place's path is relative.
    """
    if not Path(place.path).is_absolute():
        return None
    if editor == OWN:
        return _own(own, place, find)
    known = next((each for each in EDITORS if each.id == editor), None)
    program = (
        next((found for name in known.programs if (found := _found(name, find))), None) if known else None
    )
    if known is None or program is None:
        return None
    words = [program, *known.arguments(place)]
    if not known.terminal:
        return words
    terminal = _terminal(find)
    return [*terminal, *words] if terminal is not None else None


def _found(program: str, find: Find) -> str | None:
    """Return the program's absolute path, or None. A program in a relative folder of the search path does not
    count, because it could come from the project."""
    found = find(program)
    return found if found and Path(found).is_absolute() else None


def is_command(words: str) -> bool:
    """Return whether the user's command can be parsed and is not empty. `{file}` is optional: the file is
    appended to a command without it."""
    try:
        return bool(shlex.split(words))
    except ValueError:
        return False


def _own(words: str, place: FilePlace, find: Find) -> list[str] | None:
    """Return the user's command with `{file}`, `{line}` and `{column}` filled in, but not in the program.
    Append the file if there is no `{file}`. Return None if the command cannot be parsed or its program is not
    installed."""
    try:
        parts: Sequence[str] = shlex.split(words)
    except ValueError:
        return None
    program = _found(parts[0], find) if parts else None
    if program is None:
        return None
    values = (place.path, str(max(1, place.line)), str(max(1, place.column)))
    filled = [_filled(part, values) for part in parts[1:]]
    return [program, *filled, *([] if any("{file}" in part for part in parts[1:]) else [place.path])]


def _filled(part: str, values: Sequence[str]) -> str:
    """Return one word with its fields filled in. Inserted values are not searched for fields."""
    found, rest = "", part
    while rest:
        at, field = min(((rest.find(each), each) for each in _FIELDS if each in rest), default=(-1, ""))
        if at < 0:
            return found + rest
        found += rest[:at] + values[_FIELDS.index(field)]
        rest = rest[at + len(field) :]
    return found


def _terminal(find: Find) -> list[str] | None:
    for program, *rest in _TERMINALS:
        if found := _found(program, find):
            return [found, *rest]
    return None
