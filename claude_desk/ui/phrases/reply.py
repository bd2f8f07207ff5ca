"""Claude's reply was not whole, and is gone on with."""

from claude_desk.ui.translation import translate


def cut_at_limit() -> str:
    return translate("Reply", "Output token limit reached; Claude continues")


def cut_off() -> str:
    return translate("Reply", "The reply was cut off; Claude continues")


def empty() -> str:
    return translate("Reply", "Claude's reply was empty; it was asked again")


def empty_at_limit() -> str:
    return translate("Reply", "Output token limit reached without a reply; Claude was asked again")
