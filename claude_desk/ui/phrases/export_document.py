"""A conversation as a document: its header, who speaks, and what is missing from it."""

from claude_desk.transcript.entries import ToolState
from claude_desk.ui import locale_format
from claude_desk.ui.transcript.tool_state_text import tool_state_words
from claude_desk.ui.translation import translate


def language() -> str:
    """Return the code of the language of this translation (`de`, `pt-BR`), for screen readers."""
    return translate("ExportDocument", "en")


def date() -> str:
    return translate("ExportDocument", "Date")


def folder() -> str:
    return translate("ExportDocument", "Folder")


def model() -> str:
    return translate("ExportDocument", "Model")


def you() -> str:
    return translate("ExportDocument", "You")


def you_queued() -> str:
    return translate("ExportDocument", "You (not sent yet)")


def claude() -> str:
    return translate("ExportDocument", "Claude")


def thought() -> str:
    return translate("ExportDocument", "Thought")


def thought_for(seconds: float) -> str:
    return translate("ExportDocument", "Thought for {duration}", duration=locale_format.duration(seconds))


def unread_turns(count: int) -> str:
    return translate(
        "ExportDocument",
        "%Ln turns of the conversation could not be read.",
        n=count,
        one="%Ln turn of the conversation could not be read.",
    )


def unread_part() -> str:
    return translate("ExportDocument", "Part of the conversation could not be read.")


def notice() -> str:
    return translate("ExportDocument", "Notice:")


def error() -> str:
    return translate("ExportDocument", "Error:")


def attached(names: str) -> str:
    return translate("ExportDocument", "Attached: {names}", names=names)


def folded(label: str, count: int) -> str:
    return translate("ExportDocument", "{label} · %Ln lines", n=count, one="{label} · %Ln line", label=label)


def done() -> str:
    return translate("ExportDocument", "done")


def not_done() -> str:
    return translate("ExportDocument", "not done")


def state(state: str) -> str:
    """State of a tool call."""
    return tool_state_words(ToolState(state))
