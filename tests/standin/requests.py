"""A request that the stand-in received, and the facts that can be read from it."""

import itertools
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any


class Kind(StrEnum):
    TURN = "turn"  # a request of a conversation: the main conversation or a subagent's
    SIDE = "side"  # a request without tools: a title, a summary, a page for WebFetch, a check of the key
    COUNT = "count"  # count_tokens
    OTHER = "other"  # every request outside the Messages API


@dataclass
class Request:
    method: str
    path: str  # without the query
    query: str
    headers: dict[str, str]  # names in lower case
    body: dict[str, Any]
    kind: Kind
    prompt: str = ""  # prompt of the script that answered, or an empty string
    step: int = 0  # step of that script
    aborted: bool = False  # whether the CLI hung up before the end of the answer
    answered: bool = field(default=False)

    @property
    def messages(self) -> list[dict[str, Any]]:
        found = self.body.get("messages")
        return found if isinstance(found, list) else []

    @property
    def streams(self) -> bool:
        return self.body.get("stream") is True

    @property
    def tools(self) -> list[str]:
        return [str(tool.get("name", "")) for tool in self.body.get("tools") or []]

    @property
    def model(self) -> str:
        return str(self.body.get("model", ""))

    @property
    def system(self) -> str:
        """The system prompt as text."""
        system = self.body.get("system") or ""
        return system if isinstance(system, str) else "\n".join(str(b.get("text", "")) for b in system)

    def user_texts(self) -> list[str]:
        """Return the texts of the user's messages, oldest first, without tool results."""
        return [
            text for message in self.messages if message.get("role") == "user" for text in texts_of(message)
        ]

    def find_prompt(self, prompt: str) -> tuple[int, int]:
        """Return the index of the user's last message that contains `prompt`, and the index of the text in
        that message. Without such a message return (-1, -1).

        After an interrupt the CLI sends the stopped prompt and the next prompt as texts of one message.
        """
        for index in range(len(self.messages) - 1, -1, -1):
            message = self.messages[index]
            if message.get("role") == "user":
                held = [n for n, text in enumerate(texts_of(message)) if prompt in text]
                if held:
                    return index, held[-1]
        return -1, -1

    def answers_after(self, index: int) -> int:
        """Return how many of Claude's answers follow message `index`. Several of Claude's messages in a row
        count as one answer."""
        roles = [message.get("role") for message in self.messages[index:]]
        return sum(1 for before, role in itertools.pairwise(roles) if role == "assistant" != before)

    def tool_results(self) -> list[dict[str, Any]]:
        """Return all `tool_result` blocks of the conversation, oldest first."""
        return [
            block
            for message in self.messages
            if message.get("role") == "user"
            for block in blocks_of(message)
            if block.get("type") == "tool_result"
        ]


def blocks_of(message: dict[str, Any]) -> list[dict[str, Any]]:
    content = message.get("content")
    if isinstance(content, str):
        return [{"type": "text", "text": content}]
    return [block for block in content or [] if isinstance(block, dict)]


def texts_of(message: dict[str, Any]) -> list[str]:
    return [str(block.get("text", "")) for block in blocks_of(message) if block.get("type") == "text"]


def result_text(block: dict[str, Any]) -> str:
    """Return the text of a `tool_result` block."""
    content = block.get("content", "")
    if isinstance(content, str):
        return content
    return "\n".join(str(part.get("text", "")) for part in content if isinstance(part, dict))
