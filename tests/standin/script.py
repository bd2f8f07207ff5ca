"""The answers of the stand-in, as data."""

import itertools
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from tests.standin.gates import Gate


@dataclass(frozen=True)
class Pause:
    """A wait of `seconds` before the rest of the answer."""

    seconds: float


Part = str | Gate | Pause


class Text:
    """A text block. Its strings are sent in deltas of `size` characters, `every` seconds apart.

    Gates and pauses may be between the strings.
    """

    def __init__(self, *parts: Part, size: int = 12, every: float = 0.0) -> None:
        self.parts = parts
        self.size = size
        self.every = every

    @property
    def text(self) -> str:
        return "".join(part for part in self.parts if isinstance(part, str))


class Thinking(Text):
    """A thinking block. Its signature comes at its end, as from the API."""

    signature = "c2lnbmF0dXJl"


@dataclass(frozen=True)
class ToolUse:
    """A tool call. Its input is sent as partial JSON in pieces of `size` characters."""

    name: str
    input: dict[str, Any] = field(default_factory=dict)
    id: str = ""  # the stand-in makes a new id if this is empty
    size: int = 7
    gate: Gate | None = None  # gate in the middle of the input


Item = Text | ToolUse | Gate | Pause


class Answer:
    """One message of Claude: blocks, with gates and pauses between them.

    `stop_reason` is by default `tool_use` with a tool call and `end_turn` without one. `headers` are sent
    with the response.
    """

    def __init__(
        self,
        *items: Item | str,
        stop_reason: str | None = None,
        tokens_in: int = 100,
        tokens_out: int = 50,
        headers: tuple[tuple[str, str], ...] = (),
    ) -> None:
        self.items: tuple[Item, ...] = tuple(Text(item) if isinstance(item, str) else item for item in items)
        calls_a_tool = any(isinstance(item, ToolUse) for item in self.items)
        self.stop_reason = stop_reason or ("tool_use" if calls_a_tool else "end_turn")
        self.tokens_in = tokens_in
        self.tokens_out = tokens_out
        self.headers = headers


@dataclass(frozen=True)
class HttpError:
    """A refusal of the request: `status` and the error body of the API."""

    status: int
    kind: str = "api_error"
    message: str = "The stand-in was told to refuse this."
    headers: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True)
class StreamError:
    """A stream that sends `before` and then ends with an `error` event.

    The CLIs then ask again without streaming. That request gets `fallback`, or a 529 without one. With
    `always` that request gets the same stream again, and 2.1.37 ends the turn without a message.
    """

    before: Answer = field(default_factory=Answer)
    kind: str = "overloaded_error"
    message: str = "Overloaded"
    fallback: Answer | None = None
    always: bool = False


@dataclass(frozen=True)
class Cut:
    """A stream that sends `before` and then breaks: the connection closes without an `error` event. `within`:
    whether the stream breaks inside the last block."""

    before: Answer = field(default_factory=Answer)
    within: bool = False


Reply = Answer | HttpError | StreamError | Cut


@dataclass(frozen=True)
class Attempts:
    """One step that is requested several times. The first request gets the first reply, the second request
    gets the second reply, and so on.

    The last reply is repeated. `Attempts.failing(2, HttpError(529), Answer("ok"))` refuses the first two
    requests.
    """

    replies: Sequence[Reply]

    @staticmethod
    def failing(times: int, error: Reply, then: Reply) -> "Attempts":
        return Attempts([*itertools.repeat(error, times), then])


Step = Reply | Attempts


@dataclass
class Script:
    """The answers to one prompt. Step n answers a request in which n answers of Claude follow the prompt.

    Therefore a request that is sent again (a retry, the fallback without streaming) gets the same step again.
    `prompt` is a part of the user's text. With `forever` the last step is repeated.
    """

    prompt: str
    steps: Sequence[Step]
    forever: bool = False
    tries: dict[int, int] = field(default_factory=dict)

    def reply_to(self, index: int) -> Reply | None:
        """Return the reply to step `index`, or None after the script's last step."""
        if index >= len(self.steps) and not self.forever:
            return None
        index = min(index, len(self.steps) - 1)
        step = self.steps[index]
        if not isinstance(step, Attempts):
            return step
        attempt = self.tries.get(index, 0)
        self.tries[index] = attempt + 1
        return step.replies[min(attempt, len(step.replies) - 1)]
