"""Control frames in both directions (protocol/README.md 6)."""

from typing import Annotated, Any, ClassVar, Literal

from pydantic import Field

from claude_desk.protocol.requests.permissions import CanUseTool
from claude_desk.protocol.tool_hold import HOOKS
from claude_desk.protocol.wire.base import LenientModel, WireModel

# --- requests of the CLI -----------------------------------------------------------------------


class HookCallback(WireModel):
    subtype: Literal["hook_callback"] = "hook_callback"
    callback_id: str = ""
    input: dict[str, Any] = Field(default_factory=dict)
    tool_use_id: str | None = None


class McpMessage(WireModel):
    subtype: Literal["mcp_message"] = "mcp_message"
    server_name: str = ""
    message: Any = None


class Elicitation(WireModel):
    subtype: Literal["elicitation"] = "elicitation"
    mcp_server_name: str = ""
    message: str = ""
    mode: str | None = None  # form (the default) or url
    url: str | None = None
    requested_schema: dict[str, Any] | None = None
    property_order: list[str] | None = None


class RequestUserDialog(WireModel):
    subtype: Literal["request_user_dialog"] = "request_user_dialog"
    dialog_kind: str = ""


class OtherRequest(LenientModel):
    """An unknown request, or a malformed request. The agent answers it with an error immediately."""

    subtype: str = ""


_KnownRequest = Annotated[
    CanUseTool | HookCallback | McpMessage | Elicitation | RequestUserDialog,
    Field(discriminator="subtype"),
]
IncomingRequest = Annotated[_KnownRequest | OtherRequest, Field(union_mode="left_to_right")]

# A numeric id is converted to text.
RequestId = Annotated[str, Field(coerce_numbers_to_str=True)]


class ControlRequest(LenientModel):
    """A request of the CLI. A malformed `request` is an OtherRequest, so that it can be answered too."""

    type: Literal["control_request"] = "control_request"
    request_id: RequestId
    request: IncomingRequest = Field(default_factory=OtherRequest)


class ControlCancelRequest(WireModel):
    """The CLI withdraws one of its requests. Do not answer the request or this message."""

    type: Literal["control_cancel_request"] = "control_cancel_request"
    request_id: RequestId


class ControlAnswer(LenientModel):
    """An answer. It is an error unless `subtype` is `success`. A success without content has no
    `response`."""

    subtype: str = "error"
    request_id: RequestId
    response: dict[str, Any] | None = None
    error: str | None = None
    error_code: str | None = None


class ControlResponse(WireModel):
    type: Literal["control_response"] = "control_response"
    response: ControlAnswer


# --- requests to the CLI -----------------------------------------------------------------------


class HostRequest(WireModel):
    """A request to the CLI. Subclasses set the subtype. Section 6.4 lists the answer to each request.

    `says_null`: whether a field that is None is sent as `null`, because null has a meaning in the request.
    Otherwise such a field is omitted.
    """

    says_null: ClassVar[bool] = False

    subtype: str


class Initialize(HostRequest):
    """The first request. `per_task_stop_affordance`: the user can stop each agent by itself, so an interrupt
    ends only the turn, and no agents in the background. `forward_subagent_text`: send the words of all
    agents, and the messages of agents inside agents. (2.1.330; old CLIs ignore both fields.)"""

    subtype: Literal["initialize"] = "initialize"
    per_task_stop_affordance: bool = Field(default=True, alias="perTaskStopAffordance")
    forward_subagent_text: bool = Field(default=True, alias="forwardSubagentText")
    hooks: dict[str, list[dict[str, Any]]] = HOOKS


class Interrupt(HostRequest):
    """Interrupt the turn. `cancel_queued`: also cancel the queued prompts. Only CLIs with the capability
    `interrupt_cancel_queued_v1` (2.1.330) do that.

    `send_now`: deliver the queued prompt `message_uuid` now. Only CLIs with the capability `SENDS_NOW` do
    that; other CLIs stop the turn. The answer's `send_now` is `delivering` (what runs moves to the
    background), `stopped` (the turn is stopped) or "nothing_waiting".
    """

    subtype: Literal["interrupt"] = "interrupt"
    cancel_queued: bool | None = None
    send_now: bool | None = None
    message_uuid: str | None = None


SENDS_NOW = "interrupt_send_now_v1"


class CancelAsyncMessage(HostRequest):
    """Cancel a prompt that the CLI has not begun to answer. The answer is `{cancelled: bool}`. Old CLIs never
    answer."""

    subtype: Literal["cancel_async_message"] = "cancel_async_message"
    message_uuid: str


class SetPermissionMode(HostRequest):
    subtype: Literal["set_permission_mode"] = "set_permission_mode"
    mode: str


class SetModel(HostRequest):
    """Set the model. None restores the default."""

    says_null = True

    subtype: Literal["set_model"] = "set_model"
    model: str | None = None


class SetMaxThinkingTokens(HostRequest):
    """Set the number of thinking tokens. 0 means no thinking; None means that the CLI decides. Models with
    adaptive thinking ignore the number."""

    says_null = True

    subtype: Literal["set_max_thinking_tokens"] = "set_max_thinking_tokens"
    max_thinking_tokens: int | None = None


class ApplyFlagSettings(HostRequest):
    """Change settings for this process only. A null value removes a setting.

    2.1.330 silently accepts an invalid value. 2.1.37 never answers.
    """

    says_null = True

    subtype: Literal["apply_flag_settings"] = "apply_flag_settings"
    settings: dict[str, Any]


class GetSettings(HostRequest):
    """Ask for the settings. The answer's `applied` has the current model and effort. 2.1.37 never answers."""

    subtype: Literal["get_settings"] = "get_settings"


class StopTask(HostRequest):
    """End a background task. 2.1.37 never answers."""

    subtype: Literal["stop_task"] = "stop_task"
    task_id: str


class BackgroundTasks(HostRequest):
    """Move the call to the background: a command, once its `task_started` has come, or an agent. The answer
    is `{backgrounded: bool}`. Old CLIs have no such tasks and never answer."""

    subtype: Literal["background_tasks"] = "background_tasks"
    tool_use_id: str


class RewindFiles(HostRequest):
    """Restore the state before a prompt of the user, in all files that Claude's tools have changed since.

    Checkpoints survive the process, a fork and later turns. They do not contain changes by shell commands.
    2.1.37 restores nothing from the checkpoints of 2.1.330, and reports no error.
    """

    subtype: Literal["rewind_files"] = "rewind_files"
    user_message_id: str  # the prompt's uuid
    dry_run: bool | None = None


class GetPlan(HostRequest):
    """Ask for the plan. The answer is `{exists, content?}`. This request is internal to new CLIs. Old CLIs
    never answer."""

    subtype: Literal["get_plan"] = "get_plan"


class InitializeAnswer(LenientModel):
    """The answer to `initialize` (section 6.3)."""

    commands: list[dict[str, Any]] = Field(default_factory=list)
    models: list[dict[str, Any]] = Field(default_factory=list)
    account: dict[str, Any] | None = None
    capabilities: list[str] = Field(default_factory=list)
    claude_code_version: str | None = None
    current_permission_mode: str | None = None  # internal to new CLIs


class RewindAnswer(LenientModel):
    """The answer to `rewind_files`. Only the answer to a dry run has file names and numbers of lines.

    `skipped_links`: the number of files that were skipped because a link or a folder is in the way. Only
    2.1.330 has this field, and not for a dry run.
    """

    can_rewind: bool = Field(default=False, alias="canRewind")
    error: str | None = None
    files_changed: list[str] = Field(default_factory=list, alias="filesChanged")
    insertions: int = 0
    deletions: int = 0
    skipped_links: int = Field(default=0, alias="skippedLinks")
