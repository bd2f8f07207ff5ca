"""A conversation as a document: its header, who speaks, and which parts are missing."""

from claude_desk.transcript.entries import ToolState
from claude_desk.ui import locale_format
from claude_desk.ui.phrases.phrase_words import Field, Table, Wording
from claude_desk.ui.transcript.tool_state_text import tool_state_words


def state(state: str) -> str:
    """Return the state of a tool call in words."""
    return tool_state_words(ToolState(state))


WORDS: Table = {
    # Code of the language of this translation (`de`, `pt-BR`), for screen readers.
    "language": Wording("en"),
    "date": Wording("Date"),
    "folder": Wording("Folder"),
    "model": Wording("Model"),
    "you": Wording("You"),
    "you_queued": Wording("You (not sent yet)"),
    "claude": Wording("Claude"),
    "thought": Wording("Thought"),
    "thought_for": Wording("Thought for {duration}", duration=Field("seconds", by=locale_format.duration)),
    "unread_turns": Wording(
        "%Ln turns of the conversation could not be read.",
        n="count",
        one="%Ln turn of the conversation could not be read.",
    ),
    "unread_part": Wording("Part of the conversation could not be read."),
    "notice": Wording("Notice:"),
    "error": Wording("Error:"),
    "attached": Wording("Attached: {names}"),
    "folded": Wording("{label} · %Ln lines", n="count", one="{label} · %Ln line"),
    "done": Wording("done"),
    "not_done": Wording("not done"),
    "state": state,
}
