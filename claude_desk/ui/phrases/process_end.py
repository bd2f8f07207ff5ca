"""How Claude Code's process ended or failed to start, and why it does not answer."""

from claude_desk.protocol.phrase import Text
from claude_desk.ui import safe_names
from claude_desk.ui.locale_format import duration
from claude_desk.ui.phrases.phrase_words import words
from claude_desk.ui.translation import translate


def not_started(reason: Text) -> str:
    """`reason`: without a full stop; "" if unknown."""
    if not reason:
        return translate("ProcessEnd", "Claude Code could not start.")
    return translate("ProcessEnd", "Claude Code could not start: {reason}.", reason=words(reason))


def signalled(name: str) -> str:
    """`name`: name of a signal, such as KILL."""
    return translate("ProcessEnd", "Claude Code was terminated (signal {name}).", name=name)


def not_answering(reason: Text) -> str:
    return translate("ProcessEnd", "Claude Code is not answering: {reason}.", reason=words(reason))


def exited(code: int | None) -> str:
    if code is None:
        return translate("ProcessEnd", "Claude Code exited.")
    return translate("ProcessEnd", "Claude Code exited (exit code {code}).", code=code)


def not_running() -> str:
    return translate("ProcessEnd", "Claude Code is not running.")


def in_turn(how: Text, output: str) -> str:
    """`output`: the last output of the process, "" for none."""
    kept = translate("ProcessEnd", "The transcript is kept; your next message continues from here.")
    return with_output(f"{words(how)} {kept}", output)


def in_turn_forgotten(how: Text, output: str) -> str:
    lost = translate(
        "ProcessEnd", "The transcript is kept, but Claude does not know this turn. Send the message again."
    )
    return with_output(f"{words(how)} {lost}", output)


def with_output(how: Text, output: str) -> str:
    return f"{words(how)}\n\n{output}" if output else words(how)


# --- why: after a colon, or as a separate sentence ---------------------------------------------------


def not_ending() -> str:
    return translate("ProcessEnd", "it does not exit")


def output_closed() -> str:
    return translate("ProcessEnd", "it closed its output")


def input_closed() -> str:
    return translate("ProcessEnd", "it closed its input")


def no_folder(folder: str) -> str:
    return translate("ProcessEnd", "the folder {folder} does not exist", folder=safe_names.path_named(folder))


def folder_not_utf8() -> str:
    return translate(
        "ProcessEnd",
        "the folder's name is not valid UTF-8, which Claude Code requires. Rename the folder or open another"
        " one",
    )


def no_answer(seconds: float) -> str:
    return translate("ProcessEnd", "no answer within {duration}", duration=duration(seconds))


def refused() -> str:
    return translate("ProcessEnd", "Claude Code refused this")


def profile_gone() -> str:
    return translate("ProcessEnd", "the profile of this session no longer exists")


def profile_unusable(variable: str) -> str:
    """`variable`: the name of an environment variable, here and below."""
    return translate("ProcessEnd", "the profile's variable {variable} cannot be used", variable=variable)


def profile_no_command(variable: str) -> str:
    return translate(
        "ProcessEnd", "the command for the profile's variable {variable} was not found", variable=variable
    )


def profile_command_not_started(variable: str) -> str:
    return translate(
        "ProcessEnd", "the command for the profile's variable {variable} could not start", variable=variable
    )


def profile_command_failed(variable: str, code: int) -> str:
    return translate(
        "ProcessEnd",
        "the command for the profile's variable {variable} failed (exit code {code})",
        variable=variable,
        code=code,
    )


def profile_command_slow(variable: str, seconds: float) -> str:
    return translate(
        "ProcessEnd",
        "the command for the profile's variable {variable} did not finish within {duration}",
        variable=variable,
        duration=duration(seconds),
    )


def profile_command_silent(variable: str) -> str:
    return translate(
        "ProcessEnd", "the command for the profile's variable {variable} printed no value", variable=variable
    )


def profile_command_too_long(variable: str) -> str:
    return translate(
        "ProcessEnd", "the command for the profile's variable {variable} printed too much", variable=variable
    )


def profile_no_keyring(variable: str) -> str:
    return translate(
        "ProcessEnd",
        "the desktop's keyring, which has the profile's variable {variable}, does not answer",
        variable=variable,
    )


def profile_keyring_locked(variable: str) -> str:
    return translate(
        "ProcessEnd",
        "the desktop's keyring, which has the profile's variable {variable}, is locked",
        variable=variable,
    )


def profile_not_in_keyring(variable: str) -> str:
    return translate(
        "ProcessEnd",
        "the desktop's keyring has no value for the profile's variable {variable}",
        variable=variable,
    )
