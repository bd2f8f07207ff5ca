"""Names of marks in a command, if the name is not a part of the command."""

from claude_desk.ui.translation import translate


def piped(program: str) -> str:
    """Name of a program that runs what it reads from standard input."""
    return translate("CommandMark", "{program} from piped input", program=program)


def too_many() -> str:
    return translate("CommandMark", "too many nested commands")
