"""What marks in a command are called, where that is not a part of the command."""

from claude_desk.ui.translation import translate


def piped(program: str) -> str:
    """A program that runs what comes by its standard input."""
    return translate("CommandMark", "{program} from piped input", program=program)


def too_many() -> str:
    return translate("CommandMark", "too many nested commands")
