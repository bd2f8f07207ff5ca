"""Matches our requests to the CLI with their answers, by id."""

import asyncio
import itertools
import secrets
from typing import Any

from claude_desk.agent.outcome import ProcessOutcome
from claude_desk.protocol.phrase import Text
from claude_desk.protocol.requests.control import ControlAnswer


class RequestFailed(Exception):
    """The CLI answered with an error. `code`: the error's code, such as `invalid_mode`; may be empty."""

    def __init__(self, error: Text, code: str = "") -> None:
        super().__init__(error or "Claude Code refused")
        self.error = error
        self.code = code


class RequestTimeout(Exception):
    """No answer came within `seconds`. CLIs up to 2.1.37 never answer an unknown request."""

    def __init__(self, seconds: float = 0.0) -> None:
        super().__init__(f"no answer within {seconds:g} s")
        self.seconds = seconds


class AgentGone(Exception):
    """No child runs that could answer. `outcome`: how the child ended; None if it was not started yet."""

    def __init__(self, outcome: ProcessOutcome | None) -> None:
        super().__init__(repr(outcome))
        self.outcome = outcome


class PendingControlRequests:
    """The requests that wait for an answer.

    Answers to all other ids are ignored: our own answers, which the CLI repeats on stdout, late answers, and
    second answers (CLI 2.1.37 answers `set_permission_mode` twice). Use the object from one running asyncio
    loop.
    """

    def __init__(self) -> None:
        # The child's end is stored as a result. asyncio would report an exception that is never retrieved.
        self._waiting: dict[str, asyncio.Future[ControlAnswer | ProcessOutcome]] = {}
        self._numbers = itertools.count(1)
        # Our ids must differ from the CLI's, because the CLI repeats our answers on stdout
        # (protocol/README.md 6.1).
        self._mark = secrets.token_hex(4)

    def open(self, request_id: str = "") -> str:
        """Register a request that waits for an answer. Return its id: `request_id`, or a new id."""
        request_id = request_id or f"desk_{self._mark}_{next(self._numbers)}"
        self._waiting[request_id] = asyncio.get_running_loop().create_future()
        return request_id

    async def answer(self, request_id: str, timeout: float) -> dict[str, Any]:
        """Wait for the answer and return it; {} if the answer has no content.

        Raise RequestFailed, RequestTimeout or AgentGone. This may be called again until `close`.
        """
        future = self._waiting[request_id]
        await asyncio.wait({future}, timeout=timeout)
        if not future.done():
            raise RequestTimeout(timeout)
        answer = future.result()
        if isinstance(answer, ProcessOutcome):
            raise AgentGone(answer)
        if answer.subtype != "success":
            raise RequestFailed(answer.error or "", answer.error_code or "")
        return answer.response or {}

    def close(self, request_id: str) -> None:
        """Stop waiting for this answer."""
        del self._waiting[request_id]

    def settle(self, answer: ControlAnswer) -> bool:
        """Pass an answer to the request with its id. Return False if no such request waits for an answer."""
        return self._settle(self._waiting.get(answer.request_id), answer)

    def fail_all(self, outcome: ProcessOutcome) -> None:
        """Let all waiting requests raise AgentGone, because the child has ended."""
        for future in self._waiting.values():
            self._settle(future, outcome)

    @staticmethod
    def _settle(
        future: "asyncio.Future[ControlAnswer | ProcessOutcome] | None",
        answer: ControlAnswer | ProcessOutcome,
    ) -> bool:
        if future is None or future.done():
            return False
        future.set_result(answer)
        return True
