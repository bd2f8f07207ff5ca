"""Makes the messages to the CLI. Each message is a line of ASCII JSON, with its newline."""

from collections.abc import Mapping, Sequence
from typing import Any

from claude_desk.protocol.requests.control import HostRequest
from claude_desk.protocol.requests.permissions import Deny, PermissionAnswer
from claude_desk.protocol.wire.authorship import TYPED, Authorship
from claude_desk.protocol.wire.framing import json_line


def user_message(
    text: str, uuid: str, carried: Sequence[Mapping[str, Any]] = (), authorship: Authorship = TYPED
) -> bytes:
    """Return the line of a prompt (section 8.1). `uuid`: the prompt's id, also in the session's file and in
    the replay. `carried`: content blocks to send before the text (section 8.2).

    Both CLIs look for `/` and `@` only in the last text block. So the composed beginning of the text has a
    block of its own before that block.
    """
    beginning, rest = authorship.split(text)
    content: Any = rest
    if carried or beginning:
        content = [*carried, *({"type": "text", "text": part} for part in (beginning, rest) if part)]
    frame: dict[str, Any] = {
        "type": "user",
        "message": {"role": "user", "content": content},
        "parent_tool_use_id": None,
        "session_id": "",
        "uuid": uuid,
    }
    if authorship.typed:
        frame["origin"] = {"kind": "human"}
    if pastes := [paste for paste in authorship.pastes if paste.strip() and paste in rest]:
        frame["inline_pastes"] = pastes
    return json_line(frame)


def control_request(request_id: str, request: HostRequest) -> bytes:
    body = request.model_dump(by_alias=True, exclude_none=not request.says_null)
    return json_line({"type": "control_request", "request_id": request_id, "request": body})


def permission_answer(request_id: str, answer: PermissionAnswer) -> bytes:
    return json_line(
        {
            "type": "control_response",
            "response": {"subtype": "success", "request_id": request_id, "response": _answer_body(answer)},
        }
    )


def _answer_body(answer: PermissionAnswer) -> dict[str, Any]:
    if isinstance(answer, Deny):
        return answer.model_dump(by_alias=True, exclude_none=True)
    # Copy the input unchanged, because a null in it has a meaning. Send only those fields of an update that
    # the CLI sent.
    body: dict[str, Any] = {"behavior": "allow", "updatedInput": answer.updated_input}
    if answer.updated_permissions:
        body["updatedPermissions"] = [
            update.model_dump(by_alias=True, exclude_unset=True) for update in answer.updated_permissions
        ]
    if answer.tool_use_id:
        body["toolUseID"] = answer.tool_use_id
    return body


def elicitation_answer(request_id: str, action: str, content: Mapping[str, Any] | None = None) -> bytes:
    """Return the answer to a server's question (section 6.6). `action`: accept, decline or cancel (the user
    did not answer). `content`: the values of the form."""
    said = {"action": action} | ({"content": dict(content)} if content is not None else {})
    answer = {"subtype": "success", "request_id": request_id, "response": said}
    return json_line({"type": "control_response", "response": answer})


def hook_answer(request_id: str) -> bytes:
    """Return the answer to a call of this program's hook (section 6.5)."""
    answer = {"subtype": "success", "request_id": request_id, "response": {}}
    return json_line({"type": "control_response", "response": answer})


def error_answer(request_id: str, error: str) -> bytes:
    return json_line(
        {
            "type": "control_response",
            "response": {"subtype": "error", "request_id": request_id, "error": error},
        }
    )
