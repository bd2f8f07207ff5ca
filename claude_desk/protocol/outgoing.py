"""What we write to the CLI: one line of ASCII JSON each, with its newline."""

import json
from typing import Any

from claude_desk.protocol.control import HostRequest
from claude_desk.protocol.parse import mend_surrogates
from claude_desk.protocol.permissions import PermissionAnswer


def _line(value: dict[str, Any]) -> bytes:
    return json.dumps(mend_surrogates(value), separators=(",", ":")).encode("ascii") + b"\n"


def user_message(text: str, uuid: str) -> bytes:
    """A prompt (section 6.1). The uuid becomes its id in the session's file and in the replay."""
    return _line(
        {
            "type": "user",
            "message": {"role": "user", "content": text},
            "parent_tool_use_id": None,
            "session_id": "",
            "uuid": uuid,
        }
    )


def control_request(request_id: str, request: HostRequest) -> bytes:
    # `model: null` of set_model has a meaning; other Nones are absent fields.
    body = request.model_dump(by_alias=True, exclude_none=request.subtype != "set_model")
    return _line({"type": "control_request", "request_id": request_id, "request": body})


def permission_answer(request_id: str, answer: PermissionAnswer) -> bytes:
    body = answer.model_dump(by_alias=True, exclude_none=True)
    if answer.behavior == "allow":
        body["updatedInput"] = answer.updated_input  # None inside the input is the tool's own
        if answer.updated_permissions is not None:
            # As the CLI suggested them: with all that was there, and nothing besides.
            updates = answer.updated_permissions
            body["updatedPermissions"] = [u.model_dump(by_alias=True, exclude_unset=True) for u in updates]
    return _line(
        {
            "type": "control_response",
            "response": {"subtype": "success", "request_id": request_id, "response": body},
        }
    )


def error_answer(request_id: str, error: str) -> bytes:
    return _line(
        {
            "type": "control_response",
            "response": {"subtype": "error", "request_id": request_id, "error": error},
        }
    )
