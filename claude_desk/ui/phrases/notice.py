"""Rows within the conversation: what Claude Code reports, and what this version does not know."""

import re

from claude_desk.protocol.phrase import Text
from claude_desk.ui.locale_format import short_count
from claude_desk.ui.phrases.phrase_words import Field, Table, Wording, words
from claude_desk.ui.translation import translate

_ID = re.compile("[a-z0-9]+(_[a-z0-9]+)+")


def lines(first: Text, rest: Text) -> str:
    return f"{words(first)}\n{words(rest)}"


def compacted(automatic: bool, before: int | None, after: int | None) -> str:
    """`before` and `after` are numbers of tokens."""
    if before is None or after is None:
        if automatic:
            return translate("Notice", "Compacted automatically")
        return translate("Notice", "Compacted")
    then, now = short_count(before), short_count(after)
    if automatic:
        return translate("Notice", "Compacted automatically ({then} → {now} tokens)", then=then, now=now)
    return translate("Notice", "Compacted ({then} → {now} tokens)", then=then, now=now)


def not_compacted(reason: str) -> str:
    """`reason` is a sentence of the CLI, or an id (2.1.330)."""
    match reason:
        case "too_few_groups":
            return translate("Notice", "Could not compact the conversation: it is too short")
        case "aborted":
            return translate("Notice", "Compacting the conversation was stopped")
        case "exhausted" | "prompt_too_long":
            return translate("Notice", "Could not compact the conversation: it is too long")
        case "hook_blocked":
            return translate("Notice", "Could not compact the conversation: a hook blocked it")
        case "error" | "unavailable":
            return translate("Notice", "Could not compact the conversation")
    if _ID.fullmatch(reason):
        reason = reason.replace("_", " ")
    return translate("Notice", "Could not compact the conversation: {reason}", reason=reason)


def files_not_saved(names: str, unnamed: int) -> str:
    """`names` are file names, separated by commas. `unnamed` is the number of further files."""
    if names and unnamed:
        return translate(
            "Notice",
            "Not saved: {names} and %Ln more",
            n=unnamed,
            one="Not saved: {names} and %Ln more",
            names=names,
        )
    if names:
        return translate("Notice", "Not saved: {names}", names=names)
    return translate("Notice", "%Ln files were not saved", n=unnamed, one="%Ln file was not saved")


def unknown_message(name: str, count: int) -> str:
    """`count` is the number of messages of this type in the turn."""
    name = _type(name)
    if count < 2:
        return translate("Notice", "Unknown message type: {name}", name=name)
    return translate(
        "Notice",
        "Unknown message type: {name} (%Ln times)",
        n=count,
        one="Unknown message type: {name} (%Ln time)",
        name=name,
    )


def _model(name: str) -> str:
    return name or translate("Notice", "The model")


def _fallback(name: str) -> str:
    return name or translate("Notice", "another model")


def _type(name: str) -> str:
    return name or translate("Notice", "no type")


WORDS: Table = {
    "lines": lines,
    "compacted": compacted,
    "compacting": Wording("Compacting the conversation"),
    "not_compacted": not_compacted,
    "plugin_installed": Wording("The plugin {name} was installed"),
    "plugin_not_installed": Wording(
        "The plugin {name} could not be installed: {reason}", "The plugin {name} could not be installed"
    ),
    "declined": Wording(
        "{model} declined this request; {fallback} answers instead",
        "{model} declined this request",
        model=_model,
    ),
    "model_overloaded": Wording(
        "{model} is overloaded; {fallback} answers instead", model=_model, fallback=_fallback
    ),
    "model_unavailable": Wording(
        "{model} is not available; {fallback} answers", model=_model, fallback=_fallback
    ),
    "files_not_saved": files_not_saved,
    "not_allowed": Wording("{tool} was denied: {reason}", "{tool} was denied by a rule"),
    "not_mirrored": Wording("The session could not be mirrored: {reason}"),
    "not_saved": Wording(
        "Claude Code could not save this session: the disk is full ({code})",
        "Claude Code could not save this session: the disk is full",
    ),
    "shutting_down": Wording("Claude Code is shutting down: {reason}", "Claude Code is shutting down"),
    "allowed_too_late": Wording(
        "Allowed too late; it did not run: {reason}", "Allowed too late; it did not run"
    ),
    "agents_stopped": Wording("Background agents were stopped"),
    "scheduled_task": Wording("Scheduled task started: {what}", "Scheduled task started", what=Field("said")),
    "while_away": Wording("While you were away: {what}", "While you were away", what=Field("said")),
    "superseded": Wording("Superseded by a newer message"),
    "published": Wording("Published: {url}", "Published"),
    "long_instructions": Wording(
        "This project's CLAUDE.md is very long: {what}",
        "This project's CLAUDE.md is very long",
        what=Field("said"),
    ),
    "attachments_missing": Wording("Attached files were not found"),
    "results_removed": Wording("Older tool results were removed to save context"),
    "began_by_task": Wording("Started by a scheduled task"),
    "began_by_wakeup": Wording("Started by a scheduled wake-up"),
    "began_by_itself": Wording("Started by Claude Code"),
    "new_conversation": Wording("A new conversation started; Claude does not know the transcript above"),
    "sign_in_failed": Wording("Signing in failed: {reason}"),
    "message_refused": Wording("Claude Code did not accept a message"),
    "you_ran": Wording("You ran: {command}"),
    "container_upload": Wording("Claude saved a file to its workspace"),
    "unknown_message": unknown_message,
    "unknown_block": Wording("Unknown content type: {name}", name=_type),
    # --- hooks: `said` is the hook's output, "" without output ---
    "hook_failed": Wording("The hook {name} failed: {said}", "The hook {name} failed"),
    "hook_blocked": Wording("The hook {name} blocked this: {said}", "The hook {name} blocked this"),
    "hook_stopped": Wording("The hook {name} stopped Claude: {said}", "The hook {name} stopped Claude"),
    "hook_says": Wording("The hook {name} says: {said}"),
    "hook_added": Wording("The hook {name} told Claude: {said}"),
    # Notice about a part of the session's file that cannot be read.
    "damaged_line": Wording("The session file is damaged here. Something may be missing."),
    # --- Claude's reply was incomplete, and continues ---
    "reply_cut_at_limit": Wording("Output token limit reached; Claude continues"),
    "reply_cut_off": Wording("The reply was cut off; Claude continues"),
    "reply_empty": Wording("Claude's reply was empty; Claude was asked again"),
    "reply_empty_at_limit": Wording("Output token limit reached without a reply; Claude was asked again"),
}
