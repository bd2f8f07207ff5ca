"""Messages to Claude about an agent. The host cannot speak to an agent, so Claude passes the message on. The
messages are in English, because Claude reads them."""

import re
from collections.abc import Iterable

from claude_desk.protocol.wire.authorship import COMPOSED, PROMPT_END, Authorship
from claude_desk.transcript.text.text_sanitizer import one_line

_LONGEST = 120  # the most characters of an agent's name
_UNQUOTED = str.maketrans("", "", '"@')
_ADDRESS = re.compile(r'(?:\A|(?<=\n\n))To the agent "[^"@\n]*" \([^()\n]*\): ')  # of `message_for`


def message_for(agent_id: str, name: str, text: str) -> str:
    """Return the message that has Claude pass `text` on to an agent."""
    return f"To the agent {_named(agent_id, name)}: {text}"


def returned_text(messages: Iterable[str]) -> str:
    """Return the text of messages that go back to the composer, without the agents that `message_for` named.
    Text that was put before such a message stays."""
    return "\n\n".join(text for text in (_ADDRESS.sub("", each, count=1) for each in messages) if text)


def call_again(agent_id: str, name: str) -> tuple[str, Authorship]:
    """Return the message that has Claude continue an agent that has ended."""
    text = f"Continue the agent {_named(agent_id, name)} where it left off. Do not begin another agent."
    return text, COMPOSED


def begin_anew(name: str, kind: str, asked: str) -> tuple[str, Authorship]:
    """Return the message that has Claude begin another agent with the prompt of an earlier agent. `kind`: the
    type of the agent, "" for Claude's choice. The CLI expands no `@` in the prompt."""
    of_kind = f" of the type {one_line(kind, _LONGEST)}" if kind else ""
    text = f'Begin a new agent "{_quoted(name)}"{of_kind} with this prompt:\n\n{asked}'
    return f"{text}\n\n{PROMPT_END}", Authorship(text, typed=False)


def _named(agent_id: str, name: str) -> str:
    return f'"{_quoted(name)}" ({_quoted(agent_id)})'


def _quoted(name: str) -> str:
    """Return a name or an id as one line, without quotation marks, and without `@`, which the CLI would
    expand. Both may come from a file."""
    return one_line(name, _LONGEST).translate(_UNQUOTED)
