"""What the CLI tells beside the conversation, in words a person understands; "" where it is no news."""

import time
from collections.abc import Callable, Mapping
from typing import Any

from claude_desk.protocol.wire import messages as m
from claude_desk.protocol.wire import system as s
from claude_desk.transcript.text.synthetic_text import untagged


def _compacted(message: s.CompactBoundary) -> str:
    told = message.compact_metadata
    words = "The conversation was summed up" + ("" if told.get("trigger") == "manual" else " to save room")
    before, after = told.get("pre_tokens"), told.get("post_tokens")
    if isinstance(before, int) and isinstance(after, int):
        return f"{words} ({before:,} tokens became {after:,})"
    return words


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
    words = f"{message.original_model or 'The model'} declined this request"
    if message.fallback_model:
        words += f"; {message.fallback_model} takes it up"
    return message.content or words


def _files(message: s.FilesPersisted) -> str:
    names = [str(file.get("filename") or "a file") for file in message.failed]
    return f"Not kept: {', '.join(names)}" if names else ""


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
    s.LocalCommandOutput: lambda message: untagged(message.content),
    s.PermissionDenied: _denied,
    s.ModelRefusal: _refusal,
    s.MirrorError: lambda message: f"The session could not be mirrored: {message.error}",
    s.SessionWritesLost: _lost,
    s.FilesPersisted: _files,
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
    s.ElicitationComplete,
)


def _fallback(told: Mapping[str, Any]) -> str:
    """`model_fallback`: another model answers."""
    old, new = str(told.get("original_model") or "The model"), str(told.get("fallback_model") or "another")
    why = "is overloaded" if told.get("trigger") == "overloaded" else "is not available"
    return _content(told) or f"{old} {why}; {new} answers"


def _content(told: Mapping[str, Any]) -> str:
    found = told.get("content")
    return found.strip() if isinstance(found, str) else ""


def _with_content(words: str) -> Callable[[Mapping[str, Any]], str]:
    return lambda told: f"{words}: {_content(told)}" if _content(told) else words


def _published(told: Mapping[str, Any]) -> str:
    return f"The change was published: {told.get('url')}" if told.get("url") else "The change was published"


def _late(told: Mapping[str, Any]) -> str:
    reason = told.get("reason")
    return "It was allowed too late and did not run" + (f": {reason}" if isinstance(reason, str) else "")


# Subtypes of the CLI's own (protocol/README.md 4.6, the last paragraphs), which may come all the same.
_INTERNAL: dict[str, Callable[[Mapping[str, Any]], str]] = {
    "model_fallback": _fallback,
    "model_consent_fallback": _fallback,
    "agents_killed": lambda told: "The agents in the background were stopped",
    "scheduled_task_fire": _with_content("A scheduled task begins"),
    "away_summary": _with_content("While you were away"),
    "late_allow_not_run": _late,
    "turn_preempted": lambda told: "This turn made way for another message",
    "code_change_published": _published,
    "instruction_size_warning": _with_content("The instructions of this project are very long"),
    "file_attachments_missing": lambda told: "Files that were attached could not be found",
    "bridge_status": _content,
    "microcompact_boundary": lambda told: "Results of older tools were left out to save room",
}
_INTERNAL_QUIET = frozenset(
    {
        "post_turn_summary", "task_summary", "session_title_changed", "turn_duration", "api_error",
        "stop_hook_summary", "memory_saved", "permission_retry", "permission_check_status",
        "inherited_asks_settled", "peer_message_hold", "shell_cwd", "vcs_state_changed", "task_list_statuses",
        "file_snapshot", "per_turn_effort_changed", "session_metadata", "cloud_session_delta",
        "feedback_draft_queued", "bridge_state", "cloud_session_status", "read_divider", "thinking",
    }
)  # fmt: skip


def system_words(message: s.System) -> str | None:
    """The words for a system message; "" where it is known and no news, None where it is not known."""
    if (words := _SYSTEM.get(type(message))) is not None:
        return words(message)
    if isinstance(message, _QUIET):
        return ""
    subtype = getattr(message, "subtype", "")
    if (internal := _INTERNAL.get(subtype)) is not None:
        return internal(message.model_extra or {})
    return "" if subtype in _INTERNAL_QUIET else None


_WAKEUPS = {
    "schedule_wakeup": "A scheduled task began this turn",
    "loop_wakeup": "A wake-up that was set earlier began this turn",
}


def began_words(wakeup: str) -> str:
    """What began a turn that nobody here began; `wakeup` is what woke the CLI up, "" where it is not told."""
    return _WAKEUPS.get(wakeup, "Claude Code began this turn by itself")


def other_words(message: Any) -> str:
    """The words for a message that is neither system nor said by anybody."""
    match message:
        case m.RateLimitEvent(rate_limit_info=info):
            return _rate_words(info)
        case m.ConversationReset():
            return "A new conversation began: Claude does not know what was said before"
        case m.AuthStatus(error=str() as error):
            return f"Signing in failed: {error}"
        case m.CommandLifecycle(state="refused"):
            return "Claude Code did not take a message"
        case _:
            return ""


_LIMITS = {
    "five_hour": "5-hour limit",
    "seven_day": "weekly limit",
    "seven_day_opus": "weekly limit for Opus",
    "seven_day_sonnet": "weekly limit for Sonnet",
    "seven_day_overage_included": "weekly limit",
    "overage": "limit of extra usage",
}


def _rate_words(info: Mapping[str, Any]) -> str:
    status = info.get("status")
    if status not in ("rejected", "allowed_warning"):
        return ""
    name = _LIMITS.get(str(info.get("rateLimitType")), "usage limit")
    used = info.get("utilization")
    words = f"The {name} is reached" if status == "rejected" else f"The {name} is near"
    if status == "allowed_warning" and isinstance(used, int | float) and not isinstance(used, bool):
        words += f": {used * 100 if used <= 1 else used:.0f}% used"
    if info.get("isUsingOverage") is True or info.get("overageInUse") is True:
        words += "; Claude goes on with extra usage"
    return words + _until(info.get("resetsAt"))


def _until(moment: Any) -> str:
    """When a limit is lifted; the moment is in seconds since the epoch."""
    if not isinstance(moment, int | float):
        return ""
    try:
        return time.strftime(". It begins anew on %A at %H:%M", time.localtime(moment))
    except (ValueError, OverflowError, OSError):
        return ""


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
