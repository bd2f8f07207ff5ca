"""The sentences that Claude gets when the user denies a call without a reason, and how the window shows them.

Session files may have our sentences or those of the CLI. The sentences are English in every language of the
window.
"""

from claude_desk.protocol.phrase import Phrase, Text

DENIED = "The user denied this. Ask what to do instead, or go on without it."
STOPPED = "The user stopped the turn."
DISMISSED = "The user dismissed the question without answering it."
KEEP_PLANNING = "The user wants to keep planning."

# The beginnings of such sentences, including those of other programs and of earlier versions.
_SILENT = ("The user denied this", "User denied this", "User rejected tool use", "User declined")


def shown_denial(text: str) -> Text:
    """Return what to show for a denial with the words `text`; "" if the call's state says enough."""
    said = text.strip()
    if said == STOPPED:
        return Phrase("tool_card.turn_stopped")
    if said == DISMISSED:
        return Phrase("question_card.dismissed")
    if said == KEEP_PLANNING:
        return Phrase("question_card.kept_planning")
    return "" if text.startswith(_SILENT) else text
