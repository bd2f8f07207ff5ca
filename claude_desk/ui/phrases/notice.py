"""Rows within the conversation: what Claude Code reports, and what this version does not know."""

import re

from claude_desk.protocol.phrase import Text
from claude_desk.ui.locale_format import short_count
from claude_desk.ui.phrases.phrase_words import words
from claude_desk.ui.translation import translate

_ID = re.compile("[a-z0-9]+(_[a-z0-9]+)+")


def lines(first: Text, rest: Text) -> str:
    return f"{words(first)}\n{words(rest)}"


def compacted(automatic: bool, before: int | None, after: int | None) -> str:
    """`before`, `after`: tokens."""
    if before is None or after is None:
        if automatic:
            return translate("Notice", "Compacted automatically")
        return translate("Notice", "Compacted")
    then, now = short_count(before), short_count(after)
    if automatic:
        return translate("Notice", "Compacted automatically ({then} → {now} tokens)", then=then, now=now)
    return translate("Notice", "Compacted ({then} → {now} tokens)", then=then, now=now)


def compacting() -> str:
    return translate("Notice", "Compacting the conversation")


def not_compacted(reason: str) -> str:
    """`reason`: a sentence of the CLI, or one of its ids (2.1.330)."""
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


def plugin_installed(name: str) -> str:
    return translate("Notice", "The plugin {name} was installed", name=name)


def plugin_not_installed(name: str, reason: str) -> str:
    if not reason:
        return translate("Notice", "The plugin {name} could not be installed", name=name)
    return translate("Notice", "The plugin {name} could not be installed: {reason}", name=name, reason=reason)


def declined(model: str, fallback: str) -> str:
    model = model or translate("Notice", "The model")
    if not fallback:
        return translate("Notice", "{model} declined this request", model=model)
    return translate(
        "Notice", "{model} declined this request; {fallback} answers instead", model=model, fallback=fallback
    )


def model_overloaded(model: str, fallback: str) -> str:
    model = model or translate("Notice", "The model")
    fallback = fallback or translate("Notice", "another model")
    return translate(
        "Notice", "{model} is overloaded; {fallback} answers instead", model=model, fallback=fallback
    )


def model_unavailable(model: str, fallback: str) -> str:
    model = model or translate("Notice", "The model")
    fallback = fallback or translate("Notice", "another model")
    return translate("Notice", "{model} is not available; {fallback} answers", model=model, fallback=fallback)


def files_not_saved(names: str, unnamed: int) -> str:
    """`names`: separated by commas; `unnamed`: how many more files."""
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


def not_allowed(tool: str, reason: str) -> str:
    if not reason:
        return translate("Notice", "{tool} was denied by a rule", tool=tool)
    return translate("Notice", "{tool} was denied: {reason}", tool=tool, reason=reason)


def not_mirrored(reason: str) -> str:
    return translate("Notice", "The session could not be mirrored: {reason}", reason=reason)


def not_saved(code: str) -> str:
    if not code:
        return translate("Notice", "Claude Code could not save this session: the disk is full")
    return translate(
        "Notice", "Claude Code could not save this session: the disk is full ({code})", code=code
    )


def shutting_down(reason: str) -> str:
    if not reason:
        return translate("Notice", "Claude Code is shutting down")
    return translate("Notice", "Claude Code is shutting down: {reason}", reason=reason)


def allowed_too_late(reason: str) -> str:
    if not reason:
        return translate("Notice", "Allowed too late; it did not run")
    return translate("Notice", "Allowed too late; it did not run: {reason}", reason=reason)


def agents_stopped() -> str:
    return translate("Notice", "Background agents were stopped")


def scheduled_task(said: str) -> str:
    if not said:
        return translate("Notice", "Scheduled task started")
    return translate("Notice", "Scheduled task started: {what}", what=said)


def while_away(said: str) -> str:
    if not said:
        return translate("Notice", "While you were away")
    return translate("Notice", "While you were away: {what}", what=said)


def superseded() -> str:
    return translate("Notice", "Superseded by a newer message")


def published(url: str) -> str:
    return translate("Notice", "Published: {url}", url=url) if url else translate("Notice", "Published")


def long_instructions(said: str) -> str:
    if not said:
        return translate("Notice", "This project's CLAUDE.md is very long")
    return translate("Notice", "This project's CLAUDE.md is very long: {what}", what=said)


def attachments_missing() -> str:
    return translate("Notice", "Attached files were not found")


def results_removed() -> str:
    return translate("Notice", "Older tool results were removed to save context")


def began_by_task() -> str:
    return translate("Notice", "Started by a scheduled task")


def began_by_wakeup() -> str:
    return translate("Notice", "Started by a scheduled wake-up")


def began_by_itself() -> str:
    return translate("Notice", "Started by Claude Code")


def new_conversation() -> str:
    return translate("Notice", "A new conversation started; Claude does not know the transcript above")


def sign_in_failed(reason: str) -> str:
    return translate("Notice", "Signing in failed: {reason}", reason=reason)


def message_refused() -> str:
    return translate("Notice", "Claude Code did not accept a message")


def you_ran(command: str) -> str:
    return translate("Notice", "You ran: {command}", command=command)


def container_upload() -> str:
    return translate("Notice", "Claude saved a file to its workspace")


def unknown_message(name: str, count: int) -> str:
    """`count`: how many messages of this type came in the turn."""
    name = name or translate("Notice", "no type")
    if count < 2:
        return translate("Notice", "Unknown message type: {name}", name=name)
    return translate(
        "Notice",
        "Unknown message type: {name} (%Ln times)",
        n=count,
        one="Unknown message type: {name} (%Ln time)",
        name=name,
    )


def unknown_block(name: str) -> str:
    name = name or translate("Notice", "no type")
    return translate("Notice", "Unknown content type: {name}", name=name)


# --- hooks: `said` is the hook's output, "" for none ----------------------------------------------


def hook_failed(name: str, said: str) -> str:
    if not said:
        return translate("Notice", "The hook {name} failed", name=name)
    return translate("Notice", "The hook {name} failed: {said}", name=name, said=said)


def hook_blocked(name: str, said: str) -> str:
    if not said:
        return translate("Notice", "The hook {name} blocked this", name=name)
    return translate("Notice", "The hook {name} blocked this: {said}", name=name, said=said)


def hook_stopped(name: str, said: str) -> str:
    if not said:
        return translate("Notice", "The hook {name} stopped Claude", name=name)
    return translate("Notice", "The hook {name} stopped Claude: {said}", name=name, said=said)


def hook_says(name: str, said: str) -> str:
    return translate("Notice", "The hook {name} says: {said}", name=name, said=said)


def damaged_line() -> str:
    """Notice about a part of the session's file that cannot be read."""
    return translate("Notice", "The session file is damaged here. Something may be missing.")


# --- Claude's reply was incomplete, and continues -------------------------------------------------


def reply_cut_at_limit() -> str:
    return translate("Notice", "Output token limit reached; Claude continues")


def reply_cut_off() -> str:
    return translate("Notice", "The reply was cut off; Claude continues")


def reply_empty() -> str:
    return translate("Notice", "Claude's reply was empty; Claude was asked again")


def reply_empty_at_limit() -> str:
    return translate("Notice", "Output token limit reached without a reply; Claude was asked again")
