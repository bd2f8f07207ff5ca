"""Which presenter shows which tool. Adding a tool is adding one entry."""

from collections.abc import Callable

from claude_desk.transcript.cards.card import Card
from claude_desk.transcript.entries import ToolCall

Presenter = Callable[[ToolCall], Card]


def card_of(call: ToolCall) -> Card:
    """The card of a call, whatever its input and its result are. Never raises."""
    return Card(title=call.title, name=call.name)
