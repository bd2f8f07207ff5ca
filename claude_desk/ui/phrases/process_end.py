"""How Claude Code's process ended or failed to start, and why it does not answer."""

from claude_desk.protocol.phrase import Text
from claude_desk.ui import safe_names
from claude_desk.ui.locale_format import duration
from claude_desk.ui.phrases.phrase_words import Field, Table, Wording, words
from claude_desk.ui.translation import translate


def in_turn(how: Text, output: str) -> str:
    """`output` is the last output of the process, "" without output."""
    kept = translate("ProcessEnd", "The transcript is kept; your next message continues from here.")
    return with_output(f"{words(how)} {kept}", output)


def in_turn_forgotten(how: Text, output: str) -> str:
    lost = translate(
        "ProcessEnd", "The transcript is kept, but Claude does not know this turn. Send the message again."
    )
    return with_output(f"{words(how)} {lost}", output)


def with_output(how: Text, output: str) -> str:
    return f"{words(how)}\n\n{output}" if output else words(how)


WORDS: Table = {
    # `reason` has no full stop; "" if unknown.
    "not_started": Wording("Claude Code could not start: {reason}.", "Claude Code could not start."),
    # `name` is the name of a signal, such as KILL.
    "signalled": Wording("Claude Code was terminated (signal {name})."),
    "not_answering": Wording("Claude Code is not answering: {reason}."),
    "exited": Wording("Claude Code exited (exit code {code}).", "Claude Code exited."),
    "not_running": Wording("Claude Code is not running."),
    "in_turn": in_turn,
    "in_turn_forgotten": in_turn_forgotten,
    "with_output": with_output,
    # --- why: after a colon, or as a separate sentence ---
    "not_ending": Wording("it does not exit"),
    "output_closed": Wording("it closed its output"),
    "input_closed": Wording("it closed its input"),
    "no_folder": Wording("the folder {folder} does not exist", folder=safe_names.path_named),
    "folder_not_utf8": Wording(
        "the folder's name is not valid UTF-8, which Claude Code requires. Rename the folder or open another"
        " one"
    ),
    "no_answer": Wording("no answer within {duration}", duration=Field("seconds", by=duration)),
    # --- why Claude Code has not written an edit of its settings ---
    "edit_no_cli": Wording("Claude Code was not found, so nothing was written."),
    "edit_not_trusted": Wording("This folder is not trusted, so nothing was written."),
    "edit_no_answer": Wording(
        "Claude Code did not answer within {duration}. The list shows what is written now.",
        duration=Field("seconds", by=duration),
    ),
    "edit_rule_gone": Wording("This rule is gone: another program has removed it. Nothing was changed."),
    "edit_failed": Wording("Claude Code did not write this, and did not say why."),
    "refused": Wording("Claude Code refused this"),
    "profile_gone": Wording("the profile of this session no longer exists"),
    # `variable` is the name of an environment variable, here and below.
    "profile_unusable": Wording("the profile's variable {variable} cannot be used"),
    "profile_no_command": Wording("the command for the profile's variable {variable} was not found"),
    "profile_command_not_started": Wording(
        "the command for the profile's variable {variable} could not start"
    ),
    "profile_command_failed": Wording(
        "the command for the profile's variable {variable} failed (exit code {code})"
    ),
    "profile_command_slow": Wording(
        "the command for the profile's variable {variable} did not finish within {duration}",
        duration=Field("seconds", by=duration),
    ),
    "profile_command_silent": Wording("the command for the profile's variable {variable} printed no value"),
    "profile_command_too_long": Wording("the command for the profile's variable {variable} printed too much"),
    "profile_no_keyring": Wording(
        "the desktop's keyring, which has the profile's variable {variable}, does not answer"
    ),
    "profile_keyring_locked": Wording(
        "the desktop's keyring, which has the profile's variable {variable}, is locked"
    ),
    "profile_not_in_keyring": Wording(
        "the desktop's keyring has no value for the profile's variable {variable}"
    ),
    # --- a start that Claude Code has refused: what the user can do ---
    "api_key_conflict": Wording(
        "Your organization requires that you sign in, but an API key or other credentials are set. Use a "
        "profile without them, or remove ANTHROPIC_API_KEY and ANTHROPIC_AUTH_TOKEN from your environment."
    ),
    "provider_not_allowed": Wording(
        "Your organization does not allow this API provider. Use a profile with another provider, or ask "
        "your administrator."
    ),
    "organization_unverified": Wording(
        "Claude Code could not check the organization of your account. Check the network, or sign in again."
    ),
    "organization_not_allowed": Wording(
        "Your account belongs to an organization that is not allowed here. Sign in with another account."
    ),
    "managed_settings_invalid": Wording(
        "Claude Code cannot use the settings of your organization. Ask your administrator."
    ),
    "settings_not_loaded": Wording(
        "Claude Code could not load settings that your organization requires. Check the network, then try "
        "again."
    ),
    "gateway_sign_in": Wording("Your organization's gateway has ended your sign-in. Sign in again."),
    "gateway_refused": Wording(
        "Your organization's gateway refuses this account. Use a profile with another account, or ask your "
        "administrator."
    ),
    "proxy": Wording("A proxy setting is not a complete address. Correct HTTPS_PROXY or HTTP_PROXY."),
    "temporary_folder": Wording(
        "Claude Code cannot safely use its folder for temporary files. Check the folder's owner and "
        "permissions."
    ),
    "folder": Wording("Claude Code cannot use the session's folder. Start a session in another folder."),
    "no_shell": Wording("Claude Code found no shell. Install Git Bash, or allow PowerShell."),
    "held": Wording("Claude Code works on this conversation in the background. End that session first."),
    "worktree_refused": Wording("Claude Code does not continue in the worktree of this session."),
    "worktree_unverified": Wording("Claude Code could not check the worktree of this session. Try again."),
    "too_old": Wording("This version of Claude Code is too old. Update it, then try again."),
    "root": Wording("The root user cannot work without permission requests."),
    "organization_refused": Wording(
        "Your organization's settings are refused for this account. Sign in again, or ask your administrator."
    ),
    "sandbox": Wording(
        "Claude Code must work in a sandbox, and none works here. Install bubblewrap and socat, or ask your "
        "administrator."
    ),
    "wrapper": Wording(
        "A script between Claude Desk and Claude Code changes what they say. Use the program of Claude Code "
        "itself."
    ),
    "settings_file": Wording("A settings file is not valid JSON. Repair the file, or move it away."),
    "settings_file_at": Wording(
        "{path} is not valid JSON. Repair the file, or bring back the backup {backup} if it is complete.",
        "{path} is not valid JSON. Repair the file, or move it away.",
    ),
    "own_additions": Wording(
        "Your organization does not allow plugins, agents or MCP servers of your own. Remove them from the "
        "command that starts Claude Code."
    ),
}
