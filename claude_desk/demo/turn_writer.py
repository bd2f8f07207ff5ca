"""Writes the turns of the demo agent. Like Claude Code 2.1.330, the demo agent streams text, thinking and
tool calls. The user can stop a turn at any moment."""

import os
import time
import uuid
from collections import deque
from dataclasses import dataclass, field
from typing import Any

from claude_desk.demo import message_builder
from claude_desk.demo.channel import Channel
from claude_desk.demo.message_builder import MessageBuilder

Frame = dict[str, Any]

MODES = ("acceptEdits", "auto", "bypassPermissions", "default", "dontAsk", "plan")
_THINKS_AS_IT_NEEDS = {"supportsAdaptiveThinking": True, "supportsThinkingOff": False}
PIECE = 6
PIECE_SECONDS = 0.012


class TurnStopped(Exception):
    """The user stopped the turn."""


@dataclass(frozen=True)
class Decision:
    """The user's answer to a request. `input` is the allowed input, which the user may have changed."""

    allowed: bool
    input: Frame
    message: str = ""
    updates: list[Frame] = field(default_factory=list)

    def mode(self) -> str:
        """Return the permission mode that came with the answer; an empty string without a mode."""
        return next((str(u.get("mode", "")) for u in self.updates if u.get("type") == "setMode"), "")


class TurnWriter:
    """Writes one conversation and handles the host's messages. `pace` scales the pauses (0: no pauses)."""

    def __init__(self, channel: Channel, wire_: MessageBuilder, mode: str, pace: float) -> None:
        self.prompts: deque[Frame] = deque()
        self.wire = wire_
        self.mode = mode
        self._channel = channel
        self._pace = pace
        self._rules: set[str] = set()
        self._answers: dict[str, Frame] = {}
        self._asked = ""  # id of the request that waits for the user
        self._tool = ""  # id of the tool call that runs or waits
        self._message = ""
        self._index = 0
        self._block: Frame | None = None
        self._said = ""  # the open block's text so far
        self.working = False  # whether a turn is running
        self.begin_turn()

    # --- the turn ------------------------------------------------------------------------------

    def begin_turn(self) -> None:
        self._began = time.monotonic()
        self.tokens = 0
        self.messages = 0

    def milliseconds(self) -> int:
        return int((time.monotonic() - self._began) * 1000)

    def write(self, *frames: Frame) -> None:
        for frame in frames:
            self._channel.write(frame)

    def write_error(self, text: str) -> None:
        self._channel.write_error(text.encode())

    def wait_for_prompt(self) -> Frame:
        while not self.prompts:
            self._receive(self._channel.read(None))
        return self.prompts.popleft()

    def pause(self, seconds: float) -> None:
        """Wait, and handle the host's messages meanwhile. Raise `TurnStopped` if the host interrupts."""
        end = time.monotonic() + seconds * self._pace
        while True:
            message = self._channel.read(max(0.0, end - time.monotonic()))
            if message is None:
                return
            self._receive(message)

    # --- speaking ------------------------------------------------------------------------------

    def open_message(self) -> None:
        self._message = f"msg_{uuid.uuid4().hex[:24]}"
        self._index = 0
        self.messages += 1
        self.write(self.wire.status("requesting"))
        self.pause(0.25)
        self.write(self.wire.message_start(self._message))

    def close_message(self, reason: str = "end_turn") -> None:
        self.write(*self.wire.message_end(reason))
        self._message = ""

    def say(self, text: str) -> None:
        self._stream({"type": "text", "text": text.strip()})

    def think(self, text: str) -> None:
        self._stream({"type": "thinking", "thinking": text.strip(), "signature": "ZGVtbw=="})

    def tool(self, name: str, given: Frame) -> Frame:
        """Write a tool call and return its block. Call `finish_tool` afterwards."""
        block = {"type": "tool_use", "id": f"toolu_{uuid.uuid4().hex[:24]}", "name": name, "input": given}
        self._stream(block)
        self._tool = str(block["id"])
        return block

    def finish_tool(self, content: str, structured: Any, *, is_error: bool = False) -> None:
        self.write(self.wire.tool_result(self._tool, content, structured, is_error=is_error))
        self._tool = ""

    def _stream(self, block: Frame) -> None:
        self._block, self._said = block, ""
        self.write(self.wire.block_start(self._index, block))
        for piece, frame in self.wire.deltas(self._index, block, PIECE):
            self.write(frame)
            self._said += piece
            self.pause(PIECE_SECONDS)
        self.write(self.wire.assistant(self._message, block), self.wire.block_stop(self._index))
        self.tokens += 1 + len(self._said) // 4
        self._block = None
        self._index += 1

    # --- permission requests -------------------------------------------------------------------

    def asks(self, rule: str = "") -> bool:
        """Return whether the user has to be asked about a call. The user is not asked in the mode
        `bypassPermissions`, or if they always allow `rule`."""
        return self.mode != "bypassPermissions" and not (rule and rule in self._rules)

    def ask(self, block: Frame, rule: str = "", **extra: Any) -> Decision:
        """Ask the user whether this tool call may run, unless no question is needed. Return the decision.
        Raise `TurnStopped` if the user stops the turn."""
        if not self.asks(rule):
            return Decision(True, block["input"])
        if rule:
            rules = [{"toolName": block["name"], "ruleContent": rule}]
            update = {"type": "addRules", "rules": rules, "behavior": "allow", "destination": "localSettings"}
            extra["permission_suggestions"] = [update]
        self._asked = str(uuid.uuid4())
        self.write(message_builder.control_request(self._asked, self.wire.can_use_tool(block, **extra)))
        while self._asked not in self._answers:
            self._receive(self._channel.read(None))
        answer = self._answers.pop(self._asked)
        self._asked = ""
        return self._decided(answer, block)

    def _decided(self, answer: Frame, block: Frame) -> Decision:
        response = answer.get("response") or {}
        if response.get("behavior") != "allow":
            if response.get("interrupt"):
                raise TurnStopped
            return Decision(False, block["input"], str(response.get("message", answer.get("error", ""))))
        updates = [u for u in response.get("updatedPermissions") or [] if isinstance(u, dict)]
        for update in updates:
            for rule in update.get("rules") or []:
                self._rules.add(str(rule.get("ruleContent", "")))
        return Decision(True, response.get("updatedInput") or block["input"], updates=updates)

    def set_mode(self, mode: str) -> None:
        self.mode = mode
        self.write(self.wire.status(None, mode))

    # --- the end of a stopped turn -------------------------------------------------------------

    def end_stopped(self) -> None:
        """Write the messages that 2.1.330 writes after an interrupt, in the same order. In
        tests/recordings/2.1.330, interrupt_stream.ndjson and interrupt_tool.ndjson show these messages."""
        in_tool = bool(self._tool)
        if in_tool:
            self.finish_tool(message_builder.REJECTED, "User rejected tool use", is_error=True)
            self.write(self.wire.note(message_builder.STOPPED_TOOL))
        else:
            block = self._block
            if block and block["type"] == "text" and self._said:
                said = {"type": "text", "text": self._said}
                self.write(self.wire.assistant(self._message, said, aborted=True))
            self.write(self.wire.note(message_builder.STOPPED))
            if block:
                self.write(self.wire.block_stop(self._index))
            if self._message:
                self.write(*self.wire.message_end(None))
        result = self.wire.stopped_result(
            in_tool=in_tool, turns=self.messages, ms=self.milliseconds(), tokens=self.tokens
        )
        self.write(result)
        self._block, self._message, self._asked = None, "", ""

    # --- messages of the host ------------------------------------------------------------------

    def _receive(self, message: Frame | None) -> None:
        if message is None:
            return
        kind = message.get("type")
        if kind == "user":
            self.prompts.append(message)
            if message.get("uuid"):
                self.write(self.wire.lifecycle(message["uuid"], "queued"))
        elif kind == "control_response":
            self._answers[message["response"]["request_id"]] = message["response"]
        elif kind == "control_request":
            self._answer(message["request_id"], message["request"])

    def _answer(self, request_id: str, request: Frame) -> None:
        subtype = request.get("subtype")
        if subtype == "initialize":
            self.write(message_builder.control_answer(request_id, self._initialized()))
        elif subtype == "interrupt":
            if request.get("cancel_queued"):
                self._cancel(*self.prompts)
            self._interrupt(request_id)
        elif subtype == "cancel_async_message":
            wanted = [p for p in self.prompts if p.get("uuid") == request.get("message_uuid")]
            self._cancel(*wanted)
            self.write(message_builder.control_answer(request_id, {"cancelled": bool(wanted)}))
        elif subtype == "set_permission_mode":
            self._change_mode(request_id, str(request.get("mode")))
        elif subtype == "set_model":
            self.wire.model = request.get("model") or "demo"
            self.write(message_builder.control_answer(request_id, {"model": self.wire.model}))
        else:
            words = f"Unsupported control request subtype: {subtype}"
            self.write(message_builder.control_error(request_id, words, "unsupported_request"))

    def _cancel(self, *prompts: Frame) -> None:
        for prompt in prompts:
            self.prompts.remove(prompt)
            self.write(self.wire.lifecycle(str(prompt.get("uuid")), "cancelled"))

    def _interrupt(self, request_id: str) -> None:
        if self._asked:
            self.write({"type": "control_cancel_request", "request_id": self._asked})
        queued = [prompt["uuid"] for prompt in self.prompts if prompt.get("uuid")]
        self.write(message_builder.control_answer(request_id, {"still_queued": queued}))
        if self.working:
            raise TurnStopped

    def _change_mode(self, request_id: str, mode: str) -> None:
        if mode not in MODES:
            words = f"Cannot set permission mode: must be one of {', '.join(MODES)}"
            self.write(message_builder.control_error(request_id, words, "invalid_mode"))
            return
        self.write(message_builder.control_answer(request_id, {"mode": mode}))
        self.set_mode(mode)

    def _initialized(self) -> Frame:
        models = [
            {"value": value, "displayName": name, "description": words, **_THINKS_AS_IT_NEEDS}
            for value, name, words in (
                ("default", "Demo", "No model: a make-believe Claude"),
                ("puppet", "Puppet", "The same, with a funnier name"),
            )
        ]
        return {
            "commands": [],
            "agents": [],
            "models": models,
            "account": {"tokenSource": "none"},
            "output_style": "default",
            "available_output_styles": ["default"],
            "claude_code_version": self.wire.version,
            "pid": os.getpid(),
            "current_permission_mode": self.mode,
        }
