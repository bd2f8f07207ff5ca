"""Why a turn ended without an answer."""

from claude_desk.ui.translation import translate


def max_turns() -> str:
    return translate("TurnEnd", "Maximum turns reached")


def budget() -> str:
    return translate("TurnEnd", "Budget limit reached")


def wrong_format() -> str:
    return translate("TurnEnd", "The answer did not match the required format")


def full() -> str:
    return translate("TurnEnd", "The conversation is full. Run /compact or start a new session.")


def too_long() -> str:
    return translate(
        "TurnEnd", "The conversation is too long for the model. Run /compact or start a new session."
    )


def full_again() -> str:
    return translate("TurnEnd", "The conversation was full again right after compacting")


def hook() -> str:
    return translate("TurnEnd", "A hook stopped the turn")


def image() -> str:
    return translate("TurnEnd", "An image could not be used; it may be too large")


def tool_calls() -> str:
    return translate("TurnEnd", "Claude's tool calls could not be read several times in a row")


def model() -> str:
    return translate("TurnEnd", "The model had an error. Send a message to continue.")


def not_started() -> str:
    return translate("TurnEnd", "The turn could not start")


def no_start(reason: str) -> str:
    return translate("TurnEnd", "Claude Code could not start: {reason}", reason=reason)


def connection_lost() -> str:
    return translate("TurnEnd", "The connection to Claude was lost. Send a message to continue.")


def no_output() -> str:
    return translate("TurnEnd", "Claude Code ended this turn without output. A hook may have stopped it.")


def cut_off() -> str:
    return translate("TurnEnd", "This turn was interrupted.")
