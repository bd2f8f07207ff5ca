"""Words that the cards of several tools use."""

from claude_desk.ui import locale_format
from claude_desk.ui.phrases.phrase_words import Table, Wording


def duration(seconds: float) -> str:
    return locale_format.duration(seconds)


def size(amount: int) -> str:
    return locale_format.size(amount)


def short_count(count: int) -> str:
    return locale_format.short_count(count)


WORDS: Table = {
    "joined": Wording("{first} · {second}"),
    "listed": Wording("{first}, {second}"),
    "yes": Wording("yes"),
    "no": Wording("no"),
    # A value that is missing (null).
    "none": Wording("none"),
    # A value that is empty.
    "empty": Wording("(empty)"),
    "duration": duration,
    "size": size,
    "short_count": short_count,
    "instructions": Wording("Instructions"),
    "turn_stopped": Wording("You stopped the turn"),
    "input_edited": Wording("You edited the input before it ran"),
    "input_replaced": Wording("The input was changed before you were asked, for instance by a hook"),
    "original_input": Wording("Original input"),
    "output": Wording("Output"),
    "prompt": Wording("Prompt"),
    "response": Wording("Response"),
    "saved_in": Wording("Saved in"),
    "type": Wording("Type"),
    "url": Wording("URL"),
}
