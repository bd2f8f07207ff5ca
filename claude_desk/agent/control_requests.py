"""Our requests to the CLI, matched with their answers by id."""

import asyncio
import itertools
import secrets
from typing import Any

from claude_desk.agent.outcome import ProcessOutcome
from claude_desk.protocol.phrase import Text
from claude_desk.protocol.requests.control import ControlAnswer


class RequestFailed(Exception):
    """The CLI answered with an error: its words, and its code where it has one (`invalid_mode`, ...)."""

    def __init__(self, error: Text, code: str = "") -> None:
        super().__init__(error or "Claude Code refused")
        self.error = error
        self.code = code


class RequestTimeout(Exception):
    """No answer came in so many seconds. CLIs up to 2.1.37 never answer what they do not know."""

    def __init__(self, seconds: float = 0.0) -> None:
        super().__init__(f"no answer within {seconds:g} s")
        self.seconds = seconds


class AgentGone(Exception):
    """There is no child that could answer; `outcome` says how it ended, None if it never ran."""

    def __init__(self, outcome: ProcessOutcome | None) -> None:
        super().__init__(repr(outcome))
        self.outcome = outcome


class PendingControlRequests:
    """The requests that wait for an answer.

    An answer to an id that is not waiting (another's, one that timed out, a second one: 2.1.37 answers
    `set_permission_mode` twice) is ignored. To be used from one running asyncio loop.
    """

    def __init__(self) -> None:
        # A result, not an exception, tells that the child has ended: nobody may be waiting.
        self._waiting: dict[str, asyncio.Future[ControlAnswer | ProcessOutcome]] = {}
        self._numbers = itertools.count(1)
        # The CLI repeats our own answers on stdout (section 6.1): ids of two senders must not meet.
        self._mark = secrets.token_hex(4)

    def open(self, request_id: str = "") -> str:
        """Give a new id to send a request with, or wait for the answer to this one, which was sent."""
        request_id = request_id or f"desk_{self._mark}_{next(self._numbers)}"
        self._waiting[request_id] = asyncio.get_running_loop().create_future()
        return request_id

    async def answer(self, request_id: str, timeout: float) -> dict[str, Any]:
        """Wait for the answer, {} if it is void. Raises RequestFailed, RequestTimeout, AgentGone.

        It may be called again until the request is closed.
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
        """Nobody waits for this answer any more."""
        del self._waiting[request_id]

    def settle(self, answer: ControlAnswer) -> bool:
        """Hand an answer to whoever waits for it; False if nobody does."""
        return self._settle(self._waiting.get(answer.request_id), answer)

    def fail_all(self, outcome: ProcessOutcome) -> None:
        """The child has ended: nobody will be answered any more."""
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
