"""Cards of commands and background tasks."""

from claude_desk.protocol.phrase import Value
from claude_desk.ui import locale_format
from claude_desk.ui.phrases.phrase_words import value_words
from claude_desk.ui.translation import translate


def command() -> str:
    return translate("ShellCard", "Command")


def exit_code(code: str) -> str:
    return translate("ShellCard", "exit code {code}", code=code)


def outside_sandbox() -> str:
    return translate("ShellCard", "Runs outside the sandbox")


def timeout() -> str:
    return translate("ShellCard", "Timeout")


def background() -> str:
    """The name of an option."""
    return translate("ShellCard", "In the background")


def continues() -> str:
    return translate("ShellCard", "Continues after the turn")


def task() -> str:
    return translate("ShellCard", "Task")


def in_background() -> str:
    return translate("ShellCard", "in the background")


def runs_in_background(task: str) -> str:
    return translate("ShellCard", "Runs in the background as {task}", task=task)


def interrupted() -> str:
    return translate("ShellCard", "interrupted")


def timed_out(seconds: float) -> str:
    return translate("ShellCard", "timed out after {duration}", duration=locale_format.duration(seconds))


def no_output() -> str:
    return translate("ShellCard", "no output")


def full_output(path: str) -> str:
    return translate("ShellCard", "Full output: {path}", path=path)


def full_output_of(length: Value, path: str) -> str:
    return translate("ShellCard", "Full output ({length}): {path}", length=value_words(length), path=path)
