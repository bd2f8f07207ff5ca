"""Output of a CLI to a session, both valid and invalid."""

from typing import Any

from hypothesis import strategies as st

from claude_desk.agent.outcome import ProcessOutcome
from tests.fuzz.mutations import mutated
from tests.unit.transcript import cli_messages as f

LOST = "No conversation found with session ID: x"
MISPLACED = "No message found with message.uuid of: x"


def answer(request_id: str, how: f.Frame) -> f.Frame:
    """Return an answer to one of our requests."""
    return {"type": "control_response", "response": {**how, "request_id": request_id}}


ANSWERS = st.one_of(
    st.sampled_from(
        [
            {"subtype": "success"},
            {"subtype": "success", "response": {}},
            {"subtype": "success", "response": {"mode": "plan", "cancelled": True, "content": "the plan"}},
            {"subtype": "success", "response": {"cancelled": False, "still_queued": []}},
            {"subtype": "success", "response": {"current_permission_mode": "plan", "models": [5]}},
            {"subtype": "error", "error": "no"},
            {"subtype": "error", "error": "no", "error_code": "bypass_not_launched"},
        ]
    ),
    mutated(st.just({"subtype": "success", "response": {"mode": "plan", "models": [{"value": "m"}]}})),
)  # fmt: skip


def lifecycle(uuid: str, state: str) -> f.Frame:
    return {"type": "command_lifecycle", "command_uuid": uuid, "state": state}


def replay(uuid: str, how: str) -> list[f.Frame]:
    """Return the frames that begin a message's turn. With `replay` they are those of new versions, otherwise
    those of 2.1.37, which repeats the prompt after the answer."""
    told = f.replay("hi", uuid)
    if how == "replay":
        return [f.init(), told]
    return [f.init("2.1.37"), f.said(f.text("Hello")), told]


SPEECH = st.one_of(
    st.sampled_from(
        [
            [f.init()],
            [f.start(), *f.streamed(0, f.text(""), "Hel", "lo")],
            [f.said(f.text("Hello"))],
            [f.said(f.tool("t1"))],
            [f.said(f.tool("t2", "AskUserQuestion"))],
            [f.result_of("t1")],
            [f.result_of("t1"), f.said(f.text("More"))],
            [f.result()],
            [f.result()],
            [f.result("error_during_execution", terminal_reason="aborted_streaming")],
            [f.result(is_error=True, errors=[LOST], num_turns=0)],
            [f.result(is_error=True, errors=[MISPLACED], num_turns=0)],
            [
                f.said(
                    f.text("Invalid API key · Please run /login"),
                    error="authentication_failed",
                    model="<synthetic>",
                )
            ],
            [f.system("api_retry", attempt=1, max_retries=10, retry_delay_ms=500)],
            [f.system("status", status=None, permissionMode="plan")],
            [f.system("task_started", task_id="b1", tool_use_id="t1", description="d", is_backgrounded=True)],
            [f.system("background_tasks_changed", tasks=[{"task_id": "b1", "description": "d"}])],
            [{"type": "conversation_reset", "new_conversation_id": "other"}],
            [f.user("[Request interrupted by user]"), f.result("error_during_execution", is_error=True)],
        ]
    )
)

IDS = st.sampled_from(["c1", "c2", "c3", 7])
SUGGESTIONS = [
    {"type": "addRules", "rules": [{"toolName": "Bash", "ruleContent": "ls"}], "behavior": "allow",
     "destination": "localSettings"},
    {"type": "setMode", "mode": "acceptEdits", "destination": "session"},
]  # fmt: skip
QUESTION = {"questions": [{"question": "q?", "header": "h", "options": [{"label": "a"}, {"label": "b"}]}]}
TOOLS: list[tuple[str, dict[str, Any]]] = [
    ("Bash", {"command": "ls"}),
    ("AskUserQuestion", QUESTION),
    ("AskUserQuestion", {"questions": 5}),
    ("ExitPlanMode", {"plan": "do"}),
    ("ExitPlanMode", {}),
]
_SCHEMA = {"type": "object", "properties": {"a": {"type": "integer"}}}
_REQUESTS: list[f.Frame] = [
    *(
        {"subtype": "can_use_tool", "tool_name": name, "input": value, "tool_use_id": "t1",
         "permission_suggestions": SUGGESTIONS}
        for name, value in TOOLS
    ),
    {"subtype": "can_use_tool", "tool_name": "Bash", "input": {}, "tool_use_id": "t9", "agent_id": "g"},
    {"subtype": "elicitation", "mcp_server_name": "s", "message": "m", "requested_schema": _SCHEMA},
    {"subtype": "elicitation", "mcp_server_name": "s", "message": "m", "mode": "url", "url": "https://a.b/"},
    {"subtype": "elicitation", "requested_schema": {"properties": {"a": {"type": "x"}}}},
    {"subtype": "hook_callback", "callback_id": "h"},
    {"subtype": "tomorrow"},
]  # fmt: skip


def _request(id: Any, request: f.Frame) -> f.Frame:
    return {"type": "control_request", "request_id": id, "request": request}


REQUESTS = st.one_of(
    st.builds(_request, IDS, st.sampled_from(_REQUESTS)),
    st.builds(_request, IDS, st.sampled_from(_REQUESTS)),
    st.builds(_request, IDS, mutated(st.sampled_from(_REQUESTS))),
    st.builds(lambda id: {"type": "control_request", "request_id": id, "request": 5}, IDS),
    st.builds(lambda id: {"type": "control_cancel_request", "request_id": id}, IDS),
)
OUTCOMES = st.sampled_from(
    [
        ProcessOutcome(True, 0),
        ProcessOutcome(True, 1),
        ProcessOutcome(True, 143),
        ProcessOutcome(True, None, 9),
        ProcessOutcome(True, 1, stderr_tail=LOST),
        ProcessOutcome(False, error="No such file"),
    ]
)
