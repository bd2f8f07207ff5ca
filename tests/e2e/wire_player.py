"""Plays a scenario at the bare wire, and derives the names of the rows from its frames.

The player shares no code with the program, so its rows show what the CLI itself wrote. It reads final
messages, and deltas only if a stop prevented the final message.
"""

import json
from collections.abc import Sequence
from typing import Any

from tests.e2e.steps import (
    Act,
    AnswerQuestions,
    AsksFor,
    Decide,
    DecidePlan,
    ReachesGate,
    Release,
    Say,
    Shows,
    Stop,
    TurnEnds,
)
from tests.standin import StandIn
from tests.standin.requests import blocks_of, result_text
from tests.wire_client import Frame, WireCli, allow, answer_questions, deny

DENIED = "The user denied this tool call."


class WirePlayer:
    """Call `play` with the acts, then read `rows()`."""

    def __init__(self, cli: WireCli, api: StandIn) -> None:
        self._cli = cli
        self._api = api
        self._pending: Frame | None = None
        self._denied: set[str] = set()
        self._stopped = False

    def play(self, acts: Sequence[Act]) -> None:
        for act in acts:
            self._do(act)

    def rows(self) -> list[str]:
        """Return the names of the rows that the window should have."""
        return _Rows(self._denied).read([(direction, frame) for _, direction, frame in self._cli.log])

    def _do(self, act: Act) -> None:
        match act:
            case Say(text):
                self._cli.say(text)
            case TurnEnds():
                self._cli.wait_for_result()
            case Decide(tool, button):
                self._decide(self._asked_for(tool), button)
            case AnswerQuestions(answers):
                ask = self._asked_for("AskUserQuestion")
                self._cli.answer(ask, answer_questions(answers)(ask["request"]))
            case DecidePlan(button):
                ask = self._asked_for("ExitPlanMode")
                self._decide(ask, "Deny" if button == "Keep planning" else "Allow once")
            case ReachesGate(name):
                self._api.gate(name).wait_reached()
            case Release(name):
                self._api.gate(name).release()
            case Shows(text):
                self._cli.wait_for(lambda _: text in self._streamed())
            case AsksFor(tool):
                self._pending = self._asked_for(tool)
            case Stop():
                if self._pending is not None:
                    self._decide(self._pending, "Stop")
                self._cli.request("interrupt", "stop")

    def _asked_for(self, tool: str) -> Frame:
        ask = self._cli.wait_for_ask()
        assert ask["request"]["tool_name"] == tool, ask
        return ask

    def _decide(self, ask: Frame, button: str) -> None:
        request = ask["request"]
        if button == "Allow once":
            answer = allow(request)
        elif button == "Always allow":
            rules = [s for s in request["permission_suggestions"] if s["type"] == "addRules"]
            assert len(rules) == 1, request
            answer = {**allow(request), "updatedPermissions": rules}
        else:
            self._denied.add(request["tool_use_id"])
            answer = deny(DENIED, interrupt=button == "Stop")(request)
        self._cli.answer(ask, answer)

    def _streamed(self) -> str:
        deltas = [f["event"].get("delta", {}) for f in self._cli.frames if f.get("type") == "stream_event"]
        return "".join(str(delta.get("text", "")) for delta in deltas)


class _Rows:
    """Rows from final messages, and from deltas if a stop prevented the final message (2.1.37)."""

    def __init__(self, denied: set[str]) -> None:
        self._names: list[str] = []
        self._tools: dict[str, tuple[int, str]] = {}
        self._denied = denied
        self._open = ""

    def read(self, log: Sequence[tuple[str, Frame]]) -> list[str]:
        for direction, frame in log:
            kind = frame.get("type")
            if direction == "in" and kind == "user":
                self._names.append(f"You: {frame['message']['content']}")
            elif direction == "out" and kind == "stream_event":
                self._delta(frame["event"])
            elif direction == "out" and kind == "assistant":
                self._assistant(frame)
            elif direction == "out" and kind == "user" and not frame.get("isReplay"):
                self._results(frame)
            elif direction == "out" and kind == "result":
                self._result(frame)
        return self._names

    def _delta(self, event: Frame) -> None:
        self._open += str(event.get("delta", {}).get("text", ""))

    def _assistant(self, frame: Frame) -> None:
        self._open = ""
        is_error = frame["message"].get("model") == "<synthetic>"
        for block in blocks_of(frame["message"]):
            if block["type"] == "text":
                self._names.append(f"{'Error' if is_error else 'Claude'}: {block['text']}")
            elif block["type"] == "thinking":
                self._names.append(f"Thinking: {block['thinking']}")
            elif block["type"] == "tool_use":
                name = f"Tool: {block['name']}: {_plain(block['input'])}"
                self._tools[block["id"]] = (len(self._names), name)
                self._names.append(f"{name}, running")

    def _results(self, frame: Frame) -> None:
        for block in blocks_of(frame["message"]):
            if block.get("tool_use_id") not in self._tools:
                continue
            index, name = self._tools[block["tool_use_id"]]
            text = result_text(block)
            self._names[index] = f"{name}, {self._state(block, text)}, {text}"

    def _state(self, block: dict[str, Any], text: str) -> str:
        if block["tool_use_id"] in self._denied:
            return "denied"
        if not block.get("is_error"):
            return "done"
        # the first text is from 2.1.37, the second from 2.1.330
        stopped = "[Request interrupted by user for tool use]" in text or "doesn't want to proceed" in text
        return "stopped" if stopped else "failed"

    def _result(self, frame: Frame) -> None:
        if self._open:
            self._names.append(f"Claude: {self._open}")
        self._open = ""
        silent = frame["subtype"] != "success" and frame["num_turns"] == 1
        if silent:  # 2.1.37 ends the turn like this after a stream error
            self._names.append("Error: the turn ended without a word")
        self._names.append(f"Turn: {frame['subtype']}")


def _plain(tool_input: dict[str, Any]) -> str:
    return "; ".join(v if isinstance(v, str) else json.dumps(v) for v in tool_input.values())
