"""The sentences that Claude gets when the user denies a call without any words, and how the window shows
them.

Session files have our own sentences and those of the CLI. They are English in every language of the window.
"""

from claude_desk.protocol.phrase import Phrase, Text

DENIED = "The user denied this. Ask what to do instead, or go on without it."
STOPPED = "The user stopped the turn."
DISMISSED = "The user dismissed the question without answering it."
KEEP_PLANNING = "The user wants to keep planning."

# The beginnings of such sentences that other programs and earlier versions have written.
_SILENT = ("The user denied this", "User denied this", "User rejected tool use", "User declined")


def shown_denial(told: str) -> Text:
    """Return the user's words or action; "" if the call's state is enough."""
    said = told.strip()
    if said == STOPPED:
        return Phrase("tool_card.turn_stopped")
    if said == DISMISSED:
        return Phrase("question_card.dismissed")
    if said == KEEP_PLANNING:
        return Phrase("question_card.kept_planning")
    return "" if told.startswith(_SILENT) else told
