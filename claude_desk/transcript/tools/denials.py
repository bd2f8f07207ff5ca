"""What Claude is told where the person denies without a word of their own, and what is shown of that.

Session files hold these sentences, ours and the CLI's: they are English in each language.
"""

from claude_desk.protocol.phrase import Phrase, Text

DENIED = "The user denied this. Ask what to do instead, or go on without it."
STOPPED = "The user stopped the turn."
DISMISSED = "The user dismissed the question without answering it."
KEEP_PLANNING = "The user wants to keep planning."

# How those of other programs, and of former versions, begin.
_SILENT = ("The user denied this", "User denied this", "User rejected tool use", "User declined")


def shown_denial(told: str) -> Text:
    """What the person said, or did; "" where the state of the call says all."""
    said = told.strip()
    if said == STOPPED:
        return Phrase("tool_card.turn_stopped")
    if said == DISMISSED:
        return Phrase("question_card.dismissed")
    if said == KEEP_PLANNING:
        return Phrase("question_card.kept_planning")
    return "" if told.startswith(_SILENT) else told
