"""Words that the cards of several tools use."""

from claude_desk.protocol.phrase import Value
from claude_desk.ui import locale_format
from claude_desk.ui.phrases.phrase_words import value_words
from claude_desk.ui.translation import translate


def joined(first: Value, second: Value) -> str:
    return translate("ToolCard", "{first} · {second}", first=value_words(first), second=value_words(second))


def listed(first: Value, second: Value) -> str:
    return translate("ToolCard", "{first}, {second}", first=value_words(first), second=value_words(second))


def yes() -> str:
    return translate("ToolCard", "yes")


def no() -> str:
    return translate("ToolCard", "no")


def none() -> str:
    """A value that is missing (null)."""
    return translate("ToolCard", "none")


def empty() -> str:
    """A value that is empty."""
    return translate("ToolCard", "(empty)")


def duration(seconds: float) -> str:
    return locale_format.duration(seconds)


def size(amount: int) -> str:
    return locale_format.size(amount)


def short_count(count: int) -> str:
    return locale_format.short_count(count)


def instructions() -> str:
    return translate("ToolCard", "Instructions")


def turn_stopped() -> str:
    return translate("ToolCard", "You stopped the turn")


def input_edited() -> str:
    return translate("ToolCard", "You edited the input before it ran")


def input_replaced() -> str:
    return translate("ToolCard", "The input was changed before you were asked, for instance by a hook")


def original_input() -> str:
    return translate("ToolCard", "Original input")


def output() -> str:
    return translate("ToolCard", "Output")


def prompt() -> str:
    return translate("ToolCard", "Prompt")


def response() -> str:
    return translate("ToolCard", "Response")


def saved_in() -> str:
    return translate("ToolCard", "Saved in")


def type() -> str:
    return translate("ToolCard", "Type")


def url() -> str:
    return translate("ToolCard", "URL")
