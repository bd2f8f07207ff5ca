"""What Claude reads when the user denies a call without any words, and what the window shows of that.

Session files hold these sentences, ours and the CLI's: they are English in every language.
"""

from claude_desk.protocol.phrase import Phrase, Text

DENIED = "The user denied this. Ask what to do instead, or go on without it."
STOPPED = "The user stopped the turn."
DISMISSED = "The user dismissed the question without answering it."
KEEP_PLANNING = "The user wants to keep planning."

# The beginnings of such sentences from other programs and from earlier versions.
_SILENT = ("The user denied this", "User denied this", "User rejected tool use", "User declined")


def shown_denial(told: str) -> Text:
    """Return what the user said or did; "" if the state of the call says it all."""
    said = told.strip()
    if said == STOPPED:
        return Phrase("tool_card.turn_stopped")
    if said == DISMISSED:
        return Phrase("question_card.dismissed")
    if said == KEEP_PLANNING:
        return Phrase("question_card.kept_planning")
    return "" if told.startswith(_SILENT) else told
