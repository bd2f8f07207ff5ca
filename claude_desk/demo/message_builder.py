"""The messages that the CLI writes, in the shape of Claude Code 2.1.330 (protocol/README.md 4 and 7)."""

import datetime
import json
import uuid as uuids
from collections.abc import Iterator
from typing import Any

Frame = dict[str, Any]

STOPPED = "[Request interrupted by user]"
STOPPED_TOOL = "[Request interrupted by user for tool use]"
REJECTED = (
    "The user doesn't want to proceed with this tool use. The tool use was rejected (eg. if it was a file "
    "edit, the new_string was NOT written to the file). STOP what you are doing and wait for the user to "
    "tell you how to proceed."
)


class MessageBuilder:
    """Makes the messages of one session. Token counts are invented; costs are 0."""

    def __init__(
        self, session_id: str, cwd: str = "/", model: str = "demo", version: str = "2.1.330"
    ) -> None:
        self.session_id = session_id
        self.cwd = cwd
        self.model = model
        self.version = version

    def _frame(self, kind: str, **fields: Any) -> Frame:
        return {"type": kind, **fields, "session_id": self.session_id, "uuid": str(uuids.uuid4())}

    # --- frames around a turn ------------------------------------------------------------------

    def init(self, mode: str, tools: tuple[str, ...] = ("AskUserQuestion", "Bash", "ExitPlanMode")) -> Frame:
        return self._frame(
            "system",
            subtype="init",
            cwd=self.cwd,
            tools=list(tools),
            mcp_servers=[],
            model=self.model,
            permissionMode=mode,
            slash_commands=[],
            apiKeySource="none",
            claude_code_version=self.version,
            output_style="default",
            agents=[],
            skills=[],
            plugins=[],
            capabilities=["interrupt_receipt_v1", "msg_lifecycle_v1"],
        )

    def status(self, status: str | None, mode: str = "") -> Frame:
        extra = {"permissionMode": mode} if mode else {}
        return self._frame("system", subtype="status", status=status, **extra)

    def retry(self, attempt: int, attempts: int, wait_ms: float) -> Frame:
        return self._frame(
            "system",
            subtype="api_retry",
            attempt=attempt,
            max_retries=attempts,
            retry_delay_ms=wait_ms,
            error_status=529,
            error="overloaded",
        )

    def lifecycle(self, uuid: str, state: str) -> Frame:
        return self._frame("command_lifecycle", command_uuid=uuid, state=state)

    def replay(self, content: Any, uuid: str) -> Frame:
        return {**self._user(content), "uuid": uuid, "isReplay": True}

    def result(
        self, text: str, *, is_error: bool = False, turns: int = 1, ms: int = 0, tokens: int = 50
    ) -> Frame:
        return self._result(ms, turns, tokens) | {
            "subtype": "success",
            "is_error": is_error,
            "result": text,
            "stop_reason": "stop_sequence" if is_error else "end_turn",
            "terminal_reason": "api_error" if is_error else "completed",
        }

    def stopped_result(
        self, *, in_tool: bool = False, turns: int = 1, ms: int = 0, tokens: int = 50
    ) -> Frame:
        return self._result(ms, turns, tokens) | {
            "subtype": "error_during_execution",
            "is_error": True,
            "errors": ["[ede_diagnostic] result_type=user last_content_type=n/a stop_reason=null"],
            "stop_reason": "tool_use" if in_tool else None,
            "terminal_reason": "aborted_tools" if in_tool else "aborted_streaming",
        }

    def _result(self, ms: int, turns: int, tokens: int) -> Frame:
        usage = {"input_tokens": 100 * turns, "output_tokens": tokens}
        usage |= {"cache_read_input_tokens": 0, "cache_creation_input_tokens": 0}
        return self._frame(
            "result",
            duration_ms=ms,
            duration_api_ms=ms,
            num_turns=turns,
            total_cost_usd=0.0,
            usage=usage,
            modelUsage={},
            permission_denials=[],
        )

    # --- messages of Claude --------------------------------------------------------------------

    def stream(self, event: Frame) -> Frame:
        return self._frame("stream_event", event=event, parent_tool_use_id=None)

    def message_start(self, message_id: str) -> Frame:
        return self.stream({"type": "message_start", "message": self._api_message(message_id, [])})

    def message_end(self, stop_reason: str | None = "end_turn") -> list[Frame]:
        delta = {"stop_reason": stop_reason, "stop_sequence": None}
        return [
            self.stream({"type": "message_delta", "delta": delta, "usage": {"output_tokens": 50}}),
            self.stream({"type": "message_stop"}),
        ]

    def block_start(self, index: int, block: Frame) -> Frame:
        start = block | _EMPTY[block["type"]]
        return self.stream({"type": "content_block_start", "index": index, "content_block": start})

    def deltas(self, index: int, block: Frame, size: int) -> Iterator[tuple[str, Frame]]:
        """Yield the pieces of a block, `size` characters each, with their frames."""
        kind, text = _written(block)
        for start in range(0, len(text), size):
            piece = text[start : start + size]
            delta = {"type": f"{kind}_delta", _DELTA_FIELD[kind]: piece}
            yield piece, self.stream({"type": "content_block_delta", "index": index, "delta": delta})

    def block_stop(self, index: int) -> Frame:
        return self.stream({"type": "content_block_stop", "index": index})

    def assistant(self, message_id: str, block: Frame, **extra: Any) -> Frame:
        message = self._api_message(message_id, [block])
        return self._frame("assistant", message=message, parent_tool_use_id=None, timestamp=_now(), **extra)

    def api_error(self, text: str, error: str) -> Frame:
        message = self._api_message(str(uuids.uuid4()), [{"type": "text", "text": text}])
        message |= {"model": "<synthetic>", "stop_reason": "stop_sequence"}
        return self._frame("assistant", message=message, parent_tool_use_id=None, error=error)

    def _api_message(self, message_id: str, content: list[Frame]) -> Frame:
        usage = {"input_tokens": 100, "output_tokens": 1}
        usage |= {"cache_read_input_tokens": 0, "cache_creation_input_tokens": 0}
        return {
            "id": message_id,
            "type": "message",
            "role": "assistant",
            "model": self.model,
            "content": content,
            "stop_reason": None,
            "stop_sequence": None,
            "usage": usage,
        }

    # --- tools ---------------------------------------------------------------------------------

    def can_use_tool(self, tool: Frame, **extra: Any) -> Frame:
        """Return the request of a `control_request` for a `tool_use` block."""
        request = {
            "subtype": "can_use_tool",
            "tool_name": tool["name"],
            "display_name": tool["name"],
            "input": tool["input"],
            "tool_use_id": tool["id"],
        }
        return request | extra

    def tool_result(self, tool_id: str, content: str, structured: Any, *, is_error: bool = False) -> Frame:
        block = {"tool_use_id": tool_id, "type": "tool_result", "content": content, "is_error": is_error}
        return {**self._user([block]), "tool_use_result": structured}

    def note(self, text: str) -> Frame:
        """Return a `user` message that comes from the CLI itself, such as STOPPED."""
        return self._user([{"type": "text", "text": text}])

    def _user(self, content: Any) -> Frame:
        return self._frame(
            "user",
            message={"role": "user", "content": content},
            parent_tool_use_id=None,
            timestamp=_now(),
        )


def control_request(request_id: str, request: Frame) -> Frame:
    return {"type": "control_request", "request_id": request_id, "request": request}


def control_answer(request_id: str, response: Frame | None) -> Frame:
    """Return a success response. With None, the response is empty and has no `response` key
    (protocol/README.md 6.1)."""
    body: Frame = {"subtype": "success", "request_id": request_id}
    if response is not None:
        body["response"] = response
    return {"type": "control_response", "response": body}


def control_error(request_id: str, error: str, code: str = "") -> Frame:
    body = {"subtype": "error", "request_id": request_id, "error": error}
    if code:
        body["error_code"] = code
    return {"type": "control_response", "response": body}


_EMPTY: dict[str, Frame] = {
    "text": {"text": ""},
    "thinking": {"thinking": "", "signature": ""},
    "tool_use": {"input": {}},
}
_DELTA_FIELD = {"text": "text", "thinking": "thinking", "input_json": "partial_json"}


def _written(block: Frame) -> tuple[str, str]:
    """Return the kind of a block's deltas, and the text that they contain together."""
    if block["type"] == "tool_use":
        return "input_json", json.dumps(block["input"])
    return block["type"], block[block["type"]]


def _now() -> str:
    return datetime.datetime.now(datetime.UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")
