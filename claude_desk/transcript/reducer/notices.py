"""Makes notices of the CLI's messages that are not part of the conversation.

A notice is a phrase or the CLI's own words. The notice is "" if the message is not shown.
"""

from collections.abc import Callable, Mapping
from typing import Any

from claude_desk.protocol.phrase import Phrase, Text
from claude_desk.protocol.wire import messages as m
from claude_desk.protocol.wire import system as s
from claude_desk.protocol.wire.user_text import untagged
from claude_desk.transcript.text.hook_words import hook_output, hook_phrase, hook_sentence
from claude_desk.transcript.text.synthetic_text import is_count


def _compacted(message: s.CompactBoundary) -> Text:
    metadata = message.compact_metadata
    before, after = metadata.get("pre_tokens"), metadata.get("post_tokens")
    counts = (before, after) if is_count(before) and is_count(after) else (None, None)
    automatic = metadata.get("trigger") != "manual"
    return Phrase("notice.compacted", automatic=automatic, before=counts[0], after=counts[1])


def _hook(message: s.Hook) -> Text:
    if message.subtype != "hook_response":
        return ""
    if message.outcome not in ("error", "cancelled"):
        return hook_output(message.hook_name, message.stdout or message.output)
    said = message.stderr or message.output or message.stdout
    return hook_phrase("notice.hook_failed", message.hook_name, said)


def _plugin(message: s.PluginInstall) -> Text:
    if message.status == "failed":
        return Phrase("notice.plugin_not_installed", name=message.name or "", reason=message.error or "")
    return Phrase("notice.plugin_installed", name=message.name) if message.status == "installed" else ""


def _refusal(message: s.ModelRefusal) -> Text:
    ours = Phrase(
        "notice.declined", model=message.original_model or "", fallback=message.fallback_model or ""
    )
    return message.content or ours


def _files(message: s.FilesPersisted) -> Text:
    names = [str(file["filename"]) for file in message.failed if file.get("filename")]
    if not message.failed:
        return ""
    return Phrase("notice.files_not_saved", names=", ".join(names), unnamed=len(message.failed) - len(names))


def _denied(message: s.PermissionDenied) -> Text:
    reason = message.message or message.decision_reason or ""
    return Phrase("notice.not_allowed", tool=message.tool_name, reason=reason)


def _status(message: s.Status) -> Text:
    if message.status == "compacting":
        return Phrase("notice.compacting")
    error = message.compact_error
    if error and (blocked := hook_sentence(error.partition("skipped: ")[2] or error)) is not None:
        return blocked
    return Phrase("notice.not_compacted", reason=error) if error else ""


_SYSTEM: dict[type[Any], Callable[[Any], Text]] = {
    s.CompactBoundary: _compacted,
    s.Hook: _hook,
    s.PluginInstall: _plugin,
    # The message `stop-hook-error` only says which key to press in the terminal. The hook's words are shown
    # at the turn's end.
    s.Notification: lambda message: "" if message.key == "stop-hook-error" else message.text,
    s.Informational: lambda message: hook_sentence(message.content) or message.content,
    s.LocalCommandOutput: lambda message: untagged(message.content),
    s.PermissionDenied: _denied,
    s.ModelRefusal: _refusal,
    s.MirrorError: lambda message: Phrase("notice.not_mirrored", reason=message.error),
    s.SessionWritesLost: lambda message: Phrase("notice.not_saved", code=message.error_code or ""),
    s.FilesPersisted: _files,
    s.Status: _status,
    s.WorkerShuttingDown: lambda message: Phrase("notice.shutting_down", reason=message.reason),
}

# Known messages that are not shown as notices: progress, lists, and the CLI's own bookkeeping.
_QUIET = (
    s.Init,
    s.ApiRetry,  # the session's state shows the retry, and an error row shows that the retries failed
    s.SessionStateChanged,
    s.CommandsChanged,
    s.ThinkingTokens,
    s.ControlRequestProgress,
    s.MemoryRecall,
    s.ElicitationComplete,
)


def _fallback(fields: Mapping[str, Any]) -> Text:
    old, new = str(fields.get("original_model") or ""), str(fields.get("fallback_model") or "")
    if fields.get("trigger") == "overloaded":
        return _content(fields) or Phrase("notice.model_overloaded", model=old, fallback=new)
    return _content(fields) or Phrase("notice.model_unavailable", model=old, fallback=new)


def _content(fields: Mapping[str, Any]) -> str:
    found = fields.get("content")
    return found.strip() if isinstance(found, str) else ""


def _late(fields: Mapping[str, Any]) -> Text:
    reason = fields.get("reason")
    return Phrase("notice.allowed_too_late", reason=reason if isinstance(reason, str) else "")


# Subtypes for the CLI's internal use (protocol/README.md 4.6, the last paragraphs). The CLI may still send
# them.
_INTERNAL: dict[str, Callable[[Mapping[str, Any]], Text]] = {
    "model_fallback": _fallback,
    "model_consent_fallback": _fallback,
    "agents_killed": lambda fields: Phrase("notice.agents_stopped"),
    "scheduled_task_fire": lambda fields: Phrase("notice.scheduled_task", said=_content(fields)),
    "away_summary": lambda fields: Phrase("notice.while_away", said=_content(fields)),
    "late_allow_not_run": _late,
    "turn_preempted": lambda fields: Phrase("notice.superseded"),
    "code_change_published": lambda fields: Phrase("notice.published", url=str(fields.get("url") or "")),
    "instruction_size_warning": lambda fields: Phrase("notice.long_instructions", said=_content(fields)),
    "file_attachments_missing": lambda fields: Phrase("notice.attachments_missing"),
    "bridge_status": _content,
    "microcompact_boundary": lambda fields: Phrase("notice.results_removed"),
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


def system_news(message: s.System) -> Text | None:
    """Return the notice of a system message; "" if the message is not shown, None if its subtype is
    unknown."""
    if (news := _SYSTEM.get(type(message))) is not None:
        return news(message)
    if isinstance(message, _QUIET):
        return ""
    subtype = getattr(message, "subtype", "")
    if (internal := _INTERNAL.get(subtype)) is not None:
        return internal(message.model_extra or {})
    return "" if subtype in _INTERNAL_QUIET else None


_WAKEUPS = {
    "schedule_wakeup": Phrase("notice.began_by_task"),
    "loop_wakeup": Phrase("notice.began_by_wakeup"),
}


def turn_began(wakeup: str) -> Phrase:
    """Return the notice that says why the CLI began a turn by itself. `wakeup` as in `CommandLifecycle`, ""
    if unknown."""
    return _WAKEUPS.get(wakeup) or Phrase("notice.began_by_itself")


def other_news(message: Any) -> Text:
    """Return the notice of any message except system messages; "" if the message is not shown."""
    match message:
        case m.RateLimitEvent(rate_limit_info=info):
            return _rate_limit(info)
        case m.ConversationReset():
            return Phrase("notice.new_conversation")
        case m.AuthStatus(error=str() as error):
            return Phrase("notice.sign_in_failed", reason=error) if error else ""
        case m.CommandLifecycle(state="refused"):
            return Phrase("notice.message_refused")
        case _:
            return ""


def _rate_limit(info: Mapping[str, Any]) -> Text:
    status, used = info.get("status"), _figure(info.get("utilization"))
    name = str(info.get("rateLimitType") or "")
    extra = info.get("isUsingOverage") is True or info.get("overageInUse") is True
    resets = _figure(info.get("resetsAt"))  # seconds since the epoch
    if status == "rejected":
        return Phrase("rate_limit.reached", limit=name, extra=extra, resets=resets)
    if status == "allowed_warning":
        share = used / 100 if used is not None and used > 1 else used
        return Phrase("rate_limit.near", limit=name, share=share, extra=extra, resets=resets)
    return ""


def _figure(value: Any) -> float | None:
    if isinstance(value, bool) or not isinstance(value, int | float) or not 0 <= value < 1e11:
        return None
    return value


_ERRORS = {
    "authentication_failed": Phrase("request_error.not_signed_in"),
    "oauth_org_not_allowed": Phrase("request_error.not_allowed"),
    "account_on_hold": Phrase("request_error.on_hold"),
    "verification_required": Phrase("request_error.not_verified"),
    "billing_error": Phrase("request_error.billing"),
    "rate_limit": Phrase("request_error.rate_limit"),
    "overloaded": Phrase("request_error.overloaded"),
    "invalid_request": Phrase("request_error.invalid"),
    "model_not_found": Phrase("request_error.no_model"),
    "server_error": Phrase("request_error.server"),
    "max_output_tokens": Phrase("request_error.output_limit"),
    "cloud_credential_error": Phrase("request_error.credentials"),
}


def request_error(error: str, status: int | None = None) -> Phrase:
    """Return the phrase for a failed request. `error`: the CLI's name for the error. `status`: the HTTP
    status, None if unknown."""
    if error in _ERRORS:
        return _ERRORS[error]
    if status == 529:
        return _ERRORS["overloaded"]
    if status == 429:
        return _ERRORS["rate_limit"]
    if status and status >= 500:
        return _ERRORS["server_error"]
    return Phrase("request_error.failed", status=status or None)
