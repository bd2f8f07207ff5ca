"""What to do about a start that Claude Code has refused, by its `startup_failure_reason` (protocol/README.md
2.5)."""

import shlex
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from claude_desk.protocol.phrase import Phrase, Text
from claude_desk.protocol.wire.messages import ResultMessage
from claude_desk.session.core.session_state import Remedy


@dataclass(frozen=True, slots=True)
class WayOut:
    """What the user can do about a reason, in words, and what mends it. `arguments`: what the CLI is run with
    in a terminal. `command`: another command for a terminal."""

    words: Phrase
    remedy: Remedy
    arguments: tuple[str, ...] = ()
    command: str = ""


WAYS_OUT: dict[str, WayOut] = {
    "org_pin_api_key_conflict": WayOut(Phrase("process_end.api_key_conflict"), Remedy.PROFILE),
    "provider_not_allowed": WayOut(Phrase("process_end.provider_not_allowed"), Remedy.PROFILE),
    "org_verify_failed": WayOut(Phrase("process_end.organization_unverified"), Remedy.SIGN_IN, ("/login",)),
    "org_pin_mismatch": WayOut(Phrase("process_end.organization_not_allowed"), Remedy.SIGN_IN, ("/login",)),
    "managed_settings_invalid": WayOut(Phrase("process_end.managed_settings_invalid"), Remedy.COPY),
    "remote_settings_required_unavailable": WayOut(Phrase("process_end.settings_not_loaded"), Remedy.RETRY),
    "gateway_signin_required": WayOut(Phrase("process_end.gateway_sign_in"), Remedy.SIGN_IN, ("/login",)),
    "gateway_access_denied": WayOut(Phrase("process_end.gateway_refused"), Remedy.PROFILE),
    "proxy_invalid": WayOut(Phrase("process_end.proxy"), Remedy.COMMAND, command="env | grep -i _proxy="),
    "temp_dir_unusable": WayOut(
        Phrase("process_end.temporary_folder"),
        Remedy.COMMAND,
        command='ls -ld "${CLAUDE_CODE_TMPDIR:-/tmp}/claude-$(id -u)"',
    ),
    "cwd_unavailable": WayOut(Phrase("process_end.folder"), Remedy.FOLDER),
    "shell_tool_missing": WayOut(Phrase("process_end.no_shell"), Remedy.RETRY),  # only on Windows
    "session_held_by_background": WayOut(Phrase("process_end.held"), Remedy.COMMAND, ("agents",)),
    "worktree_resume_refused": WayOut(Phrase("process_end.worktree_refused"), Remedy.FOLDER),
    "worktree_unverified": WayOut(Phrase("process_end.worktree_unverified"), Remedy.RETRY),
    "cli_version_too_old": WayOut(Phrase("process_end.too_old"), Remedy.PROGRAM, ("update",)),
    "bypass_root": WayOut(Phrase("process_end.root"), Remedy.MODE),
    "org_config_required_unavailable": WayOut(Phrase("process_end.settings_not_loaded"), Remedy.RETRY),
    "org_config_refused": WayOut(Phrase("process_end.organization_refused"), Remedy.SIGN_IN, ("/login",)),
    "sandbox_required_unavailable": WayOut(
        Phrase("process_end.sandbox"),
        Remedy.COMMAND,
        command="sudo apt install bubblewrap socat || sudo dnf install bubblewrap socat",
    ),
    "initialize_not_first": WayOut(Phrase("process_end.wrapper"), Remedy.PROGRAM),
    "config_file_invalid": WayOut(
        Phrase("process_end.settings_file"), Remedy.COPY
    ),  # `FILE` if the file is named
    "managed_settings_not_delivered": WayOut(Phrase("process_end.wrapper"), Remedy.PROGRAM),
    "initialize_fields_not_delivered": WayOut(Phrase("process_end.wrapper"), Remedy.PROGRAM),
    "sideload_flags_disabled": WayOut(Phrase("process_end.own_additions"), Remedy.PROGRAM),
}


@dataclass(frozen=True, slots=True)
class StartFailure:
    """`advice`: what the user can do; "" for an unknown reason. `errors`: what Claude Code said. `command`: a
    command for a terminal, or "". `remedy` and `file`: as in `Problem`."""

    advice: Text = ""
    errors: str = ""
    command: str = ""
    remedy: Remedy | None = None
    file: str = ""


def start_failure(result: ResultMessage, command_line: Callable[..., str]) -> StartFailure:
    """Return what a result says about a start that failed. `command_line` returns the command line of the CLI
    with the given arguments."""
    errors = "\n".join(str(error) for error in result.errors or [])
    way = WAYS_OUT.get(result.startup_failure_reason or "")
    if way is None:
        return StartFailure(errors=errors)
    path, backup = (_text(result.invalid_config_file, name) for name in ("path", "backup_path"))
    if way.words.kind == "process_end.settings_file" and path:
        return StartFailure(
            Phrase("process_end.settings_file_at", path=path, backup=backup),
            errors,
            shlex.join(["cp", "-i", backup, path]) if backup else "",
            Remedy.FILE,
            path,
        )
    command = command_line(*way.arguments) if way.arguments else way.command
    return StartFailure(way.words, errors, command, way.remedy)


def _text(fields: Any, name: str) -> str:
    found = fields.get(name) if isinstance(fields, dict) else None
    return found if isinstance(found, str) else ""
