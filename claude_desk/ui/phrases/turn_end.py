"""Why a turn ended without an answer."""

from claude_desk.ui.phrases.phrase_words import Table, Wording

WORDS: Table = {
    "max_turns": Wording("Maximum turns reached"),
    "budget": Wording("Budget limit reached"),
    "wrong_format": Wording("The answer did not match the required format"),
    "full": Wording("The conversation is full. Run /compact or start a new session."),
    "too_long": Wording("The conversation is too long for the model. Run /compact or start a new session."),
    "full_again": Wording("The conversation was full again right after compacting"),
    "hook": Wording("A hook stopped the turn"),
    "image": Wording("An image could not be used; it may be too large"),
    "tool_calls": Wording("Claude's tool calls could not be read several times in a row"),
    "model": Wording("The model had an error. Send a message to continue."),
    "not_started": Wording("The turn could not start"),
    "no_start": Wording("Claude Code could not start: {reason}"),
    "connection_lost": Wording("The connection to Claude was lost. Send a message to continue."),
    "no_output": Wording("Claude Code ended this turn without output. A hook may have stopped it."),
    "cut_off": Wording("This turn was interrupted."),
}
