"""Sets the input of a tool call, with the call's title and its readable input."""

from typing import Any

from claude_desk.transcript.entries import ToolCall
from claude_desk.transcript.tools.registry import subject_of
from claude_desk.transcript.tools.tool_text import input_words, result_words, words_of

__all__ = ["input_words", "result_words", "set_input", "subject_of", "words_of"]


def set_input(call: ToolCall, value: dict[str, Any]) -> None:
    """Set a call's input, its readable text and the call's title. The input may be incomplete."""
    call.input = value
    call.input_text = input_words(call.name, value)
    call.title = subject_of(call.name, value)
