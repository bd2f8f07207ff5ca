"""Cards of commands and background tasks."""

from claude_desk.ui import locale_format
from claude_desk.ui.phrases.phrase_words import Field, Table, Wording
from claude_desk.ui.translation import translate


def user_command(command: str, **_others: object) -> str:
    """The card shows the other values: how the command ended, and what it printed."""
    return translate("ShellCard", "You ran: {command}", command=command)


WORDS: Table = {
    "command": Wording("Command"),
    "exit_code": Wording("exit code {code}"),
    "outside_sandbox": Wording("Runs outside the sandbox"),
    "timeout": Wording("Timeout"),
    # The name of an option.
    "background": Wording("In the background"),
    "continues": Wording("Continues after the turn"),
    "task": Wording("Task"),
    "in_background": Wording("in the background"),
    "runs_in_background": Wording("Runs in the background as {task}"),
    "interrupted": Wording("interrupted"),
    "timed_out": Wording("timed out after {duration}", duration=Field("seconds", by=locale_format.duration)),
    "no_output": Wording("no output"),
    "created": Wording("{path} (new)"),
    "deleted": Wording("{path} (deleted)"),
    "files_changed": Wording("%Ln files changed", n="count", one="%Ln file changed"),
    "more_files": Wording("%Ln more files changed", n="count", one="%Ln more file changed"),
    "shared_changes": Wording("Commands that ran at the same time may have made some of these changes"),
    # The row of a command that the user ran with `!`.
    "you_ran": Wording("You ran"),
    "user_command": user_command,
    "cut": Wording("Claude Desk ended while the command ran. Its output was not kept."),
    "full_output": Wording("Full output: {path}"),
    "full_output_of": Wording("Full output ({length}): {path}"),
}
