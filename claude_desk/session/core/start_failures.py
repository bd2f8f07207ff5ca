"""What to do about a start that Claude Code has refused, by its `startup_failure_reason` (protocol/README.md
2.5)."""

import shlex
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from claude_desk.protocol.phrase import Phrase, Text
from claude_desk.protocol.wire.messages import ResultMessage

_ADVICE: dict[str, Phrase] = {
    "org_pin_api_key_conflict": Phrase("process_end.api_key_conflict"),
    "provider_not_allowed": Phrase("process_end.provider_not_allowed"),
    "org_verify_failed": Phrase("process_end.organization_unverified"),
    "org_pin_mismatch": Phrase("process_end.organization_not_allowed"),
    "managed_settings_invalid": Phrase("process_end.managed_settings_invalid"),
    "remote_settings_required_unavailable": Phrase("process_end.settings_not_loaded"),
    "gateway_signin_required": Phrase("process_end.gateway_sign_in"),
    "gateway_access_denied": Phrase("process_end.gateway_refused"),
    "proxy_invalid": Phrase("process_end.proxy"),
    "temp_dir_unusable": Phrase("process_end.temporary_folder"),
    "cwd_unavailable": Phrase("process_end.folder"),
    "shell_tool_missing": Phrase("process_end.no_shell"),
    "session_held_by_background": Phrase("process_end.held"),
    "worktree_resume_refused": Phrase("process_end.worktree_refused"),
    "worktree_unverified": Phrase("process_end.worktree_unverified"),
    "cli_version_too_old": Phrase("process_end.too_old"),
    "bypass_root": Phrase("process_end.root"),
    "org_config_required_unavailable": Phrase("process_end.settings_not_loaded"),
    "org_config_refused": Phrase("process_end.organization_refused"),
    "sandbox_required_unavailable": Phrase("process_end.sandbox"),
    "initialize_not_first": Phrase("process_end.wrapper"),
    "config_file_invalid": Phrase("process_end.settings_file"),
    "managed_settings_not_delivered": Phrase("process_end.wrapper"),
    "initialize_fields_not_delivered": Phrase("process_end.wrapper"),
    "sideload_flags_disabled": Phrase("process_end.own_additions"),
}
REASONS = frozenset(_ADVICE)
_SIGN_IN = frozenset(
    {"org_verify_failed", "org_pin_mismatch", "gateway_signin_required", "org_config_refused"}
)


@dataclass(frozen=True, slots=True)
class StartFailure:
    """`advice`: what the user can do; "" for an unknown reason. `errors`: what Claude Code said. `command`: a
    command for a terminal, or ""."""

    advice: Text = ""
    errors: str = ""
    command: str = ""


def start_failure(result: ResultMessage, command_line: Callable[..., str]) -> StartFailure:
    """Return what a result says about a start that failed. `command_line` returns the command line of the CLI
    with the given arguments."""
    reason = result.startup_failure_reason or ""
    advice: Text = _ADVICE.get(reason, "")
    errors = "\n".join(str(error) for error in result.errors or [])
    command = ""
    if reason in _SIGN_IN:
        command = command_line("/login")
    elif reason == "cli_version_too_old":
        command = command_line("update")
    elif reason == "config_file_invalid":
        path, backup = (_text(result.invalid_config_file, name) for name in ("path", "backup_path"))
        if path:
            advice = Phrase("process_end.settings_file_at", path=path, backup=backup)
        if path and backup:
            command = shlex.join(["cp", "-i", backup, path])
    return StartFailure(advice, errors, command)


def _text(fields: Any, name: str) -> str:
    found = fields.get(name) if isinstance(fields, dict) else None
    return found if isinstance(found, str) else ""
