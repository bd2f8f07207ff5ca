"""Programs that the person edits with, and how each is told a file and a place in it.

Nothing of a text chooses the program, and a file is given as an absolute path: it begins with `/` and is no
option. No shell is between.
"""

import shlex
import shutil
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

OWN = "own"  # the person's command


@dataclass(frozen=True, slots=True)
class FilePlace:
    """`line` and `column` count from 1; 0 where none is named."""

    path: str
    line: int = 0
    column: int = 0


Arguments = Callable[[FilePlace], list[str]]


@dataclass(frozen=True, slots=True)
class Editor:
    """`programs`: names that it is installed under. `terminal`: it needs one around it."""

    id: str
    name: str
    programs: tuple[str, ...]
    arguments: Arguments
    terminal: bool = False


def _joined(place: FilePlace) -> str:
    """`PATH:LINE:COLUMN`."""
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
    """`+LINE`, and the column behind it where the program knows it."""

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
# What is put before a command that runs in a terminal.
_TERMINALS: tuple[tuple[str, ...], ...] = (
    ("xdg-terminal-exec",), ("x-terminal-emulator", "-e"), ("gnome-terminal", "--"), ("konsole", "-e"),
    ("kitty",), ("foot",), ("alacritty", "-e"), ("xterm", "-e"),
)  # fmt: skip
_FIELDS = ("{file}", "{line}", "{column}")

Find = Callable[[str], str | None]


def installed(find: Find = shutil.which) -> list[Editor]:
    """Those that are there, by their names in the search path."""
    terminal = _terminal(find) is not None
    return [
        editor
        for editor in EDITORS
        if any(_found(program, find) for program in editor.programs) and (terminal or not editor.terminal)
    ]


def command_for(editor: str, own: str, place: FilePlace, find: Find = shutil.which) -> list[str] | None:
    """The program, as an absolute path, and its arguments. None: it is not there, or `own` is no command."""
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
    """Never by a relative part of the search path: that would be looked for in the project's folder."""
    found = find(program)
    return found if found and Path(found).is_absolute() else None


def is_command(words: str) -> bool:
    """Whether a command of the person's can be read; the file goes to its end where it names no place."""
    try:
        return bool(shlex.split(words))
    except ValueError:
        return False


def _own(words: str, place: FilePlace, find: Find) -> list[str] | None:
    """`{file}`, `{line}` and `{column}` are filled in within each word."""
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
    """In one go: what is put in is not looked at again."""
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
