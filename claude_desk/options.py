"""Our own command line."""

import argparse
import os
from collections.abc import Sequence
from dataclasses import dataclass

from claude_desk import __version__
from claude_desk.workspace.atomic_files import is_folder


@dataclass(frozen=True, slots=True)
class Options:
    """`directory` is "" where none was given. `extra` goes to the CLI as it is."""

    directory: str = ""
    cli: str = ""
    demo: bool = False
    resume: str = ""
    latest: bool = False
    model: str = ""
    mode: str = ""
    theme: str = ""
    desktop_entry: bool = False
    remove: bool = False
    language: str = ""
    extra: tuple[str, ...] = ()


def parse(arguments: Sequence[str]) -> Options:
    """Read the command line. Ends the program with a word and code 2 where it makes no sense."""
    own, extra = _split(list(arguments))
    parser = make_parser()
    found = parser.parse_args(own)
    if found.remove and not found.desktop_entry:
        parser.error("--remove goes with --desktop-entry")
    if found.directory and not is_folder(found.directory):
        parser.error(f"there is no folder {found.directory!r}")
    language = _language(found.language, parser) if found.language else ""
    return Options(
        directory=os.path.realpath(found.directory) if found.directory else "",
        cli=found.cli,
        demo=found.demo,
        resume=found.resume,
        latest=found.latest,
        model=found.model,
        mode=found.mode,
        theme=found.theme,
        desktop_entry=found.desktop_entry,
        remove=found.remove,
        language=language,
        extra=tuple(extra),
    )


def _language(wanted: str, parser: argparse.ArgumentParser) -> str:
    from claude_desk.ui.language import code_of, codes

    known = sorted(codes())
    code = code_of(wanted, known)
    if not code:
        parser.error(f"there is no language {wanted!r}; there are: {', '.join(known)}")
    return code


def _split(arguments: list[str]) -> tuple[list[str], list[str]]:
    if "--" not in arguments:
        return arguments, []
    cut = arguments.index("--")
    return arguments[:cut], arguments[cut + 1 :]


def make_parser() -> argparse.ArgumentParser:
    """The one parser; the manual page and the completions of shells are made from it too."""
    parser = argparse.ArgumentParser(
        prog="claude-desk",
        description="A desktop chat client for Claude Code.",
        epilog="What follows `--` goes to Claude Code as it is.",
    )
    parser.add_argument("directory", nargs="?", default="", help="the project folder to open")
    parser.add_argument("--cli", default="", metavar="COMMAND", help="the command that starts Claude Code")
    parser.add_argument("--demo", action="store_true", help="talk with a stand-in; no account is needed")
    which = parser.add_mutually_exclusive_group()
    which.add_argument("--resume", default="", metavar="ID", help="go on with this session of the folder")
    which.add_argument(
        "--continue", dest="latest", action="store_true", help="go on with the folder's latest session"
    )
    parser.add_argument("--model", default="", help="the model to use, as Claude Code names it")
    parser.add_argument(
        "--permission-mode", dest="mode", default="", metavar="MODE", help="as Claude Code names it"
    )
    parser.add_argument(
        "--theme", choices=("light", "dark", "system"), default="", help="the colours, this time"
    )
    parser.add_argument(
        "--desktop-entry", action="store_true", help="add Claude Desk to the menu of your desktop, and end"
    )
    parser.add_argument("--remove", action="store_true", help="with --desktop-entry: take it out again")
    parser.add_argument("--language", default="", metavar="CODE", help="of the window: en, de, pt_BR, …")
    parser.add_argument("--version", action="version", version=f"Claude Desk {__version__}")
    return parser
