"""What the CLI tells beside the conversation, in words a person understands; "" where it is no news."""

import re
from collections.abc import Callable, Mapping
from typing import Any

from claude_desk.protocol import messages as m
from claude_desk.protocol import system as s

_TAGGED = re.compile(r"<(local-command-std(?:out|err))>(.*?)</\1>", re.S)
_COMMAND = re.compile(r"<command-(?:name|message|args)>.*?</command-(?:name|message|args)>", re.S)
_TEAMMATE = re.compile(r"<teammate-message[^>]*?teammate_id=\"([^\"]*)\"[^>]*>(.*?)</teammate-message>", re.S)


def _compacted(message: s.CompactBoundary) -> str:
    before = message.compact_metadata.get("pre_tokens")
    after = message.compact_metadata.get("post_tokens")
    if isinstance(before, int) and isinstance(after, int):
        return f"The conversation was summed up to save room ({before:,} tokens became {after:,})"
    return "The conversation was summed up to save room"


def _hook(message: s.Hook) -> str:
    if message.subtype != "hook_response" or message.outcome not in ("error", "cancelled"):
        return ""
    text = (message.stderr or message.output or message.stdout).strip()
    return f"The hook {message.hook_name} failed" + (f": {text[:500]}" if text else "")


def _plugin(message: s.PluginInstall) -> str:
    if message.status == "failed":
        return f"The plugin {message.name or ''} could not be installed: {message.error or 'no reason given'}"
    return f"The plugin {message.name} was installed" if message.status == "installed" else ""


def _refusal(message: s.ModelRefusal) -> str:
    return message.content or f"{message.original_model} declined this request"


def _denied(message: s.PermissionDenied) -> str:
    return f"{message.tool_name} was not allowed: {message.message or message.decision_reason or 'by a rule'}"


def _lost(message: s.SessionWritesLost) -> str:
    return f"Claude Code could not save this session: the disk is full ({message.error_code or 'no space'})"


def _status(message: s.Status) -> str:
    if message.status == "compacting":
        return "Summing up the conversation to save room"
    error = message.compact_error
    return f"The conversation could not be summed up: {error}" if error else ""


_SYSTEM: dict[type[Any], Callable[[Any], str]] = {
    s.CompactBoundary: _compacted,
    s.Hook: _hook,
    s.PluginInstall: _plugin,
    s.Notification: lambda message: message.text,
    s.Informational: lambda message: message.content,
    s.LocalCommandOutput: lambda message: message.content,
    s.PermissionDenied: _denied,
    s.ModelRefusal: _refusal,
    s.MirrorError: lambda message: f"The session could not be mirrored: {message.error}",
    s.SessionWritesLost: _lost,
    s.Status: _status,
    s.WorkerShuttingDown: lambda message: f"Claude Code is shutting down: {message.reason}",
}

# Known, and no news for a person: progress, lists, and the CLI's own bookkeeping.
_QUIET = (
    s.Init,
    s.ApiRetry,  # told by the session's state while it lasts, by an error row where it fails
    s.SessionStateChanged,
    s.CommandsChanged,
    s.ThinkingTokens,
    s.ControlRequestProgress,
    s.MemoryRecall,
    s.FilesPersisted,
    s.ElicitationComplete,
)
_INTERNAL = frozenset(
    {
        "post_turn_summary",
        "task_summary",
        "session_title_changed",
        "turn_duration",
        "stop_hook_summary",
        "memory_saved",
        "permission_check_status",
        "shell_cwd",
        "vcs_state_changed",
        "task_list_statuses",
        "file_snapshot",
        "session_metadata",
        "per_turn_effort_changed",
        "bridge_state",
    }
)


def system_words(message: s.System) -> str | None:
    """The words for a system message; "" where it is known and no news, None where it is not known."""
    if (words := _SYSTEM.get(type(message))) is not None:
        return words(message)
    if isinstance(message, _QUIET):
        return ""
    return "" if getattr(message, "subtype", "") in _INTERNAL else None


def other_words(message: Any) -> str:
    """The words for a message that is neither system nor said by anybody."""
    match message:
        case m.RateLimitEvent(rate_limit_info=info):
            return _rate_words(info)
        case m.ConversationReset():
            return "A new conversation began: Claude does not know what was said before"
        case m.AuthStatus(error=str() as error):
            return f"Signing in failed: {error}"
        case _:
            return ""


def _rate_words(info: Mapping[str, Any]) -> str:
    status = info.get("status")
    kind = str(info.get("rateLimitType") or "usage").replace("_", " ")
    if status == "rejected":
        return f"The {kind} limit is reached"
    if status == "allowed_warning":
        used = info.get("utilization")
        share = f": {used * 100 if used <= 1 else used:.0f}% used" if isinstance(used, int | float) else ""
        return f"The {kind} limit is near{share}"
    return ""


def command_output(text: str) -> str:
    """What a local slash command of 2.1.37 printed (protocol.md section 6.4)."""
    output = "\n".join(match[2].strip() for match in _TAGGED.finditer(text)).strip()
    return "" if output == "Compacted" else output  # the compact boundary has told it


def user_text_words(text: str, synthetic: bool) -> str | None:
    """The words for text in a `user` message that no person typed; None where a person may have.

    The marks are those of protocol.md section 2.2.
    """
    if text.startswith("[Request interrupted by user"):
        return ""
    if _TAGGED.search(text) or (_COMMAND.search(text) and not _COMMAND.sub("", text).strip()):
        return ""
    if text.startswith("<system-reminder>"):
        return ""
    if text.startswith("This session is being continued from a previous conversation"):
        return ""  # the compact boundary has told it
    if text.startswith("Output token limit hit"):
        return "The reply reached its longest length; Claude goes on where it was cut"
    if text.startswith("Your response above was cut off"):
        return "The reply was cut off on its way; Claude goes on where it was"
    if text.startswith("<teammate-message"):
        return _teammate_words(text)
    return text if synthetic else None


def _teammate_words(text: str) -> str:
    """What a teammate told; that one is idle (a JSON object) is no news."""
    parts = []
    for match in _TEAMMATE.finditer(text):
        said = match[2].strip()
        if not said.startswith("{"):
            parts.append(f"{match[1]} says: {said}")
    return "\n".join(parts)


_ERRORS = {
    "authentication_failed": "Claude Code is not signed in",
    "oauth_org_not_allowed": "This account's organization does not allow Claude Code",
    "account_on_hold": "The account is on hold",
    "verification_required": "The account has to be verified",
    "billing_error": "There is a problem with the account's billing",
    "rate_limit": "The limit of requests is reached",
    "overloaded": "Claude is overloaded at the moment",
    "invalid_request": "The request was not accepted",
    "model_not_found": "This model does not exist or is not available to the account",
    "server_error": "Claude's server had an error",
    "max_output_tokens": "The reply reached its longest length",
    "cloud_credential_error": "The cloud credentials were not accepted",
}


def error_words(error: str, status: int | None = None) -> str:
    if error in _ERRORS:
        return _ERRORS[error]
    if status == 529:
        return _ERRORS["overloaded"]
    if status == 429:
        return _ERRORS["rate_limit"]
    if status and status >= 500:
        return _ERRORS["server_error"]
    return f"The request failed (status {status})" if status else "The request failed"
