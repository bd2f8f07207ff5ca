"""The program's command line."""

import argparse
import contextlib
import io
import os
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from claude_desk import __version__
from claude_desk.session.core.disk_looks import is_folder, is_silent, real_folder
from claude_desk.ui.translation import translate


@dataclass(frozen=True, slots=True)
class Options:
    """The options. An option that was not given is empty or False. `extra` is passed to the CLI unchanged."""

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
    new_window: bool = False
    profile: str = ""
    extra: tuple[str, ...] = ()


class _SpeaksError(Exception):
    """The parser has an error or help to print."""


class _SilentParser(argparse.ArgumentParser):
    """A parser that raises `_SpeaksError` instead of printing."""

    def _print_message(self, message: str, file: object = None) -> None:
        raise _SpeaksError


def parse(arguments: Sequence[str]) -> Options:
    """Return the options of a command line.

    For `--help` and `--version`, print the text and exit with code 0. If the command line is invalid, print
    the error and exit with code 2. These texts are in the language that `--language` names, or in the
    system's language. Loading a language takes some milliseconds, so it happens only if something is printed.
    """
    own, extra = _split(list(arguments))
    try:
        return _read(make_parser(_SilentParser), own, extra)
    except _SpeaksError:
        from claude_desk.ui.language import terminal_language

        if isinstance(sys.stdout, io.TextIOWrapper):
            sys.stdout.reconfigure(errors="replace")  # a terminal may lack letters of the language
        with terminal_language(_named_language(own)), _argparse_translated():
            return _read(make_parser(), own, extra)


def _read(parser: argparse.ArgumentParser, own: list[str], extra: list[str]) -> Options:
    found = parser.parse_args(own)
    if found.remove and not found.desktop_entry:
        parser.error(
            translate(
                "Options", "{option} needs {other}", option=_option("remove"), other=_option("desktop-entry")
            )
        )
    directory = os.path.abspath(found.directory) if found.directory else ""  # noqa: PTH100 - follows no link
    if (
        directory and not is_folder(directory) and not is_silent(directory)
    ):  # the window itself reports a folder that does not answer
        parser.error(translate("Options", "no such folder: {folder}", folder=repr(found.directory)))
    language = _language(found.language, parser) if found.language else ""
    return Options(
        directory=real_folder(directory) if directory else "",
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
        new_window=found.new_window,
        profile=found.profile,
        extra=tuple(extra),
    )


def _option(name: str) -> str:
    return f"--{name}"


def _named_language(arguments: Sequence[str]) -> str:
    """Return the value of `--language`, or an empty string. The arguments may be invalid."""
    for at, argument in enumerate(arguments):
        name, given, value = argument.partition("=")
        if name == "--language":
            return value if given else next(iter(arguments[at + 1 :]), "")
    return ""


def _language(wanted: str, parser: argparse.ArgumentParser) -> str:
    from claude_desk.ui.language import code_of, codes

    known = sorted(codes())
    code = code_of(wanted, known)
    if not code:
        parser.error(
            translate(
                "Options",
                "unknown language: {language} (available: {codes})",
                language=repr(wanted),
                codes=", ".join(known),
            )
        )
    return code


def _split(arguments: list[str]) -> tuple[list[str], list[str]]:
    if "--" not in arguments:
        return arguments, []
    cut = arguments.index("--")
    return arguments[:cut], arguments[cut + 1 :]


def make_parser(
    kind: type[argparse.ArgumentParser] = argparse.ArgumentParser,
) -> argparse.ArgumentParser:
    """Return the parser. The manual page and the shells' completions are also made from it."""
    parser = kind(
        prog="claude-desk",
        description=translate("Options", "A desktop chat client for Claude Code."),
        epilog=translate("Options", "Arguments after {mark} are passed to Claude Code.", mark="`--`"),
    )
    add = parser.add_argument
    add("directory", nargs="?", default="", help=translate("Options", "project folder to open"))
    add("--cli", default="", metavar="COMMAND", help=translate("Options", "command that starts Claude Code"))
    add("--demo", action="store_true", help=translate("Options", "try the demo; no account needed"))
    which = parser.add_mutually_exclusive_group()
    which.add_argument(
        "--resume", default="", metavar="ID", help=translate("Options", "resume this session of the folder")
    )
    which.add_argument(
        "--continue",
        dest="latest",
        action="store_true",
        help=translate("Options", "continue the most recent session of the folder"),
    )
    add("--model", default="", help=translate("Options", "model for the session, as in Claude Code"))
    add(
        "--permission-mode",
        dest="mode",
        default="",
        metavar="MODE",
        help=translate("Options", "permission mode, as in Claude Code"),
    )
    add(
        "--profile",
        default="",
        metavar="NAME",
        help=translate("Options", "profile of new sessions; {name} for the default one", name="default"),
    )
    add(
        "--theme",
        choices=("light", "dark", "system"),
        default="",
        help=translate("Options", "theme, for this start only"),
    )
    add(
        "--new-window",
        dest="new_window",
        action="store_true",
        help=translate("Options", "open a new window, even if Claude Desk is already running"),
    )
    add(
        "--desktop-entry",
        action="store_true",
        help=translate("Options", "add Claude Desk to the menu of your desktop, and quit"),
    )
    add(
        "--remove",
        action="store_true",
        help=translate("Options", "with {option}: remove it again", option=_option("desktop-entry")),
    )
    add(
        "--language",
        default="",
        metavar="CODE",
        help=translate("Options", "language of the window: {examples}", examples="en, de, pt_BR, …"),
    )
    add(
        "--version",
        action="version",
        version=f"Claude Desk {__version__}",
        help=translate("Options", "show program's version number and exit"),
    )
    return parser


@contextlib.contextmanager
def _argparse_translated() -> Iterator[None]:
    """Translate argparse's own texts within this context."""
    module = vars(argparse)
    before = module["_"]
    module["_"] = _said_by_argparse
    try:
        yield
    finally:
        module["_"] = before


def _said_by_argparse(text: str) -> str:
    """Translate a text of argparse. Return it unchanged if the translation is missing or has a different
    number of placeholders."""
    said = _argparse_words().get(text, text)
    return said if said.count("%") == text.count("%") else text


def _argparse_words() -> dict[str, str]:
    """Return the translations by argparse's English texts."""
    message = "%(message)s"
    return {
        "usage: ": translate("Options", "usage: {usage}", usage=""),
        "positional arguments": translate("Options", "positional arguments"),
        "options": translate("Options", "options"),
        "show this help message and exit": translate("Options", "show this help message and exit"),
        "%(prog)s: error: %(message)s\n": translate(
            "Options", "{program}: error: {message}", program="%(prog)s", message=message
        )
        + "\n",
        "argument %(argument_name)s: %(message)s": translate(
            "Options", "argument {name}: {message}", name="%(argument_name)s", message=message
        ),
        "unrecognized arguments: %s": translate(
            "Options", "unrecognized arguments: {arguments}", arguments="%s"
        ),
        "not allowed with argument %s": translate("Options", "not allowed with argument {name}", name="%s"),
        "expected one argument": translate("Options", "expected one argument"),
        "ignored explicit argument %r": translate(
            "Options", "ignored explicit argument {argument}", argument="%r"
        ),
        "invalid choice: %(value)r (choose from %(choices)s)": translate(
            "Options",
            "invalid choice: {value} (choose from {choices})",
            value="%(value)r",
            choices="%(choices)s",
        ),
        "ambiguous option: %(option)s could match %(matches)s": translate(
            "Options",
            "ambiguous option: {option} could match {matches}",
            option="%(option)s",
            matches="%(matches)s",
        ),
    }
